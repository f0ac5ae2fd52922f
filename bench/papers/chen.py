# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Chen et al. 2016, figures 5 and 6: memory of feature maps and gradients
against the depth of a ResNet and the length of an unrolled LSTM.

The paper shows curves. The paper's text states these figures: 48 GB and 7 GB for 1,000 layers (abstract), a factor of
two to three with in-place and sharing together, and a factor of more than four with the sublinear plan on the LSTM
(section 5).
"""

import json
import math

from published import network
from tables import GB, Row, row_of

DEPTHS = (128, 256, 512, 1000)
LENGTHS = (64, 128, 256, 512, 1024, 2048)
STATED = {"sharing": {"1000 layers": 48 * GB}, "sublinear-search": {"1000 layers": 7 * GB}}
CHEAP = ("--cheap-kinds", "bn,relu")


KINDS = ("no optimisation", "in-place", "sharing")


def allocated(measured, *plan):
    """Returns the bytes of the allocations that the paper's counters (section 3) make before the run, for the program
    or a plan: without sharing, in place, and with both."""
    found = json.loads(measured.bench.run_or_fail(measured.path, "--allocate", "--json", *plan))
    return [kind["bytes"] for kind in found]


def program_rows(table, name, measured):
    """Yields the rows without recomputation."""
    sizes = allocated(measured)
    for kind, size in zip(KINDS, sizes):
        theirs = STATED.get(kind, {}).get(name)
        yield Row(table, name, kind, size, 1 - size / sizes[-1], 0, None, None, kind, theirs, 0 if theirs else None)


def planned(measured, planner):
    """Returns remat-solve's result on the planner's plan, with the bytes that its allocations take."""
    path = measured.bench.file("plan.json")
    options = CHEAP if planner == "drop-cheap" else ()
    result = measured.plan(planner, *options, "--plan-out", path)
    if result:
        result["allocated_bytes"] = allocated(measured, "--simulate", path)[-1]
    return result


def figure(table, builder, unit, sizes, bench, **choices):
    rows = []
    for size in sizes:
        name = f"{size} {unit}"
        measured = bench.measure(network(builder, 32 if unit == "layers" else 64), depth=size, **choices)
        rows += program_rows(table, name, measured)
        sharing = rows[-1].bytes
        for planner in bench.planners:
            if planner != "keep-all":
                rows.append(
                    row_of(
                        table,
                        name,
                        planner,
                        planned(measured, planner),
                        lambda r: r["allocated_bytes"],
                        sharing,
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
    """Yields the exponent b of memory = a size^b for each planner with three sizes, by least squares on the logarithms."""
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
    """Allocations for what nodes make, weights and their gradients apart, batch 32,
    224 px; saved is relative to sharing. Plans are for the smallest budget."""
    yield from figure("chen5", "chen-resnet", "layers", DEPTHS, bench, weight_gradients=False)


def chen6(bench):
    """The same for the LSTM, batch 64, every operation of a cell a node, and with the
    gradients of weights: their sums over time are what in-place operations save."""
    yield from figure("chen6", "lstm", "steps", LENGTHS, bench)


TABLES = {"chen5": chen5, "chen6": chen6}
