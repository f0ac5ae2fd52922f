# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a joint graph fit into a budget. The budget limits the bytes that inductor's code takes. This module makes
plans. For each plan it lets inductor generate code, and counts the bytes that the code takes."""

from functools import partial
from typing import Callable

from ..fit.aim import Aim, Found
from ..fit.bracket import Model
from ..fit.engine import run
from ..fit.naming import PlanNames
from ..fit.policy import Policy
from ..fit.refusal import Speaker, why_none
from ..fit.search import Search
from ..fit.values import ORIGINAL, Compile, Failure, MakePlan, Outcome, Plan, Refusal, Result, State
from ..fit.variants import Bounds, PlanVariant, by_name
from ..process import Failed
from ..tool import RematError
from .fitted import Fitted, Planner
from .inductor import FUSED, IN_ORDER, hint
from .own_partition import SETTINGS
from .report import report_of

PARTITIONS = {f"PyTorch's partition for {setting}": setting for setting in SETTINGS}
VARIANTS = by_name(
    # The gain of this variant is not measured, because inductor compiles in this way by itself.
    PlanVariant(FUSED, "always", refusals=Bounds.ALL),
    *(
        PlanVariant(
            name,
            "if it is one of the fastest of these plans",
            "docs/results/Inductor.md: a language model within 18.9 MB, +18.7 % time instead of +21.1 %",
            refusals=Bounds.NONE,
        )
        for name in PARTITIONS
    ),
    PlanVariant(
        IN_ORDER,
        "if the code that fuses misses the budget, or takes far more than is planned",
        "docs/results/Inductor.md: the network within 45 %, +11.9 % time instead of +34.3 %",
    ),
)
POLICY = Policy(enough=0.97, margin=0.985, closed=0.02)


def strategy(original, aim):
    """Returns a strategy, which is a generator (../fit/engine.py)."""
    found = Found(original)
    if aim.fits(original):
        return Outcome(original, True)
    found = found.and_then((yield from searched(original, aim, FUSED)), aim)
    if aim.goal is not None:
        found = found.and_then((yield from by_partition(aim)), aim)
    if IN_ORDER in VARIANTS and not is_as_planned(aim, found.best):
        found = found.and_then((yield from searched(original, aim, IN_ORDER, fastest=found.of_plan)), aim)
    if not aim.fits(found.best) and aim.goal is not None:  # A plan with as few bytes as possible may fit.
        for variant in (FUSED, IN_ORDER):
            if variant in VARIANTS:
                found = found.and_then((yield from searched(original, aim, variant, least=True)), aim)
    return Outcome(found.best, aim.fits(found.best), found.rounds)


def is_as_planned(aim, result):
    """Tells whether a result fits, and takes about the bytes of its plan."""
    return aim.fits(result) and aim.above(result) <= POLICY.unlike_plan * max(1, result.plan.planned)


def by_partition(aim):
    """Tries plans that PyTorch's own partitioner makes for fewer bytes, the fastest first. Inductor's code may take far
    fewer bytes than such a plan op by op, so plans above the budget are tried, too."""
    found, plans = Found(), []
    for name in sorted(PARTITIONS.keys() & VARIANTS):
        plan = yield MakePlan(ORIGINAL, name, aim.goal)
        if isinstance(plan, Plan) and plan.planned <= POLICY.far_partitions * aim.goal:
            plans.append(plan)
    for plan in sorted(plans, key=lambda each: (each.overhead, each.name))[: POLICY.most_partitions]:
        result = yield from write(FUSED, plan)
        if isinstance(result, Result):
            found = found.and_then(Found(result), aim)
    return found


def searched(original, aim, variant, least=False, fastest=None):
    """`fastest` is the best Result of another variant. If it fits, inductor generates code only for faster plans."""
    aim = Aim(None, aim.fixed) if least else aim
    rounds = POLICY.least_rounds if aim.goal is None else POLICY.rounds
    to_beat = original.seconds * (1 + fastest.plan.overhead) if aim.fits(fastest) else None
    part = partial(write, variant)
    search = Search(aim, POLICY, original, variant, aim.goal, rounds, part, Model.BESIDE, to_beat=to_beat)
    return (yield from search.run())


def write(variant, plan):
    return (yield Compile(plan.name, variant))


class Tools:
    """Answers the requests of the strategy. `planner` plans the joint graph. `measure` takes a Fitted and a variant,
    and returns the Fitted with the bytes of inductor's code. `partitions` returns {setting: the Fitted of the partition that PyTorch
    makes with it}."""

    def __init__(self, planner: Planner, measure: Callable, more: int = 0, partitions: Callable = dict):
        self.planner, self.measure, self.more, self.partitions = planner, measure, more, partitions
        self.plans, self.found, self.answers, self.names = {}, {}, {}, PlanNames()

    def __call__(self, request):
        if request not in self.answers:
            self.answers[request] = (self.make_plan if isinstance(request, MakePlan) else self.compile)(request)
        return self.answers[request]

    def make_plan(self, request):
        try:
            fitted = self.fitted(request)
        except Failed as error:
            return Failure("a plan", str(error))
        if fitted is None:
            return Refusal()
        plan = Plan("", fitted.peak - self.planner.besides, request.variant, fitted.slower)
        plan = self.names.named(plan, (request.variant, id(fitted)))  # All Fitted are kept, so that no id is reused.
        self.plans[plan.name] = plan, fitted
        return plan

    def fitted(self, request):
        if request.variant in PARTITIONS:
            return self.partitions().get(PARTITIONS[request.variant])
        if request.budget is None:
            return self.planner.one_by_one.within("min")
        # Code that computes each result at its place in the plan fuses less.
        planner = self.planner.one_by_one if request.variant == IN_ORDER else self.planner
        return planner.within(request.budget)

    def compile(self, request):
        plan, fitted = self.plans[request.plan]
        try:
            made = self.measure(fitted, request.writing)
        except Failed as error:
            return Failure(plan.name, str(error))
        result = Result(plan.name, made.taken + self.more, made.seconds, plan, request.writing)
        self.found[result] = made
        return result


def fit(planner: Planner, measure: Callable, own: Fitted, budget, more: int = 0, partitions: Callable = dict) -> Fitted:
    """Returns a Fitted within an asked.Budget. The field `taken` of this Fitted has the bytes that inductor's code
    takes. `own` is the measured Fitted of the original step. If the original step is within the budget, it is
    compiled. `measure` and `partitions` are as for Tools. `more` is the bytes that the step also holds from beginning to end. Raises
    RematError if there is no plan."""
    tools, before, fixed = Tools(planner, measure, more, partitions), own.taken + more, planner.besides + more
    original = Result(ORIGINAL, before, own.seconds, writing=own.way)
    aim = Aim(budget.of(before, fixed), fixed)
    state, outcome = run(strategy(original, aim), State(original, fixed), tools)
    best = outcome.best
    fitted = best and (tools.found[best] if best.plan else own)
    fitted = fitted and fitted.relative_to(own)
    if fitted is None or not (outcome.fits or aim.budget is None):
        speaker = Speaker("inductor", "compiles", planner.planner, VARIANTS.get)
        message = f"budget '{budget}': {why_none(state, outcome, aim, speaker)}{hint()}"
        raise RematError(message, fitted and report_of(fitted, aim.budget, message, more))
    return fitted
