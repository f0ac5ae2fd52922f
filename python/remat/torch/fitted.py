# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A joint graph, planned for a budget."""

import functools
import math
from typing import NamedTuple, Optional

from ..asked import Budget, asking
from ..budget import apart, mb
from ..tool import RematError
from . import kept, solve
from .fused_prices import fused_prices
from .graph import Graph, is_number
from .joint import Joint
from .own_partition import planned_by_marks
from .prices import machine_named
from .report import report_of
from .step import Choice, useful


class Fitted(NamedTuple):
    """A plan of a joint graph, with its bytes and times. Bytes in this class are those of tensors. "Bytes of all" also
    include the bytes that the step holds from the first op to the last."""

    graph: Graph
    steps: list
    peak: int  # Bytes of all.
    tensors: int  # The peak of tensors alone, without bytes that ops hold only while they run.
    before: int  # The most bytes of tensors in the original step.
    resident: int  # Bytes of arguments and constants.
    held: int  # Bytes that the caller declared as held.
    seconds: float  # Seconds of the plan by the machine's roofline.
    seconds_before: float
    flops: int  # FLOP of the plan, as PyTorch counts them.
    flops_before: int
    parts: Choice  # The bytes that the plan takes in a step of several graphs.
    bound: float = None  # A lower bound on the seconds of every plan; None if no bound is known.
    host: int = 0  # The most bytes of copies on the host at one time.
    copied: int = 0  # Bytes that are copied to the host.
    taken: Optional[int] = None  # All bytes that inductor's code takes; None if ops run one by one.
    taken_before: Optional[int] = None  # All bytes that inductor's code of the original step takes.
    way: Optional[str] = None  # The way to compile with inductor: a key of inductor.WAYS.

    @property
    def total(self):
        """Returns all bytes that the plan takes: as planned if its ops run one by one, else those of inductor's code."""
        return self.peak if self.taken is None else self.taken

    def relative_to(self, before):
        """Returns this Fitted with the figures of another original step."""
        return self._replace(
            taken_before=before.taken,
            before=before.peak,
            seconds_before=before.seconds,
            flops_before=before.flops,
        )

    @property
    def slower(self):
        return self.seconds / self.seconds_before - 1 if self.seconds_before else 0.0

    @property
    def more_flops(self):
        return self.flops / self.flops_before - 1 if self.flops_before else 0.0


class Figures(NamedTuple):
    """The bytes of the original step that calls one graph."""

    total: int  # All bytes.
    besides: int  # The bytes of arguments, and other bytes that no plan changes.
    parts: Choice

    def more(self, throughout):
        """Returns the bytes that these figures do not count, if a step holds `throughout` bytes from beginning to end. For
        example, the step may also hold gradients of an earlier backward pass."""
        return max(throughout - self.besides, 0)


class Planner:
    """Plans one joint graph for any budget. `machine` is a name that remat-opt knows. `held` is the number of further bytes that the
    step holds. `offload` is the bytes per second of a link to the host over which plans may copy, or 0 without a link.
    The parameters `repeatable`, `sizes`, `workspaces` and `changed` are as for joint.Joint. `fuses` tells whether inductor fuses ops."""

    def __init__(
        self,
        module,
        outputs_forward,
        machine="h100",
        held=0,
        planner="auto",
        effort=1,
        rounded=None,
        offload=0,
        repeatable=frozenset(),
        sizes=None,
        workspaces=None,
        changed=frozenset(),
        fuses=False,
    ):
        options = machine, held, planner, effort, rounded, offload, repeatable
        self.made_for = functools.partial(
            Planner, module, outputs_forward, *options, workspaces=workspaces, fuses=fuses
        )
        self.sizes, self.changed = sizes, changed
        self.rounded = rounded or (lambda size: size)
        machine = machine_named(machine)
        self.joint = Joint(module, outputs_forward, machine, repeatable, sizes, workspaces, changed)
        if fuses:
            self.joint.ops = fused_prices(self.joint)
        self.copies = bool(offload)
        self.link = (f"--d2h={offload}", f"--h2d={offload}", f"--latency={machine.launch:g}") if offload else ()
        self.graph = Graph(self.joint, self.rounded, copies=self.copies)
        self.held, self.planner, self.effort = held, planner, effort
        self.known = []  # The Fitted of each plan that was found.
        self.as_it_is = self.once = self.fitted([{"compute": i} for i in range(len(self.graph.runs))])
        # The original step computes again what the caller's checkpoints mark. `once` runs each op once. Inductor makes a
        # partition of its own.
        if not fuses and (marked := planned_by_marks(self)):
            self.as_it_is, self.once = (each.relative_to(marked) for each in (marked, self.once))
            self.known.append(self.as_it_is)

    def at(self, sizes, changed=frozenset()):
        """Returns the Planner of the same graph for other sizes (sizes.py) and more changed arguments."""
        return self.made_for(sizes=sizes, changed=self.changed | changed)

    @functools.cached_property
    def text(self):
        """Returns a text of the joint graph (kept.py)."""
        return kept.text_of(self.joint.module)

    @functools.cached_property
    def one_by_one(self):
        """Returns the Planner of the same graph with the prices of ops that are not fused."""
        return self.made_for(sizes=self.sizes, changed=self.changed, fuses=False)

    @property
    def besides(self):
        return self.graph.resident + self.held

    @property
    def original(self):
        return Figures(self.as_it_is.peak, self.besides, self.as_it_is.parts)

    @property
    def has_loss(self):
        """Tells whether the graph returns a number, whose gradient the backward part gets."""
        return any(map(is_number, self.joint.tangents))

    def fit(self, budget, throughout=0):
        """Returns a Fitted that is within an asked.Budget. `throughout` is the bytes that the step holds from beginning to
        end. Raises RematError if no plan is within the budget."""
        more = self.original.more(throughout)
        size = budget.of(self.as_it_is.peak + more, self.besides + more)
        found = self.within("min" if size is None else size - self.besides - more)
        if found is None:
            raise self.refused(budget, size, more)
        return found

    def within(self, counted):
        """Returns a Fitted within `counted` bytes, or None if there is no such plan. Resident and held bytes do not
        count. "min" asks for as few bytes as possible."""
        if counted != "min" and self.once.peak - self.besides <= counted:
            return self.once
        if counted != "min" and counted <= 0:
            return None
        summary, steps = solve.plan(self.graph.json(), counted, self.planner, self.effort, self.link)
        if steps:
            self.known.append(self.fitted(steps))
        if counted == "min":
            return steps and self.known[-1]
        # An earlier plan for fewer bytes may be faster. Earlier plans are reused, so that a larger budget never gives a
        # slower plan.
        within = [each for each in self.known if each.peak - self.besides <= counted]
        found = min(within, key=lambda each: each.seconds, default=None)
        return found and found._replace(bound=summary.get("lower_bound_cost"))

    def refused(self, budget: Budget, size, more):
        least = self.fit(Budget("min"))
        peak, before = least.peak + more, self.as_it_is.peak + more
        asked, found = apart(size, peak)
        alone = f" (its tensors alone take {mb(least.tensors + more)} MB, and the rest are workspaces of ops, such as convolutions)"
        message = (
            f"budget '{budget}' is {asked} MB; the smallest plan takes {found} MB "
            f"({math.ceil(1000 * peak / before) / 10:g}%), of which {mb(least.resident)} MB are parameters, "
            f"buffers and inputs and {mb(self.held + more)} MB are held in addition{alone if least.tensors < least.peak else ''}; "
            "give a larger budget or a smaller batch"
        )
        message = asking(message, budget)
        return RematError(message, report_of(least, size, message, more))

    def curve(self):
        """Returns a list of Fitted for all budgets, with falling peaks."""
        found = [
            self.fitted(steps, point.get("lower_bound_cost"))
            for point, steps in solve.curve(self.graph.json(), self.planner, self.effort, self.link)
        ]
        return found or [self.once]

    def confirm(self, numbers):
        """Returns whether the bytes of some of the choices are those that the choices take. This is always true if ops
        run one by one."""
        return True

    @functools.cached_property
    def choices(self):
        """Returns a Fitted for each plan that may be chosen for a step of several graphs. The first of them is for the
        original step.

        A step holds the saved tensors of all its graphs until their backward parts run. So some of these plans hold few
        bytes between the forward and the backward part of the graph, even if the parts themselves take more."""
        found = [self.as_it_is, self.once, *self.known, *self.curve()]
        saving = solve.curve(self.graph.json(between=self.once.peak), self.planner, self.effort, self.link)
        found += [self.fitted(steps) for _, steps in saving]
        kept = useful([each.parts for each in found])
        return [self.as_it_is, *(found[number] for number in kept if number)]

    def fitted(self, steps, bound=None):
        """Returns the Fitted of a plan, without random states that nothing needs."""
        graph = Graph(self.joint, self.rounded, states=drawn_again(self.graph, steps), copies=self.copies)
        steps = tidy(graph, steps)
        said = solve.judge(graph.json(), steps, self.link)
        if not said["valid"]:
            raise RematError(f"remat-solve refuses its own plan: {said}")
        done = [graph.nodes[step["compute"]] for step in steps if "compute" in step]
        before = getattr(self, "as_it_is", None)
        held = graph.each(steps, said["timeline"])
        peak, seconds = max(held, default=0) + self.besides, said["makespan" if self.link else "compute_cost"]
        flops = sum(node.get("flops", 0) for node in done)
        return Fitted(
            graph,
            steps,
            peak,
            max(graph.without_workspaces(steps, held), default=0) + self.besides,
            before.before if before else peak,
            graph.resident,
            self.held,
            seconds,
            before.seconds_before if before else seconds,
            flops,
            before.flops_before if before else flops,
            parts_of(graph, steps, said["timeline"], held, seconds),
            bound,
            said["host_peak_bytes"],
            said["swapped_out_bytes"],
        )


def parts_of(graph, steps, timeline, held, seconds):
    """Returns the bytes and the time of a plan, as a step.Choice. `timeline` has the bytes of tensors at each step. `held` also
    includes random states."""
    turn = next(i for i, step in enumerate(steps) if getattr(graph.run(step), "kind", None) == "turn")
    given = sum(
        graph.rounded(graph.joint.storages[number].bytes) for number in set(graph.joint.shown(graph.joint.tangents))
    )
    return Choice(max(held[:turn], default=0), timeline[turn] - given, max(held[turn:]), seconds)


def drawn_again(graph, steps):
    seen, twice = set(), set()
    for run in graph.computed(steps):
        if run.kind == "op" and run.op.random:
            (twice if run.op.node in seen else seen).add(run.op.node)
    return twice


def tidy(graph, steps):
    """Moves each step that saves a random state to just before the first op that draws from that state. Drops the step
    if no op draws from the state."""
    kept, pending = [], {}
    for step in steps:
        run = graph.run(step)
        if run is None:
            kept.append(step)
            continue
        if run.kind == "state":
            pending[run.op.node] = step
            continue
        if run.kind == "op" and run.op.node in pending:
            kept.append(pending.pop(run.op.node))
        kept.append(step)
    return kept
