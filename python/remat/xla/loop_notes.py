# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes sentences on plans of loop bodies."""

from ..budget import mb
from ..fit.values import Result
from ..machines import table
from .unrolling import unrolling
from .variants import LOOPS

MOST_NAMED = 8
GRAPH = "h100-graph"  # The machine whose `launch` was measured for kernels of a CUDA graph.


def on_host(loops):
    """Returns a sentence on stacks in the host's memory, and one on iterations that copy kept tensors to the host.
    loops: the report of remat-report-loops."""
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
    roofline leaves out. before, sliced: Candidates."""
    launch, counts = table()[0][GRAPH].launch, [each.kernels.launches for each in (before, sliced)]
    one, other = (each.seconds + launch * count for each, count in zip((before, sliced), counts))
    return (
        f"the slices start {counts[1]} kernels, and the original step starts {counts[0]}; with {1e6 * launch:g} us more for each "
        f"kernel, as in a graph on an H100, the slices take {100 * (other / one - 1):+.1f} % time"
    )


def unrolled_instead(fit):
    """Returns a sentence if unrolled loops would take less time than the loops of a fit."""
    loops, aim = fit.loops(), fit.aim
    if not loops or aim.goal is None:
        return []
    missed = [
        each
        for each in fit.state.answers(Result)
        if each.plan and each.plan.variant.startswith(LOOPS) and not aim.fits(each)
    ]
    larger = min(missed, key=lambda each: each.taken, default=None)
    figures = [each and (aim.above(each), each.seconds) for each in (fit.outcome.best, larger)]
    iterations = max(each["iterations"] for each in loops)
    sentence = unrolling(iterations, *figures, aim.goal, fit.before.seconds)
    return [sentence] if sentence else []
