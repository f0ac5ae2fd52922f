# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""AlexNet (Krizhevsky 2014, "One weird trick", one tower) and VGG (Simonyan and
Zisserman 2014, table 1, without normalisation), as torchvision defines them."""

# The channels of the convolutions in each of the five stages.
VGG_STAGES = {
    11: [[64], [128], [256] * 2, [512] * 2, [512] * 2],
    13: [[64] * 2, [128] * 2, [256] * 2, [512] * 2, [512] * 2],
    16: [[64] * 2, [128] * 2, [256] * 3, [512] * 3, [512] * 3],
    19: [[64] * 2, [128] * 2, [256] * 4, [512] * 4, [512] * 4],
}


def vgg(net, options, depth):
    x = net.input((3, options.image, options.image))
    for stage in VGG_STAGES[depth]:
        for channels in stage:
            x = net.conv_relu(x, channels, 3, pad=1)
        x = net.max_pool(x, 2, 2)
    for _ in range(2):
        x = net.dropout(net.relu(net.linear(x, 4096)))
    net.logits = net.linear(x, 1000)
    net.loss = net.softmax_loss(net.logits)


def alexnet(net, options):
    x = net.input((3, options.image, options.image))
    x = net.max_pool(net.conv_relu(x, 64, 11, stride=4, pad=2), 3, 2)
    x = net.max_pool(net.conv_relu(x, 192, 5, pad=2), 3, 2)
    x = net.conv_relu(x, 384, 3, pad=1)
    x = net.conv_relu(x, 256, 3, pad=1)
    x = net.max_pool(net.conv_relu(x, 256, 3, pad=1), 3, 2)
    for _ in range(2):
        x = net.relu(net.linear(net.dropout(x), 4096))
    net.logits = net.linear(x, 1000)
    net.loss = net.softmax_loss(net.logits)


NETWORKS = {"alexnet": alexnet}
for _depth in VGG_STAGES:
    NETWORKS[f"vgg{_depth}"] = lambda net, options, depth=_depth: vgg(net, options, depth)
