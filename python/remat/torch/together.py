# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans all graphs of a step together, after a step that was recorded."""

import dataclasses
from typing import NamedTuple

from ..budget import apart, mb
from ..report import Report, Taken
from ..tool import RematError
from . import step
from .recorded import Recorder, as_large, order, step_of
from .report import BY_OP


class Planned(NamedTuple):
    chosen: dict  # {the number of a graph: its fitted.Fitted}
    reports: tuple  # A Report for each kind of step.


class Together:
    """The steps of one backend. Steps that call the same graphs in the same order are of one kind.

    budget: an asked.Budget; held: bytes that each step holds besides."""

    def __init__(self, budget, held):
        self.budget, self.held = budget, held
        self.recorder = Recorder()
        self.records = {}  # {kind: the recorder's calls of the last step of that kind}
        self.steps = {}  # {kind: the step.Step that is planned for}
        self.alone = {}  # {the number of a graph: the bytes besides its plan with which it was planned by itself}

    @property
    def is_new(self):
        """Whether the step so far calls several graphs that are not planned together."""
        kind = order(self.recorder.calls)
        return len(kind) > 1 and not any(each[: len(kind)] == kind for each in self.steps)

    def begin(self, planners):
        """Returns the Planned for a step that begins, or None if what was planned holds for it. planners: {the number of a graph:
        its fitted.Planner}. Raises RematError if no plans are within the budget."""
        calls = self.recorder.calls
        if calls:
            self.records[order(calls)] = calls
        besides = self.held
        steps = {
            kind: as_large(step_of(calls, besides, self.recorder.rounded), self.steps.get(kind))
            for kind, calls in self.records.items()
        }
        if steps == self.steps or all(self.is_planned(each) for each in steps.values()):
            return None
        found = self.plan(list(steps.values()), planners)
        self.steps, self.alone = steps, {}
        return found

    def is_planned(self, one):
        return len(one) == 1 and one[0].fixed_backward <= self.alone.get(one[0].graph, -1)

    def plan(self, steps, planners):
        """Returns the Planned for several kinds of steps."""
        graphs = sorted({call.graph for each in steps for call in each})
        place = {graph: i for i, graph in enumerate(graphs)}
        steps = [tuple(dataclasses.replace(call, graph=place[call.graph]) for call in each) for each in steps]
        plans = [planners[graph].choices for graph in graphs]
        choices = [[each.parts for each in some] for some in plans]
        before = [step.peak([each], step.taken(choices, [0] * len(plans))) for each in steps]
        sizes = [self.budget.of(total, each[0].fixed_forward) for total, each in zip(before, steps)]
        least = lambda: step.least(steps, choices)  # noqa: E731
        numbers = (
            least() if self.budget.size is None and self.budget.share is None else step.choose(steps, choices, sizes)
        )
        if numbers is None:
            raise self.refused(steps, step.taken(choices, least()), before, sizes)
        taken = step.taken(choices, numbers)
        reports = tuple(
            report_of(each, taken, choices, *both, graphs, self.held) for each, *both in zip(steps, before, sizes)
        )
        return Planned({graph: some[i] for graph, some, i in zip(graphs, plans, numbers)}, reports)

    def refused(self, steps, smallest, before, sizes):
        peaks = [step.peak([each], smallest) for each in steps]
        worst = max(range(len(steps)), key=lambda i: peaks[i] - sizes[i])
        asked, found = apart(sizes[worst], peaks[worst])
        return RematError(
            f"budget '{self.budget}' is {asked} MB, and the step calls {len(steps[worst])} graphs; the least that plans were found "
            f"for is {found} MB of {mb(before[worst])} MB, of which {mb(steps[worst][0].fixed_forward)} MB are parameters, inputs "
            "and other tensors that no plan changes; give a larger budget or a smaller batch"
        )


def report_of(one, taken, choices, before, size, graphs, held):
    """Returns the Report of a kind of step."""
    after, floor = step.peak([one], taken), one[0].fixed_forward
    seconds = sum(choices[call.graph][0].seconds for call in one)
    more = sum(taken[call.graph].seconds for call in one) / seconds - 1 if seconds else 0.0
    return Report(
        "torch",
        BY_OP,
        asked=size,
        before=Taken(floor - held, before - floor, held=held),
        after=Taken(floor - held, after - floor, held=held),
        planned=after,
        floor=floor,
        more_time=more,
        details={"graphs": [graphs[call.graph] for call in one]},
    )
