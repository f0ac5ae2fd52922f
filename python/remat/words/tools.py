# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Answers the requests of strategy.py: chooses words, lowers the step with them, and has XLA compile it."""

from collections.abc import Callable
from typing import Any

from ..fit.naming import PlanNames
from ..fit.values import ORIGINAL, Compile, Failure, MakePlan, Plan, Refusal, Result, State
from ..process import Failed
from ..progress import quiet
from ..xla.candidate import Candidate
from .choose import Levels, least, smallest_step, within
from .strategy import NAMES
from .text import NOTHING, Words, title_of


class Tools:
    """Answers requests. `original` has the words of the step that recomputes nothing. `lowered` takes words and returns
    the step's text. `choose` takes the compiled steps by name and a variant, and returns the choices of each policy. `doing` is
    Progress.say or a function like it."""

    def __init__(
        self,
        compiler: Any,
        original: Words,
        lowered: Callable[[Words], str],
        choose: Callable[[dict[str, Candidate], str], Levels],
        doing: Any = quiet,
    ):
        self.xla, self.lowered, self.choose, self.doing = compiler, lowered, choose, doing
        self.count = len(original)
        self.words: dict[str, Words] = {ORIGINAL: original}  # The keys are names of Results.
        self.candidates: dict[str, Candidate] = {}
        self.texts: dict[str, str] = {}
        self.names = PlanNames()
        self.plans: dict[str, Plan] = {}
        self.known: dict[str, Levels] = {}
        self.fixed = 0

    def start(self) -> State:
        """Returns the State with the step that recomputes nothing. Raises Failed."""
        memory = self.compiled(ORIGINAL).memory
        self.fixed = memory.total - memory.temporaries
        return State(self.result(ORIGINAL), self.fixed)

    def __call__(self, request: Any) -> Any:
        return self.make_plan(request) if isinstance(request, MakePlan) else self.compile(request)

    def levels(self, variant: str = NAMES) -> Levels:
        if variant not in self.known:
            self.known[variant] = self.choose(self.candidates, variant)
        return self.known[variant]

    def make_plan(self, request: MakePlan) -> Any:
        """Returns a Plan. The predicted bytes and seconds are those of the step that keeps nothing, plus the change
        that the plan's words make."""
        nothing = self.candidates.get(NOTHING)
        levels = self.levels(request.variant) if nothing else ()
        smallest = nothing and smallest_step(levels)
        if smallest is None:
            return Refusal()
        first = least(levels)
        beside = nothing.total - self.fixed - first.cost.bytes
        if request.budget is not None and request.budget < beside + smallest:
            return Refusal(beside + smallest)
        choice = within(levels, smallest if request.budget is None else request.budget - beside)
        seconds = nothing.seconds + choice.cost.seconds - first.cost.seconds
        overhead = seconds / self.candidates[ORIGINAL].seconds - 1
        plan = self.names.named(Plan("", choice.cost.bytes + beside, request.variant, overhead), choice.words)
        self.plans[plan.name], self.words[plan.name] = plan, choice.words
        return plan

    def compile(self, request: Compile) -> Any:
        self.words.setdefault(request.plan, (request.plan,) * self.count)
        try:
            self.compiled(request.plan)
        except Failed as error:
            return Failure(title_of(self.words[request.plan]), str(error))
        return self.result(request.plan)

    def result(self, name: str) -> Result:
        candidate = self.candidates[name]
        return Result(name, candidate.total, candidate.seconds, self.plans.get(name))

    def compiled(self, name: str) -> Candidate:
        if name not in self.candidates:
            title = title_of(self.words[name])
            self.doing(f"compiling for '{self.xla.target.name}': {title}", compiles=True)
            text = self.texts[name] = self.lowered(self.words[name])
            made = self.xla.compile_text(text)
            kernels = made.kernels()
            seconds = kernels.seconds(self.xla.target)
            self.candidates[name] = Candidate(title, "", made.memory, made.hlo, kernels, seconds)
        return self.candidates[name]
