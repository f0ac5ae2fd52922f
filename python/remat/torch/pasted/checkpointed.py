# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checkpoints blocks of a model: PyTorch runs them again in the backward part."""

from functools import partial

from torch.utils.checkpoint import checkpoint

CHECKPOINTED = []


def apply(model):
    for name in CHECKPOINTED:
        block = model.get_submodule(name)
        block.forward = partial(checkpoint, block.forward, use_reentrant=False)
