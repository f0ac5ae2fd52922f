# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a table of the bytes and seconds of each name of a step, for people who choose names by themselves."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Optional, Union

from ..asked import Budget, parse_budget
from ..budget import budget_of, exact, mb, percent
from ..fit.values import ORIGINAL, Compile, Failure
from ..process import Failed
from ..progress import Progress
from ..tool import RematError
from ..typed import Jit, Unpack
from ..xla.compile import tuning
from ..xla.compiler import Compiler, alike
from ..xla.options import check_offload
from .blocks import cost_of
from .choose import least, within
from .policy import blocks_as_compiled, tools_of
from .strategy import NAMES, SENT
from .task import Task
from .text import NOTHING, OF_JAX, Names

BUDGETS = ("80%", "60%", "40%", "25%")


@dataclass(frozen=True)
class Name:
    """A name of values. `bytes` is the bytes that the step keeps if only this name is kept. `seconds` is the change of
    the step's time, including the traffic of these bytes. `seconds` is below 0 if keeping the name saves time. If values
    may be sent to the host, `sent_seconds` is the change of the step's time if only this name is sent."""

    name: str
    bytes: int
    seconds: float
    place: str  # The line of the source that gives the name.
    sent_seconds: Optional[float] = None


@dataclass(frozen=True)
class Kept:
    """A budget, the names that are kept within it, and those that are sent to the host. The fields `bytes` and `more_time` are predicted. They are None
    if no choice of names keeps the budget."""

    budget: str
    asked: Optional[int]
    names: tuple[str, ...] = ()
    bytes: Optional[int] = None
    more_time: Optional[float] = None
    sent: tuple[str, ...] = ()

    def mark(self, name: str) -> str:
        return "keep" if name in self.names else "send" if name in self.sent else ""


@dataclass(frozen=True)
class Advice:
    """The bytes that XLA takes are `before` without recomputation, and `least` with everything recomputed. `more_time`
    is the extra time with everything recomputed."""

    target: str
    before: int
    least: int
    more_time: float
    names: tuple[Name, ...]
    budgets: tuple[Kept, ...]

    def __str__(self) -> str:
        width = max([len(each.name) for each in self.names] + [4])
        lines = [
            f"XLA takes {exact(self.before)} for '{self.target}', and {exact(self.least)} if nothing is kept, "
            f"{percent(self.more_time)} time by the roofline. All else is predicted:",
            self.row("name", width, "keeps, MB", "saves, ms", "if sent, ms", [each.budget for each in self.budgets]),
        ]
        for each in self.names:
            sent = "" if each.sent_seconds is None else f"{-1e3 * each.sent_seconds:.3f}"
            marks = [kept.mark(each.name) for kept in self.budgets]
            lines.append(self.row(each.name, width, mb(each.bytes), f"{-1e3 * each.seconds:.3f}", sent, marks))
        for kept in self.budgets:
            found = (
                "no names keep this budget"
                if kept.bytes is None
                else f"{mb(kept.bytes)} MB, {percent(kept.more_time or 0)} time by the roofline"
            )
            asked = "as few as possible" if kept.asked is None else f"{mb(kept.asked)} MB"
            lines.append(f"{kept.budget} ({asked}): {found}")
        return "\n".join(lines)

    def row(self, name: str, width: int, size: str, saves: str, sent: str, marks: list[str]) -> str:
        """Returns a line of the table. The column on sent values is left out if values may not be sent."""
        can_send = any(each.sent_seconds is not None for each in self.names)
        sending = f"  {sent:>11}" if can_send else ""
        return f"{name:{width}}  {size:>10}  {saves:>10}{sending}  {''.join(f'{each:>6}' for each in marks)}".rstrip()


def advise(
    step_of: Callable[[Any], Any],
    *shapes: Any,
    target: str = "h100",
    names: Optional[Iterable[str]] = None,
    budgets: Union[str, Iterable[Union[int, float, str, Budget]]] = BUDGETS,
    offload: bool = False,
    **jit: "Unpack[Jit]",
) -> Advice:
    """Returns a table of the names of a step: the bytes that each name keeps, the time that it saves, and which names a
    budget keeps.

    print(remat.advise(step_of, weights, x, target="h100", donate_argnums=0))

    The function takes the arguments of remat.policy. With `offload`, a budget may also send values to the host. XLA compiles the step without recomputation, with nothing kept,
    and with two policies of JAX. All other figures are predicted from these compilations. remat.policy also compiles
    its choice, but advise does not.

    Raises RematError if an option is wrong, or the step has no names."""
    asked = [parse_budget(each, "budgets") for each in ([budgets] if isinstance(budgets, str) else budgets)]
    task = Task("remat.advise", step_of, shapes, jit, target)
    check_offload(task.target, offload)
    allowed = task.allowed(names)
    with tuning(target) as tuned, Progress(expected=2 + len(OF_JAX)) as progress:
        compiler = task.compiler(tuned)
        return alike(lambda: advice(task, compiler, allowed, asked, progress, SENT if offload else NAMES))


def advice(
    task: Task,
    compiler: Compiler,
    names: tuple[str, ...],
    budgets: list[Budget],
    progress: Progress,
    variant: str,
) -> Advice:
    """Compiles the step, and predicts the rest. `variant` says whether values may be sent to the host."""
    tools = tools_of(task, compiler, names, progress)
    try:
        tools.start()
    except Failed as error:
        raise RematError(str(error)) from error
    for policy in (NOTHING, *OF_JAX):
        answer = tools(Compile(policy, ""))
        if policy == NOTHING and isinstance(answer, Failure):
            raise RematError(answer.why)
    before, nothing = tools.candidates[ORIGINAL], tools.candidates[NOTHING]
    (blocks,), bandwidth = blocks_as_compiled(task, tools.candidates), task.target.bandwidth
    start = cost_of(blocks, frozenset(), bandwidth)

    def if_sent(name: str) -> Optional[float]:
        if variant != SENT:
            return None
        return cost_of(blocks, set(), bandwidth, "", {name}, task.target.link).seconds - start.seconds

    listed = []
    for name in names:
        cost = cost_of(blocks, {name}, bandwidth)
        listed.append(Name(name, cost.bytes, cost.seconds - start.seconds, task.found.places[name], if_sent(name)))

    def kept(budget):
        size = budget_of(str(budget), before.memory)
        if size is not None and size < nothing.total:
            return Kept(str(budget), size)
        levels = tools.levels(variant)
        choice = least(levels) if size is None else within(levels, size - nothing.total)
        seconds = nothing.seconds + choice.cost.seconds - start.seconds
        (word,) = choice.words
        here, sent = (word.kept, word.sent) if isinstance(word, Names) else (word, frozenset())
        taken, more_time = nothing.total + choice.cost.bytes, seconds / before.seconds - 1
        return Kept(str(budget), size, tuple(sorted(here)), taken, more_time, tuple(sorted(sent)))

    return Advice(
        task.target.name,
        before.total,
        nothing.total,
        nothing.seconds / before.seconds - 1,
        tuple(sorted(listed, key=lambda each: (each.seconds, each.bytes, each.name))),
        tuple(map(kept, budgets)),
    )
