# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which writings of a plan are compiled, and which of them counts. Parts of the strategy."""

from ..fit.search import Stage
from ..fit.values import Compile, Result
from .variants import AHEAD, FENCES, OF_STAGES, PLAIN, ROWS, WAITS


def write_fences(task, base, plan, leading, stage, of_stages=False):
    """Returns the best Result, or the last Failure if no writing can be compiled. leading: the writing that was best for the last plan.
    Others are compiled until one is good. base: what was planned."""
    rows = [*FENCES, *OF_STAGES] if of_stages else [*FENCES]
    if task.options.platform == "tpu":
        rows = rows[:1]  # XLA compiles for minutes there, and makes nearly the same code of all writings.
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
    """Tells whether other writings are not tried for fewer bytes. A plan for what is left of a budget is worth one compilation."""
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
    """Returns the smallest of the writings that were compiled, with tensors that wait: few of them first."""
    plain = sorted((each.taken, each.seconds, each.writing) for each in results if each.writing in rows)
    known = {each.writing for each in results}
    return [writing + suffix for _, _, writing in plain[:1] for suffix in WAITS if writing + suffix not in known]


def write_loops(task, plan, leading, stage):
    """What a plan keeps on the host is fetched one iteration ahead, and in its own iteration: XLA's figures alone show which is
    better. If that misses, stacks become stacks of rows."""
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
