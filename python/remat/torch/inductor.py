# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls inductor, and counts the bytes of its code. Importing this needs torch."""

import torch._functorch.config
import torch._inductor.config
from torch._inductor.compile_fx import compile_fx, compile_fx_inner
from torch._inductor.custom_graph_pass import CustomPartitionerFn

from .generated import UNCACHED, Pair, eagerly_lowered
from .program import copied

PATCHES = {
    # Inductor would copy the weights and inputs of convolutions into another order of their dimensions, and save the copies
    # for the backward part. A plan has no such copies.
    "layout_optimization": False,
    # Ops that read the same weight become one kernel, even if they are far apart in the graph. So an op that is
    # recomputed for one layer would run together with another layer that has the same weight, and its result would be
    # held from then on. At 0, inductor makes no fusion that increases the graph's peak.
    "fusion_memory_timeline_peak_memory_pct_threshold": 0.0,
}

# {way to compile a step: inductor's settings}. The first way is PyTorch's own partition; the other two are for plans.
# Inductor may inline a value into the op that reads it. The value is then computed when that op runs, and its own
# inputs live longer than in the plan. The last way computes each result at its place in the plan, so that a step takes
# about the plan's bytes. A result that one loop makes and reads still needs no memory.
OWN, FUSED, IN_ORDER = "PyTorch's own", "fused", "in order"
WAYS = {
    OWN: {},
    FUSED: PATCHES,
    IN_ORDER: PATCHES
    | {
        "realize_reads_threshold": 0,
        "realize_opcount_threshold": 0,
        "realize_cpu_opcount_threshold": 0,
        "realize_opusers_threshold": 0,
        "reorder_for_peak_memory": False,
    },
}


def compiled(module, inputs, partition, inner_compile=compile_fx_inner, name=None, **patches):
    """Returns the module, compiled by inductor in the two parts that partition makes.

    name: a text of everything that the parts depend on, under which PyTorch's caches keep the compiled step. With None
    the caches keep only kernels."""
    with torch._functorch.config.patch(enable_autograd_cache=name is not None):
        patches["custom_partitioner_fn"] = Partitioner(partition, name)
        patches = {name: value for name, value in patches.items() if hasattr(torch._inductor.config, name)}
        return compile_fx(module, inputs, inner_compile=inner_compile, config_patches=patches)


def generated(module, inputs, partition, way=FUSED):
    """Returns the Pair of functions that inductor generates in one of WAYS. If the module has no backward part,
    partition is not called, and the Pair has at most one function."""
    pair = Pair()
    with eagerly_lowered():
        compiled(copied(module), inputs, partition, pair, **UNCACHED, **WAYS[way])
    return pair


class Partitioner(CustomPartitionerFn):
    def __init__(self, partition, name=None):
        self.partition, self.name = partition, name

    def __call__(self, module, inputs, **options):
        return self.partition(module, inputs, **options)

    def uuid(self):
        return self.name

    def __reduce__(self):
        return (Partitioner, (None, self.name))  # PyTorch's caches pickle this as a part of their key.
