# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Recomputation and offload alone and together: each function yields the rows of a table.

Budgets are shares of the program order's peak. The extra time of a plan, and the bound on it, are fractions of the
step's compute, or words (see accounting.py).
"""

from collections import namedtuple

import graphs
from accounting import NO_PLAN, TIME_LIMIT, UNMET, best, is_met
from output import Table, field, number, percent
from published import network
from runs import seconds_of, solve

BUDGETS = ("40%", "25%", "15%")

# Bytes per second in each direction, as measured on an H100 with both directions busy.
LINK = 50e9
# The FLOP per second that a network reaches on an H100. FLOPS_PER_SECOND converts LINK for graphs whose costs are
# FLOPs.
FLOPS_PER_SECOND = 100e12

NETWORKS = {
    "resnet18": ("resnet18", 64),
    "resnet50": ("resnet50", 32),
    "transformer": ("transformer", 8),
    "lstm": ("lstm", 32),
}

Row = namedtuple("Row", "table graph budget recompute offload offload_planner hybrid seconds bound verdict")


def fine(x):
    return percent(x, 2)


COLUMNS = (
    field("graph", "graph", left=True),
    field("budget", "budget"),
    field("recompute %", "recompute", fine),
    field("offload %", "offload", fine),
    field("", "offload_planner", left=True),
    field("hybrid %", "hybrid", fine),
    field("s", "seconds", lambda x: number(x, 1)),
    field("bound %", "bound", fine),
    field("below both", "verdict", left=True),
)


def extra_time(result):
    if result is None:
        return TIME_LIMIT
    return result["makespan"] / result["base_cost"] - 1 if result["feasible"] else UNMET


def bound_of(result):
    """Returns a lower bound on plans with copies; infinite bounds are left out of the JSON."""
    if result is None:
        return None
    bound = result.get("lower_bound_makespan")
    return NO_PLAN if bound is None else bound / result["base_cost"] - 1


def verdict(hybrid, pure, bound):
    """Tells whether `hybrid` costs less than both pure plans, unless a pure plan is at the bound."""
    met = [extra for extra in pure if is_met(extra)]
    if not is_met(hybrid):
        return "" if not met else "no"
    if any(extra <= max(bound or 0, 0) + 1e-9 for extra in met):
        return "at the bound"
    return "yes" if all(hybrid < extra - 1e-9 for extra in met) else "no"


def rows_of(bench, table, name, path, bandwidth):
    link = [f"--d2h={bandwidth!r}", f"--h2d={bandwidth!r}"]
    offload = [planner for planner in bench.run_or_fail("--list-planners").split() if planner.startswith("offload-")]
    for budget in BUDGETS:
        # Without the link, `search` does not take over the plans that offload.
        alone = extra_time(solve(bench, path, "search", budget))
        planner, copied = best(
            {planner: extra_time(solve(bench, path, planner, budget, 1, *link)) for planner in offload}
        )
        both = solve(bench, path, "hybrid", budget, 1, *link)
        extra, bound = extra_time(both), bound_of(both)
        yield Row(
            table,
            name,
            budget,
            alone,
            copied,
            planner,
            extra,
            seconds_of(both),
            bound,
            verdict(extra, (alone, copied), bound if is_met(bound) else 0),
        )


def models(bench):
    """The models' steps, roofline of an H100, 50 GB/s in each direction; extra time."""
    for model, _ in bench.choose(dict.fromkeys(graphs.MODELS)):
        yield from rows_of(bench, "models", model, graphs.exported(bench, model), LINK)


def networks(bench):
    """Networks, costs in FLOPs at 100 TFLOP/s, 50 GB/s in each direction; extra time."""
    for name, (builder, batch) in bench.choose(NETWORKS):
        path = bench.measure(network(builder, batch), cost="flops").path
        yield from rows_of(bench, "networks", name, path, LINK / FLOPS_PER_SECOND)


TABLES = {"models": Table(models, COLUMNS), "networks": Table(networks, COLUMNS)}
