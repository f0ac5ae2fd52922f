# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How a step is fitted into what XLA allocates: inside of loops first, then kernel by kernel.

    step ── fits? ──────────────────────────────> done
      │
    loops, whole bodies again ── used well? ────> done
      │
    loops, kernel by kernel ── fits? ───────────> done
      │
    loops, op by op, if that missed or is slow ─> done
      │
    kernels of the smallest step so far: each kernel, results reused, stages ──> the fastest that fits

With slices, all of this is done for each slicing that may be worth it. The parts of the strategy are generators (../fit/engine.py).
"""

from dataclasses import dataclass, replace
from functools import partial
from typing import Optional

from ..fit.aim import Aim, Found
from ..fit.bracket import Model
from ..fit.policy import Policy
from ..fit.search import Search, planned
from ..fit.values import ORIGINAL, Outcome, Prepare, Prepared, Refusal, Result
from .variants import (
    ALONE,
    BY_KERNELS,
    CALLS,
    COPIES,
    HYBRID,
    KERNELS,
    LOOPS,
    LOOPS_BY_OPS,
    ONLY_COPIES,
    REUSE,
    SAME_COUNT,
    SEARCHING,
    STAGES,
    WHOLE,
)
from .writing import write_fences, write_loops

MOST_WHOLE = 3  # Plans of whole bodies that are compiled.


@dataclass(frozen=True)
class Options:
    planner: str = "auto"
    effort: float = 1.0
    rounds: int = 8
    copies: bool = False  # Whether values may lie in the host's memory.
    platform: str = "cuda"


def options_for(target, planner, effort, rounds, offload):
    """Returns the Options of a fit for a target. Planners that copy do so without being asked for it, if it is known how fast the target copies."""
    copies = offload or (planner.startswith((HYBRID, ONLY_COPIES)) and target.link is not None)
    return Options(planner, float(effort), rounds, copies, target.platform)


@dataclass(frozen=True)
class Task:
    """What all parts of the strategy share."""

    original: Result
    aim: Aim
    options: Options
    policy: Policy
    to_beat: Optional[float] = None  # Seconds of what fits already.

    def search(self, base, variant, first, write, **more):
        options = self.options
        more = {"to_beat": self.to_beat, "effort": options.effort, **more}
        variant += COPIES * options.copies
        return Search(self.aim, self.policy, base, variant, first, options.rounds, write, **more)


def strategy(original, aim, options, policy):
    task = Task(original, aim, options, policy)
    found = yield from within(original, task)
    return Outcome(found.best, aim.fits(found.best), found.rounds)


def within(base, task, only_loops=False):
    """Fits a base, which is the step or the step in slices. Returns Found, in which the base itself counts."""
    found = Found(base)
    if not task.aim.fits(base):
        found = found.and_then((yield from with_and_without_copies(loops, base, task)), task.aim)
    if not task.aim.fits(found.best) and not only_loops:
        smaller = min(base, found.best, key=lambda each: each.taken)
        found = found.and_then((yield from with_and_without_copies(kernels, smaller, task)), task.aim)
    return found


def with_and_without_copies(part, base, task):
    """XLA begins and ends copies where its scheduler decides, so that a plan that copies may take more than one that does not."""
    found = yield from part(base, task)
    options = task.options
    if options.copies and not options.planner.startswith(ONLY_COPIES):
        plain = replace(options, copies=False, planner="auto" if options.planner == HYBRID else options.planner)
        found = found.and_then((yield from part(base, replace(task, options=plain))), task.aim)
    return found


def loops(base, task):
    """Plans inside of loops: whole bodies, then kernel by kernel, and op by op if that gives no fit or a slower step. XLA may end a
    product in the kernel of its reader, and then that product is no value that a plan of kernels can keep."""
    found = Found()
    if base.name == ORIGINAL and task.options.planner == "auto" and not task.options.copies:
        prepared = yield Prepare(base.name, WHOLE)
        if not isinstance(prepared, Prepared):
            return found
        found = yield from whole_bodies(base, prepared, task)
        if is_quick(found.best, task) and task.aim.above(found.best) >= task.policy.enough * task.aim.goal:
            return found
    for variant in (LOOPS, LOOPS_BY_OPS):
        prepared = yield Prepare(base.name, variant + COPIES * task.options.copies)
        if not isinstance(prepared, Prepared):
            break
        first = beside_loops(base, prepared, task)
        if first == 0 and ALONE in prepared.traits:
            break  # Something besides these loops takes too much.
        more = {"model": Model.BESIDE, "tries_near": True}
        search = task.search(base, variant, first and max(1, first), partial(write_loops, task), **more)
        if is_quick(found.best, task):
            search = replace(search, rounds=1, tries_near=False)  # One plan shows whether these are quicker.
        found = found.and_then((yield from search.run()), task.aim)
        if is_quick(found.best, task) or BY_KERNELS not in prepared.traits:
            break
    return found


def is_quick(result, task):
    return task.aim.fits(result) and result.seconds <= task.original.seconds


def beside_loops(base, prepared, task):
    """Returns the first budget of loops, in the planner's bytes: what XLA holds beside them stays the same. None for as few as possible."""
    goal = task.aim.goal
    return None if goal is None else max(0, goal - task.aim.above(base) + prepared.kept)


def whole_bodies(base, prepared, task):
    """Plans that a person would write: XLA fuses a body that is computed again as a whole as it fuses the body itself, so that other
    plans must be quicker than these to count."""
    first = beside_loops(base, prepared, task)
    if ALONE in prepared.traits:
        return Found()
    # There are three plans of a loop, so that few rounds meet all that may count.
    rounds = 1 if first is None else MOST_WHOLE
    search = task.search(base, WHOLE, first and max(1, first), partial(write_loops, task), model=Model.BESIDE)
    found = replace((yield from replace(search, rounds=rounds).run()), rounds=None)
    if task.aim.fits(found.best):
        found = found.and_then((yield from fewest_stacks(search, found.best.plan)), task.aim)
    return found


def fewest_stacks(search, known):
    """Returns the plan that stacks the carries alone. XLA may compute a product again in less time than it takes to write and read its stack."""
    plan = yield from planned(search, None)
    if isinstance(plan, Refusal) or plan.name == known.name:
        return Found()
    result = yield from search.write(plan, "", None)
    return Found(result if isinstance(result, Result) else None)


def kernels(base, task):
    prepared = yield Prepare(base.name, KERNELS)
    if not isinstance(prepared, Prepared):
        return Found()
    first = counted(base, prepared, task)
    write = partial(write_fences, task, base)
    more = {"more_effort": task.options.planner in SEARCHING, "uses_rest": True}
    found = yield from task.search(base, KERNELS, first, write, **more).run()
    if task.aim.goal is None or task.options.planner != "auto" or task.options.copies:
        return found
    if CALLS in prepared.traits:
        to_beat = seconds_to_beat(base, found.best, task)
        search = task.search(base, REUSE, first, write, **{**more, "to_beat": to_beat})
        found = found.and_then((yield from search.run(found.writing)), task.aim)
    return found.and_then((yield from stages(base, first, found, task)), task.aim)


def counted(base, prepared, task):
    """Returns the first budget: the goal, in the planner's count if that differs from XLA's."""
    goal, share = task.aim.goal, prepared.kept / max(1, task.aim.above(base))
    if goal is None or SAME_COUNT in prepared.traits or abs(share - 1) < task.policy.well - 1:
        return goal
    return round(goal * share)


def seconds_to_beat(base, best, task):
    if not task.aim.fits(best):
        return task.to_beat
    enough = best.seconds - task.policy.worth * base.seconds
    return enough if task.to_beat is None else min(enough, task.to_beat)


def stages(base, budget, found, task):
    """One plan that keeps what crosses from stage to stage. XLA computes what is recomputed together with its readers, so
    that the step may be faster than the plan says, by a share of the time."""
    search = task.search(base, STAGES, budget, None)
    plan = yield from planned(search, budget)
    if isinstance(plan, Refusal):
        plan = yield from planned(search, None)
    policy = task.policy
    if isinstance(plan, Refusal) or plan.planned > policy.well * budget:
        return Found()
    seconds = base.seconds * (1 + plan.overhead)
    is_slow = task.to_beat is not None and seconds >= task.to_beat
    if is_slow or (task.aim.fits(found.best) and policy.together * seconds >= found.best.seconds):
        return Found()
    result = yield from write_fences(task, base, plan, "", None, of_stages=True)
    return Found(result if isinstance(result, Result) else None)
