# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A step of four layers that takes policies. The test test_words.py also runs the text of this file in a Python without
remat."""

import jax
import jax.numpy as jnp
from jax.ad_checkpoint import checkpoint_name

LAYERS, WIDTH, BATCH = 4, 1024, 1024
SAVED = BATCH * 2 * WIDTH * 4  # Bytes of one value called "up".


def layer(weights, x):
    inner = checkpoint_name(x @ weights["up"], "up")
    return x + checkpoint_name(jax.nn.gelu(inner) @ weights["down"], "down")


def around(policy):
    return layer if policy is None else jax.checkpoint(layer, policy=policy)


def step_with(blocks):
    def loss(weights, x):
        for each, block in zip(weights, blocks):
            x = block(each, x)
        return (x * x).mean()

    def step(weights, x):
        value, gradients = jax.value_and_grad(loss)(weights, x)
        return value, jax.tree.map(lambda w, g: w - 0.01 * g, weights, gradients)

    return step


def step_of(policy):
    return step_with([around(policy)] * LAYERS)


def step_of_blocks(policies):
    return step_with(list(map(around, policies)))


ONE = {
    "up": jax.ShapeDtypeStruct((WIDTH, 2 * WIDTH), jnp.float32),
    "down": jax.ShapeDtypeStruct((2 * WIDTH, WIDTH), jnp.float32),
}
weights, x = [ONE] * LAYERS, jax.ShapeDtypeStruct((BATCH, WIDTH), jnp.float32)
