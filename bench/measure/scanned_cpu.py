#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the table of a CPU in docs/results/Scans.md: a decoder whose layers are a lax.scan, imported as scf.for.
remat-plan-loops plans inside of the step's loops, within shares of the loops' bytes. The CPU runs the step in one
arena, before and after planning.

    bench/measure/scanned_cpu.py [--layers 12] [60% 40% min ...]

JAX and iree-compile import the step: use a Python that has both, such as .venv/iree/bin/python (tools/setup iree). The whole
step runs; outputs are compared bit for bit.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile

from paths import BIN
from table import markdown, show

COLUMNS = ("budget", "loops", "stacks", "arena", "arguments", "resident", "extra FLOP of an iteration", "bit-equal")


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "budgets", nargs="*", help="of what the loops take (40%%), bytes, or min", default=["40%", "min"]
    )
    parser.add_argument("--layers", type=int, default=12, help="how many layers the scan has (default 12)")
    return parser.parse_args()


# Adds the folder of this Python to PATH, because iree-compile is in it.
os.environ["PATH"] = os.pathsep.join([os.path.dirname(sys.executable), os.environ.get("PATH", "")])
# --help needs no JAX.
OPTIONS = parse() if __name__ == "__main__" else None

import export_jax  # noqa: E402
import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import scanned  # noqa: E402

BATCH, TOKENS, WIDTH, HIDDEN, WORDS = 8, 256, 256, 1024, 1024


def imported(layers):
    """Returns the step in linalg, with scf.for. Words are one-hot floats, so that the step needs no op of IREE's
    own."""
    vars(scanned).update({"BATCH": BATCH, "TOKENS": TOKENS, "WIDTH": WIDTH, "HEADS": 4, "HIDDEN": HIDDEN})

    def loss(weights, x, targets):
        x, _ = jax.lax.scan(scanned.layer, x @ weights["words"], weights["layers"])
        logits = scanned.norm(x, weights["s"], weights["b"]) @ weights["words"].T
        return -(targets * jax.nn.log_softmax(logits)).sum(-1).mean()

    def step(weights, x, targets):
        value, gradients = jax.value_and_grad(loss)(weights, x, targets)
        return value, jax.tree.map(lambda w, g: w - 0.01 * g, weights, gradients)

    def shape(*sizes):
        return jax.ShapeDtypeStruct(sizes, jnp.float32)

    of_layers = {
        **{name: shape(layers, WIDTH) for name in ("s1", "b1", "s2", "b2", "c2")},
        **{name: shape(layers, WIDTH, WIDTH) for name in "qkvo"},
        **{"w1": shape(layers, WIDTH, HIDDEN), "c1": shape(layers, HIDDEN), "w2": shape(layers, HIDDEN, WIDTH)},
    }
    weights = {"words": shape(WORDS, WIDTH), "s": shape(WIDTH), "b": shape(WIDTH), "layers": of_layers}
    words = shape(BATCH, TOKENS, WORDS)
    return export_jax.to_linalg(jax.jit(step, donate_argnums=0).lower(weights, words, words).as_text())


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"scanned_cpu: {done.stderr.strip()}")
    return done.stdout


def opt(source, target, *passes):
    run(os.path.join(BIN, "remat-opt"), source, *passes, "-o", target)


def mb(count):
    return f"{count / 1e6:,.1f} MB"


def rows(folder):
    """Yields the cells of the row of the original step, then of the row of each budget."""
    step, before, after, report = (os.path.join(folder, name) for name in ("step.mlir", "a.mlir", "b.mlir", "r.json"))
    with open(step, "w", encoding="utf-8") as file:
        file.write(imported(OPTIONS.layers))
    opt(step, before, "--remat-prepare")
    for number, budget in enumerate(OPTIONS.budgets):
        passes = f"--remat-plan-loops=budget={budget}", f"--remat-report-loops=file={report}", "--remat-apply-loops"
        opt(before, after, *passes)
        with open(report, encoding="utf-8") as file:
            (planned,) = json.load(file)["loops"]
        done = json.loads(run(os.path.join(BIN, "remat-run"), before, after, "--json", "--arena", "--no-poison"))
        for when in ("before", "after") if number == 0 else ("after",):
            loops = planned[when]
            yield (
                "original step" if when == "before" else budget,
                mb(loops["stack_bytes"] + loops["iteration_bytes"]),
                mb(loops["stack_bytes"]),
                mb(done[f"arena_bytes_{when}"]),
                mb(done["argument_bytes"]),
                mb(done[f"resident_bytes_{when}"]),
                ""
                if when == "before"
                else f"{100 * (loops['iteration_cost'] / planned['before']['iteration_cost'] - 1):.1f} %",
                "yes" if done["bit_equal"] else "NO",
            )


def main():
    with tempfile.TemporaryDirectory() as folder:
        show(markdown(COLUMNS, rows(folder)))


if __name__ == "__main__":
    main()
