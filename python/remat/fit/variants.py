# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Variants are the ways to plan a step and to write its plan. Each compiler has a table of variants."""

from dataclasses import dataclass
from enum import Enum


class Bounds(Enum):
    """If one variant is refused, says which of the refusal's figures also hold for plans of other variants."""

    ALL = "its least plan and its bound"
    FLOOR = "its bound alone"
    NONE = "nothing"


@dataclass(frozen=True)
class PlanVariant:
    """One way to plan."""

    name: str
    tried: str  # Words that say in which case the variant is tried.
    gain: str = ""  # The gain in the case that was measured.
    planner: str = ""  # The planner of this variant. It is empty if the variant uses the planner that the user chose.
    refusals: Bounds = Bounds.ALL
    says: str = ""  # Words that describe this way to plan in the lines of a report.


@dataclass(frozen=True)
class WriteVariant:
    """One way to write a plan."""

    name: str
    options: str = ""  # Options of the pass that writes plans.
    gain: str = ""  # The gain in the case that was measured.


def by_name(*rows):
    return {row.name: row for row in rows}
