# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A decoder whose loss is written for one sequence, and mapped over the batch by jax.vmap; products in bf16."""

import jax
import jax.numpy as jnp
from common import adam_step, cross_entropy, f32, layer, layer_weights, norm, whole, with_adam

BATCH, TOKENS, WIDTH, HEADS, LAYERS, WORDS = 16, 512, 512, 8, 6, 8192
SMALL = dict(BATCH=2, TOKENS=16, WIDTH=32, HEADS=2, LAYERS=2, WORDS=64)


def make(around):
    def one(weights, words):
        x = weights["words"][words] + weights["places"]
        for each in weights["layers"]:
            x = around(lambda weights, x: layer(weights, x, HEADS))(each, x)
        return cross_entropy((norm(x) @ weights["words"].T).astype(jnp.float32), words)

    def loss(weights, words):
        half = jax.tree.map(lambda w: w.astype(jnp.bfloat16), weights)
        return jax.vmap(one, (None, 0))(half, words).mean()

    weights = {"layers": [layer_weights(WIDTH)] * LAYERS, "words": f32(WORDS, WIDTH), "places": f32(TOKENS, WIDTH)}
    return adam_step(loss), (with_adam(weights), whole(BATCH, TOKENS))
