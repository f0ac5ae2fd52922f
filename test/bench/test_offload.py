#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks how remat-bench offload counts, and runs the command on one network.

test_offload.py path/to/remat-solve
"""

import json
import os
import subprocess
import sys
import unittest

BENCH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "bench", "papers")
sys.path.insert(0, BENCH)

import chain  # noqa: E402
import offload  # noqa: E402

SOLVE = os.path.abspath(sys.argv[1])
POINTS = [(100, 10.0), (80, 12.0), (60, 20.0)]


class Accounting(unittest.TestCase):
    def test_the_least_makespan_within_a_limit(self):
        self.assertEqual(
            [offload.least_makespan(POINTS, limit) for limit in (59, 60, 80, 99, 200)], [None, 20.0, 12.0, 12.0, 10.0]
        )

    def test_limits_go_from_the_least_peak_to_the_program(self):
        found = offload.limits([POINTS, [(100, 9.0)]], 160)
        self.assertEqual(found[0], (0, 60))
        self.assertEqual(found[5], (0.5, 110))

    def test_the_papers_bound(self):
        # 12.2e9 bytes are above the limit. These bytes go out and come back in two seconds.
        self.assertEqual(offload.lower_bound(1.5, 20e9, 7.8e9), 2)
        self.assertEqual(offload.lower_bound(3, 20e9, 7.8e9), 3)


def cell(limit, bound, *makespans, network="densenet121"):
    """Returns the rows of one limit, one for each heuristic in the order of chain.HEURISTICS."""
    return [
        chain.ChainRow(
            "chain", network, 224, 32, limit, 100, planner, makespan, bound, makespan and makespan / bound, 1
        )
        for planner, makespan in zip(chain.HEURISTICS, makespans)
    ]


class Claims(unittest.TestCase):
    def test_each_is_counted_by_cell(self):
        rows = [
            *cell(0, 20, 24, 22, 23, 24, None),
            *cell(0.5, 10, 16, 10.1, 20, 15, 11),
            *cell(1, 10, 10, 10, 10, 10, 10),
        ]
        found = {claim.claim: (claim.holds, claim.of, claim.worst, claim.where) for claim in chain.claims_of(rows)}
        where = "densenet121, 224 px, batch 32, "
        self.assertEqual(found["Greedy takes at most what vDNN takes"], (2, 3, 24 / 23, where + "0 %"))
        self.assertEqual(found["DynProg takes at most what vDNN takes"][:2], (3, 3))
        self.assertEqual(found["DynProg takes less than Greedy by 1 %"][:2], (2, 3))
        self.assertEqual(found["DynProg is within 1.2 of the bound"], (3, 3, 1.1, where + "0 %"))
        self.assertEqual(found["DynProg is within 1.02 of the bound on DenseNets"][:2], (2, 3))
        self.assertEqual(found["AutoSwap takes what Greedy takes"][:2], (2, 3))
        self.assertEqual(found["TFLMS is within 1.01 of the bound at 90 and 100 %"][:2], (1, 1))
        self.assertEqual(found["TFLMS has a schedule at 0 to 20 %"][:2], (0, 1))
        # At limits of 50 % and more, the bound is the compute time. At 50 % Greedy's time is 1.6 times the bound.
        self.assertEqual(found["Greedy is worst where both terms of the bound are alike"], (1, 1, 0, where + "50 %"))


class Command(unittest.TestCase):
    def run_bench(self, *options):
        return subprocess.run(
            [
                sys.executable,
                "-B",
                os.path.join(BENCH, "remat-bench"),
                "offload",
                "--solve",
                SOLVE,
                "--table",
                "paper",
                "--network",
                "resnet18",
                "--planners",
                "offload-greedy,offload-dynprog",
                *options,
            ],
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    def test_no_ratio_is_below_the_bounds(self):
        rows = json.loads(self.run_bench("--json"))
        self.assertEqual(len(rows), len(offload.IMAGES) * len(offload.SHARES) * 2)
        for row in rows:
            self.assertGreaterEqual(row["bound"], 1 - 1e-9)
            self.assertGreaterEqual(row["ratio"], row["bound"] * (1 - 1e-9))
            self.assertAlmostEqual(row["ratio"], row["makespan"] / row["lower_bound"])
        # If the limit is almost all of the memory, all copies run at the same time as computation.
        self.assertTrue(all(row["ratio"] < 1.05 for row in rows if row["limit"] == 0.9))

    def test_text(self):
        lines = [line for line in self.run_bench().splitlines() if line.startswith("resnet18, 224 px")]
        self.assertEqual(len(lines), 1)

    def test_the_papers_model(self):
        command = [sys.executable, "-B", os.path.join(BENCH, "remat-bench"), "offload", "--solve", SOLVE]
        command += ["--table", "chain", "--network", "resnet18", "--json"]
        rows = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        self.assertEqual(len(rows), 9 * chain.LIMITS * len(chain.HEURISTICS))
        for row in rows:
            if row["makespan"]:
                self.assertGreaterEqual(row["ratio"], 1 - 1e-9)
                self.assertAlmostEqual(row["rate"], row["batch"] / row["makespan"])
            else:
                self.assertEqual(row["planner"], "tflms")
            if row["limit"] == 1:
                self.assertAlmostEqual(row["ratio"], 1)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
