# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draws random numbers from a seed that is an argument of the step, so that equal arguments give equal results.

Each op that draws has a number, and each element of its result has a number. The random number of an element is a hash
of these two numbers and the seed. The hash is the finaliser of MurmurHash3, in 64-bit integers whose upper half is
cleared.
"""

LOW = 0xFFFFFFFF


class Draws:
    def __init__(self):
        self.seed = None  # The seed of the random numbers: a 64-bit scalar while a step is traced.
        self.count = 0

    def decompositions(self):
        import torch

        aten = torch.ops.aten
        return {
            aten.native_dropout.default: self.dropout,
            aten.rand_like.default: lambda x, **options: self.uniform(x.shape, x.device).to(x.dtype),
            aten.rand.default: lambda shape, **options: self.uniform(shape, options.get("device")),
            aten.bernoulli.p: lambda x, p=0.5, **options: (self.uniform(x.shape, x.device) < p).to(x.dtype),
            aten.bernoulli.default: lambda x, **options: (self.uniform(x.shape, x.device) < x).to(x.dtype),
        }

    def dropout(self, x, p, train):
        import torch

        if train is False or p == 0:
            return x.clone(), torch.ones_like(x, dtype=torch.bool)
        if p == 1:
            return torch.zeros_like(x), torch.zeros_like(x, dtype=torch.bool)
        kept = self.uniform(x.shape, x.device) >= p
        return x * kept.to(x.dtype) * (1.0 / (1.0 - p)), kept

    def uniform(self, shape, device=None):
        """Returns uniform random numbers that are at least 0 and below 1."""
        import math

        import torch

        self.count += 1
        element = torch.arange(math.prod(shape), dtype=torch.int64, device=device).reshape(shape)
        hashed = mixed(mixed(element + self.count * 0x9E3779B1) + mixed(self.seed & LOW))
        # The significand of a float has 24 bits.
        return (hashed >> 8).to(torch.float32) * 2.0**-24


def mixed(x):
    x = x & LOW
    x = ((x ^ (x >> 16)) * 0x85EBCA6B) & LOW
    x = ((x ^ (x >> 13)) * 0xC2B2AE35) & LOW
    return x ^ (x >> 16)
