# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""U-Net (Ronneberger et al. 2015, figure 1). Convolutions have no padding, so 572 x 572 pixels of one channel become
388 x 388 pixels of two classes. There is a relu after each up-convolution, and there are two dropouts, as in the
authors' published model."""


def double_conv(net, x, channels):
    return net.conv_relu(net.conv_relu(x, channels, 3), channels, 3)


def unet(net, options):
    x = net.input((1, options.image, options.image))
    skips = []
    for level in range(4):
        x = double_conv(net, x, 64 << level)
        if level == 3:
            x = net.dropout(x)
        skips.append(x)
        x = net.max_pool(x, 2, 2)
    x = net.dropout(double_conv(net, x, 1024))
    for skip in reversed(skips):
        x = net.relu(net.upconv(x, skip.shape[0], 2))
        x = net.concat(net.crop(skip, *x.shape[1:]), x)
        x = double_conv(net, x, skip.shape[0])
    net.logits = net.conv(x, 2, 1)
    net.loss = net.softmax_loss(net.logits)


NETWORKS = {"unet": unet}
