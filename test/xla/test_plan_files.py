#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans that one process saves and another one uses: by each way to plan, the same text and the same bytes.

    test_plan_files.py path/to/remat-opt

What needs XLA's plugin is skipped where neither this Python nor .venv/xla has it (tools/setup xla-gpu).
"""

import json
import os
import re
import stat
import subprocess
import sys
import unittest

from folder import Folder

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
TOOL = os.path.join(ROOT, "tools", "remat-xla", "remat-xla")
sys.path.insert(0, os.path.join(ROOT, "python"))

from remat.plans import saved  # noqa: E402
from remat.stablehlo import without_locations  # noqa: E402
from remat.xla import compiler  # noqa: E402

OPT = os.path.abspath(sys.argv[1])
os.environ["REMAT_OPT"] = OPT
PYTHON = compiler.python_with_plugin()
NEEDS = unittest.skipUnless(PYTHON, "XLA's plugin for CUDA is not installed (tools/setup xla-gpu)")

BEGIN = """
import warnings
import jax, jax.numpy as jnp, remat
from jax.sharding import AbstractMesh, NamedSharding, PartitionSpec as P

def spec(*sizes, sharding=None):
    return jax.ShapeDtypeStruct(sizes, jnp.float32, sharding=sharding)

def step(weights, x):
    value, gradient = jax.value_and_grad(loss)(weights, x)
    return value, jax.tree.map(lambda w, g: w - 0.01 * g, weights, gradient)

def lowered():
    return jax.jit(step, donate_argnums=0).trace(weights, x).lower(lowering_platforms=("cuda",))
"""
LAYERS = (
    BEGIN
    + """
def loss(weights, x):
    for weight in weights:
        x = jnp.tanh(x @ weight)
    return (x * x).sum()

weights, x = [spec(256, 256)] * 8, spec(4096, 256)
"""
)
SCAN = (
    BEGIN
    + """
def loss(weights, x):
    return (jax.lax.scan(lambda x, weight: (jnp.tanh(x @ weight), None), x, weights)[0] ** 2).sum()

weights, x = spec(8, 256, 256), spec(2048, 256)
"""
)
DIVIDED = (
    BEGIN
    + """
def loss(weights, x):
    for weight in weights:
        x = x + jnp.tanh(x @ weight)
    return (x * x).mean()

mesh = AbstractMesh((8,), ("d",))
rows = NamedSharding(mesh, P("d", None))
weights, x = [spec(256, 256, sharding=rows)] * 6, spec(8192, 256, sharding=rows)
"""
)
SAVE = """
done = remat.compile(lowered(), budget="BUDGET", OPTIONS)
done.save("PLAN")
open("PLAN.text", "w").write(done.text)
print(done.memory.total, done.saved.best)
"""
USE = """
done = remat.compile(lowered(), plan="PLAN", OPTIONS)
open("PLAN.again", "w").write(done.text)
print(done.memory.total, done.is_kept, len(done.report["rounds"]))
"""


def python(code, **environment):
    return subprocess.run(
        [PYTHON, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "JAX_PLATFORMS": "cpu", "PYTHONPATH": os.path.join(ROOT, "python"), **environment},
    )


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


@NEEDS
class Used(Folder):
    """Each test fits with few rounds: it is about what is kept, and not about how good it is."""

    def run_code(self, code, budget="", options="rounds=1", **environment):
        self.plan = os.path.join(self.folder, "plan.remat")
        names = (("BUDGET", budget), ("OPTIONS", options), ("PLAN", self.plan))
        for name, value in names:
            code = code.replace(name, value)
        done = python(code, **environment)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done

    def check(self, step, budget, options, variant, is_in=None):
        """Checks that a plan of this variant is the same in another process, and keeps what is_in names."""
        made = self.run_code(step + SAVE, budget, options)
        taken, best = made.stdout.rstrip().split(" ", 1)
        self.assertIn(variant, best)
        used = self.run_code(step + USE, budget, options)
        self.assertEqual((used.stderr, used.stdout), ("", f"{taken} True 0\n"))
        texts = [without_locations(read(self.plan + end)) for end in (".text", ".again")]
        self.assertEqual(*texts)
        self.assertIn(is_in or "stablehlo.optimization_barrier", texts[0])
        self.assertEqual(stat.S_IMODE(os.stat(self.plan).st_mode), 0o600)

    def test_kernels(self):
        self.check(LAYERS, "min", "rounds=1", "'kernels'")

    def test_copies(self):
        self.check(LAYERS, "85%", "rounds=2, offload=True, planner='offload-search'", "copies'", "annotate_device_placement")

    def test_loops(self):
        self.check(SCAN, "60%", "rounds=2", "'loops", "stablehlo.while")

    def test_slices(self):
        self.check(LAYERS, "100%", "rounds=1, slice=4", "slices", "stablehlo.while")

    def test_plans_of_slices(self):
        self.check(LAYERS, "min", "rounds=1, slice=2", "planned from 'loops", "stablehlo.while")

    def test_a_divided_step(self):
        self.check(DIVIDED, "85%", "rounds=2", "'kernels'")


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
