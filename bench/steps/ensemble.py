# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Eight residual nets that are trained side by side by jax.vmap, each on batches of its own."""

import jax
import jax.numpy as jnp
from common import adam_step, convolution, cross_entropy, f32, residual, whole, with_adam

NETS, IMAGES, SIZE, WIDTH, BLOCKS = 8, 32, 32, 64, 6
SMALL = dict(NETS=2, IMAGES=2, SIZE=8, WIDTH=16, BLOCKS=2)


def make(around):
    def block(weights, x):
        return residual(weights, x, jax.nn.relu)

    def one(weights, images, labels):
        x = convolution(weights["in"], images)
        for each in weights["blocks"]:
            x = around(block)(each, x)
        return cross_entropy(jax.nn.relu(x).mean((1, 2)) @ weights["out"], labels)

    def loss(weights, images, labels):
        return jax.vmap(one)(weights, images, labels).sum()

    weights = {"in": (3, 3, 3, WIDTH), "blocks": [[(3, 3, WIDTH, WIDTH)] * 2] * BLOCKS, "out": (WIDTH, 100)}
    weights = jax.tree.map(lambda shape: f32(NETS, *shape), weights, is_leaf=lambda each: isinstance(each, tuple))
    images = jax.ShapeDtypeStruct((NETS, IMAGES, SIZE, SIZE, 3), jnp.float32)
    return adam_step(loss), (with_adam(weights), images, whole(NETS, IMAGES))
