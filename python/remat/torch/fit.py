# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the loop of ../loop.py needs of inductor: joint graphs planned, and the code that inductor generates counted."""

from typing import NamedTuple, Optional

from ..budget import mb
from ..loop import AS_IT_IS, Loop, NoPlan
from ..process import Failed
from ..tool import RematError
from .fitted import Fitted
from .inductor import FUSED, IN_ORDER, WAYS
from .partition import written

ROUNDS, LEAST_ROUNDS = 6, 3
# A step below this share of what it may take above arguments is planned again with more: what is not held runs again.
ENOUGH = 0.97
MOST = 1.05  # Above this share of the plan's bytes the other way is tried, too.


class Planned(NamedTuple):
    fitted: Fitted
    inner: int  # Bytes that the plan has above what is resident and held besides.


class Memory(NamedTuple):
    total: int  # Bytes of all that is held at most.
    arguments: int  # Those that no plan changes.


class Candidate(NamedTuple):
    what: str
    inner: Optional[int]
    fitted: Fitted
    total: int
    way: str

    @property
    def share(self):
        """What inductor takes above what is resident and held besides, of what the plan says."""
        besides = self.fitted.resident + self.fitted.held
        return (self.total - besides) / max(self.fitted.peak - besides, 1)

    @property
    def memory(self):
        return Memory(self.total, self.fitted.resident + self.fitted.held)


class Fit(Loop):
    compiler = ("inductor", "compiles")

    def __init__(self, planner, as_it_is, generate, tell=lambda line: None):
        """planner: fitted.Planner. generate: of a partition function and one of inductor.WAYS, the generated.Pair that inductor
        makes; as_it_is: that of the step as it is."""
        super().__init__(tell, lambda text: None)
        self.plans, self.planner, self.generate = planner, planner.planner, generate
        self.ways, self.way = list(WAYS), FUSED
        self.fixed = planner.besides
        self.as_it_is = self.counted(AS_IT_IS, None, planner.as_it_is, as_it_is)

    @property
    def before(self):
        return self.as_it_is.memory

    def fit(self, budget):
        """A Fitted within an asked.Budget whose taken is what inductor takes. Raises RematError where there is none."""
        size = budget.of(self.before.total, self.fixed)
        try:
            found = self.within(size, LEAST_ROUNDS if size is None else ROUNDS)
        except NoPlan as error:
            found = error.asked and self.smallest(error)
            if found is None or found.total > size:
                said = str(error) if found is None else self.why_none(size, found)
                raise RematError(f"budget '{budget}': {said}") from None
        return found.fitted._replace(taken=found.total, taken_before=self.before.total, way=found.way)

    def within(self, size, rounds):
        """Where one way takes more than the plan says, the other may have a quicker plan."""
        found = super().within(size, rounds)
        if size is None or found.way != FUSED or found.share <= MOST:
            return found
        self.way = IN_ORDER
        other = self.search(size - self.fixed, rounds)
        return other if other and other.total <= size and other.fitted.seconds <= found.fitted.seconds else found

    def smallest(self, error):
        """The Candidate of fewest bytes that is known, once plans of as few as possible are counted too."""
        known = [error.least]
        for self.way in self.ways:
            known.append(self.search(None, LEAST_ROUNDS))
        return min(filter(None, known), key=lambda each: each.total, default=None)

    def plan(self, inner):
        try:
            fitted = self.plans.within("min" if inner is None else inner)
        except Failed as error:
            self.leave_out("a plan", error)
            return None
        return fitted and Planned(fitted, fitted.peak - self.fixed)

    def figured(self, planned):
        fitted = planned.fitted
        pair = self.generate(lambda *inputs, **options: written(fitted.graph, fitted.steps), self.way)
        return self.counted(self.named(planned), planned.inner, fitted, pair)

    def counted(self, what, inner, fitted, pair):
        taken = pair.taken(len(self.plans.joint.tangents), self.plans.rounded) + self.fixed
        self.tell(f"{what}: inductor takes {mb(taken)} MB")
        return Candidate(what, inner, fitted, taken, self.way)

    def confirmed(self, candidate):
        return candidate

    def first_inner(self, goal):
        self.fitting, self.missing = None, None  # Bytes of plans: the most that fitted, the least that did not.
        return super().first_inner(goal)

    def better(self, candidate, other, goal):
        """The quickest that fits; else the smallest."""
        if goal is None:
            return super().better(candidate, other, goal)
        fits, other_fits = (self.above(each) <= goal for each in (candidate, other))
        if fits != other_fits:
            return fits
        return candidate.fitted.seconds < other.fitted.seconds if fits else candidate.total < other.total

    def next_inner(self, inner, candidate, goal):
        """Between the plans that fitted and those that did not; beyond them by what inductor took more or less."""
        if goal is None:
            return super().next_inner(inner, candidate, goal)
        if self.above(candidate) <= goal:
            self.fitting = max(self.fitting or 0, inner)
            if self.above(candidate) >= ENOUGH * goal:
                return None
        else:
            self.missing = min(self.missing or inner, inner)
        if self.fitting is None or self.missing is None:
            share = goal / max(self.above(candidate), 1)
            return round(inner * min(1.25, max(0.8, share if share > 1 else 0.99 * share)))
        if self.missing - self.fitting < 0.02 * goal:
            return None
        return (self.fitting + self.missing) // 2
