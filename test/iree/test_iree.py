#!/usr/bin/env python3
"""remat-iree: its reading of IREE's figures, its loop, and a real step compiled and run by IREE.

    test_iree.py path/to/remat-opt

What needs IREE is skipped where neither PATH nor .venv/iree has iree-compile (tools/setup iree).
"""
import array
import math
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
TOOL = os.path.join(ROOT, "tools", "remat-iree")
sys.path.insert(0, os.path.join(ROOT, "python"))

from remat import fit, iree  # noqa: E402
from remat.iree import Memory  # noqa: E402

OPT = os.path.abspath(sys.argv[1])
BIN = os.path.join(ROOT, ".venv", "iree", "bin")


def program(name):
    return shutil.which(name) or shutil.which(os.path.join(BIN, name))


def write_random(path, shape, rng):
    """float32 numbers of about 0.1 as .npy, version 1.0."""
    header = f"{{'descr': '<f4', 'fortran_order': False, 'shape': {shape}, }}"
    header += " " * (-(len(header) + 11) % 64) + "\n"
    with open(path, "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header.encode())
        file.write(array.array("f", (rng.gauss(0, 0.1) for _ in range(math.prod(shape)))).tobytes())


STREAM = """
    %0 = stream.tensor.import on(#device) %arg0 : !hal.buffer_view -> tensor<4xf32> in !stream.resource<external>{%c16}
    %1 = stream.tensor.import on(#device) %arg1 : !hal.buffer_view -> tensor<8xf32> in !stream.resource<external>{%c32_7}
    %r, %t = stream.resource.alloca uninitialized on(#device) : !stream.resource<external>{%c64} => !stream.timepoint
    %s, %u = stream.resource.alloca uninitialized on(#device) : !stream.resource<transient>{%c192} => !stream.timepoint
"""
SLICES = """
    %c4 = arith.constant 4 : index
    %c100_2 = arith.constant 100 : index
    %5:2 = stream.resource.pack on(#device) slices({
      [0, 0] = %c4,
      [0, 0] = %c4
    }) : index
    %6:3 = stream.resource.pack on(#device) slices({
      [1, 4] = %c100_2,
      [4, 6] = %c4,
      [5, 6] = %c100_2
    }) : index
"""


class Reading(unittest.TestCase):
    def test_memory(self):
        self.assertEqual(iree.memory_of(STREAM, SLICES), Memory(arguments=48, results=64, transient=192, live=104))

    def test_a_slice_counts_at_its_last_time(self):
        self.assertEqual(iree.most_at_once([(0, 2, 5), (2, 3, 7), (3, 3, 1)]), 12)

    def test_functions_are_renamed(self):
        text = "util.func public @main(%a: f32) -> f32 {\n  util.return %a : f32\n}\nutil.func private @f()"
        self.assertEqual(iree.renamed(text), "func.func @main(%a: f32) -> f32 {\n  return %a : f32\n}\nfunc.func private @f()")


class Budgets(unittest.TestCase):
    BEFORE = Memory(100, 50, 850, 800)

    def test_units(self):
        for text, size in (("40%", 400), ("12.5%", 125), ("7", 7), ("1.5kB", 1500), ("2MiB", 2 << 20), ("min", None)):
            self.assertEqual(fit.budget_of(text, self.BEFORE), size)
        for text in ("", "x", "-3", "3XB", "40 percent", "1e6"):
            with self.assertRaises(ValueError):
                fit.budget_of(text, self.BEFORE)

    def test_planned_peak_of_a_remark(self):
        remark = "step.mlir:3:1: remark: peak 1.2 GiB -> 1,010.5 KiB besides 1 B of arguments"
        self.assertEqual(fit.planned_peak(remark), round(1010.5 * 1024))


class Scripted(fit.Fit):
    """A fit whose IREE takes a fifth more than planned, and no less than 400 bytes; plans go
    down to 300 bytes."""
    lowest = 300

    def __init__(self):
        self.before, self.asked = Budgets.BEFORE, []

    def candidate(self, inner):
        self.asked.append(inner)
        inner = self.lowest if inner is None else inner
        self.refusal = "planner finds no plan"
        return None if inner < self.lowest else fit.Candidate("", inner, Memory(100, 50, max(400, round(1.2 * inner)), 0))


class Loop(unittest.TestCase):
    def within(self, budget, rounds=8):
        loop = Scripted()
        return loop, loop.within(budget, rounds, lambda line: None)

    def test_plans_less_until_the_budget_holds(self):
        loop, best = self.within(650)
        self.assertLessEqual(best.total, 650)
        self.assertEqual(loop.asked[0], 500)
        self.assertTrue(all(b < a for a, b in zip(loop.asked, loop.asked[1:])))

    def test_a_budget_out_of_reach_gives_the_least(self):
        _, best = self.within(540)
        self.assertEqual(best.total, 550)

    def test_between_a_plan_and_none(self):
        # 400 above the fixed bytes needs a plan of 333 or less, and the first step
        # after 400 goes below 300, where there is none.
        loop, best = self.within(551)
        self.assertLessEqual(best.total, 551)
        loop = Scripted()
        loop.lowest = 330
        best = loop.within(549, 8, lambda line: None)
        self.assertGreater(len([inner for inner in loop.asked if inner >= 330]), 1)
        self.assertLess(min(loop.asked), 330)
        self.assertEqual(best.total, 550)

    def test_min_begins_with_the_least_plan(self):
        loop, best = self.within(None, rounds=3)
        self.assertEqual(loop.asked[0], None)
        self.assertEqual((len(loop.asked), best.total), (3, 550))

    def test_no_plan_at_all(self):
        with self.assertRaisesRegex(fit.NoPlan, "finds no plan"):
            self.within(250)


@unittest.skipUnless(program("iree-compile") and program("iree-run-module"), "iree-compile is not installed: tools/setup iree")
class Real(unittest.TestCase):
    """transformer-small, from StableHLO; with REMAT_FULL=1 also resnet50-small."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def fit(self, *options, code=0):
        done = subprocess.run([sys.executable, "-B", os.path.join(TOOL, "remat-iree"), "--remat-opt", OPT,
                               "--iree-compile", program("iree-compile"), *options], capture_output=True, text=True)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout + done.stderr

    def run_module(self, module, source):
        """(outputs, DEVICE_LOCAL peak) on the same input each time."""
        with open(source, encoding="utf-8") as file:
            signature = re.search(r"func\.func @main\((.*?)\) -> \((.*?)\)", file.read(), re.DOTALL)
        rng, inputs = random.Random(1), []
        for extents in re.findall(r"tensor<(.*?)f32>", signature[1]):
            inputs.append(self.path(f"in{len(inputs)}.npy"))
            write_random(inputs[-1], tuple(int(extent) for extent in extents.split("x")[:-1]), rng)
        outputs = [self.path(f"{i}.npy") for i in range(signature[2].count("tensor<"))]
        done = subprocess.run([program("iree-run-module"), "--device=local-sync", f"--module={module}", "--function=main",
                               "--print_statistics", *(f"--input=@{path}" for path in inputs), *(f"--output=@{path}" for path in outputs)],
                              capture_output=True, text=True, check=True)
        peak = int(re.search(r"DEVICE_LOCAL:\s*(\d+)B peak", done.stdout + done.stderr)[1])
        return [pathlib.Path(path).read_bytes() for path in outputs], peak

    def test_the_budget_holds_in_what_iree_allocates(self):
        self.check("transformer-small", 60)

    @unittest.skipUnless(os.environ.get("REMAT_FULL"), "set REMAT_FULL=1")
    def test_convolutions(self):
        self.check("resnet50-small", 70)

    def check(self, model, percent):
        step = os.path.join(ROOT, "models", "stablehlo", model + ".mlir")
        after, rewritten = self.path("after.vmfb"), self.path("after.mlir")
        text = self.fit(step, "--budget", f"{percent}%", "-o", after, "--mlir", rewritten)
        before_bytes, after_bytes = (round(float(size) * 1e6) for size in re.findall(r"(?:is|rewritten): ([\d.]+) MB", text))
        self.assertLessEqual(after_bytes, percent / 100 * before_bytes + 1e5)
        before = self.path("before.vmfb")
        subprocess.run([program("iree-compile"), *iree.TARGET, step, "-o", before], check=True, capture_output=True)
        expected, expected_peak = self.run_module(before, rewritten)
        found, peak = self.run_module(after, rewritten)
        self.assertEqual(expected, found)
        # No two outputs are the same, so none is all zero or NaN.
        self.assertEqual(len(set(found)), len(found))
        # The sizes are printed in tenths of a MB.
        self.assertAlmostEqual(expected_peak, before_bytes, delta=6e4)
        self.assertAlmostEqual(peak, after_bytes, delta=6e4)

    def test_what_is_wrong_is_said(self):
        step = os.path.join(ROOT, "models", "unet-small.mlir")
        out = ("--mlir", self.path("x.mlir"))
        self.assertIn("No such file", self.fit(self.path("none.mlir"), "--budget", "40%", *out, code=2))
        self.assertIn("budget 'much'", self.fit(step, "--budget", "much", *out, code=2))
        self.assertIn("finds no plan", self.fit(step, "--budget", "300kB", *out, code=1))
        self.assertFalse(os.path.exists(self.path("x.mlir")))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
