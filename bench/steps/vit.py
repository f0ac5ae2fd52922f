# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A Vision Transformer, ViT-B/16 (Dosovitskiy et al., arXiv 2010.11929), in f32: a token for each patch, and one for the class."""

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

IMAGES, SIZE, PATCH, WIDTH, HEADS, LAYERS, CLASSES = 32, 224, 16, 768, 12, 12, 1000
SMALL = dict(IMAGES=2, SIZE=32, WIDTH=32, HEADS=2, LAYERS=2, CLASSES=8)


def patches(images):
    side = SIZE // PATCH
    parts = images.reshape(IMAGES, side, PATCH, side, PATCH, 3).swapaxes(2, 3)
    return parts.reshape(IMAGES, side * side, PATCH * PATCH * 3)


def make(around):
    def loss(weights, images, labels):
        first = jnp.broadcast_to(weights["class"], (IMAGES, 1, WIDTH))
        x = jnp.concatenate([first, patches(images) @ weights["patches"]], 1) + weights["places"]
        for each in weights["layers"]:
            x = around(lambda weights, x: bias_layer(weights, x, HEADS, causal=False))(each, x)
        return cross_entropy(scaled_norm(weights["last"], x[:, 0]) @ weights["head"], labels)

    tokens = (SIZE // PATCH) ** 2 + 1
    ends = {"patches": f32(3 * PATCH * PATCH, WIDTH), "class": f32(WIDTH), "places": f32(tokens, WIDTH)}
    ends |= {"last": norm_weights(WIDTH), "head": f32(WIDTH, CLASSES)}
    weights = ends | {"layers": [bias_layer_weights(WIDTH)] * LAYERS}
    return adam_step(loss), (with_adam(weights), f32(IMAGES, SIZE, SIZE, 3), whole(IMAGES))
