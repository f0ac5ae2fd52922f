# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What inductor wants to be asked by, and what its code takes. Imported where torch is."""

import torch._functorch.config
import torch._inductor.config
from torch._inductor.compile_fx import compile_fx, compile_fx_inner
from torch._inductor.custom_graph_pass import CustomPartitionerFn

from .generated import UNCACHED, Pair, eagerly_lowered
from .program import copied

PATCHES = {
    # Inductor would copy the weights and inputs of convolutions into another order of their dimensions, and save the copies
    # for the backward part. The plan knows of no copies.
    "layout_optimization": False,
    # Ops that read the same weight become one kernel, however far apart they are. So what runs again for one layer would run
    # when another layer with that weight does, and be held from there. At 0, a fusion by which the graph takes more is not
    # made.
    "fusion_memory_timeline_peak_memory_pct_threshold": 0.0,
}

# Ways to compile a step, by their patches: PyTorch's own partition, and two for a plan. What one op reads may become part of that op, and is then computed where that
# op runs: what it reads itself is held until there, which no plan knows of. The second way computes each result where the plan
# does, so that a step takes about the plan's bytes. Results that one loop makes and reads still need no memory.
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

    name: says all that the parts depend on, so that PyTorch's caches have the compiled step under it. None: they have kernels alone."""
    with torch._functorch.config.patch(enable_autograd_cache=name is not None):
        patches["custom_partitioner_fn"] = Partitioner(partition, name)
        patches = {name: value for name, value in patches.items() if hasattr(torch._inductor.config, name)}
        return compile_fx(module, inputs, inner_compile=inner_compile, config_patches=patches)


def generated(module, inputs, partition, way=FUSED):
    """Returns the Pair of the functions that inductor generates in one of WAYS, where partition is asked; else a Pair of none or
    one."""
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
        return (Partitioner, (None, self.name))  # For the key of PyTorch's caches.
