# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Computes peaks by an independent reading of docs/reference/Formats.md, "Without liveness analysis". The graphs must
have no in-place layers. In these graphs, an in-place pair is a partial sum of gradients that the next partial sum
overwrites.
"""


def run_ends(steps, forward, free_after=()):
    """Returns, for each step after which the plan may discard, the last step of its run. Each step before the first
    backward node is a run of its own.
    """
    ends = [0] * len(steps)
    start = next(i for i, node in enumerate(steps) if node >= forward)
    ends[:start] = range(start)
    end = len(steps) - 1
    for i in range(len(steps) - 1, start - 1, -1):
        if i in free_after:
            end = i
        ends[i] = end
        if steps[i] < forward <= steps[i - 1]:
            end = i - 1
    return ends


def lives(graph, steps):
    """Returns [tensor, first step, last step, whether a sum takes its bytes over] of every instance. Outputs live to
    the end.
    """
    current, found = {}, []
    for i, node in enumerate(steps):
        for t in graph["nodes"][node]["inputs"]:
            if t in current:
                current[t][2] = i
        for source, _ in graph["nodes"][node].get("in_place", []):
            if source in current:
                current[source][3] = True
        for t in graph["nodes"][node]["outputs"]:
            current[t] = [t, i, i, False]
            found.append(current[t])
    for t in graph["outputs"]:
        if t in current:
            current[t][2] = len(steps) - 1
    return found


def peak(graph, plan, forward):
    """Returns the peak bytes. `graph` is expanded, and `forward` is the number of its forward nodes."""
    steps = [step["compute"] for step in plan["steps"]]
    ends = run_ends(steps, forward, set(plan.get("free_after", ())))
    change = [0] * (len(steps) + 1)
    for tensor, first, last, summed in lives(graph, steps):
        size = graph["tensors"][tensor]["bytes"]
        change[first] += size
        change[last if summed else ends[last] + 1] -= size
    held = most = 0
    for delta in change:
        held += delta
        most = max(most, held)
    return most
