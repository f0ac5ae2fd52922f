# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""State spaces with gates that depend on the input, by an associative scan (Gu and Dao, arXiv 2312.00752)."""

import jax
import jax.numpy as jnp
from common import adam_step, cross_entropy, f32, norm, whole, with_adam

BATCH, TOKENS, WIDTH, INNER, STATE, LAYERS, WORDS = 4, 512, 256, 512, 8, 4, 4096
SMALL = dict(BATCH=2, TOKENS=16, WIDTH=16, INNER=32, STATE=4, LAYERS=2, WORDS=32)


def make(around):
    def layer(weights, x):
        y, gate = jnp.split(norm(x) @ weights["in"], 2, -1)
        past = jnp.pad(y, ((0, 0), (3, 0), (0, 0)))
        y = jax.nn.silu(sum(past[:, i : i + TOKENS] * weights["mix"][i] for i in range(4)))
        rate = jax.nn.softplus(y @ weights["rate"])
        to, out = jnp.split(y @ weights["ends"], 2, -1)
        kept = jnp.exp(-rate[..., None] * jnp.exp(weights["decay"]))
        added = (rate * y)[..., None] * to[:, :, None]
        _, state = jax.lax.associative_scan(lambda a, b: (a[0] * b[0], b[0] * a[1] + b[1]), (kept, added), axis=1)
        y = (state * out[:, :, None]).sum(-1) + y * weights["skip"]
        return x + (y * jax.nn.silu(gate)) @ weights["out"]

    def loss(weights, words):
        x = weights["words"][words]
        for each in weights["layers"]:
            x = around(layer)(each, x)
        return cross_entropy(norm(x) @ weights["words"].T, words)

    one = {
        **{"in": f32(WIDTH, 2 * INNER), "mix": f32(4, INNER), "rate": f32(INNER, INNER), "ends": f32(INNER, 2 * STATE)},
        **{"decay": f32(INNER, STATE), "skip": f32(INNER), "out": f32(INNER, WIDTH)},
    }
    weights = {"layers": [one] * LAYERS, "words": f32(WORDS, WIDTH)}
    return adam_step(loss), (with_adam(weights), whole(BATCH, TOKENS))
