# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Answers the requests of strategy.py: chooses names, lowers the step with them, and has XLA compile it."""

from collections.abc import Callable
from typing import Any

from ..fit.naming import PlanNames
from ..fit.values import ORIGINAL, Compile, Failure, MakePlan, Plan, Refusal, Result, State
from ..process import Failed
from ..progress import quiet
from ..xla.candidate import Candidate
from .choose import Choice, within
from .strategy import NAMES
from .text import EVERYTHING, NOTHING, Words, as_policy, title_of


class Tools:
    """lowered: takes a policy and returns the step's text. choices: a frontier of sets of names. doing: as Progress.say."""

    def __init__(self, compiler: Any, lowered: Callable[[Any], str], choices: tuple[Choice, ...], doing: Any = quiet):
        self.xla, self.lowered, self.choices, self.doing = compiler, lowered, choices, doing
        self.words: dict[str, Words] = {ORIGINAL: EVERYTHING}  # By the name of a result.
        self.candidates: dict[str, Candidate] = {}
        self.texts: dict[str, str] = {}
        self.names = PlanNames()
        self.plans: dict[str, tuple[Plan, Choice]] = {}
        self.fixed = 0

    def start(self) -> State:
        """Returns the State with the step that keeps everything. Raises Failed."""
        memory = self.compiled(ORIGINAL).memory
        self.fixed = memory.total - memory.temporaries
        return State(self.result(ORIGINAL), self.fixed)

    def __call__(self, request: Any) -> Any:
        return self.make_plan(request) if isinstance(request, MakePlan) else self.compile(request)

    def make_plan(self, request: MakePlan) -> Any:
        """A plan has the bytes and the seconds of the step that keeps nothing, with those that its names change."""
        nothing = self.candidates.get(NOTHING)
        known = [each for each in self.choices if each.names]
        if nothing is None or not known:
            return Refusal()
        beside = nothing.memory.total - self.fixed
        if request.budget is None:
            choice = known[0]
        else:
            choice = within(tuple(known), request.budget - beside)
            if choice is None:
                return Refusal(known[0].cost.bytes + beside)
        before = self.choices[0].cost.seconds
        seconds = nothing.seconds + choice.cost.seconds - before
        overhead = seconds / self.candidates[ORIGINAL].seconds - 1
        plan = self.names.named(Plan("", choice.cost.bytes + beside, NAMES, overhead), choice.names)
        self.plans[plan.name] = plan, choice
        self.words[plan.name] = choice.names
        return plan

    def compile(self, request: Compile) -> Any:
        self.words.setdefault(request.plan, request.plan)
        try:
            self.compiled(request.plan)
        except Failed as error:
            return Failure(title_of(self.words[request.plan]), str(error))
        return self.result(request.plan)

    def result(self, name: str) -> Result:
        candidate, plan = self.candidates[name], self.plans.get(name, (None,))[0]
        return Result(name, candidate.memory.total, candidate.seconds, plan)

    def compiled(self, name: str) -> Candidate:
        if name not in self.candidates:
            words = self.words[name]
            self.doing(f"compiling for '{self.xla.target.name}': {title_of(words)}", compiles=True)
            text = self.texts[name] = self.lowered(as_policy(words))
            made = self.xla.compile_text(text)
            kernels = made.kernels()
            seconds = kernels.seconds(self.xla.target)
            self.candidates[name] = Candidate(title_of(words), "", made.memory, made.hlo, kernels, seconds)
        return self.candidates[name]
