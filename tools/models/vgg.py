# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""AlexNet with one column (Krizhevsky, arXiv 1404.5997) and VGG (Simonyan and Zisserman, arXiv 1409.1556). Both
networks are without dropout, and use average pooling instead of max pooling (see resnet.py)."""

from functools import partial

import jax
from step import Model, as_it_is, average_pool, convolution, cross_entropy

# In a network, a tuple is the size, channels and stride of a convolution. A number is the size of a pooling window with
# stride 2.
ALEXNET = ((11, 64, 4), 3, (5, 192, 1), 3, (3, 384, 1), (3, 256, 1), (3, 256, 1), 3)
VGG = {
    "vgg11": (64, 2, 128, 2, 256, 256, 2, 512, 512, 2, 512, 512, 2),
    "vgg16": (64, 64, 2, 128, 128, 2, *(256,) * 3, 2, *(512,) * 3, 2, *(512,) * 3, 2),
}


def of_three(channels):
    return channels if channels == 2 else (3, channels, 1)


def loss(param, images, labels, *, layers, around=as_it_is):
    def layer(x, size, channels, stride):
        kernel = param((size, size, x.shape[-1], channels))
        return jax.nn.relu(convolution(x, kernel, stride) + param((channels,), "zeros"))

    x = images
    for each in layers:
        x = average_pool(x, each, 2) if isinstance(each, int) else around(lambda x, each=each: layer(x, *each))(x)
    x = x.reshape(x.shape[0], -1)
    for width in (4096, 4096):
        x = jax.nn.relu(x @ param((x.shape[-1], width)) + param((width,), "zeros"))
    classes = labels.shape[-1]
    return cross_entropy(x @ param((x.shape[-1], classes)) + param((classes,), "zeros"), labels)


def model(batch, pixels, classes, layers):
    inputs = (((batch, pixels, pixels, 3), "normal"), ((batch, classes), "onehot"))
    return Model(partial(loss, layers=layers), inputs)


OTHERS = {
    "alexnet": model(batch=64, pixels=224, classes=1000, layers=ALEXNET),
    **{
        name: model(batch=4, pixels=224, classes=1000, layers=tuple(map(of_three, channels)))
        for name, channels in VGG.items()
    },
}
