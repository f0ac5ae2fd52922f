# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checkpoints modules of a model: PyTorch runs these modules again in the backward part."""

from functools import partial

from torch.utils.checkpoint import checkpoint

CHECKPOINTED = []


def apply(model):
    for name in CHECKPOINTED:
        module = model.get_submodule(name)
        module.forward = partial(checkpoint, module.forward, use_reentrant=False)
