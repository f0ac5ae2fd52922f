# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts what PyTorch's allocator for the CPU hands out and takes back while a program runs.

A dispatch mode (live.py) sees ops, and the code that inductor makes is one op to it. The allocator is below both. So it says
of any program what it took: of eager PyTorch, of a plan that runs op by op, of what inductor compiled.
"""

import re
from typing import NamedTuple


class Allocated(NamedTuple):
    """Bytes above those at the beginning."""

    peak: (
        int  # Without what an op of PyTorch takes and gives back while it runs, such as the workspace of a convolution.
    )
    with_workspace: int
    requests: int  # How often the allocator was asked for bytes.


class Change(NamedTuple):
    time: int
    size: int  # Below 0 where bytes are given back.
    address: int
    op: int  # The outermost op of PyTorch that runs, by number; None where none does.


def allocated(run):
    """Runs a function. Returns what the allocator for the CPU handed out meanwhile, as Allocated."""
    from torch.autograd import profiler

    with profiler.profile(profile_memory=True, use_kineto=True) as seen:
        run()
    changes = []
    for event in seen.kineto_results.experimental_event_tree():
        collect(event, None, changes)
    changes.sort(key=lambda each: each.time)
    inside = workspace_of(changes)
    sizes = [each.size for each in changes]
    return Allocated(
        peak_of(size for i, size in enumerate(sizes) if i not in inside),
        peak_of(sizes),
        sum(size > 0 for size in sizes),
    )


def collect(event, op, changes):
    """Appends what the allocator did during an event, which runs in an op or in none."""
    import torch

    fields = event.extra_fields
    if event.name == "[memory]" and fields.device == torch.device("cpu"):
        changes.append(Change(event.start_time_ns, fields.alloc_size, fields.ptr, op))
    if op is None and re.match(r"(aten|mkldnn)::", event.name):
        op = event.id
    for child in event.children:
        collect(child, op, changes)


def workspace_of(changes):
    """The changes of bytes that an op took and gave back itself, by number."""
    found, open_at = set(), {}
    for i, each in enumerate(changes):
        if each.size > 0:
            open_at[each.address] = i
            continue
        begin = open_at.pop(each.address, None)
        if begin is not None and each.op is not None and changes[begin].op == each.op:
            found |= {begin, i}
    return found


def peak_of(sizes):
    now = peak = 0
    for size in sizes:
        now += size
        peak = max(peak, now)
    return peak
