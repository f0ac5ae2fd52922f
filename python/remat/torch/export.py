# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Exports training steps of PyTorch as MLIR with torch-mlir."""

import contextlib
import re
from collections.abc import Callable
from typing import Any, NamedTuple

from ..bits import listed
from ..tool import RematError, kind_of
from .capture import compiling
from .decompositions import decompositions, writes_marked
from .drawing import Draws
from .locations import argument_names, as_names, called_by, made_in, name_arguments, name_ops, watching_lines

MISSING = "torch is not installed: pip install torch torch-mlir"
FORMS = {"linalg": "linalg-on-tensors", "stablehlo": "stablehlo"}


def export(step: Callable[..., Any], *args: Any, form: str = "linalg") -> str:
    """Returns a training step as text for remat-opt.

    `step`: A function of torch tensors or trees of them. It may call loss.backward() or torch.func.grad. Its shapes are
        fixed. If the step chooses a branch by the value of a tensor, the choice is fixed when the step is traced.
    `args`: Arguments with the types and shapes of those that the step will get.
    `form`: "linalg" is linalg on tensors. "stablehlo" is StableHLO in generic form.

    The text has a function @main. The arguments of @main are all tensors in args, in order. If the step draws random
    numbers, a seed (tensor<i64>) is the last argument. The results of @main are all tensors of the step's result, and
    after them the next value of each argument that the step writes to. Locations have the names of tensors in the step's source.
    Raises RematError if torch-mlir cannot lower the step."""
    return lowered(traced(step, args), form)


class Traced(NamedTuple):
    graph: object
    tree: object  # The structure of the step's result.
    written: tuple  # The indices of the arguments whose next values are results.
    draws: bool  # Whether the last argument is a seed.
    names: tuple  # The names of all arguments except the seed.


def flattened(tree):
    """Returns the tensors in a tree, and its structure. Modules of torch do not count as trees."""
    import torch
    from torch.utils import _pytree

    leaves, spec = _pytree.tree_flatten(tree)
    for leaf in leaves:
        if not isinstance(leaf, torch.Tensor):
            raise RematError(
                f"a step takes and returns tensors, and lists and dictionaries of them; this is "
                f"{kind_of(leaf)}: give a module's parameters as dict(module.named_parameters())"
            )
    return leaves, spec


def traced(step, args):
    """Returns the step's ops as a graph without writes, in a Traced."""
    try:
        import torch
        from torch import fx
        from torch.func import functionalize
        from torch.fx.experimental.proxy_tensor import make_fx
        from torch.fx.traceback import preserve_node_meta
        from torch.nn.attention import SDPBackend, sdpa_kernel
        from torch.utils import _pytree
    except ImportError as error:
        raise RematError(MISSING) from error
    leaves, tree = flattened(args)
    leaves = [leaf.detach().clone() for leaf in leaves]  # Tracing runs the step, which may write to its arguments.
    found, draws = {}, Draws()

    def flat(*given):
        with watching_lines():
            results, found["tree"] = flattened(step(*_pytree.tree_unflatten(list(given), tree)))
        return [result.detach() for result in results]

    def seeded(*given):
        draws.seed = given[-1]
        # The interpreter runs op by op, so that each op keeps its line of the model.
        return functionalize(fx.Interpreter(graph).run, remove="mutations")(*given[:-1])

    # Gradients are traced first, because functionalize does not support them. Fused attention is off, because
    # torch-mlir cannot lower it.
    with sdpa_kernel(SDPBackend.MATH), compiling(), torch.random.fork_rng(devices=[]), preserve_node_meta():
        with naming_ops():
            graph = make_fx(flat, writes_marked(), tracing_mode="real")(*leaves)
        graph = make_fx(seeded, decompositions(draws))(*leaves, torch.tensor(0))
    written = results_of_writes(graph)
    drop_profiling(graph)
    if not draws.count:
        graph.graph.erase_node(graph.graph.find_nodes(op="placeholder")[-1])
    graph.graph.lint()
    graph.recompile()
    return Traced(graph, found["tree"], written, bool(draws.count), argument_names(step, args))


@contextlib.contextmanager
def naming_ops():
    """Turns an error of an op that takes functions, such as torch.cond, into a RematError with the op's name and line.
    PyTorch traces such functions by itself, which fails while the step is traced."""
    from torch._dynamo.exc import TorchDynamoException

    try:
        yield
    except TorchDynamoException as error:
        place, name = called_by(error.__traceback__)
        said = str(error).strip().partition("\n")[0]
        raise RematError(
            f"{name} in {place} cannot be exported, because it takes functions that PyTorch traces separately: write it without "
            "such functions, for example torch.where for torch.cond, or a loop in Python for while_loop; "
            f"PyTorch says: {said}"
        ) from error


def drop_profiling(graph):
    """Removes the profiler's marks, which optimizers make and which compute nothing."""
    for node in reversed(list(graph.graph.nodes)):
        if node.op == "call_function" and str(node.target).startswith("profiler."):
            graph.graph.erase_node(node)


def results_of_writes(graph):
    """Turns the last write to each argument into a result. Returns the numbers of these arguments."""
    import torch

    arguments = {node: i for i, node in enumerate(graph.graph.find_nodes(op="placeholder"))}
    (output,) = graph.graph.find_nodes(op="output")
    written = {}
    for node in list(graph.graph.nodes):
        if node.target is torch.ops.aten.copy_.default and node.args[0] in arguments:
            written[arguments[node.args[0]]] = node.args[1]
            node.replace_all_uses_with(node.args[1])
            graph.graph.erase_node(node)
    output.args = ([*output.args[0], *written.values()],)
    return tuple(written)


def ops_of(graph):
    return sorted({str(node.target) for node in graph.graph.nodes if node.op == "call_function"})


def without_checks(module):
    """Removes checks of shapes, which are fixed, and of indices, which the caller has to keep in range."""
    for operation in ops_named(module, "cf.assert"):
        operation.erase()


def ops_named(module, beginning):
    """Returns the ops of a module in MLIR whose names have a beginning."""
    from torch_mlir.ir import WalkOrder, WalkResult

    found = []

    def see(operation):
        if operation.name.startswith(beginning):
            found.append(operation)
        return WalkResult.ADVANCE

    module.operation.walk(see, WalkOrder.PRE_ORDER)
    return found


def lowered(program, form):
    """Lowers a Traced step with torch-mlir, and returns MLIR text in the form."""
    if form not in FORMS:
        raise RematError(f"form '{form}': expected one of {', '.join(FORMS)}")
    try:
        from torch_mlir import fx, ir
        from torch_mlir.compiler_utils import TorchMlirCompilerError
        from torch_mlir.dialects import torch as dialect
        from torch_mlir.extras.fx_importer import FxImporter
    except ImportError as error:
        raise RematError("torch-mlir is not installed: pip install torch-mlir") from error
    graph, context, said = program.graph, ir.Context(), []
    name_ops(graph)
    dialect.register_dialect(context)
    try:

        def hear(diagnostic):
            said.append(diagnostic.message + made_in(str(diagnostic.location)))
            return True

        with context.attach_diagnostic_handler(hear):
            module = fx.stateless_fx_import(graph, FORMS[form], FxImporter(context=context))
    except (TorchMlirCompilerError, NotImplementedError) as error:
        why = said[0] if said else " ".join(str(error).split())[:400]
        # The message names an operand of the op that cannot be lowered.
        if re.search(r"operation 'torch\.(constant|vtensor)", why):
            why = f"one of its ops has no lowering: {', '.join(ops_of(graph))}"
        raise RematError(f"torch-mlir cannot lower the step to {form}: {why}") from error
    without_checks(module)
    name_arguments(module.body.operations[0], (*program.names, "seed"))
    text = as_names(module.operation.get_asm(enable_debug_info=True, print_generic_op_form=form == "stablehlo"))
    for operation in ops_named(module, "tm_tensor."):
        raise RematError(
            f"the step needs {operation.name}{made_in(str(operation.location))}, an op of torch-mlir that sorts, or reads or writes by "
            "an index, and remat does not support it: use one-hot matrices instead of indices, and strided convolutions instead of pooling"
        )
    return listed(text)
