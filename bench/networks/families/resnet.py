# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Residual networks.

- ResNet (He et al. 2015, table 1) as torchvision defines it: in a bottleneck
  that halves the image, the 3x3 convolution halves it.
- The deep ResNets of Chen et al. 2016, figure 5, as their published code builds
  them (mxnet-memonger, example_resnet.py): bottlenecks in which bn and relu follow every convolution, including that of
  the shortcut. Nothing follows the addition. The stages are in the ratio 3 : 24 : 36 : 3.
"""

# The blocks of each stage, and whether these blocks are bottlenecks.
RESNETS = {
    18: ([2, 2, 2, 2], False),
    34: ([3, 4, 6, 3], False),
    50: ([3, 4, 6, 3], True),
    101: ([3, 4, 23, 3], True),
    152: ([3, 8, 36, 3], True),
}


def basic(net, x, width, stride):
    y = net.conv_bn_relu(x, width, 3, stride=stride, pad=1)
    return net.conv_bn(y, width, 3, pad=1)


def bottleneck(net, x, width, stride, dilation=1):
    y = net.conv_bn_relu(x, width, 1)
    y = net.conv_bn_relu(y, width, 3, stride=stride, pad=dilation, dilation=dilation)
    return net.conv_bn(y, 4 * width, 1)


def residual(net, x, width, stride, branch, **options):
    y = branch(net, x, width, stride, **options)
    if y.shape != x.shape:
        x = net.conv_bn(x, y.shape[0], 1, stride=stride)
    return net.relu(net.add(y, x))


def classify(net, x):
    net.logits = net.linear(net.adaptive_avg_pool(x), 1000)
    net.loss = net.softmax_loss(net.logits)


def resnet(net, options, depth):
    blocks, is_bottleneck = RESNETS[depth]
    branch = bottleneck if is_bottleneck else basic
    x = net.input((3, options.image, options.image))
    x = net.max_pool(net.conv_bn_relu(x, 64, 7, stride=2, pad=3), 3, 2, pad=1)
    for stage, number in enumerate(blocks):
        for block in range(number):
            stride = 2 if stage and not block else 1
            x = residual(net, x, 64 << stage, stride, branch)
    classify(net, x)


def chen_blocks(depth):
    """Returns the blocks of the four stages for about `depth` layers, each of which is a convolution with bn and relu.
    The paper counts 3 layers in a block, 4 in the shortcuts, and 1 before the blocks."""
    total = max(4, round((depth - 5) / 3))
    first = max(1, round(total * 3 / 66))
    third = max(1, round(total * 36 / 66))
    return [first, max(1, total - 2 * first - third), third, first]


def chen_resnet(net, options):
    x = net.input((3, options.image, options.image))
    x = net.max_pool(net.conv_bn_relu(x, 64, 7, stride=2, pad=3), 3, 2)
    for stage, number in enumerate(chen_blocks(options.depth)):
        width = 64 << stage
        for block in range(number):
            stride = 2 if stage and not block else 1
            y = net.conv_bn_relu(x, width, 1)
            y = net.conv_bn_relu(y, width, 3, stride=stride, pad=1)
            y = net.conv_bn_relu(y, 4 * width, 1)
            if not block:
                x = net.conv_bn_relu(x, 4 * width, 1, stride=stride)
            x = net.add(x, y)
    classify(net, x)


NETWORKS = {"chen-resnet": chen_resnet}
for _depth in RESNETS:
    NETWORKS[f"resnet{_depth}"] = lambda net, options, depth=_depth: resnet(net, options, depth)
