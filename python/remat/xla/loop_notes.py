# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes sentences on plans of loop bodies."""

from ..budget import mb
from ..machines import table

MOST_NAMED = 8  # The most tensors that a sentence names.
GRAPH = "h100-graph"  # The machine whose `launch` was measured for kernels of a CUDA graph.


def on_host(loops):
    """Returns a sentence on stacks in the host's memory, and a sentence on iterations that copy kept tensors to the host.
    `loops` is the report of remat-report-loops."""
    said = {"stacks of loops in the host's memory": False, "copied to the host in each iteration of a loop": True}
    notes = []
    for what, alone in said.items():
        held = [each for loop in loops if loop["alone"] == alone for each in loop["on_host"]]
        listed = [f"{mb(each['bytes'])} MB of {each['name']}" for each in held]
        if len(listed) > MOST_NAMED:
            listed[MOST_NAMED:] = [f"{len(listed) - MOST_NAMED} more"]
        notes += [f"{what}: {', '.join(listed)}"] if listed else []
    return notes


def started_kernels(before, sliced):
    """Returns a sentence on the time of a step in slices if each kernel also takes the time of a launch, which the
    roofline leaves out. `before` and `sliced` are Candidates."""
    launch, counts = table()[0][GRAPH].launch, [each.kernels.launches for each in (before, sliced)]
    one, other = (each.seconds + launch * count for each, count in zip((before, sliced), counts))
    return (
        f"the slices start {counts[1]} kernels, and the original step starts {counts[0]}; with {1e6 * launch:g} us more for each "
        f"kernel, as in a graph on an H100, the slices take {100 * (other / one - 1):+.1f} % time"
    )
