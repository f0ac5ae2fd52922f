# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""PSPNet (Zhao et al. 2017) for Cityscapes (19 classes, 713 x 713 pixels) on a ResNet-101. The first layer of this
ResNet is three 3x3 convolutions. The last two stages of this ResNet are dilated instead of strided, so the image
shrinks only by a factor of 8. The auxiliary loss after the third stage has the weight 0.4."""

from families.resnet import RESNETS, bottleneck, residual

CLASSES = 19


def backbone(net, x):
    """Returns the outputs of the third and the fourth stage."""
    x = net.conv_bn_relu(x, 64, 3, stride=2, pad=1)
    x = net.conv_bn_relu(x, 64, 3, pad=1)
    x = net.conv_bn_relu(x, 128, 3, pad=1)
    x = net.max_pool(x, 3, 2, pad=1)
    outputs = []
    for stage, number in enumerate(RESNETS[101][0]):
        for block in range(number):
            stride = 2 if stage == 1 and not block else 1
            x = residual(net, x, 64 << stage, stride, bottleneck, dilation=(1, 1, 2, 4)[stage])
        outputs.append(x)
    return outputs[2:]


def pyramid(net, x):
    parts = [x]
    for bins in (1, 2, 3, 6):
        y = net.conv_bn_relu(net.adaptive_avg_pool(x, bins), x.shape[0] // 4, 1)
        parts.append(net.resize(y, *x.shape[1:]))
    return net.concat(*parts)


def head(net, x, channels, options):
    x = net.dropout(net.conv_bn_relu(x, channels, 3, pad=1))
    return net.resize(net.conv(x, CLASSES, 1), options.image, options.image)


def pspnet(net, options):
    x = net.input((3, options.image, options.image))
    third, fourth = backbone(net, x)
    net.logits = head(net, pyramid(net, fourth), 512, options)
    loss = net.softmax_loss(net.logits)
    auxiliary = net.softmax_loss(head(net, third, 256, options))
    net.loss = net.add(loss, net.scale(auxiliary))


NETWORKS = {"pspnet": pspnet}
