# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What inductor wants to be asked by. Imported where torch is."""

import torch._functorch.config
from torch._inductor.compile_fx import compile_fx
from torch._inductor.custom_graph_pass import CustomPartitionerFn

# Layouts: inductor would copy the weights and inputs of convolutions into another order of their dimensions, and save the
# copies for the backward part. The plan knows of no copies.
PATCHES = {"layout_optimization": False}


def compiled(module, inputs, partition):
    """The module, compiled by inductor in the two parts that partition makes.

    Whole compiled steps are not taken from AOTAutograd's cache, whose key has no budget. Kernels are."""
    with torch._functorch.config.patch(enable_autograd_cache=False):
        patches = {**PATCHES, "custom_partitioner_fn": Partitioner(partition)}
        return compile_fx(module, inputs, config_patches=patches)


class Partitioner(CustomPartitionerFn):
    def __init__(self, partition):
        self.partition = partition

    def __call__(self, module, inputs, **options):
        return self.partition(module, inputs, **options)

    def uuid(self):
        return None  # Nothing that is compiled is kept for another process: a plan has a report.

    def __reduce__(self):
        return (Partitioner, (None,))  # For the key of inductor's cache.
