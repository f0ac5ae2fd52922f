# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds backward passes that reach parameters of a compiled module, but no compiled graph.

torch.compile(model) and model.compile() compile calls of the module. A training loop may call a method of the module
instead. Lightning calls training_step, for instance. PyTorch then runs this method op by op. Such a step is found when
its backward pass begins, before gradients are made."""

import inspect
import sys
import weakref

from . import behind
from .traced import is_traced


class Outside:
    """Calls `found`, a method, once with a compiled module of which a pass reaches a parameter, but no graph. Reading a
    pass costs time, so only the first passes that reach no graph are read."""

    def __init__(self, found, passes=8):
        self.found, self.passes = weakref.WeakMethod(found), passes
        self.modules = weakref.WeakSet()

    def add(self, module):
        self.modules.add(module)
        behind.tell(self)

    def runs(self, roots, given, run):
        """Runs a backward pass, which behind.py has intercepted."""
        if self.passes and (module := self.module_of(roots)) is not None:
            self.passes = 0
            self.found()(module)
        return run()

    def module_of(self, roots):
        """Returns the compiled module of which a pass reaches a parameter; None if there is none, or if the pass
        reaches a graph."""
        leaves = []
        for node in behind.below(map(behind.root_of, roots)):
            if behind.is_graph(node):
                return None
            leaves += [node.variable] if hasattr(node, "variable") else []
        if not leaves or is_traced(leaves):  # Backward passes are also traced, and run on fake tensors.
            return None
        self.passes -= 1
        reached = {*map(id, leaves)}
        return next((each for each in self.modules if any(id(one) in reached for one in each.parameters())), None)


def compiled_now():
    """Returns the module that torch.compile gets now, and whether the module compiles itself in place. Returns (None,
    False) if torch.compile gets a function that is no method of a module."""
    import torch

    given = variables_of_compile().get("model")
    module = getattr(given, "__self__", given)
    if not isinstance(module, torch.nn.Module):
        return None, False
    return module, getattr(given, "__func__", None) is torch.nn.Module._call_impl


def variables_of_compile():
    """Returns the variables of the running call of torch.compile; {} if none runs."""
    import torch

    frame, code = sys._getframe(), inspect.unwrap(torch.compile).__code__  # Lightning wraps torch.compile.
    while frame is not None and frame.f_code is not code:
        frame = frame.f_back
    return frame.f_locals if frame else {}
