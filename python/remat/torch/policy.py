# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A plan as PyTorch's own selective checkpointing, which is asked op by op what to keep.

It is asked while a checkpointed block runs, and again while the block is made anew, in the backward part. It knows an op by
its name and by how many of that name came before in the step, so the plan's ops are counted in the same way.
"""

import collections

from .joint import is_backward


def contexts_of(fitted):
    """A context_fn for torch.utils.checkpoint.checkpoint."""
    from torch.utils.checkpoint import CheckpointPolicy, create_selective_checkpoint_contexts

    kept = collections.defaultdict(list)  # Name of an op: whether the plan keeps what it makes, in order.
    again = made_again(fitted)
    for op in fitted.graph.joint.ops:
        if not is_backward(op.node):
            kept[name_of(op.node.target)].append(op.node not in again)
    forward = collections.Counter()

    def contexts():
        recomputed = collections.Counter(forward)  # Where this block begins.

        def policy(context, op, *args, **kwargs):
            del args, kwargs
            name, seen = name_of(op), recomputed if context.is_recompute else forward
            if name not in kept:
                return CheckpointPolicy.PREFER_RECOMPUTE
            number = seen[name] % len(kept[name])  # The next step counts on.
            seen[name] += 1
            return CheckpointPolicy.MUST_SAVE if kept[name][number] else CheckpointPolicy.PREFER_RECOMPUTE

        return create_selective_checkpoint_contexts(policy)

    return contexts


def made_again(fitted):
    runs = collections.Counter(
        run.op.node for run in (fitted.graph.runs[step["compute"]] for step in fitted.steps) if run.kind == "op"
    )
    return {node for node, count in runs.items() if count > 1}


# What the joint graph calls ops that PyTorch runs under another name.
SAME = {"_native_batch_norm_legit_functional": "native_batch_norm", "_native_batch_norm_legit": "native_batch_norm"}


def name_of(op):
    name = getattr(getattr(op, "overloadpacket", op), "__name__", str(op))
    return SAME.get(name, name)
