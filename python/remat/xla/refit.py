# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a new plan from a kept plan if XLA takes too many bytes for the kept plan on this machine. The planner gets the
kernels for which the kept plan was made, so only the new plans are compiled."""

import dataclasses

from ..files import text_of
from ..fit.policy import Policy
from ..fit.values import Compile, Plan, Result, State
from ..plan_report import all_loop_tensors, tensors_of
from ..plans.saved import hash_of, key_of, links
from ..process import Failed
from ..stablehlo import without_locations
from .compiler import Memory


def refitted(tools, used, asked, limit):
    """Returns the Used of a new plan that takes at most `limit` bytes; None if no such plan is found in few
    compilations. `used` is the Used of the kept plan, and `asked` is the Asked of this step."""
    saved = used.saved
    *leading, last = links(saved.state, saved.best) or (None,)
    if last is None or len(last) == 1:
        return None  # Nothing was planned.
    request, compiled = last
    size, taken = dict(saved.state.log)[request].planned, used.candidate.total
    if taken <= Memory(**saved.after).total:
        return None  # The step takes no more bytes than before, so the budget is smaller. This needs a whole fit.
    tools.bases[request.base] = used.base
    try:
        for _ in range(Policy.most_refits):
            size -= taken - limit
            request = dataclasses.replace(request, budget=size)
            plan = tools(request) if size > 0 else None
            if not isinstance(plan, Plan) or plan.name in saved.made:
                break
            result = tools(Compile(plan.name, compiled.writing))
            if not isinstance(result, Result):
                break
            if result.taken <= limit:
                return changed(tools, used, asked, leading, (request, result))
            size, taken = plan.planned, result.taken
    except Failed:
        pass
    tools.answers.clear()  # The next fit plans the kernels that XLA makes here, so earlier answers are dropped.
    return None


def changed(tools, used, asked, leading, last):
    """Returns `used` with another last plan. `leading` has the links before this plan. `last` is a MakePlan and a
    Result."""
    request, result = last
    made, candidate, saved = tools.plans[result.plan.name], tools.candidates[result.name], used.saved
    text = hash_of(without_locations(text_of(candidate.path)))
    before = [request for link in leading for request in link]
    decided = {key: saved.made[key] for key in map(key_of, leading) if key}
    own = made.report.get("loops", [])
    # If the last plan is inside of loops, no loops were planned before it.
    earlier = [] if own else saved.loops
    log = [entry for entry in saved.state.log if entry[0] in before]
    log += [(request, result.plan), (Compile(result.plan.name, result.writing), result)]
    tensors = (*tensors_of(made.report), *all_loop_tensors(own, earlier))
    new = dataclasses.replace(
        saved,
        asked=asked,
        text=text,
        best=result.name,
        fits=True,
        made={**decided, result.plan.name: tools.plans_of(request.variant).decided(made)},
        after=candidate.memory._asdict(),
        bound=None,  # The kernels that XLA makes here are not known.
        tensors=[dataclasses.asdict(each) for each in tensors],
        loops=[*earlier, *own],
        state=State(saved.state.original, saved.state.fixed, tuple(log)),
    )
    return used._replace(saved=new, candidate=candidate, over="", is_new=True)
