# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Chooses which writings of a plan are compiled, and which of them counts. The functions here are parts of the
strategy."""

from ..fit.search import Stage
from ..fit.values import Compile, Result
from .variants import AHEAD, FENCES, OF_STAGES, PLAIN, ROWS, WAITS


def write_fences(task, base, plan, leading, stage, of_stages=False):
    """Returns the best Result, or the last Failure if no writing can be compiled. leading: the writing that was best
    for the last plan, which is tried first. Other writings are compiled until one is good. base: the step that was
    planned."""
    rows = [*FENCES, *OF_STAGES] if of_stages else [*FENCES]
    if task.options.platform == "tpu":
        # A compilation for a TPU takes minutes, and XLA makes nearly the same code from all writings.
        rows = rows[:1]
    results, failure = [], None
    for writing in dict.fromkeys(filter(None, [leading, *rows])):
        result = yield Compile(plan.name, writing)
        if not isinstance(result, Result):
            failure = result
            continue
        results.append(result)
        if is_good(task.aim.best(*results), plan, base, stage, task):
            break
    if not results:
        return failure
    for writing in waits(results, rows):
        if is_small(task.aim.best(*results), plan, stage, task):
            break
        result = yield Compile(plan.name, writing)
        results += [result] if isinstance(result, Result) else []
    return task.aim.best(*results)


def is_good(result, plan, base, stage, task):
    return is_small(result, plan, stage, task) and not is_late(result, plan, base, task)


def is_small(result, plan, stage, task):
    """Tells whether a result is small enough to stop trying other writings. A plan for the unused bytes of a budget
    gets only one compilation."""
    if stage not in (None, Stage.BRACKET):
        return True
    most = task.policy.well * plan.planned
    return task.aim.above(result) <= (most if task.aim.goal is None else min(task.aim.goal, most))


def is_late(result, plan, base, task):
    """Tells whether the step takes longer than predicted."""
    if task.aim.goal is None or plan.overhead is None:
        return False
    return result.seconds > base.seconds * (1 + plan.overhead + task.policy.late)


def waits(results, rows):
    """Returns the writings in which the smallest compiled writing delays tensors. Writings that delay few tensors come
    first."""
    plain = sorted((each.taken, each.seconds, each.writing) for each in results if each.writing in rows)
    known = {each.writing for each in results}
    return [writing + suffix for _, _, writing in plain[:1] for suffix in WAITS if writing + suffix not in known]


def write_loops(task, plan, leading, stage):
    """Writes a plan of loops in several ways. Values on the host are fetched one iteration ahead, or in their own
    iteration. Only XLA's figures show which way is better. If both ways miss the budget, stacks become stacks of
    rows."""
    forms = [AHEAD, PLAIN] if plan.fetches else [PLAIN]
    results, failure = [], None
    for with_rows in (False, True):
        for form in forms:
            writing = ", ".join(filter(None, [form, ROWS * with_rows]))
            result = yield Compile(plan.name, writing)
            if isinstance(result, Result):
                results.append(result)
            else:
                failure = result
        if task.aim.fits(task.aim.best(*results)) or task.options.platform != "cuda":
            break
    return task.aim.best(*results) or failure
