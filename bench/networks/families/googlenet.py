# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""GoogLeNet (Szegedy et al. 2014, table 1) in two forms.

- googlenet: as published, with local response normalisation, biases and two
  auxiliary losses weighted 0.3.
- googlenet-bn: torchvision's, with batch normalisation after every convolution
  and 3x3 convolutions instead of the paper's 5x5; googlenet-bn-aux has the
  auxiliary losses, too.
"""

# 1x1; 3x3 reduce, 3x3; 5x5 reduce, 5x5; projection after the pooling.
MODULES = {
    "3a": (64, 96, 128, 16, 32, 32),
    "3b": (128, 128, 192, 32, 96, 64),
    "4a": (192, 96, 208, 16, 48, 64),
    "4b": (160, 112, 224, 24, 64, 64),
    "4c": (128, 128, 256, 24, 64, 64),
    "4d": (112, 144, 288, 32, 64, 64),
    "4e": (256, 160, 320, 32, 128, 128),
    "5a": (256, 160, 320, 32, 128, 128),
    "5b": (384, 192, 384, 48, 128, 128),
}


def module(net, x, name):
    """Adds a module. One relu after the concatenation is enough for the four branches."""
    c1, r3, c3, r5, c5, p = MODULES[name]
    a = net.conv(x, c1, 1)
    b = net.conv(net.conv_relu(x, r3, 1), c3, 3, pad=1)
    c = net.conv(net.conv_relu(x, r5, 1), c5, 5, pad=2)
    d = net.conv(net.max_pool(x, 3, 1, pad=1), p, 1)
    return net.relu(net.concat(a, b, c, d))


def module_bn(net, x, name):
    c1, r3, c3, r5, c5, p = MODULES[name]
    a = net.conv_bn_relu(x, c1, 1)
    b = net.conv_bn_relu(net.conv_bn_relu(x, r3, 1), c3, 3, pad=1)
    c = net.conv_bn_relu(net.conv_bn_relu(x, r5, 1), c5, 3, pad=1)
    d = net.conv_bn_relu(net.max_pool(x, 3, 1, pad=1), p, 1)
    return net.concat(a, b, c, d)


def auxiliary(net, x):
    x = net.conv_relu(net.avg_pool(x, 5, 3), 128, 1)
    return net.softmax_loss(net.linear(net.relu(net.linear(x, 1024)), 1000))


def auxiliary_bn(net, x):
    x = net.conv_bn_relu(net.adaptive_avg_pool(x, 4), 128, 1)
    x = net.dropout(net.relu(net.linear(x, 1024)))
    return net.softmax_loss(net.linear(x, 1000))


def stages(net, x, module, last_pool):
    """Adds the nine modules of the network; returns the outputs of the modules 4a, 4d and 5b."""
    outputs = []
    for name in MODULES:
        if name == "4a":
            x = net.max_pool(x, 3, 2, ceil=True)
        if name == "5a":
            x = net.max_pool(x, last_pool, 2, ceil=True)
        x = module(net, x, name)
        if name in ("4a", "4d", "5b"):
            outputs.append(x)
    return outputs


def finish(net, x, losses):
    net.logits = net.linear(net.dropout(net.adaptive_avg_pool(x)), 1000)
    net.loss = net.softmax_loss(net.logits)
    if losses:
        net.loss = net.add(net.loss, net.scale(net.add(*losses)))


def googlenet(net, options):
    x = net.input((3, options.image, options.image))
    x = net.lrn(net.max_pool(net.conv_relu(x, 64, 7, stride=2, pad=3), 3, 2, ceil=True))
    x = net.conv_relu(net.conv_relu(x, 64, 1), 192, 3, pad=1)
    x = net.max_pool(net.lrn(x), 3, 2, ceil=True)
    first, second, x = stages(net, x, module, last_pool=3)
    finish(net, x, [auxiliary(net, first), auxiliary(net, second)])


def googlenet_bn(net, options, with_auxiliary):
    x = net.input((3, options.image, options.image))
    x = net.max_pool(net.conv_bn_relu(x, 64, 7, stride=2, pad=3), 3, 2, ceil=True)
    x = net.conv_bn_relu(net.conv_bn_relu(x, 64, 1), 192, 3, pad=1)
    first, second, x = stages(net, net.max_pool(x, 3, 2, ceil=True), module_bn, last_pool=2)
    losses = [auxiliary_bn(net, first), auxiliary_bn(net, second)] if with_auxiliary else []
    finish(net, x, losses)


NETWORKS = {
    "googlenet": googlenet,
    "googlenet-bn": lambda net, options: googlenet_bn(net, options, False),
    "googlenet-bn-aux": lambda net, options: googlenet_bn(net, options, True),
}
