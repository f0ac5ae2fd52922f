#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the bytes that XLA allocates for a step without a plan, and the checks against a budget and a baseline.

Tests that need XLA's plugin are skipped if neither this Python nor .venv/xla has it (tools/setup xla-gpu).
"""

import json
import os
import subprocess
import sys
import unittest
from dataclasses import replace

import warm
from folder import Folder, without_progress

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
TOOL = os.path.join(ROOT, "tools", "remat-memory", "remat-memory")
sys.path.insert(0, os.path.join(ROOT, "python"))

from remat import testing  # noqa: E402
from remat.tool import RematError  # noqa: E402
from remat.xla import baseline  # noqa: E402
from remat.xla.allocation import Allocation, Held, grouped, name_of  # noqa: E402

PYTHON = warm.with_plugin()
NEEDS = unittest.skipUnless(PYTHON, "XLA's plugin for CUDA is not installed (tools/setup xla-gpu)")
TANH = Held("jit(step)/jvp()/tanh", "temporary", 12_000_000, 3)
X = Held("x", "argument", 4_000_000)
BEFORE = Allocation(
    target="h100",
    devices=1,
    versions="jax=0.10.2 jaxlib=0.10.2",
    arguments=5_000_000,
    results=1_000,
    temporaries=20_000_000,
    host=0,
    fullest_at="jit(step)/sub",
    tensors=(TANH, X),
)
# The step has four tanh layers of 256. For each example an activation takes 1 kB, and the backward part reads it again.
STEP = """
import functools, sys
import jax, jax.numpy as jnp
import remat
from remat.lowering import lowered_for
from remat.stablehlo import module_text

def loss(weights, x):
    for weight in weights:
        x = jnp.tanh(x @ weight)
    return (x * x).sum()

def step(weights, x):
    value, gradient = jax.value_and_grad(loss)(weights, x)
    return value, [w - 0.01 * g for w, g in zip(weights, gradient)]

def shapes(batch):
    return [jax.ShapeDtypeStruct((256, 256), jnp.float32)] * 4, jax.ShapeDtypeStruct((batch, 256), jnp.float32)
"""
EMIT = """
for batch in 4096, 6144:
    with open(f"{sys.argv[1]}/{batch}.mlir", "w") as file:
        file.write(module_text(lowered_for("cuda", jax.jit(step, donate_argnums=0), *shapes(batch))))
"""


class Baselines(Folder):
    def path(self):
        path = os.path.join(self.folder, "memory.json")
        baseline.write_baseline(path, BEFORE)
        return path

    def damaged(self, **changes):
        path = self.path()
        with open(path, encoding="utf-8") as file:
            content = {**json.load(file), **changes}
        return self.write(
            "memory.json", json.dumps({key: value for key, value in content.items() if value is not None})
        )

    def test_what_is_written_is_read(self):
        self.assertEqual(baseline.read_baseline(self.path()), BEFORE)

    def test_a_file_that_is_none_is_refused(self):
        for text, why in (
            ("{", "Expecting property name"),
            ("[]", r"is not a baseline of remat-memory: it must be an object of JSON, not \[\]; write it again$"),
            ('{"format": "other"}', "its format is 'other'"),
            ("{}", "it has no 'format'"),
            ("[" * 100_000, "is not a baseline of remat-memory: it nests too deep; write it again$"),
        ):
            with self.subTest(text), self.assertRaisesRegex(RematError, why):
                baseline.read_baseline(self.write("memory.json", text))
        for changes, why in (
            ({"version": 2}, "has version 2 of its format, and this remat reads version 1"),
            ({"version": "1"}, "has version '1' of its format, and this remat reads version 1"),
            ({"temporaries": "many"}, "its temporaries is 'many'"),
            ({"temporaries": None}, "it has no 'temporaries'"),
            ({"temporaries": 1}, "its bytes do not add up"),
            ({"tensors": [{"name": "x"}]}, "it has no 'kind'"),
            ({"tensors": [3]}, "each of its tensors must be an object of JSON, not 3; write it again$"),
        ):
            with self.subTest(changes), self.assertRaisesRegex(RematError, why):
                baseline.read_baseline(self.damaged(**changes))

    def test_arguments_of_the_check(self):
        for options, said in (
            ({"args": 3}, "^args is an int: expected a tuple of the step's arguments$"),
            ({"baseline": 3}, "^3 is an int: expected the path of a file$"),
        ):
            with self.subTest(options), self.assertRaisesRegex(RematError, said):
                testing.check_memory(abs, **options)

    def test_an_equal_step_passes(self):
        self.assertEqual(baseline.check(BEFORE, before=BEFORE), baseline.Verdict())

    def test_tensors_that_grew_are_named(self):
        new = Held("jit(step)/jvp()/exp", "temporary", 3_000_000)
        now = replace(BEFORE, temporaries=25_000_000, tensors=(replace(TANH, bytes=14_000_000, count=4), X, new))
        (failure,) = baseline.check(now, before=BEFORE).failures
        self.assertEqual(
            failure.splitlines(),
            [
                "the step grew from 25.001000 MB to 30.001000 MB, by 5.000000 MB; these tensors grew at the fullest moment:",
                "  0 -> 3 MB of jit(step)/jvp()/exp",
                "  12.0 -> 14.0 MB of jit(step)/jvp()/tanh (3 -> 4 tensors)",
            ],
        )

    def test_growth_without_a_larger_tensor_is_said(self):
        (failure,) = baseline.check(replace(BEFORE, temporaries=21_000_000), before=BEFORE).failures
        self.assertIn("none: XLA packs the same tensors into more bytes", failure)

    def test_the_tolerance_is_a_share_of_the_baseline(self):
        now = replace(BEFORE, temporaries=20_000_000 + 250_010)  # 1 % of 25,001,000 bytes.
        self.assertFalse(baseline.check(now, before=BEFORE, tolerance=0.01).failures)
        self.assertTrue(baseline.check(replace(now, temporaries=20_250_011), before=BEFORE, tolerance=0.01).failures)
        for text, share in (("1%", 0.01), (0.01, 0.01), (0, 0.0)):
            self.assertEqual(baseline.parse_tolerance(text), share)
        for wrong in ("x", "-1%", 1, True, "nan"):
            with self.assertRaisesRegex(RematError, "expected a share from 0 to 1"):
                baseline.parse_tolerance(wrong)

    def test_a_step_above_the_budget_fails(self):
        (failure,) = baseline.check(BEFORE, 20_000_000).failures
        self.assertIn("takes 25.001000 MB, which is 5.001000 MB above the budget of 20.000000 MB", failure)
        self.assertIn("12.0 MB of jit(step)/jvp()/tanh (3 tensors)", failure)
        self.assertFalse(baseline.check(BEFORE, BEFORE.total).failures)
        with self.assertRaisesRegex(RematError, "needs a budget in bytes"):
            baseline.limit_of("40%")

    def test_other_versions_and_fewer_bytes_are_remarks(self):
        now = replace(BEFORE, versions="jax=0.10.3 jaxlib=0.10.3", temporaries=19_000_000)
        verdict = baseline.check(now, before=BEFORE)
        self.assertEqual(verdict.failures, ())
        self.assertIn("made with jax=0.10.2 jaxlib=0.10.2, and this is jax=0.10.3 jaxlib=0.10.3", verdict.remarks[0])
        self.assertIn("takes 1.000000 MB less than its baseline", verdict.remarks[1])

    def test_another_target_is_refused(self):
        with self.assertRaisesRegex(RematError, "the baseline is for target h100, but the step is for target a100"):
            baseline.check(replace(BEFORE, target="a100"), before=BEFORE)


class Names(unittest.TestCase):
    def test_three_lines(self):
        self.assertEqual(
            str(BEFORE),
            "XLA allocates 25.001000 MB for 'h100': arguments 5, results 0.001, temporaries 20.0\n"
            "fullest at jit(step)/sub\n"
            "largest then: 12.0 MB of jit(step)/jvp()/tanh (3 tensors); 4 MB of argument x",
        )

    def test_tensors_of_one_name_are_one(self):
        found = [("temporary", ("a", 2)), ("argument", ("a", 5)), ("temporary", ("a", 4))]
        self.assertEqual(grouped(found), (Held("a", "temporary", 6, 2), Held("a", "argument", 5, 1)))

    def test_numbers_that_xla_gives_do_not_count(self):
        self.assertEqual([name_of(None, "copy.12"), name_of(None, "copy")], ["XLA's copy", "XLA's copy"])
        self.assertEqual(name_of("jit(step)/layer_2", "fusion.1"), "jit(step)/layer_2")


@NEEDS
class Steps(Folder):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.environment = {**os.environ, "PYTHONPATH": os.path.join(ROOT, "python"), "JAX_PLATFORMS": "cpu"}
        cls.environment.pop("REMAT_UPDATE", None)

    def python(self, code, **more):
        command = [PYTHON, "-B", "-c", STEP + code, self.folder]
        return subprocess.run(command, capture_output=True, text=True, env={**self.environment, **more})

    def tool(self, step, *options):
        command = [sys.executable, "-B", TOOL, os.path.join(self.folder, step), *options]
        return without_progress(subprocess.run(command, capture_output=True, text=True, env=self.environment))

    def test_the_tool(self):
        self.assertEqual(self.python(EMIT).returncode, 0)
        path = os.path.join(self.folder, "memory.json")
        missing = self.tool("4096.mlir", "--baseline", path)
        self.assertEqual((missing.returncode, missing.stdout), (2, ""))
        self.assertIn(f"there is no baseline '{path}': write it with --update", missing.stderr)
        written = self.tool("4096.mlir", "--baseline", path, "--update")
        self.assertEqual((written.returncode, written.stderr), (0, ""))
        # There are four weights of 262,144 bytes and the batch. The weights are donated.
        self.assertRegex(
            written.stdout, r"^XLA allocates [\d.]+ MB for 'h100': arguments 5\.24, results 0\.0000\d+, temp"
        )
        self.assertEqual(len(written.stdout.splitlines()), 3)
        again = self.tool("4096.mlir", "--baseline", path)
        self.assertEqual((again.returncode, again.stdout, again.stderr), (0, written.stdout, ""))
        larger = self.tool("6144.mlir", "--baseline", path, "--budget", "20MB")
        self.assertEqual(larger.returncode, 1)
        self.assertIn("above the budget of 20.000000 MB", larger.stderr)
        self.assertRegex(larger.stderr, r"the step grew from [\d.]+ MB to [\d.]+ MB")
        self.assertIn("4.19 -> 6.29 MB of argument x", larger.stderr)
        self.assertRegex(larger.stderr, r"12\.6 -> 18\.9 MB of jit\(step\)/jvp\(\)/\w+ \(3 tensors\)")
        self.assertEqual(self.tool("6144.mlir", "--baseline", path, "--tolerance", "60%").returncode, 0)

    def test_a_wrong_option(self):
        step = os.path.basename(self.write("step.mlir", "module {}"))
        for options, why in (
            (["--update"], "--update writes the baseline: name its file by --baseline"),
            (["--target", "h1000"], "unknown target 'h1000'"),
            (["--budget", "40%"], "needs a budget in bytes"),
            (["--devices", "0"], "devices=0: expected a number from 1 to 1024\n"),
            (["--tolerance", "2"], "expected a share from 0 to 1"),
            (["--timeout", "0"], "--timeout must be above 0"),
        ):
            with self.subTest(options):
                done = self.tool(step, *options)
                self.assertEqual((done.returncode, done.stdout), (2, ""))
                self.assertIn(why, done.stderr)
        self.assertEqual(self.tool("none.mlir").returncode, 2)

    def test_memory(self):
        done = self.python("""
held = remat.memory(step, *shapes(4096), donate_argnums=0)
assert held == remat.memory(jax.jit(step, donate_argnums=0), *shapes(4096))
assert held == remat.memory(lowered_for("cuda", jax.jit(step, donate_argnums=0), *shapes(4096)))
assert held.total == held.arguments + held.results + held.temporaries
assert remat.memory(step, *shapes(4096)).results == held.results + 4 * 256 * 256 * 4
# The table of the results' addresses is no tensor.
assert 0 <= held.total - sum(each.bytes for each in held.tensors) < 100, held
print(held.arguments, [each for each in held.tensors if each.kind == "argument"][0])
# Nothing is rewritten for this budget, and what jax.jit donated stays donated.
for given, more in (step, {"donate_argnums": 0}), (jax.jit(step, donate_argnums=0), {}):
    assert remat.compile(given, *shapes(4096), budget="100%", rounds=1, **more).memory.total == held.total
for call in remat.memory, functools.partial(remat.compile, budget="100%"):
    for given, more in (step, {"donate": 0}), (jax.jit(step), {"donate_argnums": 0}), ("text", {"donate_argnums": 0}):
        try:
            call(given, *shapes(8), **more)
        except remat.RematError as error:
            print(error)
try:
    remat.memory(step, *shapes(8), devices="min")
except remat.RematError as error:
    print(error)
""")
        self.assertEqual(done.returncode, 0, done.stderr)
        lines = done.stdout.splitlines()
        self.assertEqual(lines[0], f"{4 * 256 * 256 * 4 + 4096 * 256 * 4} 4.19 MB of argument x")
        for caller, said in ("remat.memory", lines[1:4]), ("remat.compile", lines[4:7]):
            self.assertEqual(
                said[0], f"neither {caller} nor jax.jit has an option 'donate'; the nearest is 'donate_argnums'"
            )
            self.assertEqual(said[1], f"{caller}: jax.jit made this step: give donate_argnums to that jax.jit")
            self.assertIn(f"{caller}: arguments, donate_argnums: the step is already lowered: give", said[2])
        self.assertIn("makes no plan, and devices='min' needs one: give a number", lines[7])

    def test_check_memory(self):
        check = (
            'remat.testing.check_memory(step, shapes({}), baseline=sys.argv[1] + "/memory.json", donate_argnums=0{})'
        )
        missing = self.python(check.format(4096, ""))
        self.assertIn("run the test once with REMAT_UPDATE=1, and commit the file", missing.stderr)
        self.assertEqual(self.python(check.format(4096, ""), REMAT_UPDATE="1").returncode, 0)
        self.assertEqual(self.python(check.format(4096, ', budget="30MB"')).returncode, 0)
        larger = self.python(check.format(6144, ""))
        self.assertIn("AssertionError: the step grew from", larger.stderr)
        self.assertIn("4.19 -> 6.29 MB of argument x", larger.stderr)
        self.assertEqual(self.python(check.format(6144, ", update=True")).returncode, 0)
        self.assertEqual(self.python(check.format(6144, "")).returncode, 0)


if __name__ == "__main__":
    unittest.main()
