#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""remat-bench offload: its accounting, and the command on one network.

test_offload.py path/to/remat-solve
"""

import json
import os
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

BENCH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "tools", "remat-bench")
sys.path.insert(0, BENCH)

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
        # 12.2e9 bytes above the limit go out and come back in two seconds.
        self.assertEqual(offload.lower_bound(1.5, 20e9, 7.8e9), 2)
        self.assertEqual(offload.lower_bound(3, 20e9, 7.8e9), 3)


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
        # With almost all of the memory copies hide behind compute.
        self.assertTrue(all(row["ratio"] < 1.05 for row in rows if row["limit"] == 0.9))

    def test_text_and_plot(self):
        with tempfile.TemporaryDirectory() as folder:
            text = self.run_bench("--svg", folder)
            plot = xml.etree.ElementTree.parse(os.path.join(folder, "offload-paper.svg"))
        lines = [line for line in text.splitlines() if line.startswith("resnet18, 224 px")]
        self.assertEqual(len(lines), 1)
        words = "".join(plot.getroot().itertext())
        for word in ("resnet18, 500 px", "dynprog"):
            self.assertIn(word, words)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
