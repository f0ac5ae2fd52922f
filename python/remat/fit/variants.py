# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Variants are the ways to plan a step and to write its plan. Each compiler has a table of variants."""

from dataclasses import dataclass
from enum import Enum


class Bounds(Enum):
    """Says which part of the refusal of one variant also holds for plans of other variants."""

    ALL = "its least plan and its bound"
    FLOOR = "its bound alone"
    NONE = "nothing"


@dataclass(frozen=True)
class PlanVariant:
    """One way to plan."""

    name: str
    tried: str  # When the variant is tried, in words.
    gain: str = ""  # The gain in the case that was measured.
    planner: str = ""  # The planner of this variant. It is empty if the variant uses the planner that the user chose.
    refusals: Bounds = Bounds.ALL
    says: str = ""  # The way to plan in words, for the lines of a report.


@dataclass(frozen=True)
class WriteVariant:
    """One way to write a plan."""

    name: str
    options: str = ""  # Options of the pass that writes plans.
    gain: str = ""  # The gain in the case that was measured.


def by_name(*rows):
    return {row.name: row for row in rows}
