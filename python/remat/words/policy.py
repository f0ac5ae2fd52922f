# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A policy of jax.checkpoint for a budget in bytes, which XLA's compiler confirms."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Optional, Union

from ..asked import Budget, one_budget, parse_budget
from ..budget import budget_of, exact, mb, percent
from ..fit.aim import Aim
from ..fit.engine import run
from ..fit.policy import Policy as Thresholds
from ..fit.values import ORIGINAL, Compile, Outcome, Result, State
from ..jax_calls import lowered_step
from ..jax_internals import place_of
from ..options import check_number, nearest
from ..process import Failed
from ..progress import Progress
from ..report import Missed, Report, says
from ..stablehlo import module_text
from ..tool import RematError
from ..xla.candidate import taken
from ..xla.compiler import Compiler, alike
from ..xla.devices import agreed
from ..xla.fitted import named_target, tuning
from ..xla.targets import target_of
from .blocks import names_of
from .choose import frontier
from .reading import Read, read
from .strategy import Options, strategy
from .text import NOTHING, OF_JAX, Words, as_policy, in_text
from .tools import Tools

HOW = "policy = "  # What the text begins with.


@dataclass(frozen=True, eq=False)
class Policy:
    """A policy of jax.checkpoint. It prints as the text of plain JAX that makes the same policy.

    kept: the names that are kept; none for one of JAX's own policies. text: an expression of plain JAX. report: what the step
    takes with it. places: the line in the source of each name that is kept."""

    kept: tuple[str, ...]
    text: str
    report: Report
    places: dict[str, str] = field(default_factory=dict)
    function: Callable[..., Any] = field(default=lambda *_, **__: False, repr=False)

    def __call__(self, prim: Any, *avals: Any, **params: Any) -> Any:
        return self.function(prim, *avals, **params)

    def __str__(self) -> str:
        lines = [f"# {line}" for line in said(self.report)]
        where = [f"# {name}: {self.places[name]}" for name in self.kept if self.places.get(name)]
        return "\n".join([*lines, *where, f"{HOW}{self.text}"])


def said(report: Report) -> list[str]:
    asked = "as few bytes as possible" if report.asked is None else exact(report.asked)
    time = "" if report.more_time is None else f", {percent(report.more_time)} time by the roofline"
    return [
        f"XLA takes {exact(report.after.total)} for '{report.target}'{time}; {asked} asked.",
        f"With everything kept it takes {exact(report.before.total)}.",
        *report.notes,
    ]


def policy(
    step_of: Callable[[Any], Any],
    *shapes: Any,
    budget: Union[int, str, Budget, None] = None,
    target: str = "h100",
    names: Optional[Iterable[str]] = None,
    rounds: int = 6,
    **jit: Any,
) -> Policy:
    """Returns the policy of jax.checkpoint with which a training step takes the least time within a budget.

    found = remat.policy(step_of, weights, x, budget="40%", target="h100", donate_argnums=0)
    print(found)
    step = jax.jit(step_of(found), donate_argnums=0)

    step_of: a function that takes a policy and returns the step; the step gives the policy to its jax.checkpoint. It is
        followed by the step's arguments or their jax.ShapeDtypeStructs, with options of jax.jit by name.
    budget: all bytes that XLA allocates on a device: a number, "30GiB", "40%" of what the step takes with everything kept, or
        "min".
    target: a GPU or TPU of the table of machines, which need not be there; or "device", the one that JAX has here.
    names: the names of jax.ad_checkpoint.checkpoint_name that may be kept. None stands for all names of the step, and for the
        policies of jax.checkpoint_policies that need no names.
    rounds: the most sets of names that are compiled.

    Raises RematError if an option is wrong, the step has no names, or no policy keeps the budget."""
    asked = one_budget(budget, None)[1] if budget is None else parse_budget(budget)
    check_number("rounds", rounds, whole=True, least=1)
    task = Task(step_of, shapes, jit, target)
    found = task.read()
    allowed = names_allowed(found, names)
    fixed = (NOTHING, *(OF_JAX if names is None else ()))
    with tuning(target) as tuned, Progress(expected=1 + len(fixed) + rounds) as progress:
        return alike(lambda: task.fit(found, allowed, asked, Options(fixed, rounds), tuned, progress))


@dataclass(frozen=True)
class Task:
    """A step that waits for its policy."""

    step_of: Callable[[Any], Any]
    shapes: tuple
    jit: dict
    asked_target: str

    @property
    def target(self) -> Any:
        return target_of(named_target(self.asked_target))

    def step(self, policy: Any) -> Any:
        if not callable(self.step_of):
            raise RematError(
                f"remat.policy: expected a function that takes a policy and returns the step, got a "
                f"{type(self.step_of).__name__}"
            )
        step = self.step_of(policy)
        if not callable(step):
            raise RematError(
                f"remat.policy: the function returns a {type(step).__name__}: write a function that takes a policy and returns "
                "the step, def step_of(policy): ..."
            )
        return step

    def lowered(self, policy: Any) -> str:
        return module_text(lowered_step("remat.policy", self.step(policy), self.shapes, self.jit, self.target.platform))

    def read(self) -> Read:
        """Raises RematError if nothing can be chosen."""
        import jax

        def nothing(*_, **__):
            return False

        step = self.step(nothing)
        jaxpr = jax.make_jaxpr(step)(*self.shapes).jaxpr
        found = read(jaxpr, nothing, self.target.flops, self.target.bandwidth, place_of)
        if not found.blocks:
            raise RematError(
                "remat.policy: the step has no gradient of a block with this policy: write jax.checkpoint(block, policy=policy) "
                "inside of what jax.grad differentiates"
            )
        if not found.places:
            raise RematError(
                "remat.policy: no value of the step has a name: write checkpoint_name(x, \"mlp_up\") of jax.ad_checkpoint around "
                "values, or jax.checkpoint(remat.named(block), policy=policy)"
            )
        return found

    def fit(self, found: Read, names: tuple, asked: Budget, options: Options, tuned: Any, progress: Progress) -> Policy:
        choices = frontier(found.blocks, names, self.target.bandwidth)
        text = self.lowered(as_policy(NOTHING))
        devices = agreed(text, None, self.target)
        compiler = Compiler(self.target, None, devices, tuned if devices == 1 else None)
        tools = Tools(compiler, self.lowered, choices, progress.say)
        try:
            state = tools.start()
        except Failed as error:
            raise RematError(str(error)) from error
        before = tools.candidates[ORIGINAL]
        aim, lines = Aim(budget_of(str(asked), before.memory), state.fixed), []

        def watch(request, answer):
            if isinstance(request, Compile) and isinstance(answer, Result):
                candidate = tools.candidates[answer.name]
                lines.append(says(candidate.what, candidate.taken, before.taken))

        state, outcome = run(strategy(state.original, aim, options, Thresholds()), state, tools, watch)
        report = report_of(tools, aim, outcome, lines)
        if not (outcome.fits or aim.budget is None and outcome.best):
            raise RematError(refused(tools, aim, outcome, report), report)
        words = tools.words[outcome.best.name]
        kept = () if isinstance(words, str) else tuple(sorted(words))
        return Policy(kept, in_text(words), report, {name: found.places[name] for name in kept}, as_policy(words))


def names_allowed(found: Read, names: Optional[Iterable[str]]) -> tuple[str, ...]:
    """Returns the names that may be kept. Raises RematError if the step lacks one that is asked for."""
    known = names_of(found.blocks)
    if names is None:
        return known
    asked = (names,) if isinstance(names, str) else tuple(names)
    for name in asked:
        if name not in found.places:
            raise RematError(
                f"names: no value of the step is called '{name}'{nearest(str(name), found.places)}; there are "
                f"{', '.join(found.places)}"
            )
    return tuple(name for name in known if name in asked)


def report_of(tools: Tools, aim: Aim, outcome: Outcome, lines: list) -> Report:
    before, best = tools.candidates[ORIGINAL], tools.candidates[outcome.best.name if outcome.best else ORIGINAL]
    return Report(
        "xla",
        tools.xla.target.name,
        asked=aim.budget,
        before=taken(before.memory, before.kernels),
        after=taken(best.memory, best.kernels),
        floor=aim.fixed,
        more_time=best.seconds / before.seconds - 1 if before.seconds else None,
        more_flops=best.kernels.flops / before.kernels.flops - 1 if before.kernels.flops else None,
        rounds=tuple(lines),
        notes=tuple(tools.xla.note()),
        details={"devices": tools.xla.devices, "seconds_before": before.seconds, "seconds_after": best.seconds},
    )


def refused(tools: Tools, aim: Aim, outcome: Outcome, report: Report) -> str:
    least = min(tools.candidates.values(), key=lambda each: each.total)
    return (
        f"no policy at these places keeps {exact(aim.budget)}: the least is {exact(least.total)}, with {least.what}; give that "
        f"much, put jax.checkpoint around more or larger blocks, or plan without a policy: remat.compile"
    )
