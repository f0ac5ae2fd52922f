# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prices ops as if inductor fuses each op with the ops that make its inputs and read its results.

    x = gelu(a @ b); y = x + c; z = y @ d      gelu and + become one kernel, which reads a @ b and c, and writes y

A tensor between two ops that may be fused moves no bytes. If a plan runs such a chain again for an op of the backward
part, the chain becomes a part of the kernel of that op."""

from .prices import Price


def fused_prices(joint):
    """Returns the ops of a joint.Joint with these prices. Ops that are never fused, such as products, keep their
    prices."""
    from torch._functorch.partitioners import get_default_op_list

    kinds = get_default_op_list()
    fused = {op.node for op in joint.ops if kinds.is_fusible(op.node)}
    alone = {storage for op in joint.ops if op.node not in fused for storage in (*op.reads, *op.makes)}
    alone |= {number for number, each in enumerate(joint.storages) if each.kind != "made"}
    alone |= {*joint.shown(joint.outputs)}
    return [priced(op, alone, joint) if op.node in fused else op for op in joint.ops]


def priced(op, alone, joint):
    moved = {*op.reads, *op.makes}
    share = sum(joint.storages[each].bytes for each in moved & alone)
    total = sum(joint.storages[each].bytes for each in moved)
    size = op.price.bytes * share // total if total else 0
    machine, writes = joint.machine, not alone.isdisjoint(op.makes)
    seconds = max(op.price.flops / machine.flops, size / machine.bandwidth) + machine.launch * writes
    return op._replace(price=Price(op.price.flops, size, seconds))
