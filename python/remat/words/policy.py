# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds policies of jax.checkpoint for a budget in bytes. XLA's compiler confirms that the found policies keep the
budget."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Optional, Union

from ..asked import Budget, parse_budget
from ..budget import budget_of, exact, percent
from ..fit.aim import Aim
from ..fit.engine import run
from ..fit.policy import Policy as Thresholds
from ..fit.refusal import why_below_fixed
from ..fit.values import ORIGINAL, Compile, Outcome, Result
from ..options import check_number
from ..plans.certificate import Certificate, certificate_of
from ..process import Failed
from ..progress import Progress
from ..report import Missed, Report, says
from ..tool import RematError
from ..typed import Jit, Unpack
from ..xla.candidate import Candidate, taken
from ..xla.certified import step_hash
from ..xla.compile import tuning
from ..xla.compiler import Compiler, Memory, alike
from ..xla.fit import slower
from ..xla.from_plan import versions_of
from ..xla.options import check_offload
from ..xla.result import Fitted
from .beside import below_all, bounds_on, check_unrestricted, sentences_on
from .blocks import Block, Cost, scaled
from .choose import Levels, levels_of, scale_of
from .maxtext import configuration
from .strategy import NAMES, SENT, Options, strategy
from .task import Task
from .text import NOTHING, OF_JAX, Words, as_policy, imports_of, in_text, names_of, quoted
from .tools import Tools


@dataclass(frozen=True)
class Made:
    """The fields of a certificate for a compiled step. `text` is the step, and `budget` is the budget as the user wrote
    it."""

    text: str = field(repr=False)
    memory: Memory
    budget: str
    versions: dict[str, str]
    bound: Optional[float] = None


@dataclass(frozen=True, eq=False, repr=False)
class Chosen:
    """The chosen policies. This object prints as plain JAX that makes the same policies.

    words: what each policy keeps: names, the name of a policy of JAX, or None if jax.checkpoint is not used. text: the
    policies as a statement of plain JAX. report: the Report of the step with these policies. places: the line in the source of each
    name that is kept. made: the step. maxtext: the policy as lines of MaxText's configuration, if all names are
    MaxText's."""

    words: Words
    text: str
    report: Report
    places: dict[str, str]
    made: Made
    maxtext: tuple[str, ...] = ()

    def __str__(self) -> str:
        lines = [f"# {line}" for line in said(self.report)]
        where = [f"# {quoted(name)[1:-1]}: {place}" for name, place in self.places.items() if place]
        settings = [f"# {line}" for line in ("In MaxText's configuration:", *self.maxtext) if self.maxtext]
        return "\n".join([*lines, *where, *settings, imports_of(self.words) + self.text])

    __repr__ = __str__

    def certificate(self) -> Certificate:
        """Returns a Certificate of the step with these policies, which `remat-memory --certificate` checks again."""
        made, sizes = self.made, {"target": self.report.target, "devices": self.report.details["devices"]}
        named = {**sizes, "bound": made.bound, "versions": made.versions, "words": self.text}
        return certificate_of(step_hash(made.text), made.memory, self.report.asked, made.budget, **named)

    @cached_property
    def functions(self) -> list[Optional[Callable[..., Any]]]:
        return [as_policy(word) for word in self.words]


class Policy(Chosen):
    """A policy of jax.checkpoint, which is found by remat.policy."""

    def __call__(self, prim: Any, *avals: Any, **params: Any) -> Any:
        # A step without jax.checkpoint recomputes nothing. A policy that saves everything has the same effect.
        return self.functions[0](prim, *avals, **params) if self.functions[0] else True


class Policies(Chosen):
    """For each block a policy of jax.checkpoint, or None for a block without jax.checkpoint. The policies are found by
    remat.policy(..., blocks=...)."""

    def __len__(self) -> int:
        return len(self.words)

    def __getitem__(self, place: Any) -> Any:
        return self.functions[place]


def said(report: Report) -> list[str]:
    asked = "as few bytes as possible" if report.asked is None else exact(report.asked)
    time = "" if report.more_time is None else f", {percent(report.more_time)} time by the roofline"
    host = f" and {exact(report.after.host)} of the host's memory" if report.after.host else ""
    return [
        f"XLA takes {exact(report.after.total)} for '{report.target}'{host}; {asked} asked{time}.",
        f"{report.details['beside']} it takes {exact(report.before.total)}.",
        *report.notes,
    ]


def policy(
    step_of: Callable[[Any], Any],
    *shapes: Any,
    budget: Union[int, float, str, Budget, None] = None,
    target: str = "h100",
    names: Optional[Iterable[str]] = None,
    blocks: Optional[int] = None,
    rounds: int = 6,
    unrestricted: Optional[Fitted] = None,
    offload: bool = False,
    **jit: "Unpack[Jit]",
) -> Any:
    """Finds the policy of jax.checkpoint with which a training step takes the least time within a budget.

    found = remat.policy(step_of, weights, x, budget="40%", target="h100", donate_argnums=0)
    print(found)
    step = jax.jit(step_of(found), donate_argnums=0)

    `step_of`: A function that takes a policy and returns the step. The step gives the policy to its jax.checkpoint, and
        does not use jax.checkpoint if the policy is None. The step's arguments, or their jax.ShapeDtypeStructs, follow
        after step_of. Options of jax.jit are given by name.
    `budget`: All bytes that XLA allocates on a device. It is a number, text such as "30GiB", "min", or a share such as
        "40%" of the bytes of the step without jax.checkpoint. A step may use jax.checkpoint even with the policy None.
        The budget's share then refers to the bytes of the step with everything kept.
    `target`: A GPU or TPU of the table of machines. This machine need not have the GPU or TPU. "device" is the device
        that JAX has here.
    `names`: The names of jax.ad_checkpoint.checkpoint_name that may be kept. None stands for all names of the step, and
        for the policies of jax.checkpoint_policies that need no names.
    `blocks`: The number of blocks. If a number is given, step_of takes a list of this many policies, and each block can
        have its own policy.
    `rounds`: The most choices of names that are compiled.
    `unrestricted`: The result of remat.compile(step_of(None), ...) for the same budget. If it is given, the report has
        a sentence on the bytes and the time of this result.
    `offload`: Whether a policy may also send values to the host's memory. This option is for GPUs. `rounds` choices with
        such values are compiled in addition.

    Raises RematError if an option is wrong, the step has no names, or no policy keeps the budget."""
    check_unrestricted(unrestricted)
    if budget is None:
        raise RematError('no budget for the bytes that XLA allocates: give budget="8GiB", "40%" or "min"')
    asked = parse_budget(budget)
    check_number("rounds", rounds, whole=True, least=1)
    task = Task("remat.policy", step_of, shapes, jit, target, blocks)
    check_offload(task.target, offload)
    allowed = task.allowed(names)
    fixed, variants = (NOTHING, *(OF_JAX if names is None else ())), (NAMES, *[SENT] * offload)
    options = Options(fixed, rounds, variants)
    with tuning(target) as tuned, Progress(expected=1 + len(fixed) + len(variants) * rounds) as progress:
        compiler = task.compiler(tuned)
        return alike(lambda: fitted(task, compiler, allowed, asked, options, unrestricted, progress))


def fitted(
    task: Task,
    compiler: Compiler,
    names: tuple[str, ...],
    asked: Budget,
    options: Options,
    unrestricted: Optional[Fitted],
    progress: Progress,
) -> Chosen:
    tools = tools_of(task, compiler, names, progress)
    try:
        state = tools.start()
    except Failed as error:
        raise RematError(str(error)) from error
    before = tools.candidates[ORIGINAL]
    aim, lines = Aim(budget_of(str(asked), before.memory), state.fixed), []

    def watch(request, answer):
        if isinstance(request, Compile) and isinstance(answer, Result):
            candidate = tools.candidates[answer.name]
            lines.append(f"{says(candidate.what, candidate.taken, before)}, {slower(candidate, before)}")

    _, outcome = run(strategy(state.original, aim, options, Thresholds()), state, tools, watch)
    best = outcome.best or state.original
    more_time = best.seconds / before.seconds - 1 if before.seconds else None
    bounds = bounds_on(unrestricted, tools.texts[ORIGINAL], aim).under(best.taken, more_time)
    report = report_of(tools, aim, outcome, lines, sentences_on(unrestricted, bounds))
    if report.failed:
        raise RematError(report.failed.message, report)
    words = tools.words[outcome.best.name]
    places = {name: task.found.places[name] for name in names_of(words)}
    many = task.blocks is not None
    memory, text = tools.candidates[outcome.best.name].memory, tools.texts[outcome.best.name]
    made = Made(text, memory, str(asked), versions_of(tools.xla.versions()), bounds.more_time)
    settings = () if many else tuple(configuration(words[0], task.found.places))
    return (Policies if many else Policy)(words, in_text(words, many), report, places, made, settings)


def blocks_as_compiled(task: Task, known: dict[str, Candidate]) -> tuple[tuple[Block, ...], ...]:
    """Returns the blocks of each policy. The time of products is scaled to agree with the steps that XLA compiled."""
    nothing, blocks = known[NOTHING], task.found.blocks
    saved = [
        (name, known[name].total - nothing.total, nothing.seconds - known[name].seconds)
        for name in OF_JAX
        if name in known
    ]
    scale = scale_of(tuple(block for each in blocks for block in each), saved, task.target.bandwidth)
    return tuple(scaled(each, scale) for each in blocks)


def tools_of(task: Task, compiler: Compiler, names: tuple[str, ...], progress: Progress) -> Tools:
    """Returns the Tools that choose among names and compile."""

    def choose(known: dict[str, Candidate], variant: str) -> Levels:
        nothing, plain = known[NOTHING], known[ORIGINAL]
        without = Cost(plain.total - nothing.total, plain.seconds - nothing.seconds)
        blocks = blocks_as_compiled(task, known)
        without = without if task.takes_none and task.blocks else None
        return levels_of(blocks, names, task.target.bandwidth, without, task.target.link if variant == SENT else None)

    return Tools(compiler, task.original, task.lowered, choose, progress.say)


def report_of(tools: Tools, aim: Aim, outcome: Outcome, lines: list[str], beside: tuple[str, ...]) -> Report:
    """Returns the Report of a fit. Its `failed` is set if no choice of names keeps the budget. `beside` has sentences on
    plans that are not restricted to policies."""
    before = tools.candidates[ORIGINAL]
    best = tools.candidates[outcome.best.name] if outcome.best else before
    plan = outcome.best and outcome.best.plan
    failed = None
    if not outcome.fits and aim.budget is not None:
        none = (
            f"no policy at these places keeps {exact(aim.budget)}: the smallest step takes {exact(best.total)}, with {best.what}; "
            "give that much, put jax.checkpoint around several blocks together or around parts of a block, or plan without a policy by "
            "remat.compile"
        )
        message = why_below_fixed(aim) if aim.is_below_fixed else " ".join((f"{none}{'.' if beside else ''}", *beside))
        failed = Missed(message, aim.budget, best.total)
    is_plain = tools.words[ORIGINAL][0] is None
    return Report(
        "xla",
        tools.xla.target.name,
        asked=aim.budget,
        before=taken(before.memory, before.kernels),
        after=taken(best.memory, best.kernels),
        planned=plan and plan.planned + aim.fixed,
        floor=aim.fixed,
        more_time=best.seconds / before.seconds - 1 if before.seconds else None,
        more_flops=best.kernels.flops / before.kernels.flops - 1 if before.kernels.flops else None,
        rounds=tuple(lines),
        notes=(*beside, below_all(aim), *tools.xla.note()),
        failed=failed,
        details={
            "devices": tools.xla.devices,
            "seconds_before": before.seconds,
            "seconds_after": best.seconds,
            "tried": [
                {
                    "what": each.what,
                    "policy_of_jax": name not in tools.plans,
                    "bytes": each.total,
                    "seconds": each.seconds,
                    "flops": each.kernels.flops,
                }
                for name, each in tools.candidates.items()
            ],
            "beside": "Without jax.checkpoint" if is_plain else "With everything kept (everything_saveable)",
        },
    )
