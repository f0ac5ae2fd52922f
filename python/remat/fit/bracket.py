# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The next budget of a search, from what was tried.

A compiler takes other bytes than were planned. The search keeps a bracket: the largest budget that fitted, and the smallest plan
that did not.

    planned   300 ─────── 410 ──────────── 500
                           fits   next?     misses

Two models say how taken bytes follow planned bytes. SHARE: they are proportional. BESIDE: what the compiler holds beside the
plan stays the same.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Optional


class Model(Enum):
    SHARE = "share"
    BESIDE = "beside"


@dataclass(frozen=True)
class Try:
    """One plan that was compiled. All bytes are above arguments and results."""

    asked: int  # Planned bytes that were asked for.
    planned: int
    taken: int

    @property
    def budget(self):
        """Returns the largest budget that is known to give this plan."""
        return max(self.asked, self.planned)


def fitted(tries, goal) -> Optional[int]:
    """Returns the largest budget that fitted."""
    return max((each.budget for each in tries if each.taken <= goal), default=None)


def missed(tries, goal) -> Optional[int]:
    """Returns the smallest plan that did not fit."""
    return min((each.planned for each in tries if each.taken > goal), default=None)


def following(tries, goal, model, policy) -> Optional[int]:
    """Returns the next budget, or None if the bracket is closed. tries: at least one; goal: bytes to take at most."""
    last, low, high = tries[-1], fitted(tries, goal), missed(tries, goal)
    if low and high and high - low <= max(1, policy.closed * high):
        return None
    aimed = aim(tries, goal, model, policy)
    if (not low or aimed > low) and (not high or aimed < high):
        return aimed
    if low and high:
        return round((low + high) / 2)
    if low:
        return round(policy.wider * low)
    return less(high, last.taken - goal, len(tries) > 1, policy)


def aim(tries, goal, model, policy):
    """Returns the budget for which the model predicts the goal."""
    last = tries[-1]
    if model is Model.SHARE:
        share = policy.margin * goal / max(1, last.taken)
        # What a plan takes follows its own bytes. After a miss they count, and not what was asked for.
        start = last.planned if last.taken > goal else last.budget
        return round(start * min(policy.most_up, max(policy.most_down, share)))
    # The planner may give one plan for a range of budgets: step twice as far each time it does.
    same = sum(each.planned == last.planned for each in tries) if last.taken <= goal else 1
    high = missed(tries, goal)
    if same > 1 and high:
        return round((last.budget + high) / 2)
    return max(1, round(last.budget + (policy.margin * goal - last.taken) * 2 ** (same - 1)))


def less(missed, excess, again, policy):
    """Returns a budget below the smallest plan that missed. It is smaller by more than the excess, since a plan often has fewer bytes than were
    asked for, but not by so much that far more is recomputed."""
    most = (policy.then_less if again else policy.first_less) * missed
    return round(min(most, max(policy.least_less * missed, missed - 2 * excess)))
