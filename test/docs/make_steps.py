#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the steps for the tutorials' commands: twenty small layers, as StableHLO and as linalg.

.venv/iree/bin/python test/docs/make_steps.py path/to/remat-opt
"""

import os
import subprocess
import sys

import jax

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "python"))

from remat.iree import Iree  # noqa: E402
from remat.iree_tools import FUSE  # noqa: E402

LAYERS, WIDTH, BATCH = 20, 16, 512


def loss(weights, x):
    for weight in weights:
        x = jax.numpy.tanh(x @ weight)
    return (x * x).sum()


def step(weights, x):
    value, gradients = jax.value_and_grad(loss)(weights, x)
    return value, [weight - 0.01 * gradient for weight, gradient in zip(weights, gradients)]


def main():
    weight, x = (jax.ShapeDtypeStruct((extent, WIDTH), jax.numpy.float32) for extent in (WIDTH, BATCH))
    path = os.path.join(HERE, "Inputs", "layers.stablehlo.mlir")
    with open(path, "w", encoding="utf-8") as file:
        file.write(jax.jit(step).lower([weight] * LAYERS, x).as_text())
    program = os.path.join(os.path.dirname(sys.executable), "iree-compile")
    subprocess.run(
        [sys.argv[1], "-", "--canonicalize", "--cse", *FUSE, "-o", path.replace(".stablehlo", "")],
        input=Iree(program, packer=None).read(path),
        text=True,
        check=True,
    )


if __name__ == "__main__":
    main()
