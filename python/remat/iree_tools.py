# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Answers the requests of iree_strategy.py: starts remat-opt and IREE's compiler, and runs the compiled steps."""

import os
import shutil
from collections import namedtuple
from dataclasses import dataclass

from .bits import listed
from .budget import mb
from .files import text_of, write_text
from .fit.naming import PlanNames
from .fit.planner import REPORT, RematOpt
from .fit.values import ORIGINAL, Compile, Failure, MakePlan, Plan, Prepare, Prepared, Refusal, Result, State
from .iree_loops import IN_PLACE, overhead_of, stablehlo_passes, stablehlo_with_loops
from .iree_strategy import LOOPS
from .plan_report import more
from .process import Crashed, Failed
from .progress import quiet
from .reading import EXACT, asks_data
from .stablehlo import remat_options, showing_locations

CLEAN = ("--canonicalize", "--cse")
# MLIR's fusion also pulls elementwise ops into contractions. IREE then no longer compiles them as contractions, and the
# transformer takes a fifth more time. On the other hand, some steps take fewer bytes with MLIR's fusion. The first pass
# in this list is necessary: without this pass, the fusion would change the results of ops that read their destination.
FUSE = ("--remat-destination-inputs", "--linalg-fuse-elementwise-ops", *CLEAN)
# These passes make any step smaller before it is planned. They leave reshapes alone, because IREE merges these itself.
PREPARE = ("--remat-fuse-elementwise=reshapes=false", *CLEAN, "--remat-early-results")
ACCUMULATE = (*CLEAN, "--remat-accumulate", *CLEAN)
# {variant of plans: the passes that prepare a step for this variant}
PREPARED = {"step": (*ACCUMULATE, *PREPARE), "fused": (*ACCUMULATE, *FUSE, *PREPARE), "plain": (*CLEAN, *FUSE)}

# A step that IREE can compile. `inner` is its planned bytes, or None for the original step. `memory` is the bytes that
# the step takes with IREE, and `stream` is the step's IR in IREE. `binary` is the compiled module, if it exists already.
Candidate = namedtuple("Candidate", "what path inner memory stream binary", defaults=(None, None))
Candidate.total = property(lambda self: self.memory.total)


@dataclass(frozen=True)
class Made:
    """A plan that was written to a file. `base` is the name of the step that was planned. `raw` is the step as IREE
    imported it, if loop bodies were planned."""

    plan: Plan
    path: str
    report: dict
    base: str = ORIGINAL
    raw: str = ""


class Tools:
    """Answers the requests of a fit. `iree` is an Iree. `options` has further options of remat-opt's --remat by name,
    with absolute paths of files."""

    def __init__(self, iree, remat_opt, planner, effort, folder, doing=quiet, options=None):
        self.options = {"machine": "cpu", **(options or {})}  # IREE compiles for the CPU of this machine.
        self.iree, self.planner, self.effort, self.folder, self.doing = iree, planner, float(effort), folder, doing
        self.opt = RematOpt.at(remat_opt, "--allow-unregistered-dialect", timeout=iree.timeout)
        self.by_run = False  # Whether the bytes of each step are measured in a run.
        self.unmeasured = None  # The Failure if the original step could not run.
        self.loops_failed, self.loops_path = None, None
        # Options that print the locations of the step. Reports take the names of tensors from these locations.
        self.shown = ()
        self.names = PlanNames()
        self.answers, self.plans, self.candidates, self.seen, self.raws = {}, {}, {}, {}, {}
        self.planned_from = {}  # {name of a step whose loops were planned: the name of that plan}

    @property
    def before(self):
        """Returns the Memory of the original step."""
        return self.candidates[ORIGINAL].memory

    @property
    def plans_loops(self):
        return any(each.plan.variant == LOOPS for each in self.plans.values())

    def file(self, name):
        return os.path.join(self.folder, name)

    def start(self, step):
        """Returns the State of the step at a path. Raises Failed."""
        self.doing("reading the step")
        text = self.iree.read(step)
        self.shown = showing_locations(text)
        write_text(self.file("read.mlir"), text)
        # The step is read before any file is written into the folder, because the step's own file may be in the folder
        # and be overwritten.
        self.loops_path = self.with_loops(step)
        raw = self.file("raw.mlir")
        # In this text functions are func.func, so marks of donation can be found.
        self.rewrite("read.mlir", raw)
        donated = self.iree.stream(raw)
        # If IREE handles a mark of donation wrongly in the original step, only the original step loses this mark. The
        # rewritten step keeps this mark.
        path = shutil.copyfile(raw, self.file("as-it-is.mlir"))
        stream = self.iree.settled(path, donated)
        candidate = Candidate(ORIGINAL, path, None, self.iree.figures(stream, own_packing=True), stream)
        memory = candidate.memory if stream is donated else self.iree.figures(donated, own_packing=True)
        self.candidates[ORIGINAL], self.raws[ORIGINAL] = candidate, raw
        self.fixed = memory.total - memory.transient
        if candidate.memory.source != EXACT and self.runs(candidate):
            return self.measure_all()
        return self.state()

    def state(self):
        return State(Result(ORIGINAL, self.before.total), self.fixed)

    def with_loops(self, step):
        """Returns the path of the step as StableHLO, if it has loops whose bodies can be planned; else None."""
        try:
            text = stablehlo_with_loops(step, self.iree.program, self.iree.timeout)
        except Failed as error:
            self.loops_failed = Failure("plans inside of loops", str(error))
            return None
        if text is None:
            return None
        write_text(self.file("stablehlo.mlir"), text)
        return self.file("stablehlo.mlir")

    def measure_all(self):
        """Measures the original step in a run, and returns the State with its figures. All further candidates are also
        measured in a run."""
        self.by_run = True
        self.answers = {request: each for request, each in self.answers.items() if not isinstance(request, Compile)}
        try:
            self.candidates[ORIGINAL] = self.ran(self.candidates[ORIGINAL])
        except Failed as error:
            # The original step may be too large for this machine, although the rewritten step is not.
            self.unmeasured = Failure(ORIGINAL, str(error))
        return self.state()

    def __call__(self, request):
        if request not in self.answers:
            kinds = {Prepare: self.prepare, MakePlan: self.make_plan, Compile: self.compile}
            self.answers[request] = kinds[type(request)](request)
        return self.answers[request]

    def prepare(self, request):
        """Prepares a base. Only the variant that plans loops needs a preparation, which tells the bytes of the loops if
        nothing is recomputed."""
        if self.loops_path is None:
            return self.loops_failed or Refusal()
        whole = self.opt.plan(self.folder, self.loops_path, "loops.kept.mlir", *self.in_loops("100%", self.effort))
        return whole if isinstance(whole, Refusal) else Prepared(whole["baseline_peak_bytes"])

    def in_loops(self, budget, effort):
        return stablehlo_passes(budget, self.planner, effort)

    def make_plan(self, request):
        budget = "min" if request.budget is None else str(max(1, request.budget))
        what = f"a plan within {budget} bytes from '{request.variant}'"
        self.doing(f"planning {what}")
        try:
            made = (self.plan_loops if request.variant == LOOPS else self.plan_step)(request, budget)
        except Crashed as error:
            return Failure(what, str(error))
        if isinstance(made, Made):
            self.plans[made.plan.name] = made
            return made.plan
        return made

    def plan_step(self, request, budget):
        name = f"{list(self.raws).index(request.base)}.{request.variant}"
        if not os.path.exists(self.file(f"{name}.mlir")):
            self.rewrite(self.raws[request.base], self.file(f"{name}.mlir"), *PREPARED[request.variant])
        target = self.file(f"planned.{budget}.{name}.mlir")
        options = {"activation_budget": budget, "planner": self.planner, "effort": f"{request.effort:g}"}
        report = self.planned(f"{name}.mlir", target, options)
        return report if isinstance(report, Refusal) else self.made(request, target, report, report.get("overhead"))

    def plan_loops(self, request, budget):
        planned, raw, path = (self.file(f"loops.{budget}.{kind}.mlir") for kind in ("stablehlo", "raw", "iree"))
        report = self.opt.plan(self.folder, self.loops_path, planned, *self.in_loops(budget, request.effort))
        if isinstance(report, Refusal):
            return report
        try:
            write_text(raw, self.iree.read(planned))
            self.rewrite(raw, path, *IN_PLACE)
        except Failed as error:
            return Failure(f"{mb(report['peak_bytes'])} MB planned inside of loops", str(error))
        return self.made(request, path, report, overhead_of(report["loops"]), raw)

    def made(self, request, path, report, overhead, raw=""):
        key = request.base, request.variant, text_of(path)
        plan = self.names.named(Plan("", report["peak_bytes"], request.variant, overhead), key)
        return self.plans.get(plan.name) or Made(plan, path, report, request.base, raw)

    def planned(self, source, target, options):
        """Plans the step in the file `source` and writes the planned step to `target`. `options` are options of
        remat-opt's --remat in addition to the user's."""
        options = remat_options({**self.options, **options, "target": "iree", "report": REPORT})
        report = self.opt.plan(self.folder, source, target, options)
        relist(target)
        return report

    def rewrite(self, source, target, *passes):
        self.opt(self.folder, source, target, *self.shown, *passes)
        relist(target)

    def compile(self, request):
        """Compiles a plan and returns its bytes, which are read from IR or measured in a run."""
        try:
            if request.plan == ORIGINAL:
                candidate = self.candidates[ORIGINAL]
            else:
                candidate = self.read(self.plans[request.plan])
            if request.run:
                candidate = self.ran(candidate)
        except Failed as error:
            return Failure(request.plan, str(error))
        self.candidates[candidate.what] = candidate
        made = self.plans.get(request.plan)
        if made and made.raw:
            self.raws[candidate.what], self.planned_from[candidate.what] = made.raw, request.plan
        return Result(candidate.what, candidate.total, plan=made and made.plan)

    def read(self, made):
        text = text_of(made.path)
        if text not in self.seen:
            self.doing(f"{made.plan.name}: reading what IREE takes")
            stream = self.iree.settled(made.path)
            figures = self.iree.figures(stream)
            self.seen[text] = Candidate(made.plan.name, made.path, made.plan.planned, figures, stream)
        return self.seen[text]._replace(what=made.plan.name)

    def runs(self, candidate):
        """Tells whether a run shows the candidate's bytes. A run does not show the bytes if the step decides by its
        data which ops to run."""
        runner, stream = self.iree.runner, candidate.stream.end
        return runner is not None and runner.takes(stream) and not asks_data(stream)

    def ran(self, candidate):
        """Compiles the candidate, and measures it in a run if a run shows its bytes. Returns the candidate with its
        module and figures."""
        if candidate.binary is None:
            self.doing(f"{candidate.what}, {mb(candidate.total)} MB: compiling", compiles=True)
            binary = self.file(f"{len(os.listdir(self.folder))}.vmfb")
            self.iree.compile(candidate.path, candidate.stream, binary, own_packing=candidate.inner is None)
            candidate = candidate._replace(binary=binary)
        if not self.runs(candidate):
            return candidate
        self.doing(f"{candidate.what}, {mb(candidate.total)} MB: running")
        memory = self.iree.measured(candidate.memory, candidate.stream, candidate.binary)
        return candidate._replace(memory=memory)

    def report_of(self, plan):
        """Returns the fields of a plan's report, or of the original step's report if there is no plan. If loop bodies
        were planned, `loops` has their plans, and the time and the FLOP are those of the whole step."""
        if plan is None:
            return self.unplanned(self.candidates[ORIGINAL].path)
        made = self.plans[plan.name]
        inside = made if plan.variant == LOOPS else self.plans.get(self.planned_from.get(made.base))
        if inside is None:
            return made.report
        return {**made.report, **self.prices(inside, made.report), "loops": inside.report["loops"]}

    def prices(self, inside, further):
        """Returns the time and the FLOP of the original step, and of the step with planned loops. `inside` is the plan
        of the loops. `further` is the report of a plan of the step with these loops, whose relative prices count in
        addition."""
        before, after = self.unplanned(self.candidates[ORIGINAL].path), self.unplanned(inside.raw)
        known = [name for name in ("seconds", "flops") if before.get(name) and name in after]
        extra = {name: more(further, name) or 0.0 for name in known}
        return {f"baseline_{name}": before[name] for name in known} | {
            name: after[name] * (1 + extra[name]) for name in known
        }

    def unplanned(self, path):
        """Returns the fields of the report of the step in a file, without a plan. The result is empty if remat-opt
        cannot plan the step."""
        report = self.planned(path, self.file("kept.mlir"), {"activation_budget": "100%", "planner": "keep-all"})
        return {} if isinstance(report, Refusal) else report


def relist(path):
    """Rewrites i1 constants in a file as lists of elements, a form that IREE also reads."""
    if not os.path.exists(path):
        return
    text = text_of(path)
    if listed(text) != text:
        write_text(path, listed(text))
