# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a step fit into a budget of the bytes that XLA allocates. The strategy ends at the first line whose condition
holds:

1. The original step, if it is within the budget.
2. Plans that run whole bodies of loops again, if one of them is fast and uses the budget well. In the first of these
   plans, the updates of weights stay behind the loops.
3. Plans that run kernels in the bodies of loops again, if one of them is within the budget.
4. Plans that run ops in the bodies of loops again, if one of them is within the budget. They are also made if the plans
   of line 3 are slow.
5. Plans that run kernels or stages of the whole step again. They begin from the smallest step so far, and also from the
   original step if its loops are faster.
6. The plans of line 5, after a change by which XLA computes each large value once. They are made if no plan is within
   the budget, or if this change saves clearly many bytes.

With slices, all of this is done for each slicing that may be worth it. The functions of the strategy are generators
(../fit/engine.py).
"""

from dataclasses import dataclass, replace
from functools import partial
from typing import Optional

from ..fit.aim import Aim, Found
from ..fit.bracket import Model, Try, following
from ..fit.policy import Policy
from ..fit.search import Search, planned
from ..fit.values import Outcome, Prepare, Prepared, Refusal, Result, Tie
from .variants import (
    ALONE,
    AS_WRITTEN,
    BY_KERNELS,
    CALLS,
    COPIES,
    HYBRID,
    IN_STAGES,
    KERNELS,
    LOOP_STAGES,
    LOOPS,
    LOOPS_BY_OPS,
    ONE,
    ONLY_COPIES,
    PRODUCTS,
    REPEATED,
    REUSE,
    SAME_COUNT,
    SEARCHING,
    SEVERAL,
    WHOLE,
)
from .writing import other_writings, write


@dataclass(frozen=True)
class Options:
    planner: str = "auto"
    effort: float = 1.0
    rounds: int = 8
    copies: bool = False  # Whether plans may copy values to the host's memory.
    platform: str = "cuda"


def options_for(target, given):
    """Returns the Options of a fit for a target. `given` is a FitOptions. Planners that can copy may do so without the
    option offload, if the speed of the target's link to the host is known."""
    copies = given.offload or (given.planner.startswith((HYBRID, ONLY_COPIES)) and target.link is not None)
    return Options(given.planner, float(given.effort), given.rounds, copies, target.platform)


@dataclass(frozen=True)
class Task:
    """The values that all functions of the strategy share."""

    original: Result
    aim: Aim
    options: Options
    policy: Policy
    to_beat: Optional[float] = None  # The seconds of the fastest step that is known to fit.

    def search(self, base, variant, first, write, **more):
        options = self.options
        more = {"to_beat": self.to_beat, "effort": options.effort, **more}
        variant += COPIES * options.copies
        return Search(self.aim, self.policy, base, variant, first, options.rounds, write, **more)


def strategy(original, aim, options, policy):
    task = Task(original, aim, options, policy)
    return (yield from ended((yield from within(original, task)), task))


def ended(found, task):
    """Returns the Outcome. If no plan keeps the budget, the smallest plan is also compiled in other writings."""
    if not task.aim.fits(found.best) and found.of_plan:
        found = found.and_then((yield from other_writings(task, found.of_plan)), task.aim)
    return Outcome(found.best, task.aim.fits(found.best), found.rounds)


def within(base, task, only_loops=False):
    """Plans a base, which is the original step or the step in slices, until it fits into the budget. Returns a Found. If
    the base itself is the best step, the Found has the base."""
    found = Found(base)
    if not task.aim.fits(base):
        in_loops = partial(loops, tries_whole=not only_loops)
        found = found.and_then((yield from with_and_without_copies(in_loops, base, task)), task.aim)
    if not task.aim.fits(found.best) and not only_loops:
        smaller = smaller_base(base, found.best, task)
        found = found.and_then((yield from with_and_without_copies(kernels, smaller, task)), task.aim)
        if smaller is not base and smaller.seconds > base.seconds:
            # To run less again in the loops, and more outside of them, may take less time.
            faster = replace(task, to_beat=seconds_to_beat(base, found.best, task))
            found = found.and_then((yield from with_and_without_copies(kernels, base, faster)), task.aim)
    return found


def with_and_without_copies(part, base, task):
    """Makes plans with copies to the host, and also plans without copies. XLA's scheduler chooses when copies begin and
    end, so a plan with copies may take more bytes than a plan without copies."""
    found = yield from part(base, task)
    options = task.options
    if options.copies and not options.planner.startswith(ONLY_COPIES):
        plain = replace(options, copies=False, planner="auto" if options.planner == HYBRID else options.planner)
        found = found.and_then((yield from part(base, replace(task, options=plain))), task.aim)
    return found


def loops(base, task, tries_whole=True):
    """Plans the bodies of loops. If `tries_whole` is set, the plans that a person would write are tried first: whole
    bodies, or the stages of a loop that holds the whole step. Then the bodies are planned kernel by kernel."""
    if not tries_whole or task.options.planner != "auto" or task.options.copies:
        return (yield from bodies(base, Found(), task))
    prepared = yield Prepare(base.name, AS_WRITTEN)
    if not isinstance(prepared, Prepared):
        return Found()
    if ALONE in prepared.traits:
        return (yield from stages_inside(base, prepared, task))
    found = yield from as_written(base, prepared, task)
    if not is_quick(found.best, task):
        found = found.and_then((yield from whole_bodies(base, prepared, task)), task.aim)
    if is_quick(found.best, task) and is_used_well(found.best, task):
        return found
    return (yield from bodies(base, found, task))


def stages_inside(base, by_ops, task):
    """Plans a loop that holds the whole step, such as a loop over microbatches. XLA fuses recomputed stages well. A plan
    kernel by kernel is compiled too, and stages are also planned op by op if no plan of kernels fits."""
    by_kernels, found = (yield Prepare(base.name, LOOPS)), Found()
    first = beside_loops(base, by_ops, task)
    if isinstance(by_kernels, Prepared) and first != 0:
        search = loop_search(LOOPS, base, by_kernels, task)
        if BY_KERNELS in by_kernels.traits:
            found = replace((yield from replace(search, variant=LOOP_STAGES).run()), rounds=None)
    if not task.aim.fits(found.best):
        found = found.and_then((yield from whole_bodies(base, by_ops, task)), task.aim)
    return found.and_then((yield from bodies(base, found, task, (LOOPS,))), task.aim)


def bodies(base, found, task, variants=(LOOPS, LOOPS_BY_OPS)):
    """Plans the bodies of loops kernel by kernel. If the plan misses the budget or is slower than the original step, the
    bodies are also planned op by op. Only a plan by ops can keep a product that XLA computes in the kernel of its
    reader."""
    for variant in variants:
        prepared = yield Prepare(base.name, variant + COPIES * task.options.copies)
        if not isinstance(prepared, Prepared):
            break
        is_alone = ALONE in prepared.traits
        if is_alone and beside_loops(base, prepared, task) == 0:
            break  # Even without the loops' tensors, the step exceeds the budget.
        search = loop_search(variant, base, prepared, task)
        # A single plan shows whether the variant is faster.
        if is_quick(found.best, task) or (is_alone and task.aim.fits(found.best)):
            search = replace(search, rounds=1, tries_near=False)
            tried = replace((yield from search.run()), rounds=None)
        else:
            tried = yield from search.run()
        found = found.and_then(tried, task.aim)
        # If a loop holds the whole step, its stages were planned op by op already.
        is_enough = task.aim.fits(found.best) if is_alone else is_quick(found.best, task)
        if is_enough or BY_KERNELS not in prepared.traits:
            break
    return found


def loop_search(variant, base, prepared, task):
    first = beside_loops(base, prepared, task)
    more = {"model": Model.BESIDE, "tries_near": True}
    return task.search(base, variant, first and max(1, first), partial(write, task), **more)


def is_quick(result, task):
    return task.aim.fits(result) and result.seconds <= task.original.seconds


def is_used_well(result, task):
    """Tells whether a result that fits leaves few bytes of the budget unused."""
    return task.aim.above(result) >= task.policy.enough * task.aim.goal


def beside_loops(base, prepared, task):
    """Returns the first budget for plans of loops, in planned bytes. XLA is assumed to hold the same number of bytes
    outside of the loops with every plan. The budget None asks for as few bytes as possible."""
    goal = task.aim.goal
    return None if goal is None else max(0, goal - task.aim.above(base) + prepared.kept)


def as_written(base, prepared, task):
    """Tries plans that recompute as jax.checkpoint around the bodies of loops does. Updates of weights stay after the
    loops, where XLA needs one kernel for a weight and its moments. In a loop XLA would need one kernel for each of these
    tensors. But the gradients need stacks if the updates stay after the loops."""
    first = beside_loops(base, prepared, task)
    if not first or ALONE in prepared.traits:
        return Found()
    search = task.search(base, AS_WRITTEN, first, partial(write, task))
    plan = yield from planned(search, first)
    if isinstance(plan, Refusal) and plan.least:
        plan = yield from planned(search, plan.least)
    if isinstance(plan, Refusal):
        return Found()
    result = yield from search.write(plan)
    found = Found(result if isinstance(result, Result) else None)
    found = found.and_then((yield from fewest_stacks(search, plan)), task.aim)
    if SEVERAL in prepared.traits:
        found = found.and_then((yield from products_kept(search, plan.planned)), task.aim)
    elif ONE in prepared.traits and task.aim.fits(found.best) and not is_used_well(found.best, task):
        # XLA may take fewer bytes than planned.
        found = found.and_then((yield from products_kept(search, (1 + task.policy.alike) * first)), task.aim)
    return found


def whole_bodies(base, prepared, task):
    """Tries the plans that a person would write, which recompute whole bodies, or the stages of a loop that holds a whole
    step. XLA fuses a recomputed body in the same way as the original body. If a plan that recomputes whole bodies fits,
    other plans are therefore taken only if they are faster."""
    first, model, is_alone = beside_loops(base, prepared, task), Model.BESIDE, ALONE in prepared.traits
    if is_alone:
        if first == 0:
            return Found()  # Even without the loops' tensors, the step exceeds the budget.
        # The stages of such a loop are planned op by op. XLA takes only a share of the planned bytes, because it fuses
        # ops.
        first, model = counted(base, prepared, task), Model.SHARE
    search = task.search(base, WHOLE, first and max(1, first), partial(write, task), model=model)
    search = search if first is not None else replace(search, rounds=1)
    found = replace((yield from search.run()), rounds=None)
    if task.aim.fits(found.best) and not is_alone:
        found = found.and_then((yield from fewest_stacks(search, found.best.plan)), task.aim)
    return found


def fewest_stacks(search, known):
    """Returns a Found with the plan that stacks only the carries. To recompute a product may take XLA less time than to
    write and read the product's stack."""
    return (yield from smallest_plan(search, known.planned))


def products_kept(search, most):
    """Returns a Found with the plan in which all loops stack their products, if it has fewer than `most` bytes. If
    several loops share a budget, a larger plan may keep all values of one loop, and write and read many stacks. A plan
    of whole bodies may leave bytes unused, and compute products again for which there is memory."""
    return (yield from smallest_plan(replace(search, variant=PRODUCTS), most))


def smallest_plan(search, most):
    """Returns a Found with the smallest plan of a search's variant, if it has fewer than `most` bytes."""
    plan = yield from planned(search, None)
    if isinstance(plan, Refusal) or plan.planned >= most:
        return Found()
    result = yield from search.write(plan)
    return Found(result if isinstance(result, Result) else None)


def smaller_base(base, best, task):
    """Returns the base or the best plan of its loops, whichever takes fewer bytes. If they take about as many bytes,
    returns the faster one."""
    small, large = sorted((base, best), key=lambda each: each.taken)
    is_alike = task.aim.above(small) > (1 - task.policy.alike) * task.aim.above(large)
    return min(base, best, key=lambda each: each.seconds) if is_alike else small


def kernels(base, task):
    """Plans kernel by kernel. If several of XLA's kernels compute a large value, XLA holds all inputs of the value until
    the last of these kernels has run. The base is therefore also planned in a form in which XLA computes each such value once.
    This form is planned first if it takes clearly fewer bytes."""
    prepared = yield Prepare(base.name, KERNELS)
    if not isinstance(prepared, Prepared):
        return Found()
    if REPEATED not in prepared.traits:
        return (yield from kernels_of(base, prepared, task))
    bases, found, aim = [base], Found(), task.aim
    tied = yield Tie(base.name)
    if isinstance(tied, Result) and tied.taken < base.taken:
        bases.insert(0 if aim.above(tied) < (1 - task.policy.alike) * aim.above(base) else 1, tied)
    for each in bases:
        found = found.and_then(Found(each), aim)
        if not aim.fits(found.best):
            ready = prepared if each is base else (yield Prepare(each.name, KERNELS))
            found = found.and_then((yield from kernels_of(each, ready, task)), aim)
    return found


def kernels_of(base, prepared, task):
    if not isinstance(prepared, Prepared):
        return Found()
    first = counted(base, prepared, task)
    written = partial(write, task)
    more = {"more_effort": task.options.planner in SEARCHING, "uses_rest": True}
    found = yield from task.search(base, KERNELS, first, written, **more).run()
    if task.aim.goal is None or task.options.planner != "auto" or task.options.copies:
        return found
    if CALLS in prepared.traits:
        to_beat = seconds_to_beat(base, found.best, task)
        search = task.search(base, REUSE, first, written, **{**more, "to_beat": to_beat})
        found = found.and_then((yield from search.run()), task.aim)
    known = set()
    for variant in IN_STAGES:
        of_stages, compiled = yield from stages(variant, base, first, found, task, known)
        found, known = found.and_then(of_stages, task.aim), known | compiled
    return found


def counted(base, prepared, task):
    """Returns the first budget, which is the goal. If the planner's count of bytes differs from XLA's, the goal is
    converted to planned bytes."""
    goal, share = task.aim.goal, prepared.kept / max(1, task.aim.above(base))
    if goal is None or SAME_COUNT in prepared.traits or abs(share - 1) < task.policy.alike:
        return goal
    return round(goal * share)


def seconds_to_beat(base, best, task):
    if not task.aim.fits(best):
        return task.to_beat
    enough = best.seconds - task.policy.worth * base.seconds
    return enough if task.to_beat is None else min(enough, task.to_beat)


def stages(variant, base, budget, found, task, known):
    """Tries plans that keep only the tensors that cross from stage to stage. XLA fuses recomputed ops with their readers,
    so the step may be faster than a plan predicts. If such a plan is the fastest one so far, other plans of stages follow
    until one uses the budget well. Returns (a Found, the plans that were compiled). A plan in `known` is not compiled
    again. Plans are described by their bytes and their overhead."""
    search, policy, aim = task.search(base, variant, budget, None), task.policy, task.aim
    plan = yield from planned(search, budget)
    if isinstance(plan, Refusal):
        plan = yield from planned(search, None)
    if isinstance(plan, Refusal) or plan.planned > (1 + policy.alike) * budget or described(plan) in known:
        return Found(), set()
    seconds = base.seconds * (1 + plan.overhead)
    is_slow = task.to_beat is not None and seconds >= task.to_beat
    if is_slow or (aim.fits(found.best) and policy.together * seconds >= found.best.seconds):
        return Found(), set()
    of_stages, tries, compiled = Found(), (), set()
    while len(tries) < policy.most_stages:
        result = yield from write(task, plan)
        compiled.add(described(plan))
        if not isinstance(result, Result):
            break
        of_stages = of_stages.and_then(Found(result), aim)
        tries = (*tries, Try(plan.planned, plan.planned, aim.above(result)))
        is_slower = aim.fits(found.best) and result.seconds >= found.best.seconds
        is_enough = aim.fits(result) and is_used_well(result, task)
        budget = following(tries, aim.goal, Model.SHARE, policy)
        if is_slower or is_enough or budget is None:
            break
        plan = yield from planned(search, budget)
        if isinstance(plan, Refusal) and plan.least:
            plan = yield from planned(search, plan.least)
        if isinstance(plan, Refusal) or plan.planned in {each.planned for each in tries}:
            break
    return of_stages, compiled


def described(plan):
    return plan.planned, plan.overhead
