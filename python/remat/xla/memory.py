# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts the bytes that XLA holds while it runs a step's kernels in order, by the rules of XLA's buffer assignment.

Arguments and results have their own memory. A temporary gets the memory of a result or of a donated argument if the
memory is large enough and not in use. The largest temporaries choose first (BufferAssigner::AssignSingleHloBuffer). All
other temporaries are held from the kernel that makes them to the last kernel that reads them. A kernel may overwrite an
operand that no other kernel reads later (HeapSimulator).
"""

from dataclasses import replace
from itertools import accumulate

from ..fit.policy import Policy
from .lives import Lives


class Held:
    """The temporaries outside of the memory of arguments and results, including temporaries of loops' bodies."""

    def __init__(self, found):
        self.lives = Lives(found)
        buffers = list(dict.fromkeys(each.buffer for each in self.lives.values))
        # A buffer of no bytes takes no memory.
        self.given = assigned(sorted((each for each in buffers if each.bytes), key=lambda each: each.order))
        counted = [each for each in buffers if each.bytes and each not in self.given]
        self.blocks = shared(counted)

    def at(self):
        """Returns the bytes of live temporaries at each time."""
        changes = [0] * (self.lives.time + 2)
        for size, spans in self.blocks:
            for first, last, _ in spans:
                changes[first] += size
                changes[last + 1] -= size
        total, held = 0, []
        for change in changes[:-1]:
            total += change
            held.append(total)
        return held

    def by_kernel(self):
        """Returns, for each kernel of the step, the most bytes of temporaries that are live while the kernel runs."""
        held = self.at()
        return [max(held[first : last + 1]) for first, last in self.lives.spans]

    def inside(self, found):
        """Returns {number of a loop, branch or call: the most bytes of temporaries that live only in its body}."""
        most = {}
        for number, (first, last) in enumerate(self.lives.spans):
            if not found.kernels[number].inner:
                continue
            changes = [0] * (last - first + 2)
            for size, spans in self.blocks:
                if first <= spans[0][0] and spans[-1][1] <= last:
                    for begin, end, _ in spans:
                        changes[begin - first] += size
                        changes[end + 1 - first] -= size
            most[number] = max(accumulate(changes))
        return most


def assigned(buffers):
    """Returns the buffers in the memory of arguments and results. `buffers` are in the order of assignment, so the
    memory of an earlier buffer is large enough for a later one."""
    allocations, found = [], set()
    for buffer in buffers:
        if buffer.is_argument or buffer.is_result:
            allocations.append(list(buffer.values))
            found.add(buffer)
            continue
        where = next((each for each in reversed(allocations) if is_free(each, buffer.values)), None)
        if where is not None:
            where += buffer.values
            found.add(buffer)
    return found


def is_free(held, values):
    """Tells whether no value in `values` is live at the same time as a value in `held`. A value that starts when
    another ends may overwrite it."""
    for one in values:
        start, end = one.start, one.end
        for other in held:
            if start <= other.end and other.start <= end and not (follows(one, other) or follows(other, one)):
                return False
    return True


def follows(value, before):
    return before.end == value.start and (before in value.over or before in value.over_viewed)


def shared(buffers):
    """Returns [bytes, [(first time, last time, value)]] of each block of memory. Values that overwrite each other share
    a block."""
    blocks, ends = [], {}
    for buffer in buffers:
        if len(buffer.values) > 1:
            blocks.append([buffer.bytes, spans_of(buffer.values)])
    single = [each.values[0] for each in buffers if len(each.values) == 1]
    alone = set(single)
    for value in sorted(single, key=lambda each: (each.start, each.end, each.number)):
        before = next(
            (each for each in value.over if each in alone and ends.get(each, (None, -1))[1] == value.start), None
        )
        if before is None:
            block = [value.tensor.bytes, [(value.start, value.end, value)]]
            blocks.append(block)
        else:
            block = ends.pop(before)[0]
            first, _, last = block[1][-1]
            block[1][-1] = (first, value.start - 1, last)
            block[1].append((value.start, value.end, value))
        ends[value] = block, value.end
    return blocks


def spans_of(values):
    """Returns the values of a buffer one after another. Each of these values is counted as held until the next value
    begins."""
    spans = [(each.start, each.end, each) for each in values]
    return [
        (first, min(last, following[0] - 1) if following else last, value)
        for (first, last, value), following in zip(spans, [*spans[1:], None])
    ]


def peak(found):
    """Returns (the peak of temporaries in bytes, the number of the kernel that runs then, or None without kernels)."""
    held = Held(found).by_kernel()
    most = max(held, default=0)
    return most, held.index(most) if most else None


def fullest(found):
    """Returns the temporaries that are counted as held at the peak, largest first."""
    step = Held(found)
    held = step.at()
    most = max(held, default=0)
    if not most:
        return []
    where = held.index(most)
    counted = [named(value) for _, spans in step.blocks for first, last, value in spans if first <= where <= last]
    return sorted(counted, key=lambda each: (-each.bytes, each.name))


def named(value):
    """Returns the tensor of a value. If the tensor of a carried value has no op, it gets the op of another value in the
    same buffer."""
    ops = [each.tensor.op for each in value.buffer.values if each.tensor.op]
    return value.tensor if value.tensor.op or not ops else replace(value.tensor, op=ops[-1])


def agrees(walk, taken):
    """Tells whether the counted bytes of a step agree with XLA's temporaries. If they do not agree, a bound on the
    count is no bound on XLA's bytes."""
    return abs(walk - taken) <= Policy.agreed * taken
