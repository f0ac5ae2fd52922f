# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Computes pooling and its gradients as sums over the positions in a window, with slices and pads alone."""


def pair(value, default=None):
    value = list(value) if isinstance(value, (list, tuple)) else [value]
    if not value:
        value = list(default)
    return value * 2 if len(value) == 1 else value


class Windows:
    """Windows over the last two dims of a tensor."""

    def __init__(self, shape, kernel, stride, padding, dilation=1, ceil=False):
        self.kernel = pair(kernel)
        self.stride, self.padding, self.dilation = pair(stride, self.kernel), pair(padding), pair(dilation)
        self.inputs = list(shape[-2:])
        self.outputs = [self.count(axis, ceil) for axis in (0, 1)]
        # The input is padded to the end of the last window.
        self.padded = [
            max(
                self.inputs[axis] + 2 * self.padding[axis],
                (self.outputs[axis] - 1) * self.stride[axis] + self.dilation[axis] * (self.kernel[axis] - 1) + 1,
            )
            for axis in (0, 1)
        ]

    def count(self, axis, ceil):
        reach = self.inputs[axis] + 2 * self.padding[axis] - self.dilation[axis] * (self.kernel[axis] - 1) - 1
        count = (-(-reach // self.stride[axis]) if ceil else reach // self.stride[axis]) + 1
        if ceil and (count - 1) * self.stride[axis] >= self.inputs[axis] + self.padding[axis]:
            count -= 1
        return count

    @property
    def places(self):
        return [(i, j) for i in range(self.kernel[0]) for j in range(self.kernel[1])]

    def pad(self, x, value):
        import torch

        (top, left), (height, width) = self.padding, self.padded
        bottom, right = height - top - self.inputs[0], width - left - self.inputs[1]
        return torch.nn.functional.pad(x, (left, right, top, bottom), value=value)

    def take(self, padded, place):
        """Returns the element of each window at a position in the window."""
        starts = [place[axis] * self.dilation[axis] for axis in (0, 1)]
        rows, columns = (
            slice(start, start + (count - 1) * stride + 1, stride)
            for start, count, stride in zip(starts, self.outputs, self.stride)
        )
        return padded[..., rows, columns]

    def put(self, x, place):
        """Reverses take(): puts x at a position of each window, in an input of zeros."""
        import torch

        (height, width), (down, across) = self.outputs, self.stride
        lead = x.shape[:-2]
        spread = torch.nn.functional.pad(x.reshape(*lead, height, 1, width, 1), (0, across - 1, 0, 0, 0, down - 1))
        spread = spread.reshape(*lead, height * down, width * across)
        starts = [place[axis] * self.dilation[axis] for axis in (0, 1)]
        ends = [self.padded[axis] - starts[axis] - spread.shape[axis - 2] for axis in (0, 1)]
        spread = spread[..., : spread.shape[-2] + min(ends[0], 0), : spread.shape[-1] + min(ends[1], 0)]
        whole = torch.nn.functional.pad(spread, (starts[1], max(ends[1], 0), starts[0], max(ends[0], 0)))
        (top, left), (rows, columns) = self.padding, self.inputs
        return whole[..., top : top + rows, left : left + columns]

    def position(self, place, device):
        """Returns the number of each window's element at a position in the window. Elements are counted within their
        plane of the input."""
        import torch

        rows, columns = (
            torch.arange(count, device=device) * stride - padding + at * dilation
            for count, stride, padding, at, dilation in zip(
                self.outputs, self.stride, self.padding, place, self.dilation
            )
        )
        return rows[:, None] * self.inputs[1] + columns[None, :]


def max_pool2d_with_indices(x, kernel_size, stride=(), padding=0, dilation=1, ceil_mode=False):
    import torch

    windows = Windows(x.shape, kernel_size, stride, padding, dilation, ceil_mode)
    padded = windows.pad(x, float("-inf"))
    best = indices = None
    for place in windows.places:
        value, position = windows.take(padded, place), windows.position(place, x.device)
        if best is None:
            best, indices = value, position.expand(value.shape)
            continue
        larger = (value > best) | (value != value)
        best, indices = torch.where(larger, value, best), torch.where(larger, position, indices)
    return best, indices


def max_pool2d_with_indices_backward(grad, x, kernel_size, stride, padding, dilation, ceil_mode, indices):
    import torch

    windows = Windows(x.shape, kernel_size, stride, padding, dilation, ceil_mode)
    total = None
    for place in windows.places:
        chosen = indices == windows.position(place, x.device)
        part = windows.put(torch.where(chosen, grad, torch.zeros((), dtype=grad.dtype)), place)
        total = part if total is None else total + part
    return total


def avg_pool2d_backward(grad, x, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    import torch

    windows = Windows(x.shape, kernel_size, stride, padding, 1, ceil_mode)
    ones = torch.ones(x.shape[-2:], dtype=grad.dtype, device=x.device)
    if count_include_pad:
        # The mean over a window counts padding, but not the elements beyond the padding.
        (top, left), (height, width) = windows.padding, windows.inputs
        ones = torch.nn.functional.pad(ones, (left, left, top, top), value=1.0)
        rest = (0, windows.padded[1] - width - 2 * left, 0, windows.padded[0] - height - 2 * top)
        ones = torch.nn.functional.pad(ones, rest)
    else:
        ones = windows.pad(ones, 0.0)
    counts = divisor_override or sum(windows.take(ones, place) for place in windows.places)
    grad = grad / counts
    return sum(windows.put(grad, place) for place in windows.places)
