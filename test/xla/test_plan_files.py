#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests plans that one process saves and another one uses. For each way to plan, both processes must get the same text
and the same bytes.

    test_plan_files.py path/to/remat-opt

Tests that need XLA's plugin are skipped if neither this Python nor .venv/xla has it (tools/setup xla-gpu).
"""

import os
import re
import stat
import subprocess
import sys
import unittest

import warm
from folder import Folder, without_progress

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
TOOL = os.path.join(ROOT, "tools", "remat-xla", "remat-xla")
sys.path.insert(0, os.path.join(ROOT, "python"))

from remat.stablehlo import without_locations  # noqa: E402

OPT = os.path.abspath(sys.argv[1])
os.environ["REMAT_OPT"] = OPT
PYTHON = warm.with_plugin()
NEEDS = unittest.skipUnless(PYTHON, "XLA's plugin for CUDA is not installed (tools/setup xla-gpu)")
FULL = unittest.skipUnless(os.environ.get("REMAT_FULL"), "takes minutes (REMAT_FULL=1)")

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
weights, x = [spec(256, 256, sharding=rows)] * 3, spec(8192, 256, sharding=rows)
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
print(done.memory.total, done.is_kept, len(done.report.rounds))
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


class Process(Folder):
    def run_code(self, code, budget="", options="rounds=1", **environment):
        self.plan = os.path.join(self.folder, "plan.remat")
        names = (("BUDGET", budget), ("OPTIONS", options), ("PLAN", self.plan))
        for name, value in names:
            code = code.replace(name, value)
        done = python(code, **environment)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done


@NEEDS
class Used(Process):
    """Each test fits with few rounds, because it tests which plan is kept, and not how good the plan is."""

    def check(self, step, budget, options, variant, is_in=None):
        """Checks that a plan of this variant is the same in another process, and has the content that is_in names."""
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
        self.check(
            LAYERS, "85%", "rounds=2, offload=True, planner='offload-search'", "copies'", "annotate_device_placement"
        )

    def test_loops(self):
        self.check(SCAN, "60%", "rounds=2", "'loops", "stablehlo.while")

    def test_slices(self):
        self.check(LAYERS, "100%", "rounds=1, slice=4", "slices", "stablehlo.while")

    @FULL
    def test_plans_of_slices(self):
        self.check(LAYERS, "min", "rounds=1, slice=2", "planned from 'loops", "stablehlo.while")

    def test_a_divided_step(self):
        self.check(DIVIDED, "min", "rounds=1", "'kernels'")


SMALL = LAYERS.replace("] * 8", "] * 3").replace("4096", "1024")
CALLS = """
from unittest import mock
from remat.xla import compiler
count = []
anew = compiler.Compiler.compiled_anew
compiler.Compiler.compiled_anew = lambda *given: count.append(1) or anew(*given)
"""
KEPT = """
def fit(budget=BUDGET, rounds=1, **options):
    del count[:]
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        done = remat.compile(lowered(), budget=budget, rounds=rounds, **options)
    print(done.is_kept, len(count), done.memory.total)
    for each in said:
        print(each.category.__name__, each.message)
        assert each.filename == "<string>", each.filename
    return done
"""


@NEEDS
class Kept(Process):
    def lines(self, code, step=SMALL, **environment):
        code = step + CALLS + KEPT.replace("BUDGET", '"min"') + code
        return self.run_code(code, REMAT_XLA_CACHE_DIR="", **environment).stdout.splitlines()

    def test_the_second_process_plans_nothing(self):
        cache = os.path.join(self.folder, "cache")
        first = self.lines("fit()", REMAT_CACHE_DIR=cache)
        plans = os.listdir(os.path.join(cache, "plans"))
        self.assertEqual(len(plans), 1)
        self.assertTrue(all(name.endswith(".gz") for name in os.listdir(os.path.join(cache, "xla"))))
        for parts in os.walk(cache):
            self.assertEqual(
                {stat.S_IMODE(os.stat(os.path.join(parts[0], each)).st_mode) for each in parts[2]} - {0o600}, set()
            )
        for name in os.listdir(os.path.join(cache, "xla")):
            os.remove(os.path.join(cache, "xla", name))
        second = self.lines("fit()", REMAT_CACHE_DIR=cache)
        is_kept, _, taken = first[0].split()
        self.assertEqual((is_kept, second), ("False", [f"True 1 {taken}"]))
        self.write(os.path.join(cache, "plans", plans[0]), "nothing")
        third = self.lines("fit()", REMAT_CACHE_DIR=cache)
        self.assertEqual(third[0].split()[::2], ["False", taken])
        kept = f"the plan that was kept: {os.path.join(cache, 'plans', plans[0])}"
        said = f"RematWarning {kept}: it is not a plan of remat, or it is damaged: the step is planned again"
        self.assertEqual(third[1:], [said])
        self.assertEqual(self.lines("fit()", REMAT_CACHE_DIR=cache), [f"True 1 {taken}".replace(" 1 ", " 0 ")])

    def test_beside_the_cache_of_jax(self):
        self.lines(
            "jax.config.update('jax_compilation_cache_dir', 'FOLDER'); fit('100%')".replace("FOLDER", self.folder)
        )
        self.assertEqual(len(os.listdir(os.path.join(self.folder, "remat", "plans"))), 1)

    def test_a_folder_that_cannot_be_made(self):
        lines = self.lines("fit('100%')", REMAT_CACHE_DIR=self.write("file", ""))
        self.assertRegex(
            lines[1],
            "^RematWarning the new plan: it could not be saved in the folder of plans: cannot write '.*': Not a directory$",
        )

    def test_each_sentence(self):
        lines = self.lines(
            """
fit("100%").save("PLAN")
fit(None, plan="PLAN")
fit(None, plan="PLAN", target="a100")
x = spec(512, 256)
fit(None, plan="PLAN")
x = spec(1024, 256)
from dataclasses import replace
from remat.plans import folder
folder.save("PLAN", replace(folder.load("PLAN"), text="0" * 64))
fit(None, plan="PLAN")
"""
        )
        taken = lines[0].split()[2]
        anew = "the step is planned again"
        self.assertEqual(lines[1], f"True 1 {taken}")
        self.assertTrue(lines[2].startswith("False "))
        self.assertEqual(lines[3], f"RematWarning {self.plan}: it is for 'h100', but the target is 'a100': {anew}")
        another = (
            "it belongs to another step, or to this step lowered in another way (donate_argnums, keep_unused, platform)"
        )
        self.assertEqual(lines[5], f"RematWarning {self.plan}: {another}: {anew}")
        self.assertEqual(
            lines[7],
            f"RematWarning {self.plan}: with this plan, this remat-opt writes a different step than the one that was saved: {anew}",
        )

    def test_more_bytes_than_where_it_was_made(self):
        """Tests a device on which some plans take more bytes than the file says. The test adds 10 MB to the bytes that
        XLA reports for the saved plan."""
        lines = self.lines(
            """
first = fit("70%", rounds=4)
first.save("PLAN")
import pathlib
made = compiler.Compiler.compile
def compile(self, path):
    done = made(self, path)
    memory = done.memory
    more = memory._replace(temporaries=memory.temporaries + 10**7)
    return done._replace(memory=more) if pathlib.Path(path).read_text() == first.text else done
compiler.Compiler.compile = compile
done = fit(None, plan="PLAN", rounds=4)
print(len(count) <= 4, done.text != first.text, done.memory.total <= 0.7 * first.report.before.total)
done.save("PLAN")
print([each.split(":")[0] for each in done.report.notes][0])
fit(None, plan="PLAN")
""",
            step=LAYERS.replace("] * 8", "] * 12"),
        )
        self.assertRegex(
            lines[2],
            rf"^RematWarning {self.plan}: with this plan XLA takes [\d.]+ MB here, and took [\d.]+ MB where the plan was made: this is "
            r"above the budget of [\d.]+ MB, so the step is fitted again, beginning with this plan$",
        )
        self.assertEqual(lines[3], "True True True")
        self.assertRegex(lines[4], "^with this plan XLA takes")
        self.assertEqual(lines[5], f"True 1 {lines[1].split()[2]}")

    def test_jit(self):
        lines = self.lines(
            """
fit("100%").save("PLAN")
del count[:]
step = remat.jit(step, backend="xla", target="h100", plan="PLAN", donate_argnums=0)
try:
    step([jnp.zeros(each.shape) for each in weights], jnp.zeros(x.shape))
except remat.RematError as error:
    print(error)
print(step.report.rounds, len(count), step.report.after.total)
"""
        )
        self.assertRegex(lines[1], "^the step was compiled for 'h100', and this machine has no GPU to run it")
        self.assertEqual(lines[2], f"() 1 {lines[0].split()[2]}")

    def tool(self, *options):
        done = subprocess.run([sys.executable, TOOL, *options], capture_output=True, text=True, check=False)
        return without_progress(done)

    def test_from_a_shell_to_python(self):
        """The plan of a text that JAX wrote serves this text, the lowered step, and the function. JAX drops the unread
        `dead` unless keep_unused is set.
        """
        scan = SCAN.replace("value, gradient", "dead = x + 1.0; value, gradient")
        scan = scan.replace("donate_argnums=0)", "donate_argnums=0, keep_unused=True)").replace("8, 256", "3, 256")
        step = self.write("step.mlir", python(scan + "print(lowered().as_text(debug_info=True))").stdout)
        plan = os.path.join(self.folder, "plan.remat")
        made = self.tool(step, "--budget", "100%", "--rounds", "1", "--log", plan)
        self.assertEqual(made.returncode, 0, made.stderr)
        used = """
warnings.simplefilter("error", remat.RematWarning)
print(remat.compile(open("STEP").read(), plan="PLAN").is_kept)
print(remat.compile(lowered(), plan="PLAN").is_kept)
print(remat.compile(step, weights, x, donate_argnums=0, plan="PLAN").is_kept)
"""
        used = self.run_code(scan + used.replace("STEP", step))
        self.assertEqual(used.stdout.split(), ["True"] * 3)

    def test_the_tool(self):
        lowered = python(SMALL + "from remat.stablehlo import module_text; print(module_text(lowered()))")
        step = self.write("step.mlir", lowered.stdout)
        plan, one, two = (os.path.join(self.folder, name) for name in ("step.remat", "one.mlir", "two.mlir"))
        made = self.tool(step, "--budget", "min", "--rounds", "1", "--log", plan, "-o", one)
        used = self.tool(step, "--plan", plan, "-o", two)
        self.assertEqual((made.returncode, used.returncode, used.stderr), (0, 0, ""))
        self.assertEqual(read(one), read(two))
        rewritten = [re.search("^rewritten: .*$", each.stdout, re.MULTILINE)[0] for each in (made, used)]
        self.assertEqual(*rewritten)
        self.assertIn("\nnothing was planned: ", used.stdout)
        none = self.tool(step, "--plan", one, "-o", two)
        self.assertEqual(none.returncode, 2)
        self.assertRegex(
            none.stderr, "^remat-xla: .*one.mlir: it is not a plan of remat, or it is damaged; it has no budget"
        )
        both = self.tool(step, "--plan", plan, "--graph", two)
        self.assertRegex(
            both.stderr, "--graph writes the graph that is planned, and --plan plans nothing: leave one of them out"
        )


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
