# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Records the graphs that a step calls, in order, and the tensors that the step holds in addition to those of their
plans. Importing this needs torch.

A step begins if a graph is called while no earlier call waits for its backward part."""

import weakref
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from ..tool import RematError
from .behind import below, is_graph, measured, reached, saved_by, tell
from .held import state_of
from .live import key, made_by, tensors, weak
from .parallel import beside, local

CHANGED = "has been modified by an inplace operation"  # Words of PyTorch's error.


class Waiting:
    """A call whose backward part has not begun. This object lives as long as the autograd graph that the call belongs
    to."""


class Ending(NamedTuple):
    """A call whose saved tensors autograd may release before the step ends."""

    number: int  # The number of the call in the step.
    node: weakref.ref  # The call's node in autograd's graph.
    begun: list  # This list has an item if the backward part of the call has begun.
    hooked: bool  # Whether hooks of the caller save the call's tensors. A Recorder cannot see when such hooks release the tensors.
    given: tuple  # (number, counter of its versions, version after the call) for each argument with a gradient.

    @property
    def has_ended(self):
        """Tells whether the call has released everything that it held for its backward part. After a backward pass with
        retain_graph=True the call still holds its tensors."""
        node = self.node()
        if not self.begun or self.hooked:
            return False
        return node is None or is_released(node)

    @property
    def changed(self):
        """Returns the numbers of arguments that were changed in place after the call, and before its backward part."""
        given = () if self.begun else self.given
        return frozenset(number for number, counter, version in given if counter._version != version)


def is_released(node):
    """Tells whether a node of a compiled graph has released what it saved. The saved tensors themselves are not
    unpacked."""
    try:
        node._raw_saved_tensors  # noqa: B018
    except RuntimeError as error:
        released = "backward through the graph a second time" in str(error)
        return released and not getattr(node, "_tensors_no_vc_check", None)
    return False


@dataclass(frozen=True)
class Seen:
    """One call of a graph. Dictionaries are {a tensor's key: bytes}."""

    graph: int
    held: dict  # Tensors that no earlier call made, and that operations outside of the graphs hold or pass on.
    leaves: tuple  # Weak references to the tensors whose gradients are in .grad after this call.
    passed: dict  # The tensors whose gradients the backward part hands to earlier calls and to operations outside of the graphs.
    sizes: tuple = ()  # The sizes of this call that vary from call to call.
    takes: frozenset = frozenset()  # The keys of arguments that earlier calls of the step returned.
    gives: dict = field(default_factory=dict)  # The tensors that the call returns.
    gathered: int = 0  # Bytes of parameters that are whole only while a part of the graph runs.
    in_buckets: frozenset = frozenset()  # The keys of leaves whose gradients lie in buckets that the step holds.
    again: bool = False  # Whether the caller's own checkpoint drops the tensors that this call saves.
    begun: frozenset = frozenset()  # The numbers of earlier calls whose backward parts began before this call.
    ended: frozenset = frozenset()  # The numbers of those earlier calls that had released their saved tensors.
    aside: int = 0  # Graphs without a backward part may run between this call and the next one. This is the most bytes that one of them holds.


class Recorder:
    """Records the calls of a step. `rounded` maps bytes to the bytes that the allocator takes."""

    def __init__(self, rounded=lambda size: size):
        self.rounded = rounded
        self.waiting = weakref.WeakSet()
        self.made = {}  # {key of a tensor that a call returned: a weak reference to it, so that the key stays unique}
        self.calls = ()  # A Seen for each call of the step.
        self.endings = ()  # An Ending for each call of the step that may end before the step does.
        self.behind = ()  # A Behind for each backward pass of the step that was measured.
        self.has_backward = False  # Whether the backward part of any call of the step has begun.
        self.changed = {}  # {graph: the numbers of its arguments that steps changed before its backward part}
        self.measured = set()  # The kinds of steps whose backward passes need not be measured.
        self.parameters = {}  # {key: weak reference} for the parameters of all graphs.
        self.peaks = {}  # {(a graph without a backward part, the shapes of its arguments): the most bytes that it makes}
        self.optimizers = weakref.WeakSet()  # The optimizers that have taken a step.
        tell(self)

    @property
    def between(self):
        """Tells whether no call waits for its backward part, so that the next call begins a step."""
        return not self.waiting

    def with_call(self, graph):
        """Returns the graphs that the step will have called after it also calls this graph."""
        return (*(() if self.between else order(self.calls)), graph)

    def begins(self, graph, args, sizes):
        """Records a call before it runs. `sizes` is {symbol: number} for the sizes that vary."""
        if self.between:
            self.calls, self.endings, self.made, self.behind, self.has_backward = (), (), {}, (), False
        seen = self.seen(graph, args, sizes, self.made.keys(), begins=not self.calls)
        self.parameters |= {
            key(local(each)): weakref.ref(each) for reference in seen.leaves if (each := reference()) is not None
        }
        self.calls = (*self.calls, replace(seen, **self.before()))

    def before(self):
        """Returns the fields `begun` and `ended` of Seen for a call that begins now. While a backward pass runs, no
        call counts as ended."""
        runs = in_backward()
        return {
            "begun": frozenset(each.number for each in self.endings if each.begun),
            "ended": frozenset(each.number for each in self.endings if each.has_ended and not runs),
        }

    def seen(self, graph, args, sizes, made=frozenset(), begins=True):
        """Returns a Seen that describes a call. `made` has the keys of tensors that earlier calls of the step returned."""
        given = tensors(args)
        outside, variables = around(given)
        more = beside(self.rounded, begins)
        held = self.bytes_of([*given, *outside, *variables]) | more.held
        gathered = sum(held.pop(name) for name in more.gathered & held.keys())
        leaves = [
            each for each in [*given, *variables] if each.is_leaf and each.requires_grad and key(each) not in more.whole
        ]
        passed = [each for each in given if not each.is_leaf and each.requires_grad]
        return Seen(
            graph,
            {name: size for name, size in held.items() if name not in made},
            tuple(weakref.ref(each) for each in [*leaves, *more.leaves]),
            {name: sum(self.rounded(each.nbytes) for each in passed if key(each) == name) for name in map(key, passed)},
            tuple(sizes.values()),
            frozenset(held.keys() & made),
            gathered=gathered,
            in_buckets=more.in_buckets,
            again=hook() == "_checkpoint_hook",
        )

    def runs_unplanned(self, program, args):
        """Runs a program without a backward part, such as a teacher's. Records its parameters, which stay in memory while
        other graphs run. If a step calls the graph, the graph's arguments count as held, and the tensors that it makes are measured in
        the graph's first call."""
        import torch

        self.parameters |= {key(each): weakref.ref(each) for each in args if isinstance(each, torch.nn.Parameter)}
        if self.between:
            return program.run(*args)
        which = (program.place, tuple(each.shape for each in tensors(args)))
        if which in self.peaks:
            results = program.run(*args)
        else:
            results, self.peaks[which] = program.measured(args)
        *earlier, last = self.calls
        given = {name: size for name, size in self.bytes_of(tensors(args)).items() if name not in self.made}
        aside = max(last.aside, self.peaks[which])
        self.calls = (*earlier, replace(last, held=given | last.held, aside=aside))
        return results

    def besides(self, parts):
        """Returns the bytes of the recorded parameters that still exist, of their gradients, and of the state of optimizers
        that change them. Tensors that the plans of the step count as held are left out."""
        held = frozenset().union(*(part.held for part in parts))
        others = [
            each
            for name, reference in self.parameters.items()
            if name not in held and (each := reference()) is not None
        ]
        there = [local(each) for each in (*others, *(each.grad for each in others)) if each is not None]
        known = held | self.parameters.keys()
        there += [state for each in self.optimizers if changes(each, known) for state in state_of(each)]
        return sum(size for name, size in self.bytes_of(there).items() if name not in held)

    def bytes_of(self, some):
        """Returns {the key of each tensor: the bytes of its storage}."""
        return {key(each): self.rounded(each.untyped_storage().nbytes()) for each in some}

    def ends(self, results, args):
        """Records the tensors that a call returned, and the state of its arguments."""
        made = tensors(results)
        node = node_of(made, {each.node() for each in self.endings})
        if node is None:
            self.calls = self.calls[:-1]  # This call of a graph has no backward part.
            return
        self.made |= {key(each): weak(each.untyped_storage()) for each in made}
        self.calls = (*self.calls[:-1], replace(self.calls[-1], gives=self.bytes_of(made)))
        call, begun = Waiting(), []
        self.waiting.add(call)
        node.register_prehook(lambda gradients: self.backward_begins(call, begun))  # The hook keeps `call` alive.
        given = tuple((i, counter_of(each), each._version) for i, each in enumerate(args) if has_gradient(each))
        self.endings = (*self.endings, Ending(len(self.calls) - 1, weakref.ref(node), begun, bool(hook()), given))

    def backward_begins(self, call, begun):
        """Records that a call no longer waits for its backward part. A hook at the end of the backward part would also
        show when this part ends. But autograd would then hold the gradients that the backward part gets until the part
        ends."""
        self.waiting.discard(call)
        begun.append(True)
        self.has_backward = True

    def runs(self, roots, given, run):
        """Runs a backward pass, and measures the operations that the pass reaches before the graphs of the step. Raises RematError if
        the step has changed a tensor in place that a graph keeps."""
        if not self.waiting:
            return run()
        for each in self.endings:
            graph = self.calls[each.number].graph
            self.changed[graph] = self.changed.get(graph, frozenset()) | each.changed
        try:
            return self.runs_measured(roots, given, run)
        except RuntimeError as error:
            if CHANGED not in str(error):
                raise
            raise RematError(
                "the step changes a tensor in place after a graph of torch.compile has kept it for the backward pass: "
                f"change a copy of it (x = x.clone()); PyTorch says: {error}"
            ) from None

    def runs_measured(self, roots, given, run):
        nodes, graphs = reached(roots) if order(self.calls) not in self.measured else ([], [])
        if not graphs:
            return run()
        now = {"calls": len(self.calls), **self.before()}
        result, behind = measured(nodes, graphs, given, run, self.made, self.rounded)
        self.behind = (*self.behind, replace(behind, **now)) if behind else self.behind
        return result


def node_of(results, earlier):
    """Returns the node that autograd's graph has for a call of a graph; None if there is none. This node does not make
    all results of the call: PyTorch makes some as views of the node's results or of arguments. `earlier` has the nodes
    of earlier calls."""
    nodes = below(map(made_by, results), past_graphs=False)
    return next((each for each in nodes if is_graph(each) and each not in earlier), None)


def has_gradient(value):
    import torch

    return isinstance(value, torch.Tensor) and value.requires_grad


def counter_of(tensor):
    """Returns an empty tensor that shares the version counter (_version) of a tensor, and still has this counter when
    the tensor is gone."""
    import torch

    counter = tensor.detach()
    counter.data = torch.empty(0, dtype=tensor.dtype, device=tensor.device)
    return counter


def changes(optimizer, held):
    """Tells whether an optimizer changes a parameter of a step. `held` has the keys of the tensors that the step
    holds."""
    return any(key(local(each)) in held for group in optimizer.param_groups for each in group["params"])


def around(given):
    """Returns the tensors that operations outside of compiled graphs hold for their backward parts, and the leaves that these
    operations read. `given` are tensors, some of which these operations made."""
    held, variables = [], []
    for node in below(map(made_by, given)):
        if not is_graph(node):
            held += saved_by(node)
            variables += [each.variable for each, _ in node.next_functions if hasattr(each, "variable")]
    return held, variables


def hook():
    """Returns the class name of the hooks to which autograd now gives each tensor that it saves. Returns "" if there
    are no such hooks."""
    import torch

    hooks = torch._C._autograd._top_saved_tensors_default_hooks(True)
    return getattr(hooks[0], "__qualname__", "").partition(".")[0] if hooks else ""


def runs_again():
    """Tells whether torch.utils.checkpoint runs a part of the forward pass once more."""
    return hook() == "_recomputation_hook"


def in_backward():
    """Tells whether a backward pass runs."""
    import torch

    return torch._C._current_graph_task_id() != -1


def order(calls):
    return tuple(each.graph for each in calls)
