#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that remat-bench slices reads the reports that remat-opt writes.

test_slices.py path/to/remat-opt MODELS
"""

import os
import sys
import tempfile
import unittest

BENCH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "bench", "papers")
sys.path.insert(0, BENCH)

import slices  # noqa: E402
from measure import Bench  # noqa: E402

OPT, MODELS = (os.path.abspath(path) for path in sys.argv[1:3])


def report(failed=False, **slices):
    found = {"overhead": 0.012, "lower_bound_overhead": 0.005, "lower_bound_overhead_without": 0.032} | slices
    return {"slices": {name: value for name, value in found.items() if value is not None}} | (
        {"failed": {}} if failed else {}
    )


def chosen(head=1, loop=False, **more):
    return report(place="the head", slices=8, slices_of_head=head, loop=loop, **more)


class Reports(unittest.TestCase):
    def test_slices(self):
        self.assertEqual(slices.read(chosen()), (3.2, 1.2, 0.5, "the head", "8"))

    def test_head_of_each(self):
        self.assertEqual(slices.read(chosen(head=2))[3:], ("the head", "8, head 2"))

    def test_one_loop(self):
        self.assertEqual(slices.read(chosen(loop=True))[3:], ("the head", "8, loop"))

    def test_no_plan_without_slices(self):
        self.assertEqual(slices.read(chosen(lower_bound_overhead_without=None))[:2], ("none", 1.2))

    def test_no_plan_at_all(self):
        found = slices.read(chosen(failed=True, lower_bound_overhead_without=None, lower_bound_overhead=None))
        self.assertEqual(found[:3], ("none", "none", "none"))

    def test_no_slices(self):
        self.assertEqual(slices.read(report(overhead=0.03125)), (3.125, 3.125, 0.5, "", ""))

    def test_a_model(self):
        """The model's ops take longer to launch than to run, so slices cannot make the step quicker."""
        with tempfile.TemporaryDirectory() as folder:
            bench = Bench(OPT.replace("remat-opt", "remat-solve"), folder, 120, None, None)
            without, extra, bound, place, count, choosing, seconds, _ = slices.choose(
                bench, os.path.join(MODELS, "transformer-small.mlir"), "60%", False, "h100"
            )
        self.assertEqual((place, count), ("", ""))
        self.assertLessEqual(without, extra)
        self.assertLessEqual(bound, extra)
        self.assertGreater(bound, 0)
        self.assertLess(0, choosing)
        self.assertLess(choosing, seconds)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
