# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the loop of ../loop.py needs of XLA: steps prepared, planned, compiled ahead of time."""

import json
import os
import re
import shutil

from ..budget import apart, exact, mb, percent
from ..loop import AS_IT_IS, PLAN_REPORT, NoPlan
from ..process import Failed, run
from .again import runs_again
from .alternatives import WORTH, Alternatives
from .candidate import Candidate, describe
from .loops import LOOPS, LOOPS_BY_OPS, ONLY_COPIES, LoopWay
from .memory import agrees, peak
from .slicing import sentence_of
from .spellings import FAR, WELL, Spellings

# A fit below this share of what may be held is planned again with more: what is not held is computed twice.
ENOUGH = 0.98
# Where it takes no less, a plan of what is left besides is compiled, too, if it promises so much less time, as a share of the
# step; and one of ROOMIER times its bytes, if it promises FAR less: XLA may take fewer.
A_LITTLE = 0.001
ROOMIER = 1.04
# Loops are planned for FLOP: of two that take the same time but for this share, the one of less FLOP counts.
SAME_TIME = 0.01
# Inside of loops, kernel by kernel; the same op by op (loops.py); and, with the least that these give, kernel by kernel
# outside of them.
KERNELS = "kernels"
GENERIC = ("--allow-unregistered-dialect", "--mlir-print-op-generic", "--mlir-print-debuginfo")
# A plan that costs FAR more than its bound, or none where no bound excludes one, is planned again with
# so many times the effort: that takes less time than to compile it.
MORE = 4
MOST_EFFORT = 1000  # That remat-plan takes.
SEARCHING = ("auto", "search")  # Planners that find better plans with more effort.


class Fit(Spellings, Alternatives):
    compiler = ("XLA", "compiles")
    bounded = "no plan of the kernels that XLA makes of the step takes less than"

    def __init__(
        self,
        compiler,
        remat_opt,
        planner,
        effort,
        folder,
        tell=lambda line: None,
        doing=lambda text: None,
        offload=False,
    ):
        super().__init__(tell, doing)
        self.xla, self.remat_opt, self.folder = compiler, os.path.abspath(shutil.which(remat_opt) or remat_opt), folder
        self.planner, self.effort, self.offload = planner, effort, offload
        self.ways, self.way = [LOOPS, LOOPS_BY_OPS, KERNELS], KERNELS
        # The spelling that was best, the bytes above arguments and results that are to be held, and what the planner counts
        # of these.
        self.seen, self.spelling, self.goal, self.counted = {}, None, None, None
        self.counts_agree = (
            False  # Whether the planner and the walk over kernels count of the step what XLA takes for it.
        )
        self.told = set()  # Lines of plans: another search may find one again.
        self.slicing = None  # The Slicing of the step that is planned.
        self.to_beat = None  # Seconds of what fits already: plans that promise to take longer are not compiled.
        self.graph = None  # Where to write the graph that is planned, kernel by kernel, for remat-solve.
        # Bytes asked of the planner: the most that fitted, the least that did not; whether the last that fitted takes ENOUGH;
        # and what a plan that is asked for then has to promise.
        self.fitted, self.missed, self.is_enough, self.to_promise = None, None, False, None
        self.loops = LoopWay(self)
        self.overheads = {}  # What plans of kernels say, by their bytes.
        # Whether there is more that XLA might write over than it does in the step as it is, and whether plans count on it.
        self.can_hope, self.is_hopeful = False, False
        self.is_of_stages = False  # Whether the plan that is spelled computes whole stages again.

    def fit(self, step, budget, rounds):
        """The quickest Candidate within the budget that was found, or the smallest ("min"). step: a path of StableHLO in
        generic form. Raises NoPlan, and Failed where the step cannot be read or compiled."""
        self.begin(step)
        return self.within(self.goal_of(budget), rounds)

    def goal_of(self, budget):
        """Bytes, or None for as few as possible."""
        bytes_of = self.bytes_of(budget)
        if bytes_of is not None and bytes_of < self.fixed:
            raise NoPlan(
                f"budget {exact(bytes_of)} is below arguments and results, which take {exact(self.fixed)} and which no "
                "plan changes: give more, or donate arguments that the step replaces",
                bytes_of,
                self.as_it_is,
            )
        return bytes_of

    def begin(self, step):
        self.doing(f"compiling the step as it is for '{self.xla.target.name}'")
        self.raw = step
        self.as_it_is = self.base = self.compiled(AS_IT_IS, step, None)
        self.fixed = self.before.total - self.before.temporaries
        self.tell(describe("as it is", self.as_it_is))

    @property
    def before(self):
        """Memory of the step as it is."""
        return self.as_it_is.memory

    def compiled(self, what, path, inner):
        executable = self.xla.compile(path)
        kernels = executable.kernels()
        return Candidate(
            what, path, inner, executable.memory, executable.hlo, kernels, kernels.seconds(self.xla.target)
        )

    def prepare(self):
        """The step with its groups: what XLA computes in one kernel, read from what it makes of the step."""
        self.doing("reading what XLA computes in one kernel")
        prepared, numbered = map(self.file, ("prepared.mlir", "numbered.mlir"))
        self.opt(self.raw, prepared, "--remat-prepare=caller-results=true")
        self.opt(prepared, numbered, "--remat-number-ops", "--convert-remat-to-stablehlo")
        made = self.compiled("the step, its ops numbered", numbered, None)
        annotate = f"--remat-annotate-costs=machine={self.machine()}"
        self.can_hope = any(each.elsewhere for each in made.kernels.kernels)
        try:
            if self.can_hope:
                self.group(made.kernels, annotate, hopeful=True)
            self.group(made.kernels, annotate)
        except Failed as error:
            self.leave_out_kernels("the step", error)
            self.can_hope = False
            self.opt(prepared, self.file("grouped.mlir"), annotate)
        if self.graph:
            exported = self.file("graph.json")
            self.opt(self.file("grouped.mlir"), os.devnull, f"--remat-export-graph=file={exported}")
            shutil.copyfile(exported, self.graph)

    def leave_out_kernels(self, where, error):
        """Says what it means that kernels cannot be planned. Numbers of groups of ops are nothing to a user."""
        known = re.search(r"\bgroup \d+", str(error))
        why = "XLA's kernels cannot be computed one after the other as a plan has them" if known else error
        self.left_out.append(
            f"each op of {where} is planned by itself, so that XLA may take more or fewer bytes than are planned: {why}"
        )

    def group(self, kernels, annotate, hopeful=False):
        with open(self.file("kernels.json"), "w", encoding="utf-8") as file:
            json.dump(kernels.to_json(self.xla.target, hopeful), file)
        grouped = self.file("hopeful.mlir" if hopeful else "grouped.mlir")
        self.opt(self.file("prepared.mlir"), grouped, "--remat-import-groups=file=kernels.json", annotate)

    def machine(self):
        """The name of a file in folder that describes the target."""
        with open(self.file("target.machine"), "w", encoding="utf-8") as file:
            file.write(self.xla.target.machine)
        return "target.machine"

    def file(self, name):
        return os.path.join(self.folder, name)

    def opt(self, source, target, *passes):
        run([self.remat_opt, source, *GENERIC, *passes, "-o", target], timeout=self.xla.timeout, folder=self.folder)

    def plan(self, inner):
        """The step planned within inner bytes (None: as few as possible), or None where the planner has no plan. It is
        spelled later."""
        return self.loops.plan(inner) if self.loops.asked else self.planned_by(self.planner, inner)

    def planned_by(self, planner, inner):
        """Where that is far from what no plan is below, the better one of this and of a plan with more effort."""
        planned = self.planned_with(self.effort, planner, inner)
        if planner in SEARCHING and self.is_far(planned, inner):
            self.doing(f"planning within {mb(inner)} MB with more effort, for the plan is far from its bound")
            effort = min(MORE * float(self.effort), MOST_EFFORT)
            again = self.planned_with(f"{effort:g}", planner, inner)
            if planned is None or (again is not None and self.overhead_of(again) < self.overhead_of(planned)):
                planned = again
        if planned is not None:
            self.overheads[planned.inner] = self.overhead_of(planned)
        return planned

    def is_far(self, planned, inner):
        """Whether a bound leaves room for a plan that is better by FAR."""
        if inner is None:
            return False
        if planned is None:
            floor = self.refusals[-1].get("floor") if self.refusals else None
            return floor is not None and floor["bytes"] <= inner
        report = self.reports[planned.path]
        bound = report.get("lower_bound_cost")
        return bound is not None and report["overhead"] - (bound / report["base_cost"] - 1) > FAR

    def overhead_of(self, planned):
        return self.reports[planned.path]["overhead"]

    def planned_with(self, effort, planner, inner):
        budget = "min" if inner is None else str(max(1, inner))
        kind = f"{'copies.' if self.offload else ''}{'hopeful.' if self.is_hopeful else ''}"
        path = self.file(f"planned.{planner}.{kind}{budget}.{effort}.mlir")
        options = f"activation-budget={budget} planner={planner} effort={effort} for-report=true"
        options += " offload=true" if self.offload else ""
        return self.planned(
            f"what is planned within {budget} bytes",
            self.file("hopeful.mlir" if self.is_hopeful else "grouped.mlir"),
            path,
            f"--remat-plan={options}",
            f"--remat-report=file={PLAN_REPORT}",
        )

    def search(self, goal, rounds):
        """What is planned inside of loops is what is then planned outside of them."""
        if self.loops.planned_so_already:
            return None
        if not self.loops.asked and self.base is not (self.start or self.as_it_is):
            self.raw = self.base.path
        best = super().search(goal, rounds)
        if self.offload and not self.planner.startswith(ONLY_COPIES):
            best = self.better_of(self.without_copies(goal, rounds), best, goal)
        if self.loops.asked:
            if self.way == LOOPS and self.takes_longer(best, goal):
                best = self.better_of(self.op_by_op(goal, rounds), best, goal)
            if best is not None and best.total < self.base.total:
                self.base = best
            return best
        if goal is None or self.planner != "auto" or self.offload:
            return best
        best = self.better_of(self.hopeful(goal, rounds, best), best, goal)
        return self.better_of(self.stages(goal, best), best, goal)

    def takes_longer(self, best, goal):
        """Whether best fits, and takes longer than the step as it is: a plan of loops need not, for it writes less."""
        fits = best is not None and goal is not None and self.above(best) <= goal
        return fits and best.seconds > self.as_it_is.seconds

    def op_by_op(self, goal, rounds):
        """Where XLA ends a product in the kernel of its reader, that product is no value that a plan of kernels can keep."""
        self.way = LOOPS_BY_OPS
        best = self.search(goal, rounds)
        self.way = LOOPS
        return best

    def named(self, planned):
        return super().named(planned) + (", calls' results written over" if self.is_hopeful else "")

    def figured(self, planned):
        return self.loops.figured(planned) if self.loops.asked else self.best_spelled(planned)

    def confirmed(self, candidate):
        return candidate

    def first_inner(self, goal):
        """What the planner counts is what XLA takes, where it knows XLA's kernels; else a share of the one is asked as a
        share of the other."""
        self.fitted, self.missed, self.is_enough, self.to_promise, self.goal = None, None, False, None, goal
        if self.is_hopeful:
            return self.counted
        if self.loops.asked:
            return self.loops.first(goal)
        self.prepare()
        kept, taken = self.unrewritten_peak(), self.base.memory.temporaries
        self.counts_agree = agrees(kept, taken) and agrees(self.walk(), taken)
        if goal is None:
            return None
        ratio = kept / max(1, taken)
        self.counted = goal if abs(ratio - 1) < WELL - 1 else round(goal * ratio)
        return self.counted

    def proven(self):
        """A bound of the planner's figures is none of XLA's where these differ."""
        return super().proven() if self.counts_agree else None

    def walk(self):
        return peak(self.base.kernels)[0]

    def unrewritten_peak(self):
        """What the planner counts of the step with all kept."""
        self.opt(
            self.file("grouped.mlir"),
            self.file("kept.mlir"),
            "--remat-plan=activation-budget=100%",
            f"--remat-report=file={PLAN_REPORT}",
        )
        return self.plan_report()["baseline_peak_bytes"]

    def least_refused(self):
        return self.loops.least_refused() if self.loops.asked else super().least_refused()

    def promises(self, planned, best, goal):
        """A fit is planned again for time, and for enough of it."""
        if goal is not None and self.is_beaten(planned):
            return False
        if goal is None or best is None or self.above(best) > goal:
            return True
        now, before = self.overheads.get(planned.inner), self.overheads.get(best.inner)
        if now is None or before is None:
            return not self.is_enough
        return before - now > (self.to_promise if self.is_enough else WORTH)

    @property
    def has_more_than_enough(self):
        """Whether what is left of the budget is planned with."""
        return self.is_enough and self.to_promise == A_LITTLE

    def unpromising(self):
        return self.roomier() if self.has_more_than_enough else None

    def roomier(self):
        self.to_promise = FAR
        return round(ROOMIER * self.fitted)

    def with_what_is_left(self, above, goal):
        """What to ask for once enough is held, where above of goal bytes are."""
        left = round(self.fitted * goal / max(1, above))
        if self.to_promise == FAR or left < (1 + A_LITTLE) * self.fitted:
            return self.roomier()
        self.to_promise = A_LITTLE
        return left

    def is_beaten(self, planned):
        """Whether a plan of kernels promises to take longer than what fits already."""
        overhead = self.overheads.get(planned.inner)
        return None not in (self.to_beat, overhead) and self.base.seconds * (1 + overhead) >= self.to_beat

    def better(self, candidate, other, goal):
        """The quicker one of what fits, else the smaller one. Of two loops of about the same time, the one of less FLOP."""

        def fits(each):
            return goal is not None and self.above(each) <= goal

        def rank(each):
            return (0, each.seconds, each.total) if fits(each) else (1, each.total, each.seconds)

        both = self.loops.asked and fits(candidate) and fits(other)
        if both and abs(candidate.seconds - other.seconds) < SAME_TIME * min(candidate.seconds, other.seconds):
            return (candidate.kernels.flops, *rank(candidate)) < (other.kernels.flops, *rank(other))
        return rank(candidate) < rank(other)

    def next_inner(self, inner, candidate, goal):
        """Between the most that fitted and the least that did not, by how far XLA's figure is from the goal."""
        asked = max(candidate.inner, inner or 0)
        above = self.above(candidate)
        line = f"  {self.line(candidate, goal)}"
        if line not in self.told:
            self.told.add(line)
            self.tell(line)
        if goal is None:
            return round(1.08 * asked)
        again = self.missed is not None
        if above <= goal:
            self.fitted = max(asked, self.fitted or 0)
            self.loops.note_fit(candidate)
            self.is_enough = above >= ENOUGH * goal
            if self.is_enough:
                return None if self.loops.asked or self.missed else self.with_what_is_left(above, goal)
        elif self.is_enough:
            return self.unpromising()
        else:
            self.missed = min(candidate.inner, self.missed or candidate.inner)
        if self.loops.asked:
            following = self.loops.following(asked, above, goal, self.missed)
        else:
            following = round(asked * min(1.5, max(0.5, 0.99 * goal / max(1, above))))
        low, high = self.fitted, self.missed
        if low and high and high - low < 0.01 * high:
            return self.loops.a_little_less(candidate, goal) if self.loops.asked else None
        if (low and following <= low) or (high and following >= high):
            if low and high:
                return round((low + high) / 2)
            return self.below(high, above - goal, again) if high else round(1.1 * low)
        return following

    def line(self, candidate, goal):
        above = self.above(candidate)
        asked, planned, taken = "as few as possible", *map(mb, (candidate.inner, above))
        if goal is not None:
            # A plan that is missed says by how much.
            asked, planned, taken = (apart if above > goal else lambda *sizes: map(mb, sizes))(
                goal, candidate.inner, above
            )
        return (
            f"{candidate.what}: asked {asked}, planned {planned}, XLA takes {taken} MB above arguments and results, "
            f"{self.slower(candidate)}"
        )

    @staticmethod
    def below(missed, excess, again):
        """A plan has fewer bytes than are asked for, so that to ask for a little less may give it again: less than it has,
        by more than what is too much, but not by so much that much more is computed twice. Where a little less did not
        help, more."""
        return round(min((0.975 if again else 0.998) * missed, max(0.95 * missed, missed - 2 * excess)))

    def slower(self, candidate):
        return f"{percent(candidate.seconds / self.as_it_is.seconds - 1)} roofline"

    def describe(self, candidate):
        return f"{describe('rewritten', candidate, self.as_it_is)}, {self.slower(candidate)}"

    def read_back(self, best):
        with open(best.path, encoding="utf-8") as file:
            return runs_again(file.read(), best.hlo, self.as_it_is.hlo)

    def notes(self, best):
        """What is to be known of the result besides its figures."""
        lines = list(self.left_out)
        if self.slicing:
            lines.append(sentence_of(self.slicing))
        if best is self.start:
            lines.append("nothing is computed twice: the slices take no more than they may, or no plan takes less")
        elif best.inner is None:
            lines.append("nothing is rewritten: the step as it is takes no more than it may, or no plan takes less")
        else:
            lines += self.read_back(best) + self.loops.on_host(best) + self.loops.unrolled_instead(best)
        lines += self.xla.note()
        where = "on the GPU that is here" if self.xla.tuned else "ahead of time"
        lines.append(
            f"nothing was run: bytes are what XLA allocates when it compiles {where}, and time is counted from its kernels"
        )
        return lines
