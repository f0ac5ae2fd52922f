# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Vision transformer (Dosovitskiy et al., arXiv 2010.11929) in which the class token reads the patches at the end, by a
separate attention (Touvron et al., arXiv 2103.17239)."""

from functools import partial

import jax
import jax.numpy as jnp
from step import Model, as_it_is, cross_entropy
from transformer import dense, layer_norm


def attention(param, x, read, heads):
    """Computes attention. Queries come from x. Keys and values come from `read`, which is `x` itself or other tokens."""
    width = x.shape[-1]

    def parts(tokens):
        return dense(param, tokens, width).reshape(*tokens.shape[:2], heads, width // heads)

    q, k, v = parts(x), parts(read), parts(read)
    weights = jax.nn.softmax(jnp.einsum("bthd,bshd->bhts", q, k) * (width // heads) ** -0.5)
    return dense(param, jnp.einsum("bhts,bshd->bthd", weights, v).reshape(x.shape), width)


def loss(param, patches, labels, *, layers, width, heads, around=as_it_is):
    x = dense(param, patches, width) + param((patches.shape[1], width))

    def layer(x):
        y = layer_norm(param, x)
        x = x + attention(param, y, y, heads)
        y = jax.nn.gelu(dense(param, layer_norm(param, x), 4 * width))
        return x + dense(param, y, width)

    for _ in range(layers):
        x = around(lambda x: layer(x))(x)
    token = jnp.broadcast_to(param((1, 1, width)), (x.shape[0], 1, width))
    token = attention(param, token, layer_norm(param, x), heads)
    return cross_entropy(dense(param, token, labels.shape[-1])[:, 0], labels)


def model(batch, patches, pixels, classes, **sizes):
    inputs = (((batch, patches, pixels), "normal"), ((batch, classes), "onehot"))
    return Model(partial(loss, **sizes), inputs)


MODELS = {
    "vit-long": model(2, 2304, 192, 1000, layers=2, width=512, heads=8),
}
