# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prices ops: FLOP by PyTorch's own formulas, bytes that an op reads and writes, and seconds by a roofline."""

import functools
import re
from typing import NamedTuple

from ..tool import RematError, run


class Machine(NamedTuple):
    flops: float  # FLOP per second.
    bandwidth: float  # Bytes per second.
    launch: float  # Seconds for each op.


class Price(NamedTuple):
    flops: int
    bytes: int
    seconds: float


@functools.lru_cache(maxsize=None)
def machine_named(name):
    """Returns one of remat-opt's machines, or the one that a file describes."""
    said = run(f"--remat-annotate-costs=machine={name}", text="func.func @main() { return }").output
    found = {key: re.search(rf"\b{key} = ([-+.\de]+)", said) for key in Machine._fields}
    if not found["flops"] or not found["bandwidth"]:
        raise RematError(f"machine '{name}' has no FLOP/s or no bytes/s")
    return Machine(*(float(match[1]) if match else 0.0 for match in found.values()))


# These ops take rows or a part of their first tensor. Such an op reads only as many bytes of its first tensor as it
# writes.
READS_PART = frozenset(("embedding", "index", "index_select", "gather", "slice_copy", "select_copy"))


def price_of(node, args, kwargs, result, machine):
    import torch
    from torch.utils import _pytree
    from torch.utils.flop_counter import flop_registry

    def sizes(tree):
        return [moved(each) for each in _pytree.tree_leaves(tree) if isinstance(each, torch.Tensor)]

    packet = getattr(node.target, "overloadpacket", node.target)
    formula = flop_registry.get(packet)
    flops = int(formula(*args, **kwargs, out_val=result)) if formula else 0
    read, written = sizes((args, kwargs)), sum(sizes(result))
    if getattr(packet, "__name__", "") in READS_PART and read:
        read[0] = min(read[0], written)
    total = sum(read) + written
    return Price(flops, total, max(flops / machine.flops, total / machine.bandwidth) + machine.launch)


def moved(tensor):
    """Returns the bytes of a tensor's elements. Elements that a stride of 0 repeats are read once."""
    return min(tensor.numel() * tensor.element_size(), tensor.untyped_storage().nbytes())
