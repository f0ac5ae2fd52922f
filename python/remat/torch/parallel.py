# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts the bytes that DistributedDataParallel and fully_shard hold in addition to the tensors of a step's graphs.

DistributedDataParallel copies gradients into buckets, which are as large as all gradients together. With gradient_as_bucket_view the
gradients themselves lie in the buckets. `fully_shard` keeps a shard of each parameter, and gathers the whole parameters of a block before
each part of the block's graph runs. PyTorch has no public function for these bytes, so this file reads private fields."""

import sys
from dataclasses import dataclass

from .live import key

BUCKETS = "buckets"  # The first part of the key of a replica's buckets.


@dataclass(frozen=True)
class Beside:
    """The tensors that are held when a graph is called. Keys are made by live.key."""

    held: dict  # {key: bytes} of the buckets and of all shards. Both are held during the whole step.
    leaves: tuple  # The shards whose gradients the graph leaves in .grad.
    gathered: frozenset  # The keys of whole parameters that are freed after each part of the graph.
    whole: frozenset  # The keys of all whole parameters of shards. The field .grad of a whole parameter stays None.
    in_buckets: frozenset  # The keys of leaves whose gradients lie in existing buckets.


def beside(rounded, begins) -> Beside:
    """Returns the tensors that are held when a graph is called, as a Beside. `rounded` maps the bytes of a tensor to the bytes that the
    allocator takes. `begins` says whether the step begins with this call. If it does, the bytes that the step holds from beginning to end
    are counted, too."""
    buckets, in_buckets = of_replicas(rounded)
    groups = shard_groups()
    shards = [local(param.sharded_param) for group in groups for param in group.fsdp_params] if begins else []
    held = {key(each): rounded(each.untyped_storage().nbytes()) for each in shards}
    whole, freed, leaves = set(), set(), []
    for group in groups:
        if group.is_unsharded:
            keys = {key(param.unsharded_param) for param in group.fsdp_params}
            whole |= keys
            freed |= keys if group.post_forward_mesh_info is not None else set()
            leaves += [param.sharded_param for param in group.fsdp_params if param.sharded_param.requires_grad]
    return Beside(buckets | held, tuple(leaves), frozenset(freed), frozenset(whole), in_buckets)


def of_replicas(rounded):
    """Returns the bytes of the buckets of the DistributedDataParallel that is being called, {name: bytes}, and the keys of
    parameters whose gradients lie in these buckets."""
    from torch.nn.parallel import DistributedDataParallel

    replica = DistributedDataParallel._get_active_ddp_module()
    if replica is None:
        return {}, frozenset()
    trained = [each for each in replica.parameters() if each.requires_grad]
    if replica.gradient_as_bucket_view:
        return {}, frozenset(map(key, trained))
    return {(BUCKETS, id(replica)): sum(rounded(each.nbytes) for each in trained)}, frozenset()


def shard_groups():
    """Returns the groups of parameters that fully_shard gathers together."""
    if "torch.distributed.fsdp" not in sys.modules:
        return []
    from torch.distributed import _composable_state

    found = []
    for reference in [*_composable_state._module_state_mapping.values()]:
        state = reference()
        if hasattr(state, "_fsdp_param_groups"):
            found += state._fsdp_param_groups
        elif getattr(state, "_fsdp_param_group", None) is not None:  # Older versions of PyTorch have at most one group.
            found.append(state._fsdp_param_group)
    return found


def local(tensor):
    """Returns the part of a tensor on this device."""
    return getattr(tensor, "_local_tensor", tensor)
