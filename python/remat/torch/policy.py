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
    found = saved(fitted)
    for op in fitted.graph.joint.ops:
        if not is_backward(op.node):
            kept[name_of(op.node.target)].append(op.node in found)
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


def saved(fitted):
    """The ops of which the backward part reads what the forward part made."""
    maker, found, turned = {}, set(), False
    for run in fitted.graph.computed(fitted.steps):
        turned = turned or run.kind == "turn"
        if run.kind != "op":
            continue
        if turned:
            found |= {maker[each] for each in run.op.reads if maker.get(each) is not None}
        for each in run.op.makes:
            maker[each] = None if turned else run.op.node
    return found


# What the joint graph calls ops that PyTorch runs under another name.
SAME = {"_native_batch_norm_legit_functional": "native_batch_norm", "_native_batch_norm_legit": "native_batch_norm"}


def name_of(op):
    name = getattr(getattr(op, "overloadpacket", op), "__name__", str(op))
    return SAME.get(name, name)
