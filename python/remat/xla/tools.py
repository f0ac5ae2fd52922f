# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Answers the requests of strategy.py: starts remat-opt and XLA's compiler.

A base is a step that is planned. The files of each base are in a folder of their own."""

import os
import re
from dataclasses import dataclass

from ..files import text_of
from ..fit.naming import PlanNames
from ..fit.planner import RematOpt
from ..fit.values import ORIGINAL, Compile, Failure, MakePlan, Plan, Prepare, Refusal, Result, Slice, State, Tie
from ..process import Crashed, Failed
from ..progress import quiet
from .candidate import Candidate
from .kernel_plans import TIED, KernelPlans
from .loop_plans import LoopPlans
from .slicing import slice_step
from .variants import IN_LOOPS, IN_STAGES, parts_of

GENERIC = ("--allow-unregistered-dialect", "--mlir-print-op-generic", "--mlir-print-debuginfo")


@dataclass(frozen=True)
class Base:
    """A step that plans are made for."""

    path: str
    folder: str
    candidate: Candidate


@dataclass(frozen=True)
class Made:
    """A plan that remat-opt wrote."""

    plan: Plan
    path: str
    report: dict
    base: str


class Tools:
    """Answers requests. `compiler` is a Compiler. `planner` is the user's planner. `graph` is a path for the graph of the
    step's kernels, or None. `doing` is Progress.say or a function like it, which is called with a text at each action."""

    advice = ""  # Advice to the user at the end of a refusal.

    def __init__(self, compiler, remat_opt, planner, folder, doing=quiet, graph=None):
        self.xla, self.planner, self.folder, self.doing, self.graph = compiler, planner, folder, doing, graph
        self.opt = RematOpt.at(remat_opt, *GENERIC, timeout=compiler.timeout)
        self.answers = {}  # {request: the answer to it}
        self.bases, self.plans, self.candidates = {}, {}, {}  # The keys are names of bases, plans and Results.
        self.texts = {}  # {compiled StableHLO: (its Executable, its Kernels)}
        self.names = PlanNames()
        self.slicings = ()  # The slicings that the user asks for.
        self.kernel_plans, self.loop_plans = KernelPlans(self), LoopPlans(self)

    def start(self, step):
        """Compiles the original step at a path, and returns the State. Raises Failed."""
        candidate = self.compiled(ORIGINAL, step)
        self.add_base(ORIGINAL, self.planned_step(step), candidate)
        memory = candidate.memory
        return State(Result(ORIGINAL, memory.total, candidate.seconds), memory.total - memory.temporaries)

    def planned_step(self, step):
        """Returns the path of the step that is planned in place of the step at a path."""
        return step

    def started(self):
        """Returns lines of text on the original step. The line on its bytes is not among them."""
        return []

    def __call__(self, request):
        if request not in self.answers:
            kinds = {
                Prepare: self.prepare,
                MakePlan: self.make_plan,
                Compile: self.compile,
                Slice: self.slice,
                Tie: self.tie,
            }
            self.answers[request] = kinds[type(request)](request)
        return self.answers[request]

    def traits(self, notes):
        """Returns the traits of a base: the names of properties by which variants are chosen (Prepared.traits). `notes`
        are the notes from the preparation of its kernels."""
        return ()

    def plans_of(self, variant):
        row, _ = parts_of(variant)
        return self.loop_plans if row.name in IN_LOOPS else self.kernel_plans

    def prepare(self, request):
        return self.plans_of(request.variant).prepare(self.bases[request.base], request)

    def make_plan(self, request):
        budget = "as few bytes as possible" if request.budget is None else f"{request.budget / 1e6:.1f} MB"
        self.doing(f"planning {request.variant} within {budget}")
        what = f"a plan of {request.variant} within {budget}"
        try:
            path, report = self.plans_of(request.variant).plan(self.bases[request.base], request)
        except Crashed as error:
            return Failure(what, str(error))
        except Failed as error:
            if request.variant not in IN_STAGES:
                raise
            none = re.search(r"needs a backward part", str(error))
            why = "no part of the step comes after its fullest moment" if none else str(error)
            return Failure("a plan of stages", why)
        if isinstance(report, Refusal):
            return report
        return self.add_plan(request, path, report)

    def add_plan(self, request, path, report):
        key = request.base, request.variant, text_of(path)
        plan = self.names.named(self.plans_of(request.variant).as_plan(request, report), key)
        self.plans.setdefault(plan.name, Made(plan, path, report, request.base))
        return plan

    def compile(self, request):
        made = self.plans[request.plan]
        what = f"{request.plan}, {request.writing}" if request.writing else request.plan
        try:
            path = self.plans_of(made.plan.variant).write(made, request.writing)
            candidate = self.compiled(what, path)
        except Failed as error:
            return Failure(what, str(error))
        self.add_base(what, path, candidate)
        # Plans of loops minimise FLOP, so the FLOP decide between plans that take about the same time.
        flops = candidate.kernels.flops if self.plans_of(made.plan.variant) is self.loop_plans else 0
        return Result(what, candidate.memory.total, candidate.seconds, made.plan, request.writing, made.base, flops)

    def slice(self, request):
        name = f"the {request.region} in {request.count} slices"
        folder = os.path.join(self.folder, name)
        return self.without_plan(name, lambda: slice_step(self.opt, self.bases[ORIGINAL], folder, request))

    def tie(self, request):
        return self.without_plan(request.name, lambda: os.path.join(self.bases[request.base].folder, TIED))

    def without_plan(self, name, write):
        """Compiles a step without a plan, which becomes a base. `write` writes the step and returns its path. Returns a
        Result, or a Failure."""
        try:
            path = write()
            candidate = self.compiled(name, path)
        except Failed as error:
            return Failure(name, str(error))
        self.add_base(name, path, candidate)
        return Result(name, candidate.memory.total, candidate.seconds)

    def add_base(self, name, path, candidate):
        folder = os.path.join(self.folder, f"base{len(self.bases)}")
        self.bases[name], self.candidates[name] = Base(path, folder, candidate), candidate

    def compiled(self, what, path):
        """Returns the Candidate of the StableHLO in a file. Raises Failed."""
        text = text_of(path)
        if text not in self.texts:
            self.doing(f"compiling for '{self.xla.target.name}': {what}", compiles=True)
            executable = self.xla.compile(path)
            self.texts[text] = executable, executable.kernels()
        executable, kernels = self.texts[text]
        seconds = kernels.seconds(self.xla.target)
        return Candidate(what, path, executable.memory, executable.hlo, kernels, seconds, executable.note)
