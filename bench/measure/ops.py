#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes docs/reference/Ops.md from the table of ops, python/remat/ops.json.

    bench/measure/ops.py            # writes the page
    bench/measure/ops.py --check    # fails where the page is not what it would write

The test xla-hlo checks the page so.
"""

from collections.abc import Callable

from pages import write_or_check
from remat.ops import Op, forms, table
from table import markdown

TOP = """# Ops
This page says how remat reads each op of StableHLO, MHLO and CHLO, a few ops of other dialects, and the opcodes of XLA's HLO. An op
that is not here is read as one with unknown effects, which runs once.

The table is `python/remat/ops.json`. To add an op, see [Extending](../contributing/Extending.md#an-op).

## Forms
A form is how an op computes. A row below differs from its form only where it says so.

"""

BOTTOM = """
- *Kind* is what cost models tell apart ([Costs](Costs.md)).
- *FLOP* and *bytes* name functions of `lib/Analysis/Costs/ForeignWork.cpp`, FLOP those of `python/remat/xla/cost.py` too. `results` and
  `operands` count one FLOP for each element of them.
- *Results* lie in new memory (`New`), are operand 0 in another type (`View`), are the operands themselves (`Same`), or may be
  written over them (`Over`).
- *Slices* names the rule of `lib/Analysis/Slices/HloSlicing.h`.
- *HLO* is XLA's opcode. An op with *none* is made of other ops before XLA sees it.
- *XLA*: ops that are `free` are part of no kernel, kernels take their names `through` others, and XLA computes all of them, and
  those that are `cheap`, anew where it suits.
"""

SECTIONS = {"stablehlo": "StableHLO, MHLO and CHLO", "other": "Other dialects", "hlo": "HLO alone"}
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
