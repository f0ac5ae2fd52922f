# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts the instructions of a kernel that decide how fast it sums up products. Counts in two loops: the main loop,
which sums up products, and the loop around it, which loads the next tiles."""

from model import resident_blocks
from sass import SUMS

HEADER = (
    "kernel",
    "registers",
    "blocks resident",
    "products",
    "other instructions",
    "shared loads",
    "products before use",
    "bytes under way",
    "barriers",
    "step's others",
    "stores",
    "spilled",
)


def count(code, *names):
    return sum(each.op.startswith(names) for each in code.instructions)


def step_of(code):
    """Returns the smallest loop around the main loop; the main loop if there is none."""
    loop = code.main_loop
    around = [each for each in code.loops if each.count > loop.count and each.flop >= loop.flop]
    return min(around, key=lambda each: each.count, default=loop)


def row(gpu, kernel, code):
    loop, step = code.main_loop, step_of(code)
    products = count(loop, *SUMS)
    before = loop.sums_before_use()
    widths = sorted({32 * each.words for each in code.instructions if each.is_store})
    return (
        kernel.name,
        str(kernel.registers),
        str(resident_blocks(gpu, kernel)),
        str(products),
        str(loop.count - products),
        str(sum(each.is_shared_load for each in loop.instructions)),
        "%.1f" % (sum(before) / len(before) if before else 0),
        str(step.bytes_in_flight),
        str(count(step, "BAR")),
        str(step.count - loop.count),
        "+".join(map(str, widths)),
        str(count(code, "LDL", "STL")),
    )


def rows(gpu, kernels, codes):
    """Returns a header and a row for each kernel that sums up products in a loop. An HMMA, an instruction of the tensor
    cores, counts as one product."""
    of = [each for each in kernels if each.flop and codes[each.name].main_loop and count(codes[each.name], *SUMS)]
    return [HEADER, *(row(gpu, each, codes[each.name]) for each in of)]
