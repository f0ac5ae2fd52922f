#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests steps of StableHLO that are computed slice by slice, one slice after another or as a loop, which is then
planned inside. XLA runs them on this CPU. Results must be those of the original step, within 1e-6 of the largest
element of each. Random steps in f64 must agree within 1e-10. With REMAT_FULL=1 there are 300 of them, beginning with
seed REMAT_SEED.

    test_slices.py path/to/remat-opt

JAX is needed, as for test_xla.py.
"""

import os
import subprocess
import sys
import unittest

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
sys.path.insert(0, os.path.join(ROOT, "python"))

from remat.xla import compiler  # noqa: E402

OPT = os.path.abspath(sys.argv[1])
PYTHON = compiler.python_with_plugin()
QUICK = "--xla_backend_optimization_level=0"  # XLA then compiles for the CPU in half of the time.

# Prints nothing if all is well. The function sliced(text, options) returns the step as remat-slice writes it.
COMMON = """
import os, subprocess, sys
import jax, jax.numpy as jnp, numpy as np
from jax._src import compiler
from jax._src.interpreters import mlir
from jax._src.lib import _jax
from jaxlib.mlir import ir

OPT, ROOT = sys.argv[1:]
full = bool(os.environ.get("REMAT_FULL"))  # More models, and also slices one after another.

def results(text):
    device, random = jax.devices("cpu")[0], np.random.default_rng(0)
    with mlir.make_ir_context():
        module = ir.Module.parse(text)
        types = [operation.type for operation in module.body if operation.name.value == "main"][0].inputs
        given = [argument(random, ir.RankedTensorType(each)) for each in types]
    made = device.client.compile_and_load(
        module, executable_devices=_jax.DeviceList((device,)),
        compile_options=compiler.get_compile_options(num_replicas=1, num_partitions=1))
    return [np.asarray(each[0]) for each in made.execute_sharded(given).disassemble_into_single_device_arrays()]

def argument(random, type):
    if str(type.element_type) == "i32":
        return jnp.asarray(random.integers(0, 5, type.shape), jnp.int32)
    return jnp.asarray(0.2 * random.random(type.shape), str(type.element_type).replace("f", "float"))

def sliced(text, options):
    return opt(text, "remat-prepare,func.func(remat-slice{%s})" % options)

def try_sliced(text, options):
    # None where nothing of the step can be sliced along what the options name.
    try:
        return sliced(text, options)
    except AssertionError as error:
        if "no op can compute a slice" in str(error):
            return None
        raise

def planned(text):
    return opt(text, "remat-plan-loops{budget=min effort=0.02},remat-apply-loops,convert-remat-to-stablehlo")[0]

def opt(text, passes):
    command = [OPT, "-", "--allow-unregistered-dialect", "--mlir-print-op-generic", f"--pass-pipeline=builtin.module({passes})"]
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    assert done.returncode == 0, (passes, done.stderr)
    return done.stdout, done.stderr

def compare(name, before, text, within=1e-6):
    for i, (a, b) in enumerate(zip(before, results(text), strict=True)):
        assert a.shape == b.shape and np.isfinite(a).all(), (name, i)
        a, b = a.astype(np.float64), b.astype(np.float64)
        worst = np.abs(a - b).max(initial=0)
        assert worst <= within * max(np.abs(a).max(initial=0), 1e-30), (name, i, worst, np.abs(a).max())
"""

MODELS = """
for name in ("lstm", *["transformer", "unet"] * full):
    with open(f"{ROOT}/models/stablehlo/{name}-small.mlir") as file:
        text = file.read()
    before = results(text)
    for options in (*["k=2", "k=3"] * full, "k=4 loop"):
        made, said = sliced(text, options + " slice-reorder=true")
        assert "in 1 pass, " in said, said
        compare((name, options), before, made)
    again = planned(made)
    assert again.count("dot_general") + again.count("convolution") > made.count("dot_general") + made.count("convolution")
    compare((name, "planned inside"), before, again)
"""

# Slices along the batch, and along the rows of queries. In slices along rows of queries, the gradients of keys and
# values are sums over slices.
ATTENTION = """
with open(f"{ROOT}/models/stablehlo/transformer-small.mlir") as file:
    text = file.read()
before = results(text)
for options, dimension in (("k=3", 0), ("k=5 slice-reorder=true", 2)):
    made, said = sliced(text, "region=attention " + options)
    assert f"attention along dimension {dimension} of scores of 65536 bytes; 6 ranges" in said, said
    assert "4x4x32x32xf32" in text and "4x4x32x32xf32" not in made
    compare(("attention", options), before, made)
"""

# Ops that the models lack: look-ups, pools, sorts, padding, batch-first and batch-last layouts, integers.
KINDS = """
float32 = lambda *shape: jax.ShapeDtypeStruct(shape, jnp.float32)
ids = jax.ShapeDtypeStruct((6, 5), jnp.int32)

def embedding(words, ids):
    x = words[ids]
    return (jnp.tanh(x) ** 2).sum()

def cross_entropy(weights, ids):
    logits = jnp.tanh(weights[ids]) @ weights.T
    return -jnp.take_along_axis(jax.nn.log_softmax(logits), ids[..., None], -1).sum()

def pool(weights, x):
    x = jax.lax.conv_general_dilated(x, weights, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
    x = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
    return (jnp.pad(x, ((0, 0), (1, 0), (0, 2), (0, 0)), constant_values=0.5) ** 3).sum()

def first(weights, x):
    x = jax.lax.conv_general_dilated(x, weights, (1, 1), "VALID", dimension_numbers=("CHWN", "IHWO", "CHWN"))
    return jnp.sort(x, axis=1)[:, 1:].sum() + (jnp.cumsum(x, 2) ** 2).sum()

def last(weights, x):
    y = jnp.einsum("abn,bc->cna", x, weights)
    y = y[::-1] - y.transpose(2, 1, 0).mean((0, 2))[:, None]
    return (y.reshape(2, 6, 1, 2) ** 2).sum()

def masked(weights, x):
    rows = jax.lax.broadcasted_iota(jnp.int32, x.shape, 0)
    y = jnp.where(rows > 2, x, jnp.sin(x)) @ weights
    y = jnp.concatenate([y, jnp.clip(x, -0.1, 0.2)], 1) * (1.0 + rows[:, :1])
    return (jax.lax.dynamic_slice(y, (0, 1), (6, 3)) ** 2).sum()

def checkpointed(weights, x):
    layer = jax.checkpoint(lambda x, w: jnp.tanh(x @ w))
    for w in weights:
        x = layer(x, w)
    return (x * x).sum()

def largest(weights, x):
    y = x @ weights
    return y.max(), y.min(0), (y > 0.1).all(0), (y > 0.3).any()

KINDS = {
    "embedding": (embedding, float32(5, 4), ids), "cross entropy": (cross_entropy, float32(5, 4), ids),
    "pool": (pool, float32(3, 3, 3, 2), float32(6, 8, 8, 3)), "batch last": (first, float32(3, 3, 3, 2), float32(3, 8, 8, 6)),
    "einsum": (last, float32(5, 2), float32(2, 5, 6)), "masked": (masked, float32(4, 2), float32(6, 4)),
    "largest": (largest, float32(4, 2), float32(6, 4)), "checkpointed": (checkpointed, float32(3, 4, 4), float32(6, 4)),
}
WHERE = {"batch last": 3, "einsum": 2}
for name, (function, weights, x) in KINDS.items():
    step = function if function is largest else jax.value_and_grad(function)
    text = str(jax.jit(step).lower(weights, x).compiler_ir("stablehlo").operation.get_asm(print_generic_op_form=True))
    before = results(text)
    for options in ("k=2", "k=4", "k=3 loop"):
        made, said = sliced(text, f"argument=1 dimension={WHERE.get(name, 0)} slice-reorder=true " + options)
        compare((name, options), before, made)
        assert "in 1 pass, " in said and said.strip().endswith("; 0 values are put together"), (name, said)
"""

# A scan over layers with norms and a weight that all layers share. The scan also runs backwards, with its stacks, and
# in another scan.
SCANS = """
float32 = lambda *shape: jax.ShapeDtypeStruct(shape, jnp.float32)

def norm(x, scale):
    x = x - x.mean(-1, keepdims=True)
    return x * jax.lax.rsqrt((x * x).mean(-1, keepdims=True) + 1e-3) * scale

def layers(weights, x):
    w, scale, shared = weights
    mask = jnp.tril(jnp.ones((5, 5)), -1) == 0
    def body(x, layer):
        w, scale = layer
        h = norm(x, scale) @ w
        a = jax.nn.softmax(jnp.where(mask, jnp.einsum("btd,bsd->bts", h, x), -1e9), -1)
        return x + jnp.tanh(jnp.einsum("bts,bsd->btd", a, h)) @ shared, None
    return (jax.lax.scan(body, x, (w, scale))[0] ** 2).sum()

def stacked(weights, x):
    w, scale, shared = weights
    def body(carry, w):
        x, n = carry
        x = jnp.tanh(x @ w)
        return (x, n * 2), (x.sum(1), n)
    (x, n), (sums, counts) = jax.lax.scan(body, (x, jnp.float32(1)), w, reverse=True)
    return (sums * counts[:, None, None]).sum() + (x @ shared).sum() * n

def scans(weights, x):
    w, scale, shared = weights
    def inner(x, scale):
        return norm(x, scale), None
    def outer(x, w):
        return x + jax.lax.scan(inner, jnp.sin(x @ w), scale)[0], None
    return (jax.lax.scan(outer, x, w)[0] @ shared).sum()

def mixed(weights, x):
    # Gradients are in bf16 in the loop, and become f32 there.
    w, scale, shared = weights
    def body(x, layer):
        w, scale = layer
        return jnp.tanh(norm(x, scale.astype(jnp.bfloat16)) @ w.astype(jnp.bfloat16)), None
    return (jax.lax.scan(body, x.astype(jnp.bfloat16), (w, scale))[0] @ shared.astype(jnp.bfloat16)).sum().astype(jnp.float32)

def step(loss):
    def updated(weights, x):
        value, gradients = jax.value_and_grad(loss)(weights, x)
        return value, jax.tree.map(lambda w, g: w - 0.1 * g, weights, gradients)
    return updated

given = (float32(3, 4, 4), float32(3, 4), float32(4, 4)), float32(6, 5, 4)
for loss in layers, stacked, scans, mixed:
    within = 2e-2 if loss is mixed else 1e-6
    text = jax.jit(step(loss)).lower(*given).compiler_ir("stablehlo").operation.get_asm(print_generic_op_form=True)
    loops, before = text.count("stablehlo.while"), results(text)
    for options in (*["k=2"] * full, "k=3 loop"):
        made, said = sliced(text, "argument=3 slice-reorder=true " + options)
        assert "in 1 pass, " in said, (loss, said)
        compare((loss, options), before, made, within)
    # Loops over layers stay loops, in one over slices, and are planned inside.
    assert made.count("stablehlo.while") == loops + 1, made
    again = planned(made)
    assert "optimization_barrier" in again
    compare((loss, "planned inside"), before, again, within)
"""

# Slices random steps along random dimensions, in as many passes as needed. Steps that cannot be sliced along the drawn
# dimension are counted.
RANDOM = """
import os, random
sys.path.insert(0, ROOT + "/test/xla")
jax.config.update("jax_enable_x64", True)
from random_steps import random_step

first, count = int(os.environ.get("REMAT_SEED", 1)), int(os.environ["REMAT_STEPS"])
done = {"sliced": 0, "loops": 0, "passes": 0, "refused": 0}
for seed in range(first, first + count):
    rng = random.Random(f"slices {seed}")
    step, given = random_step(seed)
    made = jax.jit(step, keep_unused=True).lower(*given).compiler_ir("stablehlo")
    text = str(made.operation.get_asm(print_generic_op_form=True))
    number = rng.choice([0, 1, 2, 2, 2, 2, 2, 2, 3])
    shape = jax.tree.leaves(given)[number].shape
    dimension = rng.randrange(len(shape))
    k = rng.randint(2, shape[dimension])
    options = f"argument={number} dimension={dimension} k={k} passes=1000 slice-reorder=true"
    made = try_sliced(text, options)
    if made is None:
        done["refused"] += 1
        continue
    before, (line, said) = results(text), made
    compare((seed, options), before, line, within=1e-10)
    done["sliced"] += 1
    done["passes"] += "in 1 pass, " not in said
    if "in 1 pass, " in said and shape[dimension] % k == 0:
        compare((seed, options, "loop"), before, sliced(text, options + " loop")[0], within=1e-10)
        done["loops"] += 1
print(done)
assert count < 25 or (done["sliced"] > count / 2 and done["loops"] > count / 10 and done["passes"] > count / 10), done
"""


@unittest.skipUnless(PYTHON, "XLA's plugin for CUDA is not installed (tools/setup xla-gpu)")
class Slices(unittest.TestCase):
    def check(self, code, **environment):
        done = subprocess.run(
            [PYTHON, "-c", COMMON + code, OPT, ROOT],
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "JAX_PLATFORMS": "cpu", "XLA_FLAGS": QUICK, **environment},
        )
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def test_small_models(self):
        self.check(MODELS)

    def test_attention(self):
        self.check(ATTENTION)

    def test_scans(self):
        self.check(SCANS)

    def test_kinds_of_ops(self):
        self.check(KINDS)

    def test_random(self):
        print(self.check(RANDOM, REMAT_STEPS="300" if os.environ.get("REMAT_FULL") else "5").strip())


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]], verbosity=2)
