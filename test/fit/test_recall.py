#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests fits that continue an earlier fit, with a compiler that allocates other bytes than the earlier one. Nothing
needs to be installed.

test_recall.py
"""

import os
import random
import unittest
from dataclasses import replace

import package  # noqa: F401
from remat.fit.aim import Aim  # noqa: E402
from remat.fit.recall import run_again  # noqa: E402
from remat.fit.values import ORIGINAL, Compile, Failure, MakePlan, Refusal, Result, Slice, State  # noqa: E402
from remat.xla.fit import POLICY  # noqa: E402
from remat.xla.slicing import Slicing, slice_strategy  # noqa: E402
from remat.xla.strategy import Options, strategy  # noqa: E402
from test_replays import LOGS, read  # noqa: E402

LOGGED = [read(name) for name in sorted(os.listdir(LOGS))]


class Here:
    """A compiler that answers as a log does, but with other bytes. It refuses requests that are not in the log."""

    def __init__(self, state, more):
        self.known, self.more = dict(state.log), more
        self.compiled = {}

    def __call__(self, request):
        if not isinstance(request, (Compile, Slice)):
            known = {ORIGINAL, *(each.name for each in self.results)}
            assert request.base in known, f"{request.base} is planned, and was not compiled here"
        if isinstance(request, MakePlan):
            return self.known.get(request, Refusal())
        if not isinstance(request, (Compile, Slice)):
            return self.known.get(request, Refusal())
        if request not in self.compiled:
            self.compiled[request] = self.answer(request)
        return self.compiled[request]

    def answer(self, request):
        said = self.known.get(request, Failure(str(request), "unknown"))
        return replace(said, taken=round(said.taken * self.more(said))) if isinstance(said, Result) else said

    @property
    def results(self):
        return [each for each in self.compiled.values() if isinstance(each, Result)]


def again(asked, state, here):
    """Repeats the fit of a log with the compiler `here`, and returns the Outcome."""
    slicings = [each and Slicing(*each) for each in asked["slices"]]
    given = state.original, Aim(asked["budget"], state.fixed), Options(**asked["options"]), POLICY

    def make():
        return slice_strategy(*given, slicings) if slicings else strategy(*given)

    return run_again(make, State(state.original, state.fixed), here, state)[1]


class Recall(unittest.TestCase):
    def test_the_same_compiler_compiles_the_result_and_what_is_planned_again(self):
        for asked, state in LOGGED:
            here = Here(state, lambda result: 1)
            outcome = again(asked, state, here)
            if not asked["fits"]:
                continue  # A refusal names results of this compiler, and not results of the log.
            self.assertEqual(outcome.best.name, asked["best"])
            bases = {request.base for request, _ in state.log if isinstance(request, MakePlan)} - {ORIGINAL}
            self.assertLessEqual(len(here.compiled), len(bases) + 1)

    def test_what_is_returned_was_compiled_here(self):
        for seed in range(20):
            numbers = random.Random(seed)
            shares = {}
            for asked, state in LOGGED:
                here = Here(state, lambda result: shares.setdefault(result.name, numbers.uniform(0.97, 1.06)))
                outcome = again(asked, state, here)
                self.assertTrue(outcome.best in here.results or outcome.best.name == ORIGINAL)
                if asked["budget"] is not None:
                    self.assertEqual(outcome.fits, outcome.best.taken <= asked["budget"])

    def test_a_little_more_is_found_with_fewer_compilations(self):
        """The device takes 1 % more of every plan, so the log's best result is above the budget."""
        fewer = 0
        for asked, state in LOGGED:
            here = Here(state, lambda result: 1.01)
            outcome = again(asked, state, here)
            if outcome.fits and asked["fits"]:
                self.assertLessEqual(outcome.best.taken, asked["budget"])
                fewer += len(here.compiled) < len({each for each, _ in state.log if isinstance(each, (Compile, Slice))})
        self.assertGreaterEqual(fewer, 3)


if __name__ == "__main__":
    unittest.main()
