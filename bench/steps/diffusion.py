# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The U-Net of a diffusion model, with attention, group norms and momentum (Ho, Jain and Abbeel, arXiv 2006.11239)."""

import jax
import jax.numpy as jnp
from common import attention_weights, convolution, f32, group_norm, self_attention
from jax import random

WIDTHS, TIME, IMAGES, SIZE = (64, 128, 256), 256, 16, 64
SMALL = dict(IMAGES=2, SIZE=16)


def block_weights(narrow, wide):
    return {
        **{"first": f32(3, 3, narrow, wide), "shift": f32(wide), "scale": f32(narrow)},
        **{"second": f32(3, 3, wide, wide), "time": f32(TIME, wide), "skip": f32(1, 1, narrow, wide)},
    }


def block(weights, x, time):
    y = convolution(weights["first"], jax.nn.silu(group_norm(x) * weights["scale"])) + weights["shift"]
    y = y + (jax.nn.silu(time) @ weights["time"])[:, None, None]
    return convolution(weights["skip"], x) + convolution(weights["second"], jax.nn.silu(group_norm(y)))


def attended(weights, x):
    flat = group_norm(x).reshape(len(x), -1, x.shape[-1])
    return x + self_attention(weights, flat, 4, causal=False).reshape(x.shape)


def twice_as_wide(x):
    return x.repeat(2, 1).repeat(2, 2)


def weights_of():
    down, up, width = [], [], WIDTHS[0]
    for wide in WIDTHS:
        down.append([block_weights(width, wide), block_weights(wide, wide), f32(3, 3, wide, wide)])
        width = wide
    middle = [block_weights(width, width), attention_weights(width), block_weights(width, width)]
    for wide in reversed(WIDTHS):
        up.append([block_weights(width + wide, wide), block_weights(wide, wide)])
        width = wide
    ends = {"in": f32(3, 3, 3, WIDTHS[0]), "out": f32(3, 3, WIDTHS[0], 3), "time": f32(64, TIME)}
    return ends | {"down": down, "middle": middle, "up": up}


def make(around):
    def net(weights, x, time):
        waves = time[:, None] * jnp.exp(-jnp.arange(32) * 0.28)
        time = jnp.concatenate([jnp.sin(waves), jnp.cos(waves)], -1) @ weights["time"]
        x, kept = convolution(weights["in"], x), []
        for first, second, narrower in weights["down"]:
            x = around(block)(second, around(block)(first, x, time), time)
            kept.append(x)
            x = convolution(narrower, x, 2)
        first, between, second = weights["middle"]
        x = around(block)(second, around(attended)(between, around(block)(first, x, time)), time)
        for first, second in weights["up"]:
            x = jnp.concatenate([twice_as_wide(x), kept.pop()], -1)
            x = around(block)(second, around(block)(first, x, time), time)
        return convolution(weights["out"], jax.nn.silu(group_norm(x)))

    def loss(weights, key, images):
        first, second = random.split(key)
        time, noise = random.uniform(first, (len(images),)), random.normal(second, images.shape)
        share = jnp.cos(time)[:, None, None, None]
        mixed = share * images + jnp.sqrt(1 - share**2) * noise
        return ((net(weights, mixed, 1000 * time) - noise) ** 2).mean()

    def step(trained, key, images):
        weights, moments = trained
        value, gradients = jax.value_and_grad(loss)(weights, key, images)
        moments = jax.tree.map(lambda m, g: 0.9 * m + g, moments, gradients)
        return (jax.tree.map(lambda w, m: w - 1e-3 * m, weights, moments), moments), value

    weights = weights_of()
    return step, ((weights, weights), jax.ShapeDtypeStruct((2,), jnp.uint32), f32(IMAGES, SIZE, SIZE, 3))
