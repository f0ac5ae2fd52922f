#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Replays real fits from their logs (logs/). Each fit must compile the same plans in the same order, and end the same
way.

test_replays.py           replays all logs
test_replays.py --list    prints how each ended: allocated and asked bytes, extra time, compilations

A log is what `remat-xla --log FILE` writes, with another first line, which has the options of the fit. If a change of
strategy or policy is intended, make these logs again. Their differences then show the effect of the change.
"""

import json
import os
import sys
import unittest

import package  # noqa: F401
from remat.fit.aim import Aim  # noqa: E402
from remat.fit.engine import propose  # noqa: E402
from remat.fit.log import from_json  # noqa: E402
from remat.fit.values import Compile, Outcome, Result  # noqa: E402
from remat.xla.fit import POLICY  # noqa: E402
from remat.xla.slicing import Slicing, slice_strategy  # noqa: E402
from remat.xla.strategy import Options, strategy  # noqa: E402

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


class Replays(unittest.TestCase):
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
    else:
        unittest.main()
