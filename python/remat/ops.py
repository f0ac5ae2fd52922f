# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the table of ops, ops.json, which C++, the Python package and the docs share. Each op of StableHLO or of XLA's
HLO has a row.

Each row names a form, which is a row of defaults. If a row lacks a field, the field comes from its form. Values of the
table with a capital letter are names of enum values in C++. The fields `effect`, `kind` (the kind of work, for cost
models) and `storage` (where results lie) have such values. Values of the table in small letters are names of functions.
The functions for `flops` and `bytes` are in lib/Analysis/Costs/ForeignWork.cpp and xla/cost.py. The function for
`slices` is a rule in lib/Analysis/Slices/HloSlicing.h, and `operands` is the number of operands that this rule needs.
`hlo` is XLA's opcode, and is empty if XLA has none. `xla` has words on how XLA puts the op into kernels. An op with the
word `free` is in no kernel of XLA. If the last op of a kernel has the word `through`, the kernel has the name of the op
before this op. If an op has any word, such as `cheap`, XLA may compute it again in several kernels.
"""

import functools
import json
import os
from dataclasses import dataclass

from .files import text_of

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
    return json.loads(text_of(TABLE))


def forms() -> dict[str, dict]:
    return sections()["forms"]


OPCODE = {"stablehlo": lambda name: name.replace("_", "-"), "other": lambda name: "", "hlo": str}


@functools.cache
def table(section: str) -> dict[str, Op]:
    """Returns the rows of a section by name, in the file's order: `stablehlo`, `other` dialects, or ops that only `hlo` has."""
    return {
        name: Op(**{"hlo": OPCODE[section](name), **forms()[row["form"]], **row, "xla": tuple(row.get("xla", ()))})
        for name, row in sections()[section].items()
    }


@functools.cache
def opcodes() -> dict[str, Op]:
    """Returns the rows by the opcode of HLO. Ops with the same opcode, such as dot and dot_general, share a row."""
    return {op.hlo: op for section in ("stablehlo", "hlo") for op in table(section).values() if op.hlo}


def opcodes_where(holds) -> frozenset[str]:
    return frozenset(name for name, op in opcodes().items() if holds(op))


def op_of(opcode: str) -> Op:
    """Returns the row of an opcode. An opcode that ends in "-start" has the row of the op that it starts. An opcode
    that the table lacks has the row of an unknown call."""
    return opcodes().get(opcode.removesuffix("-start")) or opcodes()["custom-call"]
