# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a step again by a kept plan. This module runs remat-opt, but no compiler."""

import os

from ..fit.values import Compile, Plan, Slice, Tie
from ..plans.saved import key_of, links
from ..process import Failed
from .slicing import REGIONS, slice_step
from .tools import Base, Made


def decided(tools, state, best):
    """Returns {key: the data to write a link again}, for each link on the way to the Result whose name is `best`."""
    made = {}
    for link in links(state, best):
        if isinstance(link[-1], Compile):
            each = tools.plans[link[-1].plan]
            made[key_of(link)] = tools.plans_of(each.plan.variant).decided(each)
        elif isinstance(link[-1], Tie):
            made[key_of(link)] = tools.kernel_plans.tied(tools.bases[link[-1].base])
    return made


def remade(tools, step, saved):
    """Returns (the path of the rewritten step, the Base of its last plan). The Base is None if there is no plan. `step`
    is the path of the original step. Raises Failed if the plan cannot be written."""
    try:
        path, base = step, None
        for number, link in enumerate(links(saved.state, saved.best)):
            source = path if number else tools.planned_step(step)
            base = Base(source, os.path.join(tools.folder, f"again{number}"), None)
            os.makedirs(base.folder, exist_ok=True)
            path = linked(tools, base, link, saved.made.get(key_of(link)))
        return path, base
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise Failed(f"the plan is damaged ({type(error).__name__}: {error})") from error


def linked(tools, base, link, data):
    """Writes the step that a link of a kept plan makes of a base, and returns its path."""
    if isinstance(link[-1], Slice):
        return sliced(tools, base, *link)
    if isinstance(link[-1], Tie):
        return tools.kernel_plans.tie_again(base, data)
    return written(tools, base, *link, data)


def sliced(tools, base, request):
    if request.region not in REGIONS or not isinstance(request.count, int):
        raise ValueError(f"slices {request.region!r}")
    return slice_step(tools.opt, base, base.folder, request)


def written(tools, base, planned, compiled, data):
    if not isinstance(planned.budget, (int, type(None))) or not isinstance(planned.effort, (int, float)):
        raise ValueError(f"budget {planned.budget!r}")
    plans = tools.plans_of(planned.variant)
    path = plans.plan_again(base, planned, data)
    return plans.write(Made(Plan("", 0, planned.variant), path, {}, planned.base), compiled.writing)
