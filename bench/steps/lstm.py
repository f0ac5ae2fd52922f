# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A language model of two LSTMs, each a scan over time (Hochreiter and Schmidhuber, 1997)."""

import jax
import jax.numpy as jnp
from common import adam_step, cross_entropy, f32, whole, with_adam

BATCH, TIME, WIDTH, WORDS = 64, 256, 512, 4096
SMALL = dict(BATCH=4, TIME=8, WIDTH=16, WORDS=32)


def make(around):
    def cell(weights):
        def body(carry, x):
            h, c = carry
            gates = x @ weights["x"] + h @ weights["h"] + weights["shift"]
            i, f, g, o = jnp.split(gates, 4, -1)
            c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
            h = jax.nn.sigmoid(o) * jnp.tanh(c)
            return (h, c), h

        return around(body, scanned=True)

    def loss(weights, words):
        x = weights["words"][words].swapaxes(0, 1)
        for each in weights["layers"]:
            _, x = jax.lax.scan(cell(each), (jnp.zeros((BATCH, WIDTH)),) * 2, x)
        return cross_entropy(x @ weights["words"].T, words.T)

    one = {"x": f32(WIDTH, 4 * WIDTH), "h": f32(WIDTH, 4 * WIDTH), "shift": f32(4 * WIDTH)}
    weights = {"layers": [one, one], "words": f32(WORDS, WIDTH)}
    return adam_step(loss), (with_adam(weights), whole(BATCH, TIME))
