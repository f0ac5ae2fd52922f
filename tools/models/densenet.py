# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""DenseNet with bottlenecks (Huang et al., arXiv 1608.06993, table 1) and batch statistics: every layer reads the
features of all earlier layers in its block.

In the version of the step with jax.checkpoint, jax.checkpoint is around each layer. The stem uses average pooling, as in resnet.py.
"""

from functools import partial

import jax
import jax.numpy as jnp
from resnet import batch_norm
from step import Model, as_it_is, average_pool, convolution, cross_entropy


def normed(param, x, size, channels):
    """Applies batch norm, ReLU and a convolution."""
    y = jax.nn.relu(batch_norm(param, x))
    return convolution(y, param((size, size, x.shape[-1], channels)))


def loss(param, images, labels, *, blocks, growth, around=as_it_is):
    x = convolution(images, param((7, 7, images.shape[-1], 2 * growth)), 2)
    x = average_pool(jax.nn.relu(batch_norm(param, x)), 3, 2)

    def layer(x):
        return normed(param, normed(param, x, 1, 4 * growth), 3, growth)

    for number, layers in enumerate(blocks):
        if number:
            x = average_pool(normed(param, x, 1, x.shape[-1] // 2), 2, 2)
        for _ in range(layers):
            x = jnp.concatenate([x, around(lambda x: layer(x))(x)], -1)
    features = jnp.mean(jax.nn.relu(batch_norm(param, x)), (1, 2))
    classes = labels.shape[-1]
    return cross_entropy(features @ param((features.shape[-1], classes)) + param((classes,), "zeros"), labels)


def model(batch, pixels, classes, blocks, growth):
    inputs = (((batch, pixels, pixels, 3), "normal"), ((batch, classes), "onehot"))
    return Model(partial(loss, blocks=blocks, growth=growth), inputs)


MODELS = {
    "densenet121": model(batch=8, pixels=224, classes=1000, blocks=(6, 12, 24, 16), growth=32),
    "densenet-small": model(batch=4, pixels=32, classes=10, blocks=(2, 3), growth=8),
}

# Models that are only written on request: networks of the papers that remat implements.
OTHERS = {
    "densenet161": model(batch=4, pixels=224, classes=1000, blocks=(6, 12, 36, 24), growth=48),
    "densenet169": model(batch=4, pixels=224, classes=1000, blocks=(6, 12, 32, 32), growth=32),
    "densenet201": model(batch=4, pixels=224, classes=1000, blocks=(6, 12, 48, 32), growth=32),
}
