# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the names of a step's tensors as locations in MLIR. Reports and errors show these names.

loc("step.py:14/tanh_1")           # the op tanh_1 of the traced graph, which line 14 of step.py computes
loc("params['layers.0.weight']")   # an argument
"""

import inspect
import os
import re
import sys

from .notes import of_others

# torch-mlir only makes locations of files and lines, so a name is written as a file.
AS_LINE = 'File "{}", line 1,'
LINE = re.compile(r'loc\("([^"]+)":1:0\)')
PACKAGE = os.path.dirname(__file__)
TRACER = os.path.join(PACKAGE, "export.py")  # The file whose code calls the step while the step is traced.


def watching_lines():
    """Returns a context in which each op gets the line of the step that called the function of PyTorch that made the op.

    Without this context, make_fx knows only lines in functions with the name `forward`."""
    from torch.fx.traceback import preserve_node_meta, set_stack_trace
    from torch.overrides import TorchFunctionMode

    class Lines(TorchFunctionMode):
        def __torch_function__(self, function, types, args=(), kwargs=None):
            with preserve_node_meta():
                set_stack_trace([line_of(sys._getframe(1))])
                return function(*args, **(kwargs or {}))

    return Lines()


def line_of(frame):
    """Returns the innermost line of the stack that is neither PyTorch's nor this package's, such as "step.py:14".
    Returns "" if there is no such line."""
    import torch

    libraries = tuple(folder + os.sep for folder in (os.path.dirname(torch.__file__), PACKAGE))
    while frame.f_code.co_filename.startswith(libraries):
        if frame.f_code.co_filename == TRACER:
            return ""
        frame = frame.f_back
    return f"{os.path.basename(frame.f_code.co_filename)}:{frame.f_lineno}"


def called_by(traceback):
    """Returns the innermost line of the step in a traceback, such as "step.py:14", and the name of the function that this line calls."""
    frames = []
    while traceback is not None:
        frames.append((traceback.tb_frame, traceback.tb_lineno))
        traceback = traceback.tb_next
    for number in reversed(range(len(frames) - 1)):
        frame, line = frames[number]
        if not frame.f_code.co_filename.startswith(of_others()):
            return f"{os.path.basename(frame.f_code.co_filename)}:{line}", frames[number + 1][0].f_code.co_name
    return "the step", "an op"


def name_ops(graph):
    """Writes the line and the name of each op, such as "step.py:14/tanh_1", into the field for the op's stack trace."""
    for node in graph.graph.nodes:
        if node.op == "call_function":
            line = node.meta.get("stack_trace")
            node.meta["stack_trace"] = AS_LINE.format(f"{line}/{node.name}" if line else node.name)


def as_names(text):
    """Returns the text of a module in which each location is a name."""
    return LINE.sub(r'loc("\1")', text)


def made_in(location):
    """Returns ", made in step.py:14" for the location of an op; "" if the location has no line."""
    found = re.search(r'"([^"]+:\d+)/', location)
    return f", made in {found[1]}" if found else ""


def name_arguments(function, names):
    """Gives each argument of a function in MLIR its name."""
    from torch_mlir.ir import Location

    for argument, name in zip(function.regions[0].blocks[0].arguments, names):
        argument.set_location(Location.name(name, context=function.context))


def argument_names(step, args):
    """Returns the name of each tensor in the arguments of a step, such as x or params['weight']."""
    from torch.utils import _pytree

    try:
        parameters = inspect.signature(step).parameters.values()
    except (TypeError, ValueError):  # The signature of a function in C may be unknown.
        parameters = ()
    names = [each.name for each in parameters if each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD)]
    names += [f"argument {number}" for number in range(len(names), len(args))]
    paths = [path for path, _ in _pytree.tree_flatten_with_path(args)[0]]
    return tuple(names[path[0].idx] + _pytree.keystr(path[1:]) for path in paths)
