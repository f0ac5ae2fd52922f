#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests bench/measure/xla_run.py on this machine's CPU, whose allocator does not report its peak.

test_run.py
"""

import importlib
import json
import os
import re
import subprocess
import sys
import unittest

import warm
from folder import Folder

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
TOOL = os.path.join(ROOT, "bench", "measure", "xla_run.py")
PYTHONS = [os.path.join(ROOT, ".venv", name, "bin", "python") for name in ("xla", "iree")]
PYTHON = warm.started(next(filter(os.path.exists, PYTHONS), None))

# The first argument is a table, which is donated. The second argument is an index into this table.
STEP = """
module @jit_step {
  func.func public @main(%x: tensor<4x8xf32> {tf.aliasing_output = 0 : i32}, %at: tensor<i32>, %y: tensor<8xbf16>)
      -> (tensor<4x8xf32>, tensor<1x8xf32>, tensor<8xbf16>) {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %two = stablehlo.constant dense<FACTOR> : tensor<4x8xf32>
    %row = stablehlo.dynamic_slice %x, %at, %zero, sizes = [1, 8]
        : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %sum = stablehlo.multiply %x, %two : tensor<4x8xf32>
    return %sum, %row, %y : tensor<4x8xf32>, tensor<1x8xf32>, tensor<8xbf16>
  }
}
"""


@unittest.skipUnless(PYTHON, "JAX is not installed (tools/setup iree or xla-gpu)")
class Run(Folder):
    def tool(self, *options):
        return subprocess.run(
            [PYTHON, TOOL, *options, "--steps", "2", "--jobs", "2"],
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "JAX_PLATFORMS": "cpu"},
        )

    def test_steps_beside_each_other(self):
        one, other = (self.write(f"{factor}.mlir", STEP.replace("FACTOR", factor)) for factor in ("2.0", "2.002"))
        done = self.tool(one, one, other)
        self.assertEqual(done.returncode, 0, done.stderr)
        rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in done.stdout.splitlines()[-3:]]
        self.assertEqual([row[0] for row in rows], [one, one, other])
        # 128 bytes are given and returned in the same place. 4 and 16 are only given, and 32 and 16 are only returned.
        self.assertTrue(all(196 <= 1e6 * float(row[1]) < 1000 and row[2] == "not said" for row in rows), rows)
        self.assertTrue(all(float(row[3]) > 0 for row in rows), rows)
        self.assertEqual([row[4] for row in rows][0], "1.000")
        self.assertEqual([row[5] for row in rows], ["0.0e+00", "0.0e+00", "1.0e-03"])

    def test_a_number_that_is_none_in_one_alone(self):
        one, other = (self.write(f"{factor}.mlir", STEP.replace("FACTOR", factor)) for factor in ("2.0", "0x7FC00000"))
        done = self.tool(one, other)
        self.assertTrue(re.search(r"\| inf \|$", done.stdout.strip()), done.stdout + done.stderr)

    def test_a_step_that_fails_is_left_out(self):
        one = self.write("one.mlir", STEP.replace("FACTOR", "2.0"))
        broken = self.write("broken.mlir", "module {")
        done = self.tool(broken, one, one)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("broken.mlir: error: ", done.stderr)
        self.assertEqual(done.stdout.count("| 0.0e+00 |"), 2, done.stdout)

    def test_some_elements_of_an_input_that_is_not_below_zero(self):
        one, other = (self.write(f"{factor}.mlir", STEP.replace("FACTOR", factor)) for factor in ("2.0", "-2.0"))
        done = self.tool(one, other, "--positive", "--compare", "3")
        self.assertIn("| 2.0e+00 |", done.stdout, done.stderr)

    def test_a_peak_that_is_of_compiling(self):
        sys.path.insert(0, os.path.dirname(TOOL))
        tool = importlib.import_module("xla_run")
        for of_compiling, said in ((True, "below 5.000000"), (False, "5.000000")):
            self.assertEqual(tool.peak_said({"peak": 5_000_000, "of compiling": of_compiling}), said)
        self.assertEqual(tool.peak_said({"peak": None, "of compiling": False}), "not said")

    def test_rows_as_json(self):
        one, broken = self.write("one.mlir", STEP.replace("FACTOR", "2.0")), self.write("broken.mlir", "module {")
        path = os.path.join(self.folder, "rows.json")
        done = self.tool(one, broken, "--json", path, "--profile")
        self.assertEqual(done.returncode, 1, done.stderr)
        with open(path, encoding="utf-8") as file:
            row, failed = json.load(file)
        self.assertEqual((row["step"], row["differ"], row["device"]), (one, 0.0, "cpu"))
        self.assertTrue(row["kernels"] and all(runs == 1 and seconds > 0 for runs, seconds in row["kernels"].values()))
        self.assertEqual(failed["step"], broken)
        self.assertIn("error: ", failed["failed"])

    def test_kernels_of_a_gpu_count_once(self):
        """A kernel runs twice on a stream. The same time is also in a lane that sums up streams."""
        sys.path.insert(0, os.path.dirname(TOOL))
        tool = importlib.import_module("xla_run")
        lanes = [
            {"ph": "M", "name": "thread_name", "pid": 1, "tid": tid, "args": {"name": name}}
            for tid, name in ((1, "Stream #13(Compute)"), (2, "XLA Ops"))
        ]
        runs = [(1, 3.0), (1, 5.0), (2, 8.0)]
        events = [
            {"ph": "X", "name": "k", "pid": 1, "tid": tid, "dur": us, "args": {"hlo_op": "fusion.1"}}
            for tid, us in runs
        ]
        found = tool.kernels_of([*lanes, *events, {"ph": "X", "name": "wait", "pid": 1, "tid": 1, "dur": 9.0}])
        self.assertEqual(list(found), ["fusion.1"])
        self.assertEqual((found["fusion.1"][0], round(1e6 * found["fusion.1"][1], 6)), (2, 8.0))

    def test_what_is_asked_wrongly(self):
        one = self.write("one.mlir", STEP.replace("FACTOR", "2.0"))
        other = self.write("other.mlir", STEP.replace("FACTOR", "2.0").replace("4x8", "5x8"))
        broken = self.write("broken.mlir", "module {")
        for options, message in (
            ([one, other], "a result is of (4, 8) and of (5, 8): the steps are not of one step"),
            ([os.path.join(self.folder, "none.mlir")], "there is no file"),
            ([one, broken], "broken.mlir: error: "),
        ):
            done = self.tool(*options)
            self.assertNotEqual(done.returncode, 0)
            self.assertIn(message, done.stderr)
            self.assertNotIn("Traceback", done.stderr)


if __name__ == "__main__":
    unittest.main()
