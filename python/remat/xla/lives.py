# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Computes the live range of each value of a compiled step, including bodies of loops: XLA's HloLiveRange.

Time is counted in kernels. The kernels of a loop's body come before the loop itself. Values that XLA keeps in the same
memory are one Buffer (HloAliasAnalysis). Examples are an update in place, a carried value and its next value, and a
result in a donated argument.
"""

from dataclasses import dataclass, field

from .schedule import Tensor


@dataclass(eq=False)
class Value:
    tensor: Tensor
    start: int
    end: int
    number: int  # The value's position in the order in which values are made.
    buffer: "Buffer" = None
    # The values that XLA may overwrite with this value, if they end when this value starts. XLA reads the values in
    # over_viewed through a view, and overwrites them only if they are in the memory of an argument or a result.
    over: list = field(default_factory=list)
    over_viewed: list = field(default_factory=list)


@dataclass(eq=False)
class Buffer:
    values: list
    is_argument: bool = False
    is_result: bool = False

    @property
    def bytes(self):
        return max(each.tensor.bytes for each in self.values)

    @property
    def order(self):
        """Returns the order in which XLA assigns memory. Larger buffers come first. Among equally large buffers,
        results come first, and then those that come first in the post order of the module."""
        first = min((each.tensor.position, each.number) for each in self.values)
        return -self.bytes, not (self.is_argument or self.is_result), first


class Lives:
    """`values` has all values except arguments that are not donated. `spans` has the (first, last) time of each kernel
    of the step."""

    def __init__(self, found):
        self.values, self.spans, self.time = [], [], 0
        held = {place: self.made(found.tensors[place]) for place in set(found.donated.values())}
        for value in held.values():
            value.buffer.is_argument = True
        self.walk(found, held, self.spans)
        self.held = held  # {place of a tensor of the step: the value of this tensor}
        for place in found.results:
            if place in held:
                held[place].buffer.is_result = True
        for result, argument in found.donated.items():
            if result in held:
                self.unite(held[result], held[argument])
        for buffer in dict.fromkeys(each.buffer for each in self.values):
            in_turn(buffer.values)

    def made(self, tensor):
        """Makes a new value whose life starts at the current time."""
        value = Value(tensor, self.time, self.time, len(self.values))
        value.buffer = Buffer([value])
        self.values.append(value)
        return value

    def unite(self, one, other):
        if one is None or other is None or one.buffer is other.buffer:
            return
        kept, gone = one.buffer, other.buffer
        for value in gone.values:
            value.buffer = kept
        kept.values += gone.values
        kept.is_argument |= gone.is_argument
        kept.is_result |= gone.is_result

    def may_overwrite(self, places):
        """Tells whether one value of a pair may be written over the other. XLA writes a temporary over another temporary only if
        no third value shares a buffer with one of them. A value that is updated in place shares its buffer with the
        result of the update."""
        buffers = [self.held[place].buffer for place in places if place in self.held]
        return all(len(each.values) == 1 or each.is_argument or each.is_result for each in buffers)

    def walk(self, found, held, spans):
        """Walks Kernels. `held` is {place of a tensor: the tensor's value}, and new values are added to it."""
        for kernel in found.kernels:
            first = self.time
            if kernel.body:
                self.loop(kernel, held)
            else:
                self.kernel(found, kernel, held)
            spans.append((first, self.time))
            self.time += 1
        for place in found.results:
            self.read(held.get(place), self.time)

    @staticmethod
    def read(value, time):
        if value is not None:
            value.end = max(value.end, time)

    def kernel(self, found, kernel, held):
        given = [self.branch(*each, held) for each in kernel.inner]
        for place in kernel.reads:
            self.read(held.get(place), self.time)
        for place in kernel.writes:
            held[place] = self.made(found.tensors[place])
        if kernel.workspace:
            position = max((found.tensors[place].position for place in kernel.writes), default=0)
            self.made(Tensor(f"workspace of {kernel.name}", kernel.workspace, kernel.workspace, position=position))
        pairs = [(held.get(one), held.get(other)) for one, other in kernel.same]
        pairs += [(held.get(result), value) for values in given for result, value in zip(kernel.gives, values)]
        for one, other in pairs:
            self.unite(one, other)
        for pairs, kind in ((kernel.in_place, "over"), (kernel.elsewhere, "over_viewed")):
            for one, other in pairs:
                if one in held:
                    getattr(held[other], kind).append(held[one])

    def branch(self, body, given, held):
        """Returns the values that a branch yields. XLA keeps the yielded values of all branches in the memory of the
        results."""
        inside = {place: held[outer] for place, outer in zip(body.given, given) if outer in held and place is not None}
        self.walk(body, inside, [])
        return [inside.get(place) for place in body.gives]

    def loop(self, kernel, held):
        """Walks a loop. A carried value that the body only passes on is one value before, in and after the loop. For
        any other carried value, the operand ends when the body begins."""
        ((body, outer),) = kernel.inner
        inside, carried = {}, list(zip(outer, kernel.gives, body.given, body.gives))
        for before, result, argument, last in carried:
            value = held.get(before)
            if argument != last:
                self.read(value, self.time)
                inside[argument] = self.made(body.tensors[argument])
                self.unite(value, inside[argument])
            elif value is not None:
                inside[argument] = held[result] = value
        self.walk(body, inside, [])
        for before, result, argument, last in carried:
            if argument == last:
                self.read(held.get(before), self.time)
                continue
            self.unite(inside[argument], inside.get(last))
            if result is not None:
                held[result] = self.made(body.tensors[argument])
                self.unite(inside[argument], held[result])


def in_turn(values):
    """Ends each value of a buffer when the buffer's next value begins."""
    values.sort(key=lambda each: (each.start, each.end, each.number))
    for one, other in zip(values, values[1:]):
        other.end = max(one.end, other.end)
        one.end = min(one.end, other.start)
