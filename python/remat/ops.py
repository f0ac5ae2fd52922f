# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the table of ops, ops.json, which C++, the Python package and the docs share. Each op of StableHLO or of XLA's
HLO has a row.

A row names a form, and fields that the row lacks come from that form. A value with a capital letter names an enum value
in C++: `effect`, `kind` (by which cost models differ) and `storage` (where results lie). A value in small letters names
a function: `flops` and `bytes` count in lib/Analysis/Costs/ForeignWork.cpp and xla/cost.py, and `slices` is the rule in
lib/Analysis/Slices/HloSlicing.h, which needs as many operands as `operands` says. `hlo` is XLA's opcode, and is empty
if XLA has none. `xla` says how XLA puts the op into kernels: a `free` op is in no kernel, a `through` op gives its
kernel the name of the op before it, and XLA may compute an op with any such word, such as `cheap`, again in several
kernels.
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
    """Returns the row of an opcode. A -start has the row of the op that it starts. A new opcode, which the table lacks,
    has the row of an unknown call."""
    return opcodes().get(opcode.removesuffix("-start")) or opcodes()["custom-call"]
