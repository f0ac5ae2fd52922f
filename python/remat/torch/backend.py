# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A backend for torch.compile whose training steps need at most a budget."""

import dataclasses
import functools
import logging
import warnings
import weakref
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn, Optional

from ..asked import Budget, budget_or_auto, parse_budget
from ..options import check_names, check_number, check_planner, keywords
from ..report import Report
from ..tool import RematError, RematWarning
from . import missed, notes, sizes
from .fitted import Planner
from .free import free_for
from .held import bytes_held
from .joint import mark_parameters
from .outside import Outside, compiled_now
from .prices import machine_named
from .program import Program
from .recorded import in_backward, runs_again
from .repeatable import checked_names
from .report import BY_INDUCTOR, BY_OP, unplanned
from .together import Together
from .traced import check_regions, is_traced, parameters_of, simplified, stamp
from .workspaces import Workspaces

INNER = ("inductor", "eager")
LOGGER = logging.getLogger("remat.torch")  # TORCH_LOGS="remat.torch" shows its lines.


def backend(
    budget: int | float | str | None = None,
    activation_budget: int | float | str | None = None,
    inner: str = "inductor",
    optimizer: Any = None,
    held: int | str = 0,
    machine: str = "h100",
    planner: str = "auto",
    effort: float = 1,
    offload: int | str | None = None,
    repeatable: Iterable[str] = (),
    max_shape: Sequence[int] | Sequence[Sequence[int]] = (),
    **unknown: NoReturn,
) -> "Backend":
    """Returns a backend for torch.compile. With this backend the forward and the backward part of a compiled model
    together need at most `budget`.

    step = torch.compile(loss_of, backend=remat.torch.backend(budget="8GiB", optimizer=optimizer))

    `budget`: The bytes of all tensors: parameters, buffers, inputs, gradients, activations and `held`. The budget is a number of
        bytes, text such as "8GiB", a percentage of the bytes of the original step, "min" or "auto", as for remat.jit.
        "auto" stands for the bytes of the step's arguments plus the bytes that are free on the device at the first
        call, minus 5 % of the device's memory.
    `activation_budget`: A budget that does not count parameters, buffers, inputs and `held`. Give either this budget or
        `budget`, not both.
    `inner`: The compiler of the two parts. "eager" runs the two parts op by op, and takes the planned bytes. "inductor"
        fuses ops after the plan is made, and may run them in another order than the plan.
    `optimizer`: An optimizer of torch.optim. The bytes of this optimizer's state count as held, and are measured on
        fake tensors before the first step. The state of any other optimizer counts, too, after that optimizer's first
        step.
    `held`: The bytes that the step holds in addition to its tensors, for instance "1.2GB".
    `machine`: The machine whose roofline gives the times of ops, as in remat-opt's machine=.
    `planner`, `effort`: The options of remat-solve with these names.
    `offload`: The bandwidth of a link to the host, such as "25GB/s". If a bandwidth is given, plans may also copy
        tensors to the host.
    `repeatable`: The names of custom ops that may run again, such as ["mine::swish"]. The results of these ops depend only
        on their arguments, and the ops do nothing else. Other custom ops run only once.
    `max_shape`: The largest shape of an input whose sizes vary, such as (512, 64), or a list of such shapes. Plans are made
        for these shapes before a call has them.

    One budget limits the sum of all graphs that a step calls, such as the parts of a function with a graph break. The
    first step is recorded, and the graphs are then planned together. The backend's `steps` has a Report of each kind of
    step that calls several graphs.

    The backend's `reports` has a Report of each graph, with notes on what the budget does not cover. The first note of
    each kind is a RematWarning, too. Raises RematError if an option is wrong. If this backend raises a RematError while
    torch.compile compiles a graph, torch.compile raises a BackendCompilerFailed with that error as its cause."""
    check_names("remat.torch.backend", unknown, keywords(backend))
    try:
        import torch  # noqa: F401
    except ImportError as error:
        raise RematError("torch is not installed: pip install torch") from error
    asked = budget_or_auto(budget, activation_budget)
    if inner not in INNER:
        raise RematError(f"inner='{inner}': expected one of {', '.join(INNER)}")
    check_planner(planner)
    check_number("effort", effort)
    machine_named(machine)
    options = {
        "held": bytes_held(held, optimizer),
        "machine": machine,
        "planner": planner,
        "effort": effort,
        "offload": rate_of(offload),
        "repeatable": checked_names(repeatable),
    }
    return Backend(asked, inner, options, bytes_held(held), optimizer, sizes.checked_shapes(max_shape))


class Backend:
    def __init__(
        self,
        budget: Optional[Budget],
        inner: str,
        options: dict[str, Any],
        said: int,
        optimizer: Any = None,
        max_shapes: Sequence[Sequence[int]] = (),
    ) -> None:
        """`budget` is None for "auto" until the first call. `options` are those of fitted.Planner. `said` is the number
        of bytes that the user gave in the option `held`. `optimizer` is the one whose state is in options["held"].
        `max_shapes` is as for sizes.limits."""
        self.budget, self.inner, self.options, self.said = budget, inner, options, said
        self.max_shapes = max_shapes
        self.asked_budget = budget
        self.held = options["held"]
        self.to_come = (
            0 if optimizer is None or optimizer.state else self.held - said
        )  # Bytes of the optimizer's state, if the state is not on the device yet.
        self.optimizer = (lambda: None) if optimizer is None else weakref.ref(optimizer)
        self.reports: list[Report] = []  # A Report for each graph, and for each function that runs without a plan.
        self.plans = []  # The Fitted of each graph that is planned.
        self.warned = set()  # The kinds of notes that were given as a warning.
        self.together = Together(budget, self.held, BY_INDUCTOR if inner == "inductor" else BY_OP)
        self.workspaces = Workspaces()
        self.programs = []  # A Program for each graph that is planned op by op.
        self.steps: tuple[Report, ...] = ()  # A Report for each kind of step that calls several graphs.
        self.outside = Outside(self.found_outside)
        # `tried` says that torch.compile tried to make a graph for this backend. `asked` says that torch.compile gave
        # this backend a graph, or that a note has told the user that torch.compile gave no graph.
        self.tried = self.asked = False
        self.__name__ = "remat"

    def __deepcopy__(self, memo):
        """Returns this backend itself, because a copy of a compiled model has the same budget as the model. For example,
        Lightning copies the arguments of torch.compile, and compiles with the copies."""
        return self

    def __reduce__(self):
        """Returns what pickle writes: the arguments of this backend, but no graphs and no plans."""
        return restored, (self.asked_budget, self.inner, self.options, self.said, self.optimizer(), self.max_shapes)

    def _dynamo_backend_init(self):
        """Prepares this backend when torch.compile receives it."""
        missed.watch(self)
        module, in_place = compiled_now()
        if module is not None:
            self.outside.add(module)
        if in_place and notes.is_lightning(module):
            self.warn("outside", notes.lightning(module))

    def found_outside(self, module):
        """Notes that a backward pass of a compiled module reaches no graph."""
        if not self.warned & {"given up", "no graph", "suppressed"}:  # These notes have said it already.
            self.asked = True
            self.unplanned("outside", notes.outside(module))

    def attempted(self, attempt):
        self.tried = True
        if attempt.given_up:
            self.unplanned("given up", notes.given_up(attempt.place, attempt.given_up))

    def before_step(self, optimizer):
        """Counts the state of an optimizer that takes a step, if this state is not in `held` yet."""
        counted = self.optimizer()
        if counted is None or counted.state is not optimizer.state:
            self.together.recorder.optimizers.add(optimizer)
        if self.tried and not self.asked:
            self.asked = True
            self.unplanned("no graph", notes.no_graph())

    def unplanned(self, kind, text):
        """Adds a report, with a note, for a graph or function that runs without a plan."""
        self.reports.append(unplanned(self.inner))
        self.note(kind, len(self.reports) - 1, text)

    def __call__(self, module: Any, inputs: Any, **options: Any) -> Callable[..., Any]:
        """Compiles a graph. torch.compile calls this with each graph that it finds."""
        if options:
            raise RematError(
                f"torch.compile cannot set {', '.join(options)} here: give options to remat.torch.backend(...)"
            )
        self.asked = True
        check_regions(module)
        count = len(self.reports)
        LOGGER.info("graph %d: planning %d ops within %s", count, len(module.graph.nodes), self.budget or "auto")
        try:
            if self.budget is None:
                self.budget = self.together.budget = free_for(inputs, self.to_come)
            program = self.program(module, inputs)
        except RematError as error:
            several = notes.one_of_several(module, self.programs)
            if several:
                error = RematError(f"{error}; {several}", error.report)
            if notes.errors_are_suppressed():
                self.unplanned("suppressed", notes.suppressed(error))
            raise error from None
        if len(self.reports) == count:
            self.unplanned("no backward part", notes.no_backward(module))
        for number, report in enumerate(self.reports[count:], count):
            LOGGER.info("graph %d: %s", number, repr(report).splitlines()[0])
        limit = notes.recompile_limit()
        if limit:
            self.note("limit", count, limit)
        return self.recorded(program) if program.planner else self.watched(program)

    def note(self, kind, number, text):
        """Adds a sentence to the report of a graph. If the note is the first of its kind, a warning is given, too."""
        report = self.reports[number]
        self.reports[number] = dataclasses.replace(report, notes=(*report.notes, text))
        self.warn(kind, text)

    def warn(self, kind, text):
        """Gives a warning, if it is the first of its kind."""
        if kind not in self.warned:
            self.warned.add(kind)
            warnings.warn(text, RematWarning, stacklevel=notes.level_of_user())

    def watched(self, program):
        """Wraps a program without a backward part. The bytes that it holds count in steps that call it."""

        @functools.wraps(program.run)
        def called(*args):
            if is_traced(args):
                return program.run(*args)
            return self.together.recorder.runs_unplanned(program, args)

        return called

    def recorded(self, program):
        """Wraps a program so that its calls are recorded, and planned together with the calls of other programs."""

        @functools.wraps(program.run)
        def called(*args):
            if is_traced(args):
                return program.run(*args)
            if runs_again():
                return program.ready(args)(*args)
            if in_backward() and "in backward" not in self.warned:
                self.note("in backward", program.place, notes.in_backward(program.module))
            if (factor := program.growth(args)) > 1:
                self.grow(program, args, factor)
            if self.together.recorder.between:
                self.begin()
            self.together.check(program.number)
            run = program.ready(args)
            self.together.recorder.begins(program.number, args, program.sizes_of(args))
            if "recorded" not in self.warned and self.together.is_new:
                self.note("recorded", program.place, notes.recorded(program.module, self.budget))
            results = run(*args)
            self.together.recorder.ends(results, args)
            return results

        return called

    def grow(self, program, args, factor):
        """Plans a program again, for sizes that are larger by a factor than those of the earlier plan."""
        self.replan(program, factor)
        fitted = self.alone(program, args)
        program.wanted = fitted or program.planner.as_it_is
        if fitted is None:
            self.note("grown", program.place, notes.grown(program.module, self.budget))
        self.replace_report(program, self.asked_of(program))

    def replan(self, program, factor, changed=frozenset()):
        """Gives a program another Planner. `changed` is as for joint.Joint."""
        from torch.utils._python_dispatch import _disable_current_modes

        self.together.forget(program.number, factor)
        with _disable_current_modes():  # The caller's modes must see the ops of the step, but no ops of the planning.
            program.planner = program.planner.at(program.sizes, changed)

    def begin(self):
        """Plans the programs again if the steps recorded until now differ from the steps for which plans were made."""
        for program in self.programs:
            changed = self.together.recorder.changed.get(program.number, frozenset())
            if not changed <= program.planner.changed:
                self.replan(program, 1, changed)
        planned = self.together.begin({each.number: each.planner for each in self.programs})
        if planned is not None:
            self.steps = planned.reports
        for program in self.programs:
            seen = self.together.last_alone(program.number)
            more = program.planner.original.more(self.together.held_by(seen)) if seen else program.more
            chosen = planned.chosen.get(program.number) if planned and planned.reports else None
            if chosen is not None or more != program.more:
                program.wanted, program.more = chosen or program.wanted, more
                self.replace_report(program, planned.reports[0].asked if chosen else self.asked_of(program))

    def replace_report(self, program, asked):
        notes_of = self.reports[program.place].notes
        self.reports[program.place] = dataclasses.replace(program.report(asked), notes=notes_of)
        self.plans[program.number] = program.wanted

    @functools.cached_property
    def kind(self):
        """Returns the class of this backend's programs."""
        if self.inner == "eager":
            return Program
        from .inductor_program import InductorProgram

        return functools.partial(InductorProgram, self.options)

    def program(self, module, inputs):
        """Returns a Program that is compiled with its first plan."""
        parameters, count = parameters_of(inputs), len(self.programs)
        expected = {size: limit for each in self.programs for size, limit in each.expected.items()}
        program = self.kind(module, parameters, count, len(self.reports), self.max_shapes, expected)
        for other in self.programs:
            if (found := program.follows(other)) is not None:
                self.together.follow(other.number, count, *found)
        planner_of = functools.partial(self.planner, program, parameters)
        program.start(inputs, planner_of, lambda: self.first_plan(program, inputs))
        if program.planner is not None:
            self.adopt(program)
        return program

    def first_plan(self, program, inputs):
        """Returns the plan for a program's first calls. If the program may be the whole step, the plan is within the
        budget. Otherwise the original step runs and is recorded."""
        self.together.recorder.rounded = program.planner.rounded
        return self.alone(program, inputs) or program.planner.as_it_is

    def adopt(self, program):
        """Adds a planned program, with its report."""
        self.programs.append(program)
        self.plans.append(program.wanted)
        self.together.breaks[program.number] = program.breaks
        self.together.expected[program.number] = dict(enumerate(program.sizes.values())) if program.limits else {}
        self.together.larger = {each.number: {one.number for one in self.larger(each)} for each in self.programs}
        report = program.report(self.asked_of(program))
        self.reports.append(report)
        if self.max_shapes and program.places and not program.limits:
            self.note("max_shape", program.place, notes.no_such_shape(program, self.max_shapes))
        if program.number not in self.together.alone:
            self.note("recorded", program.place, notes.recorded(program.module, self.budget))
        elif self.budget.size is not None and report.after == report.before and not report.more_time:
            self.note("small", program.place, notes.small(self.budget, report.before.total))

    def alone(self, program, args):
        """Returns the Fitted within the budget for a program that is called with args. Returns None if the program is only
        a part of the step, or if no plan is within the budget and the program may be only a part."""
        planner, together = program.planner, self.together
        if program.breaks or not together.recorder.between:
            return None
        # The first call of a graph may have fake tensors, which tell nothing about the step.
        throughout = 0 if is_traced(args) else together.held_by(together.recorder.seen(program.number, args, {}))
        try:
            fitted = planner.fit(self.budget_of(program), throughout)
        except RematError:
            if self.budget.share is None or planner.has_loss:
                raise
            return None
        program.more = planner.original.more(throughout)
        together.alone[program.number] = (fitted.parts, planner.original.parts)
        return fitted

    def asked_of(self, program):
        """Returns the budget in bytes for a step that calls only this program."""
        return self.budget_of(program).of(*program.taken_as_it_is)

    def budget_of(self, program):
        """Returns the budget for a step that calls only this program. If the budget is a share, it is a share of the
        bytes of the largest program of the same function."""
        larger = self.larger(program)
        if not larger:
            return self.budget
        asked = [self.budget.in_bytes(*each.taken_as_it_is) for each in (program, *larger)]
        return max(asked, key=lambda each: each.size or 0)

    def larger(self, program):
        return [each for each in self.programs if program.is_smaller(each)]

    def planner(
        self,
        program,
        parameters,
        module,
        *,
        num_fwd_outputs,
        static_lifetime_input_indices=None,
        changed=frozenset(),
        **options,
    ):
        """Returns the fitted.Planner of a program's joint graph."""
        del options
        sizes.from_arguments(module)
        simplified(module, self.options["repeatable"])
        stamp(module, static_lifetime_input_indices or ())
        mark_parameters(module, parameters)
        measured = {"sizes": program.sizes, "rounded": program.rounded, "workspaces": self.workspaces}
        fuses = self.inner == "inductor"
        return Planner(module, num_fwd_outputs, changed=changed, fuses=fuses, **measured, **self.options)


def restored(*given):
    """Returns the Backend that pickle reads. PyTorch does not prepare it, because it reads torch.compile's result as a
    whole."""
    made = Backend(*given)
    missed.watch(made)
    return made


def rate_of(offload):
    """Returns the bytes per second of a text such as "25GB/s"; 0 for None."""
    if offload is None:
        return 0
    text = offload.strip().removesuffix("/s") if isinstance(offload, str) else offload
    rate = parse_budget(text, "offload").size
    if rate is None:
        raise RematError(f"offload='{offload}': expected bytes a second, such as 25GB/s")
    return rate
