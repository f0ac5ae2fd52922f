# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Networks other than decoders that are written as scans: an LSTM over time (Hochreiter and Schmidhuber, 1997), and the U-Net of a
diffusion model (Ho, Jain and Abbeel, arXiv 2006.11239), in which the residual blocks of each level are a separate scan.

Each network is a pair: the shapes of its weights and of its batch, and a function loss(weights, batch, around).
`around` wraps the body of each scan. This module allocates no arrays, because it works with shapes alone.
"""

import jax
import jax.numpy as jnp


def lstm(steps=512, batch=128, width=1024):
    """Makes an LSTM that predicts the next input. Inputs are as wide as the state."""

    def loss(weights, batch, around):
        inputs = batch["inputs"]

        def cell(carry, x):
            h, c = carry
            gates = jnp.concatenate([x, h], -1) @ weights["gates"] + weights["shift"]
            i, f, g, o = jnp.split(gates, 4, -1)
            c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
            h = jax.nn.sigmoid(o) * jnp.tanh(c)
            return (h, c), ((h - x) ** 2).mean()

        start = jnp.zeros_like(inputs[0])
        _, errors = jax.lax.scan(around(cell), (start, start), inputs)
        return errors.mean()

    weights = {"gates": (2 * width, 4 * width), "shift": (4 * width,)}
    return weights, {"inputs": (steps, batch, width)}, loss


def unet(blocks=4, batch=32, size=64, widths=(128, 256, 512)):
    """Makes a U-Net. `blocks` is the number of residual blocks in each scan. Each level of the U-Net has one scan on
    the way down and one on the way up."""

    def product(x, kernel):
        return jax.lax.conv_general_dilated(x, kernel, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))

    def normed(x):
        parts = x.reshape(*x.shape[:3], 32, -1)
        mean = parts.mean((1, 2, 4), keepdims=True)
        spread = ((parts - mean) ** 2).mean((1, 2, 4), keepdims=True)
        return ((parts - mean) * jax.lax.rsqrt(spread + 1e-5)).reshape(x.shape)

    def block(x, weights, time):
        y = product(jax.nn.silu(normed(x)), weights["first"])
        y = y + (time @ weights["time"])[:, None, None]
        return x + product(jax.nn.silu(normed(y) * weights["scale"]), weights["second"])

    def loss(weights, batch, around):
        def level(x, stacks):
            body = around(lambda x, each: (block(x, each, batch["time"]), None))
            return jax.lax.scan(body, x, stacks)[0]

        x, kept = product(batch["images"], weights["in"]), []
        for number in range(len(widths)):
            x = level(x, weights[f"down{number}"])
            if number + 1 < len(widths):
                kept.append(x)
                n, h, w, c = x.shape
                x = product(x.reshape(n, h // 2, 2, w // 2, 2, c).mean((2, 4)), weights[f"wider{number}"])
        for number in reversed(range(len(widths))):
            x = level(x, weights[f"up{number}"])
            if number:
                x = product(x.repeat(2, 1).repeat(2, 2), weights[f"narrower{number}"]) + kept.pop()
        return ((product(x, weights["out"]) - batch["noise"]) ** 2).mean()

    weights = {"in": (3, 3, 3, widths[0]), "out": (3, 3, widths[0], 3)}
    for number, width in enumerate(widths):
        stack = {
            **{"first": (blocks, 3, 3, width, width), "second": (blocks, 3, 3, width, width)},
            **{"time": (blocks, 256, width), "scale": (blocks, width)},
        }
        weights |= {f"down{number}": stack, f"up{number}": stack}
    for number, (narrow, wide) in enumerate(zip(widths, widths[1:])):
        weights |= {f"wider{number}": (3, 3, narrow, wide), f"narrower{number + 1}": (3, 3, wide, narrow)}
    images = (batch, size, size, 3)
    return weights, {"images": images, "noise": images, "time": (batch, 256)}, loss


def lowered(net, around=lambda body: body, rate=0.01):
    """Lowers a step that trains by SGD and whose weights are donated."""
    weights, batch, loss = net

    def step(weights, batch):
        value, gradients = jax.value_and_grad(loss)(weights, batch, around)
        return value, jax.tree.map(lambda w, g: w - rate * g, weights, gradients)

    def shapes(tree):
        return jax.tree.map(
            lambda each: jax.ShapeDtypeStruct(each, jnp.float32), tree, is_leaf=lambda each: isinstance(each, tuple)
        )

    return jax.jit(step, donate_argnums=0).lower(shapes(weights), shapes(batch))


NETS = {"lstm": lstm, "unet": unet}
