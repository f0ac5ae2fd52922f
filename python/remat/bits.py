# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes constants of type i1, such as masks, in a form that every version of MLIR reads.

MLIR prints constants of more than a hundred elements as hexadecimal digits. LLVM 22 packs eight i1 elements into a
byte. The versions inside JAX, IREE and torch-mlir use one byte for each element. No version of MLIR reads both forms.
"""

import math
import re

CONSTANT = re.compile(r'dense<"0x([0-9A-Fa-f]+)"> : (tensor|vector)<((?:\d+x)+)i1>')


def listed(text):
    """Returns MLIR text whose large i1 constants are lists of elements, which every version reads."""
    return CONSTANT.sub(as_list, text)


def as_list(match):
    digits, kind, shape = match.groups()
    extents = [int(extent) for extent in shape[:-1].split("x")]
    elements = elements_of(bytes.fromhex(digits), extents)
    if elements is None:
        return match[0]
    for extent in reversed(extents):
        elements = [f"[{', '.join(elements[i : i + extent])}]" for i in range(0, len(elements), extent)]
    return f"dense<{elements[0]}> : {kind}<{shape}i1>"


def elements_of(data, extents):
    """Returns "true" or "false" for each element, or None if the size of the data fits neither form."""
    count = math.prod(extents)
    if len(data) == count:
        bits = map(bool, data)
    elif len(data) == -(-count // 8):
        bits = (data[i // 8] >> i % 8 & 1 for i in range(count))
    else:
        return None
    return ["true" if bit else "false" for bit in bits]
