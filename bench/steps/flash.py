# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A decoder whose attention is a custom_vjp with scans over blocks of keys (Dao et al., arXiv 2205.14135)."""

import jax
import jax.numpy as jnp
from common import adam_step, cross_entropy, f32, heads_of, layer_weights, merged, norm, whole, with_adam

BATCH, TOKENS, WIDTH, HEADS, LAYERS, WORDS, BLOCK = 4, 2048, 512, 8, 6, 1024, 256
SMALL = dict(BATCH=1, TOKENS=64, WIDTH=32, HEADS=2, LAYERS=2, WORDS=64, BLOCK=16)


def blocks(x):
    return x.reshape(*x.shape[:2], -1, BLOCK, x.shape[-1]).transpose(2, 0, 1, 3, 4)


def joined(x):
    return x.transpose(1, 2, 0, 3, 4).reshape(*x.shape[1:3], -1, x.shape[-1])


@jax.custom_vjp
def attention(q, k, v):
    return forward(q, k, v)[0]


def forward(q, k, v):
    def body(carry, block):
        out, most, total = carry
        scores = q @ block[0].swapaxes(-1, -2) / q.shape[-1] ** 0.5
        larger = jnp.maximum(most, scores.max(-1))
        shares, shrunk = jnp.exp(scores - larger[..., None]), jnp.exp(most - larger)
        return (out * shrunk[..., None] + shares @ block[1], larger, total * shrunk + shares.sum(-1)), None

    start = jnp.zeros_like(q), jnp.full(q.shape[:-1], -1e30), jnp.zeros(q.shape[:-1])
    (out, most, total), _ = jax.lax.scan(body, start, (blocks(k), blocks(v)))
    out = out / total[..., None]
    return out, (q, k, v, out, most + jnp.log(total))


def backward(kept, gradient):
    q, k, v, out, logs = kept
    mean = (gradient * out).sum(-1)[..., None]

    def body(to_q, block):
        shares = jnp.exp(q @ block[0].swapaxes(-1, -2) / q.shape[-1] ** 0.5 - logs[..., None])
        to_scores = shares * (gradient @ block[1].swapaxes(-1, -2) - mean) / q.shape[-1] ** 0.5
        made = to_scores.swapaxes(-1, -2) @ q, shares.swapaxes(-1, -2) @ gradient
        return to_q + to_scores @ block[0], made

    to_q, (to_k, to_v) = jax.lax.scan(body, jnp.zeros_like(q), (blocks(k), blocks(v)))
    return to_q, joined(to_k), joined(to_v)


attention.defvjp(forward, backward)


def make(around):
    def layer(weights, x):
        q, k, v = (heads_of(each, HEADS) for each in jnp.split(norm(x) @ weights["qkv"], 3, -1))
        x = x + merged(attention(q, k, v)) @ weights["out"]
        return x + jax.nn.gelu(norm(x) @ weights["up"]) @ weights["down"]

    def loss(weights, words):
        x = weights["words"][words]
        for each in weights["layers"]:
            x = around(layer)(each, x)
        return cross_entropy(norm(x) @ weights["words"].T, words)

    weights = {"layers": [layer_weights(WIDTH) for _ in range(LAYERS)], "words": f32(WORDS, WIDTH)}
    return adam_step(loss), (with_adam(weights), whole(BATCH, TOKENS))
