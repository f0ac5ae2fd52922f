# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Two towers, one of images and one of words, with a contrastive loss (Radford et al., arXiv 2103.00020)."""

import jax
import jax.numpy as jnp
from common import adam_step, f32, layer, layer_weights, norm, whole, with_adam

PAIRS, PATCHES, WORDS_EACH, WIDTH, HEADS, LAYERS, WORDS = 64, 196, 77, 384, 6, 6, 8192
SMALL = dict(PAIRS=4, PATCHES=9, WORDS_EACH=8, WIDTH=24, HEADS=2, LAYERS=2, WORDS=64)


def make(around):
    def tower(layers, x, causal):
        for each in layers:
            x = around(lambda weights, x: layer(weights, x, HEADS, causal))(each, x)
        x = norm(x).mean(1)
        return x / jnp.sqrt((x**2).sum(-1, keepdims=True) + 1e-6)

    def loss(weights, images, words):
        seen = tower(weights["seen"], images @ weights["patches"] + weights["places"], False)
        read = tower(weights["read"], weights["words"][words], True)
        scores = seen @ read.T * jnp.exp(weights["scale"])
        rows, columns = jax.nn.log_softmax(scores, 0), jax.nn.log_softmax(scores, 1)
        return -(jnp.diagonal(rows) + jnp.diagonal(columns)).mean()

    layers = [layer_weights(WIDTH)] * LAYERS
    ends = {"patches": f32(768, WIDTH), "places": f32(PATCHES, WIDTH), "words": f32(WORDS, WIDTH), "scale": f32()}
    weights = {"seen": layers, "read": layers, **ends}
    return adam_step(loss), (with_adam(weights), f32(PAIRS, PATCHES, 768), whole(PAIRS, WORDS_EACH))
