# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a step fit into a budget of the bytes that IREE allocates. The bodies of loops are planned first, and then the
whole step, which is prepared in several ways.

The parts of the strategy are generators (fit/engine.py).
"""

from dataclasses import dataclass
from functools import partial

from .fit.aim import Aim, Found
from .fit.bracket import Model
from .fit.policy import Policy
from .fit.search import Search
from .fit.values import ORIGINAL, Compile, Outcome, Prepare, Prepared, Result
from .fit.variants import Bounds, PlanVariant, by_name

LOOPS = "loops"
# A step is prepared in up to three ways before it is planned. The first way makes most steps smaller or faster, but
# makes a few steps larger. The other two ways are for these few steps.
VARIANTS = by_name(
    PlanVariant(
        LOOPS,
        "if the step has loops that can be planned inside",
        "docs/results/Iree.md: a scan of 12 layers takes 182 of 617 MB, and stays a loop",
        refusals=Bounds.NONE,
    ),
    PlanVariant(
        "step",
        "unless plans inside of loops fit",
        "docs/results/Iree.md: ResNet-50 takes 465 of 1,172 MB, with 18.4 s instead of 20.1 s with jax.checkpoint",
    ),
    PlanVariant(
        "fused",
        "if the variant before misses",
        "docs/results/Iree.md: the smallest plan of a transformer, 0.647 MB instead of 0.746 MB",
    ),
    PlanVariant(
        "plain",
        "if the variant before misses",
        "docs/results/Iree.md: the smallest plan of an LSTM, 0.399 MB instead of 0.407 MB",
    ),
)
# The first plan that fits is taken, because each further plan costs a compilation, and often a run.
POLICY = Policy(enough=0.0, most_down=0.8)
LOOP_POLICY = Policy(enough=0.95, closed=0.02)


class Misread(Exception):
    """A run shows that a step takes another number of bytes than IREE's IR says."""


@dataclass(frozen=True)
class Task:
    aim: Aim
    rounds: int
    effort: float
    # Whether the bytes of each step are measured in a run. Otherwise the bytes are read from IR, and one run confirms
    # the bytes of the last result.
    by_run: bool


def strategy(original, aim, task, counts=True):
    """Yields the requests of a fit. `counts` says whether the original step can be compiled and run. Raises Misread."""
    found = Found(original if counts else None)
    base = original
    if not aim.fits(found.best):
        for variant in VARIANTS:
            found = found.and_then((yield from planned(base, variant, task)), aim)
            if aim.fits(found.best):
                break
            # The base is the step with planned loop bodies, and its other ops are planned next.
            if variant == LOOPS and found.best is not None and found.best.taken < base.taken:
                base = found.best
    return (yield from confirmed(found, original if counts else None, aim, task))


def planned(base, variant, task):
    first, more, policy = task.aim.goal, {}, POLICY
    if variant == LOOPS:
        prepared = yield Prepare(base.name, variant)
        if not isinstance(prepared, Prepared):
            return Found()
        # Writing the stacks in place may save enough bytes even without recomputation.
        first = None if first is None else min(prepared.kept, max(1, first))
        more, policy = {"model": Model.BESIDE, "most": prepared.kept}, LOOP_POLICY
    write = partial(write_once, task)
    search = Search(task.aim, policy, base, variant, first, task.rounds, write, effort=task.effort, **more)
    return (yield from search.run())


def write_once(task, plan):
    result = yield Compile(plan.name, "", task.by_run)
    if task.by_run or not isinstance(result, Result) or not task.aim.fits(result):
        return result
    ran = yield Compile(plan.name, "", True)
    if isinstance(ran, Result) and ran.taken != result.taken:
        raise Misread
    return ran


def confirmed(found, original, aim, task):
    """Returns the Outcome with the best result, compiled and run. If no result can be compiled and run, the Outcome has
    the original step."""
    for result in dict.fromkeys(filter(None, [found.best, original])):
        ran = yield Compile(result.plan.name if result.plan else ORIGINAL, "", True)
        if isinstance(ran, Result):
            if ran.taken != result.taken and not task.by_run:
                raise Misread
            return Outcome(ran, aim.fits(ran), found.rounds)
    return Outcome(None, False, found.rounds)
