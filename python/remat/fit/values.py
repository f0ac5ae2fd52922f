# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The requests of a fit and their answers, as data.

A fit asks for one thing at a time and decides by the answer what to ask next. Every value here is frozen and holds plain data,
so that a whole fit can be written to a file, read back and replayed without a compiler (log.py).

All bytes are of one device. Planned bytes are counted by the planner, without arguments and results. Taken bytes are
allocated by the compiler, and include arguments and results.
"""

from dataclasses import dataclass, field
from typing import Optional, Union

ORIGINAL = "the step as it is"  # Plans and logs use this name. Messages say "the original step" (shown).


def shown(name: str) -> str:
    """Returns the name of a step for messages."""
    return "the original step" if name == ORIGINAL else name


@dataclass(frozen=True)
class Prepare:
    """Asks for a step that can be planned with a variant. The answer is a Prepared, a Refusal or a Failure. A Refusal
    says that the step has nothing that the variant plans."""

    base: str  # The name of the step that is planned: ORIGINAL, or the name of a Result.
    variant: str


@dataclass(frozen=True)
class Prepared:
    """The facts about a step that are known before its first plan."""

    kept: int  # Planned bytes of the step if nothing is recomputed.
    counts_agree: bool = False  # Whether the compiler takes about as many bytes as the planner counts.
    traits: tuple[str, ...] = ()  # Names of properties by which variants are chosen (variants.py of each compiler).
    notes: tuple[str, ...] = ()  # Sentences for the user.


@dataclass(frozen=True)
class MakePlan:
    """Asks the planner for a plan. The answer is a Plan, or a Refusal."""

    base: str
    variant: str
    budget: Optional[int]  # Planned bytes; None for as few as possible.
    effort: float = 1.0


@dataclass(frozen=True)
class Floor:
    """No plan takes fewer planned bytes than `bytes`: the tensors that `of` names are held together."""

    bytes: int
    of: str


@dataclass(frozen=True)
class Plan:
    """A plan that the planner found."""

    name: str  # Unique within a fit.
    planned: int  # Bytes.
    variant: str
    overhead: Optional[float] = None  # The extra time that is predicted for the plan, as a share of the base's time.
    bound: Optional[float] = None  # A lower bound on the overhead of every plan within the budget.
    floor: Optional[Floor] = None  # A lower bound on the bytes of every plan.


@dataclass(frozen=True)
class Refusal:
    """The planner found no plan."""

    least: Optional[int] = None  # The smallest budget for which the planner has a plan; None if that is not known.
    floor: Optional[Floor] = None


@dataclass(frozen=True)
class Compile:
    """Asks to write a plan by one of the compiler's WriteVariants, and to compile it. The answer is a Result, or a
    Failure."""

    plan: str
    writing: str
    run: bool = False  # Whether the result must also run once, to measure its bytes.


@dataclass(frozen=True)
class Slice:
    """Asks to compile the step in a form that is computed slice by slice, without a plan. The answer is a Result, or a
    Failure."""

    region: str
    count: int


@dataclass(frozen=True)
class Tie:
    """Asks to compile a base in a form in which the compiler computes large values once. The kernels of the base compute
    these values several times. The answer is a Result called `name`, or a Failure."""

    base: str

    @property
    def name(self):
        return f"{shown(self.base)} with large values computed once"


@dataclass(frozen=True)
class Result:
    """A step that was compiled."""

    name: str  # The name of this result, which people read and which is unique within a fit.
    taken: int  # Bytes.
    seconds: Optional[float] = None  # The predicted time of the compiled step.
    plan: Optional[Plan] = None  # The plan of the step; None for the original step and for slices without a plan.
    writing: str = ""
    base: str = ORIGINAL
    flops: int = 0  # The FLOP of the step, if steps with about equal times are ordered by FLOP (rank.py).


@dataclass(frozen=True)
class Failure:
    """A tool failed. This value is then the answer to the request."""

    what: str
    why: str

    def __str__(self):
        return f"left out: {shown(self.what)}: {self.why}"


Request = Union[Prepare, MakePlan, Compile, Slice, Tie]
Answer = Union[Prepared, Plan, Refusal, Result, Failure]


@dataclass(frozen=True)
class State:
    """The state of a fit: all requests until now, and their answers."""

    original: Result
    fixed: int  # Taken bytes that no plan changes: arguments and results.
    log: tuple[tuple[Request, Answer], ...] = field(default=())

    def after(self, request, answer):
        return State(self.original, self.fixed, (*self.log, (request, answer)))

    def answers(self, kind):
        """Returns all answers of one class, in order."""
        return [answer for _, answer in self.log if isinstance(answer, kind)]


@dataclass(frozen=True)
class Outcome:
    """The end of a fit."""

    best: Optional[Result]  # The best of all results (rank.py); None if nothing could be compiled.
    fits: bool  # Whether the best result is within the budget.
    rounds: Optional[int] = None  # The number of rounds, if a search used all its rounds and had more to try.
    failure: str = ""  # The reason why no plan could be tried.
