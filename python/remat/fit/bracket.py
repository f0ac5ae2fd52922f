# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Chooses the next budget of a search from the plans that were tried.

A compiler takes more or fewer bytes than the planner predicts. The search keeps a bracket of two plans: the largest
budget whose plan fitted, and the smallest plan that did not fit.

    planned   300 ─────── 410 ──────────── 500
                           fits   next?     misses

Two models predict taken bytes from planned bytes. The model SHARE says that taken bytes are proportional to planned
bytes. The model BESIDE says that the compiler always holds the same number of bytes in addition to the plan.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Optional


class Model(Enum):
    SHARE = "share"
    BESIDE = "beside"


@dataclass(frozen=True)
class Try:
    """One plan that was compiled. Its bytes do not include arguments and results."""

    asked: int  # The budget of the plan, in planned bytes.
    planned: int
    taken: int

    @property
    def budget(self):
        """Returns the largest budget that is known to give this plan."""
        return max(self.asked, self.planned)


def fitted(tries, goal) -> Optional[int]:
    """Returns the largest budget whose plan fitted."""
    return max((each.budget for each in tries if each.taken <= goal), default=None)


def missed(tries, goal) -> Optional[int]:
    """Returns the planned bytes of the smallest plan that did not fit."""
    return min((each.planned for each in tries if each.taken > goal), default=None)


def following(tries, goal, model, policy) -> Optional[int]:
    """Returns the next budget, or None if the bracket is closed. `tries` has at least one Try, and `goal` is the most
    bytes that the compiler may take."""
    last, low, high = tries[-1], fitted(tries, goal), missed(tries, goal)
    if low and high and (high - low <= max(1, policy.closed * high) or same(tries) >= policy.most_same):
        return None
    aimed = aim(tries, goal, model, policy)
    if (not low or aimed > low) and (not high or aimed < high):
        return aimed
    if low and high:
        return round((low + high) / 2)
    if low:
        return round(policy.looser * low)
    return round(min(policy.most_less * high, max(policy.least_less * high, high - 2 * (last.taken - goal))))


def aim(tries, goal, model, policy):
    """Returns the budget whose plan takes as many bytes as the goal, if the model is right."""
    last = tries[-1]
    if model is Model.SHARE:
        share = policy.margin * goal / max(1, last.taken)
        # The bytes that a plan takes depend on its planned bytes, which may be fewer than the bytes that were asked
        # for. After a miss, the next budget is computed from the planned bytes of the plan that missed.
        start = last.planned if last.taken > goal else last.budget
        return round(start * min(policy.most_up, max(policy.most_down, share)))
    # The planner may return the same plan for a range of budgets. Each time that the planner returns the same plan
    # again, the next budget is twice as far from the last one.
    times = same(tries) if last.taken <= goal else 1
    high = missed(tries, goal)
    if times > 1 and high:
        return round((last.budget + high) / 2)
    return max(1, round(last.budget + (policy.margin * goal - last.taken) * 2 ** (times - 1)))


def same(tries):
    """Returns how many times the planner has returned the plan of the last Try."""
    return sum(each.planned == tries[-1].planned for each in tries)
