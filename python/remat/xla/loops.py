# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loops that stay loops, for XLA: planned inside (remat-plan-loops) before anything outside of them is.

An iteration is planned kernel by kernel, by what XLA makes of the bodies of each pair of loops, compiled by themselves; or op
by op, of which XLA sometimes makes less.
"""

import json
import os

from ..budget import least_planned, mb
from ..loop import PLAN_REPORT
from ..process import Failed
from .unrolling import unrolling

LOOPS, LOOPS_BY_OPS = "loops", "loops, op by op"
# Planners that recompute nothing, and the one that does both.
ONLY_COPIES, HYBRID = "offload-", "hybrid"
AHEAD, ROWS = "--remat-fetch-ahead", "--remat-row-slots"
MOST_NAMED = 8
# Once nothing is left between what fits and what does not: so many plans more, each within so much of what fits.
MOST_LESS, LESS = 3, 0.97
IN_LOOPS = ("--remat-prepare=caller-results=true", "--remat-sink-into-loops")


class LoopWay:
    """Plans of the loops of a step, and what to plan next. fit: the Fit that plans and compiles."""

    def __init__(self, fit):
        self.fit = fit
        self.elsewhere = False  # Whether what is too large is outside of all loops.
        self.bodies = None  # The folder with the kernels of the bodies of loops, once they are compiled.
        self.refusals = []  # As those of fit; their bytes are those of loops alone.
        self.quicker = None  # The smallest that is too large, and quicker than what fits.
        self.fits, self.less = [], 0  # What fits, and how often less than that was asked for.

    @property
    def asked(self):
        """Whether this is the way in which fit plans now."""
        return self.fit.way in (LOOPS, LOOPS_BY_OPS)

    @property
    def copies(self):
        """Whether stacks may lie on the host."""
        fit = self.fit
        return fit.offload or (fit.planner.startswith((HYBRID, ONLY_COPIES)) and fit.xla.target.link is not None)

    @property
    def planned_so_already(self):
        """There are no loops, or the first of the two ways planned op by op."""
        return self.fit.way == LOOPS_BY_OPS and self.bodies is None

    def plan(self, inner):
        """The step with its loops planned within inner bytes (None: as few as possible), or None where there is no plan."""
        if self.elsewhere:
            return None
        budget = "min" if inner is None else str(max(1, inner))
        name = f"{self.fit.way}.{'copies.' if self.copies else ''}{budget}.mlir"
        return self.within(budget, name.replace(", ", ".").replace(" ", "."))

    def within(self, budget, name):
        """The step with its loops planned inside, or None where it has none or there is no plan."""
        fit, refused = self.fit, len(self.fit.refusals)
        more, machine = "", ()
        if self.bodies or self.copies:
            machine = (f"--remat-annotate-costs=machine={fit.machine()}",)
        if self.bodies:
            more += f" kernels={self.bodies}"
        else:  # XLA writes each stack in a kernel of its own.
            more += " few-stacks=true"
        if self.copies:
            more += " offload=true"
        done = fit.planned(
            f"what is planned inside of loops within {budget} bytes",
            fit.raw,
            fit.file(name),
            *IN_LOOPS,
            *machine,
            f"--remat-plan-loops=budget={budget} planner={fit.planner} effort={fit.effort} file={PLAN_REPORT}{more}",
        )
        self.refusals += fit.refusals[refused:]
        del fit.refusals[refused:]
        return done

    def first(self, goal):
        """The goal less what XLA holds besides loops. Without loops this is a step that none of their plans is for."""
        self.bodies, self.elsewhere = None, False
        self.fits, self.less = [], 0
        kept = self.baseline()
        if kept is None:
            return None
        are_alone = all(each["alone"] for each in self.fit.plan_report()["loops"])
        if self.fit.way == LOOPS:
            kept = self.compile_bodies() or kept
        if goal is None:
            return None
        inner = goal - self.fit.base.memory.temporaries + kept
        # Loops that stack nothing are not what takes so much then.
        self.elsewhere = are_alone and inner <= 0
        return max(1, inner)

    def baseline(self):
        """What loops take with nothing computed again; None where there are none."""
        if self.within("100%", "loops.kept.mlir") is None:
            return None
        return self.fit.plan_report()["baseline_peak_bytes"]

    def compile_bodies(self):
        """baseline() by what XLA computes in one kernel of the bodies of loops, each pair compiled by itself; None where
        that is left out, and then it is said why."""
        fit = self.fit
        fit.doing("reading what XLA computes in one kernel inside of loops")
        folder, out = fit.file("bodies"), fit.file("bodies.mlir")
        os.makedirs(folder, exist_ok=True)
        try:
            fit.opt(fit.raw, out, *IN_LOOPS, f"--remat-plan-loops=bodies={folder}")
            for name in sorted(os.listdir(folder)):
                if name.endswith(".mlir"):
                    kernels = fit.xla.compile(os.path.join(folder, name)).kernels()
                    with open(os.path.join(folder, name.replace(".mlir", ".json")), "w", encoding="utf-8") as file:
                        json.dump(kernels.to_json(fit.xla.target), file)
            self.bodies = folder
            return self.baseline()
        except Failed as error:
            self.bodies = None
            fit.leave_out_kernels("its loops", error)
            return None

    def figured(self, planned):
        """Slots that a plan fetches one iteration ahead are fetched so, and in their own iteration: what XLA does beside
        the copies, and what it holds then, shows in its own figures alone. Where that is too much, slots are rows, too: XLA
        may have copied whole stacks into another layout."""
        fit = self.fit
        fetches = [each.get("ahead", False) for loop in fit.reports[planned.path]["loops"] for each in loop["on_host"]]
        forms = [(AHEAD,), ()] if any(fetches) else [()]
        made = self.best_form(planned, forms, None)
        if fit.xla.target.platform == "cuda" and (fit.goal is None or fit.above(made) > fit.goal):
            made = self.best_form(planned, [(*form, ROWS) for form in forms], made)
        if fit.goal is not None and fit.above(made) > fit.goal:
            if self.quicker is None or made.total < self.quicker.total:
                self.quicker = made
        return made

    def best_form(self, planned, forms, made):
        """Of what these passes make of a plan, and of what is made already."""
        fit = self.fit
        for form in forms:
            path = ".".join([planned.path.removesuffix(".mlir"), *(each.strip("-") for each in form), "xla.mlir"])
            fit.opt(planned.path, path, *form, "--convert-remat-to-stablehlo")
            with open(path, encoding="utf-8") as file:
                text = file.read()
            if text not in fit.seen:
                fit.doing(f"{fit.named(planned)}: compiling")
                fit.seen[text] = fit.compiled(fit.named(planned), path, planned.inner)
                fit.reports[path] = fit.reports[planned.path]
            candidate = fit.seen[text]
            if made is None or fit.better(candidate, made, fit.goal):
                made = candidate
        return made

    def least_refused(self):
        """How far down the planner that refused last gets; None where it does not say."""
        return least_planned(self.refusals[-1:])

    def note_fit(self, candidate):
        self.fits.append(candidate)

    def following(self, asked, above, goal, missed):
        """What XLA holds besides loops does not shrink with them. Where more was asked for and the same plan came, much more,
        or what is half way to what takes too much."""
        more = 0.99 * goal - above
        planned = [each.inner for each in self.fits]
        same = planned.count(planned[-1]) if planned and above <= goal else 1
        if same > 1 and missed:
            return round((asked + missed) / 2)
        return max(1, round(asked + more * 2 ** (same - 1)))

    def a_little_less(self, candidate, goal):
        """Plans of the same cost take XLA times that differ by more than what they compute twice does, so that one of fewer
        bytes may be quicker. None ends the search."""
        if self.less == MOST_LESS or (self.less and self.fit.above(candidate) > goal):
            return None
        # First less than the quickest has, and then less than the last one.
        near = candidate if self.less else min(self.fits, key=lambda each: (each.seconds, each.inner))
        self.less += 1
        return max(1, round(LESS * near.inner))

    def on_host(self, best):
        """Sentences where stacks lie on the host, and where iterations copy what they keep."""
        loops = self.fit.reports.get(best.path, {}).get("loops", [])
        said = {"stacks of loops in the host's memory": False, "copied to the host in each iteration of a loop": True}
        notes = []
        for what, alone in said.items():
            held = [each for loop in loops if loop["alone"] == alone for each in loop["on_host"]]
            listed = [f"{mb(each['bytes'])} MB of {each['name']}" for each in held]
            if len(listed) > MOST_NAMED:
                listed[MOST_NAMED:] = [f"{len(listed) - MOST_NAMED} more"]
            notes += [f"{what}: {', '.join(listed)}"] if listed else []
        return notes

    def unrolled_instead(self, best):
        """A sentence where straight lines would take less time."""
        fit = self.fit
        loops = fit.reports.get(best.path, {}).get("loops", [])
        if not loops or fit.goal is None:
            return []
        figures = [each and (fit.above(each), each.seconds) for each in (best, self.quicker)]
        iterations = max(each["iterations"] for each in loops)
        sentence = unrolling(iterations, *figures, fit.goal, fit.as_it_is.seconds)
        return [sentence] if sentence else []
