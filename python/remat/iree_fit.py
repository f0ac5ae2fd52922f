# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the fit of a step for IREE to its end, and describes the result."""

from dataclasses import dataclass

from .asked import asking
from .budget import budget_of, mb
from .fit.aim import Aim
from .fit.engine import run
from .fit.refusal import NoPlan, Speaker, left_out, more_rounds, why_none
from .fit.values import ORIGINAL, Outcome, Result, State
from .iree_report import taken
from .iree_strategy import LOOPS, VARIANTS, Misread, Task, strategy
from .iree_tools import Candidate, Tools
from .process import Failed
from .reading import AT_MOST, EXACT, asks_data, has_loops
from .report import says

# A guess of the number of compilations. If IREE's IR shows the bytes, only the result is compiled. Otherwise the
# original step and each plan are compiled, to be run.
COMPILATIONS = 2
ASKS_DATA = (
    "the data of the step decide what it runs, and another run may take other bytes: figures are the most that "
    "IREE's IR allows"
)


@dataclass(frozen=True)
class Fit:
    """A fit that has ended. `tools` are the Tools that answered the requests of the fit."""

    state: State
    outcome: Outcome
    aim: Aim
    tools: Tools

    @property
    def before(self):
        """Returns the Memory of the original step."""
        return self.tools.candidates[ORIGINAL].memory

    @property
    def best(self) -> Candidate:
        """Returns the best candidate, or the original step if no candidate could be compiled."""
        best = self.outcome.best
        return self.tools.candidates[best.name if best else ORIGINAL]

    def plan_fields(self):
        """Returns remat-opt's report of the best plan, or of the original step if nothing is planned. The result is
        empty if remat-opt cannot plan the original step."""
        best = self.outcome.best
        try:
            return self.tools.report_of(best.plan if best else None)
        except Failed:
            return {}

    def rounds(self):
        """Returns a line for each plan that was compiled."""
        by_run = self.tools.by_run
        return list(dict.fromkeys(line for each in self.state.log for line in lines_of(self.tools, *each, by_run)))

    def notes(self):
        """Returns sentences on facts about the result that its figures do not show."""
        lines, best = left_out(self.state), self.best
        lines += more_rounds(self.outcome, "a faster plan") if self.outcome.fits else []
        if self.tools.unmeasured:
            lines.append(str(self.tools.unmeasured))
        if self.outcome.best is None or self.outcome.best.plan is None:
            lines.append("nothing is rewritten: the original step is within the budget, or no plan takes less")
        if best.memory.source == AT_MOST:
            lines.append(
                ASKS_DATA
                if asks_data(best.stream.end)
                else "nothing was run: figures are the most that IREE's IR allows, because the step has loops, constants or several slabs"
            )
        elif best.memory.source == EXACT:
            lines.append("nothing was run: figures are read from IREE's IR")
        return lines


def fit(tools, step, budget, rounds, tell=lambda line: None):
    """Makes the step at a path fit into a budget, which is given as text. Returns a Fit with a compiled candidate. If
    no plan fits, raises a NoPlan whose field `fit` is a Fit. Raises Failed if the step cannot be read, and RematError
    if the text is no budget."""
    state = tools.start(step)
    tell(says("original", taken(tools.before)))
    try:
        return fit_from(tools, state, budget, rounds, tell)
    except Misread:
        state = tools.measure_all()
        tell(
            f"a run takes other bytes than IREE's IR says: all figures are measured\n{says('original', taken(tools.before))}"
        )
        return fit_from(tools, state, budget, rounds, tell)


def fit_from(tools, state, budget, rounds, tell):
    if tools.unmeasured and "%" in budget:
        raise Failed(
            f"budget '{budget}' is a share of the original step, which cannot be measured: give bytes. {tools.unmeasured.why}"
        )
    aim = Aim(budget_of(budget, tools.before), state.fixed)
    task = Task(aim, rounds, tools.effort, tools.by_run)
    asked = strategy(state.original, aim, task, counts=not tools.unmeasured)

    def watch(request, answer):
        for line in lines_of(tools, request, answer, tools.by_run):
            tell(f"  {line}")

    state, outcome = run(asked, state, tools, watch)
    done = Fit(state, outcome, aim, tools)
    if outcome.best is None or not (outcome.fits or aim.budget is None):
        message = asking(why_none(state, outcome, aim, speaker(tools, outcome)), budget)
        error = NoPlan(message, aim.budget, outcome.best)
        error.fit = done
        raise error
    return done


def lines_of(tools, request, answer, by_run):
    """Returns a list with a line on the plan's bytes. The list is empty if the answer has no bytes of a plan."""
    if not (isinstance(answer, Result) and answer.plan and request.run == by_run):
        return []
    memory = tools.candidates[answer.name].memory
    live = "" if memory.live is None else f", {mb(memory.live)} MB in use at one time"
    made = "loops" if answer.plan.variant == LOOPS else "temporaries"
    return [
        f"a plan of {mb(answer.plan.planned)} MB for the {made}: IREE takes {mb(memory.total)} MB (temporaries: "
        f"{mb(memory.transient)} MB taken{live})"
    ]


def speaker(tools, outcome):
    source = f"{tools.candidates[outcome.best.name].memory.source}; " if outcome.best else ""
    return Speaker("IREE", "compiles and runs", tools.planner, VARIANTS.get, source=source, advice=advice(tools))


def advice(tools):
    end = tools.candidates[ORIGINAL].stream.end
    if asks_data(end):
        return f"; {ASKS_DATA}"
    if tools.plans_loops:
        return "; the plans are inside of the loops that remat-print-loops can pair"
    if has_loops(end):
        return "; a loop is one op to the planner, so unroll it: --unroll-loops of remat-iree, unroll_loops=True of remat.jit"
    return ""
