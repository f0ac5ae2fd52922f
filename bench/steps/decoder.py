# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A decoder whose layers are a scan, with dropout and labels that are numbers."""

import jax
import jax.numpy as jnp
from common import adam_step, cross_entropy, f32, layer_weights, norm, self_attention, whole, with_adam
from jax import random

BATCH, TOKENS, WIDTH, HEADS, LAYERS, WORDS = 8, 512, 384, 6, 12, 8192
SMALL = dict(BATCH=2, TOKENS=16, WIDTH=24, LAYERS=3, WORDS=64)


def dropped(key, x):
    return jnp.where(random.bernoulli(key, 0.9, x.shape), x / 0.9, 0.0)


def make(around):
    def body(carry, weights):
        x, key = carry
        key, first, second = random.split(key, 3)
        x = x + dropped(first, self_attention(weights, norm(x), HEADS))
        x = x + dropped(second, jax.nn.gelu(norm(x) @ weights["up"]) @ weights["down"])
        return (x, key), None

    def loss(weights, key, words):
        start = weights["words"][words], key
        (x, _), _ = jax.lax.scan(around(body, scanned=True), start, weights["layers"])
        return cross_entropy(norm(x) @ weights["words"].T, words)

    layers = jax.tree.map(lambda w: f32(LAYERS, *w.shape), layer_weights(WIDTH))
    weights = {"layers": layers, "words": f32(WORDS, WIDTH)}
    return adam_step(loss), (with_adam(weights), jax.ShapeDtypeStruct((2,), jnp.uint32), whole(BATCH, TOKENS))
