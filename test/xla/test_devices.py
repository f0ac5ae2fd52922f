#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests steps for many devices that this machine does not have. A budget limits the bytes that XLA
allocates on one device.

    test_devices.py path/to/remat-opt

Tests that need XLA's plugin are skipped if neither this Python nor .venv/xla has it (tools/setup xla-gpu).
"""

import json
import os
import re
import subprocess
import sys
import unittest
from unittest import mock

import warm
from folder import Folder, without_progress

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
TOOL = os.path.join(ROOT, "tools", "remat-xla", "remat-xla")
TABLE = os.path.join(ROOT, "bench", "measure", "devices_table.py")
sys.path.insert(0, os.path.join(ROOT, "python"))

sys.path.append(os.path.join(ROOT, "python", "remat", "xla"))

from mesh_names import rows_of  # noqa: E402
from remat.process import Crashed, Failed  # noqa: E402
from remat.tool import RematError  # noqa: E402
from remat.xla import fewest, hlo  # noqa: E402
from remat.xla.collectives import group_of, link_bytes  # noqa: E402
from remat.xla.devices import Divider, agreed, check_devices  # noqa: E402
from remat.xla.kernels import kernels_of  # noqa: E402
from remat.xla.kernels_json import kernels_json  # noqa: E402
from remat.xla.memory import peak  # noqa: E402
from remat.xla.targets import TARGETS  # noqa: E402

OPT = os.path.abspath(sys.argv[1])
os.environ["REMAT_OPT"] = OPT
PYTHON = warm.with_plugin()
NEEDS = unittest.skipUnless(PYTHON, "XLA's plugin for CUDA is not installed (tools/setup xla-gpu)")
FULL = unittest.skipUnless(os.environ.get("REMAT_FULL"), "takes minutes (REMAT_FULL=1)")

# Six layers with an MLP each. Weights and examples are divided among 8 devices. Each layer gathers 2 x 1 MB of weights,
# and has activations of 2 MB on a device.
STEP = """
import jax, jax.numpy as jnp, numpy as np
from jax.sharding import AxisType, Mesh, NamedSharding, PartitionSpec as P

def AbstractMesh(sizes, names):
    return jax.sharding.AbstractMesh(sizes, names, axis_types=(AxisType.Auto,) * len(names))

def loss(weights, x):
    for up, down in weights:
        x = x + jnp.tanh(jax.nn.gelu(x @ up) @ down)
    return (x * x).mean()

def step(weights, x):
    value, gradient = jax.value_and_grad(loss)(weights, x)
    return value, jax.tree.map(lambda w, g: w - 0.01 * g, weights, gradient)

def lowered(mesh, weights=P("d", None), examples=P("d", None), width=256, batch=8192, layers=6):
    def shape(spec, *sizes):
        return jax.ShapeDtypeStruct(sizes, jnp.float32, sharding=NamedSharding(mesh, spec))
    turned = P(*weights[::-1])
    params = [(shape(weights, width, 4 * width), shape(turned, 4 * width, width)) for _ in range(layers)]
    results = jax.tree.map(lambda each: each.sharding, params)
    made = jax.jit(step, donate_argnums=0, out_shardings=(NamedSharding(mesh, P()), results))
    return made.trace(params, shape(examples, batch, width)).lower(lowering_platforms=("cuda",))

mesh = AbstractMesh((8,), ("d",))
"""

# The same six layers as a scan, after a table of words that is divided by words. Each device looks up the words that it
# has. The input of a layer is divided by examples.
SCANNED = (
    STEP.replace(
        """    for up, down in weights:
        x = x + jnp.tanh(jax.nn.gelu(x @ up) @ down)
    return""",
        """    def layer(x, weights):
        x = jax.lax.with_sharding_constraint(x, by_examples)
        return x + jnp.tanh(jax.nn.gelu(x @ weights[0]) @ weights[1]), None
    words, layers = weights
    x, _ = jax.lax.scan(layer, jax.lax.with_sharding_constraint(words[x], by_examples), layers)
    return""",
    )
    .replace("def lowered(mesh, ", "def lowered(mesh, words=65536, ")
    .replace(
        "    params = [(shape(weights, width, 4 * width), shape(turned, 4 * width, width)) for _ in range(layers)]",
        """    global by_examples
    by_examples = NamedSharding(mesh, examples)
    stacks = shape(P(None, *weights), layers, width, 4 * width), shape(P(None, *turned), layers, 4 * width, width)
    params = shape(P(weights[0], None), words, width), stacks""",
    )
    .replace(
        "shape(examples, batch, width))",
        "jax.ShapeDtypeStruct((batch,), jnp.int32, sharding=NamedSharding(mesh, P(examples[0]))))",
    )
)

# Four layers, and a head of 4,096 words, whose logits take 16.8 MB on a device.
HEADED = STEP.replace(
    """    return (x * x).mean()""",
    """    logits = jnp.concatenate([up for up, _ in weights], 1)
    logits = x @ logits
    return (jax.nn.logsumexp(logits, axis=1) - logits[:, 0]).mean()""",
)

# Runs StableHLO on virtual devices of the CPU. Every run gets the same random numbers, divided among the devices as the
# shardings of main's arguments say.
RUN = """
from jax._src import compiler
from jax._src.interpreters import mlir
from jax._src.lib import _jax
from jaxlib.mlir import ir

def results(text, shapes, mesh):
    devices, random = mesh.devices.flatten(), np.random.default_rng(0)
    with mlir.make_ir_context():
        module = ir.Module.parse(text)
    options = compiler.get_compile_options(1, len(devices), device_assignment=np.array([devices]))
    made = devices[0].client.compile_and_load(module, executable_devices=_jax.DeviceList(tuple(devices)), compile_options=options)
    def values(each):
        whole = each.dtype == np.int32
        return random.integers(100, size=each.shape, dtype=np.int32) if whole else 0.1 * random.standard_normal(each.shape, np.float32)
    given = [jax.device_put(values(each), NamedSharding(mesh, each.sharding.spec)) for each in shapes]
    shards = made.execute_sharded(given).disassemble_into_single_device_arrays()
    return [np.stack([np.asarray(shard) for shard in each]) for each in shards]
"""


def python(code, **environment):
    """Returns what the code prints under the Python that has JAX and the plugin."""
    return subprocess.run(
        [PYTHON, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "JAX_PLATFORMS": "cpu", "PYTHONPATH": os.path.join(ROOT, "python"), **environment},
    )


class Devices(Folder):
    def lowered(self, call="lowered(mesh)", name="step.mlir"):
        done = python(f"{STEP}\nprint({call}.as_text())")
        self.assertEqual(done.returncode, 0, done.stderr)
        return self.write(name, done.stdout)

    def tool(self, *options):
        done = subprocess.run([sys.executable, TOOL, *options], capture_output=True, text=True, check=False)
        return without_progress(done)


HEAD = "HloModule m, is_scheduled=true, num_partitions=8\n\n"
ADD = "%add (a: f32[], b: f32[]) -> f32[] {\n  %a = f32[] parameter(0)\n  %b = f32[] parameter(1)\n  ROOT %c = f32[] add(%a, %b)\n}\n\n"


def read(lines, before=""):
    return kernels_of(hlo.parse(f"{HEAD}{before}ENTRY %main () -> f32[] {{\n{lines}\n}}\n"))


def groups(text, devices=8):
    line = f"  %g = f32[8]{{0}} all-gather(%x), {text}dimensions={{0}}"
    return group_of(hlo.instruction(line), devices)


class Collectives(unittest.TestCase):
    def test_groups(self):
        self.assertEqual(groups(""), list(range(8)))
        self.assertEqual(groups("replica_groups={{0,2},{1,3}}, "), [0, 2])
        self.assertEqual(groups("replica_groups={}, "), list(range(8)))
        self.assertEqual(groups("replica_groups=[2,4]<=[8], "), [0, 1, 2, 3])
        # Rows of the transposed 2 x 4 table are columns of the table.
        self.assertEqual(groups("replica_groups=[4,2]<=[2,4]T(1,0), "), [0, 4])
        self.assertEqual(groups("replica_groups=mesh['a'=2,'b'=4] {'b'}, "), [0, 1, 2, 3])
        self.assertEqual(groups("replica_groups=mesh['a'=2,'b'=4] {'a'}, "), [0, 4])
        # The axis b is split into two factors of 2, and (2)2 is the second factor. For this factor, the group of the
        # first device is 0 and 1.
        self.assertEqual(groups("replica_groups=mesh['a'=2,'b'=4] {'b':(2)2}, "), [0, 1])
        self.assertEqual(groups("replica_groups=mesh['a'=2,'b'=4] {'b':(1)2}, "), [0, 2])

    def test_bytes_of_a_ring(self):
        # Each of 4 devices has 100 of 400 bytes. In an all-gather, a device sends its own part, and passes two parts
        # on.
        self.assertEqual(link_bytes("all-gather", 100, 400, 4), 300)
        self.assertEqual(link_bytes("reduce-scatter", 400, 100, 4), 300)
        self.assertEqual(link_bytes("all-reduce", 400, 400, 4), 600)
        self.assertEqual(link_bytes("all-to-all", 400, 400, 4), 300)
        self.assertEqual(link_bytes("collective-permute", 400, 400, 4), 400)
        self.assertEqual(link_bytes("all-reduce", 400, 400, 1), 0)

    def test_those_that_run_beside_kernels(self):
        # A kernel of 64 bytes runs, and 2 x 7/8 x 32 bytes are sent.
        found = read(
            "  %x = f32[8]{0} parameter(0)\n"
            '  %s = f32[8]{0} all-reduce-start(%x), replica_groups={}, to_apply=%add, metadata={op_name="call.1/op7"}\n'
            "  %n = f32[8]{0} negate(%x)\n  %d = f32[8]{0} all-reduce-done(%s)\n"
            "  ROOT %r = f32[8]{0} add(%n, %d)",
            ADD,
        )
        self.assertEqual([each.op for each in found.tensors], [None, "op7", None, None])
        self.assertEqual((found.link, found.kernels[0].group), (56, list(range(8))))
        target = TARGETS["h100"]._replace(bandwidth=32.0, peers=8.0, flops=1e9)
        # The program waits for 7 s, and the negation hides 2 of them. The sum reads and writes 96 bytes.
        self.assertAlmostEqual(found.seconds(target), 7 + 3, places=5)
        # Groups of two hosts use the network.
        self.assertAlmostEqual(found.seconds(target._replace(per_host=4, network=4.0)), 14 + 3, places=5)

    def test_merged_ones_are_one_kernel_for_xla_and_several_for_a_plan(self):
        found = read(
            "  %x = f32[2]{0} parameter(0)\n  %y = f32[4]{0} parameter(1)\n"
            "  %s = ((f32[2]{0}, f32[4]{0}), (f32[16]{0}, f32[32]{0})) all-gather-start(%x, %y), replica_groups=[1,8]<=[8], "
            "dimensions={0}\n"
            '  %d = (f32[16]{0}, f32[32]{0}) all-gather-done(%s), metadata={op_name="call.1/(op3:op5)"}\n'
            "  %g = f32[32]{0} get-tuple-element(%d), index=1\n  ROOT %r = f32[32]{0} negate(%g)"
        )
        self.assertEqual([each.op for each in found.tensors], [None, None, "op3", "op5", None])
        start, _, last = found.kernels
        self.assertEqual((start.reads, start.writes, start.bytes, last.reads), ([0, 1], [2, 3], 24 + 192, [3]))
        self.assertEqual(start.link, (64 + 128) * 7 // 8)
        # The result is written over the second gathered tensor, so both have the memory of this tensor.
        self.assertEqual(peak(found)[0], 64)
        written = kernels_json(found, TARGETS["h100"])["kernels"]
        self.assertEqual(
            [(each["name"], each["reads"], each["writes"]) for each in written],
            [("s.0", [0], [2]), ("s.1", [1], [3]), ("r", [3], [4])],
        )
        # 112 bytes at 450 GB/s take as long as 834 bytes of memory at 3.35 TB/s.
        self.assertEqual(written[1]["bytes"], round(112 * 3.35e12 / 4.5e11))

    def test_a_plan_sends_when_needed(self):
        # XLA gathers first and sums last. The third kernel reads g, and n is summed after the first kernel.
        found = read(
            "  %x = f32[8]{0} parameter(0)\n  %y = f32[8]{0} parameter(1)\n"
            "  %g = f32[64]{0} all-gather(%x), replica_groups={}, dimensions={0}\n"
            "  %n = f32[64]{0} concatenate(%y, %y, %y, %y, %y, %y, %y, %y), dimensions={0}\n"
            "  %m = f32[8]{0} negate(%y)\n  %o = f32[64]{0} negate(%g)\n"
            "  ROOT %s = f32[8]{0} reduce-scatter(%n), replica_groups={}, dimensions={0}, to_apply=%add",
            ADD,
        )
        self.assertEqual([each.name for each in found.kernels], ["g", "n", "m", "o", "s"])
        written = [each["name"] for each in kernels_json(found, TARGETS["h100"])["kernels"]]
        self.assertEqual(written, ["n", "s", "m", "g", "o"])

    def test_several_names_where_some_are_missing_are_nobodys(self):
        found = read(
            "  %x = f32[2]{0} parameter(0)\n  %y = f32[4]{0} parameter(1)\n"
            "  %s = (f32[2]{0}, f32[4]{0}) all-reduce(%x, %y), replica_groups={}, to_apply=%add, "
            'metadata={op_name="(op3)"}\n  ROOT %g = f32[4]{0} get-tuple-element(%s), index=1',
            ADD,
        )
        self.assertEqual([each.op for each in found.tensors], [None] * 4)
        # Each sum is written over its operand, so each part has its own in_place pair.
        written = kernels_json(found, TARGETS["h100"])["kernels"]
        self.assertEqual([each["in_place"] for each in written], [[[0, 2]], [[1, 3]]])


# JAX 0.12 writes a jax.shard_map in this form: its mesh has two names.
BY_AXES = """
import sys
sys.path.insert(0, ROOT + "/python/remat/xla")
import divide
text = '''
sdy.mesh @mesh = <["d"=2, "e"=2]>
sdy.mesh @mesh_0 = <["d"=2, "e"=2]>
sdy.mesh @mesh_01 = <["f"=1]>
func.func public @main(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh_0, [{"d"}]>}) -> tensor<16xf32> {
  %y = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups =
    #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "d">]>}> :
    (tensor<8xf32>) -> tensor<16xf32>
  return %y : tensor<16xf32>
}'''
written, module = divide.read(text, 0)
print(divide.the_mesh(module)[1], written.count('"sdy.mesh"'), "@mesh_0," in written, "[[0, 2], [1, 3]]" in written)
"""


class Meshes(unittest.TestCase):
    def test_groups_along_axes(self):
        mesh = '#sdy.mesh<["a"=2, "b"=3]>'

        def rows(*names, mesh=mesh):
            return rows_of(", ".join(f'#stablehlo.axis_ref<name = "{name}">' for name in names), mesh)

        self.assertEqual(rows("a"), [[0, 3], [1, 4], [2, 5]])
        self.assertEqual(rows("b"), [[0, 1, 2], [3, 4, 5]])
        self.assertEqual(rows("b", "a"), [[0, 3, 1, 4, 2, 5]])
        turned = '#sdy.mesh<["a"=2, "b"=2], device_ids=[3, 2, 1, 0]>'
        self.assertEqual(rows("b", mesh=turned), [[3, 2], [1, 0]])
        with self.assertRaisesRegex(
            ValueError, "along a part of an axis of the mesh: give the parts axes of their own"
        ):
            rows_of('#stablehlo.axis_ref<name = "a", sub_axis_info = #stablehlo.sub_axis_info<...>>', mesh)

    @NEEDS
    def test_a_mesh_with_two_names(self):
        done = python(BY_AXES.replace("ROOT", repr(ROOT)))
        self.assertEqual(done.stdout, "[('d', 2), ('e', 2)] 2 False True\n", done.stderr)


class Asked(unittest.TestCase):
    def test_a_shardy_that_ends(self):
        with (
            mock.patch("remat.xla.devices.run", side_effect=Crashed("python ended by SIGSEGV")),
            self.assertRaisesRegex(Failed, "say how activations are divided"),
        ):
            Divider(sys.executable)("local", "step.mlir", "one.mlir")

    def test_numbers(self):
        target = TARGETS["h100"]
        divided = "module attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {}"
        self.assertEqual(
            (agreed(divided, None, target), agreed(divided, 8, target), agreed("module {}", None, target)), (8, 8, 1)
        )
        for text, devices, name, message in (
            (
                divided,
                1,
                "h100",
                "devices=1, but the step is divided among 8 devices: lower the step for 1, or give devices=8",
            ),
            (divided, None, "v5e", "only GPUs can have steps for many devices, and 'v5e' is a TPU"),
            ("module {}", 8, "h100", "the step is for one device, and not divided among 8: lower it under jax.jit"),
        ):
            with self.assertRaisesRegex(RematError, message):
                agreed(text, devices, TARGETS[name])
        for devices, message in (
            (0, "devices=0: expected a number from 1"),
            (True, "devices=True: expected a number from 1"),
            ("all", "devices='all': expected a number from 1"),
            (12, "a host of 'h100' has 8 devices; give at most 8, or a multiple of 8"),
        ):
            with self.assertRaisesRegex(RematError, message):
                check_devices(devices, target)
        check_devices("min", target)

    def test_counts(self):
        self.assertEqual(fewest.counts(8, 8), [1, 2, 4, 8])
        self.assertEqual(fewest.counts(6, 8), [1, 2, 4, 6])
        self.assertEqual(fewest.counts(32, 8), [1, 2, 4, 8, 16, 32])

    def test_topologies(self):
        target = TARGETS["h100"]
        self.assertEqual([target.topology(each) for each in (1, 4, 8, 64)], ["1x1x1", "1x1x4", "1x1x8", "1x8x8"])


@NEEDS
class Fitting(Devices):
    def test_weights_divided_among_eight(self):
        source, smaller = self.lowered(), os.path.join(self.folder, "smaller.mlir")
        done = self.tool(source, "--budget", "70%", "--devices", "8", "--rounds", "1", "-o", smaller)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        before, after = (float(size) for size in re.findall(r"(?:original|rewritten): ([\d.]+) MB", done.stdout))
        self.assertLessEqual(after, 0.7 * before)
        # Each weight is gathered, and each gradient is scattered: 7/8 of 2 x 6 x 2 x 1 MB. The only sum is that of a
        # single number.
        self.assertIn("one of 8 devices (d=8): 22.0 MB are sent to others in a step", done.stdout)
        with open(smaller, encoding="utf-8") as file:
            text = file.read()
        self.assertEqual([text.count(f"stablehlo.{each}") for each in ("all_gather", "reduce_scatter")], [12, 12])

    def check_against_xla(self, step, meshes, within):
        """The program of one device has the same arguments, results and sent bytes as XLA's program of the step. The
        temporaries and the roofline of the two programs differ only by small shares.
        """
        done = python(
            f"{step}\nmeshes = {meshes}"
            + """
import os, sys, tempfile
from remat.stablehlo import module_text
from remat.tool import remat_opt
from remat.xla import compiler, devices
for mesh, options in meshes:
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "step.mlir")
        open(path, "w").write(module_text(lowered(mesh, **options)))
        made = devices.DividedTools(compiler.Compiler("h100", devices=mesh.size), remat_opt(), "search", folder)
        made.start(path)
        whole = made.bases["the step as it is"]
        for each in whole.candidate, made.compiled("one", whole.path):
            print(each.memory.total - each.memory.temporaries, each.memory.temporaries, each.kernels.link, each.seconds)
"""
        )
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        rows = [[float(each) for each in line.split()] for line in done.stdout.splitlines()]
        self.assertEqual(len(rows), 2 * meshes.count("AbstractMesh"))
        for whole, one in zip(rows[::2], rows[1::2]):
            self.assertEqual((whole[0], whole[2]), (one[0], one[2]))
            self.assertAlmostEqual(one[1] / whole[1], 1, delta=within[0])
            self.assertAlmostEqual(one[3] / whole[3], 1, delta=within[1])

    def test_the_program_of_one_device_is_what_xla_makes_of_the_step(self):
        meshes = """(
            (AbstractMesh((8,), ("d",)), {"layers": 2}),
            (AbstractMesh((2, 4), ("d", "m")), {"layers": 2, "weights": P("d", "m")}),
        )"""
        self.check_against_xla(STEP, meshes, (0.02, 0.02))

    @FULL
    def test_so_is_that_on_other_meshes(self):
        meshes = """(
            (AbstractMesh((2, 4), ("d", "m")), {"layers": 2, "weights": P(None, "m")}),
            (AbstractMesh((64,), ("d",)), {"layers": 2}),
        )"""
        self.check_against_xla(STEP, meshes, (0.02, 0.02))

    def test_so_is_that_of_a_step_with_loops(self):
        # XLA gathers the weights of the next layer ahead in one program and not in the other.
        self.check_against_xla(SCANNED, """((AbstractMesh((8,), ("d",)), {}),)""", (0.02, 0.04))

    @FULL
    def test_so_is_that_of_a_step_with_loops_on_other_meshes(self):
        meshes = """(
            (AbstractMesh((2, 4), ("d", "m")), {"weights": P(None, "m")}),
            (AbstractMesh((64,), ("d",)), {"layers": 24, "batch": 16384}),
        )"""
        self.check_against_xla(SCANNED, meshes, (0.02, 0.04))

    def test_a_value_that_a_loop_gets_in_another_division_than_it_says(self):
        done = python(
            """
import os, sys
import remat.xla
sys.path.insert(0, os.path.dirname(remat.xla.__file__))
import local_loops
from jax._src.interpreters import mlir
from jaxlib.mlir import ir
text = '''
sdy.mesh @mesh = <["d"=2]>
func.func @main(%x: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d"}, {}]>}) -> tensor<4x4xf32> {
  %0 = stablehlo.while(%a = %x) : tensor<4x4xf32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [SAID]>]>}
  cond {
    %1 = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    stablehlo.return %a : tensor<4x4xf32>
  }
  return %0 : tensor<4x4xf32>
}'''
with mlir.make_ir_context():
    for said in ('{"d"}, {}', '{}, {"d"}'):
        module = ir.Module.parse(text.replace("SAID", said))
        print(local_loops.disagreeing(list(module.body.operations)[-1].operation))
"""
        )
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(done.stdout.split(), ["None", "0"])

    def check_values(self, mesh, options, again):
        done = python(
            f"{STEP}{RUN}\nshape, axes = {mesh}\noptions, again = {options}, {again}"
            + """
import remat
mesh = Mesh(np.array(jax.devices()).reshape(shape), axes)
made = lowered(mesh, layers=3, batch=2048, **options)
given = zip(jax.tree.leaves(made.args_info), jax.tree.leaves(made._lowering.compile_args["in_shardings"]))
shapes = [jax.ShapeDtypeStruct(each.shape, each.dtype, sharding=sharding) for each, sharding in given]
fitted = remat.compile(made, budget="75%", rounds=1, devices=8, recompute_collectives=again)
print(fitted.memory.total <= 0.75 * fitted.report.before.total)
text = made.as_text()
for name in ("tanh", "all_gather"):
    print(name, fitted.text.count(f"stablehlo.{name}"))
before, after = (results(each, shapes, mesh) for each in (text, fitted.text))
print(max(np.abs(one - other).max() / np.abs(one).max() for one, other in zip(before, after, strict=True)) <= 1e-6)
""",
            XLA_FLAGS="--xla_force_host_platform_device_count=8",
        )
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        held, tanh, gathers, same = done.stdout.splitlines()
        self.assertEqual((held, same), ("True", "True"))
        # Three layers have two gathers each. A plan of three quarters of the bytes computes some gathers again.
        self.assertGreater(int(tanh.split()[1]), 6)
        return int(gathers.split()[1])

    def test_values_are_those_of_the_step(self):
        self.assertEqual(self.check_values(((8,), ("d",)), {}, False), 6)

    def check_slices(self, options, what):
        """Each device computes slices of its own examples. After the slices, gradients are added up over the
        devices."""
        done = python(
            f"{HEADED}{RUN}\nslice = {options!r}"
            + """
import remat
mesh = Mesh(np.array(jax.devices()), ("d",))
made = lowered(mesh, layers=4)
given = zip(jax.tree.leaves(made.args_info), jax.tree.leaves(made._lowering.compile_args["in_shardings"]))
shapes = [jax.ShapeDtypeStruct(each.shape, each.dtype, sharding=sharding) for each, sharding in given]
before = results(made.as_text(), shapes, mesh)
fitted = remat.compile(made, budget="70%", rounds=1, devices=8, slice=slice)
print(fitted.memory.total <= 0.7 * fitted.report.before.total, fitted.text.count("stablehlo.while"))
print(fitted.report.notes[0].split(";")[0])
after = results(fitted.text, shapes, mesh)
print(max(np.abs(one - other).max() / np.abs(one).max() for one, other in zip(before, after, strict=True)) <= 1e-6)
""",
            XLA_FLAGS="--xla_force_host_platform_device_count=8",
        )
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(done.stdout.splitlines(), ["True 1", f"sliced: the {what} in 4 slices, as a loop", "True"])

    def test_values_of_slices_of_the_head(self):
        self.check_slices("head:4", "head")

    @FULL
    def test_values_of_slices(self):
        self.check_slices(4, "step")

    def test_values_of_a_step_with_loops(self):
        done = python(
            f"{SCANNED}{RUN}"
            + """
import remat
mesh = Mesh(np.array(jax.devices()), ("d",))
made = lowered(mesh, words=16384, batch=2048)
given = zip(jax.tree.leaves(made.args_info), jax.tree.leaves(made._lowering.compile_args["in_shardings"]))
shapes = [jax.ShapeDtypeStruct(each.shape, each.dtype, sharding=sharding) for each, sharding in given]
fitted = remat.compile(made, budget="60%", rounds=4, devices=8, recompute_collectives=True)
print(fitted.memory.total <= 0.6 * fitted.report.before.total)
text = made.as_text()
print([fitted.text.count(f"stablehlo.{each}") for each in ("while", "partition_id", "all_gather", "tanh")])
print(fitted.report.rounds[0], f"{fitted.kernels.link / 1e6:.1f} MB", sep="|")
before, after = (results(each, shapes, mesh) for each in (text, fitted.text))
print(max(np.abs(one - other).max() / np.abs(one).max() for one, other in zip(before, after, strict=True)))
""",
            XLA_FLAGS="--xla_force_host_platform_device_count=8",
        )
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        held, counts, sent, difference = done.stdout.splitlines()
        self.assertEqual(held, "True")
        loops, places, gathers, tanh = json.loads(counts)
        self.assertEqual(loops, 2)
        # Words are looked up on the device that has them. A tanh runs again in the backward loop.
        self.assertGreater(places, 0)
        self.assertGreater(tanh, 2)
        # The backward loop gathers these weights anyway.
        before, after = re.fullmatch(r".*: ([\d.]+ MB) are sent to others in a step\|(.*)", sent).groups()
        self.assertEqual(before, after)
        self.assertLessEqual(float(difference), 1e-6)

    def test_stacks_of_loops_on_the_host(self):
        done = python(
            SCANNED
            + """
import remat
fitted = remat.compile(lowered(mesh), budget="70%", rounds=1, devices=8, planner="offload-search", offload=True)
before, after = fitted.report.before, fitted.memory
# At least what the host gets leaves a device, but for what is on the way.
print(after.host > 0, 0.8 * after.host <= before.temporaries - after.temporaries)
print(fitted.text.count('"pinned_host"') == fitted.text.count('"device"') > 0)
"""
        )
        self.assertEqual((done.returncode, done.stderr, done.stdout), (0, "", "True True\nTrue\n"))

    @FULL
    def test_values_of_products_that_are_divided(self):
        self.check_values(((2, 4), ("d", "m")), '{"weights": P(None, "m")}', False)

    @FULL
    def test_values_where_collectives_run_again(self):
        self.check_values(((8,), ("d",)), {}, True)

    @FULL
    def test_the_fewest_devices(self):
        # The original step takes 97 MB per device on eight devices, 182 MB on four devices, 290 MB on two devices and 534 MB on one device.
        source, smaller = self.lowered(), os.path.join(self.folder, "smaller.mlir")
        done = self.tool(source, "--budget", "120MB", "--devices", "min", "--rounds", "3", "-o", smaller)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertRegex(done.stdout, r"(?m)^1 device: no plan was found that XLA compiles into 120.000000 MB")
        least = int(re.search(r"(?m)^(\d) devices hold the step$", done.stdout)[1])
        # XLA's packing decides whether two devices are enough.
        self.assertIn(least, (2, 4))
        with open(smaller, encoding="utf-8") as file:
            self.assertIn(f"mhlo.num_partitions = {least} : i32", file.read())


@NEEDS
class Refusing(Devices):
    def refused(self, source, *options):
        output = os.path.join(self.folder, "out.mlir")
        done = self.tool(source, "--budget", "70%", "-o", output, *options)
        self.assertEqual(done.returncode, 2, done.stderr)
        self.assertFalse(os.path.exists(output))
        return done.stderr

    def test_another_number_of_devices(self):
        source = self.lowered("lowered(mesh, layers=1)")
        self.assertEqual(
            self.refused(source, "--devices", "1"),
            "remat-xla: devices=1, but the step is divided among 8 devices: lower the step for 1, or give devices=8\n",
        )
        self.assertIn(
            "devices=min: the bytes of budget '70%' depend on the number of devices",
            self.refused(source, "--devices", "min"),
        )
        self.assertIn("expected a number from 1 to 1024, or min", self.refused(source, "--devices", "two"))
        self.assertIn("'v5e' is a TPU", self.refused(source, "--devices", "8", "--target", "v5e"))

    def test_what_may_help(self):
        source, output = self.lowered("lowered(mesh, layers=2)"), os.path.join(self.folder, "out.mlir")
        done = self.tool(source, "--budget", "22MB", "--rounds", "1", "--devices", "8", "-o", output)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("; recompute_collectives lets the step gather values from other devices again", done.stderr)

    def test_shardings_that_do_not_fit(self):
        # 250 columns of weights cannot be divided evenly among 8 devices.
        source = self.lowered("lowered(mesh, layers=1)")
        with open(source, encoding="utf-8") as file:
            text = (
                file.read()
                .replace("256x1024", "250x1024")
                .replace("1024x256", "1024x250")
                .replace("8192x256", "8192x250")
            )
        stderr = self.refused(self.write("uneven.mlir", text))
        self.assertIn(
            "remat-xla: the step cannot be divided: dimension 0 of argument 0 has 250 elements, which are not divided evenly "
            "among 8 devices: choose another number of devices, or another sharding",
            stderr,
        )

    def test_a_step_that_is_not_divided(self):
        source = self.lowered("jax.jit(loss).lower([], jax.ShapeDtypeStruct((8, 8), jnp.float32))")
        self.assertIn(
            "the step is for one device, and not divided among 8: lower it under jax.jit with a NamedSharding",
            self.refused(source, "--devices", "8"),
        )

    def test_jit_plans_for_devices_that_are_not_here(self):
        done = python(
            STEP
            + """
import remat
step = remat.jit(lowered(mesh, layers=1), budget="100%", target="h100", rounds=1)
try:
    step([(jnp.zeros((256, 1024)), jnp.zeros((1024, 256)))], jnp.zeros((8192, 256)))
except remat.RematError as error:
    print(error)
print(step.report.details["devices"], step.report.after.total <= step.report.before.total)
"""
        )
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(
            done.stdout,
            "the step was compiled for 'h100', and this machine has no GPU to run it: read its bytes in the "
            "report, or get its text from remat.compile\n8 True\n",
        )


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
