# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The table of ops, ops.json: one row an op of StableHLO or XLA's HLO, which C++, the Python package and the docs share.

A row has a form, and what it does not say itself its form says. Capitals are names of enums in C++: `effect`, `kind` (what a
cost model tells apart) and `storage` (where results lie). Small letters are names of functions: `flops` and `bytes` count in
lib/Analysis/Costs/ForeignWork.cpp and xla/cost.py, `slices` is the rule in lib/Analysis/Slices/HloSlicing.h, which needs so many `operands`.
`hlo` is XLA's opcode, empty where XLA has none. `xla` says what XLA's kernels are of it: `free` is part of none, `through`
lets a kernel take the name of what is before it, and all that have a word, such as `cheap`, are computed anew as it suits.
"""

import functools
import json
import os
from dataclasses import dataclass

TABLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "ops.json")


@dataclass(frozen=True)
class Op:
    form: str
    kind: str
    storage: str
    flops: str
    bytes: str
    slices: str
    operands: int
    hlo: str
    means: str
    effect: str = "Pure"
    xla: tuple[str, ...] = ()


@functools.cache
def sections() -> dict[str, dict]:
    with open(TABLE, encoding="utf-8") as file:
        return json.load(file)


def forms() -> dict[str, dict]:
    return sections()["forms"]


OPCODE = {"stablehlo": lambda name: name.replace("_", "-"), "other": lambda name: "", "hlo": str}


@functools.cache
def table(section: str) -> dict[str, Op]:
    """Returns the rows of `stablehlo`, of `other` dialects, or of those that only `hlo` has, by name in the order of the file."""
    return {
        name: Op(**{"hlo": OPCODE[section](name), **forms()[row["form"]], **row, "xla": tuple(row.get("xla", ()))})
        for name, row in sections()[section].items()
    }


@functools.cache
def opcodes() -> dict[str, Op]:
    """Returns the rows by the opcode of HLO. Ops with one opcode, such as dot and dot_general, have one row there."""
    return {op.hlo: op for section in ("stablehlo", "hlo") for op in table(section).values() if op.hlo}


def opcodes_where(holds) -> frozenset[str]:
    return frozenset(name for name, op in opcodes().items() if holds(op))


def op_of(opcode: str) -> Op:
    """Returns the row of an opcode, of what a -start starts; of one that the table lacks, which is new, that of an unknown call."""
    return opcodes().get(opcode.removesuffix("-start")) or opcodes()["custom-call"]
