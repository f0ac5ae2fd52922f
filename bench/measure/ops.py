#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes docs/reference/Ops.md from the table of ops, python/remat/ops.json.

    bench/measure/ops.py            # writes the page
    bench/measure/ops.py --check    # fails if the page is out of date

The test xla-hlo runs this check.
"""

from collections.abc import Callable

from pages import write_or_check
from remat.ops import Op, forms, table
from table import markdown

TOP = """# Ops

This page says how remat reads each op of StableHLO, MHLO and CHLO, a few ops of other dialects, and the opcodes of XLA's HLO. If an op
is not on this page, remat assumes that its effects are unknown, and runs it once.

The table is `python/remat/ops.json`. To add an op, see [Extending](../contributing/Extending.md#an-op).

## Forms
A form describes ops that compute in the same way, such as all elementwise ops. Each op below has a form. If an op differs from its
form in some property, the column *differs in* gives the op's own property.

"""

BOTTOM = """
- *Kind* is the sort of op that cost models distinguish ([Costs](Costs.md)).
- *FLOP* and *bytes* name functions of `lib/Analysis/Costs/ForeignWork.cpp`. *FLOP* also names functions of `python/remat/xla/cost.py`.
  `results` and `operands` count one FLOP for each element of the results, or of the operands.
- *Results* says where results are stored: in new memory (`New`), in operand 0 under another type (`View`), in the operands themselves
  (`Same`), or perhaps over the operands (`Over`).
- *Slices* names the rule of `lib/Analysis/Slices/HloSlicing.h`.
- *HLO* is XLA's opcode. If it is *none*, other ops replace the op before XLA reads the program.
- *XLA* has three marks. No kernel computes a `free` op. XLA may add a `through` op to the end of a kernel. The kernel's result is
  then counted as the result of the op before the `through` op. A `cheap` op costs little. XLA may compute an op with any of these
  marks again whenever it likes.
"""

SECTIONS = {"stablehlo": "StableHLO, MHLO and CHLO", "other": "Other dialects", "hlo": "Opcodes that only HLO has"}
FORM_HEADS = ("form", "what it does", "kind", "FLOP", "bytes", "results", "slices")
HEADS = ("op", "form", "differs in", "effect", "HLO", "XLA")
COLUMNS = ("kind", "flops", "bytes", "storage", "slices", "operands")


def form_row(name: str, row: dict) -> list:
    return [f"`{name}`", row["means"], *(row[column] for column in COLUMNS[:-1])]


def op_row(name: str, op: Op) -> list:
    form = forms()[op.form]
    differs = ", ".join(f"{column} {getattr(op, column)}" for column in COLUMNS if getattr(op, column) != form[column])
    effect = "" if op.effect == "Pure" else op.effect
    return [f"`{name}`", op.form, differs, effect, op.hlo or "none", ", ".join(op.xla)]


def written(heads: tuple, row_of: Callable, rows: dict) -> str:
    return "\n".join([*markdown(heads, (row_of(*each) for each in rows.items())), ""])


def section(name: str) -> str:
    return f"\n## {SECTIONS[name]}\n\n{written(HEADS, op_row, table(name))}"


def page() -> str:
    return TOP + written(FORM_HEADS, form_row, forms()) + BOTTOM + "".join(map(section, SECTIONS))


if __name__ == "__main__":
    write_or_check(__doc__, "Ops.md", page())
