# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles plans in one or several writings, which are ways to write a plan. Every plan is compiled in its first
writing. Other writings are compiled only if no plan keeps the budget.

XLA's bytes differ more from plan to plan than from writing to writing of the same plan. The functions of this module
are parts of strategy.py."""

from ..fit.aim import Found
from ..fit.values import Compile, Result
from .variants import FENCES, IN_LOOPS, IN_STAGES, LOOP_FORMS, OF_STAGES, WAITS, parts_of


def write(task, plan):
    """Returns the Result of a plan in its first writing, or the last Failure if no writing can be compiled."""
    for writing in writings_of(plan, task):
        result = yield Compile(plan.name, writing)
        if isinstance(result, Result):
            break
    return result


def writings_of(plan, task):
    """Returns the writings of a plan, in the order in which they are tried."""
    name = parts_of(plan.variant)[0].name
    if name in IN_LOOPS:
        return [*LOOP_FORMS]
    if task.options.platform == "tpu":
        # A compilation for a TPU takes minutes, and XLA makes nearly the same code from all writings.
        return [*FENCES][:1]
    return [*(OF_STAGES if name in IN_STAGES else ()), *FENCES]


def other_writings(task, smallest):
    """Returns a Found with the other writings of a Result that misses the budget. The search stops at the first writing
    that keeps the budget. If every writing misses, the one with the fewest bytes is also tried in a form in which large
    tensors wait until the plan has freed others."""
    results = [smallest]
    for writing in writings_of(smallest.plan, task):
        yield from also(writing, task, results)
    plain = min(results, key=lambda each: (each.taken, each.seconds))
    if parts_of(smallest.plan.variant)[0].name not in IN_LOOPS and task.options.platform != "tpu":
        for suffix in WAITS:
            yield from also(plain.writing + suffix, task, results)
    return Found(task.aim.best(*results))


def also(writing, task, results):
    """Compiles the plan of `results` in another writing, unless an element of `results` keeps the budget."""
    if writing in {each.writing for each in results} or any(map(task.aim.fits, results)):
        return
    result = yield Compile(results[0].plan.name, writing)
    results += [result] if isinstance(result, Result) else []
