# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A residual CNN with pre-activation (He et al., arXiv 1603.05027) in PyTorch, with the layout NCHW.

The model uses GroupNorm and log_softmax, because torch-mlir can lower their decompositions to linalg. torch-mlir cannot
lower the decompositions of BatchNorm and cross_entropy.
"""

from dataclasses import dataclass, replace
from math import prod, sqrt

import torch
from torch.nn import functional as F

LEARNING_RATE = 0.1
GROUPS = 4


@dataclass(frozen=True)
class Cnn:
    batch: int
    pixels: int
    classes: int
    width: int
    stages: int
    blocks: int  # in each stage

    def of_batch(self, batch):
        return replace(self, batch=batch)

    def loss(self, param, images, labels):
        """Computes the loss. `param(shape, init)` returns the next parameter, as in step.py."""

        def norm_relu(x):
            scale, bias = param(x.shape[1:2], "ones"), param(x.shape[1:2], "zeros")
            return F.relu(F.group_norm(x, GROUPS, scale, bias))

        def conv(x, channels, size=3, stride=1):
            kernel = param((channels, x.shape[1], size, size))
            return F.conv2d(x, kernel, stride=stride, padding=size // 2)

        x = conv(images, self.width)
        for block in range(self.stages * self.blocks):
            stage, later = divmod(block, self.blocks)
            width, stride = self.width << stage, 1 if stage == 0 or later else 2
            y = norm_relu(x)
            z = conv(norm_relu(conv(y, width, stride=stride)), width)
            x = z + (x if stride == 1 else conv(y, width, 1, stride))
        features = norm_relu(x).mean((2, 3))
        logits = features @ param((features.shape[1], self.classes))
        logits = logits + param((self.classes,), "zeros")
        return -(F.log_softmax(logits, 1) * labels).sum() / self.batch

    def random_arguments(self):
        """Returns ([initial parameters], [one random batch])."""
        random = torch.Generator().manual_seed(0)
        params = []

        def param(shape, init="normal"):
            if init == "normal":
                fan_in = prod(shape[1:]) if len(shape) == 4 else shape[0]
                value = torch.randn(shape, generator=random) * sqrt(2 / fan_in)
            else:
                value = getattr(torch, init)(shape)
            params.append(value)
            return value

        images = torch.randn(self.batch, 3, self.pixels, self.pixels, generator=random)
        chosen = torch.randint(self.classes, (self.batch,), generator=random)
        batch = [images, torch.eye(self.classes)[chosen]]
        self.loss(param, *batch)
        return params, batch

    def step(self, *args):
        """The step is (params..., images, labels) -> (loss, new params...)."""
        *params, images, labels = args
        params = [p.detach().requires_grad_() for p in params]
        supply = iter(params)
        loss = self.loss(lambda shape, init="normal": next(supply), images, labels)
        grads = torch.autograd.grad(loss, params)
        with torch.no_grad():
            return loss.detach(), *(p - LEARNING_RATE * g for p, g in zip(params, grads))


MODELS = {
    "torch-cnn": Cnn(batch=32, pixels=32, classes=100, width=64, stages=3, blocks=3),
    "torch-cnn-small": Cnn(batch=8, pixels=16, classes=10, width=8, stages=3, blocks=1),
}
