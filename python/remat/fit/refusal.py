# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the message of a fit that has no plan within the budget."""

import math
from dataclasses import dataclass
from typing import Callable, Optional

from ..budget import exact, mb
from .values import ORIGINAL, Failure, MakePlan, Prepared, Refusal, shown
from .variants import Bounds


class NoPlan(Exception):
    """No plan is within the budget. The message says how many bytes the smallest result takes. `asked` is the budget in
    bytes, or None for as few as possible. `least` is the smallest Result, or None if nothing can be compiled."""

    def __init__(self, message, asked, least):
        super().__init__(message)
        self.asked, self.least = asked, least


@dataclass(frozen=True)
class Speaker:
    """The words of a refusal that differ from one compiler to another."""

    compiler: str
    does: str  # The message's verb for what the compiler does: "compiles", or "compiles and runs".
    planner: str
    row_of: Callable  # A function that takes the name of a variant and returns its row in the compiler's table.
    bounded: str = "no planner can have one below"  # The words of the message before the bytes of a lower bound.
    source: str = ""  # Words on where the bytes in the message come from, followed by "; ".
    advice: str = ""  # Further advice to the user, after "; ".


def why_none(state, outcome, aim, speaker):
    """Returns the message of a refusal. All bytes in the message include arguments and results."""
    asked = f"that {speaker.compiler} "
    asked += speaker.does if aim.budget is None else f"compiles into {exact(aim.budget)}"
    least, planned, floor = outcome.best, least_planned(state, speaker), proven_floor(state, speaker)
    bound = 0 if floor is None else floor.bytes + aim.fixed
    planned = 0 if planned is None else planned + aim.fixed
    can_help = aim.budget is None or bound <= aim.budget
    text = [f"no plan was found {asked}"]
    if least is not None:
        smallest = "plan" if least.plan else "step"
        text.append(f"; the smallest {smallest} takes {exact(least.taken)} ({speaker.source}{described(least)})")
        is_enough = least.plan is not None or not 0 < planned < least.taken
        advice = ["give that much"] * is_enough + ["a higher effort"] * can_help
        text.append(f": {', or '.join(advice)}" if advice else "")
    text += [f"; {line}" for line in more_rounds(outcome, "a plan") if can_help]
    text += limits(planned, floor, bound, least, speaker)
    text.append(speaker.advice)
    return "".join(text) + "".join(f"\n{line}" for line in left_out(state))


def described(least):
    """Describes the smallest result in words."""
    if least.plan is None:
        return shown(least.name)
    parts = [f"a plan of {mb(least.plan.planned)} MB for temporaries", least.writing]
    return ", ".join(filter(None, [*([] if least.base == ORIGINAL else [least.base]), *parts]))


def more_rounds(outcome, found):
    """Returns a list with a sentence if a search ended because it had used all its rounds. `found` says what more
    rounds may find."""
    if not outcome.rounds:
        return []
    rounds = "1 round was" if outcome.rounds == 1 else f"{outcome.rounds} rounds were"
    return [f"{rounds} tried, and more may find {found}"]


def why_below_fixed(aim):
    """Returns the message for a budget below the bytes that no plan changes."""
    return (
        f"budget {exact(aim.budget)} is below arguments and results, which take {exact(aim.fixed)} and which no plan "
        "changes: give more, or donate arguments that the step replaces"
    )


def limits(planned, floor, bound, least, speaker):
    """Says below how many bytes the planner has no plan, and how many bytes every plan needs. A compiler may take fewer
    bytes than planned. If the smallest step takes fewer bytes than a limit, the message leaves this limit out."""
    taken = math.inf if least is None else least.taken
    text = []
    if bound < planned <= taken:
        text.append(f"; planner {speaker.planner} has no plan below {exact(planned)}")
    if floor is not None and bound <= taken:
        text.append(f"; {speaker.bounded} {exact(bound)}: {floor.of}")
    return text


def refusals(state, speaker, kinds):
    """Returns [(request, Refusal)] of the plans that were refused. Leaves out variants whose Bounds (variants.py) are
    not in `kinds`."""
    return [
        (request, answer)
        for request, answer in state.log
        if isinstance(request, MakePlan)
        and isinstance(answer, Refusal)
        and request.budget is not None
        and speaker.row_of(request.variant).refusals in kinds
    ]


def least_planned(state, speaker) -> Optional[int]:
    """Returns the smallest budget that the planner says it can meet, in planned bytes."""
    known = [answer.least for _, answer in refusals(state, speaker, {Bounds.ALL})]
    return min((each for each in known if each is not None), default=None)


def proven_floor(state, speaker):
    """Returns the smallest Floor of the refusals: no plan takes fewer bytes. Returns None if a refusal has no Floor, if
    planned bytes differ from the compiler's bytes, or if a changed form of the step was planned."""
    found = refusals(state, speaker, {Bounds.ALL, Bounds.FLOOR})
    is_of_step = all(request.base == ORIGINAL for request, _ in found)
    if not found or not is_of_step or not all(counts_agree(state, request) for request, _ in found):
        return None
    floors = [answer.floor for _, answer in found]
    return min(floors, key=lambda floor: floor.bytes) if all(floors) else None


def counts_agree(state, asked):
    """Tells whether the planner counts about the same bytes for the base as the compiler."""
    prepared = [
        answer
        for request, answer in state.log
        if isinstance(answer, Prepared) and request.base == asked.base and request.variant in asked.variant
    ]
    return all(each.counts_agree for each in prepared)


def left_out(state):
    """Returns the messages of failures and the notes of prepared steps, each once."""
    lines = []
    for answer in (answer for _, answer in state.log):
        lines += answer.notes if isinstance(answer, Prepared) else [str(answer)] if isinstance(answer, Failure) else []
    return list(dict.fromkeys(lines))
