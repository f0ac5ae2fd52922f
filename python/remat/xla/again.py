# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads from XLA's HLO whether XLA follows a plan.

A compiler may merge a recomputed op with the original op, and then no memory is saved. XLA never computes a matrix
product or a convolution more often than the program says. A count of these ops therefore shows whether XLA has merged
some. XLA may also compute a kept value again in each kernel that reads the value. It then holds the inputs of the value
instead, which may be larger.
"""

import re
from collections import Counter
from contextlib import suppress

from .. import ops
from .hlo import Misformed, parse
from .kernels import kernels_of

# The suffix that convert-remat-to-stablehlo appends to the name of an op that runs again.
AGAIN = "/again"
PRODUCT = re.compile(r'"stablehlo\.(?:dot_general|dot|convolution)"\(.* loc\((#loc\d*)\)$', re.MULTILINE)
NAMED = re.compile(r'^(#loc\d*) = loc\("((?:[^"\\]|\\.)*)"', re.MULTILINE)
LIBRARIES = ('"__cublas$', '"__cudnn$conv')
# XLA may compute these ops again for each reader, because they take little time.
CHEAP = ops.opcodes_where(lambda op: op.xla)
MOST_NAMES = 3  # The most ops that a sentence names.


def planned_again(text):
    """Returns a count, by name, of the products in StableHLO that run again. The text is generic, with locations."""
    again = {alias: name for alias, name in NAMED.findall(text) if name.endswith(AGAIN)}
    return Counter(again[alias] for alias in PRODUCT.findall(text) if alias in again)


def products(module):
    """Returns the names of products in kernels and in library calls. The list has None for a product without a name."""
    return [
        each.op_name
        for computation in module.computations.values()
        for each in computation.instructions.values()
        if each.opcode in ("dot", "convolution")
        or (each.opcode == "custom-call" and each.attributes.get("custom_call_target", "").startswith(LIBRARIES))
    ]


def runs_again(text, hlo, before):
    """Returns sentences on the ways in which XLA departs from the plan in a StableHLO text. `hlo` is the HLO of the
    compiled step, and `before` is the HLO of the compiled original step."""
    sentences = []
    # If this module cannot read the HLO, there is no sentence.
    with suppress(Misformed):
        modules = parse(hlo), parse(before)
        sentences += merged_products(text, *modules)
        with suppress(KeyError, IndexError):
            sentences += made_anew(*modules)
    return sentences


def merged_products(text, after, before):
    planned = planned_again(text)
    if not planned:
        return []
    now, first = products(after), len(products(before))
    sentence = f"products that the plan runs again: {planned.total()}, in addition to {first} of the original step; XLA runs {len(now)}"
    merged = first + planned.total() - len(now)
    if merged <= 0:
        return [sentence]
    # XLA may give a product the name of a later op. Names are listed only if there is one for each merged product.
    names = planned - Counter(now)
    listed = f": {listing(names)}" if names.total() == merged else ""
    return [f"{sentence}, and has merged {merged} with others{listed}"]


def listing(names):
    known = [name.removesuffix(AGAIN) for name, _ in names.most_common(MOST_NAMES)]
    return ", ".join(known) + (f" and {len(names) - MOST_NAMES} more" if len(names) > MOST_NAMES else "")


def made_anew(after, before):
    """Returns a sentence on values that the original step keeps in memory, and that the rewritten step computes more
    often instead of keeping them."""
    held, holds = stored(before), stored(after)
    once, now = computed(before), computed(after)
    lost = [key for key in held if holds[key] < held[key] and now[key] > once[key]]
    if not lost:
        return []
    names = Counter()
    for name, elements in lost:
        names[name] += (held[name, elements] - holds[name, elements]) * elements
    return [
        f"kept values ({names.total()} elements) that XLA computes again in the kernels that read them: {listing(names)}"
    ]


def stored(module):
    """Returns {(op, number of elements): the number of such tensors in memory}."""
    return Counter((each.op, each.elements) for each in kernels_of(module).tensors if each.op and each.elements > 1)


def computed(module):
    """Returns {(op, number of elements): the number of such instructions}. Instructions inside and outside of kernels
    are counted in the same way."""
    return Counter(
        (each.op_name, each.shape.elements)
        for computation in module.computations.values()
        for each in computation.instructions.values()
        if each.opcode not in CHEAP and not each.is_tuple
    )
