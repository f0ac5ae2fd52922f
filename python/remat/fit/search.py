# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Searches for plans within a sequence of budgets. Each budget follows from the bytes that the compiler took for
earlier plans.

The functions here are parts of strategies (engine.py): generators that yield requests and return what they found.
"""

from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from typing import Callable, Optional

from . import bracket
from .aim import Aim, Found
from .bracket import Model, Try
from .policy import Policy
from .values import Failure, MakePlan, Plan, Refusal, Result


class Stage(Enum):
    """The purpose of the search's next plan."""

    BRACKET = "to use the budget well"
    REST = "to use what is left of the budget"
    ROOMIER = "to be much faster with a few more planned bytes: the compiler may take fewer"
    NEAR = "to be faster with slightly fewer bytes: a compiler's times for plans of the same cost differ"


@dataclass(frozen=True)
class Step:
    """The state of a search."""

    budget: Optional[int]  # The budget for the next plan of the search, in planned bytes.
    stage: Stage = Stage.BRACKET
    tries: tuple[Try, ...] = ()
    best: Optional[Result] = None
    last: Optional[int] = None  # Planned bytes of the last plan of the search.
    least: int = 0  # The smallest budget for which the planner has a plan, as far as it is known.
    near: int = 0  # How many plans the search has asked for in the stage NEAR.
    more_effort: bool = True  # Whether more effort may give better plans. It may not if it gave no better plan before.


@dataclass(frozen=True)
class Search:
    """Searches for plans of one base with one variant."""

    aim: Aim
    policy: Policy
    base: Result
    variant: str
    first: Optional[int]  # The first budget in planned bytes; None stands for as few bytes as possible.
    rounds: int  # The search ends after this many plans.
    write: Callable  # A part of the strategy that takes a plan and returns a Result or a Failure.
    model: Model = Model.SHARE
    most: Optional[int] = None  # The planned bytes of the step with nothing recomputed.
    effort: float = 1.0
    more_effort: bool = False  # Whether the planner finds better plans with more effort.
    # Whether predictions are good enough to make a plan that uses the bytes that a good plan left unused.
    uses_rest: bool = False
    tries_near: bool = False  # Whether plans of the same cost differ in the time that they take.
    to_beat: Optional[float] = None  # Plans that are predicted to take at least these seconds are not compiled.

    def run(self):
        """Returns Found."""
        step = Step(self.first)
        names = set()
        for _ in range(self.policy.most_asked * self.rounds):
            plan, is_better = yield from planned_twice(self, step.budget, step.more_effort)
            step = replace(step, more_effort=is_better)
            if isinstance(plan, Refusal):
                following = self.refused(plan, step)
            else:
                following = yield from self.compiled(plan, step)
            if following.budget is None or following.budget == self.most == step.budget:
                return Found(following.best)
            step = following
            names |= {plan.name} if isinstance(plan, Plan) else set()
            if len(names) == self.rounds:
                break
        return Found(step.best, self.rounds)

    def refused(self, refusal, step):
        """Chooses the budget after a refusal: the smallest budget for which there is a plan, or a budget between the
        refused budget and the last plan."""
        least, last = refusal.least, step.last
        if least is not None:
            is_new = last is None or least < self.policy.margin * last
            return replace(step, budget=least if is_new else None, least=least)
        if step.budget is None or last is None or last - step.budget < 2 * self.policy.closed * last:
            return replace(step, budget=None)
        return replace(step, budget=round((step.budget + last) / 2))

    def compiled(self, plan, step):
        asked, step = step.budget, replace(step, last=plan.planned)
        if not self.promises(plan, step):
            return self.further(step)
        foreseen = self.foreseen(plan, step)
        if foreseen is not None:
            return self.next(replace(step, tries=(*step.tries, Try(asked, plan.planned, foreseen))))
        result = yield from self.write(plan)
        if not isinstance(result, Result):
            less = round(self.policy.least_less * plan.planned)
            return replace(step, budget=self.looser(plan, asked) if self.aim.goal is None else less)
        tried = Try(asked or 0, plan.planned, self.aim.above(result))
        best = self.aim.best(step.best, result)
        step = replace(step, tries=(*step.tries, tried), best=best)
        if self.aim.goal is None:
            return replace(step, budget=self.looser(plan, asked))
        return self.next(step)

    def foreseen(self, plan, step):
        """Predicts the bytes that the compiler takes for a plan. The compiler is assumed to hold as many bytes in
        addition to this plan as in addition to the last plan. Returns the predicted bytes if they are far above the
        budget and another plan fits, else None."""
        if self.model is not Model.BESIDE or not self.aim.fits(step.best):
            return None
        last = step.tries[-1]
        taken = last.taken + plan.planned - last.planned
        return taken if taken > (1 + self.policy.alike) * self.aim.goal else None

    def looser(self, plan, asked):
        return self.capped(round(self.policy.looser * max(plan.planned, asked or 0)))

    def capped(self, budget):
        return budget if budget is None or self.most is None else min(budget, self.most)

    def promises(self, plan, step):
        """Tells whether a plan is worth compiling."""
        if self.aim.goal is None:
            return True
        if None not in (self.to_beat, plan.overhead) and self.base.seconds * (1 + plan.overhead) >= self.to_beat:
            return False
        if not self.aim.fits(step.best):
            return True
        before = step.best.plan.overhead
        if None in (plan.overhead, before):
            return step.stage in (Stage.BRACKET, Stage.NEAR)
        least = {
            Stage.BRACKET: self.policy.worth,
            Stage.NEAR: self.policy.worth,
            Stage.REST: self.policy.little,
            Stage.ROOMIER: self.policy.much,
        }
        return before - plan.overhead > least[step.stage]

    def next(self, step):
        """Returns the Step that follows a compiled plan."""
        goal, last = self.aim.goal, step.tries[-1]
        fits = last.taken <= goal
        if step.stage is Stage.NEAR:
            return self.nearer(step, last.planned) if fits or step.near == 1 else replace(step, budget=None)
        if step.stage is not Stage.BRACKET and not fits:
            return self.further(step)
        if fits and (last.taken >= self.policy.enough * goal or last.budget == self.most):
            if not self.uses_rest or bracket.missed(step.tries, goal):
                return replace(step, budget=None)
            return self.use_rest(step)
        budget = self.capped(bracket.following(step.tries, goal, self.model, self.policy))
        if budget is not None and budget < step.least:
            budget = step.least if step.least < self.policy.margin * last.planned else None
        if budget is None and self.tries_near and self.aim.fits(step.best):
            return self.nearer(step, step.best.plan.planned)
        return replace(step, budget=budget, stage=Stage.BRACKET)

    def nearer(self, step, planned):
        if step.near == self.policy.most_near:
            return replace(step, budget=None)
        return replace(step, budget=round(self.policy.near * planned), stage=Stage.NEAR, near=step.near + 1)

    def use_rest(self, step):
        held = bracket.fitted(step.tries, self.aim.goal)
        left = round(held * self.aim.goal / max(1, step.tries[-1].taken))
        if step.stage is Stage.ROOMIER or left < (1 + self.policy.little) * held:
            return self.roomier(step)
        return replace(step, budget=left, stage=Stage.REST)

    def roomier(self, step):
        held = bracket.fitted(step.tries, self.aim.goal)
        return replace(step, budget=round(self.policy.roomier * held), stage=Stage.ROOMIER)

    def further(self, step):
        """Returns the Step that follows one of two plans: a plan that was not worth compiling, or a plan that was to
        use the rest of the budget and missed it."""
        return self.roomier(step) if step.stage is Stage.REST else replace(step, budget=None)


def planned(search, budget):
    """Returns a plan within a budget."""
    plan, _ = yield from planned_twice(search, budget)
    return plan


def planned_twice(search, budget, is_better=True):
    """Returns (a plan within a budget, whether more effort may give better plans). If the first plan is far above its
    bound, plans again with more effort, and returns the better plan. `is_better` tells whether more effort gave a better
    plan before. If it did not, it may still give a plan for fewer bytes."""
    ask = partial(MakePlan, search.base.name, search.variant, budget)
    first = answered((yield ask(search.effort)))
    helps = search.more_effort and (is_better or isinstance(first, Refusal))
    if not helps or budget is None or not is_far(first, budget, search.policy):
        return first, is_better
    again = answered((yield ask(min(search.policy.more_effort * search.effort, search.policy.most_effort))))
    if isinstance(first, Refusal):
        return again, is_better
    if not isinstance(again, Plan) or again.overhead >= first.overhead:
        return first, False
    return again, first.overhead - again.overhead > search.policy.little


def answered(plan):
    """Returns the planner's answer. If the planner crashed, a Refusal is returned in place of its Failure."""
    return Refusal() if isinstance(plan, Failure) else plan


def is_far(planned, budget, policy):
    """Tells whether a plan is so far above its bound that a much better plan may exist."""
    if isinstance(planned, Refusal):
        is_near = planned.least is None or budget >= policy.reachable * planned.least
        return is_near and planned.floor is not None and planned.floor.bytes <= budget
    return planned.bound is not None and planned.overhead - planned.bound > policy.far
