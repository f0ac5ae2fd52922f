#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that the steps of remat-bench opt are training steps, and that the steps have the same bits after remat-opt
rewrites them.

    test_opt.py path/to/remat-opt path/to/remat-run

With REMAT_FULL=1 the test also runs the long steps.
"""

import json
import os
import subprocess
import sys
import tempfile
import unittest

BENCH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "bench", "papers")
sys.path.insert(0, BENCH)

import opt  # noqa: E402
import steps  # noqa: E402
from measure import Bench  # noqa: E402

OPT, RUN = (os.path.abspath(path) for path in sys.argv[1:3])
TIMING = """\
===-------------------------------------------------------------------------===
  Total Execution Time: 2.5000 seconds

  ----Wall Time----  ----Name----
    0.3040 (  0.9%)  Parser
    0.2870 (  0.9%)  RematPrepare
    1.8313 ( 95.1%)    RematPlan
    0.2962 (  0.9%)    RematApply
    2.5000 (100.0%)  Total
"""


class Steps(unittest.TestCase):
    def test_rewritten_steps_have_the_same_bits(self):
        for kind in steps.KINDS:
            with self.subTest(kind), tempfile.TemporaryDirectory() as folder:
                before, after = os.path.join(folder, "before.mlir"), os.path.join(folder, "after.mlir")
                with open(before, "w", encoding="utf-8") as file:
                    file.write(steps.KINDS[kind](24))
                subprocess.run([OPT, before, "--remat=budget=50%", "-o", after], check=True, capture_output=True)
                with open(after, encoding="utf-8") as file:
                    self.assertIn("remat.fence", file.read())
                said = subprocess.run([RUN, "--json", before, after], check=True, capture_output=True, text=True).stdout
                found = json.loads(said)
                self.assertTrue(found["bit_equal"], found)
                whole = found["peak_before"] + found["argument_bytes"]
                self.assertLessEqual(found["peak_after"] + found["argument_bytes"], whole // 2)

    def test_arguments_and_results(self):
        head = steps.layers(3).splitlines()[0]
        self.assertEqual(head.count("%arg"), 7)
        self.assertEqual(head.split("->")[1].count("tensor<"), 7)
        self.assertEqual(steps.recurrent(3).splitlines()[0].count("%arg"), 3)

    def test_stages_are_read_from_the_timing(self):
        found = opt.stages(TIMING)
        self.assertEqual((found["parse"], found["plan"], found["apply"]), (0.304, 1.8313, 0.2962))
        self.assertIsNone(found["print"])

    def test_rows_of_long_steps(self):
        names = list(opt.STEPS) if os.environ.get("REMAT_FULL") else ["recurrent-1000"]
        with tempfile.TemporaryDirectory() as folder:
            bench = Bench(os.path.join(os.path.dirname(OPT), "remat-solve"), folder, 0, ["portfolio"], names)
            for row in opt.opt(bench):
                with self.subTest(row.graph):
                    self.assertGreater(row.fences, 100)
                    self.assertLess(row.extra, 25)
                    self.assertGreaterEqual(row.ops, 9000)
                    self.assertEqual([name for name in opt.STAGES if getattr(row, name) is None], [])
        if os.environ.get("REMAT_FULL"):
            self.assertGreater(row.arguments, 10000)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
