"""Decoder-only transformer, pre-LayerNorm, causal attention.

Tokens and targets are one-hot floats: an embedding lookup's gradient is a scatter, which has
no lowering to linalg, and a matmul by the one-hot is the same function.
"""
from functools import partial

import jax
import jax.numpy as jnp
from step import Model, as_it_is, cross_entropy


def layer_norm(param, x):
    mean = jnp.mean(x, -1, keepdims=True)
    variance = jnp.mean(jnp.square(x - mean), -1, keepdims=True)
    scale, bias = param(x.shape[-1:], "ones"), param(x.shape[-1:], "zeros")
    return (x - mean) * jax.lax.rsqrt(variance + 1e-5) * scale + bias


def dense(param, x, width):
    return x @ param((x.shape[-1], width)) + param((width,), "zeros")


def attention(param, x, heads):
    batch, tokens, width = x.shape
    q, k, v = (
        dense(param, x, width).reshape(batch, tokens, heads, width // heads) for _ in range(3)
    )
    scores = jnp.einsum("bthd,bshd->bhts", q, k) * (width // heads) ** -0.5
    causal = jnp.tril(jnp.ones((tokens, tokens), bool))
    weights = jax.nn.softmax(jnp.where(causal, scores, -1e9))
    mixed = jnp.einsum("bhts,bshd->bthd", weights, v)
    return dense(param, mixed.reshape(x.shape), width)


def loss(param, tokens, targets, *, layers, width, heads, hidden, around=as_it_is):
    vocabulary = tokens.shape[-1]
    x = tokens @ param((vocabulary, width)) + param((tokens.shape[1], width))

    def layer(x):
        x = x + attention(param, layer_norm(param, x), heads)
        y = jax.nn.gelu(dense(param, layer_norm(param, x), hidden))
        return x + dense(param, y, width)

    for _ in range(layers):
        x = around(lambda x: layer(x))(x)
    return cross_entropy(dense(param, layer_norm(param, x), vocabulary), targets)


def model(batch, tokens, vocabulary, **sizes):
    onehot = ((batch, tokens, vocabulary), "onehot")
    return Model(partial(loss, **sizes), (onehot, onehot))


MODELS = {
    "transformer": model(
        batch=4, tokens=256, vocabulary=4096, layers=12, width=512, heads=8, hidden=2048
    ),
    "transformer-small": model(
        batch=4, tokens=32, vocabulary=64, layers=3, width=32, heads=4, hidden=128
    ),
}
