# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls inductor to compile a graph, or to generate code for several plans of a graph. Importing this needs torch."""

import contextlib
import copy
from unittest import mock

import torch._functorch.config
import torch._inductor.config
from torch._functorch._aot_autograd import graph_compile
from torch._inductor.compile_fx import compile_fx
from torch._inductor.custom_graph_pass import CustomPartitionerFn

from .generated import Ended, Pair
from .program import copied

LIMIT = "fusion_memory_timeline_peak_memory_pct_threshold"  # PyTorch 2.13 and 2.14 have no such setting.
PATCHES = {
    # Inductor would copy the weights and inputs of convolutions into another order of their dimensions, and save the copies
    # for the backward part. The plan does not know these copies.
    "layout_optimization": False,
    # Ops that read the same weight become one kernel, even if they are far apart in the graph. An op that is recomputed
    # for one layer would thus run together with an op of another layer with the same weight, and the recomputed result
    # would be held from then on. If this setting is 0, inductor makes no fusion that increases the graph's peak.
    LIMIT: 0.0,
}

# {way to compile a step: inductor's settings}. The first way compiles PyTorch's own partition, and the other two
# compile plans. Inductor may inline a value into the op that reads it. The value is then computed when that op runs,
# and the value's inputs live longer than in the plan. The last way computes each result at its place in the plan, so that a
# step takes about the plan's bytes. A result that one loop makes and reads still needs no memory.
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


# The code of a graph for a GPU is kept in inductor's cache only after the code is compiled, because the cache keeps
# kernels in the same place.
UNCACHED = {"fx_graph_cache": False, "fx_graph_remote_cache": False}


def compiled(module, inputs, partition, name=None, **patches):
    """Returns the module, compiled by inductor in the two parts that partition makes.

    `name` is a text of everything that the parts depend on, under which PyTorch's caches keep the compiled step. If
    `name` is None, the caches keep only kernels."""
    with torch._functorch.config.patch(enable_autograd_cache=name is not None):
        patches["custom_partitioner_fn"] = Partitioner(partition, name)
        return compile_fx(module, inputs, config_patches=known(patches))


def known(patches):
    return {name: value for name, value in patches.items() if hasattr(torch._inductor.config, name)}


def hint():
    """Returns words to add to a refusal if the inductor of a later PyTorch may need less memory for the same plan."""
    return "" if known({LIMIT: 0.0}) else "; PyTorch 2.15 may need less, because its inductor can leave out fusions"


def traced(module, inputs, plan):
    """Lets AOTAutograd trace a graph once, and inductor generate code for several plans of it. The generated code is
    not compiled.

    `plan`: A function that is called with `generate`, and then with the arguments of a partition function.
    `generate(modules, way, name)` returns the generated.Pair for a forward and a backward module in one of WAYS. `name`
    is as for `compiled`. A later call of `compiled` with this name takes the code from inductor's cache. If the module
    has no backward part, `plan` is not called."""
    pairs = []
    divide = graph_compile.aot_stage2_autograd  # Divides the traced graph, and compiles both parts.
    uncached = UNCACHED if any(getattr(each, "is_cuda", False) for each in inputs) else {}

    def planned(state, capture, partition, *compilers):
        def generate(modules, way, name=None):
            pairs.append(Pair())
            patches = {**WAYS[way], **uncached, "custom_partitioner_fn": Partitioner(None, name)}
            mine = copy.copy(state)
            mine.fw_metadata = copy.copy(state.fw_metadata)
            with contextlib.suppress(Ended), torch._inductor.config.patch(known(patches)):
                divide(mine, capture, lambda *given, **options: modules, *compilers)
            return pairs[-1]

        def planning(*given, **options):
            plan(generate, *given, **options)
            raise Ended

        with torch._inductor.config.patch(custom_partitioner_fn=Partitioner(planning)):
            divide(state, capture, partition, *compilers)

    def without_backward(*given):
        raise Ended

    with (
        contextlib.suppress(Ended),
        mock.patch.object(graph_compile, "aot_stage2_autograd", planned),
        mock.patch.object(graph_compile, "aot_stage2_inference", without_backward),
        # With this patch AOTAutograd compiles both graphs together. Without the patch it compiles the backward graph only
        # when that graph first runs.
        torch._functorch.config.patch(force_non_lazy_backward_lowering=True, enable_autograd_cache=False),
    ):
        compile_fx(copied(module), inputs, inner_compile=lambda *given, **options: pairs[-1](*given, **options))


class Partitioner(CustomPartitionerFn):
    def __init__(self, partition, name=None):
        self.partition, self.name = partition, name

    def __call__(self, module, inputs, **options):
        return self.partition(module, inputs, **options)

    def uuid(self):
        return self.name

    def __reduce__(self):
        return (Partitioner, (None, self.name))  # PyTorch's caches pickle this object as a part of their key.
