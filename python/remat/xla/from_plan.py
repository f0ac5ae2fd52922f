# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a step by a kept plan and compiles it once. This module also turns the result of a fit into a plan to keep."""

import dataclasses
from typing import NamedTuple, Optional

from ..budget import exact
from ..files import text_of
from ..plans.saved import Asked, Saved, hash_of, refused
from ..process import Failed
from ..stablehlo import without_locations
from .candidate import Candidate
from .compiler import WITHOUT_TRITON, Memory
from .fates import fates_of
from .proven import proven
from .refit import refitted
from .remake import decided, remade
from .tools import Base

VERSIONS, PLUGINS = ("jax", "jaxlib"), ("jax-cuda", "libtpu")


def asked_of(text, compiler, budget, options):
    """Returns a request for a kept plan, as an Asked. `text` is the given step, and `budget` is the budget as
    the user wrote it."""
    step = hash_of(without_locations(text))
    return Asked(step, compiler.target.name, budget, options, versions_of(compiler.versions()))


def versions_of(text):
    """Returns {name: version} of the programs that a plan depends on. `text` is the result of Compiler.versions."""
    from .. import __version__

    found = dict(each.split("=", 1) for each in text.split())
    known = {name: version for name, version in found.items() if name in VERSIONS or name.startswith(PLUGINS)}
    return {"remat": __version__, **known}


def saved_of(done, asked, options):
    """Returns the plan of a Fit in the form that is kept, as a Saved (plans/saved.py)."""
    best, tools = done.outcome.best, done.tools
    text = text_of(done.best.path)
    return Saved(
        asked=asked,
        devices=tools.xla.devices,
        text=hash_of(without_locations(text)),
        best=best.name,
        fits=done.outcome.fits,
        made=decided(tools, done.state, best.name),
        flags=tools.xla.flags,
        before=done.before.memory._asdict(),
        after=done.best.memory._asdict(),
        bound=proven(done.state, done.aim.budget).under(done.best.total, done.more_time).more_time,
        tensors=[dataclasses.asdict(each) for each in fates_of(done)],
        loops=done.loops(),
        replay={
            "budget": done.aim.budget,
            "options": dataclasses.asdict(options),
            "slices": tools.slicings,
        },
        state=done.state,
    )


class Used(NamedTuple):
    """A plan that was kept, written and compiled here."""

    saved: Saved
    candidate: Candidate
    most: Optional[int]  # The bytes of the budget; None for as few as possible.
    over: str  # A sentence if XLA takes more than the budget, else "".
    base: Optional[Base] = None  # The step for which the plan was made. It has no Candidate.
    is_new: bool = False  # Whether the plan was changed here (refit.py).

    @property
    def before(self):
        return Memory(**self.saved.before)


class KeptPlan:
    """Looks for the kept plan of a step. `find` takes an Asked and returns a Saved, or None. `asked` returns the Asked.
    `allowed` is an Allowed. If the plan cannot be used, `warn` is called with the reason."""

    def __init__(self, find, asked, allowed, warn):
        self.find, self.asked, self.allowed, self.warn = find, asked, allowed, warn
        self.remarks = []

    def use(self, tools, step):
        """Returns the step at a path, written by the kept plan, as a Used; None if there is no usable plan. If XLA takes too many
        bytes for the kept plan, tries to change the plan with few compilations."""
        saved = self.find and self.find(self.asked())
        if not saved:
            return None
        try:
            used = use(tools, step, saved, self.asked(), self.allowed)
        except Failed as error:
            self.say(f"{error}: the step is planned again")
            return None
        if used.over:
            self.say(used.over)
            used = refitted(tools, used, self.asked(), self.allowed.planned(used.before)) or used
        elif saved.asked.budget != self.asked().budget:
            self.say(f"the plan was made for a budget of {saved.asked.budget}", aloud=False)
        return used

    def say(self, sentence, aloud=True):
        if sentence not in self.remarks:
            self.remarks.append(sentence)
            if aloud and self.warn:
                self.warn(sentence)


def use(tools, step, saved, asked, allowed):
    """Rewrites the step as its plan says, and compiles it. Raises Failed with a sentence if the plan cannot be used
    here."""
    why = refused(saved, asked)
    if why:
        raise Failed(why)
    if saved.flags not in ("", WITHOUT_TRITON):
        raise Failed("it is damaged (it has flags of XLA that remat does not set)")
    before, after = memory_of(saved.before), memory_of(saved.after)
    tools.xla.flags = tools.xla.flags or saved.flags
    tools.doing("writing the step by the plan")
    try:
        path, base = remade(tools, step, saved)
    except Failed as error:
        raise Failed(f"this remat-opt cannot write the step from this plan ({error})") from error
    if hash_of(without_locations(text_of(path))) != saved.text:
        raise Failed("with this plan, this remat-opt writes a different step than the one that was saved")
    candidate = tools.compiled(saved.best, path)
    most, planned = allowed.most(before), allowed.planned(before)
    if most is None or candidate.total <= planned:
        return Used(saved, candidate, most, "", base)
    over = (
        f"with this plan XLA takes {exact(candidate.total)} here, and took {exact(after.total)} where the plan was made: this is "
        f"above the budget of {exact(most)}{allowed.less(before)}, so the step is fitted again, beginning with this plan"
    )
    return Used(saved, candidate, most, over, base)


def memory_of(sizes):
    try:
        memory = Memory(**sizes)
        if all(isinstance(each, int) for each in memory):
            return memory
    except TypeError:
        pass
    raise Failed("it is damaged (its bytes are not integers)")
