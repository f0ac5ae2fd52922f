#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares steps of remat.jit with those of jax.jit on eight virtual devices.

    test_jit.py path/to/remat-opt

The test runs under .venv/xla or .venv/iree (tools/setup xla-gpu or iree). It is skipped if neither exists.
"""

import concurrent.futures
import copy
import dataclasses
import importlib.util
import os
import sys
import tempfile
import types
import typing
import unittest
import warnings
from unittest import mock

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
PYTHONS = [os.path.join(ROOT, ".venv", name, "bin", "python") for name in ("xla", "iree")]
PYTHON = next(filter(os.path.exists, PYTHONS), None)
if __name__ == "__main__" and PYTHON and not importlib.util.find_spec("jax"):
    os.execv(PYTHON, [PYTHON, "-B", *sys.argv])
HAS_JAX = importlib.util.find_spec("jax")
FULL = bool(os.environ.get("REMAT_FULL"))
os.environ["JAX_PLATFORMS"] = "cpu"
DEVICES = "--xla_force_host_platform_device_count=8"
QUICK = "--xla_backend_optimization_level=0"  # XLA then compiles for the CPU in half of the time.
os.environ["XLA_FLAGS"] = f"{DEVICES} {QUICK}"
os.environ["REMAT_OPT"] = os.path.abspath(sys.argv[1])
sys.path.insert(0, os.path.join(ROOT, "python"))

import remat  # noqa: E402
from same import Same  # noqa: E402

if HAS_JAX:
    import jax
    import jax.numpy as jnp
    import numpy as np
    import sharded
    import warm
    from jax.sharding import AxisType, NamedSharding, PartitionSpec
    from remat import free, jax_internals, jax_roads, jax_step, lowering, versions
    from remat.report import Report, Taken
    from remat.xla.candidate import taken
    from remat.xla.compiler import Compiler, python_with_plugin

    sys.executable = warm.started(sys.executable)  # Programs that remat starts with this Python begin immediately.


def by_xla(step, budget="60%", **options):
    return remat.jit(step, budget=budget, backend="xla", effort=0.1, **options)


@unittest.skipUnless(HAS_JAX, "JAX is not installed (tools/setup iree or xla-gpu)")
class WithJax(Same):
    def setUp(self):
        self.enterContext(warnings.catch_warnings())
        warnings.simplefilter("ignore", remat.DroppedBarriers)

    def refused(self, said, call, *args, **options):
        with self.assertRaisesRegex(remat.RematError, said) as caught:
            call(*args, **options)
        return caught.exception


class Sharded(WithJax):
    """Steps that are divided among devices are planned by the bytes of one device, and run."""

    def check(self, step, args, budget="60%", **options):
        small = by_xla(step, budget, **options)
        self.same(small(*args), jax.jit(step, **options)(*args))
        return small

    def bytes_of_one(self, small, args):
        held = sum(leaf.addressable_data(0).nbytes for leaf in jax.tree.leaves(args))
        self.assertEqual(small.report.after.arguments, held)
        self.assertLessEqual(small.report.share, 0.6)
        self.assertGreater(small.report.details["ops_run_again"], 0)

    def test_data_parallel(self):
        args = sharded.data_parallel(sharded.mesh(d=8))
        small = self.check(sharded.step, args)
        text = small.lower(*args).as_text()
        self.assertIn("optimization_barrier", text)
        self.assertIn("sdy.manual_computation", text)
        self.bytes_of_one(small, args)

    def test_tensor_parallel(self):
        args = sharded.tensor_parallel(sharded.mesh(d=2, m=4))
        self.check(sharded.step, args, budget="80%")

    def test_shard_map(self):
        weights, x = sharded.arguments()
        mesh = sharded.mesh(d=8)
        small = self.check(sharded.by_hand(mesh), (weights, x))  # The called function is not divided yet.
        self.assertLess(small.report.before.temporaries, small.report.after.arguments + 64 * sharded.LAYERS * x.nbytes)
        self.check(sharded.by_hand(mesh), sharded.data_parallel(mesh))

    def test_shardings_of_arguments_and_results(self):
        mesh = sharded.mesh(d=8)
        whole, part = (NamedSharding(mesh, PartitionSpec(*spec)) for spec in ((), ("d",)))
        given = sharded.arguments()
        self.check(sharded.step, given, in_shardings=(whole, part))
        small = self.check(sharded.step, given, in_shardings=(whole, part), out_shardings=(whole, part))
        self.assertEqual(small(*given)[1][0][0].sharding, part)
        wrapped = jax.jit(sharded.step, in_shardings=(whole, part), out_shardings=(whole, part))
        self.same(by_xla(wrapped)(*given), wrapped(*given))

    def test_donated_arguments(self):
        mesh = sharded.mesh(d=8)
        weights, x = sharded.data_parallel(mesh)
        expected = jax.jit(sharded.step)(weights, x)
        for step, options in ((sharded.step, {"donate_argnums": 0}), (jax.jit(sharded.step, donate_argnums=0), {})):
            given = jax.tree.map(jnp.copy, weights)
            self.same(by_xla(step, **options)(given, x), expected)
            self.assertTrue(all(leaf.is_deleted() for leaf in jax.tree.leaves(given)))

    def test_other_shardings_are_planned_anew(self):
        small = by_xla(sharded.step)
        for count in (8, 2):
            args = sharded.data_parallel(sharded.mesh(d=count))
            self.same(small(*args), jax.jit(sharded.step)(*args))
            self.bytes_of_one(small, args)
        self.same(small(*sharded.arguments()), jax.jit(sharded.step)(*sharded.arguments()))

    def test_axes_in_types(self):
        mesh = jax.make_mesh((8,), ("d",), axis_types=(AxisType.Explicit,))
        with jax.set_mesh(mesh):
            self.check(lambda x: jnp.sin(x * x) * 2, (put_by_type(mesh),), budget="100%")
            self.check(lambda x: jax.sharding.reshard(x, PartitionSpec(None, "d")), (put_by_type(mesh),), budget="100%")
            small = by_xla(lambda x: jnp.sin(x * x), "100%")
            self.same(jax.jit(lambda x: small(x) * 2)(put_by_type(mesh)), 2 * jnp.sin(put_by_type(mesh) ** 2))
        with jax.set_mesh(jax.make_mesh((8,), ("d",), axis_types=(AxisType.Auto,))):
            args = (jnp.ones((8, 8)),)
            self.check(lambda x: jax.lax.with_sharding_constraint(x * 2, PartitionSpec("d")), args, budget="100%")

    def test_inside_of_another_step(self):
        mesh = sharded.mesh(d=8)
        args = sharded.data_parallel(mesh)
        small = by_xla(
            sharded.step, in_shardings=tuple(NamedSharding(mesh, PartitionSpec(*each)) for each in ((), ("d",)))
        )

        def twice(call):
            return jax.jit(lambda weights, x: call(call(weights, x)[1], x))

        self.same(twice(small)(*args), twice(sharded.step)(*args))
        self.bytes_of_one(small, args)
        self.same(jax.jit(by_xla(sharded.step))(*args)[0], jax.jit(sharded.step)(*args)[0])

    def test_inside_of_shard_map_and_pmap(self):
        said = "^a step of remat.jit is called inside jax.shard_map or jax.pmap, .*: use jax.shard_map inside the step"
        small, split = by_xla(lambda x: jax.lax.psum(x, "d"), "100%"), PartitionSpec("d")
        around = jax.jit(jax.shard_map(small, mesh=sharded.mesh(d=8), in_specs=split, out_specs=PartitionSpec()))
        self.refused(said, around, jnp.ones(8))
        with jax.set_mesh(jax.make_mesh((8,), ("d",), axis_types=(AxisType.Auto,))):
            self.refused(said, jax.jit(jax.shard_map(by_xla(jnp.sin), in_specs=split, out_specs=split)), jnp.ones(8))
        self.refused(said, jax.pmap(small, axis_name="d"), jnp.ones((8, 1)))

    def test_no_arguments(self):
        split = NamedSharding(sharded.mesh(d=8), PartitionSpec("d"))
        self.check(lambda: jax.lax.with_sharding_constraint(jnp.ones((8, 8)), split), (), budget="100%")

    def test_ops_along_divided_dimensions(self):
        """Devices combine their parts by the op of the reduction, and look up rows that only one of them has."""
        rows = np.arange(16) % 8

        def step(x):
            return {
                "reduced": [
                    x.max(),
                    x.min(0),
                    x.prod(0),
                    (x > 3).any(),
                    (x > -9).all(0),
                    x.var(),
                    jax.nn.softmax(x, 0),
                ],
                "looked up": [x[np.arange(5)[::-1]], x[np.array([1, 15]), np.array([3, 0])]],
                "gradient": jax.grad(lambda x: (x[np.array([1, 5, 5, 15])] ** 2).sum())(x),
                "by segment": [jax.ops.segment_sum(x, rows, 8), jax.ops.segment_max(x, rows, 8)],
                "scattered": jnp.full((8, 4), 2.0).at[rows].multiply(x),
            }

        x = np.random.default_rng(0).normal(size=(16, 4)).astype(np.float32)
        self.check(step, (sharded.put(x, sharded.mesh(d=8), "d"),), budget="100%")
        self.check(step, (sharded.put(x, sharded.mesh(d=4, m=2), "d", "m"),), budget="100%")

    def test_ops_that_would_be_divided_wrongly(self):
        window = {"window_strides": (1,), "padding": "SAME", "dimension_numbers": ("NHC", "HIO", "NHC")}
        x, cases = (
            np.ones((16, 8), np.float32),
            {
                "reverse": lambda x: x[::-1],
                "rng_bit_generator": lambda x: x * jax.random.normal(jax.random.key(0, impl="rbg"), x.shape),
                "convolution": lambda x: jax.lax.conv_general_dilated(x[None], jnp.ones((3, 8, 8)), **window),
            },
        )
        if jax.__version_info__ < (0, 12):
            cases["dynamic_update_slice"] = lambda x: jax.lax.dynamic_update_slice(x, jnp.ones((3, 8)), (5, 0))
            cases["reduce"] = lambda x: x.argmax(0)
        for name, step in cases.items():
            said = (
                rf"^the step cannot be divided: Shardy computes stablehlo.{name} \(.*\) wrongly, because .*: give each"
            )
            with self.subTest(name):
                self.refused(said, by_xla(step, "100%"), sharded.put(x, sharded.mesh(d=8), "d"))

    def test_two_meshes(self):
        one, other = sharded.mesh(d=8), sharded.mesh(a=2, b=4)
        split = NamedSharding(other, PartitionSpec("a", "b"))
        self.refused(
            "the step has 2 meshes, and one is expected",
            by_xla(lambda x: jax.lax.with_sharding_constraint(x * 2, split)),
            sharded.put(np.ones((8, 8)), one, "d"),
        )


def put_by_type(mesh):
    return jax.device_put(jnp.arange(64.0).reshape(8, 8), NamedSharding(mesh, PartitionSpec("d")))


class Moments(typing.NamedTuple):
    """A state of an optimizer, in the form of optax's states."""

    count: typing.Any
    mean: typing.Any
    none: typing.Any = None


@dataclasses.dataclass
class Model:
    """A module in the form of equinox's or flax's: arrays, and a field that is part of its structure."""

    weight: typing.Any
    name: str = "tanh"


class States(WithJax):
    """Tests the arguments and results of steps."""

    @classmethod
    def setUpClass(cls):
        jax.tree_util.register_dataclass(Model, ["weight"], ["name"])

    def check(self, step, *args, **options):
        self.same(by_xla(step, budget="100%", **options)(*args), jax.jit(step, **options)(*args))

    def test_states_of_libraries(self):
        def step(model, moments, x):
            def loss(model):
                y = getattr(jnp, model.name)(x @ model.weight)
                return (y * y).mean(), {"largest": y.max(), "none": None}

            (value, aux), gradient = jax.value_and_grad(loss, has_aux=True)(model)
            mean = jax.tree.map(lambda m, g: 0.9 * m + g, moments.mean, gradient)
            return Model(model.weight - mean.weight, model.name), Moments(moments.count + 1, mean), value, aux

        model = Model(jnp.ones((4, 4)))
        moments = Moments(np.int32(0), Model(jnp.zeros((4, 4))))
        small = by_xla(step, "100%")
        for name in ("tanh", "sin"):
            model, moments = (jax.tree.map(jnp.array, each) for each in (model, moments))
            model.name = moments.mean.name = name
            args = model, moments, np.ones((2, 4), np.float32)
            self.same(small(*args), jax.jit(step)(*args))

    def test_random_keys(self):
        self.check(lambda key, x: (jax.random.split(key), jax.random.bits(key), x), jax.random.key(0), 1.5)
        self.check(lambda key: jax.random.normal(key, (3,)), jax.random.PRNGKey(0))
        self.check(lambda key: jax.random.fold_in(key, 1), jax.random.key(0, impl="rbg"))
        keys = jax.device_put(
            jax.random.split(jax.random.key(0), 8), NamedSharding(sharded.mesh(d=8), PartitionSpec("d"))
        )
        self.check(lambda keys: jax.vmap(jax.random.normal)(keys), keys)

    def test_types(self):
        self.check(lambda x, y: (x * 2, y + 1, x * y, 3), 2.0, jnp.ones(3, jnp.bfloat16))
        self.check(jax.grad(lambda x, n: x.sum() * n.sum(), argnums=(0, 1), allow_int=True), jnp.ones(3), jnp.arange(3))
        self.check(lambda x, zero: (x + 1, zero), jnp.ones(3), np.zeros(3, jax.dtypes.float0))
        self.check(lambda x: x.astype(jnp.float8_e4m3fn), jnp.arange(8.0))
        self.check(lambda x: jnp.fft.fft(x), jnp.arange(8.0) + 1j)
        self.check(lambda tree: {"a": tree["b"], "c": None, "d": ()}, {"b": None, "x": jnp.ones(2)})
        self.check(lambda x, y: (x, x, y, x + y), jnp.ones(3), jnp.zeros((0, 3))[:, 0].sum())
        self.check(lambda x: None, jnp.ones(3))
        self.check(lambda: jnp.arange(3))
        with jax.enable_x64(True):
            self.check(lambda x, n: (x * n, jnp.arange(3)), np.arange(3.0), 2)

    def test_functions_of_the_platform(self):
        self.check(jnp.linalg.cholesky, 3 * jnp.eye(8))
        self.check(lambda x: jnp.linalg.svd(x)[1], 3 * jnp.eye(8))

    def test_what_jax_does_not_hand_on(self):
        ref = jax.new_ref(jnp.ones(3))
        self.refused(r"^an argument is a Ref\{float32\[3\]\}, which is not an array", by_xla(lambda ref: ref[...]), ref)
        with mock.patch("jax._src.export._export._check_lowering", side_effect=NotImplementedError("odd")):
            self.refused("^JAX returned no program that can be planned: odd$", by_xla(lambda x: x), 1.0)

    def test_arguments_in_the_memory_of_the_host(self):
        """For example, the host can have the state of an optimizer, which is copied to the device for its update."""
        host, device = (
            jax.sharding.SingleDeviceSharding(jax.devices()[3], memory_kind=each) for each in ("pinned_host", "device")
        )

        def step(x, state, frozen):
            state = jax.device_put(state, device)
            return x * state, jax.device_put(state + x, host), frozen

        x, state = (jax.device_put(jnp.ones(4), each) for each in (device, host))
        self.check(step, x, state, jax.device_put(jnp.ones(4), host))

    def test_values_of_the_function_around_the_step(self):
        said = "^the step reads a traced value of the function around it: pass this value as an argument of the step$"
        for around in (jax.jit, jax.grad):
            self.refused(said, around(lambda y: by_xla(lambda x: x * y, "100%")(2.0)), 3.0)

    def test_a_planned_step_is_not_lowered_for_another_platform(self):
        said = "^the step is or calls a program that was not compiled for NVIDIA GPUs, .*: give the original function"
        self.refused(said, lowering.lowered_for, "cuda", by_xla(lambda x: x + 1, "100%"), 1.0)

    def test_a_step_that_is_compiled_already(self):
        said = "^the step is a Compiled: expected a function, or what jax.jit"
        self.refused(said, by_xla, jax.jit(jnp.sin).lower(1.0).compile())

    def test_a_method(self):
        class Net:
            def __init__(self, scale):
                self.scale = scale

            @remat.jit(budget="100%", backend="xla", static_argnums=0)
            def step(self, x):
                return self.scale * x

        self.same(Net(2).step(jnp.ones(3)), 2 * jnp.ones(3))
        self.same(Net(3).step(jnp.ones(3)), 3 * jnp.ones(3))
        self.assertIsInstance(Net.step.report, Report)
        self.assertIs(copy.deepcopy(Net.step), Net.step)

    def test_an_object_with_fields_of_the_same_names(self):
        class Net:
            """A network."""

            def __init__(self):
                self._options = self._jitted = self._lock = self._road = self.report = "mine"

            def __call__(self, x):
                return x + 1

        for make in (by_xla, lambda step: remat.jit(step, "100%", backend="iree")):
            small = make(Net())
            self.assertIsNone(small.report)
            self.assertNotEqual(small._options, "mine")
        self.check(Net(), jnp.ones(3))
        self.same(by_xla(by_xla(Net(), "100%"), "100%")(jnp.ones(3)), 2 * jnp.ones(3))

    def test_without_jit(self):
        """With disable_jit and debug_nans JAX runs op by op, and the original step runs."""
        small = by_xla(lambda x, n: x * n, "100%", static_argnums=1)
        lowered = by_xla(jax.jit(lambda x: x * 2).lower(jnp.ones(3)), "100%")
        with jax.disable_jit():
            self.same(small(jnp.ones(3), 2), 2 * jnp.ones(3))
            with self.assertRaisesRegex(ValueError, "^Disable jit is not supported in the AOT path"):
                lowered(jnp.ones(3))
        with jax.debug_nans(True), self.assertRaisesRegex(FloatingPointError, "nan"):
            by_xla(lambda x: x / x, "100%")(jnp.zeros(3))

    def test_a_device_that_is_not_the_first(self):
        self.check(lambda x: x + 1, jax.device_put(jnp.ones(4), jax.devices()[3]))


class Fake(types.SimpleNamespace):
    """A device."""


GPU = {"platform": "gpu", "device_kind": "NVIDIA H100"}


class Devices(WithJax):
    """Tests that the device which JAX has here decides which compiler is used."""

    def on(self, **device):
        self.enterContext(mock.patch.object(jax_roads, "default_device", lambda: Fake(**device)))

    def test_without_a_gpu(self):
        said = (
            r'^JAX has no GPU here: plan ahead of time for a GPU by its name \(target="h100"\), or compile for this CPU with '
            r'IREE \(backend="iree"\), or with XLA \(backend="xla"\), which saves no memory$'
        )
        for options in ({}, {"backend": "gpu"}, {"target": "device"}, {"target": "device", "backend": "xla"}):
            with self.subTest(options):
                small = remat.jit(lambda x: x, budget=0.5, **options)
                self.refused(said, small, 1.0)
                self.refused(said, small.lower, 1.0)

    def test_a_tpu_is_no_gpu(self):
        self.on(platform="tpu", device_kind="TPU v5 lite")
        self.refused("JAX runs on a TPU here, and has no GPU: leave backend out", remat.jit(abs, 0.5, "gpu"), 1.0)

    def test_what_is_free(self):
        stats = {"bytes_limit": 80_000_000_000, "bytes_in_use": 10_000_000_000}
        found = free.free_on(Fake(**GPU, memory_stats=lambda: stats))
        self.assertEqual((found.size, found.above_arguments), (66_000_000_000, True))
        for stats, said in (
            (None, "budget 'auto': NVIDIA H100 does not say how much of its memory is free: give bytes"),
            ({"bytes_limit": 100, "bytes_in_use": 96}, "are in use on NVIDIA H100, and 5% are kept as a reserve"),
        ):
            self.refused(said, free.free_on, Fake(**GPU, memory_stats=lambda stats=stats: stats))
        self.refused("budget 'auto': cpu does not say how much", by_xla(lambda x: x, "auto"), 1.0)

    def test_a_budget_of_what_is_free_is_kept(self):
        args = sharded.arguments()
        free = 24 * args[1].nbytes
        stats = {"bytes_limit": 100 * free, "bytes_in_use": 94 * free}
        self.on(platform="cpu", device_kind="one", memory_stats=lambda: stats)
        small = by_xla(sharded.step, "auto")
        self.same(small(*args), jax.jit(sharded.step)(*args))
        self.assertLessEqual(small.report.after.temporaries, free)
        self.assertGreater(small.report.before.temporaries, free)

    def test_a_share_is_one_of_the_original_step(self):
        args = sharded.arguments()
        texts = [by_xla(sharded.step, budget).lower(*args).as_text() for budget in (0.7, "70%")]
        self.assertEqual(*texts)

    def test_versions(self):
        jax_internals.check_version(jax.__version__)
        row = versions.supported()["jax"]
        said = f"^JAX 0.7.2 is installed, and remat.jit needs {row['oldest']} to {row['newest']}: install one of these$"
        self.refused(said, jax_internals.check_version, "0.7.2")
        self.refused("^JAX 1.0.0 is installed", jax_internals.check_version, "1.0.0")
        for version in row.values():
            jax_internals.check_version(version)
        versions.check.cache_clear()
        self.addCleanup(versions.check.cache_clear)
        with mock.patch.object(versions, "version", lambda name: "9.0"):
            with self.assertWarnsRegex(remat.RematWarning, "^jax 9.0 is installed") as caught:
                by_xla(lambda x: x, "100%")(1.0)
        self.assertEqual(caught.filename, __file__)
        with mock.patch.object(jax, "__version__", "0.9.2"):
            small = by_xla(sharded.step)
            said = (
                f"^JAX 0.9.2 is installed, and a step for several devices needs JAX 0.10 or later, up to {row['newest']}: "
                "install one of these$"
            )
            self.refused(said, small, *sharded.data_parallel(sharded.mesh(d=8)))


class Plans(WithJax):
    """The CPU stands for the target of a plan."""

    def setUp(self):
        super().setUp()
        self.planned, self.most, self.folder = [], 10**9, None
        # The reserve with which a plan is within the budget, and the largest reserve for which there is a plan.
        self.enough, self.smallest = "none", None
        test = self

        class Here(jax_roads.ForTarget):
            platform, absent = "cpu", None

            @property
            def folder(self):
                return test.folder

            def plan(self, lowered, reserve=None):
                if test.smallest is not None and (reserve or 0) > test.smallest:
                    raise remat.RematError("no plan within these bytes")
                test.planned.append(reserve)
                report = Report("xla", "here", after=Taken(3, 4))
                taken = 8 * jax.tree.leaves(lowered.in_avals)[0].size  # The argument and the result in float32.
                most = test.most or taken
                most = taken if reserve == test.enough else most
                return jax_roads.Plan(jax_roads.module_text(lowered), report, most, is_tuned=bool(test.folder))

        self.enterContext(mock.patch.object(jax_roads, "ForTarget", Here))

    def test_once_for_each_shape_and_static_argument(self):
        small = remat.jit(lambda x, n=2: x * n, budget="1GB", target="h100", donate_argnums=0, static_argnames="n")
        for number, (size, times) in enumerate(((4, 2), (8, 2), (8, 3)), 1):
            for _ in range(2):
                x = jnp.ones(size)
                self.same(small(x, n=times), times * jnp.ones(size))
                self.assertTrue(x.is_deleted())
            self.assertEqual(len(self.planned), number)

    def test_what_takes_more_than_the_budget(self):
        self.most = 100
        small = remat.jit(lambda x: x * 2, budget="1GB", target="h100", donate_argnums=0)
        with self.assertWarnsRegex(remat.RematWarning, "XLA takes 0.004096 MB for the step now") as caught:
            small(jnp.ones(1024))
        self.assertEqual(caught.filename, __file__)
        self.assertEqual(self.planned, [None, 4089, 4089, 4089])  # The plans say 7 bytes.
        self.folder = Fake(name="/nowhere")
        small = remat.jit(lambda x: x * 2, budget="1GB", target="h100", donate_argnums=0)
        for _ in range(2):
            x = jnp.ones(1024)
            self.refused("took 0.000007 MB when the step was planned: give a smaller budget", small, x)
            self.assertFalse(x.is_deleted())

    def test_a_step_that_is_fitted_again_on_the_device(self):
        self.most, self.enough = 100, 8185
        small = remat.jit(lambda x: x * 2, budget="1GB", target="h100")
        said = "XLA takes 0.008192 MB .*: this is above the budget of 0.000100 MB, so the step is fitted again$"
        with self.assertWarnsRegex(remat.RematWarning, said) as caught:
            self.same(small(jnp.ones(1024)), 2 * jnp.ones(1024))
        self.assertEqual((len(caught.warnings), caught.filename), (1, __file__))
        self.same(small(jnp.ones(1024)), 2 * jnp.ones(1024))
        self.assertEqual(self.planned, [None, 8185])

    def test_a_step_that_cannot_be_fitted_again(self):
        self.most, self.smallest = 100, 50
        small = remat.jit(lambda x: x * 2, budget="1GB", target="h100")
        with self.assertWarnsRegex(remat.RematWarning, "^no smaller plan was found: no plan within these bytes$"):
            self.same(small(jnp.ones(1024)), 2 * jnp.ones(1024))
        self.same(small(jnp.ones(1024)), 2 * jnp.ones(1024))
        self.assertEqual(self.planned, [None])

    def test_threads(self):
        self.folder = Fake(name="/nowhere")
        for _ in range(2):
            small = remat.jit(lambda x: x * 2, budget="1GB", target="h100")
            sizes, self.planned, self.most = [1 + number % 16 for number in range(64)], [], None
            with concurrent.futures.ThreadPoolExecutor(8) as threads:
                results = list(threads.map(lambda size: small(jnp.ones(size)), sizes))
            for size, result in zip(sizes, results):
                self.same(result, 2 * jnp.ones(size))
            self.assertEqual(len(self.planned), 16)

    def test_the_gpu_keeps_its_choice_of_kernels(self):
        self.folder = Fake(name="/nowhere")
        small = remat.jit(lambda x: x * 2, budget="1GB", target="h100")
        with mock.patch("jax.jit", side_effect=jax.jit) as jit:
            small(jnp.ones(4))
            jax.jit(lambda x: small(x))(jnp.ones(4))  # JAX takes compiler options only for the outermost jit.
        given = [call.kwargs.get("compiler_options") for call in jit.call_args_list]
        self.assertEqual(given, [{"xla_gpu_per_fusion_autotune_cache_dir": "/nowhere"}, None, None])


@unittest.skipUnless(HAS_JAX and python_with_plugin(), "XLA's plugin for CUDA is not installed (tools/setup xla-gpu)")
class Ahead(WithJax):
    """XLA's ahead-of-time allocation for the program that remat.jit gives to JAX must equal the planned bytes."""

    def setUp(self):
        super().setUp()
        jax.devices()  # From here on, XLA has its flags for the CPU, and the usual flags for the GPU.
        self.enterContext(mock.patch.dict(os.environ, XLA_FLAGS=DEVICES))

    def check(self, args, devices):
        small = remat.jit(sharded.step, budget="80%", target="h100", rounds=1, donate_argnums=0)
        text = small.trace(*args).lower(lowering_platforms=("cuda",)).as_text()
        path = os.path.join(self.enterContext(tempfile.TemporaryDirectory()), "step.mlir")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        memory = Compiler("h100", devices=devices).compile(path).memory
        self.assertEqual(taken(memory), dataclasses.replace(small.report.after, live=None))
        self.assertLessEqual(small.report.share, 0.8)
        self.refused("^the step was compiled for 'h100', and this machine has no GPU to run it", small, *args)

    def test_one_device(self):
        self.check(sharded.arguments(), 1)

    def test_eight_devices(self):
        self.check(sharded.tensor_parallel(sharded.mesh(d=2, m=4)), 8)

    @unittest.skipUnless(FULL, "takes 20 s (REMAT_FULL=1)")
    def test_a_step_that_is_fitted_again_for_eight_devices(self):
        """On the devices the first program takes as many bytes as the original step. The second plan leaves the
        additional bytes free. A GPU that is here does not compile plans for many devices."""
        plans = []

        def taken(road, lower):
            plans.append(small.report)
            return small.report.before.total if len(plans) == 1 else 0

        folder = Fake(name=self.enterContext(tempfile.TemporaryDirectory()))
        here = {"platform": "cpu", "absent": None, "folder": folder, "compiler_options": {}, "taken": taken}
        self.enterContext(mock.patch.multiple(jax_roads.ForTarget, **here))
        args = sharded.tensor_parallel(sharded.mesh(d=2, m=4))
        small = remat.jit(sharded.step, budget="90%", target="h100", rounds=1)
        with self.assertWarnsRegex(remat.RematWarning, "so the step is fitted again$"):
            self.same(small(*args), jax.jit(sharded.step)(*args))
        first, second = plans
        self.assertLessEqual(second.after.total + first.before.total - first.after.total, second.asked)
        self.assertIn("are a reserve, which the plan leaves free", "\n".join(second.notes))

    def test_a_plan_for_a_gpu_computes_the_same(self):
        """The CPU stands for the GPU, and allocates other bytes."""
        warnings.simplefilter("ignore", remat.RematWarning)
        self.enterContext(mock.patch.multiple(jax_roads.ForTarget, platform="cpu", absent=None))
        self.enterContext(mock.patch.object(jax_step, "REFITS", 0))
        for args in (sharded.tensor_parallel(sharded.mesh(d=2, m=4)), *[sharded.arguments()] * FULL):
            expected = jax.jit(sharded.step)(*args)
            small = remat.jit(sharded.step, budget="80%", target="h100", rounds=1, donate_argnums=0)
            given = jax.tree.map(jnp.copy, args[0])
            self.same(small(given, args[1]), expected)
            self.assertIn("optimization_barrier", small.lower(*args).as_text())


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
