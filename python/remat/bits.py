# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Constants of type i1, such as masks, in a form that every version of MLIR reads.

MLIR prints constants of more than a hundred elements as hexadecimal digits. For i1, LLVM 22 puts eight elements into
a byte, and what JAX, IREE and torch-mlir are built with puts one; neither reads the other's.
"""

import math
import re

CONSTANT = re.compile(r'dense<"0x([0-9A-Fa-f]+)"> : (tensor|vector)<((?:\d+x)+)i1>')


def listed(text):
    """MLIR text with the elements of large i1 constants as lists, which both read."""
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
    """Each "true" or "false"; None where the data are of another size."""
    count = math.prod(extents)
    if len(data) == count:
        bits = map(bool, data)
    elif len(data) == -(-count // 8):
        bits = (data[i // 8] >> i % 8 & 1 for i in range(count))
    else:
        return None
    return ["true" if bit else "false" for bit in bits]
