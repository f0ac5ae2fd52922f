#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the strategy for IREE. The test decides the bytes that IREE and the planner report. Nothing needs to be
installed.

test_iree.py
"""

import unittest
from dataclasses import dataclass, field

import package  # noqa: F401
from remat.fit.aim import Aim  # noqa: E402
from remat.fit.engine import run  # noqa: E402
from remat.fit.values import ORIGINAL, Compile, Failure, MakePlan, Plan, Prepared, Refusal, Result, State  # noqa: E402
from remat.iree_fit import COMPILATIONS  # noqa: E402
from remat.iree_strategy import LOOPS, Misread, Task, strategy  # noqa: E402

FIXED, STEP = 150, Result(ORIGINAL, 1000)


@dataclass
class World:
    """A replacement of IREE. It takes a fifth more than planned, but at least 400 bytes, or at least 350 for the
    variant 'plain'. The smallest plan has 300 bytes. A run takes `unread` bytes in addition to the bytes that IREE
    reports.
    """

    lowest: int = 300
    unread: int = 0
    floors: dict = field(default_factory=lambda: {"step": 400, "fused": 400, "plain": 350})
    refused: tuple = ()
    loops: int = 0  # The bytes of loops in which nothing is recomputed; 0 without loops.
    asked: list = field(default_factory=list)
    ran: list = field(default_factory=list)

    def __call__(self, request):
        if isinstance(request, MakePlan):
            return self.plan(request.variant, request.budget)
        if isinstance(request, Compile):
            return self.compile(request)
        return Prepared(self.loops) if self.loops else Refusal()

    def plan(self, variant, budget):
        self.asked.append((variant, budget))
        size = self.lowest if budget is None else budget
        if size < self.lowest:
            return Refusal(self.lowest)
        return Plan(f"{size} {variant}", size, variant, 1 - size / 1000)

    def compile(self, request):
        if request.run:
            self.ran.append(request.plan)
        if request.plan == ORIGINAL:
            return STEP
        size, variant = request.plan.split()
        if int(size) in self.refused:
            return Failure(request.plan, "no")
        self.asked.append(None)
        plan = self.plan(variant, int(size))
        del self.asked[-2:]
        taken = max(self.floors.get(variant, 0), round(1.2 * int(size))) + self.unread * request.run
        return Result(request.plan, FIXED + taken, plan=plan)

    def fit(self, budget, rounds=8, by_run=False):
        aim = Aim(budget, FIXED)
        asked = strategy(STEP, aim, Task(aim, rounds, 1.0, by_run))
        self.state, self.outcome = run(asked, State(STEP, FIXED), self)
        return self.outcome.best

    def variants(self):
        return list(dict.fromkeys(variant for variant, _ in self.asked))


class Strategy(unittest.TestCase):
    def test_the_step_as_it_is_is_compiled_and_run(self):
        world = World()
        self.assertEqual((world.fit(1000), world.ran, world.asked), (STEP, [ORIGINAL], []))

    def test_plans_less_until_the_budget_holds(self):
        world = World()
        best = world.fit(650)
        budgets = [budget for _, budget in world.asked]
        self.assertLessEqual(best.taken, 650)
        self.assertEqual((budgets[0], budgets), (500, sorted(budgets, reverse=True)))
        self.assertEqual(world.ran[0], best.name)  # Only results that are within the budget are run.

    def test_the_least(self):
        world = World(floors={"step": 400, "fused": 420, "plain": 500})
        self.assertEqual((world.fit(540).taken, world.outcome.fits), (550, False))
        # The original step can be the result, too.
        world = World(floors={"step": 2000, "fused": 2000, "plain": 2000})
        self.assertEqual((world.fit(None), world.fit(900)), (STEP, STEP))

    def test_another_variant_if_it_is_smaller(self):
        world = World()
        self.assertEqual((world.fit(530).plan.variant, world.variants()), ("plain", ["step", "fused", "plain"]))
        world = World()
        self.assertEqual((world.fit(560).plan.variant, world.variants()), ("step", ["step"]))

    def test_as_few_as_possible_begins_with_the_least_plan(self):
        world = World()
        self.assertEqual(world.fit(None, rounds=3).taken, 510)
        self.assertEqual([budget for variant, budget in world.asked if variant == "step"], [None, 324, 350])
        self.assertEqual(world.ran, [world.outcome.best.name])

    def test_what_iree_refuses_is_left_out(self):
        best = World().fit(650)
        world = World(refused=(best.plan.planned,))
        other = world.fit(650)
        self.assertLess(other.plan.planned, best.plan.planned)
        self.assertIn(Failure(best.name, "no"), world.state.answers(Failure))

    def test_a_run_that_takes_more_than_was_read(self):
        with self.assertRaises(Misread):
            World(unread=50).fit(650)
        with self.assertRaises(Misread):
            World(unread=50).fit(None)
        world = World(unread=50)
        self.assertLessEqual(world.fit(650, by_run=True).taken, 650)

    def test_the_guess_of_compilations(self):
        """The guess lies between two numbers of compilations: those of a fit that compiles only its result, and those of a fit that
        compiles the original step and each plan."""
        world = World()
        world.fit(650)
        only_result = len(set(world.ran))
        world = World()
        world.fit(650, by_run=True)
        self.assertTrue(only_result < COMPILATIONS < 1 + len(set(world.ran)), (only_result, world.ran))

    def test_loops_first(self):
        world = World(loops=380)
        best = world.fit(650)
        self.assertEqual((best.plan.variant, best.plan.planned, world.asked), (LOOPS, 380, [(LOOPS, 380)]))
        # If the planned loops miss the budget, the rest of the step is planned around them.
        world = World(loops=380, floors={LOOPS: 500, "step": 300})
        self.assertEqual(world.fit(640).plan.variant, "step")
        bases = [request.base for request, _ in world.state.log if isinstance(request, MakePlan)]
        self.assertEqual((bases[0], bases[-1]), (ORIGINAL, "380 loops"))


if __name__ == "__main__":
    unittest.main()
