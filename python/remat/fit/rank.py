# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Defines a total order of results, by which a fit chooses the best one."""

import math

from .policy import Policy


def rank(result, budget):
    """Returns a sort key; the best result has the smallest key. Results within the budget come first, ordered by time
    and then by bytes. Results above the budget are ordered by bytes and then by time. `budget` is in taken bytes, or None
    for as few as possible.

    Times are grouped into classes of the width Policy.same. In a class of about equal times, results with fewer FLOP
    come first."""
    seconds = time(result)
    if budget is not None and result.taken <= budget:
        return (
            0,
            math.floor(math.log(seconds) / math.log1p(Policy.same)),
            result.flops,
            seconds,
            result.taken,
            result.name,
        )
    return (1, result.taken, seconds, result.name)


def time(result):
    """Returns the predicted seconds. If the compiler predicts no time, the plan's own time is used, as a share of the
    step's time."""
    if result.seconds is not None:
        return max(result.seconds, 1e-12)
    return 1.0 if result.plan is None else max(1 + (result.plan.overhead or 0.0), 1e-12)


def best_of(results, budget):
    """Returns the best result, or None if there is none. Elements that are None are skipped."""
    return min((each for each in results if each is not None), key=lambda each: rank(each, budget), default=None)
