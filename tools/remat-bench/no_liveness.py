"""The peak of a segment planner's plan without liveness analysis.

Kusumoto et al. 2019, section 3: in the backward part of V_i, its forward values
and its gradients are all there (Eq. 2, term ii), and what later parts do not
need is discarded when V_i is done. So the end of every life in the backward
part moves to the end of the run of steps in which it lies, a run being what is
recomputed and the backward nodes that follow. The forward part keeps its lives:
the peak lies in the backward part. A partial sum of gradients is overwritten by
the next, so that a gradient counts once. For graphs built without in-place
layers.
"""


def run_ends(steps, forward):
    """For each step after which it may discard: the last step of its run. Steps
    before the first backward node are their own runs."""
    ends = [0] * len(steps)
    start = next(i for i, node in enumerate(steps) if node >= forward)
    ends[:start] = range(start)
    end = len(steps) - 1
    for i in range(len(steps) - 1, start - 1, -1):
        ends[i] = end
        if steps[i] < forward <= steps[i - 1]:
            end = i - 1
    return ends


def lives(graph, steps):
    """[tensor, first step, last step, whether a sum takes its bytes over] of
    every instance; outputs live to the end."""
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
    """Bytes; graph is expanded, forward the number of its forward nodes."""
    steps = [step["compute"] for step in plan["steps"]]
    ends = run_ends(steps, forward)
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
