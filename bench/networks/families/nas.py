# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""NASNet-A (Zoph et al. 2018), AmoebaNet-A (Real et al. 2019) and DARTS (Liu et
al. 2018, second order) for CIFAR-10: 20 cells from 36 channels on 32 x 32
pixels, as DARTS's published code trains all three (cnn/model.py,
cnn/genotypes.py), without its auxiliary classifier and its path dropout.

The relus of DARTS's code write to new storage. PyTorch up to version 1.6 saves the input of such a relu, so the
normalised values before the relu are kept. The networks here keep them, too.

A cell reads the outputs of the two cells before it (states 0 and 1). Two pairs of (operation, state) make a new state,
which is the sum of the two results. The cell's output concatenates some of the states.
"""

from collections import namedtuple

from layers import count

Genotype = namedtuple("Genotype", "normal normal_out reduce reduce_out")

NASNET = Genotype(
    [
        ("sep5", 1),
        ("sep3", 0),
        ("sep5", 0),
        ("sep3", 0),
        ("avg", 1),
        ("skip", 0),
        ("avg", 0),
        ("avg", 0),
        ("sep3", 1),
        ("skip", 1),
    ],
    [2, 3, 4, 5, 6],
    [
        ("sep5", 1),
        ("sep7", 0),
        ("max", 1),
        ("sep7", 0),
        ("avg", 1),
        ("sep5", 0),
        ("skip", 3),
        ("avg", 2),
        ("sep3", 2),
        ("max", 1),
    ],
    [4, 5, 6],
)
AMOEBANET = Genotype(
    [
        ("avg", 0),
        ("max", 1),
        ("sep3", 0),
        ("sep5", 2),
        ("sep3", 0),
        ("avg", 3),
        ("sep3", 1),
        ("skip", 1),
        ("skip", 0),
        ("avg", 1),
    ],
    [4, 5, 6],
    [
        ("avg", 0),
        ("sep3", 1),
        ("max", 0),
        ("sep7", 2),
        ("sep7", 0),
        ("avg", 1),
        ("max", 0),
        ("max", 1),
        ("conv7", 0),
        ("sep3", 5),
    ],
    [3, 4, 6],
)
DARTS = Genotype(
    [("sep3", 0), ("sep3", 1), ("sep3", 0), ("sep3", 1), ("sep3", 1), ("skip", 0), ("skip", 0), ("dil3", 2)],
    [2, 3, 4, 5],
    [("max", 0), ("max", 1), ("skip", 2), ("max", 1), ("max", 0), ("skip", 2), ("skip", 2), ("max", 1)],
    [2, 3, 4, 5],
)

CELLS, CHANNELS, CLASSES = 20, 36, 10


def relu(net, x):
    return net.node("relu", [x], x.shape, "inputs", count(x.shape))


def relu_conv_bn(net, x, channels):
    return net.conv_bn(relu(net, x), channels, 1)


def halve(net, x, channels):
    """Adds two convolutions of stride 2. The second convolution goes over the image from pixel (1, 1) on."""
    x = relu(net, x)
    halves = [net.conv(x, channels // 2, 1, stride=2, bias=False) for _ in range(2)]
    return net.bn(net.concat(*halves))


def depthwise(net, x, kernel, stride, dilation=1):
    """Adds a relu, a convolution in each channel, a 1x1 convolution over all channels, and a bn."""
    c = x.shape[0]
    x = net.conv(
        relu(net, x), c, kernel, stride=stride, pad=dilation * (kernel // 2), dilation=dilation, groups=c, bias=False
    )
    return net.conv_bn(x, c, 1)


def separable(net, x, kernel, stride):
    return depthwise(net, depthwise(net, x, kernel, stride), kernel, 1)


def factorised(net, x, stride):
    c = x.shape[0]
    x = net.conv(relu(net, x), c, (1, 7), stride=(1, stride), pad=(0, 3), bias=False)
    return net.conv_bn(x, c, (7, 1), stride=(stride, 1), pad=(3, 0))


def operation(net, name, x, stride):
    if name == "skip":
        return x if stride == 1 else halve(net, x, x.shape[0])
    if name in ("avg", "max"):
        return (net.avg_pool if name == "avg" else net.max_pool)(x, 3, stride, pad=1)
    if name == "conv7":
        return factorised(net, x, stride)
    if name == "dil3":
        return depthwise(net, x, 3, stride, dilation=2)
    return separable(net, x, int(name[3:]), stride)


def cell(net, before, last, genotype, channels, reduces):
    was_reduced = before.shape[1] != last.shape[1]
    states = [(halve if was_reduced else relu_conv_bn)(net, before, channels), relu_conv_bn(net, last, channels)]
    pairs = genotype.reduce if reduces else genotype.normal
    for i in range(0, len(pairs), 2):
        terms = [operation(net, name, states[j], 2 if reduces and j < 2 else 1) for name, j in pairs[i : i + 2]]
        states.append(net.add(*terms))
    return net.concat(*[states[i] for i in (genotype.reduce_out if reduces else genotype.normal_out)])


def searched(net, options, genotype):
    channels = CHANNELS
    last = net.conv_bn(net.input((3, options.image, options.image)), 3 * channels, 3, pad=1)
    before = last
    for i in range(CELLS):
        reduces = i in (CELLS // 3, 2 * CELLS // 3)
        channels *= 2 if reduces else 1
        before, last = last, cell(net, before, last, genotype, channels, reduces)
    net.logits = net.linear(net.adaptive_avg_pool(last), CLASSES)
    net.loss = net.softmax_loss(net.logits)


NETWORKS = {
    "nasnet-a": lambda net, options: searched(net, options, NASNET),
    "amoebanet": lambda net, options: searched(net, options, AMOEBANET),
    "darts": lambda net, options: searched(net, options, DARTS),
}
