#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the inputs of the Python package, which are budgets, options and arguments, and the texts of its refusals.

    test_asking.py path/to/remat-opt

The test runs under .venv/iree (tools/setup iree) if that exists. Tests that need JAX or IREE are skipped if this Python
has neither.
"""

import concurrent.futures
import importlib
import inspect
import os
import pydoc
import re
import subprocess
import sys
import tempfile
import types
import unittest
import warnings
from unittest import mock

import beginning

if __name__ == "__main__":
    beginning.run_under("iree", "jax")
HAS_JAX = not beginning.missing("jax")
OPT = beginning.use_package(sys.argv[1])

import remat  # noqa: E402
import remat.torch  # noqa: E402
from remat import iree_step, process, processes, tool  # noqa: E402
from remat.asked import asking, one_budget, parse_budget  # noqa: E402
from remat.iree_module import compiled_by_iree  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))

# This step computes exp of exp of exp of x, and then the products with each of them in reverse order. Each value has 4
# KiB.
CHAIN = """
func.func @main(%x: tensor<1024xf32> loc("x")) -> tensor<1024xf32> {
  %a = "stablehlo.exponential"(%x) : (tensor<1024xf32>) -> tensor<1024xf32> loc("jit(step)/jvp(CNN)/Conv_0/exp"("train.py":3:1))
  %b = "stablehlo.exponential"(%a) : (tensor<1024xf32>) -> tensor<1024xf32>
  %c = "stablehlo.exponential"(%b) : (tensor<1024xf32>) -> tensor<1024xf32>
  %d = "stablehlo.multiply"(%c, %b) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32> loc("mul"("train.py":7:1))
  %e = "stablehlo.multiply"(%d, %a) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32> loc("mul"("train.py":7:1))
  func.return %e : tensor<1024xf32>
}
"""


def refused(test, said, function, *args, **options):
    with test.assertRaises(remat.RematError) as caught:
        function(*args, **options)
    test.assertRegex(str(caught.exception), said)
    return caught.exception


class Budgets(unittest.TestCase):
    def test_what_is_a_budget(self):
        for value, text, size in (
            ("40%", "40%", 400),
            ("12.5%", "12.5%", 125),
            ("1.5kB", "1.5kB", 1500),
            (7, "7", 7),
            ("1TB", "1TB", 10**12),
            ("2 MiB", "2MiB", 2 << 20),
            (1e9, "1000000000", 10**9),
            (3700.7, "3700", 3700),
            (0.4, "40%", 400),
            (1.0, "100%", 1000),
            (0.125, "12.5%", 125),
            ("min", "min", None),
        ):
            with self.subTest(value):
                self.assertEqual((parse_budget(value).text, parse_budget(value).of(1000)), (text, size))

    def test_above_the_arguments(self):
        for value, size in (("40%", 100 + 360), (200, 300), ("min", None)):
            name, asked = one_budget(None, value)
            self.assertEqual((name, asked.of(1000, arguments=100)), ("activation_budget", size))
            self.assertEqual(parse_budget(str(asked)), asked)

    def test_what_is_none(self):
        for value, said in (
            ("4o%", "unknown unit.*%"),
            ("half", "budget 'half': expected bytes"),
            ("auto", "budget 'auto': only remat.jit and remat.torch.backend can ask a device how much it has free"),
            ("", "expected"),
            (-5, "above zero"),
            (0, "above zero"),
            (1e-12, "above zero"),
            (-0.4, "above zero"),
            (1.5, "budget 1.5: a number above 1 is a number of bytes; for a share write '150%'"),
            (float("nan"), "expected"),
            (True, "is a bool"),
            ([1], "is a list"),
            (b"40%", "is a bytes"),
            ("1.5", "not a whole number of bytes"),
            ("1e6", "unknown unit"),
            ("20000%", "10000%"),
            ("9007199254740992", "2.53-1"),
            ("3XB", "unknown unit"),
            ("8G", "unknown unit; write 8GB, or"),
        ):
            with self.subTest(value):
                refused(self, said, parse_budget, value)
        refused(self, "not both", one_budget, 1, 1)
        for budget in (1000, "5MB", "50%", "min", "5B"):
            self.assertEqual(asking("no plan\nmore", budget), "no plan\nmore")
        self.assertRegex(asking("no plan\nmore", 999), "^no plan; 999 is .*: did you mean '999%'[?]\nmore$")
        refused(self, "no budget: give budget=", one_budget, None, None)

    def test_reads_the_table_of_remat_opt(self):
        """BudgetTest.cpp tests remat-opt's parser with the same table."""
        with open(os.path.join(HERE, "..", "unit", "Core", "Graph", "BudgetTable.inc"), encoding="utf-8") as file:
            table = file.read()
        taken = re.findall(r'^TAKEN\("(.*)", (-?\d+)\)$', table, re.MULTILINE)
        refusals = re.findall(r'^REFUSED\("(.*)", "(.*)"\)$', table, re.MULTILINE)
        self.assertGreater(min(len(taken), len(refusals)), 15)
        for text, size in taken:
            with self.subTest(text):
                self.assertEqual(parse_budget(text).of(1000), None if size == "-1" else int(size))
        for text, why in refusals:
            with self.subTest(text):
                self.assertEqual(str(refused(self, "budget", parse_budget, text)), f"budget '{text}': {why}")


class Options(unittest.TestCase):
    """Tests errors in options, which all come before a compiler starts."""

    def test_of_text(self):
        for options, said in (
            (
                {"planer": "search"},
                "remat.transform_stablehlo has no option 'planer'; the nearest is 'planner'; it has ",
            ),
            ({"planner": "serach"}, "unknown planner 'serach'; the nearest is 'search'; expected one of keep-all"),
            ({"effort": "much"}, "effort='much': expected a number above 0"),
            ({"effort": 0}, "above 0"),
            ({"loss_result": 0.5}, "loss_result=0.5: expected a whole number"),
            ({"frontier": "maybe"}, "frontier='maybe': expected True or False"),
            ({"target": "iree"}, "remat.transform_stablehlo has no option 'target'"),
            ({"activation_budget": 5}, "not both"),
        ):
            with self.subTest(options):
                refused(self, said, remat.transform_stablehlo, object(), "50%", **options)
        refused(self, "budget '4o%'", remat.transform_stablehlo, object(), "4o%")
        refused(self, "no budget", remat.transform_stablehlo, object())
        refused(self, "the step is an object: expected StableHLO", remat.transform_stablehlo, object(), "50%")

    def test_names_are_those_of_the_tools(self):
        self.assertLess(
            {"budget", "planner", "effort", "machine", "unroll-loops", "enforce"}, set(tool.pipeline_options())
        )
        self.assertEqual(tool.pipeline_options()["effort"], "number")
        # The option `chip` belongs to --remat-to-gpu, which comes next in remat-opt's help.
        self.assertNotIn("chip", tool.pipeline_options())
        self.assertLess({"auto", "search", "keep-all"}, set(tool.planners()))

    def test_of_torch(self):
        for options, said in (
            ({"budget": "4o%"}, "budget '4o%'"),
            ({"budget": 1, "planner": "serach"}, "'search'"),
            ({"budget": 1, "bugdet": 2}, "remat.torch.jit has no option 'bugdet'; the nearest is 'budget'"),
            ({"budget": 1, "rounds": 0}, "rounds=0: expected a whole number of at least 1"),
            ({}, "no budget"),
        ):
            with self.subTest(options):
                refused(self, said, remat.torch.jit, lambda x: x, **options)

    def test_of_the_backend(self):
        said = "remat.torch.backend has no option 'budgte'; the nearest is 'budget'; it has budget, activation_budget, "
        refused(self, said, remat.torch.backend, budgte="50%")

    @unittest.skipUnless(HAS_JAX, "JAX is not installed (tools/setup iree)")
    def test_of_jit(self):
        def step(x):
            raise AssertionError("traced")

        for options, said in (
            ({"budget": "4o%"}, "budget '4o%'"),
            ({"budget": 1, "planner": "serach"}, "'search'"),
            ({"budget": 1, "bugdet": 2}, "remat.jit has no option 'bugdet'; the nearest is 'budget'"),
            ({"budget": 1, "bugdet": 2}, "^(?!.*target.*target)"),  # Each option is listed once.
            ({"budget": 1, "bugdet": 2, "backend": "xla"}, "remat.jit has no option 'bugdet'; the nearest is 'budget'"),
            (
                {"budget": 1, "import_plan": "x.json"},
                "remat.jit has no option 'import_plan' for a target or JAX's own GPU; it is an option for backend='xla'$",
            ),
            (
                {"budget": 1, "rounds": 2, "backend": "xla"},
                "remat.jit has no option 'rounds' for backend='xla'; it is an option for a target or JAX's own GPU and "
                "for backend='iree'$",
            ),
            (
                {"budget": 1, "plan": "x", "backend": "iree"},
                "remat.jit has no option 'plan' for backend='iree'; it is an option for a target or JAX's own GPU$",
            ),
            ({"budget": 1, "offload": "yes"}, "offload='yes': expected True or False"),
            ({"budget": 1, "rounds": 1.5}, "rounds=1.5: expected a whole number of at least 1"),
            ({"budget": 1, "unroll_loops": 1}, "unroll_loops=1: expected True or False"),
            ({"budget": 1, "effort": -1}, "effort=-1: expected a number above 0"),
            ({"budget": 1, "backend": "ire"}, "expected one of gpu, iree, xla; the nearest is 'iree'"),
            ({"budget": 1, "backend": "cuda"}, "expected one of gpu, iree, xla; JAX's own GPU is backend='gpu'"),
            (
                {"budget": 1, "backend": "gpu", "target": "h100"},
                "target='h100' is for plans ahead .* backend='gpu' is for JAX's own",
            ),
            ({"budget": 1, "backend": "iree", "target": "h100"}, "target='h100' is for JAX's own compiler"),
            ({"budget": 1, "target": "h10"}, "unknown target 'h10'; the nearest is 'h100'"),
            (
                {"budget": 1, "target": "v5e", "offload": True},
                "offload: the speed of copies between 'v5e' and its host is not known",
            ),
            ({"budget": 1, "recompute_collectives": 1}, "recompute_collectives=1: expected True or False"),
            ({"budget": "auto", "activation_budget": 1}, "not both"),
            (
                {"budget": "auto", "target": "h100"},
                "'auto' is the free memory of JAX's own device, and target 'h100' is another",
            ),
            (
                {"budget": "auto", "backend": "iree"},
                "'auto' is the free memory of JAX's own device, and IREE is another",
            ),
            ({"budget": 1, "activation_budget": 1}, "not both"),
            ({}, "no budget"),
            ({"budget": 1, "donate_argnums": "x"}, "jax.jit does not take donate_argnums"),
        ):
            with self.subTest(options):
                refused(self, said, remat.jit, step, **options)
        refused(self, "the step is an int", remat.jit, 5, "40%")

        def generator(x):
            yield x

        refused(self, "^jax.jit does not take the step: .*generator", remat.jit, generator, "40%")


class Missing(unittest.TestCase):
    """Tests that an error names a missing package, and the command that installs it."""

    def test_packages(self):
        exporting = importlib.import_module("remat.torch.export")
        nothing = exporting.Traced(None, None, (), False, ())
        for names, said, function, *args in (
            (["jax"], "^remat.jit needs JAX: pip install jax$", remat.jit, abs, 1),
            (["iree.runtime"], "^backend 'iree' needs iree-base-runtime and .*: pip install", compiled_by_iree, "", 1),
            (["torch"], "^torch is not installed: pip install torch torch-mlir$", remat.torch.export, abs, 1),
            (["torch_mlir"], "^torch-mlir is not installed: pip install", exporting.lowered, nothing, "linalg"),
        ):
            with self.subTest(names), mock.patch.dict(sys.modules, dict.fromkeys(names)):
                refused(self, said, function, *args)

    def test_jax(self):
        for name, call in (
            ("compile", lambda: remat.compile(abs, 1.0, budget=0.5)),
            ("memory", lambda: remat.memory(abs, 1.0)),
            ("testing.check_memory", lambda: remat.testing.check_memory(abs, (1.0,))),
            ("policy", lambda: remat.policy(lambda policy: abs, 1.0, budget=0.5)),
            ("advise", lambda: remat.advise(lambda policy: abs, 1.0)),
            ("named", lambda: remat.named(abs)(1.0)),
        ):
            with self.subTest(name), mock.patch.dict(sys.modules, {"jax": None}):
                refused(self, f"^remat.{name} needs JAX: pip install jax$", call)

    def test_the_store_of_several_processes(self):
        with mock.patch.object(processes, "store", lambda: None):
            devices = [types.SimpleNamespace(process_index=number) for number in range(2)]
            refused(self, "call jax.distributed.initialize first", processes.together, devices)


class Help(unittest.TestCase):
    def test_of_jit_is_its_signature_and_its_text(self):
        code = "import pydoc, sys, remat; print(pydoc.render_doc(remat.jit)); print('jax' in sys.modules)"
        environment = {**os.environ, "PYTHONPATH": os.path.join(HERE, "..", "..", "python")}
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True)
        self.assertRegex(pydoc.plain(done.stdout), r"jit\(\s*step: Any = None,\s*budget: Union")
        self.assertIn("Compiles a training step so that it needs at most budget on each device.", done.stdout)
        self.assertEqual(done.stdout.splitlines()[-1], "False")


class Said(unittest.TestCase):
    """Tests that all messages of remat-opt are passed on."""

    def test_a_budget_that_is_not_met(self):
        error = refused(
            self,
            "finds no plan within 9000 bytes.*\n",
            remat.transform_stablehlo,
            CHAIN,
            activation_budget=9000,
            cost_model="flops",
        )
        first, second = str(error).splitlines()
        self.assertEqual(
            first,
            "text:2:0: error: planner 'auto' finds no plan within 9000 bytes; the smallest budget that it "
            "meets is 12288 bytes; neither counts the 4096 bytes of arguments",
        )
        self.assertEqual(
            second,
            "train.py:7:1: note: no plan can need less than 12288 bytes: all operands and results of 'mul' "
            "together; exponential.1 4096; exponential.2 4096; mul 4096",
        )
        report = error.report
        self.assertEqual(
            (report.failed.asked_bytes, report.failed.least_bytes, report.floor),
            (9000 + 4096, 12288 + 4096, 12288 + 4096),
        )
        self.assertIn("finds no plan within 9000 bytes", str(report))
        self.assertIsNone(remat.transform_stablehlo(CHAIN, "100%").report.failed)
        for few in (50, "50"):
            error = refused(self, "below the arguments' 4096.*; 50 is a number", remat.transform_stablehlo, CHAIN, few)
            self.assertTrue(str(error).splitlines()[0].endswith("; 50 is a number of bytes: did you mean '50%'?"))
            self.assertEqual((error.report.asked, error.report.failed.asked_bytes), (50, 50))
            self.assertIn(" asked, not met; original step: ", repr(error.report))

    def test_remarks_are_fields_and_warnings_warn(self):
        text, report = remat.transform_stablehlo(CHAIN, activation_budget=13000)
        self.assertTrue(any("peak 16.4 kB -> 12.3 kB" in remark for remark in report.notes), report.notes)
        ran = tool.Ran(
            "",
            [
                tool.Said("warning", "train.py:1:1", "odd"),
                tool.Said("remark", "", "fine"),
                tool.Said("note", "", "more"),
            ],
        )
        self.assertEqual(ran.remarks, ["train.py:1:1: warning: odd", "fine"])
        with tempfile.TemporaryDirectory() as folder:
            program = os.path.join(folder, "remat-opt")
            with open(program, "w", encoding="utf-8") as file:
                file.write(f'#!/bin/sh\n{OPT} "$@" && echo "train.py:7:3: warning: odd" >&2\n')
            os.chmod(program, 0o755)
            with (
                mock.patch.dict(os.environ, REMAT_OPT=program),
                self.assertWarnsRegex(remat.RematWarning, "train.py:7:3: warning: odd") as caught,
            ):
                remat.transform_stablehlo(CHAIN, "100%")
            self.assertEqual(caught.filename, __file__)

    def test_locations_are_kept(self):
        text, report = remat.transform_stablehlo(CHAIN, activation_budget=13000, cost_model="flops")
        names = [tensor.name for tensor in report.tensors]
        self.assertEqual(names, ["jit(step)/jvp(CNN)/Conv_0/exp", "exponential.1", "exponential.2", "mul", "mul.4"])
        self.assertIn('"jit(step)/jvp(CNN)/Conv_0/exp"', text)
        self.assertIn('"train.py":3:1', text)
        plain = remat.transform_stablehlo(
            "\n".join(line.split(" loc(")[0] for line in CHAIN.splitlines()).replace(
                "tensor<1024xf32>\n  %a", "tensor<1024xf32>) -> tensor<1024xf32> {\n  %a"
            ),
            activation_budget=13000,
        ).text
        self.assertNotIn("loc(", plain)

    def test_messages(self):
        stderr = (
            "<unknown>:0: error: no plan\ntrain.py:7:3: note: for this\n  x = y\n  ^\n<stdin>:1:2: remark: fine\n"
            "a.mlir:1:1: note: of the remark\n" + "b.mlir:2:2: error: " + 5000 * "x" + "\n"
        )
        said = tool.refusal("remat-opt", 1, stderr).splitlines()
        self.assertEqual(said[:2], ["no plan", "train.py:7:3: note: for this"])
        self.assertEqual(len(said), 3)
        self.assertLess(len(said[2]), 2100)
        self.assertEqual(
            tool.refusal("remat-opt", 1, "remat-opt: for the --effort option: 'abc' value invalid\n"),
            "remat-opt: for the --effort option: 'abc' value invalid",
        )
        self.assertEqual(
            [
                str(said)
                for said in tool.messages(
                    'loc("jit(step)/max"("max"(unknown))): remark: odd\nloc(unknown): error: no\n'
                    '<unknown>:0: note: loc("jit(step)/jit(fft)/fft"("fft")): of (two): parts\n'
                )
            ],
            ["jit(step)/max: remark: odd", "no", "jit(step)/jit(fft)/fft: note: of (two): parts"],
        )
        self.assertIn("SIGSEGV", tool.refusal("remat-opt", -11, ""))
        self.assertEqual(tool.refusal("remat-opt", 3, ""), "remat-opt ended with status 3")
        self.assertEqual(process.first_error("<unknown>:0: error: no plan\na.mlir:1:1: note: here\n"), "no plan")

    def test_remat_opt_writes_the_report_too(self):
        """Tests that remat-opt writes its own page, and also returns the report, even if the budget is not met."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "a, b.html")
            report = remat.transform_stablehlo(CHAIN, activation_budget=13000, report=path).report
            with open(path, encoding="utf-8") as file:
                self.assertIn("<h1>main: 16.4 kB to 12.3 kB</h1>", file.read())
            self.assertEqual((report.after.temporaries, os.listdir(folder)), (12288, ["a, b.html"]))
            error = refused(
                self, "finds no plan", remat.transform_stablehlo, CHAIN, activation_budget=9000, report=path
            )
            with open(path, encoding="utf-8") as file:
                self.assertIn("The budget is not met", file.read())
            self.assertEqual(error.report.failed.least_bytes, 12288 + 4096)

    def test_what_the_system_refuses(self):
        refused(self, "not valid UTF-8", remat.transform_stablehlo, CHAIN.replace("mul", "m\ud800l"), "100%")
        refused(self, "not valid UTF-8", remat.transform_stablehlo, b"\xff", "100%")
        refused(self, "is MLIR's bytecode.*give exported.mlir_module", remat.transform_stablehlo, b"ML\xefR\r", "100%")
        with mock.patch("tempfile.tempdir", "/nonexistent"):
            refused(
                self,
                "cannot make a temporary folder: /nonexistent.*No such file",
                remat.transform_stablehlo,
                CHAIN,
                "100%",
            )
        self.assertIn("stablehlo", remat.transform_stablehlo(CHAIN.encode(), "100%").text)
        self.assertIn(
            "Größe", remat.transform_stablehlo(CHAIN.replace('"mul"', '"Größe"'), "100%").report.tensors[-1].name
        )


@unittest.skipUnless(HAS_JAX, "JAX is not installed (tools/setup iree)")
class Steps(unittest.TestCase):
    """Calls steps as users of jax.jit do, with XLA, because it compiles them quickly."""

    @classmethod
    def setUpClass(cls):
        global jax, jnp, np
        import jax
        import jax.numpy as jnp
        import numpy as np

    def compiled(self, step, budget="100%", **options):
        from remat import DroppedBarriers

        warnings.simplefilter("ignore", DroppedBarriers)
        return remat.jit(step, budget=None if "activation_budget" in options else budget, backend="xla", **options)

    def same(self, found, expected):
        self.assertEqual(jax.tree.structure(found), jax.tree.structure(expected))
        for a, b in zip(jax.tree.leaves(found), jax.tree.leaves(expected)):
            self.assertEqual((a.dtype, a.shape), (b.dtype, b.shape))
            np.testing.assert_array_equal(np.asarray(a), np.asarray(b))

    @staticmethod
    def loss(params, x, *, scale=1.0):
        """Returns the sum of a layer."""
        return (jnp.tanh(x @ params["w"]) * scale).sum()

    def params(self):
        return {"w": jnp.ones((4, 4)), "none": None}

    def test_keywords_numbers_and_nothing(self):
        def step(params, x, scale, *, flag, shift=None):
            return {"y": x @ params["w"] * scale + flag, "shift": shift, "n": scale}

        small, plain = self.compiled(step), jax.jit(step)
        for args, kwargs in (
            ((self.params(), np.ones((2, 4)), 2), {"flag": True}),
            ((self.params(), jnp.ones((2, 4), jnp.bfloat16), 2.5), {"flag": np.float32(1)}),
            ((self.params(), np.ones((2, 4), np.int8), jnp.float32(3)), {"flag": 0, "shift": np.arange(3)}),
            ((), {"params": self.params(), "x": jnp.ones((2, 4)), "scale": np.int32(1), "flag": 1j}),
        ):
            with self.subTest(kwargs):
                self.same(small(*args, **kwargs), plain(*args, **kwargs))

    def test_static_and_donated_arguments(self):
        def step(x, n, mode="add"):
            return x + n if mode == "add" else x * n

        x = jnp.arange(4.0)
        for options in ({"static_argnums": 2}, {"static_argnames": "mode"}, {"static_argnums": (1, 2)}):
            small = self.compiled(step, **options)
            self.same(small(x, 3, "mul"), x * 3)
            self.same(small(x, 3, mode="add"), x + 3)
            self.same(small(x, 3), x + 3)
        for options in ({"donate_argnums": 0}, {"donate_argnames": "x"}):
            given = jnp.arange(4.0)
            self.same(self.compiled(step, static_argnames="mode", **options)(given, 3), x + 3)
            self.assertTrue(given.is_deleted())
        with self.assertRaisesRegex(ValueError, "Non-hashable static arguments"):  # This is JAX's own text.
            self.compiled(step, static_argnums=2)(x, 3, [1])
        with self.assertRaisesRegex(TypeError, "the step's argument mode has the type str"):
            self.compiled(step)(x, 3, mode="mul")

    def test_arrays_that_are_there_stay_there(self):
        small = self.compiled(lambda weights, x: [weight + x for weight in weights])
        weights = small([jnp.zeros(4), jnp.ones(4)], 1.0)
        with mock.patch.object(jax, "device_put", side_effect=AssertionError):
            weights = small(weights, jnp.float32(2))
        self.same(weights, [jnp.full(4, 3.0), jnp.full(4, 4.0)])

    def test_steps_that_jax_has_wrapped(self):
        def step(x, unused, y):
            return x * y

        x = jnp.arange(4.0)
        given = jnp.arange(4.0)
        self.same(self.compiled(jax.jit(step, donate_argnums=0))(given, 1, x), x * x)
        self.assertTrue(given.is_deleted())
        lowered = jax.jit(step).lower(x, 1, x)
        small = self.compiled(lowered)
        self.same(small(x, 1, x), x * x)
        refused(
            self, "lowered for other shapes: array 0 is float32.5., but was float32.4.", small, jnp.arange(5.0), 1, x
        )
        refused(self, "lowered for arguments", small, x, 1)
        refused(self, "donate_argnums: the step is already lowered", self.compiled, lowered, donate_argnums=0)
        text = remat.transform_stablehlo(lowered, "100%").text
        self.assertIn('"jit(step)/mul"', text)

        @remat.jit(budget="100%", backend="xla")
        def decorated(x):
            return x + 1

        self.same(decorated(x), x + 1)

    def test_calls_that_are_wrong_are_refused_as_by_jax(self):
        small = self.compiled(self.loss)
        x = jnp.ones((2, 4))
        for call, said in (
            (lambda: small(self.params()), r"missing 1 required positional argument: 'x'"),
            (lambda: small(self.params(), x, scal=1), "unexpected keyword argument 'scal'"),
            (lambda: small({"w": "text"}, x), r"the step's argument params\['w'\] has the type str"),
            (lambda: small(self.params(), x, scale=2**70), "overflow"),
        ):
            with self.assertRaisesRegex((TypeError, OverflowError), said):
                call()

    def test_float64_is_refused_with_iree(self):
        small = remat.jit(lambda x: x.astype("float64"), "100%", backend="iree")
        with jax.enable_x64(True):
            refused(self, "numbers in float64, which IREE computes in float32: convert", small, jnp.ones(2, "float32"))

    def test_a_method_with_iree(self):
        class Net:
            @remat.jit(budget="100%", backend="iree", static_argnums=0)
            def step(self, x):
                return x * 2

        self.assertEqual(float(Net().step(jnp.float32(2))), 4)

    def test_threads_with_iree(self):
        small = remat.jit(lambda x: x * 2, "100%", backend="iree")
        with (
            mock.patch.object(iree_step, "with_iree", wraps=iree_step.with_iree) as compiles,
            concurrent.futures.ThreadPoolExecutor(4) as threads,
        ):
            results = list(threads.map(small, map(jnp.float32, range(8))))
        self.assertEqual(([float(each) for each in results], compiles.call_count), ([2.0 * n for n in range(8)], 1))

    def test_calls_that_are_wrong_with_iree(self):
        small = remat.jit(self.loss, "100%", backend="iree")
        x = jnp.ones((2, 4))
        for call, said in (
            (
                lambda: small(self.params()),
                r"loss\(params, x, \*, scale=1.0\) cannot be called with these arguments: missing .*'x'",
            ),
            (lambda: small(self.params(), x, scal=1), "cannot be called with these arguments: .*'scal'"),
            (lambda: small({"w": "text"}, x), r"argument 0\['w'\] is a str, which is not an array"),
            (lambda: small(self.params(), object()), "argument 1 is an object"),
            (lambda: small(self.params(), x, scale=2**70), "argument scale is an int"),
            (lambda: jax.jit(small)(self.params(), x), "under jax.jit, grad or vmap.*[Cc]all it outside"),
            (lambda: jax.eval_shape(small, self.params(), x), "under jax.jit, grad or vmap"),
        ):
            refused(self, said, call)

    def test_transformations_around_a_compiled_step(self):
        small, plain = self.compiled(self.loss), jax.jit(self.loss)
        x = jnp.ones((2, 4))
        said = "under jax.grad, jvp or vmap.*take gradients and map inside the step that remat.jit compiles"
        for call in (
            lambda: jax.grad(small)(self.params(), x),
            lambda: jax.jvp(small, (self.params(), x), (self.params(), x)),
            lambda: jax.vmap(small, (None, 0))(self.params(), x[None]),
            lambda: jax.grad(jax.jit(small))(self.params(), x),
            lambda: jax.vmap(jax.jit(small), (None, 0))(self.params(), x[None]),
        ):
            refused(self, said, call)
        gradient = self.compiled(jax.grad(self.loss))
        self.same(gradient(self.params(), x), jax.jit(jax.grad(self.loss))(self.params(), x))
        self.same(jax.jit(lambda x: small(self.params(), x) + 1)(x), plain(self.params(), x) + 1)
        self.assertEqual(small.eval_shape(self.params(), x), jax.eval_shape(plain, self.params(), x))
        self.assertEqual(jax.eval_shape(small, self.params(), x), jax.eval_shape(plain, self.params(), x))
        self.same(small.lower(self.params(), x).compile()(self.params(), x), plain(self.params(), x))
        self.same(small.trace(self.params(), x).lower().compile()(self.params(), x), plain(self.params(), x))

    def test_it_is_the_step_in_other_words(self):
        small = self.compiled(self.loss)
        self.assertEqual((small.__name__, small.__doc__), ("loss", "Returns the sum of a layer."))
        self.assertEqual((small.__wrapped__, inspect.signature(small)), (self.loss, inspect.signature(self.loss)))

    def test_names_of_the_program_reach_reports(self):
        @jax.jit
        def layer(w, x):
            return jnp.tanh(x @ w)

        def step(weights, x):
            def loss(weights):
                y = x
                for i, w in enumerate(weights):
                    with jax.named_scope(f"Conv_{i}"):
                        y = layer(w, y)
                return (y * y).sum()

            return jax.value_and_grad(loss)(weights)

        weights, x = [jnp.ones((8, 8))] * 4, jnp.ones((64, 8))
        small = self.compiled(step, "min")
        small(weights, x)
        names = [tensor.name for tensor in small.report.tensors]
        self.assertIn("jit(step)/jvp(Conv_0)/jit(layer)/tanh", names)
        self.assertEqual(len(set(names)), len(names))
        error = refused(self, "of 'jit.step./transpose", self.compiled(step, activation_budget=100), weights, x)
        self.assertIn("note: no plan can need less than", str(error))
        self.assertIn("jit(step)/", error.report.details["floor"]["of"])
        _, report = remat.transform_stablehlo(jax.jit(step).lower(weights, x), activation_budget="90%")
        self.assertIn("jit(step)/jvp(Conv_0)/jit(layer)/tanh", [tensor.name for tensor in report.tensors])

    def test_steps_that_call_python(self):
        for step in (
            lambda x: jax.pure_callback(np.tanh, jax.ShapeDtypeStruct(x.shape, x.dtype), x),
            lambda x: (jax.debug.print("{}", x), x + 1)[1],
        ):
            refused(self, "calls Python while it runs", self.compiled(step), jnp.ones(4))
            refused(self, "calls Python while it runs", remat.jit(step, "100%", backend="iree"), jnp.ones(4))
            refused(self, "calls Python while it runs", remat.memory, step, jnp.ones(4), target="h100")

    def test_errors_of_the_step_are_its_own(self):
        def step(x):
            raise KeyError("mine")

        with self.assertRaisesRegex(KeyError, "mine"):
            self.compiled(step)(1.0)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
