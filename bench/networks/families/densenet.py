# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""DenseNet-BC (Huang et al. 2017, table 1). Each layer concatenates the previous layer's concatenation and the new
channels. The library torchvision concatenates all parts of a block each time, which gives tensors of the same shapes."""

# The growth rate, the channels of the first convolution, and the layers of each block.
DENSENETS = {
    121: (32, 64, [6, 12, 24, 16]),
    161: (48, 96, [6, 12, 36, 24]),
    169: (32, 64, [6, 12, 32, 32]),
    201: (32, 64, [6, 12, 48, 32]),
}


def bn_relu_conv(net, x, channels, kernel, pad=0):
    return net.conv(net.relu(net.bn(x)), channels, kernel, pad=pad, bias=False)


def densenet(net, options, depth):
    growth, channels, blocks = DENSENETS[depth]
    x = net.input((3, options.image, options.image))
    x = net.max_pool(net.conv_bn_relu(x, channels, 7, stride=2, pad=3), 3, 2, pad=1)
    for block, layers in enumerate(blocks):
        if block:  # transition
            x = net.avg_pool(bn_relu_conv(net, x, x.shape[0] // 2, 1), 2, 2)
        for _ in range(layers):
            y = bn_relu_conv(net, x, 4 * growth, 1)
            y = bn_relu_conv(net, y, growth, 3, pad=1)
            x = net.concat(x, y)
    x = net.adaptive_avg_pool(net.relu(net.bn(x)))
    net.logits = net.linear(x, 1000)
    net.loss = net.softmax_loss(net.logits)


NETWORKS = {f"densenet{depth}": lambda net, options, depth=depth: densenet(net, options, depth) for depth in DENSENETS}
