#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""remat-bench slices: it reads what remat-choose-slices says today.

test_slices.py path/to/remat-opt MODELS
"""

import os
import sys
import tempfile
import unittest

BENCH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "tools", "remat-bench")
sys.path.insert(0, BENCH)

import slices  # noqa: E402
from measure import Bench  # noqa: E402

OPT, MODELS = (os.path.abspath(path) for path in sys.argv[1:3])
CHOSEN = "x.mlir:3:0: remark: the head along dimension 0 of 64 bytes in 8 slices: 1.20 % extra cost{} at a peak of 6 B besides"
BOUND = "x.mlir:3:0: remark: bound: no plan of the step as it is, or of the slices tried, costs less than 0.50 % extra"


class Remarks(unittest.TestCase):
    def test_slices(self):
        said = CHOSEN.format("") + " the arguments; 3.40 % extra cost without slices (at least 3.20 %)\n" + BOUND
        self.assertEqual(slices.read(said), (3.2, 1.2, 0.5, "the head along dimension 0 of 64 bytes", "8"))

    def test_head_of_each(self):
        said = CHOSEN.format("").replace("in 8 slices", "in 8 slices, the head of each in 2")
        self.assertEqual(slices.read(said)[3:], ("the head along dimension 0 of 64 bytes", "8, head 2"))

    def test_one_loop(self):
        said = CHOSEN.format("").replace("in 8 slices", "in 8 slices as one loop")
        self.assertEqual(slices.read(said)[3:], ("the head along dimension 0 of 64 bytes", "8, loop"))

    def test_no_plan_without_slices(self):
        said = CHOSEN.format("") + " the arguments; no plan without slices"
        self.assertEqual(slices.read(said)[:2], ("none", 1.2))

    def test_no_plan_was_found_without_slices(self):
        said = CHOSEN.format("") + " the arguments; no plan found without slices (at least 3.20 %)"
        self.assertEqual(slices.read(said)[:2], (3.2, 1.2))

    def test_no_plan_at_all(self):
        said = CHOSEN.format(", over the budget") + " the arguments; no plan without slices"
        self.assertEqual(slices.read(said)[:2], ("none", "none"))

    def test_no_slices(self):
        said = "x.mlir:3:0: remark: no slices: none are quicker; 3.40 % extra cost without slices"
        self.assertEqual(slices.read(said), (3.4, 3.4, "none", "", ""))

    def test_a_model(self):
        """Its ops take longer to launch than to run, so that no slices are quicker."""
        with tempfile.TemporaryDirectory() as folder:
            bench = Bench(OPT.replace("remat-opt", "remat-solve"), folder, 120, None, None)
            without, extra, bound, place, count, _ = slices.choose(
                bench, os.path.join(MODELS, "transformer-small.mlir"), "60%", False, "h100"
            )
        self.assertEqual((place, count), ("", ""))
        self.assertLessEqual(without, extra)
        self.assertLessEqual(bound, extra)
        self.assertGreater(bound, 0)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
