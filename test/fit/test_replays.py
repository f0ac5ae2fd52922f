#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Replays real fits from their logs (logs/). Each fit must compile the same plans in the same order, and end the same
way.

test_replays.py           replays all logs
test_replays.py --list    prints how each ended: allocated and asked bytes, extra time, compilations
test_replays.py --guess   prints how many compilations were expected at each compilation, and how many there were

A log is what `remat-xla --log FILE` writes, with another first line, which has the options of the fit. If a change of
strategy or policy is intended, make these logs again. Their differences then show the effect of the change.
"""

import json
import os
import re
import statistics
import sys
import unittest

import package  # noqa: F401
from remat.fit.aim import Aim  # noqa: E402
from remat.fit.engine import propose  # noqa: E402
from remat.fit.log import from_json  # noqa: E402
from remat.fit.values import Compile, Outcome, Prepare, Prepared, Result, Slice, Tie  # noqa: E402
from remat.progress import tail  # noqa: E402
from remat.xla.fit import COMPILATIONS, POLICY  # noqa: E402
from remat.xla.slicing import Slicing, slice_strategy  # noqa: E402
from remat.xla.strategy import Options, strategy  # noqa: E402
from remat.xla.variants import BY_KERNELS, KERNELS, parts_of  # noqa: E402

LOGS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "logs")


def read(name):
    """Returns (the options of the fit, its State)."""
    with open(os.path.join(LOGS, name), encoding="utf-8") as file:
        asked, _, log = file.read().partition("\n")
    return json.loads(asked), from_json(log)


def replayed(asked, state):
    aim = Aim(asked["budget"], state.fixed)
    options = Options(**asked["options"])
    slicings = [each and Slicing(*each) for each in asked["slices"]]
    again = (
        slice_strategy(state.original, aim, options, POLICY, slicings)
        if slicings
        else strategy(state.original, aim, options, POLICY)
    )
    return propose(again, state.log)


def compilations(state):
    """Returns the number of compilations of a fit. In addition to the original step and to the requests that compile,
    XLA compiles a step with numbered ops before its kernels are planned, and the bodies of a pair of loops."""
    asked = {request for request, _ in state.log if isinstance(request, (Compile, Slice, Tie))}
    prepared = {
        (request.base, parts_of(request.variant)[0].name)
        for request, answer in state.log
        if isinstance(request, Prepare) and isinstance(answer, Prepared)
        if parts_of(request.variant)[0].name == KERNELS or BY_KERNELS in answer.traits
    }
    return 1 + len(asked) + len(prepared)


def expected(number):
    """Returns the number of compilations that the line of progress names at a compilation."""
    return int(re.search(r"of about (\d+)", tail(0, number, COMPILATIONS))[1])


def counted():
    """Returns {name of a log: (the number of its compilations, the number that was expected at each of them)}."""
    totals = {name: compilations(read(name)[1]) for name in sorted(os.listdir(LOGS))}
    return {name: (total, [expected(1 + i) for i in range(total)]) for name, total in totals.items()}


class Replays(unittest.TestCase):
    def test_the_guess_of_compilations(self):
        """The median error of the guess is 0 at the first compilation. It is at most 1 at all compilations, and at those
        after the expected number."""
        fits = counted().values()
        self.assertEqual(statistics.median_low(total for total, _ in fits), COMPILATIONS)
        for part, most in ((slice(1), 0), (slice(None), 1), (slice(COMPILATIONS, None), 1)):
            error = statistics.median_low(each - total for total, said in fits for each in said[part])
            self.assertLessEqual(abs(error), most)

    def test_all(self):
        names = sorted(os.listdir(LOGS))
        self.assertGreaterEqual(len(names), 10)
        for name in names:
            asked, state = read(name)
            with self.subTest(name):
                outcome = replayed(asked, state)
                self.assertIsInstance(outcome, Outcome)
                self.assertEqual((outcome.best.name, outcome.fits), (asked["best"], asked["fits"]))


def listing():
    for name in sorted(os.listdir(LOGS)):
        asked, state = read(name)
        best = next(each for each in [*state.answers(Result), state.original] if each.name == asked["best"])
        compiled = len({request for request, _ in state.log if isinstance(request, Compile)})
        goal, above = (size - state.fixed for size in (asked["budget"], best.taken))
        slower = best.seconds / state.original.seconds - 1
        print(
            f"{name}: {above / 1e6:.1f} of {goal / 1e6:.1f} MB, {100 * slower:+.1f} %, {compiled} compilations: {best.name}"
        )


if __name__ == "__main__":
    if sys.argv[1:] == ["--list"]:
        listing()
    elif sys.argv[1:] == ["--guess"]:
        for name, (total, said) in counted().items():
            print(f"{name}: {total} compilations; expected {', '.join(map(str, said))}")
    else:
        unittest.main()
