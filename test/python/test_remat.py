#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the Python package: text in and out, reports, and steps that IREE and XLA compile.

    test_remat.py path/to/remat-opt

The test runs under .venv/iree (tools/setup iree) if that exists. Tests that need JAX or IREE are skipped if this Python
has neither.
"""

import os
import re
import sys
import tempfile
import unittest
import warnings

import beginning

if __name__ == "__main__":
    beginning.run_under("iree", "jax")
HAS_JAX = not beginning.missing("jax")
OPT = beginning.use_package(sys.argv[1])
FULL = bool(os.environ.get("REMAT_FULL"))
LONG = unittest.skipUnless(FULL, "takes 10 s (REMAT_FULL=1)")
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"

sys.path.insert(0, os.path.join(beginning.ROOT, "test", "iree"))

import once  # noqa: E402
import remat  # noqa: E402
from remat import bits, iree_module, stablehlo, tool  # noqa: E402
from remat.one_device import one_device  # noqa: E402

if iree_module.iree_compile():
    once.use(os.path.dirname(iree_module.iree_compile()))

LAYERS = 6


def chain_text():
    """Returns tanh of tanh ... of x, and then products with each of these in reverse order, in generic form."""
    lines = ['%1 = "stablehlo.tanh"(%0) : (tensor<64xf32>) -> tensor<64xf32>']
    lines += [f'%{i + 1} = "stablehlo.tanh"(%{i}) : (tensor<64xf32>) -> tensor<64xf32>' for i in range(1, LAYERS)]
    last = LAYERS
    for i in range(LAYERS - 1, 0, -1):
        lines.append(
            f'%{last + 1} = "stablehlo.multiply"(%{last}, %{i}) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>'
        )
        last += 1
    body = "\n    ".join(lines)
    return (
        f'"builtin.module"() ({{\n  "func.func"() <{{function_type = (tensor<64xf32>) -> tensor<64xf32>, sym_name = "main"}}> ({{\n'
        f'  ^bb0(%0: tensor<64xf32>):\n    {body}\n    "func.return"(%{last}) : (tensor<64xf32>) -> ()\n  }}) : () -> ()\n'
        f"}}) : () -> ()\n"
    )


class Text(unittest.TestCase):
    def transform(self, budget=5 * 256 + 256, **options):  # The step has five values besides its argument.
        return remat.transform_stablehlo(chain_text(), budget, cost_model="flops", planner="search", **options)

    def test_recomputes_behind_barriers(self):
        text, report = self.transform()
        self.assertGreater(text.count('"stablehlo.tanh"'), LAYERS)
        self.assertIn('"stablehlo.optimization_barrier"', text)
        self.assertTrue(stablehlo.is_generic(text))
        self.assertEqual(report.before.temporaries, 7 * 256)
        self.assertEqual(report.after.temporaries, 5 * 256)
        self.assertEqual(report.details["ops_run_again"], text.count('"stablehlo.tanh"') - LAYERS)

    def test_a_large_budget_changes_nothing(self):
        text, report = self.transform("100%")
        self.assertEqual(text.count('"stablehlo.tanh"'), LAYERS)
        self.assertEqual(report.share, 1)

    def test_budgets_and_options_that_are_wrong(self):
        for budget, said in ((1, "budget"), ("-5", "budget"), ("half", "budget"), ("a'b", "budget")):
            with self.assertRaisesRegex(remat.RematError, said):
                self.transform(budget)
        with self.assertRaisesRegex(remat.RematError, "no_such"):
            self.transform(no_such=1)

    def test_options_of_any_text_arrive_as_they_are(self):
        for value in (
            "a b",
            "'",
            '"',
            "{",
            "}",
            "'\"{",
            "a='b c'",
            "\\",
            "\\x20",
            "a\tb\nc\u2028",
            "ä€",
            "{a}{",
            "-o x",
            "(,)",
            " ",
        ):
            with self.subTest(value), tempfile.TemporaryDirectory() as folder:
                self.transform(export_graph=os.path.join(folder, value))
                self.assertEqual(os.listdir(folder), [value])

    def test_a_folder_of_any_name_for_temporary_files(self):
        with tempfile.TemporaryDirectory() as outer:
            folder = os.path.join(outer, "a b'\"{}\\x20")
            os.mkdir(folder)
            self.addCleanup(setattr, tempfile, "tempdir", tempfile.tempdir)
            tempfile.tempdir = folder
            self.assertEqual(self.transform().report.after.temporaries, 5 * 256)

    def test_text_that_is_no_module(self):
        with self.assertRaisesRegex(remat.RematError, "error"):
            remat.transform_stablehlo("nonsense", "50%")

    def test_a_program_that_is_not_there(self):
        os.environ["REMAT_OPT"] = "/nonexistent/remat-opt"
        try:
            with self.assertRaisesRegex(remat.RematError, "REMAT_OPT"):
                self.transform()
        finally:
            os.environ["REMAT_OPT"] = OPT
        self.assertEqual(tool.remat_opt(), OPT)

    def test_generic_form_is_told_apart(self):
        for text, generic in (
            (chain_text(), True),
            ("%0 = stablehlo.tanh %a : tensor<4xf32>", False),
            ('  sdy.mesh @mesh = <["d"=8]>', False),
            ('%1 = "stablehlo.all_reduce"(%0) ({\n  stablehlo.return %3 : tensor<f32>', False),
        ):
            with self.subTest(text):
                self.assertEqual(stablehlo.is_generic(text), generic)


class Bits(unittest.TestCase):
    """Tests large constants of type i1. The program remat-opt prints eight of their elements in a byte, but JAX and
    IREE use a byte for each element.
    """

    LIST = ", ".join(f"[{', '.join('true' if j % 3 == i % 2 else 'false' for j in range(103))}]" for i in range(2))
    TEXT = (
        '"builtin.module"() ({\n  "func.func"() <{function_type = () -> tensor<2x103xi1>, sym_name = "main"}> ({\n'
        '    %%0 = "stablehlo.constant"() <{value = dense<%s> : tensor<2x103xi1>}> : () -> tensor<2x103xi1>\n'
        '    "func.return"(%%0) : (tensor<2x103xi1>) -> ()\n  }) : () -> ()\n}) : () -> ()\n'
    )
    EACH = '"0x' + "".join("01" if j % 3 == i % 2 else "00" for i in range(2) for j in range(103)) + '"'

    def test_remat_opt_reads_what_jax_prints(self):
        text = remat.transform_stablehlo(self.TEXT % self.EACH, "100%").text
        self.assertIn(f"dense<[{self.LIST}]> : tensor<2x103xi1>", text)

    def test_both_forms_become_lists(self):
        packed = tool.run(
            "--allow-unregistered-dialect", "--mlir-print-op-generic", text=self.TEXT % f"[{self.LIST}]"
        ).output
        self.assertRegex(packed, r'dense<"0x[0-9A-F]{52}">')  # 206 bits.
        for text in (packed, self.TEXT % self.EACH):
            self.assertIn(f"dense<[{self.LIST}]> : tensor<2x103xi1>", bits.listed(text))

    def test_other_constants_stay(self):
        for text in (
            'dense<"0x00010203"> : tensor<2x2xi8>',
            "dense<true> : tensor<200xi1>",
            'dense<"0x000102"> : tensor<2x2xi1>',
        ):
            self.assertEqual(bits.listed(text), text)


# A step for one device that is wrapped twice. JAX wraps a step for several devices in this way.
WRAPPED = """
module attributes {mhlo.num_partitions = %d : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["d"=%d, "e"=1]>
  func.func public @main(%%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d"}]>, tf.aliasing_output = 0 : i32}) ->
      (tensor<8xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"d"}]>}) {
    %%0 = sdy.manual_computation(%%x) in_shardings=[<@mesh, [{"d"}]>] out_shardings=[<@mesh, [{"d"}]>] manual_axes={"d"} (%%a: tensor<8xf32>) {
      %%1 = sdy.manual_computation(%%a) in_shardings=[<@mesh, [{"e"}]>] out_shardings=[<@mesh, [{"e"}]>] manual_axes={"e"} (%%b: tensor<8xf32>) {
        %%2 = "stablehlo.all_reduce"(%%b) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
        ^bb0(%%c: tensor<f32>, %%d: tensor<f32>):
          %%3 = stablehlo.add %%c, %%d : tensor<f32>
          stablehlo.return %%3 : tensor<f32>
        }) : (tensor<8xf32>) -> tensor<8xf32>
        %%4 = stablehlo.partition_id : tensor<ui32>
        %%5 = stablehlo.convert %%4 : (tensor<ui32>) -> tensor<f32>
        %%6 = stablehlo.broadcast_in_dim %%5, dims = [] : (tensor<f32>) -> tensor<8xf32>
        %%7 = sdy.sharding_constraint %%2 <@mesh, [{}]> : tensor<8xf32>
        %%8 = stablehlo.subtract %%7, %%6 : tensor<8xf32>
        sdy.return %%8 : tensor<8xf32>
      } : (tensor<8xf32>) -> tensor<8xf32>
      sdy.return %%1 : tensor<8xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    return %%0 : tensor<8xf32>
  }
}
"""


def by_iree(step, budget, rounds=2, **options):
    """Makes a step fit into a budget by IREE. This takes seconds, because few plans are tried."""
    return remat.jit(step, budget=budget, backend="iree", effort=0.2, rounds=rounds, **options)


class Steps(unittest.TestCase):
    """Tests the step of a small network."""

    @classmethod
    def setUpClass(cls):
        global jax, np
        import jax
        import numpy as np

        key = jax.random.key(0)
        cls.weights = jax.random.normal(key, (LAYERS, 64, 64)) * 0.1
        cls.batch = jax.random.normal(key, (2048, 64))

    @staticmethod
    def loss(weights, x):
        for weight in weights:
            x = jax.numpy.tanh(x @ weight)
        return (x * x).sum()

    @classmethod
    def step(cls, weights, x):
        loss, gradient = jax.value_and_grad(cls.loss)(weights, x)
        return {"loss": loss, "weights": weights - 0.1 * gradient}

    def masked(self, planned):
        """Returns the results of a step that has a mask among its constants, and JAX's own results. `planned` plans the step."""
        mask = np.tri(64, dtype=bool)

        def step(weights, x):
            return self.step(jax.numpy.where(mask, weights, 0), x)

        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # XLA drops barriers from a step, and a warning says so.
            return planned(step)(self.weights, self.batch), jax.jit(step)(self.weights, self.batch)

    def same(self, found, expected):
        self.assertEqual(jax.tree.structure(found), jax.tree.structure(expected))
        for a, b in zip(jax.tree.leaves(found), jax.tree.leaves(expected)):
            np.testing.assert_array_equal(np.asarray(a), np.asarray(b))


@unittest.skipUnless(HAS_JAX, "JAX is not installed (tools/setup iree)")
class Jax(Steps):
    def test_what_divides_a_step_is_taken_off_for_one_device(self):
        text = one_device(WRAPPED % (1, 1))
        self.assertNotRegex(text, r"sdy\.|all_reduce|partition_id")
        self.assertIn("arg_attrs = [{tf.aliasing_output = 0 : i32}]", text)
        self.assertIn('res_attrs = [{jax.result_info = "result"}]', text)
        subtract = re.search(r'(%\d+) = "stablehlo.subtract"\(%arg0, ', text)
        self.assertIn(f'"func.return"({subtract[1]})', text)
        plain = jax.jit(self.step).lower(self.weights, self.batch).as_text()
        self.assertIs(one_device(plain), plain)

    def test_steps_for_several_devices_are_refused(self):
        for text in (WRAPPED % (2, 1), 'sdy.mesh @mesh = <["d"=1, "e"=2]>\nfunc.func @main() {\n  return\n}'):
            with self.assertRaisesRegex(remat.RematError, "divided over 2 devices"):
                one_device(text)

    def test_ops_of_chlo_are_read(self):
        def step(weights, x):
            return jax.value_and_grad(lambda w: jax.lax.top_k(jax.numpy.tanh(x @ w[0]) @ w[1], 4)[0].sum())(weights)

        text = jax.jit(step).lower(self.weights, self.batch).as_text()
        self.assertIn("chlo.top_k", text)
        self.assertIn('"chlo.top_k"', remat.transform_stablehlo(text, "100%").text)

    def test_a_composite_keeps_its_decomposition(self):
        def act(x):
            return jax.numpy.tanh(x) * 2

        def step(weights, x):
            return {"x": jax.lax.composite(act, name="own.act")(x @ weights[0])}

        text = jax.jit(step).lower(self.weights, self.batch).as_text()
        self.assertIn("stablehlo.composite", text)
        transformed = remat.transform_stablehlo(text, "100%").text
        (name,) = re.findall(r"decomposition = @([\w.]+)", transformed)
        self.assertIn(f'sym_name = "{name}"', transformed)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # XLA drops barriers from a step, and a warning says so.
            found = remat.jit(step, budget="100%", backend="xla")(self.weights, self.batch)
        self.same(found, jax.jit(step)(self.weights, self.batch))

    def test_own_syntax_is_read(self):
        text = jax.jit(self.step).lower(self.weights, self.batch).as_text()
        self.assertFalse(stablehlo.is_generic(text))
        transformed, report = remat.transform_stablehlo(text, "50%")
        self.assertLessEqual(report.share, 0.5)
        self.assertIn("optimization_barrier", transformed)
        with self.assertRaisesRegex(remat.RematError, "cannot read the text as StableHLO"):
            remat.transform_stablehlo("%0 = stablehlo.nothing", "50%")

    def test_xla_on_a_cpu_is_right_and_warns(self):
        from remat import DroppedBarriers

        step = remat.jit(self.step, budget="50%", backend="xla")
        with self.assertWarns(DroppedBarriers) as warned:
            found = step(self.weights, self.batch)
        self.assertEqual(step.report.notes[-1], str(warned.warning))
        self.same(found, jax.jit(self.step)(self.weights, self.batch))
        self.assertLessEqual(step.report.share, 0.5)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            self.same(step(self.weights, self.batch), found)  # The step is not compiled again, so it gives no warning.

    def test_backends_that_are_none(self):
        with self.assertRaisesRegex(remat.RematError, "gpu, iree, xla"):
            remat.jit(self.step, budget="50%", backend="cuda")

    def test_a_mask_is_a_constant(self):
        found, expected = self.masked(lambda step: remat.jit(step, budget="60%", backend="xla", effort=0.2))
        self.same(found, expected)

    def test_a_scan_is_one_op(self):
        def loss(weights, x):
            x, _ = jax.lax.scan(lambda x, w: (jax.numpy.tanh(x @ w), None), x, weights)
            return (x * x).sum()

        def step(weights, x):
            return jax.value_and_grad(loss)(weights, x)

        transformed = remat.transform_stablehlo(jax.jit(step).lower(self.weights, self.batch).as_text(), "100%")
        self.assertEqual(transformed.text.count('"stablehlo.while"'), 2)
        compiled = remat.jit(step, budget="min", backend="xla")
        with self.assertWarns(UserWarning):
            found = compiled(self.weights, self.batch)
        self.same(found, jax.jit(step)(self.weights, self.batch))

    @staticmethod
    def scanned(weights, x):
        """Returns the step with its layers in a loop."""

        def loss(weights, x):
            x, _ = jax.lax.scan(lambda x, w: (jax.numpy.tanh(x @ w), None), x, weights)
            return (x * x).sum()

        loss, gradient = jax.value_and_grad(loss)(weights, x)
        return {"loss": loss, "weights": weights - 0.1 * gradient}

    def test_a_scan_is_planned_inside_without_a_target(self):
        text = jax.jit(self.scanned).lower(self.weights, self.batch).as_text()
        small, report = remat.transform_stablehlo(text, "60%")
        self.assertEqual(small.count('"stablehlo.while"'), 2)
        self.assertRegex(" ".join(report.notes), r"loops of 6 iterations: \d+ -> \d+ bytes")
        held, whole = report.after.total, report.before.total
        self.assertLessEqual(held, 0.6 * whole)
        compiled = remat.jit(self.scanned, budget="60%", backend="xla")
        with self.assertWarns(UserWarning):
            found = compiled(self.weights, self.batch)
        self.same(found, jax.jit(self.scanned)(self.weights, self.batch))

    def test_a_scan_is_unrolled(self):
        text = jax.jit(self.scanned).lower(self.weights, self.batch).as_text()
        whole, loops = remat.transform_stablehlo(text, "min")
        self.assertIn("stablehlo.while", whole)
        unrolled, report = remat.transform_stablehlo(text, "50%", unroll_loops=True)
        self.assertNotIn("stablehlo.while", unrolled)
        self.assertGreater(unrolled.count('"stablehlo.tanh"'), LAYERS)
        self.assertLess(report.before.temporaries, loops.before.temporaries)
        self.assertLess(report.after.temporaries, 0.6 * loops.after.temporaries)
        # Tensors of one layer are recomputed, and no tensor of all layers is left.
        activation = self.batch.nbytes
        self.assertTrue(any(tensor.fate == "recomputed" for tensor in report.tensors))
        self.assertFalse([tensor for tensor in report.tensors if tensor.bytes >= LAYERS * activation])
        compiled = remat.jit(self.scanned, budget="50%", backend="xla", unroll_loops=True)
        with self.assertWarns(UserWarning):
            found = compiled(self.weights, self.batch)
        self.same(found, jax.jit(self.scanned)(self.weights, self.batch))

    def test_donated_arguments_stay_donated(self):
        text = jax.jit(self.step, donate_argnums=0).lower(self.weights, self.batch).as_text()
        marks = re.findall(r"jax\.buffer_donor|tf\.aliasing_output", text)
        transformed, report = remat.transform_stablehlo(text, "60%")
        self.assertEqual(re.findall(r"jax\.buffer_donor|tf\.aliasing_output", transformed), marks)
        self.assertTrue(marks)
        self.assertLess(report.after.arguments, self.weights.nbytes + self.batch.nbytes)

    def test_a_partitioned_step_is_planned_for_one_device(self):
        from jax.sharding import Mesh, PartitionSpec

        mesh = Mesh(np.array(jax.devices()), ("d",))
        self.assertEqual(len(jax.devices()), 8)

        def local(weights, x):
            loss, gradient = jax.value_and_grad(self.loss)(weights, x)
            return jax.lax.psum(loss, "d"), weights - 0.1 * jax.lax.psum(gradient, "d")

        whole, split = PartitionSpec(), PartitionSpec("d")
        step = jax.shard_map(local, mesh=mesh, in_specs=(whole, split), out_specs=(whole, whole), check_vma=False)
        text = jax.jit(step).lower(self.weights, self.batch).as_text()
        transformed, report = remat.transform_stablehlo(text, "60%")
        self.assertLessEqual(report.share, 0.6)
        self.assertGreater(report.details["ops_run_again"], 0)
        self.assertLess(report.before.temporaries, LAYERS * self.batch.nbytes)  # A device has an eighth of the batch.
        self.assertEqual(collectives(stablehlo.generic_form(text)), collectives(transformed))
        self.assertEqual(len(collectives(transformed)), 2)
        for a, b in zip(self.on_all(mesh, transformed), self.on_all(mesh, text)):
            np.testing.assert_array_equal(a, b)

    def on_all(self, mesh, text):
        """Returns the results on the first device, for a text that was compiled for all devices of `mesh`."""
        from jax._src.lib import xla_client
        from jax.sharding import NamedSharding, PartitionSpec

        options = xla_client.CompileOptions()
        options.num_partitions = 8
        build = options.executable_build_options
        build.use_spmd_partitioning = build.use_shardy_partitioner = True
        build.num_partitions = 8
        build.device_assignment = xla_client.DeviceAssignment.create(np.arange(8).reshape(1, 8))
        devices = jax.devices()
        program = devices[0].client.compile_and_load(text, xla_client.DeviceList(tuple(devices)), options)
        arguments = [
            jax.device_put(self.weights, NamedSharding(mesh, PartitionSpec())),
            jax.device_put(self.batch, NamedSharding(mesh, PartitionSpec("d"))),
        ]
        shards = program.execute_sharded(arguments).disassemble_into_single_device_arrays()
        return [np.asarray(shard[0]) for shard in shards]


def collectives(text):
    """Returns the collectives in the order of the text. Each collective has a channel of its own."""
    return re.findall(r'"stablehlo\.(all_\w+|reduce_scatter|collective_\w+)"[^<]*<\{[^}]*handle = (\d+)', text)


@unittest.skipUnless(HAS_JAX and not beginning.missing("iree"), "JAX or IREE is not installed (tools/setup iree)")
class WithIree(Steps):
    def test_within_the_budget_of_all_bytes(self):
        step = by_iree(self.step, "70%")
        found = step(self.weights, self.batch)
        plain = by_iree(self.step, "100%")
        self.same(found, plain(self.weights, self.batch))
        expected = jax.jit(self.step)(self.weights, self.batch)
        for a, b in zip(jax.tree.leaves(found), jax.tree.leaves(expected)):
            # The planned step adds in another order than JAX's step.
            np.testing.assert_allclose(np.asarray(a), np.asarray(b), rtol=1e-3, atol=1e-4)
        before, after = step.report.before.total, step.report.after.total
        self.assertLessEqual(after, 0.7 * before)
        self.assertIn("rewritten", str(step.report))

    def test_random_keys_and_indices(self):
        """JAX's ops for random numbers add an empty mesh. Values that are read by index become an op of IREE. A budget below the
        bytes of the step takes a minute (REMAT_FULL=1)."""
        percent, layers = (60, 4) if FULL else (100, 2)

        def step(table, weights, indices, key):
            def loss(table, weights):
                x = table[indices]
                for i, weight in enumerate(weights):
                    x = jax.numpy.tanh(x @ weight) * jax.random.bernoulli(jax.random.fold_in(key, i), 0.9, x.shape)
                return (x * x).sum()

            value, gradients = jax.value_and_grad(loss, argnums=(0, 1))(table, weights)
            return value, gradients, jax.random.split(key)[0]

        arguments = self.batch[:128], self.weights[:layers], jax.numpy.arange(2048) % 100, jax.random.key(3)
        # The step makes its random numbers in loops.
        small = by_iree(step, f"{percent}%", rounds=4, unroll_loops=True)
        *found, key = small(*arguments)
        *expected, expected_key = jax.jit(step)(*arguments)
        for a, b in zip(jax.tree.leaves(found), jax.tree.leaves(expected)):
            # The planned step adds in another order than JAX's step.
            np.testing.assert_allclose(np.asarray(a), np.asarray(b), rtol=1e-3, atol=1e-4)
        self.assertEqual(key.dtype, expected_key.dtype)
        np.testing.assert_array_equal(jax.random.key_data(key), jax.random.key_data(expected_key))
        self.assertLessEqual(small.report.after.total, percent / 100 * small.report.before.total)

    def test_a_step_for_several_devices(self):
        from jax.sharding import Mesh, NamedSharding, PartitionSpec

        split = NamedSharding(Mesh(np.array(jax.devices()), ("d",)), PartitionSpec("d"))
        with self.assertRaisesRegex(remat.RematError, "8 devices.*transform_stablehlo"):
            remat.jit(
                lambda w, x: self.step(w, jax.lax.with_sharding_constraint(x, split)), budget="60%", backend="iree"
            )(self.weights, self.batch)

    def test_results_are_written_into_donated_arguments(self):
        weights = np.array(self.weights)
        step = by_iree(self.step, "95%", donate_argnums=0)
        found = step(self.weights, self.batch)
        plain = by_iree(self.step, "95%")
        self.same(found, plain(self.weights, self.batch))
        # IREE copies its arguments, so these weights stay.
        np.testing.assert_array_equal(np.asarray(self.weights), weights)
        self.assertLessEqual(step.report.after.results, plain.report.after.results - self.weights.nbytes)

    @LONG
    def test_a_scan_is_unrolled(self):
        small = by_iree(Jax.scanned, "90%", unroll_loops=True)
        found = small(self.weights, self.batch)
        self.same(found, by_iree(Jax.scanned, "100%", unroll_loops=True)(self.weights, self.batch))
        loops = by_iree(Jax.scanned, "100%")
        loops(self.weights, self.batch)
        self.assertLessEqual(small.report.after.total, 0.9 * small.report.before.total)
        self.assertLess(small.report.after.total, 0.3 * loops.report.before.total)

    @LONG
    def test_a_scan_is_planned_inside(self):
        small = by_iree(Jax.scanned, "40%")
        found = small(self.weights, self.batch)
        self.same(found, by_iree(Jax.scanned, "100%")(self.weights, self.batch))
        self.assertLessEqual(small.report.after.total, 0.4 * small.report.before.total)
        self.assertEqual(small.report.target, "this CPU, measured")

    def test_a_mask_is_a_constant(self):
        found, expected = self.masked(lambda step: by_iree(step, "70%"))
        for a, b in zip(jax.tree.leaves(found), jax.tree.leaves(expected)):
            # The planned step adds in another order than JAX's step.
            np.testing.assert_allclose(np.asarray(a), np.asarray(b), rtol=1e-3, atol=1e-4)

    def test_budgets_out_of_reach(self):
        with self.assertRaisesRegex(remat.RematError, "plan") as caught:
            by_iree(self.step, 1_500_000)(self.weights, self.batch)
        report = caught.exception.report
        self.assertEqual((report.failed.asked_bytes, report.failed.message), (1_500_000, str(caught.exception)))
        self.assertIn(f"the smallest plan takes {report.failed.least_bytes / 1e6:.6f} MB", str(caught.exception))
        self.assertEqual(report.after.total, report.failed.least_bytes)
        self.assertRegex(str(report), r"^failed: no plan [^\0]*\noriginal: [\d.]+ MB: [^\0]*\nthe smallest: [\d.]+ MB")
        with self.assertRaisesRegex(remat.RematError, "budget 'half'"):
            by_iree(self.step, "half")(self.weights, self.batch)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
