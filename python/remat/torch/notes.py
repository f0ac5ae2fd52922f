# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sentences on what a budget does not cover, in a graph or in the step that contains it."""

import weakref
from typing import NamedTuple

from ..budget import mb
from .place import place


class Unplanned(NamedTuple):
    """The report of a graph that runs without a plan."""

    notes: tuple = ()

    def __str__(self):
        return "; ".join(self.notes)


def no_backward(module):
    places = [place(node) for node in module.graph.nodes if node.op == "call_function"]
    return (
        f"a graph{next(filter(None, places), '')} has no backward part, so it runs as it is: the budget does not count what it "
        "holds"
    )


def small(budget, fitted):
    return (
        f"the graph takes {mb(fitted.before)} MB as it is, which is within the budget of {budget}: nothing runs again"
    )


def several(budget, count):
    return (
        f"the budget of {budget} is given to each of {count} graphs of one function (several modules of a class, several shapes, "
        "or parts): a step that runs more than one of them may hold more; compile the whole step as one function, or give each "
        "part its share of the bytes"
    )


def several_calls(budget):
    return (
        f"the budget of {budget} is for one call, and a graph was called before backward() of an earlier call: the step may hold "
        "more; compile the whole step as one function, or give each call its share of the bytes"
    )


class Calls:
    """The calls of compiled graphs whose backward part has not begun but may begin."""

    def __init__(self):
        self.open = weakref.WeakSet()

    def began(self, results):
        import torch

        tensors = [each for each in torch.utils._pytree.tree_leaves(results) if isinstance(each, torch.Tensor)]
        node = next((each.grad_fn for each in tensors if each.grad_fn is not None), None)
        if node is not None:
            call = Call()
            self.open.add(call)
            node.register_hook(lambda *gradients: self.open.discard(call))  # Only the hook holds the call.


class Call:
    """Lives as long as the autograd graph that it belongs to."""


def recompile_limit():
    """Returns a sentence if torch.compile will make no further graph of the function that is being compiled, else None."""
    import torch

    limit = torch._dynamo.config.recompile_limit
    if (getattr(compile_id(), "frame_compile_id", None) or 0) + 1 < limit:
        return None
    return (
        f"torch.compile has made {limit} graphs of one function, which is its recompile_limit: calls for which none of them is "
        "made run without a plan, or fail with fullgraph=True; pad inputs to few shapes, or raise "
        "torch._dynamo.config.recompile_limit"
    )


def compile_id():
    from torch._guards import CompileContext

    return CompileContext.current_compile_id()


def gradient_bytes(args):
    """Returns the bytes of the gradients of the tensors in args."""
    import torch

    leaves = [each for each in torch.utils._pytree.tree_leaves(args) if isinstance(each, torch.Tensor) and each.is_leaf]
    return sum(each.grad.nbytes for each in leaves if each.grad is not None)


def gradients(size):
    return (
        f"when a step began its parameters held gradients of an earlier backward() ({mb(size)} MB), which the budget does not "
        f"count: call optimizer.zero_grad() before the step, or give held={size} where gradients are accumulated"
    )
