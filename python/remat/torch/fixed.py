# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts the bytes that no plan changes, for each call of a recorded step.

Existing gradients of leaves are counted as held during the whole step, because an accumulating step adds to them. If
several calls read a leaf, the leaf's new gradient is held in addition to the old gradient until the last of these calls
has added to the new gradient.

A call may hand a gradient to an earlier call. This gradient is counted as held until the backward part of the earlier
call begins. From then on it is a part of that call's own bytes. If DistributedDataParallel divides the step, the
gradient is counted as held until that backward part ends.

Until the end of the step, the caller may hold a result that no other call takes. If a call begins after other calls have
ended, the gradients and results of the ended calls still count, but the tensors that the ended calls saved do not."""

from .behind import Behind
from .live import key
from .parallel import BUCKETS, local
from .step import Call


def step_of(calls, behind, besides, rounded=lambda size: size):
    """Returns the step.Step of a step's calls, and of the operations after the last call if these were measured.
    `besides` is the bytes that the step holds from beginning to end. `rounded` maps bytes to the bytes that the
    allocator takes."""
    if not behind:  # No pass was measured: at the turn the step holds only the bytes that its calls still hold.
        behind = (Behind({}, (), 0, 0, 0, begun=calls[-1].begun, ended=calls[-1].ended),)
    fixed = Fixed(calls, behind, besides, rounded)
    found = [fixed.at_call(number) for number in range(len(calls))]
    asides = [fixed.at_aside(number) for number, call in enumerate(calls) if call.aside]
    return (*found, *asides, *dict.fromkeys(map(fixed.at_backward, behind)))


class Fixed:
    """`calls` has the recorded.Seen of each call. `behind` has the behind.Behind of each backward pass."""

    def __init__(self, calls, behind, besides, rounded):
        parts = (*calls, *behind)
        self.calls, self.behind = calls, behind
        self.gradients = {key(each): rounded(local(each).nbytes) for part in parts for each in alive(part)}
        there = {key(each) for part in parts for each in alive(part) if each.grad is not None}
        self.there = there | self.gradients.keys() & frozenset().union(*(each.in_buckets for each in calls))
        self.throughout = besides + sum(merged(part.held for part in parts).values()) + self.size(self.there)
        self.leaves = [{key(each) for each in alive(call)} for call in calls]
        backwards = [*enumerate(calls)][::-1]
        # For each leaf, the first call that reads it; for each tensor, the first call that makes it.
        self.reads = {name: number for number, _ in backwards for name in self.leaves[number]}
        self.makes = {name: number for number, call in backwards for name in call.gives}
        self.taken = {name for call in calls for name in call.takes if self.makes.get(name) not in call.begun}
        self.replicated = any(map(in_replica, calls))
        # The caller's checkpoint runs some calls again. The results of their first run are held during later calls.
        self.given = [sum(call.gives.values()) * call.again for call in calls]

    def at_call(self, number):
        """Returns the step.Call of a call.

        While parameters are gathered for a call, their bytes exist twice: as the other devices sent them, and as
        tensors. During the backward part of a call, the gathered parameters of two other calls exist once. One of them
        is the next call, whose gradients are being sent, and the other is the previous call, whose backward part comes
        next. While a checkpoint runs a call again, the results of its first run or the gradients of these results are
        still held."""
        call, calls = self.calls[number], self.calls
        near = sum(each.gathered for each in calls[max(number - 1, 0) : number + 2]) - call.gathered
        later = [other for other in range(number + 1, len(calls)) if number not in calls[other].ended]
        done, passes = self.passes(number, call)
        after = sums_behind(passes)[2]
        held = self.throughout + done + sum(self.given[:number]) + 2 * call.gathered
        forward = held + self.left(number, call.begun) + (after if call.begun != call.ended else 0)
        backward = held + self.left(number, call.begun, later) + after + near + self.given[number]
        return Call(call.graph, forward, backward, call.again, call.ended)

    def at_aside(self, number):
        """Returns the step.Call of the graphs without a plan that run after a call and before the next call."""
        call, count = self.calls[number], len(self.calls)
        held = self.throughout + self.passes(number, call)[0] + sum(self.given[: number + 1])
        ended = call.ended | {*range(number + 1, count)}
        return Call(None, held + self.left(number + 1, call.begun) + call.aside, 0, ended=ended)

    def at_backward(self, part):
        """Returns the step.Call of the operations between the last call and a backward pass."""
        count = len(self.calls)
        before = min(part.calls, count)
        done, passes = self.passes(before - 1, part)
        forward, backward, _ = sums_behind(passes)
        held = self.throughout + done + sum(self.given) + self.left(before, part.begun)
        return Call(None, held + forward, held + backward, ended=part.ended | {*range(before, count)})

    def left(self, number, begun, later=()):
        """Returns the bytes that other calls of the step have made and that are still held while a call runs. `begun`
        has the calls whose backward parts begin before the call. `later` has the calls that begin later, and whose
        backward parts come first."""
        return self.grown(number, begun, later) + self.waiting(number, begun, later) + self.returned(begun, later)

    def grown(self, number, begun, later):
        """Returns the bytes of the new gradients of leaves. `throughout` has the gradients that exist before the step
        begins. If several calls read a leaf, the leaf's new gradient is counted as held until the last of these calls
        has added to this gradient."""
        kept, growing = (set().union(*(self.leaves[other] for other in some)) for some in (begun, later))
        again = {name for name in growing if self.reads[name] <= number}
        return self.size((kept | growing) - self.there | again)

    def waiting(self, number, begun, later):
        """Returns the bytes of gradients that wait for a call whose backward part has not begun."""
        passed = [each for other in (*begun, *later) for each in self.calls[other].passed.items()]
        return sum(size for name, size in passed if self.makes.get(name, -1) < number + self.replicated)

    def returned(self, begun, later):
        """Returns the bytes of results that the caller may still hold."""
        there = [each for other in begun for each in self.calls[other].gives.items()]
        there += [each for other in later for each in self.calls[other].gives.items() if each[0] not in self.taken]
        return sum(size for _, size in there)

    def passes(self, number, part):
        """Some backward passes end before a given part of the step begins. Returns the bytes that these passes leave
        behind, and the Behind of all other passes. If autograd retains the tensors that a call saved, no pass counts as
        ended."""
        ended = part.ended and part.ended == part.begun
        done = [each for each in self.behind if ended and each.calls <= number]
        return sum(each.after for each in done), [each for each in self.behind if each not in done]

    def size(self, names):
        return sum(self.gradients[name] for name in names)


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
    """Merges dictionaries into one, with the largest value of each key."""
    found = {}
    for part in parts:
        for name, size in part.items():
            found[name] = max(size, found.get(name, 0))
    return found
