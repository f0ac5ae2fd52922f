# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures the cost of `search`: on graphs of about 10^5 nodes, and in moves a second."""

from collections import namedtuple

import graphs
import search
from accounting import best, bound_of, extra_of, is_met, near_end, read_trace
from output import Table, field, number
from runs import seconds_of, solve
from search import BOUND, GRAPH, OTHER, fine, one_decimal

# LONG is an effort at which `search` takes minutes for 10^5 nodes on two idle cores, and LONG_SECONDS says after how
# many seconds its best plan counts.
LONG, LONG_SECONDS = 1024, 600
BUDGET = "50%"
OTHERS = ("drop-cheap", "lower-set-approx", "sublinear")

LargeRow = namedtuple(
    "LargeRow",
    "table graph nodes budget extra seconds wall memory long long_seconds bound other other_planner other_seconds",
)
SpeedRow = namedtuple(
    "SpeedRow",
    "table graph nodes budget effort moves_per_second extra seconds step_seconds step_moves own_seconds own_moves",
)


def count(x):
    return "" if x is None else f"{x:,.0f}"


LARGE_COLUMNS = (
    (
        GRAPH[0],
        field("nodes", "nodes", count),
        GRAPH[1],
        field("extra %", "extra", fine),
        field("s", "seconds", one_decimal),
        field("process s", "wall", one_decimal),
        field("MB", "memory", lambda x: number(x, 0, 1e-6)),
        field("long %", "long", fine),
        field("s", "long_seconds", one_decimal),
    )
    + BOUND
    + OTHER
    + (field("s", "other_seconds", one_decimal),)
)

SPEED_COLUMNS = (
    GRAPH[0],
    field("nodes", "nodes", count),
    GRAPH[1],
    field("effort", "effort", str),
    field("moves/s", "moves_per_second", count),
    field("extra %", "extra", fine),
    field("s", "seconds", one_decimal),
    field("+1 % of the step: s", "step_seconds", one_decimal),
    field("moves", "step_moves", count),
    field("+1 % of the extra: s", "own_seconds", one_decimal),
    field("moves", "own_moves", count),
)


def other(bench, path):
    """Returns (extra cost, planner, seconds) of the best of OTHERS. If the time limit ends a planner, its best plan
    until then counts."""
    limit = bench.time_limit
    results = {
        planner: solve(bench, path, planner, BUDGET, 1, "--time-limit", str(limit), limit=2 * limit + 60)
        for planner in bench.chosen or OTHERS
    }
    planner, extra = best({planner: extra_of(result) for planner, result in results.items()})
    return extra, planner, seconds_of(results.get(planner))


def search_long(bench, path):
    return solve(bench, path, "search", BUDGET, LONG, "--time-limit", str(LONG_SECONDS), limit=2 * LONG_SECONDS)


def large(bench):
    """Training steps of up to 10^5 nodes, costs of networks in FLOPs; extra cost of
    search at effort 1, the whole process' seconds and memory; with --long also at
    the effort that takes minutes."""
    for name, write in bench.choose(graphs.LARGE):
        path = write(bench)
        nodes = graphs.joint_nodes(bench, path)
        quick = solve(bench, path, "search", BUDGET)
        long = search_long(bench, path) if bench.long else None
        yield LargeRow(
            "large",
            name,
            nodes,
            BUDGET,
            extra_of(quick),
            seconds_of(quick),
            quick and quick["wall"],
            quick and quick["memory_bytes"],
            extra_of(long) if bench.long else None,
            seconds_of(long),
            bound_of(quick or long),
            *other(bench, path),
        )


# The number of nodes above which `search` does not begin with `portfolio` (lib/Core/Planners/Search.cpp).
LARGE_NODES = 5000
HARDLY = 0.01  # An effort at which `search` tries almost no moves.
SMALL = 4  # The effort for graphs with at most LARGE_NODES nodes.


def moves_per_second(whole, before):
    """Returns moves per second: the moves of the result `whole` minus those of the result `before`, divided by the
    difference of their seconds."""
    seconds = whole["seconds"] - before["seconds"]
    return (whole["moves"] - before.get("moves", 0)) / seconds if seconds > 0 else None


def speed_row(bench, name, path, budget):
    nodes = graphs.joint_nodes(bench, path)
    big = nodes > LARGE_NODES
    effort = search.QUICK if big else SMALL
    file = bench.file("trace.csv")
    whole = solve(bench, path, "search", budget, effort, "--trace", file)
    before = solve(bench, path, "search", budget, HARDLY) if big else solve(bench, path, "portfolio", budget, effort)
    extra = extra_of(whole)
    rate = moves_per_second(whole, before) if whole and before else None
    if not is_met(extra):
        return SpeedRow("speed", name, nodes, budget, effort, rate, extra, seconds_of(whole), None, None, None, None)
    with open(file, encoding="utf-8") as lines:
        trace = read_trace(lines.read())
    return SpeedRow("speed", name, nodes, budget, effort, rate, extra, whole["seconds"], *near_end(trace, extra))


def speed(bench):
    """Moves that annealing at the budget tries in a second, and when search was within 1 %
    of the step's cost, and of its own extra cost, of where it ended."""
    for model, _ in bench.choose(dict.fromkeys(graphs.MODELS)):
        yield speed_row(bench, model, graphs.exported(bench, model), "40%")
    for name, nodes in bench.choose({"layers-1000": graphs.LAYERS["layers-1000"]}):
        yield speed_row(bench, name, graphs.layers(bench, nodes), "80%")
    for name, write in bench.choose({"chen-resnet-15000": graphs.LARGE["chen-resnet-15000"]}):
        yield speed_row(bench, name, write(bench), BUDGET)


TABLES = {
    "large": Table(large, LARGE_COLUMNS),
    "speed": Table(speed, SPEED_COLUMNS),
}
