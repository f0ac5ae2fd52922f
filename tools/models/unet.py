# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""U-Net (Ronneberger et al., arXiv 1505.04597): a contracting and an expanding path with skips.

The model differs from the paper: it has SAME padding, average pooling instead of max pooling (see resnet.py), and
repeats pixels to upsample before the 2x2 convolution.
"""

from functools import partial

import jax
import jax.numpy as jnp
from step import Model, as_it_is, average_pool, convolution, cross_entropy


def conv(param, x, size, channels):
    kernel = param((size, size, x.shape[-1], channels))
    return jax.nn.relu(convolution(x, kernel) + param((channels,), "zeros"))


def double_conv(param, x, channels):
    return conv(param, conv(param, x, 3, channels), 3, channels)


def upsample(x):
    """Replaces each pixel by 2x2 equal pixels."""
    batch, height, width, channels = x.shape
    x = jnp.broadcast_to(x[:, :, None, :, None], (batch, height, 2, width, 2, channels))
    return x.reshape(batch, 2 * height, 2 * width, channels)


def up(param, x, skip, channels):
    x = conv(param, upsample(x), 2, channels)
    return double_conv(param, jnp.concatenate([skip, x], -1), channels)


def loss(param, images, labels, *, levels, width, around=as_it_is):
    x, skips = images, []
    for level in range(levels):
        skips.append(around(lambda x: double_conv(param, x, width << level))(x))
        x = average_pool(skips[-1], 2, 2)
    x = around(lambda x: double_conv(param, x, width << levels))(x)
    for level in reversed(range(levels)):
        x = around(lambda x, skip: up(param, x, skip, width << level))(x, skips[level])
    classes = labels.shape[-1]
    logits = convolution(x, param((1, 1, width, classes))) + param((classes,), "zeros")
    return cross_entropy(logits, labels)


def model(batch, pixels, classes, **sizes):
    images = ((batch, pixels, pixels, 3), "normal")
    labels = ((batch, pixels, pixels, classes), "onehot")
    return Model(partial(loss, **sizes), (images, labels))


MODELS = {
    "unet": model(batch=4, pixels=256, classes=4, levels=4, width=32),
    "unet-small": model(batch=4, pixels=32, classes=4, levels=3, width=4),
}
