# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts the bytes that PyTorch's CPU allocator hands out and takes back while a program runs.

A dispatch mode (live.py) sees only ops, and inductor's whole code is one op to it. The allocator sees every request,
whether an op or inductor's code makes it. So this module can measure any program: eager PyTorch, a plan that runs op by
op, or code compiled by inductor.
"""

import re
from typing import NamedTuple

from remat.torch.workspaces import peak_of


class Allocated(NamedTuple):
    """The bytes that were allocated in addition to the bytes at the beginning."""

    # This peak excludes bytes that an op of PyTorch allocates and frees while it runs, such as a convolution's
    # workspace.
    peak: int
    with_workspace: int


class Change(NamedTuple):
    time: int
    size: int  # The bytes that are taken, or minus the bytes that are given back.
    address: int
    op: int  # The number of the outermost op of PyTorch that runs, or None.


def allocated(run):
    """Runs a function, and returns the Allocated bytes of the CPU's allocator."""
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
    )


def collect(event, op, changes):
    """Appends the allocator's changes during an event. `op` is the number of the op that the event runs in, or None."""
    import torch

    fields = event.extra_fields
    if event.name == "[memory]" and fields.device == torch.device("cpu"):
        changes.append(Change(event.start_time_ns, fields.alloc_size, fields.ptr, op))
    if op is None and re.match(r"(aten|mkldnn)::", event.name):
        op = event.id
    for child in event.children:
        collect(child, op, changes)


def workspace_of(changes):
    """Returns the numbers of the changes by which an op allocates and frees its own bytes."""
    found, open_at = set(), {}
    for i, each in enumerate(changes):
        if each.size > 0:
            open_at[each.address] = i
            continue
        begin = open_at.pop(each.address, None)
        if begin is not None and each.op is not None and changes[begin].op == each.op:
            found |= {begin, i}
    return found
