# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A net for graphs that sums messages over edges (Gilmer et al., arXiv 1704.01212): gathers and scatters of rows."""

import jax
import jax.numpy as jnp
from common import adam_step, f32, norm, whole, with_adam

NODES, EDGES, WIDTH, LAYERS = 8192, 32768, 128, 6
SMALL = dict(NODES=32, EDGES=64, WIDTH=16, LAYERS=2)


def make(around):
    def layer(weights, x, edges, ends):
        ends_of = jnp.concatenate([x[ends[0]], x[ends[1]], edges], -1)
        messages = jax.nn.silu(jax.nn.silu(ends_of @ weights["first"]) @ weights["second"])
        got = jax.ops.segment_sum(messages, ends[1], NODES)
        x = x + jax.nn.silu(jnp.concatenate([x, got], -1) @ weights["third"]) @ weights["fourth"]
        return norm(x), norm(edges + messages)

    def loss(weights, nodes, edges, ends, wanted):
        x, e = nodes @ weights["nodes"], edges @ weights["edges"]
        for each in weights["layers"]:
            x, e = around(layer)(each, x, e, ends)
        return ((x @ weights["out"] - wanted) ** 2).mean()

    one = {
        **{"first": f32(3 * WIDTH, 2 * WIDTH), "second": f32(2 * WIDTH, WIDTH)},
        **{"third": f32(2 * WIDTH, 2 * WIDTH), "fourth": f32(2 * WIDTH, WIDTH)},
    }
    weights = {"nodes": f32(16, WIDTH), "edges": f32(8, WIDTH), "layers": [one] * LAYERS, "out": f32(WIDTH, 4)}
    return adam_step(loss), (with_adam(weights), f32(NODES, 16), f32(EDGES, 8), whole(2, EDGES), f32(NODES, 4))
