# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Chen et al. 2016, figures 5 and 6: memory of feature maps and gradients
against the depth of a ResNet and the length of an unrolled LSTM.

The paper shows curves; the figures that it states are 48 GB and 7 GB for 1,000
layers (abstract), a factor of two to three by in-place and sharing together,
and more than four by the sublinear plan on the LSTM (section 5).
"""

import math

from published import network
from tables import GB, Row, row_of

DEPTHS = (128, 256, 512, 1000)
LENGTHS = (64, 128, 256, 512, 1024, 2048)
STATED = {"sharing": {"1000 layers": 48 * GB}, "sublinear-search": {"1000 layers": 7 * GB}}
CHEAP = ("--cheap-kinds", "bn,relu")


def made_bytes(graph):
    """No optimisation: each value in memory of its own."""
    return sum(graph["tensors"][t]["bytes"] for node in graph["nodes"] for t in node["outputs"])


def taken_bytes(graph):
    """What in-place alone saves, in program order: outputs in the storage of an
    input that the node is the last to read (docs/reference/Formats.md, Memory)."""
    last = {t: i for i, node in enumerate(graph["nodes"]) for t in node["inputs"]}
    last.update((t, None) for t in graph["outputs"])
    saved = 0
    for i, node in enumerate(graph["nodes"]):
        used = set()
        for source, out in node.get("in_place", []):
            if last[source] == i and not used & {source, out}:
                used |= {source, out}
                saved += graph["tensors"][out]["bytes"]
    return saved


def steps_of_optimisation(table, name, measured, keep):
    """The rows without recomputation: none, in-place, sharing."""
    graph = measured.expanded()
    sharing = keep["peak_bytes"]
    everything = made_bytes(graph)
    for step, size in (
        ("no optimisation", everything),
        ("in-place", everything - taken_bytes(graph)),
        ("sharing", sharing),
    ):
        theirs = STATED.get(step, {}).get(name)
        yield Row(table, name, step, size, 1 - size / sharing, 0, None, None, step, theirs, 0 if theirs else None)


def figure(table, builder, unit, sizes, bench):
    rows = []
    for size in sizes:
        name = f"{size} {unit}"
        measured = bench.measure(network(builder, 32 if unit == "layers" else 64), depth=size, weight_gradients=False)
        keep = measured.plan("keep-all")
        rows += steps_of_optimisation(table, name, measured, keep)
        for planner in bench.planners:
            if planner != "keep-all":
                result = measured.plan(planner, *(CHEAP if planner == "drop-cheap" else ()))
                rows.append(
                    row_of(
                        table,
                        name,
                        planner,
                        result,
                        lambda r: r["peak_bytes"],
                        keep["peak_bytes"],
                        *stated(planner, name),
                    )
                )
    yield from rows
    yield from growth(table, rows)


def stated(planner, name):
    method = {"drop-cheap": "drop bn, relu", "sublinear-search": "sublinear plan"}.get(planner)
    size = STATED.get(planner, {}).get(name)
    return method, (size, 1 - size / STATED["sharing"][name], 0.3) if size else None


def growth(table, rows):
    """The exponent b of memory = a size^b for each planner, by least squares on
    the logarithms, where there are three sizes."""
    points = {}
    for row in rows:
        if row.bytes:
            points.setdefault(row.planner, []).append((math.log(int(row.network.split()[0])), math.log(row.bytes)))
    for planner, pairs in points.items():
        if len(pairs) < 3:
            continue
        x, y = (sum(values) / len(pairs) for values in zip(*pairs))
        slope = sum((a - x) * (b - y) for a, b in pairs) / sum((a - x) ** 2 for a, _ in pairs)
        yield Row(table, "growth", planner, note=f"exponent {slope:.2f}")


def chen5(bench):
    """Peak of what nodes make, weights and their gradients apart, batch 32, 224 px;
    saved is relative to sharing. Planning at the smallest budget."""
    yield from figure("chen5", "chen-resnet", "layers", DEPTHS, bench)


def chen6(bench):
    """The same for the LSTM, batch 64, every operation of a cell a node."""
    yield from figure("chen6", "lstm", "steps", LENGTHS, bench)


TABLES = {"chen5": chen5, "chen6": chen6}
