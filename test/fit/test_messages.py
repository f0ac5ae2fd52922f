#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the texts of a fit: refusals, lines about plans, and notes. Nothing needs to be installed.

test_messages.py
"""

import json
import os
import re
import types
import unittest
import unittest.mock
from dataclasses import replace

import package
from remat import tool  # noqa: E402
from remat.budget import apart, percent  # noqa: E402
from remat.fit.aim import Aim  # noqa: E402
from remat.fit.refusal import NoPlan, Speaker, left_out, more_rounds, why_none  # noqa: E402
from remat.fit.values import (  # noqa: E402
    ORIGINAL,
    Compile,
    Failure,
    Floor,
    MakePlan,
    Outcome,
    Plan,
    Prepare,
    Prepared,
    Refusal,
    Result,
    State,
)
from remat.process import Failed  # noqa: E402
from remat.xla import fitted  # noqa: E402
from remat.xla.compile import compile  # noqa: E402
from remat.xla.compiler import Memory  # noqa: E402
from remat.xla.curve import Point  # noqa: E402
from remat.xla.fit import fit_from, line  # noqa: E402
from remat.xla.kernel_plans import note_without_kernels  # noqa: E402
from remat.xla.loop_notes import on_host  # noqa: E402
from remat.xla.variants import COPIES, KERNELS, REUSE, STAGES, parts_of  # noqa: E402

FIXED = 200
LEAST = Result("a plan", 740, 11.0, Plan("a plan", 600, KERNELS))
BOUND = "no plan of the kernels that XLA makes of the step takes less than"
XLA = Speaker("XLA", "compiles", "search", lambda variant: parts_of(variant)[0], BOUND)


def refused(least, floor, variant=KERNELS, base=ORIGINAL):
    return MakePlan(base, variant, 400), Refusal(least, floor and Floor(floor, "all of 'a'"))


def said(*log, budget=600, best=LEAST, rounds=None, agree=True, speaker=XLA):
    state = State(Result(ORIGINAL, 1000, 10.0), FIXED, ((Prepare(ORIGINAL, KERNELS), Prepared(800, agree)), *log))
    return why_none(state, Outcome(best, False, rounds), Aim(budget, FIXED), speaker)


class Refusals(unittest.TestCase):
    FIRST = "no plan was found that XLA compiles into 0.000600 MB; the smallest plan takes 0.000740 MB (a plan of 0.0006 MB for temporaries): give that much"

    def test_the_planner_and_a_bound(self):
        # XLA takes 740 bytes for a plan with fewer planned bytes.
        self.assertEqual(said(refused(600, 580)), self.FIRST)
        self.assertEqual(
            said(refused(530, 520)),
            f"{self.FIRST}; planner search has no plan below 0.000730 MB; {BOUND} 0.000720 MB: all of 'a'",
        )
        # If a plan reaches the bound, the message needs to name only the bound.
        self.assertEqual(said(refused(530, 530)), f"{self.FIRST}; {BOUND} 0.000730 MB: all of 'a'")
        # If the bound is within the budget, a search may still find a plan.
        self.assertEqual(
            said(refused(500, 400)),
            f"{self.FIRST}, or a higher effort; planner search has no plan below 0.000700 MB; {BOUND} 0.000600 MB: all of 'a'",
        )
        self.assertEqual(said(refused(None, None)), f"{self.FIRST}, or a higher effort")

    def test_a_bound_counts_if_it_is_of_the_step(self):
        for log, options in (
            ([refused(600, 580)], {"agree": False}),  # The planner counts other bytes than XLA allocates.
            ([refused(600, 580, base="a step with planned loops")], {}),
            ([refused(600, 580), refused(600, None)], {}),  # Only one of the two refusals has a bound.
            ([refused(600, 580, REUSE)], {}),
        ):
            self.assertNotIn(BOUND, said(*log, **options))
        self.assertIn("0.000700 MB: all of 'a'", said(refused(600, 580), refused(600, 500, STAGES)))

    def test_how_far_down_stages_get_is_not_said_of_the_planner(self):
        self.assertNotIn("has no plan below", said(refused(500, 7, STAGES)))

    def test_rounds(self):
        for rounds, tried in ((1, "1 round was"), (2, "2 rounds were")):
            self.assertTrue(
                said(rounds=rounds).endswith(f"or a higher effort; {tried} tried, and more may find a plan")
            )
        self.assertNotIn("tried", said(refused(600, 580), rounds=2))  # No plan can fit.

    def test_the_step_as_it_is_is_not_what_to_give(self):
        """A plan with fewer bytes is known, but cannot be compiled."""
        failed = Compile("a plan", ""), Failure("0.00045 MB planned", "XLA cannot compile the step for 'h100': no")
        self.assertEqual(
            said(refused(450, None), failed, best=Result(ORIGINAL, 1000)),
            "no plan was found that XLA compiles into 0.000600 MB; the smallest step takes 0.001000 MB (the original step): a higher effort; "
            "planner search has no plan below 0.000650 MB\nleft out: 0.00045 MB planned: XLA cannot compile the step for 'h100': no",
        )

    def test_other_compilers(self):
        speaker = replace(XLA, compiler="IREE", does="compiles and runs", source="measured; ", advice="; unroll it")
        self.assertEqual(
            said(budget=None, speaker=speaker),
            "no plan was found that IREE compiles and runs; the smallest plan takes 0.000740 MB (measured; a plan of 0.0006 MB for temporaries): give that much, or a higher "
            "effort; unroll it",
        )
        self.assertEqual(said(best=None), "no plan was found that XLA compiles into 0.000600 MB")

    def test_below_arguments_and_results(self):
        original = Result(ORIGINAL, 1000, 10.0)
        with self.assertRaisesRegex(
            NoPlan, "^budget 0.000199 MB is below arguments and results, which take 0.000200 MB"
        ):
            fit_from(types.SimpleNamespace(candidates={ORIGINAL: None}), State(original, FIXED), 199, None)

    def test_each_line_once(self):
        failed = Compile("a", ""), Failure("a", "no")
        prepared = Prepare(ORIGINAL, KERNELS), Prepared(800, False, (), ("a note",))
        state = State(Result(ORIGINAL, 1000), FIXED, (prepared, failed, failed, prepared))
        self.assertEqual(left_out(state), ["a note", "left out: a: no"])


class Figures(unittest.TestCase):
    def test_they_show_the_difference_that_decides(self):
        self.assertEqual(apart(20_971_520, 20_971_520, 20_973_164), ["20.972", "20.972", "20.973"])
        self.assertEqual(apart(20_971_520, 20_971_521), ["20.971520", "20.971521"])
        self.assertEqual(apart(20_971_520, 25_000_000, 9_000), ["21.0", "25.0", "0.009"])
        self.assertEqual(
            [percent(share) for share in (-1e-9, 0.0, 0.209, -0.0014)], ["0.0 %", "0.0 %", "+20.9 %", "-0.1 %"]
        )

    def test_a_line_of_a_plan(self):
        plan = Plan("21.0 MB planned", 20_971_520, KERNELS)
        result = Result("21.0 MB planned, a fence", 20_973_164, 11.0, plan, "a fence")
        step = types.SimpleNamespace(seconds=10.0)

        def said(budget):
            return line(result, Aim(budget, 400_000), types.SimpleNamespace(seconds=11.0), step)

        figures = "+10.0 % time by the roofline (temporaries: 21.0 MB planned, 20.6 MB taken)"
        self.assertEqual(
            said(20_971_520),
            f"kernel by kernel, a fence: XLA takes 20.973 MB, above the budget of 20.972 MB, {figures}",
        )
        self.assertIn(": XLA takes 21.0 MB, within the budget of 21.0 MB, +10.0 %", said(20_973_164))
        self.assertEqual(said(None), f"kernel by kernel, a fence: XLA takes 21.0 MB, {figures}")
        result = replace(result, base="the head in 4 slices", plan=replace(plan, variant=KERNELS + COPIES))
        self.assertTrue(
            said(None).startswith("the head in 4 slices, kernel by kernel, with copies to the host, a fence: ")
        )

    def test_rounds_that_ended_a_search(self):
        self.assertEqual(more_rounds(Outcome(LEAST, True), "a faster plan"), [])
        said = ["1 round was tried, and more may find a faster plan"]
        self.assertEqual(more_rounds(Outcome(LEAST, True, 1), "a faster plan"), said)

    def test_a_point_of_a_curve(self):
        before, found = (types.SimpleNamespace(total=size, seconds=time) for size, time in ((1000, 10.0), (900, 10.24)))
        self.assertEqual(
            Point("90%", 900, found).line(before), "       90%     0.0009 MB     0.0009 MB   90.0%    +2.4 %"
        )
        self.assertEqual(Point("22%", 220, None, "no plan").line(before), "       22%    0.00022 MB  no plan")

    def test_results_in_donated_arguments_count_once(self):
        self.assertEqual(Memory(100, 50, 40, 1000).total, 1110)


class Notes(unittest.TestCase):
    def test_numbers_of_groups_are_not_said(self):
        so = "planned by itself, so XLA may take more or fewer bytes than planned: "
        why = "a plan cannot order XLA's kernels one after another"
        error = Failed("error: group 71 reads what group 93 makes, which comes later")
        self.assertEqual(note_without_kernels("the step", error), f"each op of the step is {so}{why}")
        self.assertEqual(note_without_kernels("its loops", Failed("no")), f"each op of its loops is {so}no")

    def test_stacks_on_the_host(self):
        stacks = [{"name": "carry", "bytes": 12000000}, {"name": "tanh", "bytes": 4000000}]
        copied = [{"name": "exp", "bytes": 1000000}] * 10
        loops = [{"alone": False, "on_host": stacks}, {"alone": True, "on_host": copied}]
        self.assertEqual(
            on_host(loops),
            [
                "stacks of loops in the host's memory: 12.0 MB of carry, 4 MB of tanh",
                f"copied to the host in each iteration of a loop: {', '.join(['1 MB of exp'] * 8)}, 2 more",
            ],
        )

    def test_steps_are_unrolled_if_it_is_asked_for(self):
        class Enough(Exception):
            pass

        def unrolled(text):
            raise Enough(text)

        with unittest.mock.patch.object(fitted, "unrolled", unrolled), self.assertRaisesRegex(Enough, "module"):
            fitted.fitted("module {}", "40%", unroll_loops=True)
        with self.assertRaisesRegex(tool.RematError, "unroll_loops=2: expected True or False"):
            compile("module {}", budget="40%", unroll_loops=2)


class Package(unittest.TestCase):
    def test_the_wheel_has_all_folders(self):
        with open(os.path.join(package.ROOT, "python", "pyproject.toml"), encoding="utf-8") as file:
            listed = json.loads(re.search(r"^packages = (\[.*\])$", file.read(), re.MULTILINE)[1])
        folder = os.path.join(package.ROOT, "python")
        found = [
            os.path.relpath(path, folder).replace(os.sep, ".")
            for path, _, names in os.walk(os.path.join(folder, "remat"))
            if any(name.endswith(".py") for name in names) and "programs" not in path
        ]
        self.assertEqual(sorted(listed), sorted(found))


if __name__ == "__main__":
    unittest.main()
