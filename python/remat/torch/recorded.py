# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Records the graphs that a step calls, in order, and the tensors that the step holds besides their plans. Importing
this needs torch.

A step begins with a call of a graph while no earlier call waits for its backward part."""

import weakref
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from .behind import below, is_graph, measured, reached, saved_by, tell
from .held import state_of
from .live import key, tensors, weak
from .parallel import BUCKETS, beside, local
from .step import Call


class Waiting:
    """A call whose backward part has not begun. It lives as long as the autograd graph that it belongs to."""


class Ending(NamedTuple):
    """A call of which autograd may release what it saved, before the step ends."""

    number: int  # The number of the call in the step.
    node: weakref.ref  # The call's node in autograd's graph.
    begun: list  # Has an item if the backward part has begun.
    hooked: bool  # Whether hooks of the caller save the tensors. Reading a saved tensor would run these hooks.

    @property
    def has_ended(self):
        """Tells whether the call holds nothing for a backward part any more. After a pass with retain_graph=True it does."""
        node = self.node()
        if not self.begun or self.hooked:
            return False
        if node is None:
            return True
        try:
            node.saved_tensors  # noqa: B018
        except RuntimeError as error:
            released = "backward through the graph a second time" in str(error)
            return released and not getattr(node, "_tensors_no_vc_check", None)
        return False


@dataclass(frozen=True)
class Seen:
    """One call of a graph. Dictionaries are {a tensor's key: bytes}."""

    graph: int
    held: dict  # Tensors that operations outside of the graphs hold or pass on, and that no earlier call made.
    leaves: tuple  # Weak references to the tensors whose gradients are in .grad after this call.
    passed: dict  # The tensors whose gradients the backward part hands to earlier calls and to operations outside of the graphs.
    sizes: tuple = ()  # The sizes that vary from call to call.
    takes: frozenset = frozenset()  # The keys of tensors that earlier calls of the step returned.
    gives: dict = field(default_factory=dict)  # The tensors that the call returns.
    gathered: int = 0  # Bytes of parameters that are whole only while a part of the graph runs.
    in_buckets: frozenset = frozenset()  # The keys of leaves whose gradients lie in buckets that the step holds.
    again: bool = False  # Whether a checkpoint of the caller drops the tensors that the call saves.
    begun: frozenset = frozenset()  # The numbers of earlier calls whose backward parts began before this call.
    ended: frozenset = frozenset()  # Those of these calls that had released what they saved.


class Recorder:
    """Records the calls of a step. rounded maps bytes to the bytes that the allocator takes."""

    def __init__(self, rounded=lambda size: size):
        self.rounded = rounded
        self.waiting = weakref.WeakSet()
        self.made = {}  # {key of a tensor that a call returned: a weak reference to it, so that the key stays unique}
        self.calls = ()  # A Seen for each call of the step.
        self.endings = ()  # An Ending for each call of the step that may end before the step does.
        self.behind = ()  # A Behind for each backward pass of the step that was measured.
        self.has_backward = False  # Whether the backward part of a call of the step has begun.
        self.measured = set()  # The kinds of steps whose backward passes need not be measured.
        self.unplanned = {}  # {key: weak reference} for the parameters of graphs without a backward part.
        self.optimizers = weakref.WeakSet()  # Those that have taken a step.
        tell(self)

    @property
    def between(self):
        """Tells whether no call waits for its backward part, so that the next call begins a step."""
        return not self.waiting

    def with_call(self, graph):
        """Returns the graphs that the step has called, if it now calls this graph as well."""
        return (*(() if self.between else order(self.calls)), graph)

    def begins(self, graph, args, sizes):
        """Records a call before it runs. sizes: {symbol: number} for the sizes that vary."""
        if self.between:
            self.calls, self.endings, self.made, self.behind, self.has_backward = (), (), {}, (), False
        seen = self.seen(graph, args, sizes, self.made.keys(), begins=not self.calls)
        self.calls = (*self.calls, replace(seen, **self.before()))

    def before(self):
        """Returns the fields begun and ended of a call that begins now. While a backward pass runs, no call counts as
        ended."""
        import torch

        runs = torch._C._current_graph_task_id() != -1
        return {
            "begun": frozenset(each.number for each in self.endings if each.begun),
            "ended": frozenset(each.number for each in self.endings if each.has_ended and not runs),
        }

    def seen(self, graph, args, sizes, made=frozenset(), begins=True):
        """Returns the Seen of a call. made: keys of tensors that earlier calls of the step returned."""
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

    def runs_unplanned(self, args):
        """Records the parameters of a graph without a backward part, such as a teacher's. They stay in memory while
        other graphs run."""
        import torch

        self.unplanned |= {key(each): weakref.ref(each) for each in args if isinstance(each, torch.nn.Parameter)}

    def besides(self, parts):
        """Returns the bytes of the recorded parameters that still exist, and of the state of optimizers that change parameters of a
        step. Tensors that a part of the step holds are left out."""
        held = frozenset().union(*(part.held for part in parts))
        there = [each for reference in self.unplanned.values() if (each := reference()) is not None]
        there += [state for each in self.optimizers if changes(each, held) for state in state_of(each)]
        return sum(size for name, size in self.bytes_of(there).items() if name not in held)

    def bytes_of(self, some):
        """Returns {the key of each tensor: the bytes of its storage}."""
        return {key(each): self.rounded(each.untyped_storage().nbytes()) for each in some}

    def ends(self, results):
        """Records the tensors that a call returned."""
        made = tensors(results)
        node = next((each.grad_fn for each in made if each.grad_fn is not None), None)
        if node is None:
            self.calls = self.calls[:-1]  # The call has no backward part.
            return
        self.made |= {key(each): weak(each.untyped_storage()) for each in made}
        self.calls = (*self.calls[:-1], replace(self.calls[-1], gives=self.bytes_of(made)))
        call, begun = Waiting(), []
        self.waiting.add(call)
        node.register_prehook(lambda gradients: self.backward_begins(call, begun))  # Only the hook holds the call.
        self.endings = (*self.endings, Ending(len(self.calls) - 1, weakref.ref(node), begun, bool(hook())))

    def backward_begins(self, call, begun):
        """Records that a call no longer waits. A hook behind the backward part would say more, but while it is set,
        autograd holds the gradients that the backward part is given until this part ends."""
        self.waiting.discard(call)
        begun.append(True)
        self.has_backward = True

    def runs(self, roots, given, run):
        """Runs a backward pass, and measures the operations that it reaches before the graphs of the step."""
        nodes, graphs = reached(roots) if self.waiting and order(self.calls) not in self.measured else ([], [])
        if not graphs:
            return run()
        now = {"calls": len(self.calls), **self.before()}
        result, behind = measured(nodes, graphs, given, run, self.made, self.rounded)
        self.behind = (*self.behind, replace(behind, **now)) if behind else self.behind
        return result


def changes(optimizer, held):
    """Tells whether an optimizer changes a parameter of a step. held: the keys of the tensors that the step holds."""
    return any(key(local(each)) in held for group in optimizer.param_groups for each in group["params"])


def around(given):
    """Returns the tensors that operations outside of compiled graphs hold for their backward parts, and the leaves that these
    operations read. given: tensors, some of which these operations made."""
    held, variables = [], []
    for node in below(each.grad_fn for each in given):
        if not is_graph(node):
            held += saved_by(node)
            variables += [each.variable for each, _ in node.next_functions if hasattr(each, "variable")]
    return held, variables


def hook():
    """Returns the class name of the hooks to which autograd now gives each tensor that it saves; "" if there are
    none."""
    import torch

    hooks = torch._C._autograd._top_saved_tensors_default_hooks(True)
    return getattr(hooks[0], "__qualname__", "").partition(".")[0] if hooks else ""


def runs_again():
    """Tells whether torch.utils.checkpoint runs a part of the forward pass once more."""
    return hook() == "_recomputation_hook"


def order(calls):
    return tuple(each.graph for each in calls)


def step_of(calls, behind, besides, rounded=lambda size: size):
    """Returns the step.Step of a step's calls and of the operations behind them. besides: bytes that the step holds
    throughout.

    Existing gradients of leaves count as held throughout, since an accumulating step adds to them. If several calls
    read a leaf, its new gradient is held beside the old one until the last of these calls has added to it. A call may
    hand a gradient to an earlier call. The gradient counts until the backward part of the earlier call begins, and from
    then on that part counts it. If DistributedDataParallel divides the step, the gradient counts until the backward
    part ends. If the caller's checkpoint runs a call again, the results of its first run are held for later calls.
    While the call runs again, these results or their gradients are still held. The caller may hold a result that no
    other call takes until the end of the step. A call that begins after other calls have ended finds their gradients
    and results, but nothing that they saved.

    While parameters are gathered for a call, their bytes exist twice: as the other devices sent them, and as tensors.
    During the backward part of a call, gathered parameters of two other calls exist once: those of the next call, whose
    gradients are being sent, and those of the call before it, whose backward part comes next."""
    parts = (*calls, *behind)
    size = {key(each): rounded(local(each).nbytes) for part in parts for each in alive(part)}
    there = {key(each) for part in parts for each in alive(part) if each.grad is not None}
    there |= size.keys() & frozenset().union(*(each.in_buckets for each in calls))
    base = besides + sum(merged(part.held for part in parts).values()) + sum(size[name] for name in there)
    leaves = [{key(each) for each in alive(call)} for call in calls]
    first = {
        name: number for number, some in reversed([*enumerate(leaves)]) for name in some
    }  # The first call of each.
    maker = {name: number for number, call in reversed([*enumerate(calls)]) for name in call.gives}
    taken = {name for call in calls for name in call.takes if maker.get(name) not in call.begun}
    replicated = any(in_replica(call) for call in calls)
    given = [sum(call.gives.values()) * call.again for call in calls]

    def left(number, begun, later=()):
        """Returns the bytes that other calls leave while a call runs. begun: the calls whose backward parts begin before the
        call; later: the calls that begin later, and whose backward parts come first."""
        kept, growing = (set().union(*(leaves[other] for other in some)) for some in (begun, later))
        grown = sum(
            size[name] for name in kept | growing if name not in there or name in growing and first[name] <= number
        )
        passed = [each for other in (*begun, *later) for each in calls[other].passed.items()]
        waiting = sum(bytes for name, bytes in passed if maker.get(name, -1) < number + replicated)
        results = [(name, bytes, other) for other in (*begun, *later) for name, bytes in calls[other].gives.items()]
        returned = sum(bytes for name, bytes, other in results if other in begun or name not in taken)
        return grown + waiting + returned

    def past(number, part):
        """Returns the bytes that are left of the backward passes before a part of the step, and the Behind of the other passes. If
        autograd retains what a call saved, all passes are other passes."""
        ended = part.ended and part.ended == part.begun
        done = [each for each in behind if ended and each.calls is not None and each.calls <= number]
        return sum(each.after for each in done), [each for each in behind if each not in done]

    found = []
    for number, call in enumerate(calls):
        gathered = base + sum(given[:number]) + 2 * call.gathered
        near = sum(each.gathered for each in calls[max(number - 1, 0) : number + 2]) - call.gathered
        later = [other for other in range(number + 1, len(calls)) if number not in calls[other].ended]
        done, passes = past(number, call)
        after = sums_behind(passes)[2]
        begun = gathered + done + left(number, call.begun) + (after if call.begun != call.ended else 0)
        rest = gathered + done + near + left(number, call.begun, later) + after + given[number]
        found.append(Call(call.graph, begun, rest, call.again, call.ended))
    for part in behind or calls[-1:]:
        count = getattr(part, "calls", None)
        before = len(calls) if count is None else count
        done, passes = past(before - 1, part)
        forward, backward, _ = sums_behind(passes)
        fixed = base + sum(given) + done + left(before, part.begun)
        found.append(Call(None, fixed + forward, fixed + backward, ended=part.ended | {*range(before, len(calls))}))
    return (*found[: len(calls)], *dict.fromkeys(found[len(calls) :]))


def in_replica(call):
    """Tells whether DistributedDataParallel sends the gradients of a call in buckets."""
    return bool(call.in_buckets) or any(isinstance(name, tuple) and name[0] == BUCKETS for name in call.held)


def sums_behind(behind):
    """Some parts of backward passes belong to no graph. Returns the bytes that are held before, during and after these
    parts. While one of several passes runs, the other passes hold the tensors that they have made."""
    forward = sum(each.forward for each in behind)
    backward = forward + max((each.backward - each.forward for each in behind), default=0)
    if len(behind) == 1:
        return forward, backward, behind[0].after
    return forward, backward, sum(max(each.forward, each.after) for each in behind)


def alive(part):
    return [each for each in (reference() for reference in part.leaves) if each is not None]


def merged(parts):
    """Returns one dictionary with the largest value of each key."""
    found = {}
    for part in parts:
        for name, size in part.items():
            found[name] = max(size, found.get(name, 0))
    return found
