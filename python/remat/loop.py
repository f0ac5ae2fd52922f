# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The loop that fits a step into a budget with a compiler that allocates in its own way.

It plans within a budget of our own, lets the compiler say what the rewritten step takes, and plans again until the
compiler's figure is within the budget that was asked. What differs from compiler to compiler is a class of its own: fit.py
has IREE's, xla/fit.py has XLA's.
"""

import json
import os
from collections import namedtuple

from .budget import budget_of, exact, least_planned, mb, proven_least
from .process import Crashed, Failed

AS_IT_IS = "the step as it is"


class NoPlan(Exception):
    """Nothing is within the budget; the message says what the least takes. asked: bytes, or None for as few as possible;
    least: the smallest candidate, or None where nothing runs."""

    def __init__(self, message, asked, least):
        super().__init__(message)
        self.asked, self.least = asked, least


# path: the rewritten step; inner: bytes above arguments and results that its plan has.
Planned = namedtuple("Planned", "path inner")
PLAN_REPORT = "plan.json"  # In folder.


class Loop:
    """What a compiler's class has to have besides these methods: begin, plan, figured and confirmed; opt, which runs
    remat-opt's passes on a file in folder; before, the memory of the step as it is; as_it_is, its candidate; fixed, the
    bytes beside what is planned; ways, names of ways to plan in.

    A candidate has what, its name for people; inner, the bytes that its plan has, None of the step as it is; total and
    memory, what the compiler takes."""

    planner = None
    unmeasured = None  # Why nobody knows what the step as it is takes.
    bounded = "no planner can have one below"  # Says of which plans a bound is, before its bytes.
    start = None  # The candidate that is planned, where that is not the step as it is.

    def __init__(self, tell, doing):
        """tell: takes a line for each candidate. doing: takes what is done now."""
        self.tell, self.doing = tell, doing
        # What could not be compiled or run, and why; of the reports of planners that had no plan, "failed" with "floor".
        self.left_out, self.refusals = [], []
        self.cut_short = None  # The rounds of a search that had more to try.
        # The report of each plan, by the path of the rewritten step.
        self.reports = {}

    def begin(self, step):
        """Reads the step at a path."""
        raise NotImplementedError

    def plan(self, inner):
        """Planned within inner bytes (None: as few as possible), or None where the planner has no plan."""
        raise NotImplementedError

    def planned(self, what, source, target, *passes):
        """target, once passes have planned source there and written PLAN_REPORT, as Planned; None where the planner has
        no plan, and where it crashes: what is then left out."""
        report = os.path.join(self.folder, PLAN_REPORT)
        if os.path.exists(report):
            os.remove(report)
        try:
            self.opt(source, target, *passes)
        except Crashed as error:
            self.leave_out(what, error)
            return None
        except Failed:
            # A report on failure says that there is no plan; anything else is wrong with the step or the options.
            fields = self.plan_report() if os.path.exists(report) else {}
            if "failed" not in fields:
                raise
            self.refusals.append({**fields["failed"], "floor": fields.get("floor")})
            return None
        self.reports[target] = self.plan_report()
        return Planned(target, self.reports[target]["peak_bytes"])

    def plan_report(self):
        with open(os.path.join(self.folder, PLAN_REPORT), encoding="utf-8") as file:
            return json.load(file)

    def figured(self, planned):
        """The candidate of a plan. Raises Failed where it cannot be compiled."""
        raise NotImplementedError

    def confirmed(self, candidate):
        """candidate, compiled. Raises Failed where it cannot be."""
        raise NotImplementedError

    def bytes_of(self, budget):
        if self.unmeasured and "%" in budget:
            raise Failed(
                f"budget '{budget}' is of the step as it is, which cannot be measured: give bytes. {self.unmeasured}"
            )
        return budget_of(budget, self.before)

    def within(self, budget, rounds):
        """What makes most steps smaller or faster before they are planned makes a few larger: these are planned in
        another way."""
        goal = None if budget is None else budget - self.fixed
        found = [] if self.unmeasured else [self.start or self.as_it_is]
        if found and goal is not None and self.above(found[0]) <= goal:
            best = self.least(found)
            if best is not None:
                return best
            found = []
        for way in self.ways:
            self.way = way
            best = self.search(goal, rounds)
            if best is not None and goal is not None and self.above(best) <= goal:
                return best
            found += [best] if best is not None else []
        least = self.least(found)
        if least is None or budget is not None:
            raise NoPlan(self.why_none(budget, least), budget, least)
        return least

    def search(self, goal, rounds):
        """The best candidate planned in self.way within the goal, else the smallest, or None where there is none."""
        inner, best, last = self.first_inner(goal), None, None
        for number in range(rounds):
            self.doing(
                f"way '{self.way}', round {number + 1} of {rounds}, planning within "
                f"{'as few bytes as possible' if inner is None else f'{mb(inner)} MB'}"
            )
            planned = self.plan(inner)
            if planned is None:
                inner = self.instead(inner, last)
                if inner is None:
                    break
                continue
            last = planned.inner
            if not self.promises(planned, best, goal):
                inner = self.unpromising()
                if inner is None:
                    break
                continue
            candidate = self.tried(planned, goal)
            if candidate is None:
                inner = round(1.08 * max(last, inner or 0) if goal is None else 0.95 * last)
                continue
            if best is None or self.better(candidate, best, goal):
                best = candidate
            inner = self.next_inner(inner, candidate, goal)
            if inner is None:
                break
        else:
            self.cut_short = rounds
        return best

    def first_inner(self, goal):
        return goal

    def instead(self, inner, last):
        """What to plan within where there is no plan within inner, and last is the least that had one: the least that the
        planner has one within, if it says so, or else one between may do. None ends the search."""
        least = self.least_refused()
        if least is not None:
            return least if last is None or least < 0.99 * last else None
        return None if last is None or last - inner < 0.02 * last else round((inner + last) / 2)

    def least_refused(self):
        """The least that the planner says to have a plan within, where it had none at last; else None."""
        return least_planned(self.refusals[-1:])

    def promises(self, planned, best, goal):
        """Whether a plan is worth being compiled once best is there, or none is yet (None)."""
        return True

    def unpromising(self):
        """What to plan within after a plan that is not worth it. None ends the search."""
        return None

    def better(self, candidate, other, goal):
        return candidate.total < other.total

    def next_inner(self, inner, candidate, goal):
        """Less, by what the compiler took too much, but by no more than a fifth. As few as possible: from the least plan
        upwards, since a compiler may pack looser ones better. None ends the search."""
        if goal is None:
            return round(1.08 * max(candidate.inner, inner or 0))
        # Nothing is below 0, which a budget below arguments and results would need.
        if self.above(candidate) <= max(0, goal):
            return None
        share = goal / self.above(candidate)
        return round(candidate.inner * min(0.97, max(0.8, share)))

    def tried(self, planned, goal):
        """The candidate, compiled where it is within the goal; None where it cannot be compiled or run."""
        try:
            candidate = self.figured(planned)
            return self.confirmed(candidate) if goal is not None and self.above(candidate) <= goal else candidate
        except Failed as error:
            self.leave_out(self.named(planned), error)
            return None

    def least(self, found):
        """The smallest that compiles and runs."""
        for candidate in sorted(found, key=lambda each: each.total):
            try:
                return self.confirmed(candidate)
            except Failed as error:
                self.leave_out(candidate.what, error)
        return None

    def leave_out(self, what, error):
        self.left_out.append(f"left out: {what}: {error}")

    def named(self, planned):
        return f"{mb(planned.inner)} MB planned from '{self.way}'"

    def above(self, candidate):
        """Bytes beside the arguments and results of the step with all donation that it asks for: a result that a
        candidate does not write into a donated argument counts, too."""
        return candidate.total - self.fixed

    def why_none(self, budget, least):
        """Figures of all kinds count arguments and results."""
        compiler, does = self.compiler
        asked = f"that {compiler} {does}" if budget is None else f"that {compiler} compiles into {exact(budget)}"
        text = [f"no plan was found {asked}"]
        planned, proven = least_planned(self.refusals), self.proven()
        planned = 0 if planned is None else planned + self.fixed
        bound = 0 if proven is None else proven["bytes"] + self.fixed
        can_help = budget is None or bound <= budget
        if least is not None:
            text.append(f"; the least is {exact(least.total)} ({self.source(least)}{least.what})")
            is_enough = least.inner is not None or not 0 < planned < least.total
            advice = ["give that much"] * is_enough + ["a higher effort"] * can_help
            text.append(f": {', or '.join(advice)}" if advice else "")
        if can_help and self.cut_short:
            rounds = "1 round was" if self.cut_short == 1 else f"{self.cut_short} rounds were"
            text.append(f"; {rounds} tried, and more may find a plan")
        # A compiler may take less than is planned.
        own = "by its own count " if least is not None and least.total < max(planned, bound) else ""
        if planned > bound:
            text.append(f"; {own}planner {self.planner} has no plan below {exact(planned)}")
            own = ""
        if proven is not None:
            text.append(f"; {own}{self.bounded} {exact(bound)}: {proven['of']}")
        text.append(self.advice())
        return "".join(text) + "".join(f"\n{line}" for line in self.left_out)

    def proven(self):
        """The bound of refusals that is named, as proven_least gives it, or None."""
        return proven_least(self.refusals)

    def source(self, candidate):
        """Where the figures of a candidate come from, with "; " behind it."""
        return ""

    def advice(self):
        """What else there is to do where nothing is within the budget, behind "; "."""
        return ""
