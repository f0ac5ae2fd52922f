# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans a graph whose two parts inductor compiles, in the bytes of inductor's code. A plan is kept (kept.py), and a later
process with the same graph starts from it. Importing this needs torch."""

import contextlib
import functools
from dataclasses import asdict, dataclass
from typing import Any, Callable, NamedTuple, Optional

from torch._guards import TracingContext, tracing
from torch.utils._python_dispatch import _disable_current_modes

from ..report import Report
from . import kept
from .fit import POLICY, fit
from .fitted import Figures, Fitted, Planner
from .generated import Pair
from .inductor import FUSED, IN_ORDER, OWN, WAYS, traced
from .own_partition import planned_by_pytorch, planned_for_less
from .partition import written
from .report import report_of
from .step import Choice

BYTES = ("forward", "held", "backward")  # The fields of a step.Choice that are bytes.


@dataclass(frozen=True)
class FromKept:
    """A kept plan, in the place of a fitted.Fitted."""

    graph: str  # The key of the joint graph and of the bytes and seconds of its ops.
    name: str  # The name of the compiled step in PyTorch's caches.
    steps: list
    way: str
    parts: Choice
    original: Figures
    report: Report

    @classmethod
    def from_json(cls, value):
        """Returns the FromKept of a kept value, or None if the value is from another version or damaged."""
        try:
            original = Figures(**{**value["original"], "parts": Choice(**value["original"]["parts"])})
            report, parts = Report.from_json(value["report"]), Choice(**value["parts"])
            found = cls(**{**value, "parts": parts, "original": original, "report": report})
        except (TypeError, KeyError, AttributeError):
            return None
        return found if found.way in WAYS else None


class NoBackward(Exception):
    """A graph has no backward part, so there is nothing to plan."""


class Candidate(NamedTuple):
    """A plan that may be chosen for a step of several graphs."""

    fitted: Fitted  # If the candidate is measured, `parts` has the bytes of inductor's code.
    planned: Choice  # The bytes that the plan takes if its ops run one by one.
    measured: bool = True


class InductorPlanner:
    """Plans one graph for any budget, as fitted.Planner does. The bytes of its plans are those of inductor's code.

    `module` and `inputs` are the graph and the arguments with which it is compiled. `planner_of` makes the
    fitted.Planner of the joint graph. `rounded` maps bytes to the bytes that the allocator takes. `key` is a text for
    everything that plans depend on. `sizes` has the numbers to read in place of symbols (sizes.py). `changed` is as for
    joint.Joint.

    The graph is traced when this is first necessary. If an earlier process kept a plan, it may never be necessary.
    Raises NoBackward if the graph has no backward part."""

    def __init__(self, module, inputs, planner_of: Callable, rounded, key: str, sizes, changed=frozenset()):
        self.module, self.inputs, self.planner_of, self.rounded = module, inputs, planner_of, rounded
        self.key, self.sizes, self.changed = key, sizes, changed
        self.planner: Optional[Planner] = None
        self.measured_own: Optional[Candidate] = None  # The original step.
        self.known: Optional[Figures] = None  # The figures of the original step that come with a kept plan.
        self.reads_kept = True
        self.mode = getattr(TracingContext.try_get(), "fake_mode", None)
        self.generate = None  # While the graph is traced, the function that lets inductor generate code.
        self.pairs: dict[str, Pair] = {}  # {the name of a compiled step: its generated code}
        self.candidates: list[Candidate] = []

    def at(self, sizes, changed=frozenset()):
        """Returns the InductorPlanner of the same graph for other sizes and more changed arguments."""
        changed = self.changed | changed
        made = InductorPlanner(self.module, self.inputs, self.planner_of, self.rounded, self.key, sizes, changed)
        made.mode = self.mode
        if self.planner is not None:
            made.planner, made.pairs = self.planner.at(sizes, changed), self.pairs
        return made

    def trace(self, use: Callable[[], Any] = lambda: None) -> Any:
        """Traces the graph, and returns the result of `use`. Inductor can generate code while `use` runs."""
        if self.generate is not None:
            return use()
        results = []

        def plan(generate, joint, given, **options):
            self.generate = generate
            try:
                if self.planner is None:
                    self.planner = self.planner_of(joint, sizes=self.sizes, changed=self.changed, **options)
                if self.measured_own is None:
                    self.measured_own = self.by_pytorch(joint, given, **options)
                results.append(use())
            finally:
                self.generate = None

        with self.context():
            traced(self.module, self.inputs, plan)
        if not results:
            raise NoBackward
        return results[0]

    @contextlib.contextmanager
    def context(self):
        """Returns a context for tracing the graph. The caller's modes must see the ops of the step, but no ops of the
        planning. If sizes of the graph are symbols, the fake tensors of all its traces must have the same mode."""
        again = self.sizes and TracingContext.try_get() is None
        with _disable_current_modes(), tracing(TracingContext(self.mode)) if again else contextlib.nullcontext():
            yield

    def by_pytorch(self, joint, given, **options):
        """Returns the Candidate of the original step, which is the partition that PyTorch makes. If an op that may run only
        once runs twice in this partition, the original step is the one that keeps all values."""
        self.partitions = functools.cache(lambda: planned_for_less(self.planner, joint, given, **options))
        modules, own = planned_by_pytorch(self.planner, joint, given, **options)
        modules, own, way = (modules, own, OWN) if own else (None, self.planner.as_it_is, FUSED)
        fitted = self.measure(own, way, modules)
        return Candidate(fitted.relative_to(fitted), own.parts)

    def measure(self, fitted, way, modules=None):
        """Returns a Fitted with the bytes of inductor's code."""
        fitted, planner = fitted._replace(way=way), self.planner
        name = self.name_of(fitted)
        if name not in self.pairs:
            self.pairs[name] = self.generate(modules or written(fitted.graph, fitted.steps), way, name)
        joint = planner.joint
        parts = self.pairs[name].parts(
            len(joint.tangents), planner.rounded, joint.workspaces, self.sizes, joint.machine
        )
        return fitted._replace(taken=parts.peak + planner.besides, parts=Choice(*parts), seconds=parts.seconds)

    def name_of(self, fitted):
        """Returns the name of a compiled step in PyTorch's caches. Plans for other sizes of the same graph have the same
        names if they run the same ops in the same order."""
        if isinstance(fitted, FromKept):
            return fitted.name
        graph = [node["name"] for node in fitted.graph.nodes]
        return kept.key_of(self.key, self.planner.text, graph, fitted.steps, fitted.way)

    @property
    def graph_key(self):
        return kept.key_of(self.planner.text, self.planner.graph.json())

    @property
    def own(self) -> Candidate:
        """Returns the Candidate of the original step."""
        if self.measured_own is None:
            self.trace()
        return self.measured_own

    @property
    def as_it_is(self) -> Fitted:
        return self.own.fitted

    @property
    def original(self) -> Figures:
        if self.known is None:
            self.known = Figures(self.as_it_is.taken, self.planner.besides, self.as_it_is.parts)
        return self.known

    @property
    def besides(self) -> int:
        return self.original.besides

    @property
    def has_loss(self) -> bool:
        return self.planner.has_loss

    def fit(self, budget, throughout=0) -> Fitted | FromKept:
        """Returns a plan within an asked.Budget. `throughout` is the bytes that the step holds from beginning to end. Raises
        RematError if no plan is found."""
        key = kept.key_of(self.key, self.sizes, sorted(self.changed), budget, throughout)
        found = FromKept.from_json(kept.load(key)) if self.reads_kept else None
        if found is not None:
            self.known = found.original
            return found
        fitted = self.trace(
            lambda: fit(
                self.planner, self.measure, self.as_it_is, budget, self.original.more(throughout), self.partitions
            )
        )
        report = report_of(fitted, budget.of(self.original.total, self.besides))
        plan = FromKept(
            self.graph_key, self.name_of(fitted), fitted.steps, fitted.way, fitted.parts, self.original, report
        )
        original = {**self.original._asdict(), "parts": asdict(self.original.parts)}
        kept.save(key, {**asdict(plan), "original": original, "report": report.to_json()})
        return fitted

    def of_kept(self, plan: FromKept, joint, **options) -> Optional[Fitted]:
        """Returns the Fitted of a kept plan for a joint graph, or None if the plan belongs to another graph."""
        if self.planner is None:
            self.planner = self.planner_of(joint, sizes=self.sizes, changed=self.changed, **options)
        return self.planner.fitted(plan.steps)._replace(way=plan.way) if plan.graph == self.graph_key else None

    def forget_kept(self):
        self.known, self.planner, self.reads_kept = None, None, False

    @property
    def choices(self) -> list[Fitted]:
        """Returns a Fitted for each candidate. The first one is for the original step. The bytes of a candidate that is
        not measured are estimated: the planned bytes, and the bytes that inductor adds to the measured candidate that
        holds about as many bytes between the two parts. Its time is estimated in the same way."""
        if not self.candidates:
            own = self.own  # The graph is traced here, if it was not traced before.
            plans = [*self.planner.choices[1:], *self.partitions().values()]
            self.candidates = [own, *(Candidate(each, each.parts, measured=False) for each in plans)]
        return [each.fitted if each.measured else self.estimated(each) for each in self.candidates]

    def estimated(self, candidate):
        measured = [each for each in self.candidates if each.measured]
        near = min(measured, key=lambda each: abs(each.planned.held - candidate.planned.held))
        planned, before, after = candidate.planned, near.planned, near.fitted.parts
        sums = (max(getattr(planned, name) + getattr(after, name) - getattr(before, name), 0) for name in BYTES)
        seconds = planned.seconds * after.seconds / before.seconds if before.seconds else planned.seconds
        return candidate.fitted._replace(parts=Choice(*sums, seconds=seconds))

    def confirm(self, numbers) -> bool:
        """Measures some of the candidates. Returns whether all of them were measured before. If inductor's code takes far more
        than planned, the same plan becomes another candidate, whose results inductor computes in order (inductor.py)."""
        todo = sorted(number for number in {*numbers} if not self.candidates[number].measured)
        if todo:
            self.trace(lambda: [*map(self.confirm_one, todo)])
        return not todo

    def confirm_one(self, number):
        plan, planned, _ = self.candidates[number]
        made = self.measure(plan, FUSED).relative_to(self.as_it_is)
        self.candidates[number] = Candidate(made, planned)
        if any(getattr(made.parts, name) > POLICY.unlike_plan * getattr(planned, name) for name in BYTES):
            self.candidates.append(Candidate(self.measure(plan, IN_ORDER).relative_to(self.as_it_is), planned))

    def settle(self):
        """Drops the candidates that are not measured."""
        self.candidates = [each for each in self.candidates if each.measured]
