# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A variational autoencoder of images with residual blocks (Kingma and Welling, arXiv 1312.6114)."""

import jax
import jax.numpy as jnp
from common import adam_step, convolution, f32, residual, with_adam
from jax import random

IMAGES, SIZE, WIDTHS = 32, 64, (64, 128, 128)
SMALL = dict(IMAGES=2, SIZE=16, WIDTHS=(8, 16, 16))


def make(around):
    def block(weights, x):
        return residual(weights, x, jax.nn.silu)

    def loss(weights, key, images):
        x = convolution(weights["in"], images)
        for blocks, narrower in weights["encoder"]:
            for each in blocks:
                x = around(block)(each, x)
            x = convolution(narrower, x, 2)
        mean, log = jnp.split(convolution(weights["middle"], x), 2, -1)
        x = convolution(weights["from"], mean + jnp.exp(0.5 * log) * random.normal(key, mean.shape))
        for blocks, wider in weights["decoder"]:
            x = convolution(wider, x.repeat(2, 1).repeat(2, 2))
            for each in blocks:
                x = around(block)(each, x)
        error = ((convolution(weights["out"], x) - images) ** 2).sum((1, 2, 3)).mean()
        return error + 0.5 * (mean**2 + jnp.exp(log) - 1 - log).sum((1, 2, 3)).mean()

    def blocks(width):
        return [[f32(3, 3, width, width)] * 2] * 2

    last = WIDTHS[-1]
    steps = list(zip(WIDTHS, (*WIDTHS[1:], last)))
    weights = {
        **{"in": f32(3, 3, 3, WIDTHS[0]), "middle": f32(3, 3, last, 32), "from": f32(3, 3, 16, last)},
        "encoder": [(blocks(a), f32(3, 3, a, b)) for a, b in steps],
        "decoder": [(blocks(a), f32(3, 3, b, a)) for a, b in reversed(steps)],
        "out": f32(3, 3, WIDTHS[0], 3),
    }
    return adam_step(loss), (with_adam(weights), jax.ShapeDtypeStruct((2,), jnp.uint32), f32(IMAGES, SIZE, SIZE, 3))
