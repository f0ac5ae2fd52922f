# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Chooses names: first policies of JAX are compiled, and then a search (../fit/search.py) compiles sets of names."""

from dataclasses import dataclass, replace

from ..fit.aim import Found
from ..fit.bracket import Model
from ..fit.search import Search
from ..fit.values import Compile, Outcome, Result

# The variants of plans: with SENT, values may also be sent to the host's memory.
NAMES, SENT = "names", "names, copies"


@dataclass(frozen=True)
class Options:
    fixed: tuple[str, ...]  # The policies of JAX that are compiled first.
    rounds: int  # The most choices of names that are compiled for each variant.
    variants: tuple[str, ...] = (NAMES,)


def strategy(original, aim, options, policy):
    """Yields the requests of a fit. `original` is the step that recomputes nothing."""
    if aim.fits(original) or aim.is_below_fixed:
        return Outcome(original, aim.fits(original))
    found = Found(original)
    for name in options.fixed:
        answer = yield Compile(name, "")
        if isinstance(answer, Result):
            found = found.and_then(Found(answer), aim)
    first = aim.goal and max(1, aim.goal)
    for variant in options.variants:
        to_beat = found.best.seconds if aim.fits(found.best) and variant != NAMES else None
        search = Search(aim, policy, original, variant, first, options.rounds, write, Model.BESIDE, tries_near=True)
        found = found.and_then((yield from replace(search, to_beat=to_beat).run()), aim)
    return Outcome(found.best, aim.fits(found.best), found.rounds)


def write(plan):
    return (yield Compile(plan.name, ""))
