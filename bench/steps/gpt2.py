# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""GPT-2 small (Radford et al. 2019) with products in bf16: biases, learned positions, and a head that shares the words' weights."""

import jax
import jax.numpy as jnp
from common import (
    adam_step,
    bias_layer,
    bias_layer_weights,
    cross_entropy,
    f32,
    norm_weights,
    scaled_norm,
    whole,
    with_adam,
)

BATCH, TOKENS, WIDTH, HEADS, LAYERS, WORDS = 8, 512, 768, 12, 12, 50257
SMALL = dict(BATCH=2, TOKENS=16, WIDTH=32, HEADS=2, LAYERS=2, WORDS=64)


def make(around):
    def loss(weights, words):
        half = jax.tree.map(lambda w: w.astype(jnp.bfloat16), weights)
        x = half["words"][words] + half["places"]
        for each in half["layers"]:
            x = around(lambda weights, x: bias_layer(weights, x, HEADS, causal=True))(each, x)
        return cross_entropy((scaled_norm(half["last"], x) @ half["words"].T).astype(jnp.float32), words)

    ends = {"words": f32(WORDS, WIDTH), "places": f32(TOKENS, WIDTH), "last": norm_weights(WIDTH)}
    weights = ends | {"layers": [bias_layer_weights(WIDTH)] * LAYERS}
    return adam_step(loss), (with_adam(weights), whole(BATCH, TOKENS))
