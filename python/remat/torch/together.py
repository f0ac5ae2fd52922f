# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans all graphs of a step together, after a step that was recorded."""

import dataclasses
import math
from typing import NamedTuple

from ..budget import apart, mb
from ..fit.policy import Policy
from ..report import Report, Taken
from ..tool import RematError
from . import step
from .fixed import alive, step_of
from .live import key
from .recorded import Recorder, order
from .report import BY_OP
from .sizes import are_smaller, growth, largest


class Planned(NamedTuple):
    chosen: dict  # {the number of a graph: its fitted.Fitted}
    reports: tuple  # A Report for each kind of step that is planned.
    # {kind: its RematError, if no plans keep steps of this kind and of the kinds before it within the budget}
    refused: dict
    # {the number of a graph: the numbers of its choices that are chosen, or that a refusal names as the smallest}
    deciding: dict


class Record(NamedTuple):
    """The last step of a kind, or the largest step if the sizes of the kind's steps vary."""

    calls: tuple
    behind: tuple
    times: int  # The number of steps of this kind that were recorded.


class Together:
    """The steps of one backend. Steps that call the same graphs in the same order are of one kind.

    `budget` is an asked.Budget. `held` is the bytes that each step holds in addition to its graphs. `inner` names the
    compiler of the graphs in reports."""

    def __init__(self, budget, held, inner=BY_OP):
        self.budget, self.held, self.inner = budget, held, inner
        self.recorder = Recorder()
        self.records = {}  # {kind: the Record of its last or largest step}
        self.steps = {}  # {kind of steps: the step.Step from which the plans for this kind are made}
        self.planned = {}  # {the kinds of steps and the step.Step of each kind: the Planned for them}
        self.refused = {}  # The field `refused` of the last Planned.
        self.breaks = {}  # {the number of a graph: the sentence on the break after the graph, or ""}
        self.larger = {}  # {the number of a graph: the numbers of graphs of the same function that have larger inputs}
        self.expected = {}  # {the number of a graph: {place: size} of the largest call that the user expects}
        self.alone = {}  # {number of a graph planned by itself: (the Choice of its plan, that of the original step)}

    @property
    def is_new(self):
        """Tells whether the running step has called several graphs that are not planned together."""
        kind = order(self.recorder.calls)
        return len(kind) > 1 and not begin_with(self.steps, kind)

    def forget(self, graph, factor):
        """Forgets the plans and measurements of steps with a graph, because the graph is called with larger sizes.
        Until such a step is recorded again, its bytes are estimated: the bytes of the earlier step times the factor."""
        self.steps, self.planned = {}, {}
        self.records = {kind: grown(each, factor) if graph in kind else each for kind, each in self.records.items()}
        self.recorder.measured = {kind for kind in self.recorder.measured if graph not in kind}

    def follow(self, graph, other, sizes, factor):
        """Permits another graph to run in the place of a graph, in each kind of step. `sizes` has the sizes of the call
        of the other graph. They are larger than the sizes of the replaced graph by `factor`, or not larger if `factor`
        is 1."""
        for kind, record in [*self.records.items()]:
            calls = tuple(
                dataclasses.replace(call, graph=other, sizes=sizes) if call.graph == graph else call
                for call in record.calls
            )
            if order(calls) != kind:
                self.records.setdefault(order(calls), grown(record._replace(calls=calls), factor))

    def check(self, graph):
        """Raises the RematError of the running step if steps of its kind are refused. The kind of the running step is
        known as soon as only one kind begins with the graphs that the step has called."""
        so_far = self.recorder.with_call(graph)
        kinds = begin_with(self.steps, so_far)
        if kinds and all(kind in self.refused for kind in kinds):
            raise self.refused[kinds[0]]

    def begin(self, planners):
        """Returns the Planned for a step that begins, or None if the earlier plans are valid for this step, too. `planners` is {the
        number of a graph: its fitted.Planner}. Raises RematError if the bytes that a step holds are unknown."""
        self.remember()
        often = sorted(reversed(self.records.items()), key=lambda each: -each[1].times)
        steps = {kind: self.step_of(each) for kind, each in often}
        if steps == self.steps or self.are_planned(steps):
            return None
        which = tuple(steps.items())
        found = self.planned[which] = self.planned.get(which) or self.confirmed_plan(steps, planners)
        self.steps, self.refused, self.alone = steps, found.refused, {}
        return found

    def held_by(self, seen):
        """Returns the bytes that a step with a single call holds from beginning to end, such as gradients of an earlier backward
        pass."""
        besides = self.held + self.recorder.besides((seen,))
        return step_of((seen,), (), besides, self.recorder.rounded)[0].fixed_forward

    def last_alone(self, graph):
        """Returns the Seen of the last step that called a graph alone; None if there is none."""
        record = self.records.get((graph,))
        return record and record.calls[0]

    def step_of(self, record):
        besides = self.held + self.recorder.besides((*record.calls, *record.behind))
        return step_of(record.calls, record.behind, besides, self.recorder.rounded)

    def remember(self):
        """Records the step that has ended."""
        recorder = self.recorder
        kind = order(recorder.calls)
        if not kind:
            return
        before = self.records.pop(kind, Record((), (), 0))
        calls, behind = for_both(recorder.calls, before.calls), with_earlier(recorder.behind, before.behind)
        if recorder.has_backward and not behind:
            raise RematError(
                f"the budget of {self.budget} is for all that a step holds, and its backward pass did not begin in "
                "torch.autograd, so the work after the last graph cannot be counted: call backward() or "
                "torch.autograd.grad()"
            )
        if are_smaller(*([call.sizes for call in some] for some in (calls, before.calls))):
            calls, behind = for_both(before.calls, calls), before.behind
        record = Record(calls, behind, before.times + 1)
        self.records[kind] = self.at_expected(record)
        if behind and self.records[kind] is record:
            recorder.measured.add(kind)

    def at_expected(self, record):
        """Returns the Record for the largest calls that the user expects: the record itself, or an estimate if its calls
        are smaller."""
        sizes = [dict(enumerate(call.sizes)) for call in record.calls]
        most = [largest(each, self.expected.get(call.graph, {})) for each, call in zip(sizes, record.calls)]
        factor = max(map(growth, most, sizes))
        if factor == 1:
            return record
        calls = (dataclasses.replace(call, sizes=tuple(each.values())) for call, each in zip(record.calls, most))
        return grown(record._replace(calls=tuple(calls)), factor)

    def are_planned(self, steps):
        """Tells whether each step is within the budget and calls only one graph, which was planned by itself."""
        if any(len(graphs_of(one)) > 1 or one[0].graph not in self.alone for one in steps.values()):
            return False

        def peaks(number):
            return {
                kind: step.peak([renumbered(one, {None: None, one[0].graph: 0})], [self.alone[one[0].graph][number]])
                for kind, one in steps.items()
            }

        planned, sizes = peaks(0), self.sizes(steps, peaks(1))
        return all(sizes[kind] is None or planned[kind] <= sizes[kind] for kind in steps)

    def sizes(self, steps, before):
        """Returns {kind: the bytes that steps of this kind may take, or None for as few as possible}. `before` is {kind: bytes of the
        original step}. If the budget is a share, the bytes that it allows a larger step are also allowed to smaller
        steps, such as the last batch of an epoch."""

        def size(kind):
            others = [each for each in steps if each != kind and self.is_smaller(kind, each)]
            asked = [self.budget.in_bytes(before[each], steps[each][0].fixed_forward) for each in (kind, *others)]
            return max(asked, key=lambda each: each.size or 0).of(before[kind], steps[kind][0].fixed_forward)

        return {kind: size(kind) for kind in steps}

    def is_smaller(self, kind, other):
        """Tells whether steps of one kind call the same graphs as steps of another kind, or graphs of the same
        functions with smaller inputs."""
        pairs = zip(kind, other)
        return len(kind) == len(other) and all(a == b or b in self.larger.get(a, ()) for a, b in pairs)

    def confirmed_plan(self, steps, planners):
        """Returns the Planned for several kinds of steps. If a planner only estimates the bytes of its choices, the
        choices that decide are measured, and others may be chosen then. After a few rounds only measured choices are
        left."""
        for number in range(Policy.most_confirmed + 1):
            found = self.plan(steps, planners)
            if all([planners[graph].confirm(numbers) for graph, numbers in found.deciding.items()]):
                break
            if number == Policy.most_confirmed - 1:
                for graph in found.deciding:
                    planners[graph].settle()
        return found

    def plan(self, steps, planners):
        """Returns the Planned for several kinds of steps, {kind: step.Step}. If no plans keep a step and the steps
        before it within the budget, only this step is refused."""
        graphs = sorted({graph for each in steps.values() for graph in graphs_of(each)})
        place = {None: None, **{graph: i for i, graph in enumerate(graphs)}}
        plans = [planners[graph].choices for graph in graphs]
        choices = [[each.parts for each in some] for some in plans]
        numbers, kept, refused = [0] * len(graphs), [], {}
        deciding = [set() for _ in graphs]
        steps = {kind: renumbered(one, place) for kind, one in steps.items()}
        before = {kind: step.peak([one], step.taken(choices, numbers)) for kind, one in steps.items()}
        sizes = self.sizes(steps, before)
        for kind, one in steps.items():
            tried = [*kept, (one, before[kind], sizes[kind])]
            found = self.choose(tried, choices)
            if found is None:
                least = step.least([one], choices)
                refused[kind] = self.refusal(tried, choices, least, kind)
                deciding = [*map(set.union, deciding, ({each} for each in least))]
            else:
                numbers, kept = found, tried
        deciding = [*map(set.union, deciding, ({each} for each in numbers))]
        taken = step.taken(choices, numbers)
        reports = tuple(report_of(*each, taken, choices, graphs, self.held, self.inner) for each in kept)
        chosen = {graph: some[i] for graph, some, i in zip(graphs, plans, numbers)}
        return Planned(chosen, reports, refused, dict(zip(graphs, deciding)))

    def choose(self, tried, choices):
        """Returns for each graph the index of one of its choices, or None if the steps cannot be within their budgets. If
        the original steps are within their budgets, they are chosen."""
        steps, before, sizes = zip(*tried)
        if self.budget.size is None and self.budget.share is None:
            return step.least(steps, choices)
        if all(map(int.__le__, before, sizes)):
            return [0] * len(choices)
        return step.choose(steps, choices, sizes)

    def refusal(self, tried, choices, numbers, kind):
        """Returns the RematError for the last step that was tried. `numbers` are the choices with which this step takes
        the fewest bytes. `kind` is the kind of that step."""
        one, before, size = tried[-1]
        least = step.peak([one], step.taken(choices, numbers))
        asked, found = apart(size, least)
        calls = len(graphs_of(one))
        behind = one[-1].fixed_forward - one[0].fixed_forward
        breaks = next((each for each in map(self.breaks.get, kind) if each), "")
        return RematError(
            f"the smallest plans take {found} MB, and budget '{self.budget}' is {asked} MB"
            f"{'' if least > size else ' (other steps need other plans of the same graphs)'}. The original step takes {mb(before)} MB. "
            f"The step calls {calls} graph{'s' * (calls > 1)}. No plan changes {mb(one[0].fixed_forward)} MB of parameters, inputs and "
            f"other tensors, and {mb(behind)} MB of tensors are made after the last graph: give a larger budget or a smaller batch"
            f"{breaks and f'; {breaks}'}"
        )


def grown(record, factor):
    """Returns an estimate of the Record for sizes that are larger by a factor: leaves, such as parameters, keep their bytes."""

    def larger(part, **sums):
        leaves = {key(each) for each in alive(part)}
        held = {name: size if name in leaves else math.ceil(factor * size) for name, size in part.held.items()}
        return dataclasses.replace(part, held=held, **sums)

    def each_larger(sizes):
        return {name: math.ceil(factor * size) for name, size in sizes.items()}

    return record._replace(
        calls=tuple(
            larger(
                each,
                passed=each_larger(each.passed),
                gives=each_larger(each.gives),
                aside=math.ceil(factor * each.aside),
            )
            for each in record.calls
        ),
        behind=tuple(
            larger(each, **{name: math.ceil(factor * getattr(each, name)) for name in ("forward", "backward", "after")})
            for each in record.behind
        ),
    )


def with_earlier(behind, earlier):
    """Returns a Behind for each backward pass of a step: the bytes that operations after the last graph hold. If this step did not
    measure a backward pass, the Behind comes from an earlier step."""
    measured = {each.calls for each in behind}
    return (*(each for each in earlier if each.calls not in measured), *behind)


def for_both(calls, others):
    """Returns calls that stand for the calls of this step and of an earlier step, `others`. A call counts as ended only
    if it had ended in both steps, so a plan holds for both orders of backward parts. Graphs without a plan hold the
    larger bytes of the two steps."""
    if not others:
        return calls
    pairs = zip(calls, others)
    return tuple(
        dataclasses.replace(
            one, begun=one.begun | other.begun, ended=one.ended & other.ended, aside=max(one.aside, other.aside)
        )
        for one, other in pairs
    )


def renumbered(one, place):
    """Returns a step in which each graph has another number: `place` has the new number of each old number."""
    return tuple(dataclasses.replace(call, graph=place[call.graph]) for call in one)


def graphs_of(one):
    return [call.graph for call in one if call.graph is not None]


def begin_with(kinds, some):
    """Returns the kinds of steps that begin with some calls."""
    return [each for each in kinds if each[: len(some)] == some]


def report_of(one, before, size, taken, choices, graphs, held, inner):
    """Returns the Report of a kind of step."""
    after, floor = step.peak([one], taken), one[0].fixed_forward
    seconds = sum(choices[graph][0].seconds for graph in graphs_of(one))
    more = sum(taken[graph].seconds for graph in graphs_of(one)) / seconds - 1 if seconds else 0.0
    return Report(
        "torch",
        inner,
        asked=size,
        before=Taken(floor - held, before - floor, held=held),
        after=Taken(floor - held, after - floor, held=held),
        planned=after,
        floor=floor,
        more_time=more,
        details={"graphs": [graphs[graph] for graph in graphs_of(one)]},
    )
