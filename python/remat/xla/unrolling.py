# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""When a straight line would do better than the loops of a plan.

A plan of a loop keeps the same values in all of its iterations, so that two plans differ by whole stacks. A straight line may
keep a value in some iterations: what it takes lies between the two plans.
"""

from ..budget import mb

# What is predicted to take less time by less than this share of the step does not pay.
PAYS = 0.01
# A straight line of more iterations than these takes too long to plan and to compile.
MOST = 64


def unrolling(iterations, best, larger, goal, step):
    """Returns a sentence where unrolling would pay, else None. iterations: of the longest planned loop; best, larger: (bytes, seconds)
    of a plan of loops within the goal, and of the next one above it; step: seconds of the step as it is."""
    if larger is None or not 1 < iterations <= MOST or best[0] >= goal or larger[0] <= best[0]:
        return None
    part = (goal - best[0]) / (larger[0] - best[0])
    saved = min(part, 1) * (best[1] - larger[1]) / step
    if saved < PAYS:
        return None
    return (
        f"unroll_loops may pay: what loops keep, they keep in all {iterations} iterations, which leaves {mb(goal - best[0])} of "
        f"{mb(goal)} MB. A straight line may keep more in some of them: {100 * saved:.1f} % of the step less time, between "
        f"this plan and the next larger one, for {iterations} times the ops to plan and to compile"
    )
