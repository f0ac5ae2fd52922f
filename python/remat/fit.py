# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the loop of loop.py needs of IREE: steps prepared, planned, read and compiled."""

import os
import shutil
from collections import namedtuple

from .bits import listed
from .budget import describe, mb
from .iree_loops import WAY as LOOPS
from .iree_loops import LoopsReport, LoopWay, stablehlo_with_loops
from .loop import AS_IT_IS, PLAN_REPORT, Loop
from .process import Failed, run
from .reading import AT_MOST, EXACT, asks_data, has_loops
from .report import Report
from .stablehlo import remat_options

CLEAN = ("--canonicalize", "--cse")
# Upstream's fusion also pulls elementwise ops into contractions, which IREE then no
# longer compiles as such: the transformer takes a fifth more time so. Some steps take
# fewer bytes with it. It changes results where an op reads its destination, but for
# the pass before it.
FUSE = ("--remat-destination-inputs", "--linalg-fuse-elementwise-ops", *CLEAN)
# What makes any step smaller before it is planned.
# IREE merges reshapes itself.
PREPARE = ("--remat-fuse-elementwise=reshapes=false", *CLEAN, "--remat-early-results")
ACCUMULATE = (*CLEAN, "--remat-accumulate", *CLEAN)
WAYS = {"step": (*ACCUMULATE, *PREPARE), "fused": (*ACCUMULATE, *FUSE, *PREPARE), "plain": (*CLEAN, *FUSE)}
ASKS_DATA = (
    "the step asks its data what to run next, so that one run does not show what another takes: figures are the "
    "most that IREE's IR allows"
)


class Misread(Exception):
    """A run takes other bytes than IREE's IR says."""


# what: its name for people; inner is None of the step as it is. memory, stream: what IREE makes of it; binary: the
# compiled module, where there is one already.
Candidate = namedtuple("Candidate", "what path inner memory stream binary", defaults=(None, None))
Candidate.total = property(lambda self: self.memory.total)


class Fit(Loop):
    compiler = ("IREE", "compiles and runs")

    def __init__(
        self, iree, remat_opt, planner, effort, folder, tell=lambda line: None, doing=lambda text: None, options=None
    ):
        """options: more of remat-opt's --remat, by name; files in them have whole paths."""
        super().__init__(tell, doing)
        self.options = {"machine": "cpu", **(options or {})}  # Which IREE compiles for here.
        # It starts in folder.
        self.iree, self.remat_opt, self.folder = iree, os.path.abspath(shutil.which(remat_opt) or remat_opt), folder
        self.planner, self.effort = planner, effort
        # Where there are loops or constants, only a run shows what a candidate takes. Else it is read, and one run shows
        # that it was read well.
        self.by_run = False
        self.seen, self.count = {}, 0
        self.loops = None  # A LoopWay, where the step has loops that can be planned inside.
        self.imported = {}  # What was imported after loops were planned, by the path that is compiled.

    def fit(self, step, budget, rounds):
        """The first Candidate within the budget, or the smallest ("min"), compiled. Raises NoPlan, Failed where the step
        cannot be read, and RematError where budget is none."""
        self.begin(step)
        try:
            return self.within(self.bytes_of(budget), rounds)
        except Misread:
            self.by_run, self.seen, self.left_out, self.refusals = True, {}, [], []
            self.measure_before()
            self.tell(f"a run takes other bytes than were read: all is measured\n{describe('as it is', self.before)}")
            return self.within(self.bytes_of(budget), rounds)

    def begin(self, step):
        self.doing("reading the step")
        read, raw = os.path.join(self.folder, "read.mlir"), os.path.join(self.folder, "raw.mlir")
        with open(read, "w", encoding="utf-8") as file:
            file.write(self.iree.read(step))
        # Before files of this folder are written: the step may be among them.
        text = self.with_loops(step)
        # In the syntax of functions, in which marks of donation are found.
        self.opt(read, raw)
        donated = self.iree.stream(raw)
        # What is rewritten keeps the donation that IREE does not get right in the step as it is.
        path = shutil.copyfile(raw, os.path.join(self.folder, "as-it-is.mlir"))
        stream = self.iree.settled(path, donated)
        self.as_it_is = Candidate(AS_IT_IS, path, None, self.iree.figures(stream, own_packing=True), stream)
        memory = self.before if stream is donated else self.iree.figures(donated, own_packing=True)
        self.fixed = memory.total - memory.transient
        self.ways = list(WAYS)
        self.prepare(raw)
        if text is not None:
            self.loops, self.ways = LoopWay(self, text), [LOOPS, *WAYS]
        self.by_run = self.before.source != EXACT and self.runs(self.as_it_is)
        self.unmeasured = None
        if self.by_run:
            self.measure_before()
        self.tell(describe("as it is", self.before))

    def with_loops(self, step):
        """The step as StableHLO, where it has loops to be planned inside; else None."""
        try:
            return stablehlo_with_loops(step, self.iree.program, self.iree.timeout)
        except Failed as error:
            self.leave_out("plans inside of loops", error)
            return None

    def prepare(self, raw):
        """The step at raw, ready to be planned outside of loops in each of the ways."""
        for way, passes in WAYS.items():
            self.opt(raw, self.prepared(way), *passes)

    def search(self, goal, rounds):
        """What is planned inside of loops is what is then planned outside of them."""
        if self.way == LOOPS and not self.loops.begins():
            return None
        best = super().search(goal, rounds)
        if self.way == LOOPS and best is not None and best.total < self.before.total:
            self.prepare(self.imported[best.path])
        return best

    def first_inner(self, goal):
        return self.loops.first(goal) if self.way == LOOPS else super().first_inner(goal)

    def instead(self, inner, last):
        return self.loops.instead(inner, last) if self.way == LOOPS else super().instead(inner, last)

    def better(self, candidate, other, goal):
        return (
            self.loops.better(candidate, other, goal) if self.way == LOOPS else super().better(candidate, other, goal)
        )

    def next_inner(self, inner, candidate, goal):
        return self.loops.next(candidate, goal) if self.way == LOOPS else super().next_inner(inner, candidate, goal)

    def opt(self, source, target, *passes):
        run(
            [self.remat_opt, source, "--allow-unregistered-dialect", *passes, "-o", target],
            timeout=self.iree.timeout,
            folder=self.folder,
        )
        # For IREE, which reads these files too.
        with open(target, encoding="utf-8") as file:
            text = file.read()
        if listed(text) != text:
            with open(target, "w", encoding="utf-8") as file:
                file.write(listed(text))

    def measure_before(self):
        try:
            self.as_it_is = self.ran(self.as_it_is)
        except Failed as error:
            # It may be too large for this machine, where what is rewritten is not.
            self.unmeasured = str(error)
            self.leave_out(AS_IT_IS, error)

    @property
    def before(self):
        """Memory of the step as it is."""
        return self.as_it_is.memory

    def runs(self, candidate):
        """Whether a run shows what it takes: not where the step asks its data what to run next."""
        runner, stream = self.iree.runner, candidate.stream.end
        return runner is not None and runner.takes(stream) and not asks_data(stream)

    def prepared(self, way):
        return os.path.join(self.folder, f"{way}.mlir")

    def figured(self, planned):
        """The Candidate of a plan: read, or run where only that shows what it takes."""
        with open(planned.path, encoding="utf-8") as file:
            text = file.read()
        if text not in self.seen:
            self.doing(f"{self.named(planned)}: reading what IREE takes")
            stream = self.iree.settled(planned.path)
            candidate = Candidate(self.named(planned), planned.path, planned.inner, self.iree.figures(stream), stream)
            candidate = self.ran(candidate) if self.by_run else candidate
            live = "" if candidate.memory.live is None else f", live {mb(candidate.memory.live)}"
            where = "inside of loops" if self.way == LOOPS else "above arguments and results"
            self.tell(f"  planned {mb(planned.inner)} MB {where}: IREE takes {mb(candidate.memory.transient)}{live}")
            self.seen[text] = candidate
        return self.seen[text]

    def confirmed(self, candidate):
        """candidate compiled, and run once where that shows what it takes. Raises Misread where it takes other bytes
        than were read."""
        if candidate.binary:
            return candidate
        if not self.runs(candidate):
            return self.compiled(candidate)
        ran = self.ran(candidate)
        if ran.total != candidate.total:
            raise Misread
        return ran

    def compiled(self, candidate):
        self.doing(f"{candidate.what}, {mb(candidate.total)} MB: compiling")
        self.count += 1
        binary = os.path.join(self.folder, f"{self.count}.vmfb")
        self.iree.compile(candidate.path, candidate.stream, binary, own_packing=candidate.inner is None)
        return candidate._replace(binary=binary)

    def ran(self, candidate):
        candidate = self.compiled(candidate)
        self.doing(f"{candidate.what}, {mb(candidate.total)} MB: running")
        return candidate._replace(memory=self.iree.measured(candidate.memory, candidate.stream, candidate.binary))

    def plan(self, inner):
        """The step planned within inner bytes (None: as few as possible), or None where the planner has no plan."""
        if self.way == LOOPS:
            planned = self.loops.plan(inner)
            if planned is not None:
                self.imported[planned.path] = planned.raw
            return planned
        path = os.path.join(self.folder, f"planned.{inner}.{self.way}.mlir")
        budget = "min" if inner is None else str(max(1, inner))
        options = {"activation_budget": budget, "planner": self.planner, "effort": self.effort}
        return self.planned_with(
            options, f"what is planned within {budget} bytes from '{self.way}'", self.prepared(self.way), path
        )

    def planned_with(self, options, what, source, target):
        """options: of remat-opt's --remat, besides the user's."""
        options = {**self.options, **options, "target": "iree", "report": PLAN_REPORT}
        return self.planned(what, source, target, remat_options(options))

    def report(self, best):
        """The Report of the plan of best; of the step as it is, where nothing is planned."""
        if best.path not in self.reports:
            kept = os.path.join(self.folder, "kept.mlir")
            if self.planned_with({"activation_budget": "100%", "planner": "keep-all"}, AS_IT_IS, best.path, kept):
                self.reports[best.path] = self.reports[kept]
        fields = self.reports.get(best.path, {})
        return LoopsReport(fields) if "loops" in fields else Report(fields)

    def failed_report(self, error):
        """The Report of a NoPlan: of the plan of the least that was found, else of the step as it is."""
        failed = {
            "message": str(error),
            "asked_bytes": error.asked,
            "least_bytes": error.least and error.least.total,
            "counts_arguments": True,
        }
        report = self.report(error.least or self.as_it_is)
        report.fields = {**report.fields, "failed": failed}
        return report

    def source(self, candidate):
        return f"{candidate.memory.source}; "

    def advice(self):
        if asks_data(self.as_it_is.stream.end):
            return f"; {ASKS_DATA}"
        if self.loops is not None and self.loops.kept is not None:
            return "; its loops were planned inside, where they are loops that remat-print-loops can pair"
        if has_loops(self.as_it_is.stream.end):
            return (
                "; a loop is one op to the planner, so unroll it: --unroll-loops of remat-iree, unroll_loops=True of "
                "remat.jit"
            )
        return ""

    def notes(self, best):
        """What is to be known of the result besides its figures."""
        lines = list(self.left_out)
        if best.inner is None:
            lines.append("nothing is rewritten: the step as it is takes no more than it may, or no plan takes less")
        if best.memory.source == AT_MOST:
            lines.append(
                ASKS_DATA
                if asks_data(best.stream.end)
                else "nothing was run: figures are the most that IREE's IR allows, as the step has loops, constants or several slabs"
            )
        elif best.memory.source == EXACT:
            lines.append("nothing was run: figures are read from IREE's IR")
        return lines
