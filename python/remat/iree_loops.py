# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loops that stay loops, for IREE: planned inside on StableHLO, before IREE imports the step.

IREE's import has no spelling of its own for what a plan of loops needs, so the step is planned as StableHLO
(remat-plan-loops), imported, and its stacks are then written in place (convert-remat-to-iree).
"""

import os
import re
import shutil
from collections import namedtuple

from .budget import least_planned, mb, percent
from .one_device import one_device
from .process import Failed, run
from .report import Report
from .stablehlo import is_generic
from .tool import RematError

WAY = "loops"
PREPARE = ("--remat-prepare",)
IN_PLACE = ("--canonicalize", "--cse", "--convert-remat-to-iree")
# What fits and takes less than this share of what it may is planned again with more: what is not held is computed twice.
ENOUGH = 0.95

# path: the step as IREE compiles it; raw: as IREE imports it; inner: bytes of stacks and one iteration.
InLoops = namedtuple("InLoops", "path inner raw")


def stablehlo_with_loops(path, compiler, timeout=None):
    """StableHLO text in generic form, for one device, where the step at path has loops; else None. Raises Failed where
    nothing is there to read StableHLO's own syntax."""
    with open(path, encoding="utf-8", errors="replace") as file:
        text = file.read()
    if not re.search(r"\bstablehlo\.while\b", text):
        return None
    text = one_device(text)
    if is_generic(text):
        return text
    found = shutil.which(compiler)
    reader = found and os.path.join(os.path.dirname(found), "iree-opt")
    if not reader or not os.path.exists(reader):
        raise Failed(
            "loops are not planned inside: iree-opt, which reads StableHLO's own syntax, is not beside iree-compile"
        )
    return run([reader, "--mlir-print-op-generic", "-"], text, timeout).stdout


class LoopWay:
    """Plans of the loops of a step, and what to plan next. fit: the Fit that plans, imports and compiles."""

    def __init__(self, fit, text):
        self.fit, self.step = fit, os.path.join(fit.folder, "stablehlo.mlir")
        with open(self.step, "w", encoding="utf-8") as file:
            file.write(text)
        self.kept = None  # Bytes of stacks and iterations with nothing computed again.
        self.fitted = self.missed = None

    def plan(self, inner):
        """An InLoops, or None where there is no plan. inner: bytes, or None for as few as possible."""
        return self.within("min" if inner is None else str(max(1, inner)))

    def within(self, budget):
        fit = self.fit
        planned, raw, path = (
            os.path.join(fit.folder, f"loops.{budget}.{kind}.mlir") for kind in ("stablehlo", "raw", "iree")
        )
        done = fit.planned(
            f"what is planned inside of loops within {budget} bytes",
            self.step,
            planned,
            *PREPARE,
            f"--remat-plan-loops=budget={budget} planner={fit.planner} effort={fit.effort} file=plan.json",
            "--convert-remat-to-stablehlo",
            "--mlir-print-op-generic",
        )
        if done is None:
            return None
        try:
            with open(raw, "w", encoding="utf-8") as file:
                file.write(fit.iree.read(planned))
            fit.opt(raw, path, *IN_PLACE)
        except Failed as error:
            fit.leave_out(f"{mb(done.inner)} MB planned inside of loops", error)
            return None
        fit.reports[path] = fit.reports[planned]
        return InLoops(path, done.inner, raw)

    def begins(self):
        """Whether there are loops that can be planned inside."""
        self.fitted = self.missed = None
        refused = len(self.fit.refusals)
        whole = self.within("100%")
        del self.fit.refusals[refused:]  # Their bytes are those of loops alone.
        if whole is not None:
            self.kept = self.fit.reports[whole.path]["baseline_peak_bytes"]
        return whole is not None

    def first(self, goal):
        """With nothing computed again, where that may fit: to write stacks in place may be enough."""
        return None if goal is None else min(self.kept, max(1, goal))

    def instead(self, inner, last):
        """The planner says how far down it gets."""
        least = least_planned(self.fit.refusals[-1:])
        del self.fit.refusals[-1:]
        return least if least is not None and (last is None or least < 0.99 * last) else None

    def better(self, candidate, other, goal):
        """Of what fits, what computes least again; else the smaller one."""

        def rank(each):
            fits = goal is not None and self.fit.above(each) <= goal
            return (0, -each.inner, each.total) if fits else (1, each.total, 0)

        return rank(candidate) < rank(other)

    def next(self, candidate, goal):
        """Bytes to plan within after candidate: what IREE holds besides loops does not shrink with them. Between the most
        that fitted and the least that did not. None ends the search."""
        above, inner = self.fit.above(candidate), candidate.inner
        if goal is None:
            return None if inner >= self.kept else min(self.kept, round(1.3 * inner))
        if above <= goal:
            self.fitted = max(inner, self.fitted or 0)
            if inner >= self.kept or above >= ENOUGH * goal:
                return None
        else:
            self.missed = min(inner, self.missed or inner)
        following = min(self.kept, max(1, round(inner + 0.99 * goal - above)))
        low, high = self.fitted, self.missed
        if low and high:
            return None if high - low < 0.02 * high else (following if low < following < high else (low + high) // 2)
        if high and following >= high:
            return round(0.9 * high)
        return following if not low or following > low else None


class LoopsReport(Report):
    """Of a plan inside of loops: JSON as remat-plan-loops writes it, and a line for each pair of loops."""

    def __str__(self):
        lines = []
        for loop in self.fields["loops"]:
            before, after = loop["before"], loop["after"]
            more = after["iteration_cost"] / before["iteration_cost"] - 1 if before["iteration_cost"] else 0
            stacks = f"stacks {mb(before['stack_bytes'])} -> {mb(after['stack_bytes'])} MB, "
            groups = "".join(
                f", in {'these' if level else 'groups'} of {size}" for level, size in enumerate(loop["groups"])
            )
            lines.append(
                f"{'a loop' if loop['alone'] else 'a pair of loops'} of {loop['iterations']} iterations{groups}: "
                f"{'' if loop['alone'] else stacks}an iteration {mb(before['iteration_bytes'])} -> "
                f"{mb(after['iteration_bytes'])} MB, {percent(more)} cost ({loop['planner']})"
            )
        if self.failed:
            lines.append(f"failed: {self.failed['message']}")
        return "\n".join(lines)

    def _repr_html_(self):
        import html

        return f"<pre>{html.escape(str(self))}</pre>"

    def svg(self):
        raise RematError(
            "there is no picture of a plan inside of loops: give the report a name that ends in .json or .txt"
        )
