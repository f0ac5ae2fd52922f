# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Slices steps (remat-slice) before they are planned for XLA.

The head is the few ops with the largest tensors. Slices of the head, or of the whole step along its batch, are a loop.
This loop is then planned like any other loop. Slices of attention are straight-line code, in which a plan keeps some
scores and computes others again, kernel by kernel.
"""

import os
import re
from dataclasses import replace
from typing import NamedTuple

from ..fit.aim import Found
from ..fit.policy import Policy
from ..fit.values import Failure, Outcome, Result, Slice
from ..tool import RematError
from .strategy import Task, ended, within

AUTO, HEAD, STEP, ATTENTION = "auto", "head", "step", "attention"
REGIONS = HEAD, STEP, ATTENTION


class Slicing(NamedTuple):
    region: str
    count: int

    def __str__(self):
        return f"the {self.region} in {self.count} slices"


def parse_slice(text):
    """Returns the slicings that a text stands for: "auto", "head", "head:4", "attention", "attention:4" or "4". A
    slicing that is None stands for the step without slices. The list is empty if the text is None."""
    if text is None:
        return []
    if text == AUTO:
        head, attention = (Slicing(each, Policy.few_ops) for each in (HEAD, ATTENTION))
        return [None, head, *(Slicing(STEP, count) for count in Policy.whole_step), attention]
    found = re.fullmatch(r"(?:(head|attention)(?::(\d+))?|(\d+))", str(text))
    count = int(found[2] or found[3] or Policy.few_ops) if found else 0
    if count < 2:
        raise RematError(
            f"slice={text!r}: expected auto, head, attention, head:4 (the head in 4 slices), or a number of at least 2"
        )
    return [Slicing(found[1] or STEP, count)]


def slice_strategy(original, aim, options, policy, slicings):
    """Plans the step with each slicing that is worth a plan. Returns the Outcome with the best of these results."""
    task = Task(original, aim, options, policy)
    late = [each for each in slicings[1:] if each.region == ATTENTION]
    bases = yield from begun(task, [each for each in slicings if each not in late])
    if isinstance(bases, Failure):
        return Outcome(None, False, failure=bases.why)
    found = yield from all_planned(bases, task)
    # Slices of attention are not tried if another result fits and is as fast as the original step.
    if late and not (aim.fits(found.best) and found.best.seconds <= original.seconds):
        bases = yield from begun(task, late)
        found = yield from all_planned(bases if isinstance(bases, list) else [], task, found)
    return (yield from ended(found, task))


def all_planned(bases, task, found=Found()):
    """Plans each of the bases that is worth planning, and adds the results to `found`."""
    # Bases that fit without a plan come first, so that slower plans need not be compiled.
    for slicing, base in sorted(worth_planning(bases, task), key=lambda each: not task.aim.fits(each[1])):
        to_beat = found.best.seconds if task.aim.fits(found.best) else None
        if slicing and slicing.region == ATTENTION and to_beat is not None and base.seconds >= to_beat:
            continue  # The step in these slices of attention is too slow even without recomputation.
        only_loops = slicing is not None and slicing.region == STEP  # The loop has all ops that can be planned.
        found = found.and_then((yield from within(base, replace(task, to_beat=to_beat), only_loops)), task.aim)
    return found


def begun(task, slicings):
    """Returns [(slicing, the Result of the step with these slices and without a plan)]. If there is only one slicing
    and it fails, returns the Failure. If the step fits without a plan in some number of slices, larger numbers are not
    tried, because they are slower."""
    bases, failed = [], set()
    for slicing in slicings:
        if slicing is None:
            bases.append((None, task.original))
        elif slicing.region not in failed:
            base = yield Slice(*slicing)
            if isinstance(base, Result):
                bases.append((slicing, base))
                if slicing.region == STEP and task.aim.fits(base):
                    break
            elif len(slicings) == 1:
                return base
            else:
                failed.add(slicing.region)
    return bases


def worth_planning(bases, task):
    """Drops a number of slices if the step in these slices far exceeds the budget without a plan. In that case more
    slices take less time than the recomputation that a plan needs. If as few bytes as possible are asked for, only the largest number
    of slices is planned."""
    fewer = [each for each in bases if each[0] and each[0].region == STEP][:-1]
    goal = task.aim.goal
    far = [each for each in fewer if goal is None or task.aim.above(each[1]) > task.policy.far_slices * goal]
    return [each for each in bases if each not in far]


def slice_step(opt, step, folder, request):
    """Writes the step in slices, and returns the path of its file. Raises Failed if remat-opt fails."""
    os.makedirs(folder, exist_ok=True)
    form = "" if request.region == ATTENTION else "loop "
    options = f"region={request.region} k={request.count} {form}slice-reorder=true"
    prepare = "remat-prepare{caller-results=true}"
    # Without remat-sink-into-loops, the largest tensors may be the updates of the weights of many layers.
    before = prepare if request.region == STEP else f"{prepare},remat-sink-into-loops"
    passes = f"--pass-pipeline=builtin.module({before},func.func(remat-slice{{{options}}}),{prepare})"
    opt(folder, step.path, "sliced.mlir", passes)
    return os.path.join(folder, "sliced.mlir")


def sentence_of(slicing):
    form = "one after another" if slicing.region == ATTENTION else "as a loop"
    return f"sliced: {slicing}, {form}; sums over slices are added slice by slice, so their last bits may differ"
