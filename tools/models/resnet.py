# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Bottleneck ResNet (He et al., arXiv 1512.03385, table 1) with batch statistics, or with group norm.

The stem uses average pooling, because the gradient of max pooling is a select_and_scatter, which has no lowering to
linalg. There are no running statistics, because a step is a function of its arguments.
"""

from functools import partial

import jax
import jax.numpy as jnp
from step import Model, as_it_is, average_pool, convolution, cross_entropy


def batch_norm(param, x):
    mean = jnp.mean(x, (0, 1, 2))
    variance = jnp.mean(jnp.square(x - mean), (0, 1, 2))
    scale, bias = param(x.shape[-1:], "ones"), param(x.shape[-1:], "zeros")
    return (x - mean) * (jax.lax.rsqrt(variance + 1e-5) * scale) + bias


def group_norm(param, x):
    """Normalises each example by its own statistics (Wu and He, arXiv 1803.08494), in 32 groups of channels. If a group
    would have only one channel, there are fewer groups."""
    batch, height, width, channels = x.shape
    groups = min(32, channels // 2)
    grouped = x.reshape(batch, height, width, groups, channels // groups)
    mean = jnp.mean(grouped, (1, 2, 4), keepdims=True)
    variance = jnp.mean(jnp.square(grouped - mean), (1, 2, 4), keepdims=True)
    x = ((grouped - mean) * jax.lax.rsqrt(variance + 1e-5)).reshape(x.shape)
    scale, bias = param((channels,), "ones"), param((channels,), "zeros")
    return x * scale + bias


def conv_norm(param, norm, x, size, channels, stride=1):
    kernel = param((size, size, x.shape[-1], channels))
    return norm(param, convolution(x, kernel, stride))


def bottleneck(param, norm, x, channels, stride):
    y = jax.nn.relu(conv_norm(param, norm, x, 1, channels))
    y = jax.nn.relu(conv_norm(param, norm, y, 3, channels, stride))
    y = conv_norm(param, norm, y, 1, 4 * channels)
    if x.shape != y.shape:
        x = conv_norm(param, norm, x, 1, 4 * channels, stride)
    return jax.nn.relu(x + y)


def loss(param, images, labels, *, blocks, width, norm=batch_norm, around=as_it_is):
    x = jax.nn.relu(conv_norm(param, norm, images, 7, width, 2))
    x = average_pool(x, 3, 2)
    for stage, count in enumerate(blocks):
        for block in range(count):
            stride = 2 if stage > 0 and block == 0 else 1
            x = around(lambda x: bottleneck(param, norm, x, width << stage, stride))(x)
    features = jnp.mean(x, (1, 2))
    classes = labels.shape[-1]
    logits = features @ param((features.shape[-1], classes)) + param((classes,), "zeros")
    return cross_entropy(logits, labels)


def model(batch, pixels, classes, blocks, width, norm=batch_norm):
    inputs = (((batch, pixels, pixels, 3), "normal"), ((batch, classes), "onehot"))
    return Model(partial(loss, blocks=blocks, width=width, norm=norm), inputs)


MODELS = {
    "resnet50": model(batch=8, pixels=224, classes=1000, blocks=(3, 4, 6, 3), width=64),
    "resnet50-small": model(batch=4, pixels=64, classes=10, blocks=(2, 2), width=8),
}

# Models that are only written on request: networks of the papers that remat implements.
OTHERS = {
    "resnet50-group-norm": model(128, 224, 1000, blocks=(3, 4, 6, 3), width=64, norm=group_norm),
    "resnet50-group-norm-small": model(4, 64, 10, blocks=(2, 2), width=8, norm=group_norm),
    "resnet101": model(batch=4, pixels=224, classes=1000, blocks=(3, 4, 23, 3), width=64),
    "resnet152": model(batch=4, pixels=224, classes=1000, blocks=(3, 8, 36, 3), width=64),
}


def deep(layers):
    """Makes a network with this number of layers that is small enough for a CPU. A block has three layers, and the
    numbers of blocks in the stages are in the ratio 3 : 24 : 36 : 3 (Chen et al. 2016)."""
    total = (layers - 2) // 3
    blocks = [max(1, round(total * share / 66)) for share in (3, 24, 0, 3)]
    blocks[2] = max(1, total - sum(blocks))
    return model(batch=8, pixels=64, classes=10, blocks=blocks, width=8)


BY_LENGTH = {"deep-resnet": deep}
