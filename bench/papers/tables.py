# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The papers' tables with our figures: each function yields rows.

A row is one planner on one network. `saved` is relative to the table's own
baseline; a published figure is in the row of the planner that implements
the published method, or that comes closest (see `METHODS`).
"""

from collections import namedtuple

import checkpoints
import published
from output import field, number, percent, size

# The fields `saved` and `overhead` are fractions. `seconds` is the planning time, and `memory` has the bytes that the
# planning process takes. A field is None if there is nothing to compare with. A row without `bytes` is of a planner
# that exceeded the time limit.
Row = namedtuple(
    "Row",
    "table network planner bytes saved overhead seconds memory "
    "method published_bytes published_saved published_overhead note",
    defaults=[None] * 9 + [""],
)

COLUMNS = (
    field("network", "network", left=True),
    field("planner", "planner", left=True),
    field("GB", "bytes", size),
    field("saved %", "saved", percent),
    field("extra cost %", "overhead", percent),
    field("plan s", "seconds", lambda x: number(x, 3)),
    field("plan MB", "memory", lambda x: number(x, 0, 1e-6)),
    field("published as", "method", left=True),
    field("GB", "published_bytes", size),
    field("saved %", "published_saved", percent),
    field("extra time %", "published_overhead", percent),
    field("", "note", left=True),
)

# The planner that implements a published method, with its objective if it has one.
METHODS = {
    "kusumoto": {
        "lower-set-approx memory": "ApproxDP + MC",
        "lower-set-approx time": "ApproxDP + TC",
        "lower-set-exact memory": "ExactDP + MC",
        "lower-set-exact time": "ExactDP + TC",
        "sublinear-search": "Chen's",
    },
    "feng": {"division-tree": "theirs", "sublinear-search": "Chen's"},
}
GB, MIB = 10**9, 2**20


def row_of(table, name, planner, result, bytes_of, baseline, method, figures, note=""):
    """Makes a row. `figures` are the published (bytes, saved, overhead) of the method."""
    figures = figures or (None, None, None)
    if result is None:
        return Row(table, name, planner, None, None, None, None, None, method, *figures, "exceeded the time limit")
    size = bytes_of(result)
    return Row(
        table,
        name,
        planner,
        size,
        1 - size / baseline,
        result["overhead"],
        result["seconds"],
        result["memory_bytes"],
        method,
        *figures,
        note,
    )


def published_only(table, name, planners, methods, figures_of, all_methods):
    """Yields rows of published figures whose method none of the planners implements."""
    shown = {methods.get(planner) for planner in planners}
    for method in all_methods:
        figures = figures_of(method)
        if method not in shown and figures:
            yield Row(table, name, "-", None, None, None, None, None, method, *figures)


def kusumoto_cell(figures, saved, method):
    """Returns (bytes, saved, no overhead) of a method, or None."""
    if not method or figures[method] is None:
        return None
    fraction = saved[method] / 100 if saved else 1 - figures[method] / figures["Vanilla"]
    return figures[method] * GB, fraction, None


def by_objective(planners):
    """Yields the planners. A planner with two objectives appears once with each objective."""
    for planner in planners:
        if planner in ("lower-set-approx", "lower-set-exact"):
            yield from (f"{planner} memory", f"{planner} time")
        else:
            yield planner


def options_of(name):
    """Returns (planner, options) of a name from by_objective()."""
    planner, *objective = name.split()
    return planner, [f"--objective={one}" for one in objective]


def plan_with(measured, name, *more):
    planner, options = options_of(name)
    return measured.plan(planner, *options, *more)


def kusumoto1(bench):
    """Peak with weights and batch, as the paper counts. The baseline is the paper's
    vanilla run, without liveness in the backward part. A convolution costs 10, and
    any other op costs 1."""
    for name, network in bench.choose(published.KUSUMOTO_NETWORKS):
        measured = bench.measure(network, in_place=False)
        figures = published.KUSUMOTO1[name]

        def total(result):
            return result["peak_bytes"] + result["resident_bytes"]

        keep = measured.plan("keep-all")
        vanilla = measured.vanilla_peak() + keep["resident_bytes"]
        yield Row("kusumoto1", name, "vanilla", vanilla, 0, 0, None, None, "Vanilla", figures["Vanilla"] * GB, 0)
        planners = list(by_objective(bench.planners))
        for planner in planners:
            method = METHODS["kusumoto"].get(planner)
            theirs = kusumoto_cell(figures, published.KUSUMOTO1_SAVED[name], method)
            result = keep if planner == "keep-all" else plan_with(measured, planner)
            yield row_of("kusumoto1", name, planner, result, total, vanilla, method, theirs)
        yield from published_only(
            "kusumoto1",
            name,
            planners,
            METHODS["kusumoto"],
            lambda m: kusumoto_cell(figures, published.KUSUMOTO1_SAVED[name], m),
            published.KUSUMOTO_METHODS[:-1],
        )


# Planners whose plans consist of segments, which are recomputed one by one in the backward part.
SEGMENTS = ("sublinear", "linear-checkpoint", "division-tree", "lower-set")


def kusumoto2(bench):
    """Measures planners that make segments, as kusumoto1 does, but without liveness analysis: all values that a
    segment needs are held until the segment is done. The plans are chosen by these bytes."""
    for name, network in bench.choose(published.KUSUMOTO_NETWORKS):
        measured = bench.measure(network, in_place=False)
        figures = published.KUSUMOTO2[name]
        resident = measured.plan("keep-all")["resident_bytes"]
        vanilla = measured.vanilla_peak() + resident
        yield Row("kusumoto2", name, "vanilla", vanilla, 0, 0, None, None, "Vanilla", figures["Vanilla"] * GB, 0)
        planners = list(by_objective(bench.planners))
        for planner in [p for p in planners if p.startswith(SEGMENTS)]:
            result = plan_with(measured, planner, "--no-liveness")
            method = METHODS["kusumoto"].get(planner)
            yield row_of(
                "kusumoto2",
                name,
                planner,
                result,
                lambda r: r["peak_bytes"] + resident,
                vanilla,
                method,
                kusumoto_cell(figures, None, method),
            )
        yield from published_only(
            "kusumoto2",
            name,
            planners,
            METHODS["kusumoto"],
            lambda m: kusumoto_cell(figures, None, m),
            published.KUSUMOTO_METHODS[:-1],
        )


def feng(table, figures, bench):
    """Yields the rows of a table of Feng and Huang; feng2021 says how memory is counted."""
    for name, theirs in bench.choose(figures):
        measured = bench.measure(published.FENG_NETWORKS[name], cost="flops", weight_gradients=False, pool_indices=True)

        def total(result):
            return result["peak_bytes"] + result["resident_bytes"] - measured.weights

        keep = measured.plan("keep-all")
        baseline = total(keep)
        if table == "feng2021":
            yield random_row(name, measured, total, baseline)
        for planner in bench.planners:
            result = keep if planner == "keep-all" else measured.plan(planner)
            method = "regular" if planner == "keep-all" else METHODS["feng"].get(planner)
            yield row_of(table, name, planner, result, total, baseline, method, feng_cell(theirs, method))
        yield from published_only(
            table, name, bench.planners, METHODS["feng"], lambda m: feng_cell(theirs, m), ("Chen's", "theirs")
        )


def feng_cell(figures, method):
    """Returns (bytes, saved, overhead) of a method, or None."""
    size = {"regular": figures.regular, "Chen's": figures.chen, "theirs": figures.ours}.get(method)
    if size is None:
        return None
    overhead = 0 if method == "regular" else figures.ours_seconds / figures.seconds - 1
    return size * MIB, 1 - size / figures.regular, overhead


def random_row(name, measured, total, baseline):
    """Makes a row for the column Random of Feng and Huang 2021, table 2."""
    result = checkpoints.best_of_trials(measured.bench, measured.path, f"feng2021/{name}")
    size = published.FENG2021_RANDOM.get(name)
    theirs = size and (size * MIB, 1 - size / published.FENG2021[name].regular, None)
    if result is None:
        return Row("feng2021", name, "random", *[None] * 5, "Random", note="nothing separates the network")
    return row_of("feng2021", name, "random", result, total, baseline, "Random", theirs)


def feng2021(bench):
    """Peak with the batch, without weights and their gradients (the papers leave
    out "stationary cost"). Baseline: keep-all, since PyTorch releases saved
    values during the backward part. Costs: FLOPs."""
    yield from feng("feng2021", published.FENG2021, bench)


def feng2018(bench):
    """Measures like feng2021, beside the figures of 2018."""
    yield from feng("feng2018", published.FENG2018, bench)


TABLES = {"kusumoto1": kusumoto1, "kusumoto2": kusumoto2, "feng2021": feng2021, "feng2018": feng2018}
