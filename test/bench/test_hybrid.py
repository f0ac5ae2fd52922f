#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks how remat-bench hybrid counts, on results written by hand, and one row that it computes.

test_hybrid.py path/to/remat-solve
"""

import json
import os
import sys
import tempfile
import unittest
import unittest.mock

BENCH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "bench", "papers")
sys.path.insert(0, BENCH)

import hybrid  # noqa: E402
from accounting import NO_PLAN, TIME_LIMIT, UNMET  # noqa: E402
from measure import Bench  # noqa: E402

SOLVE = os.path.abspath(sys.argv[1])


class Accounting(unittest.TestCase):
    def test_extra_time_and_bound(self):
        result = {"makespan": 250, "base_cost": 200, "feasible": True, "lower_bound_makespan": 220}
        self.assertEqual(hybrid.extra_time(result), 0.25)
        self.assertAlmostEqual(hybrid.bound_of(result), 0.1)
        self.assertEqual(hybrid.extra_time({**result, "feasible": False}), UNMET)
        self.assertEqual(hybrid.extra_time(None), TIME_LIMIT)
        self.assertEqual(hybrid.bound_of({"base_cost": 200}), NO_PLAN)

    def test_verdict(self):
        self.assertEqual(hybrid.verdict(0.1, (0.2, 0.3), 0.05), "yes")
        self.assertEqual(hybrid.verdict(0.1, (0.2, UNMET), 0.05), "yes")
        self.assertEqual(hybrid.verdict(0.1, (UNMET, UNMET), 0.05), "yes")
        self.assertEqual(hybrid.verdict(0.2, (0.2, 0.3), 0.05), "no")
        self.assertEqual(hybrid.verdict(UNMET, (0.2, 0.3), 0.05), "no")
        self.assertEqual(hybrid.verdict(UNMET, (UNMET, UNMET), 0.05), "")
        self.assertEqual(hybrid.verdict(0.0, (0.2, 0.0), 0.0), "at the bound")


class Command(unittest.TestCase):
    def test_a_chain(self):
        tensors = [{"name": f"a{i}", "bytes": 10} for i in range(8)] + [{"name": "loss", "bytes": 1}]
        nodes = [{"name": f"f{i}", "cost": 2, "inputs": [i], "outputs": [i + 1]} for i in range(8)]
        graph = {"version": 1, "name": "chain", "training": False, "tensors": tensors, "nodes": nodes, "outputs": [8]}
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "chain.json")
            with open(path, "w", encoding="utf-8") as file:
                json.dump(graph, file)
            with unittest.mock.patch.object(hybrid, "BUDGETS", ("60%",)):
                (row,) = hybrid.rows_of(Bench(SOLVE, folder, 60), "models", "chain", path, 4.0)
        self.assertEqual((row.graph, row.budget), ("chain", "60%"))
        self.assertTrue(row.offload_planner.startswith("offload-"))
        self.assertLessEqual(row.hybrid, min(row.recompute, row.offload))
        self.assertLessEqual(row.bound, row.hybrid)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
