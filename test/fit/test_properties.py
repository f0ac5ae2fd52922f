#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests properties of the bracket, of the rank, of searches and of logs, for random compilers.

test_properties.py
"""

import sys
import unittest
from dataclasses import replace

import package

if not package.with_hypothesis():
    print("skipped: hypothesis is not installed: tools/setup properties")
    sys.exit(0)

from hypothesis import given, settings  # noqa: E402
from hypothesis import strategies as some  # noqa: E402
from remat.fit import bracket, log  # noqa: E402
from remat.fit.aim import Aim  # noqa: E402
from remat.fit.bracket import Model, Try  # noqa: E402
from remat.fit.engine import Diverged, propose, run  # noqa: E402
from remat.fit.policy import Policy  # noqa: E402
from remat.fit.rank import best_of, rank  # noqa: E402
from remat.fit.search import Search  # noqa: E402
from remat.fit.values import Compile, Failure, Floor, Outcome, Plan, Refusal, Result, State  # noqa: E402

POLICY = Policy()
SIZES = some.integers(1, 10**12)
FIXED = 200
# Each run of a test tries the same examples.
SETTINGS = settings(derandomize=True, deadline=None, database=None, max_examples=200)


@some.composite
def tries(draw):
    found = draw(some.lists(some.tuples(SIZES, SIZES, SIZES), min_size=1, max_size=6))
    return tuple(Try(max(asked, planned), planned, taken) for asked, planned, taken in found)


class Bracket(unittest.TestCase):
    @SETTINGS
    @given(tries(), SIZES, some.sampled_from(Model))
    def test_the_next_budget_is_inside_of_the_bracket(self, tried, goal, model):
        low, high = bracket.fitted(tried, goal), bracket.missed(tried, goal)
        budget = bracket.following(tried, goal, model, POLICY)
        if budget is None:
            self.assertLessEqual(high - low, max(1, POLICY.closed * high))
        elif low and high and low < high:
            self.assertTrue(low <= budget <= high, (low, budget, high))
        elif low and not high:
            self.assertGreater(budget, low - 1)
        elif high and not low:
            self.assertTrue(budget < high or high < 50, (budget, high))

    @SETTINGS
    @given(SIZES, SIZES, SIZES)
    def test_a_bracket_closes(self, least, width, goal):
        """If each try halves the bracket, it is closed after as many tries as its width has bits."""
        tried = (Try(least, least, 0), Try(least + width, least + width, goal + 1))
        for _ in range(60):
            budget = bracket.following(tried, goal, Model.SHARE, POLICY)
            if budget is None:
                return
            taken = 0 if budget % 2 else goal + 1
            tried += (Try(budget, budget, taken),)
        self.fail(f"{bracket.fitted(tried, goal)} to {bracket.missed(tried, goal)}")


RESULTS = some.builds(
    Result,
    name=some.text("ab", max_size=3),
    taken=some.integers(0, 9),
    seconds=some.none() | some.integers(0, 5).map(float),
    plan=some.none()
    | some.builds(
        Plan, name=some.just("p"), planned=SIZES, variant=some.just("v"), overhead=some.none() | some.floats(0, 2)
    ),
)
BUDGETS = some.none() | some.integers(0, 9)


class Rank(unittest.TestCase):
    @SETTINGS
    @given(RESULTS, RESULTS, RESULTS, BUDGETS)
    def test_it_is_a_total_order(self, one, two, three, budget):
        keys = [rank(each, budget) for each in (one, two, three)]
        self.assertTrue(keys[0] < keys[1] or keys[1] < keys[0] or keys[0] == keys[1])
        if keys[0] <= keys[1] <= keys[2]:
            self.assertLessEqual(keys[0], keys[2])

    def test_about_equal_times_are_decided_by_flop(self):
        def best(*found):
            return best_of([Result(str(flops), 1, seconds, flops=flops) for seconds, flops in found], 9).flops

        self.assertEqual(best((1.003, 3), (1.002, 5)), 3)
        self.assertEqual(best((1.003, 3), (0.99, 5)), 5)
        # Comparing these results in pairs would give no order: each time is within a hundredth of the next one, and
        # each result has more FLOP than the next one.
        found = [(1.000, 3), (1.009, 2), (1.018, 1)]
        self.assertEqual(len({best(*found[i:], *found[:i]) for i in range(3)}), 1)

    @SETTINGS
    @given(some.lists(RESULTS, max_size=5), BUDGETS, some.randoms())
    def test_the_best_does_not_depend_on_the_order(self, results, budget, random):
        best = best_of(results, budget)
        shuffled = random.sample(results, len(results))
        self.assertEqual(best and rank(best, budget), rank(best_of(shuffled, budget), budget) if best else None)
        if budget is not None and any(each.taken <= budget for each in results):
            self.assertLessEqual(best.taken, budget)


class Compiler:
    """A compiler that takes a share of the planned bytes and some bytes more. No plan has fewer than `least` bytes. A
    plan with fewer bytes is slower.
    """

    def __init__(self, share, besides, least, step, refused):
        self.share, self.besides, self.least, self.step, self.refused = share, besides, least, step, refused
        self.compiled = []

    def __call__(self, request):
        if isinstance(request, Compile):
            planned = int(request.plan)
            self.compiled.append(planned)
            if self.refused and planned % self.refused == 0:
                return Failure(request.plan, "no")
            taken = FIXED + self.besides + int(self.share * planned)
            return Result(request.plan, taken, 1e6 / (1 + planned), self.plan(planned), "as it is")
        if request.budget is None:
            return self.plan(self.least)
        if request.budget < self.least:
            return Refusal(self.least, Floor(self.least // 2, "a tensor"))
        # A planner has one plan for a range of budgets.
        return self.plan(max(self.least, request.budget - request.budget % self.step))

    def plan(self, planned):
        return Plan(str(planned), planned, "v", 1000 / (1 + planned), 0.0)


COMPILERS = some.builds(
    Compiler,
    share=some.floats(0.3, 2.0),
    besides=some.integers(0, 300),
    least=some.integers(1, 800),
    step=some.integers(1, 60),
    refused=some.sampled_from([0, 0, 0, 3, 7]),
)


def write(plan):
    return (yield Compile(plan.name, "as it is"))


def searching(aim, first, rounds, model, uses_rest):
    base = Result("the step", FIXED + 3000, 1.0)
    search = Search(aim, POLICY, base, "v", first, rounds, write, model, uses_rest=uses_rest)
    found = yield from search.run()
    return Outcome(found.best, aim.fits(found.best), found.rounds)


class Searches(unittest.TestCase):
    @SETTINGS
    @given(COMPILERS, some.integers(1, 3000), some.integers(1, 8), some.sampled_from(Model), some.booleans())
    def test_a_search(self, compiler, goal, rounds, model, uses_rest):
        """The search ends, compiles at most the permitted number of plans, keeps the best one, and does the same when
        it is replayed from a file.
        """
        aim = Aim(FIXED + goal, FIXED)
        state, outcome = run(
            searching(aim, goal, rounds, model, uses_rest), State(Result("the step", 3200), FIXED), compiler
        )
        self.assertLessEqual(len(set(compiler.compiled)), rounds)
        self.assertEqual(outcome.best, best_of(state.answers(Result), aim.budget))
        self.assertEqual(outcome.fits, any(each.taken <= aim.budget for each in state.answers(Result)))
        again = log.from_json(log.to_json(state))
        self.assertEqual(again, state)
        self.assertEqual(propose(searching(aim, goal, rounds, model, uses_rest), again.log), outcome)
        # A fit that was interrupted continues from its log.
        for length in range(len(state.log)):
            request = propose(searching(aim, goal, rounds, model, uses_rest), state.log[:length])
            self.assertEqual(request, state.log[length][0])

    @SETTINGS
    @given(COMPILERS, some.integers(1, 3000))
    def test_enough_rounds_use_the_budget_well(self, compiler, goal):
        """For each share that a compiler takes, a search ends near the budget, or near a plan that misses it."""
        compiler = Compiler(compiler.share, 0, 1, 1, 0)
        aim = Aim(FIXED + goal, FIXED)
        _, outcome = run(searching(aim, goal, 30, Model.SHARE, False), State(Result("the step", 3200), FIXED), compiler)
        self.assertTrue(outcome.fits)
        above = aim.above(outcome.best)
        self.assertGreaterEqual(above + compiler.share + 1, 0.97 * goal)

    def test_a_log_of_another_fit(self):
        compiler, aim = Compiler(1, 0, 1, 1, 0), Aim(FIXED + 50, FIXED)
        state, _ = run(searching(aim, 50, 2, Model.SHARE, False), State(Result("the step", 3200), FIXED), compiler)
        with self.assertRaisesRegex(
            Diverged, "^entry 0 of the log answers .*budget=50.* but the fit asks for .*budget=60"
        ):
            propose(searching(replace(aim, budget=FIXED + 60), 60, 2, Model.SHARE, False), state.log)

    def test_text_that_is_no_log(self):
        for text in (
            "",
            "{}",
            "[]",
            '{"format": "remat-fit-9"}',
            '{"format": "remat-fit-1"}',
            "no",
            '{"format": "remat-fit-1", "original": {"kind": "Result", "name": "a", "taken": 1}, "fixed": 0}\n{"request": 1}',
        ):
            with self.assertRaises(ValueError, msg=text):
                log.from_json(text)


if __name__ == "__main__":
    unittest.main()
