# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Puts the temporaries of a step into one block of memory, in the way of XLA (GlobalDecreasingSizeBestFitHeap). Tensors
of different sizes leave gaps in the block, so the block can be larger than all tensors that are in memory at any one
time."""

from remat.xla.memory import Held

ALIGNED = 256  # The multiple of bytes at which each temporary begins (kXlaAllocatedBufferAlignBytes).


def packed(found):
    """Returns the bytes of the block that holds all temporaries. XLA packs in two orders, and uses the smaller block:
    the largest temporaries choose their places first, or those that are in memory for the longest time."""
    blocks = Held(found).blocks
    clock = clock_of(blocks)

    def by_size(block):
        size, spans = block
        first = spans[0][2]
        return -size, clock[first.number, False] - clock[first.number, True], first.number

    def by_time(block):
        size, spans = block
        first, last = spans[0][2].number, spans[-1][2].number
        return clock[first, False] - clock[last, True], -size, first

    return min(top_of(sorted(blocks, key=order)) for order in (by_size, by_time))


def clock_of(blocks):
    """Numbers the beginnings and ends of all values in time. Returns {(number of a value, whether it ends): the
    position}."""
    times = [
        (time, ends, value.number)
        for _, spans in blocks
        for first, last, value in spans
        for time, ends in ((first, False), (last, True))
    ]
    return {(number, ends): position for position, (_, ends, number) in enumerate(sorted(times))}


def top_of(blocks):
    placed = []
    for size, spans in blocks:
        offset = best_fit(size, [(begin, end) for begin, end, other in placed if meet(spans, other)])
        placed.append((offset, offset + size, spans))
    return max((end for _, end, _ in placed), default=0)


def meet(spans, others):
    return any(first <= end and start <= last for first, last, _ in spans for start, end, _ in others)


def best_fit(size, taken):
    """Returns the offset of the smallest gap of at least `size` bytes between the taken parts of the block, or of the
    first byte after these parts. `taken` is [(offset, end)]."""
    gaps, free = [], 0
    for begin, end in sorted(taken):
        if begin - free >= size:
            gaps.append((begin - free, free))
        free = max(free, -(-end // ALIGNED) * ALIGNED)
    return min(gaps, default=(0, free))[1]
