# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Estimates the time of the same ops in good kernels, such as those of a framework. The time of a launch is the time to
move each byte once, or the time to multiply, whichever is longer, plus the time that a launch itself takes. Good
kernels reach a share of the bandwidth, and a share of the peak of the arithmetic units. FUSED says which launches can
be fused. If launches are fused, a result that passes between them and that only one op reads is never stored."""

from dataclasses import dataclass, field

from model import LAUNCH, REACHED

PRODUCTS_REACHED = 0.8  # The share of the peak FLOP per second that products reach.
# Pairs (producer, reader) of kinds of launches that can be fused. Ops after a product become part of it, and ops before
# a sum become part of the sum. A launch never contains two products, or a product and a sum.
FUSED = {("elementwise", "elementwise"), ("elementwise", "sum"), ("product", "elementwise")}


def peak_of(gpu, code):
    """Returns the FLOP per second of the units that the kernel's products use."""
    ops = [each.op for each in code.instructions if each.op.startswith("HMMA")]
    if ops:
        return gpu.tensor * (2 if any("16816" in op for op in ops) else 1)
    return gpu.multiprocessors * 128 * 2 * gpu.clock


def seconds_well(gpu, size, flop, peak):
    return max(size / (gpu.bandwidth * REACHED), flop / (peak * PRODUCTS_REACHED)) + LAUNCH


@dataclass
class Value:
    """A value: the contents of some bytes, from the launch that writes them until another launch overwrites them."""

    start: int
    size: int
    maker: int  # The number of the launch that writes the value; None for an input, or for a copy from the host.
    readers: list = field(default_factory=list)  # The numbers of launches that read the value; None for other readers.


def values_of(calls):
    """Returns all values of a step, in the order of `calls`: (launch or None, uses). A use is ("r", "w" or "rw", start,
    size)."""
    live, done = [], []
    for launch, uses in calls:
        for way, start, size in uses:
            if "r" in way:
                for value in live:
                    if value.start < start + size and start < value.start + value.size:
                        exact = (value.start, value.size) == (start, size)
                        value.readers.append(launch if exact else None)
        for way, start, size in uses:
            if "w" in way:
                over = [value for value in live if value.start < start + size and start < value.start + value.size]
                done += over
                live = [value for value in live if value not in over] if over else live
                live.append(Value(start, size, launch))
    return done + live


def fuse(kinds, values):
    """Returns the group into which each launch is fused, and the bytes that the fusion saves for each launch."""
    group, has = list(range(len(kinds))), [{kind} for kind in kinds]
    saved = [0] * len(kinds)

    def find(launch):
        while group[launch] != launch:
            launch = group[launch]
        return launch

    for value in sorted(values, key=lambda value: -value.size):
        if value.maker is None or len(value.readers) != 1 or value.readers[0] is None:
            continue
        maker, reader = value.maker, value.readers[0]
        if maker == reader or (kinds[maker], kinds[reader]) not in FUSED:
            continue
        a, b = find(maker), find(reader)
        if a != b:
            heavy = [kind for which in (a, b) for kind in sorted(has[which]) if kind != "elementwise"]
            if len(heavy) > 1:
                continue
            group[a] = b
            has[b] |= has[a]
        saved[maker] += value.size
        saved[reader] += value.size
    return [find(launch) for launch in range(len(kinds))], saved


def done_well(gpu, launches, peaks, calls):
    """Returns (seconds, launches, bytes) of all launches after fusion."""
    groups, saved = fuse([each.kind for each in launches], values_of(calls))
    sizes, flop, peak = {}, {}, {}
    for number, (each, group) in enumerate(zip(launches, groups)):
        sizes[group] = sizes.get(group, 0) + max(each.bytes - saved[number], 0)
        flop[group] = flop.get(group, 0) + each.flop
        if each.flop:
            peak[group] = peaks[number]
    seconds = sum(seconds_well(gpu, sizes[group], flop[group], peak.get(group, 1)) for group in sizes)
    return seconds, len(sizes), sum(sizes.values())
