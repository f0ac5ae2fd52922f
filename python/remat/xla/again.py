# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which of the products that a plan runs again XLA really runs again.

A compiler may merge a recomputation with the first computation, and then nothing is saved. Products (matrices and
convolutions) are never copied by XLA, so that they can be counted.
"""

import re

from .hlo import Misformed, parse

# What convert-remat-to-stablehlo puts behind the name of an op that runs again.
AGAIN = "/again"
PRODUCT = re.compile(r'"stablehlo\.(?:dot_general|dot|convolution)"\(.* loc\((#loc\d*)\)$', re.MULTILINE)
NAMED = re.compile(r'^(#loc\d*) = loc\("((?:[^"\\]|\\.)*)"', re.MULTILINE)
LIBRARIES = ('"__cublas$', '"__cudnn$conv')


def planned_again(text):
    """The number of products in StableHLO, in generic form with locations, that run again."""
    again = {alias for alias, name in NAMED.findall(text) if name.endswith(AGAIN)}
    return sum(alias in again for alias in PRODUCT.findall(text))


def products(hlo):
    """The number of products in HLO, in kernels and in calls of libraries."""
    return sum(
        each.opcode in ("dot", "convolution")
        or (each.opcode == "custom-call" and each.attributes.get("custom_call_target", "").startswith(LIBRARIES))
        for computation in parse(hlo).computations.values()
        for each in computation.instructions.values()
    )


def runs_again(text, hlo, before):
    """A sentence on what XLA made of text, StableHLO; hlo is what it runs, before what it runs of the step as it is. None
    where nothing was to run again."""
    planned = planned_again(text)
    if not planned:
        return None
    try:
        now, first = products(hlo), products(before)
    except Misformed:
        return None
    merged = first + planned - now
    sentence = f"products that the plan runs again: {planned}, beside {first} of the step as it is; XLA runs {now}"
    return sentence + (f", and has merged {merged} with others" if merged > 0 else "")
