# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a step again by a kept plan. This runs remat-opt and no compiler."""

import os

from ..fit.values import Plan, Slice
from ..plans.saved import links
from ..process import Failed
from .slicing import REGIONS, slice_step
from .tools import Base, Made


def decided(tools, state, best):
    """Returns {name of each plan that leads to the Result called best: the planner's decisions in it}."""
    pairs = [link for link in links(state, best) if not isinstance(link, Slice)]
    made = [tools.plans[request.plan] for _, request in pairs]
    return {each.plan.name: tools.plans_of(each.plan.variant).decided(each) for each in made}


def remade(tools, step, saved):
    """Returns the path of the rewritten step, and the Base of its last plan, or None. `step` is the path of the
    original step. Raises Failed if the plan cannot be written."""
    try:
        path, base = step, None
        for number, link in enumerate(links(saved.state, saved.best)):
            source = path if number else tools.planned_step(step)
            base = Base(source, os.path.join(tools.folder, f"again{number}"), None)
            os.makedirs(base.folder, exist_ok=True)
            path = sliced(tools, base, link) if isinstance(link, Slice) else written(tools, base, *link, saved.made)
        return path, base
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise Failed(f"the plan is damaged ({type(error).__name__}: {error})") from error


def sliced(tools, base, request):
    if request.region not in REGIONS or not isinstance(request.count, int):
        raise ValueError(f"slices {request.region!r}")
    return slice_step(tools.opt, base, base.folder, request)


def written(tools, base, planned, compiled, made):
    if not isinstance(planned.budget, (int, type(None))) or not isinstance(planned.effort, (int, float)):
        raise ValueError(f"budget {planned.budget!r}")
    plans = tools.plans_of(planned.variant)
    path = plans.plan_again(base, planned, made[compiled.plan])
    return plans.write(Made(Plan("", 0, planned.variant), path, {}, planned.base), compiled.writing)
