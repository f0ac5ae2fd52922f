#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans random scans and their gradients inside of their loops. StableHLO's reference interpreter runs the original and
the planned program, and every bit of every result must be the same. Some programs update their weights, in the loops if
that is possible. In some programs, stacks or carries into groups of iterations are in the host's memory. The
interpreter does not distinguish this memory from the device's memory. The values that one loop gives to the other must
take at most the planned bytes.

test_loops.py path/to/remat-opt [PROGRAMS [SEED]]

JAX is needed, as for test_xla.py. A failure prints the seed of its program.
"""

import os
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
sys.path.insert(0, os.path.join(ROOT, "python"))

from remat.xla import compiler  # noqa: E402

OPT = os.path.abspath(sys.argv[1])
FULL = bool(os.environ.get("REMAT_FULL"))
PROGRAMS = int(sys.argv[2]) if len(sys.argv) > 2 else 1000 if FULL else 6
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else 1
PYTHON = compiler.python_with_plugin()

PROGRAM = """
import json, random, re, subprocess, sys
import jax, jax.numpy as jnp, numpy as np
from jax._src.interpreters import mlir
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

OPT, PROGRAMS, SEED = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
ROWS, WIDTH = 4, 3
UNARY = [jnp.tanh, jnp.sin, jnp.exp, lambda x: x * x, jax.nn.sigmoid, lambda x: x - x.mean(-1, keepdims=True)]
BINARY = [jnp.add, jnp.multiply, jnp.subtract, lambda x, y: jnp.where(x > y, x, 0.5 * y)]

def body_of(rng, carries):
    # Ops on values by their numbers: what is carried, then what ops make.
    ops = []
    for made in range(rng.randint(3, 9)):
        known = carries + made
        kind = rng.choice(["product", "unary", "unary", "binary", "binary"])
        which = rng.randrange(len(UNARY) if kind == "unary" else len(BINARY))
        ops.append((kind, which, rng.randrange(known), rng.randrange(known)))
    ends = [rng.randrange(carries + len(ops)) for _ in range(carries)]
    stacked = rng.random() < 0.3
    def body(carry, x):
        values = list(carry)
        for kind, which, a, b in ops:
            if kind == "product":
                values.append(values[a] @ x[0] + x[1])
            elif kind == "unary":
                values.append(UNARY[which](0.5 * values[a]))
            else:
                values.append(BINARY[which](values[a], values[b]))
        ys = values[-1].sum(0) if stacked else None
        # Every value has a part in what is carried on, and none grows.
        total = sum(values) / len(values)
        return tuple(jnp.tanh(values[end] + total) for end in ends), ys
    return body

def program(seed):
    rng = random.Random(seed)
    carries, trips = rng.randint(1, 3), rng.choice([2, 3, 4, 6, 8, 12])
    body, reverse = body_of(rng, carries), rng.random() < 0.3
    def loss(weights, *carry):
        end, ys = jax.lax.scan(body, carry, weights, reverse=reverse)
        return sum(x.sum() for x in end) + (0 if ys is None else (ys * ys).sum())
    argnums, transform = rng.choice([0, (0, 1)]), rng.choice([jax.value_and_grad, jax.value_and_grad, jax.grad])
    update, donated = rng.choice(["", "", "descent", "momentum"]), rng.choice([(), (0, 1)])
    if update:
        def step(weights, speeds, *carry):
            # Momentum keeps speeds besides weights.
            value, gradients = jax.value_and_grad(loss)(weights, *carry)
            if update == "momentum":
                speeds = jax.tree.map(lambda s, g: 0.9 * s + g, speeds, gradients)
                gradients = speeds
            return value, jax.tree.map(lambda w, g: w - 0.1 * jnp.tanh(g), weights, gradients), speeds
    else:
        donated = ()
        def step(weights, speeds, *carry):
            return transform(loss, argnums=argnums)(weights, *carry)
    float32 = lambda *shape: jax.ShapeDtypeStruct(shape, jnp.float32)
    weights = float32(trips, WIDTH, WIDTH), float32(trips, WIDTH)
    given = weights, weights, *[float32(ROWS, WIDTH)] * carries
    text = jax.jit(step, donate_argnums=donated).lower(*given).compiler_ir("stablehlo")
    return text.operation.get_asm(print_generic_op_form=True), rng.choice(["min", "30%", "45%", "60%", "80%"])

def results(text):
    rng = np.random.default_rng(0)
    with mlir.make_ir_context():
        module = ir.Module.parse(text)
        [main] = [op for op in module.body.operations if op.attributes["sym_name"].value == "main"]
        shapes = [ir.RankedTensorType(each).shape for each in main.type.inputs]
        given = [ir.DenseElementsAttr.get((0.7 * rng.standard_normal(tuple(shape))).astype(np.float32)) for shape in shapes]
        return [np.array(each).tobytes() for each in stablehlo.eval_module(module, given)]

def handed_on(text):
    # Bytes of results of the first loop that the second one reads.
    with mlir.make_ir_context():
        module = ir.Module.parse(text)
        [main] = [op for op in module.body.operations if op.attributes["sym_name"].value == "main"]
        first, second = [op for op in main.regions[0].blocks[0] if op.name == "stablehlo.while"]
        types = {ir.Value(value): ir.RankedTensorType(value.type) for value in first.results}
        found = [types[value] for value in second.operands if value in types]
        width = lambda each: 1 if str(each.element_type) == "i1" else 4
        return sum(width(each) * int(np.prod(each.shape)) for each in found)

# What puts a value in another memory, around what it puts there and its type.
PLACEMENT = re.compile(
    '"stablehlo.custom_call"[(](%[^ )]+)[)].*"annotate_device_placement".*_xla_buffer_placement = "([a-z_]+)".* : ([(]tensor.*)'
)

def placed(text):
    # Without placements, and how many values go to the host and come back.
    places = [each[2] for each in PLACEMENT.finditer(text)]
    there = PLACEMENT.sub(lambda each: f'"stablehlo.reshape"({each[1]}) : {each[3]}', text)
    return there, places.count("pinned_host"), places.count("device")

def run_passes(text, *passes):
    return subprocess.run(
        [OPT, "--allow-unregistered-dialect", "--mlir-print-op-generic", *passes], input=text, capture_output=True, text=True,
    )

def planned(text, budget, offload, *passes):
    return run_passes(
        text, "--remat-prepare", "--remat-sink-into-loops=remarks=true",
        f"--remat-plan-loops=budget={budget} effort=0.05 for-report=true remarks=true {offload}",
        "--remat-report-loops=file=loops.json", "--remat-apply-loops", *passes,
    )

grouped = rewritten = refused = sunk = hosted = begun = 0
# Over this link a plan copies little, and only where little may be stacked.
SLOW = "offload=true d2h=1e4 h2d=1e4"
# A machine on which neither copies nor recomputation is always quicker.
OFFLOAD = [
    "", "", "offload=true d2h=1e9 h2d=1e9", "offload=true d2h=1e12 h2d=1e12", "planner=offload-search offload=true",
    SLOW, SLOW, SLOW,
]
for seed in range(SEED, SEED + PROGRAMS):
    text, budget = program(seed)
    offload = random.Random(seed).choice(OFFLOAD)
    budget = "20%" if offload == SLOW else budget
    done = planned(text, budget, offload, "--convert-remat-to-stablehlo")
    if "has no pair of loops" in done.stderr:
        continue  # Sums alone, whose gradient needs no values.
    if "finds no plan of the loops within" in done.stderr:
        refused += 1
        budget = "min"
        done = planned(text, budget, offload, "--convert-remat-to-stablehlo")
    assert done.returncode == 0, (seed, budget, done.stderr)
    rewritten += "optimization_barrier" in done.stdout
    sunk += "move into the loop" in done.stderr
    [loops] = json.load(open("loops.json"))["loops"]
    grouped += bool(loops["groups"])
    after, (there, sent, fetched) = loops["after"], placed(done.stdout)
    assert all(sum(each["bytes"] for each in loops[when]["stacks"]) == loops[when]["stack_bytes"] for when in ("before", "after")), (seed, loops)
    starts = sum(each["name"] == "carry of each group" for each in loops["on_host"])
    others = len(loops["on_host"]) - starts
    # What is carried may be several values.
    assert sent == fetched and (sent >= others + 1 if starts else sent == others), (seed, sent, fetched, loops)
    hosted += others > 0
    begun += starts
    if not loops["groups"]:
        handed = handed_on(done.stdout)
        assert handed <= after["stack_bytes"] + after["host_bytes"], (seed, budget, handed, loops)
    assert results(text) == results(there), (seed, budget, done.stderr)
print(PROGRAMS, "programs,", rewritten, "compute again,", grouped, "in groups,", hosted, "with stacks on the host,", refused, "budgets refused,", sunk, "updates moved,", begun, "with groups that begin on the host")
"""


KINDS = """
import subprocess, sys
import jax, jax.numpy as jnp, numpy as np
from jax._src.interpreters import mlir
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

OPT = sys.argv[1]
float32 = lambda *shape: jax.ShapeDtypeStruct(shape, jnp.float32)
layer = lambda x, w: (jnp.tanh(x @ w) + x, None)
masked = lambda x, w: (jnp.where(jnp.tril(jnp.ones(x.shape, bool)), jnp.tanh(x @ w), x), None)
scanned = lambda body: lambda weights, x: jax.lax.scan(body, x, weights)[0].sum()
LAYERS = float32(6, 3, 3), float32(2, 3)

def lstm(weights, xs):
    matrix, bias = weights
    def cell(carry, x):
        h, s = carry
        i, g, o, u = jnp.split(jnp.concatenate([h, x], -1) @ matrix + bias, 4, -1)
        s = jax.nn.sigmoid(g) * s + jax.nn.sigmoid(i) * jnp.tanh(u)
        h = jax.nn.sigmoid(o) * jnp.tanh(s)
        return (h, s), h
    (h, s), ys = jax.lax.scan(cell, (jnp.zeros((2, 3)), jnp.zeros((2, 3))), xs)
    return (ys * ys).sum() + s.sum()

def u_net(weights, x):
    block = lambda x, w: (jax.nn.silu(x @ w) + x, None)
    wide, _ = jax.lax.scan(block, x, weights[0])
    deep, _ = jax.lax.scan(block, wide.reshape(2, 2, 3).sum(1), weights[1])
    up, _ = jax.lax.scan(block, deep.repeat(2, 0) + wide, weights[2])
    return (up * up).sum()

def dropout(carry, w):
    x, key = carry
    key, now = jax.random.split(key)
    return (jnp.where(jax.random.bernoulli(now, 0.7, x.shape), jnp.tanh(x @ w), 0.0), key), None

def microbatches(weights, xs):
    gradient = jax.grad(scanned(layer))
    total, _ = jax.lax.scan(lambda sum, x: (sum + gradient(weights, x), None), jnp.zeros((6, 3, 3)), xs)
    return weights - 0.1 * total

branch = lambda x, w: (jax.lax.cond(x.sum() > 0, lambda x: jnp.tanh(x @ w), jnp.sin, x), None)
twice = lambda x, ws: (jnp.sin(jax.lax.scan(layer, x, ws)[0]), None)
counted = lambda weights, x: jax.lax.fori_loop(0, 6, lambda i, x: jnp.tanh(x @ weights[i]) * x, x).sum()
STEPS = {  # name: what is differentiated, its arguments, pairs of loops
    "lstm": (lstm, ((float32(6, 12), float32(12)), float32(6, 2, 3)), 1),
    "U-Net": (u_net, ([float32(4, 3, 3)] * 3, float32(4, 3)), 3),
    "scan of scans": (scanned(twice), (float32(4, 3, 3, 3), float32(2, 3)), 1),
    "fori_loop": (counted, LAYERS, 1),
    "branches": (scanned(branch), LAYERS, 1),
    "mask": (scanned(masked), LAYERS, 1),
    "random state": (
        lambda ws, x, key: jax.lax.scan(dropout, (x, key), ws)[0][0].sum(),
        (*LAYERS, jax.ShapeDtypeStruct((2,), jnp.uint32)),
        1,
    ),
    "microbatches": (None, (float32(6, 3, 3), float32(4, 2, 3)), 1),
}

def lowered(step, given):
    return jax.jit(step).lower(*given).compiler_ir("stablehlo").operation.get_asm(print_generic_op_form=True)

def planned(text, planner="auto"):
    passes = "--remat-prepare", "--remat-sink-into-loops", f"--remat-plan-loops=budget=min planner={planner} effort=0.1 remarks=true"
    rewrite = "--remat-apply-loops", "--convert-remat-to-stablehlo"
    command = [OPT, "--allow-unregistered-dialect", "--mlir-print-op-generic", *passes, *rewrite]
    return subprocess.run(command, input=text, capture_output=True, text=True)

def results(text):
    rng = np.random.default_rng(0)
    with mlir.make_ir_context():
        module, given = ir.Module.parse(text), []
        [main] = [op for op in module.body.operations if op.attributes["sym_name"].value == "main"]
        for kind in map(ir.RankedTensorType, main.type.inputs):
            shape = tuple(kind.shape)
            if str(kind.element_type) == "f32":
                given.append(ir.DenseElementsAttr.get((0.7 * rng.standard_normal(shape)).astype(np.float32)))
            else:
                given.append(ir.DenseElementsAttr.get(rng.integers(9, size=shape).astype(np.uint32), type=kind.element_type))
        return [np.array(each).tobytes() for each in stablehlo.eval_module(module, given)]

for name, (function, given, pairs) in STEPS.items():
    text = lowered(jax.value_and_grad(function) if function else microbatches, given)
    # With "whole-bodies" only one of the steps is planned, unless all are asked for.
    for planner in ("auto", "whole-bodies") if len(sys.argv) > 2 or name == "mask" else ("auto",):
        done = planned(text, planner)
        assert done.returncode == 0, (name, done.stderr)
        assert done.stderr.count("remark: loops of") == pairs, (name, done.stderr)
        assert ("optimization_barrier" in done.stdout) == (planner == "auto"), (name, planner)
        assert results(text) == results(done.stdout), (name, planner)
        if name == "mask":  # Made in each of the two loops, or before the first one.
            assert done.stdout.count('"stablehlo.iota"') == 2 * text.count('"stablehlo.iota"'), done.stdout
by_data = lambda w, x, n: jax.lax.fori_loop(0, n, lambda i, x: jnp.tanh(x @ w), x).sum()
done = planned(lowered(by_data, (float32(3, 3), float32(2, 3), jax.ShapeDtypeStruct((), jnp.int32))))
assert done.returncode == 1 and "has no pair of loops" in done.stderr, done.stderr
"""


@unittest.skipUnless(PYTHON, "JAX is not installed (tools/setup xla-gpu)")
class Loops(unittest.TestCase):
    def test_random_programs_keep_their_bits(self):
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run(
                [PYTHON, "-c", PROGRAM, OPT, str(PROGRAMS), str(SEED)],
                capture_output=True,
                text=True,
                check=False,
                cwd=folder,
                env={**os.environ, "JAX_PLATFORMS": "cpu"},
            )
        self.assertEqual(done.returncode, 0, done.stderr[-4000:])
        print(done.stdout.strip(), file=sys.stderr)
        counts = [int(word) for word in done.stdout.split() if word.isdigit()]
        self.assertEqual(counts[0], PROGRAMS)
        self.assertGreater(counts[1], PROGRAMS // 4)
        if PROGRAMS >= 20:
            self.assertGreater(counts[2], 0)
            self.assertGreater(counts[3], PROGRAMS // 8)
            self.assertGreater(counts[5], PROGRAMS // 8)
            self.assertGreater(counts[6], 0)

    def test_kinds_of_loops_keep_their_bits(self):
        done = subprocess.run(
            [PYTHON, "-c", KINDS, OPT, *["all"] * FULL],
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "JAX_PLATFORMS": "cpu"},
        )
        self.assertEqual((done.returncode, done.stderr), (0, ""))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
