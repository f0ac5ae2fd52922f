# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures the quality of `search` on graphs for which minutes suffice. Each function yields the rows of a table.

Budgets are shares of the program order's peak; extra costs and bounds are fractions of the step's cost, or words (see
accounting.py).
"""

from collections import namedtuple

import graphs
from accounting import bound_of, extra_of, is_met, ratio, verdict
from output import Table, field, number, percent
from published import KUSUMOTO_NETWORKS
from runs import best_other, seconds_of, solve

# Efforts at which `search` ends within these seconds on two idle cores.
QUICK, QUICK_SECONDS = 1, 5
FULL, FULL_SECONDS = 16, 60

# The extra costs of the project's prototype, by model and budget. The aim of `search` is at most half of such a cost in
# FULL_SECONDS, and at most the cost itself in QUICK_SECONDS.
PROTOTYPE = {
    ("resnet50", "40%"): 0.101,
    ("resnet50", "25%"): 0.145,
    ("transformer", "40%"): 0.103,
    ("transformer", "25%"): 0.173,
}

# In the table of networks, `search` aims at this ratio of its extra cost to the extra cost of the better segment planner.
AIM_RATIO = 0.5

ModelRow = namedtuple(
    "ModelRow",
    "table graph budget quick quick_seconds quick_aim full full_seconds full_aim bound prototype other other_planner",
)
LayersRow = namedtuple("LayersRow", "table graph seed budget met extra seconds bound other other_planner")
NetworkRow = namedtuple(
    "NetworkRow", "table graph budget sublinear lower_set_approx portfolio search seconds ratio aim bound"
)


def fine(x):
    return percent(x, 2)


def one_decimal(x):
    return number(x, 1)


GRAPH = (field("graph", "graph", left=True), field("budget", "budget"))
BOUND = (field("bound %", "bound", fine),)
OTHER = (field("best other %", "other", fine), field("", "other_planner", left=True))

MODEL_COLUMNS = (
    GRAPH
    + (
        field(f"effort {QUICK} %", "quick", fine),
        field("s", "quick_seconds", one_decimal),
        field(f"effort {FULL} %", "full", fine),
        field("s", "full_seconds", one_decimal),
    )
    + BOUND
    + OTHER
    + (
        field("prototype %", "prototype", percent),
        field(f"at most it in {QUICK_SECONDS} s", "quick_aim", left=True),
        field(f"half of it in {FULL_SECONDS} s", "full_aim", left=True),
    )
)

LAYERS_COLUMNS = (
    (
        field("graph", "graph", left=True),
        field("seed", "seed", str),
        field("budget", "budget"),
        field("met", "met", lambda met: "yes" if met else "no"),
        field("s", "seconds", one_decimal),
        field("extra %", "extra", fine),
    )
    + BOUND
    + OTHER
)

NETWORK_COLUMNS = (
    GRAPH
    + (
        field("sublinear %", "sublinear", fine),
        field("lower-set-approx %", "lower_set_approx", fine),
        field("portfolio %", "portfolio", fine),
        field("search %", "search", fine),
        field("s", "seconds", one_decimal),
        field("ratio", "ratio", lambda x: number(x, 2)),
        field(f"at most {AIM_RATIO}", "aim", left=True),
    )
    + BOUND
)


def models(bench):
    """The models' steps, roofline of an H100; extra cost."""
    for model, _ in bench.choose(dict.fromkeys(graphs.MODELS)):
        path = graphs.exported(bench, model)
        for budget in ("40%", "25%"):
            quick, full = (solve(bench, path, "search", budget, effort) for effort in (QUICK, FULL))
            yield model_row(model, budget, quick, full, *best_other(bench, path, budget))


def model_row(model, budget, quick, full, other_planner, other):
    prototype = PROTOTYPE.get((model, budget))
    bound = bound_of(quick or full)
    aims = [
        verdict(extra_of(result), prototype and share * prototype, bound, seconds_of(result), limit)
        for result, share, limit in ((quick, 1, QUICK_SECONDS), (full, 0.5, FULL_SECONDS))
    ]
    return ModelRow(
        "models",
        model,
        budget,
        extra_of(quick),
        seconds_of(quick),
        aims[0],
        extra_of(full),
        seconds_of(full),
        aims[1],
        bound,
        prototype,
        other,
        other_planner,
    )


def layers(bench):
    """Training steps of random layered graphs; extra cost of search at effort 1."""
    for name, nodes in bench.choose(graphs.LAYERS):
        for seed in (1, 2, 3):
            path = graphs.layers(bench, nodes, seed)
            for budget in ("90%", "80%", "70%"):
                result = solve(bench, path, "search", budget)
                planner, other = best_other(bench, path, budget)
                extra = extra_of(result)
                yield LayersRow(
                    "layers",
                    name,
                    seed,
                    budget,
                    is_met(extra),
                    extra,
                    seconds_of(result),
                    bound_of(result),
                    other,
                    planner,
                )


def networks(bench):
    """The networks of Kusumoto et al. 2019, costs in FLOPs, no layer in place; extra
    cost at effort 1, and its ratio to the better of sublinear and lower-set-approx."""
    for name, network in bench.choose(KUSUMOTO_NETWORKS):
        path = bench.measure(network, cost="flops", in_place=False).path
        for budget in ("75%", "50%", "35%", "25%"):
            segments = [extra_of(solve(bench, path, planner, budget)) for planner in ("sublinear", "lower-set-approx")]
            portfolio, search = (solve(bench, path, planner, budget) for planner in ("portfolio", "search"))
            yield network_row(name, budget, segments, extra_of(portfolio), search)


def network_row(name, budget, segments, portfolio, search):
    extra, bound = extra_of(search), bound_of(search)
    least = min(filter(is_met, segments), default=None)
    aim = verdict(extra, AIM_RATIO * least, bound) if least else ""
    return NetworkRow(
        "networks", name, budget, *segments, portfolio, extra, seconds_of(search), ratio(extra, segments), aim, bound
    )


TABLES = {
    "models": Table(models, MODEL_COLUMNS),
    "layers": Table(layers, LAYERS_COLUMNS),
    "networks": Table(networks, NETWORK_COLUMNS),
}
