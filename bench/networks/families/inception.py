# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Inception v3 (Szegedy et al. 2016) as torchvision defines it; the published
image size is 299. inception-v3-aux has the auxiliary classifier too."""


def chain(net, x, *layers):
    """Adds convolutions with bn and relu that keep the image's size: (channels, kernel)."""
    for channels, kernel in layers:
        kernel = kernel if isinstance(kernel, tuple) else (kernel, kernel)
        x = net.conv_bn_relu(x, channels, kernel, pad=(kernel[0] // 2, kernel[1] // 2))
    return x


def pooled(net, x, channels):
    return chain(net, net.avg_pool(x, 3, 1, pad=1), (channels, 1))


def module_a(net, x, pool_channels):
    return net.concat(
        chain(net, x, (64, 1)),
        chain(net, x, (48, 1), (64, 5)),
        chain(net, x, (64, 1), (96, 3), (96, 3)),
        pooled(net, x, pool_channels),
    )


def reduce_b(net, x):
    return net.concat(
        net.conv_bn_relu(x, 384, 3, stride=2),
        net.conv_bn_relu(chain(net, x, (64, 1), (96, 3)), 96, 3, stride=2),
        net.max_pool(x, 3, 2),
    )


def module_c(net, x, c):
    wide, high = (1, 7), (7, 1)
    return net.concat(
        chain(net, x, (192, 1)),
        chain(net, x, (c, 1), (c, wide), (192, high)),
        chain(net, x, (c, 1), (c, high), (c, wide), (c, high), (192, wide)),
        pooled(net, x, 192),
    )


def reduce_d(net, x):
    return net.concat(
        net.conv_bn_relu(chain(net, x, (192, 1)), 320, 3, stride=2),
        net.conv_bn_relu(chain(net, x, (192, 1), (192, (1, 7)), (192, (7, 1))), 192, 3, stride=2),
        net.max_pool(x, 3, 2),
    )


def fork(net, x):
    return net.concat(chain(net, x, (384, (1, 3))), chain(net, x, (384, (3, 1))))


def module_e(net, x):
    return net.concat(
        chain(net, x, (320, 1)),
        fork(net, chain(net, x, (384, 1))),
        fork(net, chain(net, x, (448, 1), (384, 3))),
        pooled(net, x, 192),
    )


def stem(net, x):
    x = net.conv_bn_relu(net.conv_bn_relu(x, 32, 3, stride=2), 32, 3)
    x = net.max_pool(chain(net, x, (64, 3)), 3, 2)
    return net.max_pool(net.conv_bn_relu(chain(net, x, (80, 1)), 192, 3), 3, 2)


def auxiliary(net, x):
    x = net.conv_bn_relu(net.conv_bn_relu(net.avg_pool(x, 5, 3), 128, 1), 768, 5)
    return net.softmax_loss(net.linear(net.adaptive_avg_pool(x), 1000))


def inception(net, options, with_auxiliary):
    x = stem(net, net.input((3, options.image, options.image)))
    for pool_channels in (32, 64, 64):
        x = module_a(net, x, pool_channels)
    x = reduce_b(net, x)
    for c in (128, 160, 160, 192):
        x = module_c(net, x, c)
    side = auxiliary(net, x) if with_auxiliary else None
    x = module_e(net, module_e(net, reduce_d(net, x)))
    net.logits = net.linear(net.dropout(net.adaptive_avg_pool(x)), 1000)
    net.loss = net.softmax_loss(net.logits)
    if side:
        net.loss = net.add(net.loss, net.scale(side))


NETWORKS = {
    "inception-v3": lambda net, options: inception(net, options, False),
    "inception-v3-aux": lambda net, options: inception(net, options, True),
}
