# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans of other kinds than the one that is asked for, beside it: XLA may make more of them than they say."""

import re
from contextlib import contextmanager

from ..loop import Loop
from ..process import Failed
from .loops import HYBRID
from .spellings import WELL

# A plan that says that it takes less time than one that fits, by less than this share of the step, is not compiled.
WORTH = 0.003
# XLA computes what runs again stage by stage together with what reads it, in down to this share of the time that is
# planned: the plan of stages is compiled where it may be the quickest so.
TOGETHER = 0.96


class Alternatives(Loop):
    """Each method gives a candidate to be compared with the best one that is there, or None."""

    def stages(self, goal, best):
        """A candidate that keeps what crosses from stage to stage and computes each stage again as a whole, as
        jax.checkpoint around blocks does; None where its plan says that it is larger or slower than best."""
        refused = len(self.refusals)
        try:
            planned = self.planned_by("sublinear", self.counted) or self.planned_by("sublinear", None)
        except Failed as error:
            none = re.search(r"needs (a backward part|the loss)", str(error))
            self.leave_out(
                "a plan of stages", "the step has no loss with a backward part that is found" if none else error
            )
            return None
        # Its bound is that of any planner, and how far down it gets is its own.
        self.refusals[refused:] = [{"floor": each.get("floor")} for each in self.refusals[refused:]]
        if planned is None or planned.inner > WELL * self.counted or self.is_beaten(planned):
            return None
        seconds = self.base.seconds * (1 + self.overhead_of(planned))
        if best is not None and self.above(best) <= goal and TOGETHER * seconds >= best.seconds:
            return None
        with self.having(is_of_stages=True, spelling=None, to_promise=None):
            candidate = self.tried(planned, goal)
        if candidate is not None:
            self.tell(f"  stages, {self.line(candidate, goal)}")
        return candidate

    def hopeful(self, goal, rounds, best):
        """What is found with plans that count on XLA writing over results of calls as well, as it does where it computes
        what runs again in other kernels. They are compiled where they promise less time than best."""
        if not self.can_hope:
            return None
        to_beat = self.to_beat
        if best is not None and self.above(best) <= goal:
            enough = best.seconds - WORTH * self.base.seconds
            to_beat = enough if to_beat is None else min(enough, to_beat)
        # The bounds of its refusals are none of the step's. Its plans are spelled as the best one first.
        kept = {"refusals": [*self.refusals], "spelling": self.spelling}
        with self.having(is_hopeful=True, overheads={}, to_beat=to_beat, **kept):
            return super().search(goal, rounds)

    def without_copies(self, goal, rounds):
        """XLA begins and ends copies in its own places: a plan that copies may take more than one that does not."""
        planner = "auto" if self.planner == HYBRID else self.planner
        with self.having(planner=planner, offload=False, spelling=None):
            return self.search(goal, rounds)

    @contextmanager
    def having(self, **state):
        """Attributes of the loop with other values for a while."""
        before = {name: getattr(self, name) for name in state}
        vars(self).update(state)
        try:
            yield
        finally:
            vars(self).update(before)

    def better_of(self, one, other, goal):
        """Either may be None."""
        if one is None or other is None:
            return one or other
        return one if self.better(one, other, goal) else other
