# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes Llama (Touvron et al., arXiv 2302.13971). The model has RMSNorm before each block, rotary positions and SwiGLU,
and no biases.

Tokens are whole numbers. So the embedding is a gather, and its gradient is a scatter.
"""

from functools import partial

import jax
import jax.numpy as jnp
from adam import AdamModel
from step import as_it_is
from transformer import product


def rms_norm(param, x):
    wide = x.astype(jnp.float32)
    scaled = wide * jax.lax.rsqrt(jnp.mean(jnp.square(wide), -1, keepdims=True) + 1e-5)
    return scaled.astype(x.dtype) * param(x.shape[-1:], "ones")


def dense(param, x, width):
    return product("bti,ij->btj", x, param((x.shape[-1], width)))


def rotated(x):
    """Rotates x, whose shape is batch x tokens x heads x size. A pair of elements has one element from each half of the
    last dimension. Each pair turns by an angle that depends on the token."""
    tokens, half = x.shape[1], x.shape[-1] // 2
    angles = jnp.arange(tokens)[:, None] * 10000.0 ** (-jnp.arange(half) / half)
    cosine, sine = (f(angles)[:, None].astype(x.dtype) for f in (jnp.cos, jnp.sin))
    a, b = jnp.split(x, 2, axis=-1)
    return jnp.concatenate([a * cosine - b * sine, b * cosine + a * sine], axis=-1)


def attention(param, x, heads):
    batch, tokens, width = x.shape
    q, k, v = (dense(param, x, width).reshape(batch, tokens, heads, width // heads) for _ in range(3))
    scores = product("bthd,bshd->bhts", rotated(q), rotated(k)) * (width // heads) ** -0.5
    causal = jnp.tril(jnp.ones((tokens, tokens), bool))
    weights = jax.nn.softmax(jnp.where(causal, scores.astype(jnp.float32), -1e9)).astype(x.dtype)
    return dense(param, product("bhts,bshd->bthd", weights, v).reshape(x.shape), width)


def loss(param32, tokens, targets, *, vocabulary, layers, width, heads, hidden, dtype, around=as_it_is):
    def param(shape, init="normal"):
        return param32(shape, init).astype(dtype)

    x = param((vocabulary, width))[tokens]

    def layer(x):
        x = x + attention(param, rms_norm(param, x), heads)
        y = rms_norm(param, x)
        return x + dense(param, jax.nn.silu(dense(param, y, hidden)) * dense(param, y, hidden), width)

    for _ in range(layers):
        x = around(lambda x: layer(x))(x)
    logits = dense(param, rms_norm(param, x), vocabulary).astype(jnp.float32)
    chosen = jnp.take_along_axis(logits, targets[..., None], axis=-1)[..., 0]
    return jnp.mean(jax.nn.logsumexp(logits, axis=-1) - chosen)


def model(batch, tokens, vocabulary, **sizes):
    inputs = ((batch, tokens), vocabulary)
    return AdamModel(partial(loss, vocabulary=vocabulary, **sizes), (inputs, inputs))


BF16 = jnp.bfloat16

MODELS = {
    # 1.35 billion parameters.
    "llama": model(8, 1024, 32000, layers=24, width=2048, heads=16, hidden=5504, dtype=BF16),
    "llama-small": model(2, 64, 256, layers=2, width=64, heads=4, hidden=160, dtype=BF16),
}
