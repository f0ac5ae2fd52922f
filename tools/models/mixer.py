# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""MLP-Mixer (Tolstikhin et al., arXiv 2105.01601, figure 1): each block has one MLP over the patches and one MLP over
the channels."""

from functools import partial

import jax
import jax.numpy as jnp
from step import Model, as_it_is, cross_entropy
from transformer import layer_norm


def mlp(param, x, hidden):
    width = x.shape[-1]
    y = jax.nn.gelu(x @ param((width, hidden)) + param((hidden,), "zeros"))
    return y @ param((hidden, width)) + param((width,), "zeros")


def loss(param, patches, labels, *, layers, width, over_patches, over_channels, around=as_it_is):
    x = patches @ param((patches.shape[-1], width)) + param((width,), "zeros")

    def layer(x):
        y = jnp.swapaxes(layer_norm(param, x), 1, 2)
        x = x + jnp.swapaxes(mlp(param, y, over_patches), 1, 2)
        return x + mlp(param, layer_norm(param, x), over_channels)

    for _ in range(layers):
        x = around(lambda x: layer(x))(x)
    features = jnp.mean(layer_norm(param, x), 1)
    classes = labels.shape[-1]
    return cross_entropy(features @ param((width, classes)) + param((classes,), "zeros"), labels)


def model(batch, patches, pixels, classes, **sizes):
    inputs = (((batch, patches, pixels), "normal"), ((batch, classes), "onehot"))
    return Model(partial(loss, **sizes), inputs)


MODELS = {
    "mixer": model(64, 196, 768, 1000, layers=8, width=512, over_patches=256, over_channels=2048),
    "mixer-small": model(4, 16, 48, 10, layers=2, width=32, over_patches=16, over_channels=64),
}
