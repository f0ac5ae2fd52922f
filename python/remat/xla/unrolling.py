# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tells when an unrolled step would be faster than the loops of a plan.

A plan of a loop keeps the same values in all iterations, so the bytes of two plans differ by whole stacks. An unrolled
step may keep a value in only some iterations. Its bytes may then be between those of the two plans.
"""

from ..budget import mb
from ..fit.policy import Policy


def unrolling(iterations, best, larger, goal, step):
    """Returns a sentence if unrolling would pay, else None. iterations: the number of iterations of the longest planned
    loop; best, larger: (bytes, seconds) of a plan of loops within the goal, and of the next plan above the goal; step:
    seconds of the original step."""
    if larger is None or not 1 < iterations <= Policy.most_unrolled or best[0] >= goal or larger[0] <= best[0]:
        return None
    part = (goal - best[0]) / (larger[0] - best[0])
    saved = min(part, 1) * (best[1] - larger[1]) / step
    if saved < Policy.unrolled_worth:
        return None
    return (
        f"unroll_loops may pay: what loops keep, they keep in all {iterations} iterations, which leaves {mb(goal - best[0])} of "
        f"{mb(goal)} MB. A straight line may keep more in some of them: {100 * saved:.1f} % of the step less time, between "
        f"this plan and the next larger one, for {iterations} times the ops to plan and to compile"
    )
