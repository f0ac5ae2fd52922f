# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Computes the cost of several budgets on a target.

A step that was compiled for one budget is also a candidate for all other budgets. A larger budget therefore never gives
a slower step.
"""

import os
from typing import NamedTuple, Optional

from ..budget import budget_of, mb, percent
from ..files import write_text
from ..fit.refusal import NoPlan
from ..fit.values import ORIGINAL
from ..lowering import for_another
from ..progress import quiet
from ..report import says
from ..stablehlo import module_text
from ..tool import refusing, remat_opt, temporary_folder
from .candidate import Candidate
from .compiler import Compiler, alike
from .fit import fit_from
from .options import FitOptions
from .strategy import options_for
from .targets import target_of
from .tools import Tools


class Point(NamedTuple):
    budget: str  # The budget as the user wrote it.
    asked: int  # The budget in bytes.
    found: Optional[Candidate]
    why: str = ""  # The reason why no Candidate meets the budget.

    def line(self, as_it_is):
        """Returns the row of a table. If no Candidate meets the budget, the row says why."""
        if self.found is None:
            return f"{self.budget:>10}  {mb(self.asked):>9} MB  {self.why}"
        total, before = self.found.total, as_it_is.total
        slower = percent(self.found.seconds / as_it_is.seconds - 1)
        return f"{self.budget:>10}  {mb(self.asked):>9} MB  {mb(total):>9} MB  {total / before:6.1%}  {slower:>8}"


HEAD = f"{'budget':>10}  {'':>9}     {'XLA takes':>12}  {'':>6}  roofline"


def curve(
    step,
    budgets,
    target="h100",
    *,
    timeout=None,
    tell=None,
    doing=None,
    compiler=None,
    **options,
):
    """Returns the original step as a Candidate, and a Point for each budget. `options` are planner, effort, rounds and
    offload. The arguments are as for fitted()."""
    given = FitOptions(**options)
    given.check(target_of(target))
    compiler = compiler or Compiler(target, timeout)
    tell = tell or quiet
    text = module_text(step)

    def once():
        with temporary_folder() as folder:
            path = os.path.join(folder, "step.mlir")
            with refusing("write the step"):
                write_text(path, text)
            tools = Tools(compiler, remat_opt(), given.planner, folder, doing or quiet)
            state = tools.start(path)
            tell(says("original", tools.candidates[ORIGINAL].taken))
            options = options_for(compiler.target, given)
            return points(tools, state, budgets, options, tell)

    found = alike(once)
    for line in [*for_another(step, compiler.target.platform), *compiler.note()]:
        tell(line)
    return found


def points(tools, state, budgets, options, tell):
    original, refused = tools.candidates[ORIGINAL], {}
    sizes = {budget: budget_of(budget, original.memory) for budget in budgets}
    for budget in budgets:
        try:
            fit_from(tools, state, sizes[budget], options, tell=tell)
        except NoPlan as error:
            refused[budget] = str(error).splitlines()[0]
    found = list(tools.candidates.values())
    return original, [point(each, sizes[each], found, refused.get(each, "")) for each in budgets]


def point(budget, asked, found, why):
    within = [each for each in found if each.total <= asked]
    best = min(within, key=lambda each: (each.seconds, each.total), default=None)
    return Point(budget, asked, best, "" if best else why)
