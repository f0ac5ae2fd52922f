# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Small networks and batches for training loops. Only programs with torch import this file."""

import torch
from scenario import Job
from torch import nn

WIDTH, ROWS, STEPS = 32, 256, 3


def layers(count=6, width=WIDTH):
    return nn.Sequential(
        *(each for _ in range(count) for each in (nn.Linear(width, width), nn.GELU(), nn.LayerNorm(width)))
    )


class Block(nn.Module):
    """A sequence of layers in a class of its own. If a module has hooks, or comes after a break in a loop,
    torch.compile makes a graph of a user's class, but not of PyTorch's containers.
    """

    def __init__(self, *options):
        super().__init__()
        self.layers = layers(*options)

    def forward(self, x):
        return self.layers(x)


def batches(*shape, count=STEPS):
    return tuple((torch.randn(*shape),) for _ in range(count))


def job(model, function, inputs=None, **more):
    """A Job whose step calls `function` and runs the backward part of its result."""
    return Job((model,), inputs or batches(ROWS, WIDTH), lambda *batch: function(*batch).backward(), **more)
