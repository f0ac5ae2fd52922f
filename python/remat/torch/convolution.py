# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rewrites convolutions that torch-mlir lowers badly.

IREE rejects a strided convolution that is lowered to loops if its last window leaves padding unread. So this module
leaves out the unread padding, or cuts off the unread elements.

If a convolution has strides, torch-mlir would compute one gradient of its weight for each image, and then sum these
gradients. Together these gradients would take the weight's bytes once for each image. This module instead makes one
convolution that sums over the images."""


def unread(x, weight, stride, padding, dilation, transposed):
    """Returns, for each spatial dim, the number of elements at the end that no window reads."""
    if transposed or len(stride) != x.dim() - 2:
        return []
    return [
        (extent + 2 * pad - step * (kernel - 1) - 1) % each
        for extent, kernel, each, pad, step in zip(x.shape[2:], weight.shape[2:], stride, padding, dilation)
    ]


def padded(x, below, above):
    """Pads the spatial dims of x with zeros. If a number is negative, slices cut off elements, because tensor.pad does
    not support negative numbers."""
    import torch

    pads = [max(each, 0) for pair in reversed(list(zip(below, above))) for each in pair]
    if any(pads):
        x = torch.ops.aten.constant_pad_nd(x, pads, 0.0)
    for dim, (low, high) in enumerate(zip(below, above), 2):
        begin, end = max(-low, 0), x.shape[dim] - max(-high, 0)
        if (begin, end) != (0, x.shape[dim]):
            x = torch.ops.aten.slice(x, dim, begin, end)
    return x


def convolution(x, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
    import torch

    rest = unread(x, weight, stride, padding, dilation, transposed)
    if not any(rest):
        return NotImplemented
    x = padded(x, padding, [pad - cut for pad, cut in zip(padding, rest)])
    none = [0] * len(stride)
    return torch.ops.aten.convolution(x, weight, bias, stride, none, dilation, transposed, output_padding, groups)


def convolution_backward(
    grad, x, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, output_mask
):
    import torch

    rest = unread(x, weight, stride, padding, dilation, transposed)
    window = (stride, padding, dilation, transposed, output_padding, groups)
    if not any(rest):
        if not (output_mask[1] and strided(x, *window)):
            return NotImplemented
        others = [output_mask[0], False, output_mask[2]]  # torch-mlir lowers the gradients of input and bias well.
        first, _, last = torch.ops.aten.convolution_backward(grad, x, weight, bias_sizes, *window, others)
        return first, gradient_of_weight(grad, x, *window[:3]), last
    above = [pad - cut for pad, cut in zip(padding, rest)]
    x = padded(x, padding, above)
    none = [0] * len(stride)
    first, *others = torch.ops.aten.convolution_backward(
        grad, x, weight, bias_sizes, stride, none, dilation, transposed, output_padding, groups, output_mask
    )
    if first is not None and output_mask[0]:
        first = padded(first, [-each for each in padding], [-each for each in above])
    return first, *others


def strided(x, stride, padding, dilation, transposed, output_padding, groups):
    """Tells whether gradient_of_weight computes the gradient of the weight."""
    return not transposed and groups == 1 and len(stride) == x.dim() - 2 and any(each != 1 for each in stride)


def gradient_of_weight(grad, x, stride, padding, dilation):
    """Computes the gradient of the weight as a convolution that sums over images. Images and channels change places in
    this convolution, and so do strides and dilations."""
    import torch

    none = [0] * len(stride)
    x, grad = x.transpose(0, 1), grad.transpose(0, 1)
    found = torch.ops.aten.convolution(x, grad, None, dilation, padding, stride, False, none, 1)
    return found.transpose(0, 1).contiguous()  # contiguous() gives the strides of the weight, as PyTorch does.
