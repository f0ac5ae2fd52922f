# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts the bytes that operations after the last graph of a step hold, such as a loss that is not compiled.

Such operations are known when a backward pass begins, because the pass reaches them before any compiled graph.
Each backward pass of torch.autograd begins with one function. Once in a process, this module replaces that function by a
function that also tells the recorders of the pass."""

import contextlib
import functools
import gc
import math
import weakref
from dataclasses import dataclass

from .live import key, live_bytes, made_by, tensors, weak

RECORDERS = weakref.WeakSet()
VIEWS = (
    "Alias",
    "Expand",
    "Permute",
    "Select",
    "Slice",
    "Split",
    "Squeeze",
    "TBackward",
    "Transpose",
    "Unsqueeze",
    "View",
)
GRAPH = "CompiledFunction"  # The name that autograd gives to a call of a compiled graph.


@dataclass(frozen=True)
class Behind:
    """The bytes that operations after the last graph hold. The fields `held` and `leaves` are as in recorded.Seen."""

    held: dict  # Tensors that were read, but not made, by the operations after the last graph.
    leaves: tuple
    forward: int  # The peak before the backward pass begins. It is the sum of all bytes that the operations have made.
    backward: int  # The peak from then on until the backward part of a graph begins.
    after: int  # Bytes held after the backward part of a graph has begun.
    calls: float = math.inf  # The number of the step's calls of graphs before the backward pass; by default all calls.
    begun: frozenset = frozenset()  # This field and the next one are as in recorded.Seen.
    ended: frozenset = frozenset()


@dataclass(frozen=True)
class Kept:
    """The tensors that the nodes of a backward pass keep before the pass begins. Dictionaries are {a tensor's key:
    bytes}."""

    variables: list
    given: dict  # Tensors that the nodes keep, but that no operation of these nodes made.
    saved: dict
    variables_hold: dict  # Results that no node saves, and that Python variables hold when the pass begins.
    results: int  # Bytes of all results that no node saves.
    storages: dict  # {key: weak reference to a storage that is saved}


def tell(recorder):
    """Calls recorder.runs(roots, gradients, run) instead of run() for each backward pass from now on."""
    RECORDERS.add(recorder)
    watch()


@functools.cache
def watch():
    import torch

    begins = torch.autograd._engine_run_backward

    @functools.wraps(begins)
    def told(roots, *args, **options):
        run = lambda: begins(roots, *args, **options)  # noqa: E731
        for recorder in list(RECORDERS):
            run = functools.partial(
                recorder.runs, roots, args[:1], run
            )  # The element args[0] has the gradients of the roots.
        return run()

    torch.autograd._engine_run_backward = told


def reached(roots):
    """Returns the nodes of operations that a backward pass reaches before any graph, and the nodes of the first graphs."""
    nodes = [*below(map(root_of, roots), past_graphs=False)]
    return [each for each in nodes if not is_graph(each)], [each for each in nodes if is_graph(each)]


def root_of(root):
    """Returns the node at which a backward pass begins. `root` is a tensor, or an edge of autograd's graph."""
    import torch

    return made_by(root) if isinstance(root, torch.Tensor) else root.node


def is_graph(node):
    """Tells whether a node of autograd's graph is a call of a compiled graph."""
    return GRAPH in node.name()


def below(nodes, past_graphs=True):
    """Yields nodes of autograd's graph and all nodes to which they lead, each once. The nodes to which compiled graphs
    lead are yielded only if `past_graphs` is set."""
    todo, seen = [*nodes], set()
    while todo:
        node = todo.pop()
        if node is None or node in seen:
            continue
        seen.add(node)
        yield node
        if past_graphs or not is_graph(node):
            todo += [each for each, _ in node.next_functions]


def saved_by(node):
    """Returns the tensors that a node of autograd's graph keeps. Hooks of the caller are not run, because those of
    torch.utils.checkpoint would run the forward part again. If a hook has packed a tensor into another tensor, that other
    tensor is returned."""
    found = []
    for name in dir(node):
        if name.startswith("_raw_saved_"):
            with contextlib.suppress(RuntimeError):  # The node may have released its saved tensors.
                found += held_by(node, name)
    return tensors(found)


def held_by(node, name):
    """Returns the tensors in a field of a node. `name` is the field with autograd's own objects."""
    raw = getattr(node, name)
    each = raw if isinstance(raw, (list, tuple)) else [raw]
    if any(one.unpack_hook for one in each):
        return [one.data for one in each]
    return [getattr(node, "saved_tensors" if name == "_raw_saved_tensors" else name.removeprefix("_raw"))]


def kept_by(nodes, made, rounded):
    """Returns the tensors that the nodes keep, as a Kept. `made` has the keys of tensors that graphs of the step have
    returned."""
    size = lambda each: rounded(each.untyped_storage().nbytes())  # noqa: E731
    variables = [node.variable for node in nodes if hasattr(node, "variable")]
    saved = [each for node in nodes for each in saved_by(node) if key(each) not in made]
    inside = {node for node in nodes if not hasattr(node, "variable")}
    given = [*variables, *(each for each in saved if made_by(each) not in inside)]
    there = {key(each): size(each) for each in given}
    own = [each for each in saved if key(each) not in there]
    unsaved = inside - {*map(made_by, own)}
    apart = {*made, *there, *map(key, own)}
    return Kept(
        variables,
        there,
        {key(each): size(each) for each in own},
        {key(each): size(each) for each in results_of(inside) if key(each) not in apart},
        sum(rounded(bytes_of(node)) for node in unsaved if not node.name().startswith(VIEWS)),
        {key(each): weak(each.untyped_storage()) for each in own},
    )


def results_of(nodes):
    """Returns the tensors that nodes have made and that exist as Python objects."""
    import torch

    with torch._C.DisableTorchFunctionSubclass():
        found = [each for each in gc.get_objects() if issubclass(type(each), torch.Tensor)]
        return [each for each in found if made_by(each) in nodes]


def bytes_of(node):
    """Returns the bytes of an operation's results, whose gradients the node receives."""
    return sum(math.prod(each.shape) * each.dtype.itemsize for each in node._input_metadata)


def measured(nodes, graphs, given, run, made, rounded):
    """Runs a backward pass. Returns its result, and the Behind of the nodes before the first
    graph. `given` has the gradients with which the pass begins."""
    kept = kept_by(nodes, made, rounded)
    first = sum(rounded(each.untyped_storage().nbytes()) for each in tensors(given))
    held = sum(kept.variables_hold.values())
    begun = sum(kept.saved.values()) + held
    seen, found = live_bytes(rounded=rounded), []
    seen.resident = {*kept.given, *kept.saved, *kept.variables_hold, *made, *map(key, tensors(given))}

    def begins(gradients):
        if not found:
            left = sum(kept.saved[name] for name, each in kept.storages.items() if not each.expired())
            handed = {key(each) for each in tensors(gradients)}
            seen.drop_dead()
            rest = sum(size for name, (_, size, _) in seen.storages.items() if name not in handed)
            leaves = tuple(weakref.ref(each) for each in kept.variables)
            forward = sum(kept.saved.values()) + kept.results
            found.append(Behind(kept.given, leaves, forward, begun + first + seen.peak, left + held + first + rest))

    handles = [node.register_prehook(begins) for node in graphs]
    try:
        with seen:
            result = run()
    finally:
        for handle in handles:
            handle.remove()
    return result, found[0] if found else None
