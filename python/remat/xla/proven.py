# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads from a fit what no plan of the step goes below.

The planner proves its bounds for the kernels that XLA makes of the original step. A step in another form, such as a step
in slices or a step whose stages run again, has other kernels, so it may go below these bounds.
"""

from dataclasses import dataclass
from typing import Optional

from ..fit.refusal import counts_agree
from ..fit.values import ORIGINAL, MakePlan, Plan, Refusal, State
from .variants import KERNELS

PREMISE = "of the kernels that XLA makes of the original step, without copies to the host"


@dataclass(frozen=True)
class Proven:
    """Lower bounds for plans of PREMISE. A field is None if no bound is known."""

    bytes: Optional[int] = None  # The bytes of every plan, with arguments and results.
    of: str = ""  # The tensors that are held together in `bytes`.
    more_time: Optional[float] = None  # The extra time of every plan within the budget, as a share of the step's time.

    def under(self, taken: int, more_time: Optional[float]) -> "Proven":
        """Returns the bounds that a compiled step does not go below. `taken` is the step's bytes, and `more_time` is its
        extra time."""
        size, of = (self.bytes, self.of) if self.bytes is not None and self.bytes <= taken else (None, "")
        is_slower = None not in (self.more_time, more_time) and self.more_time <= more_time
        return Proven(size, of, self.more_time if is_slower else None)


def proven(state: State, budget: Optional[int]) -> Proven:
    """Returns the bounds in the log of a fit. `budget` is the bytes that the compiler may take.

    A bound on the time within some bytes also holds within fewer bytes. If the planner counts other bytes than the
    compiler, nothing is proven."""
    asked = [
        (request, answer)
        for request, answer in state.log
        if isinstance(request, MakePlan)
        and isinstance(answer, (Plan, Refusal))
        and (request.base, request.variant) == (ORIGINAL, KERNELS)
        and counts_agree(state, request)
    ]
    floors = [answer.floor for _, answer in asked if answer.floor]
    most = max(floors, key=lambda floor: floor.bytes, default=None)
    times = [
        answer.bound
        for request, answer in asked
        if isinstance(answer, Plan) and None not in (answer.bound, request.budget, budget)
        if request.budget >= budget - state.fixed
    ]
    return Proven(most and most.bytes + state.fixed, most.of if most else "", max(times, default=None))
