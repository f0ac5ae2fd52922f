# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A generator and a discriminator of images (Goodfellow et al., arXiv 1406.2661) that one step trains in turn."""

import jax
import jax.numpy as jnp
from common import convolution, f32, group_norm

IMAGES, WIDTH, NOISE = 32, 64, 128
SMALL = dict(IMAGES=2, WIDTH=8, NOISE=8)


def make(around):
    def grown(weights, x):
        x = x.repeat(2, 1).repeat(2, 2)
        y = convolution(weights[0], jax.nn.relu(group_norm(x)))
        return convolution(weights[2], x) + convolution(weights[1], jax.nn.relu(group_norm(y)))

    def shrunk(weights, x):
        y = convolution(weights[1], jax.nn.leaky_relu(convolution(weights[0], jax.nn.leaky_relu(x))))
        n, h, w, c = y.shape
        return (convolution(weights[2], x) + y).reshape(n, h // 2, 2, w // 2, 2, c).mean((2, 4))

    def generated(weights, noise):
        x = (noise @ weights["in"]).reshape(IMAGES, 4, 4, -1)
        for each in weights["blocks"]:
            x = around(grown)(each, x)
        return jnp.tanh(convolution(weights["out"], jax.nn.relu(group_norm(x))))

    def judged(weights, x):
        x = convolution(weights["in"], x)
        for each in weights["blocks"]:
            x = around(shrunk)(each, x)
        return jax.nn.leaky_relu(x).mean((1, 2)) @ weights["out"]

    def moved(weights, moments, gradients):
        moments = jax.tree.map(lambda m, g: 0.5 * m + g, moments, gradients)
        return jax.tree.map(lambda w, m: w - 2e-4 * m, weights, moments), moments

    def step(trained, images, noise):
        (maker, first), (judge, second) = trained

        def judge_loss(judge):
            fakes = jax.lax.stop_gradient(generated(maker, noise))
            return jax.nn.softplus(judged(judge, fakes)).mean() + jax.nn.softplus(-judged(judge, images)).mean()

        lost, gradients = jax.value_and_grad(judge_loss)(judge)
        judge, second = moved(judge, second, gradients)

        def maker_loss(maker):
            return jax.nn.softplus(-judged(judge, generated(maker, noise))).mean()

        made, gradients = jax.value_and_grad(maker_loss)(maker)
        return (moved(maker, first, gradients), (judge, second)), lost, made

    def block(narrow, wide):
        return [f32(3, 3, narrow, wide), f32(3, 3, wide, wide), f32(1, 1, narrow, wide)]

    widths = [4 * WIDTH, 4 * WIDTH, 2 * WIDTH, WIDTH, WIDTH]
    pairs = list(zip(widths, widths[1:]))
    maker = {"in": f32(NOISE, 16 * widths[0]), "blocks": [block(a, b) for a, b in pairs], "out": f32(3, 3, WIDTH, 3)}
    judge = {"in": f32(3, 3, 3, WIDTH), "blocks": [block(b, a) for a, b in reversed(pairs)], "out": f32(widths[0], 1)}
    return step, (((maker, maker), (judge, judge)), f32(IMAGES, 64, 64, 3), f32(IMAGES, NOISE))
