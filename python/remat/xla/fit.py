# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the fit of a step for XLA to its end, and describes the result."""

from dataclasses import dataclass

from ..budget import apart, mb, percent
from ..files import text_of
from ..fit.aim import Aim
from ..fit.engine import run
from ..fit.policy import Policy
from ..fit.recall import run_again
from ..fit.refusal import NoPlan, Speaker, left_out, more_rounds, why_below_fixed, why_none
from ..fit.values import ORIGINAL, Compile, Outcome, Result, Slice, State, Tie
from ..plans.saved import links
from ..process import Failed
from ..report import says
from .again import runs_again
from .loop_notes import on_host, started_kernels
from .reserve import may_take_more
from .slicing import ATTENTION, Slicing, sentence_of, slice_strategy
from .strategy import strategy
from .variants import in_words, parts_of

POLICY = Policy()
# The median number of compilations of the fits in test/fit/logs. The number does not depend on the option `rounds`, because most
# searches end before they have used all their rounds.
COMPILATIONS = 6
COMPUTED_ONCE = "barriers: XLA computes some large values once that several of its kernels computed"


@dataclass(frozen=True)
class Fit:
    """A fit that has ended. `tools` are the Tools that answered its requests."""

    state: State
    outcome: Outcome
    aim: Aim
    tools: object

    @property
    def before(self):
        return self.tools.candidates[ORIGINAL]

    @property
    def best(self):
        """Returns the Candidate of the best result."""
        return self.tools.candidates[self.outcome.best.name]

    @property
    def more_time(self):
        """Returns the extra time of the best result, as a share of the original step's time."""
        return self.best.seconds / self.before.seconds - 1 if self.before.seconds else None

    def loops(self):
        """Returns the plans of loop bodies of the best plan and of the plans before it, as remat-report-loops reports
        them."""
        return [*self.earlier_loops(), *self.loops_of(self.outcome.best.plan)]

    def earlier_loops(self):
        """Returns the plans of loop bodies in the step that the best plan was made from."""
        best = self.outcome.best
        made = [request for link in links(self.state, best.base) for request in link if isinstance(request, Compile)]
        return [loop for each in made for loop in self.loops_of(self.tools.plans[each.plan].plan)]

    def loops_of(self, plan):
        return self.tools.plans[plan.name].report.get("loops", []) if plan else []

    def notes(self):
        """Returns sentences on facts about the result that its figures do not show."""
        best, lines = self.outcome.best, left_out(self.state)
        made = {type(request): request for link in links(self.state, best.name) for request in link}
        slicing = Slicing(made[Slice].region, made[Slice].count) if Slice in made else None
        lines += [sentence_of(slicing)] if slicing else []
        lines += [COMPUTED_ONCE] if Tie in made else []
        if slicing and slicing.region != ATTENTION and self.tools.xla.target.platform == "cuda":
            lines.append(started_kernels(self.before, self.best))
        if best.plan is None:
            lines.append(
                "nothing is rewritten: the original step is within the budget, or no plan takes less"
                if best.name == ORIGINAL
                else "nothing is computed twice: this step is within the budget, or no plan takes less"
            )
        else:
            lines += runs_again(text_of(self.best.path), self.best.hlo, self.before.hlo)
            lines += on_host(self.loops())
        lines += more_rounds(self.outcome, "a faster plan") if best.plan and self.outcome.fits else []
        lines += self.best.notes + self.tools.xla.note()
        where = "on the GPU that is here" if self.tools.xla.tuned else "ahead of time"
        lines.append(
            f"nothing was run: bytes are what XLA allocates when it compiles {where}, and time is counted from its kernels"
        )
        return lines + may_take_more(self.tools.xla)


def fit(tools, step, budget_of, options, slicings=(), tell=lambda line: None, earlier=None):
    """Makes the step at a path fit into a budget. `budget_of` takes the Memory of the original step and returns bytes,
    or None for as few as possible. `earlier` is the State of an earlier fit to continue. Returns a Fit. If no plan
    fits, raises a NoPlan whose field `fit` is the Fit. Raises Failed if the step cannot be read or compiled."""
    state = tools.start(step)
    tell(says("original", tools.candidates[ORIGINAL].taken))
    for said in tools.started():
        tell(said)
    return fit_from(tools, state, budget_of(tools.candidates[ORIGINAL].memory), options, slicings, tell, earlier)


def fit_from(tools, state, budget, options, slicings=(), tell=lambda line: None, earlier=None):
    """Makes a step fit into a budget. The original step is compiled already by `tools`. Returns a Fit, and raises the
    same errors as fit."""
    aim, original = Aim(budget, state.fixed), tools.candidates[ORIGINAL]
    if aim.is_below_fixed:
        raise refused(why_below_fixed(aim), Fit(state, Outcome(state.original, False), aim, tools))
    tools.slicings = tuple(slicings or ())

    def asked():
        given = state.original, aim, options, POLICY
        return slice_strategy(*given, slicings) if slicings else strategy(*given)

    rounds = Rounds(aim, original, tools, tell)
    if earlier is None:
        state, outcome = run(asked(), state, tools, rounds)
    else:
        state, outcome = run_again(asked, state, tools, earlier, rounds)
    rounds.flush()
    if outcome.failure:
        raise Failed(outcome.failure)
    done = Fit(state, outcome, aim, tools)
    if outcome.best is None or not (outcome.fits or budget is None):
        raise refused(why_none(state, outcome, aim, speaker(tools, options)), done)
    return done


def refused(message, done):
    error = NoPlan(message, done.aim.budget, done.outcome.best)
    error.fit = done
    return error


def speaker(tools, options):
    bounded = "no plan of the kernels that XLA makes of the step takes less than"
    return Speaker(
        "XLA", "compiles", options.planner, lambda variant: parts_of(variant)[0], bounded, advice=tools.advice
    )


class Rounds:
    """Writes a line for each plan with the figures of its best writing, and a line for slices without a plan."""

    def __init__(self, aim, original, tools, tell):
        self.aim, self.original, self.tools, self.tell = aim, original, tools, tell
        self.written, self.told = [], set()

    def __call__(self, request, answer):
        if not isinstance(request, Compile):
            self.flush()
        if not isinstance(answer, Result) or answer.name not in self.tools.candidates:
            return  # A result without a candidate was not compiled, or is known only from an earlier fit.
        if isinstance(request, Compile):
            self.written.append(answer)
        else:
            candidate = self.tools.candidates[answer.name]
            self.tell(f"{says(answer.name, candidate.taken, self.original)}, {slower(candidate, self.original)}")

    def flush(self):
        best, self.written = self.aim.best(*self.written), []
        if best is not None and best.name not in self.told:
            self.told.add(best.name)
            self.tell(f"  {line(best, self.aim, self.tools.candidates[best.name], self.original)}")


def line(result, aim, candidate, original):
    """Returns a line that says how a plan was made and written, and what XLA takes for it."""
    made = [in_words(result.plan.variant), result.writing]
    made = [*([result.base] if result.base != ORIGINAL else []), *filter(None, made)]
    above = mb(result.plan.planned), mb(aim.above(result))
    return (
        f"{', '.join(made)}: XLA takes {against(result.taken, aim.budget)}, {slower(candidate, original)} "
        f"(temporaries: {above[0]} MB planned, {above[1]} MB taken)"
    )


def against(taken, budget):
    """Says how many bytes a step takes, and whether they are within the budget. The figures have enough digits to show
    the difference."""
    if budget is None:
        return f"{mb(taken)} MB"
    taken_mb, budget_mb = apart(taken, budget)
    return f"{taken_mb} MB, {'within' if taken <= budget else 'above'} the budget of {budget_mb} MB"


def slower(candidate, original):
    return f"{percent(candidate.seconds / original.seconds - 1)} time by the roofline"
