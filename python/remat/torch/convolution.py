# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Convolutions whose strides do not reach the end of what pads them. IREE refuses these once it has made them loops, so the
rest is not padded, or is cut off."""


def unread(x, weight, stride, padding, dilation, transposed):
    """Of each dim of space, what no window reads at its end."""
    if transposed or len(stride) != x.dim() - 2:
        return []
    return [
        (extent + 2 * pad - step * (kernel - 1) - 1) % each
        for extent, kernel, each, pad, step in zip(x.shape[2:], weight.shape[2:], stride, padding, dilation)
    ]


def padded(x, below, above):
    """x with zeros around its dims of space. Negative numbers cut off: tensor.pad may not have them."""
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
    if not any(rest):
        return NotImplemented
    above = [pad - cut for pad, cut in zip(padding, rest)]
    x = padded(x, padding, above)
    none = [0] * len(stride)
    first, *others = torch.ops.aten.convolution_backward(
        grad, x, weight, bias_sizes, stride, none, dilation, transposed, output_padding, groups, output_mask
    )
    if first is not None and output_mask[0]:
        first = padded(first, [-each for each in padding], [-each for each in above])
    return first, *others
