# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checkpoints blocks of a model, and keeps the results of some ops in them."""

from functools import partial
from itertools import count

from torch.utils.checkpoint import CheckpointPolicy, checkpoint, create_selective_checkpoint_contexts

# {checkpointed block: the numbers of its ops whose results are kept}
KEPT = {}


def contexts(kept):
    numbers = count()

    def policy(context, op, *args, **kwargs):
        keep = not context.is_recompute and next(numbers) in kept
        return CheckpointPolicy.MUST_SAVE if keep else CheckpointPolicy.PREFER_RECOMPUTE

    return create_selective_checkpoint_contexts(policy)


def apply(model):
    for name, kept in KEPT.items():
        block = model.get_submodule(name)
        block.forward = partial(
            checkpoint, block.forward, use_reentrant=False, context_fn=partial(contexts, frozenset(kept))
        )
