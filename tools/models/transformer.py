# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A decoder-only transformer with pre-LayerNorm and causal attention.

Tokens and targets are one-hot floats, and the embedding is a matmul with them. This matmul computes the same as a
lookup. The gradient of a lookup would be a scatter, which has no lowering to linalg.
"""

import re
from dataclasses import replace
from functools import partial

import jax
import jax.numpy as jnp
from adam import AdamModel
from step import Model, as_it_is, cross_entropy


def layer_norm(param, x):
    mean = jnp.mean(x, -1, keepdims=True)
    variance = jnp.mean(jnp.square(x - mean), -1, keepdims=True)
    scale, bias = param(x.shape[-1:], "ones"), param(x.shape[-1:], "zeros")
    return (x - mean) * jax.lax.rsqrt(variance + 1e-5) * scale + bias


def product(subscripts, x, y):
    """Computes a sum of products (einsum). The sums are f32 for operands of any type, also in the gradients. JAX itself
    would convert bf16 operands to f32 for the gradients."""
    if x.dtype == jnp.float32:
        return jnp.einsum(subscripts, x, y)
    return rounded_product(subscripts, x, y)


# Whether operands are converted to f32 before they are multiplied. This changes no value. XLA needs the conversion on a
# CPU, because XLA for CPUs has no product of bf16 operands with a sum in f32.
WIDEN = False


@partial(jax.custom_vjp, nondiff_argnums=(0,))
def rounded_product(subscripts, x, y):
    dtype = x.dtype
    if WIDEN:
        x, y = x.astype(jnp.float32), y.astype(jnp.float32)
    return jnp.einsum(subscripts, x, y, preferred_element_type=jnp.float32).astype(dtype)


def gradients(subscripts, operands, gradient):
    x, y = operands
    of_x, of_y, of_result = re.split(",|->", subscripts)
    return (
        rounded_product(f"{of_result},{of_y}->{of_x}", gradient, y),
        rounded_product(f"{of_x},{of_result}->{of_y}", x, gradient),
    )


rounded_product.defvjp(lambda s, x, y: (rounded_product(s, x, y), (x, y)), gradients)


def dense(param, x, width):
    return product("bti,ij->btj", x, param((x.shape[-1], width))) + param((width,), "zeros")


def attention(param, x, heads):
    batch, tokens, width = x.shape
    q, k, v = (dense(param, x, width).reshape(batch, tokens, heads, width // heads) for _ in range(3))
    scores = product("bthd,bshd->bhts", q, k) * (width // heads) ** -0.5
    causal = jnp.tril(jnp.ones((tokens, tokens), bool))
    weights = jax.nn.softmax(jnp.where(causal, scores, -1e9))
    mixed = product("bhts,bshd->bthd", weights, v)
    return dense(param, mixed.reshape(x.shape), width)


def loss(param32, tokens, targets, *, layers, width, heads, hidden, dtype=jnp.float32, around=as_it_is):
    def param(shape, init="normal"):
        return param32(shape, init).astype(dtype)

    tokens = tokens.astype(dtype)
    vocabulary = tokens.shape[-1]
    x = product("bti,ij->btj", tokens, param((vocabulary, width)))
    x = x + param((tokens.shape[1], width))

    def layer(x):
        x = x + attention(param, layer_norm(param, x), heads)
        y = jax.nn.gelu(dense(param, layer_norm(param, x), hidden))
        return x + dense(param, y, width)

    for _ in range(layers):
        x = around(lambda x: layer(x))(x)
    return cross_entropy(dense(param, layer_norm(param, x), vocabulary), targets)


def model(kind, batch, tokens, vocabulary, **sizes):
    onehot = ((batch, tokens, vocabulary), "onehot")
    return kind(partial(loss, **sizes), (onehot, onehot))


def of_indices(model):
    """Returns the same model with whole numbers as inputs. The step makes the one-hot floats from these numbers."""

    def loss(param, tokens, targets, **options):
        return model.loss(
            param, *(jax.nn.one_hot(each, count) for each, count in zip((tokens, targets), counts)), **options
        )

    counts = [shape[-1] for shape, _ in model.batch]
    return replace(model, loss=loss, batch=tuple((shape[:-1], shape[-1]) for shape, _ in model.batch))


FULL = dict(batch=4, tokens=256, vocabulary=4096, layers=12, width=512, heads=8, hidden=2048)
SMALL = dict(batch=4, tokens=32, vocabulary=64, layers=3, width=32, heads=4, hidden=128)

# Models that are too large to run on a CPU. One step of these models fills a large GPU. One of these models has the
# shape of GPT-2, and its logits are its largest tensors. Another one has a long sequence, and its attention scores are
# its largest tensors.
LARGE = dict(batch=16, tokens=1024, vocabulary=32000, layers=12, width=1024, heads=16, hidden=4096)
GPT2 = dict(batch=8, tokens=1024, vocabulary=50257, layers=12, width=768, heads=12, hidden=3072)
LONG = dict(batch=1, tokens=4096, vocabulary=32000, layers=4, width=1024, heads=16, hidden=4096)

OTHERS = {
    "transformer-large": model(Model, **LARGE),
    "gpt2": model(Model, **GPT2),
    "transformer-long": model(Model, **LONG),
}
MODELS = {
    "transformer": model(Model, **FULL),
    "transformer-small": model(Model, **SMALL),
    "transformer-adam": model(AdamModel, dtype=jnp.bfloat16, **{**FULL, "layers": 8}),
    "transformer-adam-small": model(AdamModel, dtype=jnp.bfloat16, **SMALL),
}
