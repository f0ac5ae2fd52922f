# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes sentences on the bytes that a budget does not cover, in a graph or in the step that contains it."""

import os
import re
import sys

from ..budget import mb
from .place import place


def no_backward(module):
    return (
        f"a graph{begins(module)} has no backward part, so it runs without a plan: the budget counts its parameters, and its other "
        "tensors only if a step calls a planned graph before it"
    )


def begins(module):
    """Says at which line of the model the graph begins, if its ops tell. If the ops do not tell, says to which class of
    modules the graph belongs."""
    found = next(filter(None, map(place, module.graph.nodes)), "")
    if found:
        return found
    stacks = (node.meta.get("nn_module_stack") for node in module.graph.nodes)
    classes = [*compiled_module(), *(kind for stack in stacks if stack for _, kind in stack.values())]
    return f" of a {getattr(classes[0], '__name__', classes[0])}" if classes else ""


def compiled_module():
    """Returns a list with the class of the module whose compile() made the running graph. The list is empty if no
    compile() of a module made the graph. The stacks of the graph's ops do not contain this module."""
    import torch

    frame = sys._getframe()
    while frame is not None and frame.f_code is not torch.nn.Module._wrapped_call_impl.__code__:
        frame = frame.f_back
    running = frame and frame.f_locals["self"]
    return [type(running)] if getattr(running, "_compiled_call_impl", None) is not None else []


def recorded(module, budget):
    return (
        f"a graph{begins(module)} is a part of a step: the first step runs without a plan and may hold more than the budget of {budget}; from "
        "then on the budget is for all graphs of the step together"
    )


def grown(module, budget):
    return (
        f"a graph{begins(module)} is called with larger sizes than before, and is a part of a step: this step may hold more than the "
        f"budget of {budget}; from then on the budget is for all graphs of the step together; let the largest batch come first"
    )


def small(budget, before):
    return f"the original graph takes {mb(before)} MB, which is within the budget of {budget}: nothing runs again"


def in_backward(module):
    return (
        f"a graph{begins(module)} is called while a backward pass runs, as torch.utils.checkpoint calls it with use_reentrant=True: the "
        "budget does not count what the pass holds; give use_reentrant=False"
    )


def divided_by_ddp():
    """Tells whether torch.compile divides the running model because the model is inside DistributedDataParallel."""
    import torch

    if not torch.distributed.is_available() or not torch._dynamo.config.optimize_ddp:
        return False
    return torch.nn.parallel.DistributedDataParallel._get_active_ddp_module() is not None


def no_such_shape(program, shapes):
    varying = [tuple(shape) for shape in program.shapes if not all(isinstance(size, int) for size in shape)]
    return (
        f"no input of a graph{begins(program.module)} has a shape of max_shape ({', '.join(map(str, shapes))}), so this graph is "
        f"planned for the largest call: its inputs whose sizes vary have the shapes {', '.join(map(str, varying))}"
    )


def one_of_several(module, programs):
    """Returns a phrase for the refusal of a graph that is only a part of a step; None if the graph may be the whole
    step. `programs` are the programs that were compiled before."""
    frame = getattr(compile_id(), "frame_id", None)
    if not divided_by_ddp() and all(each.frame == frame for each in programs):
        return None
    return f"this is a graph{begins(module)}, one of several"


def recompile_limit():
    """Returns a sentence if torch.compile will make no further graph of the function that is being compiled, else None."""
    import torch

    limit = torch._dynamo.config.recompile_limit
    if (getattr(compile_id(), "frame_compile_id", None) or 0) + 1 < limit:
        return None
    return (
        f"torch.compile has made {limit} graphs of one function, which is its recompile_limit: a call that needs another graph is "
        f"refused; {fewer_graphs()}"
    )


def beyond_limit(place):
    return (
        f"torch.compile has reached its recompile_limit for the function from {place}, and makes no graph for this call, which would "
        f"run without a plan: {fewer_graphs()}"
    )


def fewer_graphs():
    return (
        "pad inputs to few shapes, leave out dynamic=False (one graph then runs for all sizes), or raise "
        "torch._dynamo.config.recompile_limit"
    )


def given_up(place, why):
    setting = re.search(r"`(torch\._dynamo\.config\.\w+)` set to `False`", why)
    removed = f"set {setting[1]} = True" if setting else "compile the modules that it calls instead, each by itself"
    return (
        f"torch.compile runs the function from {place}, without a plan, because it cannot trace past {why}: no budget counts what "
        f"the function holds; {removed}"
    )


def no_graph():
    return (
        "torch.compile has made no graph for this backend, and an optimizer takes a step: nothing is planned, and no budget counts "
        "what is held; torch.compile(..., fullgraph=True) says why"
    )


def outside(module):
    return (
        f"a backward pass reaches parameters of the compiled {type(module).__name__}, but no compiled graph, because the training loop "
        "calls a method of the module instead of the compiled module: the method runs without a plan, and no budget counts what it "
        f"holds; {compile_what_runs(module)}"
    )


def lightning(module):
    return (
        f"compile() of a {type(module).__name__} compiles calls of this module, but Lightning's Trainer calls its training_step instead, "
        f"which runs without a plan: no budget counts what the training_step holds; {compile_what_runs(module)}"
    )


def compile_what_runs(module):
    if is_lightning(module):
        return "give the Trainer the callback remat.torch.lightning_callback(backend)"
    return "call the compiled module, or compile the method that the loop calls"


def is_lightning(module):
    return any(each.__name__ == "LightningModule" for each in type(module).__mro__)


def errors_are_suppressed():
    import torch

    return torch._dynamo.config.suppress_errors


def suppressed(error):
    return f"torch._dynamo.config.suppress_errors is set, so the refused graph runs without a plan: {error}"


def of_others():
    """Returns the beginnings of the names of files that belong to PyTorch, to Python or to this package, and of names
    that are no files."""
    import torch

    files = (torch.__file__, os.__file__, os.path.dirname(__file__))
    return ("<", *(os.path.join(os.path.dirname(file), "") for file in files))


def level_of_user():
    """Returns the stacklevel with which the caller's warning names the user's innermost line."""
    others, level, frame = of_others(), 1, sys._getframe(1)
    while frame.f_back is not None and frame.f_code.co_filename.startswith(others):
        level, frame = level + 1, frame.f_back
    return level


def compile_id():
    from torch._guards import CompileContext

    return CompileContext.current_compile_id()
