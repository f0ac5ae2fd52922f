# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tells which ops of a step may run twice, and which belong to its backward part.

PyTorch declares of its own ops whether they write to a tensor (the schema) and whether they draw random numbers (a
tag). Other ops may draw numbers, count their calls or print without such a declaration, because neither torch.library
nor a tag requires it. An op of another namespace than PyTorch's therefore runs once, unless the user says that it is
repeatable.
"""

from ..tool import RematError

OF_PYTORCH = ("aten", "prims")  # Namespaces.


def checked_names(repeatable):
    """Returns a set of names such as "mine::swish". Raises RematError if a name is not that of a registered op."""
    import torch

    if isinstance(repeatable, str):
        repeatable = (repeatable,)
    known = {name.split(".")[0] for name in torch._C._dispatch_get_all_op_names()}
    for name in repeatable:
        if name not in known:
            raise RematError(
                f"repeatable=: '{name}' is not an op: give names such as 'mine::swish', of ops that torch.library or an "
                "imported package has registered"
            )
    return frozenset(repeatable)


def is_known(target, repeatable=frozenset()):
    """Tells whether all effects of an op are known, apart from its results. The effects of an op are known from
    PyTorch's schema and tags, or from the user."""
    import torch

    if isinstance(target, torch._ops.OpOverload):
        return target.namespace in OF_PYTORCH or target.name().split(".")[0] in repeatable
    # The effects of higher-order operators, which call graphs or kernels, are not known. All other targets of nodes are
    # Python functions of numbers and tuples.
    return not isinstance(target, torch._ops.HigherOrderOperator)


def draws(target, args=(), kwargs=None):
    """Tells whether PyTorch's tag says that a call draws random numbers. Ops of attention have the tag, too, but they
    draw no numbers if dropout_p is 0."""
    import torch

    if torch.Tag.nondeterministic_seeded not in getattr(target, "tags", ()):
        return False
    schema = getattr(target, "_schema", None)
    for number, argument in enumerate(schema.arguments if schema is not None else ()):
        if argument.name == "dropout_p":
            given = args[number:] or ((kwargs or {}).get("dropout_p", argument.default_value),)
            return given[0] != 0
    return True


def is_random(node):
    return node.op == "call_function" and draws(node.target, node.args, node.kwargs)


def backward_nodes(graph):
    """Returns the nodes of a joint graph's backward part.

    AOTAutograd traces the forward part first and tags all its nodes. In the backward part AOTAutograd tags all nodes
    except those that a torch.autograd.Function computes."""
    forward = [number for number, node in enumerate(graph.nodes) if node.meta.get("partitioner_tag") == "is_forward"]
    end = max(forward, default=len(graph.nodes))
    found, begun = set(), False
    for number, node in enumerate(graph.nodes):
        tag = str(node.meta.get("partitioner_tag"))
        begun |= number > end
        after = begun and node.op == "call_function" and "forward" not in tag and not is_copy_into_argument(node)
        if is_tangent(node) or "backward" in tag or after or any(each in found for each in node.all_input_nodes):
            found.add(node)
            begun |= node.op == "call_function"
    return found


def is_tangent(node):
    return node.op == "placeholder" and "tangents" in str(node.target)


def is_copy_into_argument(node):
    import torch

    return (
        node.op == "call_function" and node.target is torch.ops.aten.copy_.default and node.args[0].op == "placeholder"
    )
