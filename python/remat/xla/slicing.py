# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Steps that are computed slice by slice (remat-slice), as a loop, before they are planned for XLA.

The head, the few ops whose tensors are larger than all others, is sliced alone; or the whole step is, along the batch. What
is still too large is then planned as any step with loops.
"""

import os
import re
from typing import NamedTuple

from ..loop import NoPlan
from ..process import Failed
from ..tool import RematError
from .candidate import describe
from .loops import LOOPS, LOOPS_BY_OPS

AUTO, HEAD, STEP = "auto", "head", "step"
# The head is a few ops, which take about as long in eight slices as in two.
OF_HEAD = 8
# Each more slice of the step reads the weights and adds to all gradients once more.
OF_STEP = (2, 4, 8, 16, 32, 64)
FAR = 2.5


class Slicing(NamedTuple):
    region: str
    count: int

    def __str__(self):
        return f"the {self.region} in {self.count} slices"


def parse_slice(text):
    """What "auto", "head", "head:4" or "4" asks for: the slicings to try, of which None is the step without slices; nothing
    where slices are not asked for."""
    if text is None:
        return []
    if text == AUTO:
        return [None, Slicing(HEAD, OF_HEAD), *(Slicing(STEP, count) for count in OF_STEP)]
    found = re.fullmatch(r"(?:(head)(?::(\d+))?|(\d+))", str(text))
    count = int(found[2] or found[3] or OF_HEAD) if found else 0
    if count < 2:
        raise RematError(f"slice={text!r}: expected auto, head, head:4 for so many slices of it, or a number from 2")
    return [Slicing(found[1] or STEP, count)]


def fit_sliced(first, another, step, budget, rounds, slicings):
    """(the Fit, its best Candidate) of the quickest of slicings within the budget. first: a Fit; another: makes one for a
    folder. Raises NoPlan where none holds the budget, and Failed where the step is not read, compiled or sliced."""
    first.begin(step)
    goal = first.goal_of(budget)
    left_out = {}
    fits = list(begun(first, another, step, goal, slicings, left_out))
    best, refused = None, []
    # What fits without a plan comes first, so that plans that take longer need not be compiled.
    for fit in sorted(worth_planning(fits, goal), key=lambda fit: goal is None or begins(fit).total > goal):
        fit.to_beat = best and best[1].seconds
        try:
            made = fit, fit.within(goal, rounds)
        except NoPlan as error:
            refused.append((fit, error))
            continue
        if best is None or fit.better(made[1], best[1], None if goal is None else goal - first.fixed):
            best = made
    if best is None:
        raise least_of(refused)
    if STEP in left_out:
        best[0].leave_out(*map(str, left_out[STEP]))
    return best


def begins(fit):
    """The candidate that is planned."""
    return fit.start or fit.as_it_is


def begun(first, another, step, goal, slicings, left_out):
    """A Fit of each of slicings, compiled as it is. More slices of the step take longer than fewer that fit without a plan,
    and are not tried. left_out: gets the first slicing of a region that cannot be sliced so, with the error."""
    for slicing in slicings:
        if slicing is None:
            yield first
            continue
        if slicing.region in left_out:
            continue
        try:
            fit = another(os.path.join(first.folder, f"{slicing.region}{slicing.count}"))
            begin_sliced(fit, first, step, slicing)
        except Failed as error:
            if len(slicings) == 1:
                raise
            left_out[slicing.region] = (slicing, error)
            continue
        yield fit
        if slicing.region == STEP and goal is not None and fit.start.total <= goal:
            return


def worth_planning(fits, goal):
    """All but steps in fewer slices than others that are tried, where these hold more than FAR times what may be held:
    further down, more slices take less time than to compute so much again. As few bytes as possible: all but these."""
    fewer = [fit for fit in fits if fit.slicing and fit.slicing.region == STEP][:-1]
    far = [fit for fit in fewer if goal is None or fit.above(fit.start) > FAR * (goal - fit.fixed)]
    return [fit for fit in fits if fit not in far]


def least_of(refused):
    fit, error = min(refused, key=lambda each: each[1].least.total)
    error.fit = fit
    return error


def begin_sliced(fit, first, step, slicing):
    """Begins with the step in slices in place of the step as it is, whose bytes and time stay those to compare with."""
    os.makedirs(fit.folder, exist_ok=True)
    path = fit.file("sliced.mlir")
    options = f"region={slicing.region} k={slicing.count} loop slice-reorder=true"
    prepare = "remat-prepare{caller-results=true}"
    # Else what updates the weights of many layers may be what has the largest tensors.
    before = prepare if slicing.region == STEP else f"{prepare},remat-sink-into-loops"
    fit.opt(step, path, f"--pass-pipeline=builtin.module({before},func.func(remat-slice{{{options}}}),{prepare})")
    fit.as_it_is, fit.fixed, fit.slicing, fit.raw = first.as_it_is, first.fixed, slicing, path
    if slicing.region == STEP:  # Its loop has all that can be planned.
        fit.ways = [way for way in fit.ways if way in (LOOPS, LOOPS_BY_OPS)]
    fit.doing(f"compiling {slicing}")
    fit.base = fit.start = fit.compiled(str(slicing), path, None)
    fit.tell(describe(str(slicing), fit.base, fit.as_it_is) + f", {fit.slower(fit.base)}")


def sentence_of(slicing):
    return (
        f"sliced: {slicing}, as a loop; sums over slices are added slice by slice, so that their last bits may differ"
    )
