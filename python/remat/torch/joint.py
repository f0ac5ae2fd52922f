# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the storages and the ops of a joint graph.

AOTAutograd traces a model's forward and backward part into one FX graph, the joint graph. The joint graph has no writes
except into the step's arguments. Joint runs this graph on fake tensors and reads what a plan needs to know:

- storages: the allocations. A view has the storage of its base.
- ops: what runs. Views and parts of tuples are no ops; they are made again wherever they are read.
- which ops may not run twice, and which have to keep their order.
"""

import functools
import operator
from itertools import zip_longest
from typing import NamedTuple

from ..tool import RematError
from . import prices
from .normalization import bytes_of_moments, forgets, moved_statistics_read, statistics
from .place import place
from .repeatable import backward_nodes, is_copy_into_argument, is_known, is_random, is_tangent
from .sizes import is_size, with_numbers
from .workspaces import Unmeasured


class Storage(NamedTuple):
    name: str
    bytes: int
    maker: object  # The node of the op that makes the storage, or of the argument or constant.
    kind: str = "made"  # "made", "argument", "tangent" or "constant".


class Op(NamedTuple):
    """One op of the graph that a plan runs."""

    node: object
    reads: tuple  # Numbers of storages.
    makes: tuple
    price: prices.Price
    once: str = ""  # The reason why the op may not run twice, or "" if it may.
    random: bool = False  # Whether PyTorch's tag says that the op draws random numbers.
    forward: bool = False  # Whether the op has to run in the forward part, even if nothing there reads its result.
    # Whether the op is in the backward part and reads an argument that the caller may change before the op runs.
    late: bool = False
    unknown: bool = False  # Whether the op may draw random numbers, or have an effect that another such op sees.
    workspace: int = 0  # Bytes that the op holds only while it runs.


class Joint:
    """Reads `module`, a joint graph. Its first `outputs_forward` outputs are those of the forward part.

    `machine` is a prices.Machine. `repeatable` has the names of ops outside PyTorch that may run twice. `sizes` has the
    numbers to read in place of symbols (sizes.py). `workspaces` is a Workspaces, or None to measure no op. `changed`
    has the numbers of arguments that the caller changes in place between the forward and the backward part."""

    def __init__(
        self,
        module,
        outputs_forward,
        machine,
        repeatable=frozenset(),
        sizes=None,
        workspaces=None,
        changed=frozenset(),
    ):
        from torch._subclasses.fake_tensor import FakeTensorMode
        from torch.fx import Interpreter

        self.module, self.outputs_forward, self.machine = module, outputs_forward, machine
        self.repeatable, self.backward = repeatable, backward_nodes(module.graph)
        self.workspaces = workspaces or Unmeasured()
        self.storages, self.ops = [], []
        self.shows = {}  # {node: the storages of its tensors, in order}
        # The numbers of storages by key. The tensors are kept alive, so that no two storages get the same key.
        self.numbers, self.kept = {}, []
        nodes = list(module.graph.nodes)
        self.arguments = [node for node in nodes if node.op == "placeholder"]
        self.outputs = [each if hasattr(each, "op") else None for each in flat(nodes[-1].args)]
        # AOTAutograd's description of each output.
        self.descriptions = list(flat(nodes[-1].meta.get("desc", [None] * len(self.outputs))))
        self.tangents = [node for node in self.arguments if is_tangent(node)]
        self.written = {node.args[0] for node in nodes if is_copy_into_argument(node)}
        joint = self

        class Reader(Interpreter):
            def run_node(self, node):
                args, kwargs = self.fetch_args_kwargs_from_env(node) if node.op == "call_function" else ((), {})
                result = super().run_node(node)
                if node.op == "get_attr":
                    result = as_fake(result, mode)
                joint.read(node, args, kwargs, result)
                return result

        inputs = [node.meta.get("val") for node in self.arguments]
        self.mode = mode = fake_mode(inputs) or FakeTensorMode()
        if sizes:
            inputs, mode = with_numbers(inputs, sizes)
        for node, value in zip(self.arguments, inputs):
            if is_symbolic(value):
                raise RematError(
                    f"some sizes of the graph are symbols (argument {node.name}), and a budget in bytes needs numbers: "
                    "give torch.compile dynamic=False"
                )
        reader = Reader(module, garbage_collect_values=False)
        reader.extra_traceback = False  # A traceback would add lines to the message of a RematError.
        with mode:
            reader.run(*(apart(each) if is_tangent(node) else each for node, each in zip(self.arguments, inputs)))
        changing = self.changing()
        read_late = {each for op in self.ops if op.node in self.backward for each in op.reads}
        unchecked = set(self.shown(each for each in self.arguments if is_unchecked(each)))
        changed = set(self.shown(each for each in self.arguments if number_of(each) in changed))
        kept = changing - (read_late - unchecked) | self.overwritten() | changed - read_late
        self.ops = [self.protected(op, changing, kept) for op in self.ops]

    def changing(self):
        """Returns the storages of arguments without a gradient that are no parameters, such as buffers. A caller may
        change such arguments between the forward and the backward part, or between two backward parts."""
        given = [each for each in self.arguments if not is_tangent(each)]
        gradients = self.outputs[self.outputs_forward :]
        changed = [node for node, gradient in zip(given, gradients) if gradient is None and not is_parameter(node)]
        return set(self.shown(changed))

    def overwritten(self):
        """Returns the storages of arguments into which autograd copies a result of the forward part, because the traced
        function changes them in place."""
        inputs = {getattr(each, "mutated_input", None) for each in self.descriptions[: self.outputs_forward]} - {None}
        return set(self.shown(each for each in self.arguments if each.meta.get("desc") in inputs))

    @functools.cached_property
    def handed_on(self):
        """Returns {storage: the node of its tensor} for the results that the caller may change in place. In eager
        PyTorch either nothing saves these results for the backward part, or torch.utils.checkpoint computes them again.
        If the backward part of a plan reads such a result, the caller gets a copy of it."""
        again = {node.meta.get("seq_nr") for node in self.module.graph.nodes if is_checkpointed(node)} - {None}
        saving = [op for op in self.ops if op.node in self.backward and op.node.meta.get("seq_nr") not in again]
        read = {each for op in saving for each in op.reads}
        results = [each for each in self.shown(self.outputs[: self.outputs_forward]) if each not in read]
        made = dict.fromkeys(each for each in results if self.storages[each].kind == "made")
        return {each: self.base(each) for each in made if self.base(each) is not None}

    def protected(self, op, changing, kept):
        """Marks an op so that it reads the same values as in eager PyTorch.

        `kept` has the storages that the forward part overwrites, and those that PyTorch does not check for changes. If the backward part
        reads such a storage at all, it must get the storage's later value."""
        if op.node in self.backward:
            return op._replace(late=not changing.isdisjoint(op.reads))
        read = [each for each in op.node.all_input_nodes if each in self.shows and each not in statistics(op.node)]
        if op.once or kept.isdisjoint(self.shown(read)):
            return op
        return op._replace(once="it reads an argument that may change before the backward part", forward=True)

    def read(self, node, args, kwargs, result):
        """Records the storages and the op of a node. `args`, `kwargs` and `result` are fake tensors."""
        import torch

        tensors = [each for each in flat(result) if isinstance(each, torch.Tensor)]
        if node.op == "output":
            return
        if any(is_symbolic(each) for each in tensors):
            raise RematError(
                f"the size of the result of {node.target}{place(node)} depends on values, but a budget in bytes needs numbers: "
                "write the op with a fixed size (torch.where in place of a mask as index), or leave it out of the compiled "
                "function"
            )
        if node.op in ("placeholder", "get_attr"):
            kind = "constant" if node.op == "get_attr" else "tangent" if is_tangent(node) else "argument"
            self.shows[node] = [self.number(tensor, node, kind) for tensor in tensors]
            return
        if node.op != "call_function":
            raise RematError(f"the graph calls a module ({node.op} {node.target}), which a joint graph cannot contain")
        if any(isinstance(each, torch.nn.Module) for each in flat((args, kwargs))):
            raise RematError(
                f"{node.target}{place(node)} runs a separate graph, whose bytes are not planned: write the step "
                "without it "
                "(torch.where in place of torch.cond, no loops of PyTorch), or leave it out of the compiled function"
            )
        if is_size(node):
            self.shows[node] = []
            return
        if node.target is operator.getitem:
            self.shows[node] = [self.number(tensor, node) for tensor in tensors]
            return
        fresh = [tensor for tensor in tensors if key_of(tensor) not in self.numbers]
        once, in_forward = self.why_once(node)
        if tensors and not fresh and not once:
            self.shows[node] = [self.number(tensor, node) for tensor in tensors]
            return
        known = self.workspaces.of(node.target, args, kwargs)
        sizes = [size for size, each in zip(known.results, flat(result)) if isinstance(each, torch.Tensor)]
        for tensor, size in zip_longest(tensors, sizes, fillvalue=0):
            self.number(tensor, node, size=size)
        self.shows[node] = [self.number(tensor, node) for tensor in tensors]
        makes = tuple(dict.fromkeys(self.number(tensor, node) for tensor in fresh))
        self.ops.append(
            Op(
                node,
                self.storages_read(node),
                makes,
                prices.price_of(node, args, kwargs, result, self.machine),
                once=once,
                random=is_random(node),
                forward=in_forward,
                unknown=self.is_unknown(node),
                workspace=known.workspace,
            )
        )

    def number(self, tensor, node, kind="made", size=0):
        """Returns the number of a tensor's storage. `size` is the bytes that the storage was measured to have."""
        key = key_of(tensor)
        if key not in self.numbers:
            self.kept.append(tensor)
            self.numbers[key] = len(self.storages)
            size = max(
                tensor.untyped_storage().nbytes(), self.copied_storage(node), bytes_of_moments(node, tensor), size
            )
            self.storages.append(Storage(node.name, size, node, kind))
        return self.numbers[key]

    def copied_storage(self, node):
        """Some ops copy the whole storage of an argument, even if the argument is a view of a part of it. Returns the
        bytes of the whole storage that an op copies, and 0 for all other ops. On fake tensors the result of such an op
        may have only the bytes of the view."""
        if not copies_storage(node) or has_equal_addresses(node.args[0].meta.get("val")):
            return 0
        (source,) = self.shows[node.args[0]]
        return self.storages[source].bytes

    def storages_read(self, node):
        read = [source for source in node.all_input_nodes if source not in forgets(node)]
        return tuple(dict.fromkeys(each for source in read for each in self.shows.get(source, ())))

    def shown(self, nodes):
        """Returns the storages of the nodes' tensors. A node that is None has no storages."""
        return [each for node in nodes if node is not None for each in self.shows[node]]

    def base(self, storage):
        """Returns the node whose value is a tensor that covers a whole storage. This node is the storage's maker, or a
        part of the maker's result. Returns None if there is no such node."""
        import torch

        maker = self.storages[storage].maker
        parts = [maker, *(each for each in maker.users if each.target is operator.getitem)]
        found = [each for each in parts if self.shows[each] == [storage]]
        return next((each for each in found if isinstance(each.meta.get("val"), torch.Tensor)), None)

    def why_once(self, node):
        """Returns (why an op may not run twice, or "" if it may; whether the forward part has to run the op)."""
        backward = node in self.backward
        if is_copy_into_argument(node):
            return f"it writes into the argument {node.args[0].name}", not backward
        schema = getattr(node.target, "_schema", None)
        if schema is not None and schema.is_mutable:
            raise RematError(
                f"{node.target}{place(node)} writes into a tensor of the step, and a plan might repeat this: write "
                "the step without changing tensors in place"
            )
        read = [source for source in node.all_input_nodes if source not in statistics(node)]
        if self.written and any(self.reads_written(source) for source in read):
            return "it reads an argument that the step writes into later", not backward
        if statistics(node) and not backward and moved_statistics_read(node):
            return "another op reads the statistics that it moves", True
        if self.is_unknown(node):
            return "it is not known to be repeatable", not backward
        if is_random(node):
            return "", not backward
        if node.is_impure(impure_random=False):
            return "it has an effect outside of the graph", not backward
        if is_scalar_read(node):
            return "it makes a number", not backward
        return "", False

    def is_unknown(self, node):
        return not is_known(node.target, self.repeatable) and not is_random(node)

    def reads_written(self, node):
        """Tells whether a node is an argument that the step writes into, or a view of one."""
        shown = self.shows.get(node, ())
        return any(each in shown for argument in self.written for each in self.shows.get(argument, ()))


def apart(value):
    """Returns a fake tensor like a gradient, in a storage of its own. AOTAutograd traces the gradients of two views of
    one tensor as views of one storage. If the traced function changes an argument, AOTAutograd traces the
    argument's gradient as the argument itself."""
    import torch

    if not isinstance(value, torch.Tensor):
        return value
    return torch.empty_strided(value.shape, value.stride(), dtype=value.dtype, device=value.device)


def mark_parameters(module, numbers):
    """Marks the arguments of a joint graph that are parameters. `numbers` has the indices of these arguments in the
    traced function."""
    for node in module.graph.find_nodes(op="placeholder"):
        node.meta["is_parameter"] = number_of(node) in numbers


def number_of(argument):
    """Returns the index of an argument of the traced function; None for tangents."""
    return getattr(argument.meta.get("desc"), "idx", None)


def is_parameter(node):
    return node.meta.get("is_parameter", False)


def is_unchecked(node):
    """Tells whether a torch.autograd.Function keeps a value itself, without save_for_backward. PyTorch does not check
    whether a value that is kept in this way has changed."""
    return node.meta.get("saved_tensor_with_no_vc_check", False)


def is_checkpointed(node):
    """Tells whether the caller's torch.utils.checkpoint computes a node again. An op of the forward part and the ops of its
    gradient have the same seq_nr."""
    return getattr(node.meta.get("recompute"), "name", "").endswith("_RECOMPUTE")


def flat(tree):
    from torch.utils import _pytree

    return _pytree.tree_leaves(tree)


def key_of(tensor):
    try:
        return tensor.untyped_storage()._cdata
    except (NotImplementedError, RuntimeError) as error:
        raise RematError(
            f"a tensor of type {type(tensor).__name__} has no storage, so its bytes cannot be counted"
        ) from error


def fake_mode(values):
    from torch._guards import detect_fake_mode

    return detect_fake_mode(values)


def is_symbolic(value):
    import torch

    if isinstance(value, (torch.SymInt, torch.SymFloat, torch.SymBool)):
        return True
    return isinstance(value, torch.Tensor) and any(isinstance(each, torch.SymInt) for each in value.shape)


def copies_storage(node):
    """Tells whether an op writes into a copy of its first argument. The copy keeps the strides and the offset of the
    argument."""
    import torch

    aten = torch.ops.aten
    return node.target in (
        aten.copy.default,
        aten.select_scatter.default,
        aten.slice_scatter.default,
        aten.diagonal_scatter.default,
        aten.as_strided_scatter.default,
    )


def has_equal_addresses(tensor):
    """Tells whether elements of a tensor share an address, as in an expanded tensor. In a copy of such a tensor, each
    element has its own address."""
    return tensor is not None and any(n > 1 and step == 0 for n, step in zip(tensor.shape, tensor.stride()))


def as_fake(value, mode):
    import torch
    from torch._subclasses.fake_tensor import FakeTensor

    is_real = isinstance(value, torch.Tensor) and not isinstance(value, FakeTensor)
    return mode.from_tensor(value, static_shapes=True) if is_real else value


def is_scalar_read(node):
    """Tells whether a node makes a number and no tensor, such as item()."""
    import torch

    value = node.meta.get("val")
    return isinstance(value, (int, float, bool, torch.SymInt, torch.SymFloat, torch.SymBool))
