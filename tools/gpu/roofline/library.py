# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Estimates the time of a library call. The kernels of a library are not in the executable, so only the call's bytes and
its number of multiplications are known. The share of the peak that a call reaches is an assumption. The time to copy operands into the
call's workspace is not included."""

from dataclasses import dataclass
from math import prod

from model import LAUNCH, REACHED, Launch

LIBRARY_REACHED = 0.7  # The share of the peak that a call reaches.


@dataclass
class Call:
    kind: str  # "product" or "convolution".
    library: str
    math: str
    factors: str
    flop: int


def read_call(word):
    """Reads a line of a program that describes a product or a convolution. `word` has the words of this line."""
    if word[0] == "product":
        return Call("product", "cuBLASLt", word[1], word[2], 2 * prod(map(int, word[6:10])))
    _, channels, rows, columns = map(int, word[17:21])  # The channels, rows and columns of the filter.
    result = prod(map(int, word[26:30]))
    return Call("convolution", "cuDNN", word[2], word[3], 2 * channels * rows * columns * result)


def peak(gpu, call):
    """Returns the FLOP per second of the units that the call is assumed to use."""
    if call.factors != "f32":
        return 2 * gpu.tensor
    if call.math == "f32":
        return gpu.multiprocessors * 128 * 2 * gpu.clock
    # For factors in f32, cuDNN's fastest products are in tf32.
    return gpu.tensor * (2 if call.math != "tf32" and call.kind == "product" else 1)


def estimate_call(gpu, call, site, used):
    bounds = {
        "bandwidth": used / (gpu.bandwidth * REACHED),
        "products": call.flop / (peak(gpu, call) * LIBRARY_REACHED),
    }
    bound = max(bounds, key=bounds.get)
    seconds = bounds[bound] + LAUNCH
    if bounds[bound] < LAUNCH:
        bound = "launch"
    return Launch(site, call.library, call.kind, 0, 0, used, call.flop, 0, seconds, bound)
