# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a lowered step fit into a budget, which limits the bytes that XLA allocates."""

import functools
import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Optional

from ..files import text_of, write_text
from ..fit.refusal import NoPlan
from ..lowering import for_another
from ..plans.folder import save
from ..process import Failed
from ..progress import quiet
from ..stablehlo import module_text, unrolled
from ..tool import RematError, refusing, remat_opt, temporary_folder
from .compiler import Compiler, alike
from .devices import DividedTools, agreed
from .fewest import fewest
from .fit import fit
from .from_plan import KeptPlan, asked_of, saved_of
from .options import FitOptions
from .reserve import Allowed, parse_reserve
from .result import Fitted, report_of_fit, report_of_plan
from .robust import RobustCompiler, check_robust
from .slicing import parse_slice
from .strategy import options_for
from .targets import target_of
from .tools import Tools


def fitted(
    step,
    budget,
    target="h100",
    *,
    compiler=None,
    tuned=None,
    timeout=None,
    tell=None,
    doing=None,
    graph=None,
    log=None,
    find=None,
    warn=None,
    **options,
):
    """Makes a step fit into a budget. Returns a Fitted.

    `step`: StableHLO as text, or what jax.jit(f).lower(...) returns.
    `options`: The fields of FitOptions.
    `compiler`: A Compiler for the target. This Compiler may have compiled the step already.
    `tuned`: None, or the tuning folder of a Compiler.
    `tell`, `doing`: Two functions. `tell` is called with each line of the fit, and `doing` with a text on what is being
        done (progress.py).
    `graph`: The file for the graph that is planned, for remat-solve. This file is not written if nothing is planned.
    `log`: The file for the plan, with the requests of the fit and their answers.
    `find`: None, or a function that takes an Asked and returns a Saved or None. If possible, the step is written by
        this Saved plan.
    `warn`: A function that is called with the reason if the Saved plan cannot be used.

    Raises NoPlan, with a `report`, if the budget cannot be met, and RematError if the step cannot be read or compiled.
    """
    options, machine = FitOptions(**options), target_of(target)
    options.check(machine)
    given, notes = module_text(step), for_another(step, machine.platform)
    text = unrolled(given) if options.unroll_loops else given
    if options.devices == "min":
        told = {"timeout": timeout, "tell": tell, "doing": doing}
        return on_fewest(text, budget, target, replace(options, unroll_loops=False), told)
    devices = agreed(text, options.devices, machine)
    tuned = tuned if devices == 1 else None
    check_robust(options.robust, machine, tuned)
    allowed = Allowed(str(budget), None if tuned else parse_reserve(options.reserve, budget))
    compiler = compiler or (RobustCompiler if options.robust else Compiler)(target, timeout, devices, tuned)
    named = replace(options, devices=devices).asked()
    asked = functools.cache(lambda: asked_of(given, compiler, str(budget), named))
    kept = KeptPlan(find, asked, allowed, warn)
    return alike(Fitting(text, options, compiler, allowed, asked, kept, notes, tell, doing or quiet, graph, log).run)


def on_fewest(text, budget, target, options, told):
    """Finds the smallest number of devices with which a step can meet the budget. Returns the Fitted for this number."""

    def fit_on(text, count):
        return fitted(text, budget, target, **told, **vars(replace(options, devices=count)))

    found = fewest(text, budget, target, fit_on, told["tell"], told["timeout"])[1]
    found.saved = None  # The saved plan is for a step with other shardings, so it is dropped.
    return found


@dataclass(frozen=True)
class Fitting:
    """One fit of a step: the arguments of fitted(), and what fitted() found before the fit begins."""

    text: str
    options: FitOptions
    compiler: Compiler
    allowed: Allowed
    asked: Callable[[], Any]
    kept: KeptPlan
    notes: list[str]
    tell: Optional[Callable[[str], None]]
    doing: Callable[..., None]
    graph: Optional[str]
    log: Optional[str]

    def run(self):
        """Makes the step fit into the budget, with files in a new folder. Returns a Fitted."""
        with temporary_folder() as folder:
            path = os.path.join(folder, "step.mlir")
            with refusing("write the step"):
                write_text(path, self.text)
            tools = self.tools(folder)
            used = self.kept.use(tools, path)
            if used and not used.over:
                return self.by_kept_plan(used)
            return self.by_new_plan(tools, path, used and used.saved.state)

    def tools(self, folder):
        given = self.compiler, remat_opt(), self.options.planner, folder
        more = {"doing": self.doing, "graph": self.graph}
        if self.compiler.devices == 1:
            return Tools(*given, **more)
        return DividedTools(*given, again=self.options.recompute_collectives, **more)

    def by_kept_plan(self, used):
        if self.log:
            save(self.log, used.saved)
        notes = [*self.remarks(), *self.allowed.notes(used.before)]
        report = report_of_plan(used, self.compiler, notes)
        return Fitted(text_of(used.candidate.path), used.candidate, report, used.saved, is_kept=not used.is_new)

    def by_new_plan(self, tools, path, earlier):
        """`earlier` is the State of a kept plan that takes more than the budget, or None."""
        options, lines = options_for(self.compiler.target, self.options), []

        def told(line):
            lines.append(line)
            if self.tell:
                self.tell(line)

        def ended(done):
            """Returns the plan of a Fit in the form that is kept."""
            saved = saved_of(done, self.asked(), options)
            if self.log:
                save(self.log, saved)
            return saved

        try:
            done = fit(tools, path, self.allowed.planned, options, parse_slice(self.options.slice), told, earlier)
        except NoPlan as error:
            self.allowed.explain(error, error.fit.before.memory)
            error.report = report_of_fit(error.fit, lines[1:], self.allowed, error, self.remarks())
            ended(error.fit)
            raise
        except Failed as error:
            raise RematError(str(error)) from error
        report = report_of_fit(done, lines[1:], self.allowed, notes=self.remarks())
        return Fitted(text_of(done.best.path), done.best, report, ended(done))

    def remarks(self):
        return [*self.notes, *self.kept.remarks]
