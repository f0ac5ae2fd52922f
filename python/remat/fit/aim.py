# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The aim of a fit: a budget, and how many bytes of the budget no plan changes."""

from dataclasses import dataclass
from typing import Optional

from .rank import best_of
from .values import Result


@dataclass(frozen=True)
class Aim:
    budget: Optional[int]  # The most bytes that the compiler may take. None stands for as few bytes as possible.
    fixed: int  # Arguments and results.

    @property
    def goal(self):
        """Returns how many bytes the compiler may take for a plan in addition to arguments and results."""
        return None if self.budget is None else self.budget - self.fixed

    @property
    def is_below_fixed(self):
        """Tells whether the budget is below the bytes that no plan changes."""
        return self.budget is not None and self.budget < self.fixed

    def above(self, result):
        return result.taken - self.fixed

    def fits(self, result):
        return result is not None and self.budget is not None and result.taken <= self.budget

    def best(self, *results):
        return best_of(results, self.budget)


@dataclass(frozen=True)
class Found:
    """The best results of a search for plans."""

    best: Optional[Result] = None
    rounds: Optional[int] = None  # The number of rounds, if the search ended because it had used all its rounds.
    planned: Optional[Result] = None  # The best result that has a plan, if `best` has no plan.

    @property
    def of_plan(self):
        """Returns the best result that has a plan."""
        return self.best if self.best and self.best.plan else self.planned

    def and_then(self, other, aim):
        of_plan = aim.best(self.of_plan, other.of_plan)
        return Found(aim.best(self.best, other.best), self.rounds or other.rounds, of_plan)
