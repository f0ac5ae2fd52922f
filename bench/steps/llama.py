# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A Llama (Touvron et al., arXiv 2302.13971) in bf16 that adds up the gradients of four parts of a batch in a scan."""

import jax
import jax.numpy as jnp
from common import adam, attention, bf16, cross_entropy, heads_of, merged, whole, with_adam

PARTS, BATCH, TOKENS, WIDTH, HEADS, HIDDEN, LAYERS, WORDS = 4, 4, 1024, 512, 8, 1408, 8, 8192
SMALL = dict(PARTS=2, BATCH=2, TOKENS=16, WIDTH=32, HEADS=2, HIDDEN=48, LAYERS=2, WORDS=64)


def rms(x, scale):
    wide = x.astype(jnp.float32)
    return (wide * jax.lax.rsqrt((wide**2).mean(-1, keepdims=True) + 1e-6)).astype(x.dtype) * scale


def turned(x):
    """Rotary positions."""
    half = x.shape[-1] // 2
    angles = jnp.arange(TOKENS)[:, None] * 1e4 ** -(jnp.arange(half) / half)
    cos, sin = jnp.cos(angles).astype(x.dtype), jnp.sin(angles).astype(x.dtype)
    first, second = x[..., :half], x[..., half:]
    return jnp.concatenate([first * cos - second * sin, second * cos + first * sin], -1)


def make(around):
    def layer(weights, x):
        y = rms(x, weights["first"])
        q, k, v = (heads_of(y @ weights[name], HEADS) for name in "qkv")
        x = x + merged(attention(turned(q), turned(k), v)) @ weights["o"]
        y = rms(x, weights["second"])
        return x + (jax.nn.silu(y @ weights["gate"]) * (y @ weights["up"])) @ weights["down"]

    def loss(weights, words):
        x = weights["words"][words]
        for each in weights["layers"]:
            x = around(layer)(each, x)
        return cross_entropy((rms(x, weights["last"]) @ weights["head"]).astype(jnp.float32), words)

    def step(trained, words):
        weights, state = trained

        def part(total, some):
            value, gradients = jax.value_and_grad(loss)(weights, some)
            return jax.tree.map(lambda t, g: t + g.astype(t.dtype), total, gradients), value

        start = jax.tree.map(lambda w: jnp.zeros(w.shape, jnp.float32), weights)
        gradients, values = jax.lax.scan(part, start, words)
        return adam(weights, state, gradients), values.mean()

    one = {name: bf16(WIDTH, WIDTH) for name in "qkvo"} | {"first": bf16(WIDTH), "second": bf16(WIDTH)}
    one |= {"gate": bf16(WIDTH, HIDDEN), "up": bf16(WIDTH, HIDDEN), "down": bf16(HIDDEN, WIDTH)}
    ends = {"words": bf16(WORDS, WIDTH), "head": bf16(WIDTH, WORDS), "last": bf16(WIDTH)}
    weights = {"layers": [one] * LAYERS, **ends}
    return step, (with_adam(weights), whole(PARTS, BATCH, TOKENS))
