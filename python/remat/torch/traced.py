# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads and prepares the graphs that torch.compile and AOTAutograd trace."""

import inspect
import re

from ..tool import RematError
from .joint import flat, key_of
from .place import place
from .repeatable import is_known


def is_traced(args):
    """Tells whether a call has fake tensors. torch.compile calls a part of a model with fake tensors to learn the
    shapes for the next part."""
    from torch._subclasses.fake_tensor import FakeTensor

    return any(isinstance(each, FakeTensor) for each in args)


def parameters_of(inputs):
    """Returns the indices of the arguments that are parameters."""
    import torch

    return {number for number, each in enumerate(inputs) if isinstance(each, torch.nn.Parameter)}


def check_regions(module):
    """Refuses nested regions, because AOTAutograd would ask to divide each region by itself, without the step around
    it."""
    for node in module.graph.nodes:
        if str(node.target) == "invoke_subgraph":
            raise RematError(
                f"the region of torch.compiler.nested_compile_region{place(node)} is compiled separately, and a "
                "budget is for the whole step: remove the mark"
            )


def simplified(module, repeatable=frozenset()):
    """Removes ops whose results nothing reads, and repeatable ops that repeat another op.

    Two results of the graph stay two tensors, because the caller may change one of them in place. PyTorch itself keeps
    two results apart if they come from ops with one result."""
    from torch._functorch.compile_utils import fx_graph_cse

    module.graph.eliminate_dead_code()
    returned = storages_of(next(iter(module.graph.find_nodes(op="output"))).all_input_nodes)

    def key(node):
        stays = not is_known(node.target, repeatable) or not returned.isdisjoint(storages_of([node]))
        return node.name if stays else None

    # PyTorch 2.13 has no such key. Without the key, PyTorch would also merge ops that draw numbers or count their
    # calls, so no ops are merged.
    if "extra_node_key" in inspect.signature(fx_graph_cse).parameters:
        module.graph = fx_graph_cse(module.graph, extra_node_key=key)
    module.recompile()


def storages_of(nodes):
    """Returns the storages of the tensors that nodes make."""
    import torch

    made = (each for node in nodes for each in flat(node.meta.get("val")))
    return {key_of(each) for each in made if isinstance(each, torch.Tensor)}


def stamp(module, static):
    """Marks the arguments that keep their places in memory, as inductor requires."""
    primals = [node for node in module.graph.nodes if node.op == "placeholder" and "primals" in str(node.target)]
    for i, node in enumerate(primals):
        node.meta["is_static_input"] = i in static
    for node in module.graph.nodes:
        if node.op == "placeholder" and re.search("seed_offset|backward_state", str(node.target)):
            raise RematError(f"the graph has the argument {node.name}, which this backend cannot plan")


def allocation(inputs):
    """Returns a function from bytes to the bytes that the allocator takes: PyTorch's allocator for GPUs rounds up to
    multiples of 512. `inputs` are the arguments of a graph."""
    if any(getattr(each, "is_cuda", False) for each in inputs):
        return lambda size: -(-size // 512) * 512
    return lambda size: size
