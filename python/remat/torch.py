# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Training steps of PyTorch: as MLIR, by torch-mlir, and fitted into a budget and run by IREE.

    import remat.torch
    text = remat.torch.export(train_step, params, images, labels)
    step = remat.torch.jit(train_step, budget="40%")

Needs torch and torch-mlir; jit needs iree-base-compiler and iree-base-runtime too.
"""

import inspect
import re

from .asked import one_budget
from .bits import listed
from .compiled import compiled_by_iree
from .options import check_of_loop, keywords
from .tool import RematError

MISSING = "torch is not installed: pip install torch torch-mlir"
FORMS = {"linalg": "linalg-on-tensors", "stablehlo": "stablehlo"}


def export(step, *args, form="linalg"):
    """Returns a training step as text for remat-opt.

    step: a function of torch tensors or trees of them. It may call loss.backward() or torch.func.grad, and may write to
        tensors that it made itself. Its shapes are fixed, and so is every choice that it makes by a value.
    args: arguments like those that it will get.
    form: "linalg" is linalg on tensors; "stablehlo" is StableHLO in generic form.

    The text has a function @main of all tensors in args, in order, that returns all tensors of step's result. Raises
    RematError if torch-mlir cannot lower the step, or if the step writes to its arguments."""
    return lowered(traced(step, args)[0], form)


def jit(step, budget=None, activation_budget=None, **options):
    """Compiles a training step by IREE for this CPU so that it needs at most budget. Returns a function like step.

    step = remat.torch.jit(train_step, budget="50%")

    step is a function of torch tensors or trees of them. The first call for given shapes compiles; the function's `report`
    then says how much memory it takes. budget and activation_budget are as for remat.jit, for arguments, results and
    transient memory. Options are rounds and those of remat-opt's --remat.

    Raises RematError if an option is wrong, and at the first call if the budget cannot be met."""
    own = [name for name in inspect.signature(jit).parameters if name != "options"]
    check_of_loop("remat.torch.jit", options, [*own, *keywords(compiled_by_iree)])
    _, asked = one_budget(budget, activation_budget)
    if not callable(step):
        raise RematError(f"the step is a {type(step).__name__}: expected a function")
    return Compiled(step, asked, options)


class Compiled:
    def __init__(self, step, budget, options):
        self.step, self.budget, self.options = step, budget, options
        self.report = None  # Of the last compilation; None before the first call.
        self.programs = {}

    def __call__(self, *args, **kwargs):
        if kwargs:
            raise RematError(f"the step is called with {', '.join(kwargs)} by name: give its arguments by position")
        try:
            import torch
            from torch.utils import _pytree
        except ImportError as error:
            raise RematError(MISSING) from error
        leaves, tree = flattened(args)
        key = (tree, *((leaf.shape, leaf.dtype) for leaf in leaves))
        if key not in self.programs:
            self.programs[key] = self.compile(args)
        module, out_tree = self.programs[key]
        outputs = module.main(*(leaf.detach().contiguous().numpy() for leaf in leaves))
        outputs = outputs if isinstance(outputs, (tuple, list)) else (outputs,)
        return _pytree.tree_unflatten([torch.from_numpy(output.to_host().copy()) for output in outputs], out_tree)

    def compile(self, args):
        graph, out_tree = traced(self.step, args)
        module, self.report = compiled_by_iree(lowered(graph, "linalg"), self.budget, **self.options)
        return module, out_tree


def flattened(tree):
    """The tensors in a tree, and its shape. Torch's modules are no trees."""
    import torch
    from torch.utils import _pytree

    leaves, spec = _pytree.tree_flatten(tree)
    for leaf in leaves:
        if not isinstance(leaf, torch.Tensor):
            raise RematError(
                f"a step takes and returns tensors, and lists and dictionaries of them; this is a "
                f"{type(leaf).__name__}: give a module's parameters as dict(module.named_parameters())"
            )
    return leaves, spec


def traced(step, args):
    """The step's ops as a graph without writes, and the tree of its results."""
    try:
        from torch.func import functionalize
        from torch.fx.experimental.proxy_tensor import make_fx
        from torch.nn.attention import SDPBackend, sdpa_kernel
        from torch.utils import _pytree
    except ImportError as error:
        raise RematError(MISSING) from error
    leaves, tree = flattened(args)
    # Like step, what is traced may not write to its arguments; a copy shows where it does.
    leaves = [leaf.detach().clone() for leaf in leaves]
    found = {}

    def flat(*given):
        results, found["tree"] = flattened(step(*_pytree.tree_unflatten(list(given), tree)))
        return [result.detach() for result in results]

    # Gradients first: functionalize knows nothing of them. Fused attention has no lowering.
    with sdpa_kernel(SDPBackend.MATH):
        graph = make_fx(flat, tracing_mode="real")(*leaves)
    graph = make_fx(functionalize(graph, remove="mutations"), decompositions())(*leaves)
    arguments = {node for node in graph.graph.nodes if node.op == "placeholder"}
    for node in graph.graph.nodes:
        if "copy_" in str(node.target).split(".") and node.args[0] in arguments:
            raise RematError(f"the step writes to its argument {node.args[0].name}: return a tensor instead")
    return graph, found["tree"]


def decompositions():
    """Of ops that torch-mlir does not lower themselves."""
    import torch
    from torch._decomp import core_aten_decompositions

    def squeeze(x, dims):
        gone = {dim % x.dim() for dim in dims}
        return x.reshape([extent for dim, extent in enumerate(x.shape) if extent != 1 or dim not in gone])

    def empty(shape, physical_layout, **options):
        del physical_layout  # Values have none.
        return torch.empty(shape, **options)

    return {
        **core_aten_decompositions(),
        torch.ops.aten.squeeze.dims: squeeze,
        torch.ops.aten.empty_permuted.default: empty,
    }


def ops_of(graph):
    return sorted({str(node.target) for node in graph.graph.nodes if node.op == "call_function"})


def lowered(graph, form):
    if form not in FORMS:
        raise RematError(f"form '{form}' is none of {', '.join(FORMS)}")
    try:
        from torch_mlir import fx, ir
        from torch_mlir.compiler_utils import TorchMlirCompilerError
        from torch_mlir.dialects import torch as dialect
        from torch_mlir.extras.fx_importer import FxImporter
    except ImportError as error:
        raise RematError("torch-mlir is not installed: pip install torch-mlir") from error
    context, said = ir.Context(), []
    dialect.register_dialect(context)
    try:
        with context.attach_diagnostic_handler(lambda diagnostic: said.append(diagnostic.message) or True):
            module = fx.stateless_fx_import(graph, FORMS[form], FxImporter(context=context))
    except (TorchMlirCompilerError, NotImplementedError) as error:
        why = said[0] if said else " ".join(str(error).split())[:400]
        if re.search(r"operation 'torch\.(constant|vtensor)", why):  # An operand of the op that cannot be lowered.
            why = f"one of its ops has no lowering: {', '.join(ops_of(graph))}"
        raise RematError(f"torch-mlir cannot lower the step to {form}: {why}") from error
    text = module.operation.get_asm(print_generic_op_form=form == "stablehlo")
    own = re.search(r"\btm_tensor\.\w+", text)
    if own:
        raise RematError(
            f"the step needs {own[0]}, which is torch-mlir's own, for an index that is read or written by "
            "position: use one-hot matrices instead of indices, and strided convolutions instead of pooling"
        )
    return listed(text)
