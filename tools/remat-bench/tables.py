"""The papers' tables with our figures: each function yields rows.

A row is one planner on one network. `saved` is relative to the table's own
baseline; a published figure stands in the row of the planner that implements
the published method, or that comes closest (see `METHODS`).
"""
from collections import namedtuple

import no_liveness
import published

# bytes; saved and overhead are fractions; seconds is planning time. None:
# nothing to compare with; a row without bytes exceeded the time limit.
Row = namedtuple("Row", "table network planner bytes saved overhead seconds "
                        "method published_bytes published_saved published_overhead note")

# Planner that stands for a published method.
METHODS = {
    "kusumoto": {"lower-set-approx": "ApproxDP + MC", "lower-set-exact": "ExactDP + MC",
                 "sublinear-search": "Chen's"},
    "feng": {"division-tree": "ours", "sublinear-search": "chen"},
}
GB, MIB = 10**9, 2**20


def row_of(table, name, planner, result, bytes_of, baseline, method, figures, note=""):
    """figures: published (bytes, saved, overhead) of the method."""
    figures = figures or (None, None, None)
    if result is None:
        return Row(table, name, planner, None, None, None, None, method, *figures, "exceeded the time limit")
    size = bytes_of(result)
    return Row(table, name, planner, size, 1 - size / baseline, result["overhead"], result["seconds"], method,
               *figures, note)


def kusumoto1(bench):
    """Peak with weights and batch, as the paper counts. Baseline: no liveness in
    the backward part, the paper's vanilla. Costs: convolution 10, others 1."""
    for name, network in published.KUSUMOTO_NETWORKS.items():
        measured = bench.measure(network, in_place=False)
        figures = published.KUSUMOTO1[name]

        def total(result):
            return result["peak_bytes"] + result["resident_bytes"]

        keep = measured.plan("keep-all")
        vanilla = measured.vanilla_peak() + keep["resident_bytes"]
        yield Row("kusumoto1", name, "vanilla", vanilla, 0, 0, None, "Vanilla", figures["Vanilla"] * GB, 0, None, "")
        for planner in bench.planners:
            method = METHODS["kusumoto"].get(planner)
            theirs = (figures[method] * GB, published.KUSUMOTO1_SAVED[name][method] / 100, None) if method else None
            result = keep if planner == "keep-all" else measured.plan(planner)
            yield row_of("kusumoto1", name, planner, result, total, vanilla, method, theirs)


# Planners whose plans are segments: recomputed and gone through one by one.
BUDGETS = 10
SEGMENTS = ("sublinear", "linear-checkpoint", "division-tree", "lower-set")


def kusumoto2(bench):
    """As kusumoto1, but plans hold what they need of a segment until the whole
    segment is done (no liveness analysis); for planners that make segments. Their
    plans are those of least memory with liveness."""
    for name, network in published.KUSUMOTO_NETWORKS.items():
        measured = bench.measure(network, in_place=False)
        figures = published.KUSUMOTO2[name]
        resident = measured.plan("keep-all")["resident_bytes"]
        vanilla = measured.vanilla_peak() + resident
        theirs = figures["Vanilla"]
        yield Row("kusumoto2", name, "vanilla", vanilla, 0, 0, None, "Vanilla", theirs * GB, 0, None, "")
        for planner in [p for p in bench.planners if p.startswith(SEGMENTS)]:
            size, result = least_without_liveness(measured, planner)
            method = METHODS["kusumoto"].get(planner)
            cell = method and figures[method]
            yield row_of("kusumoto2", name, planner, result, lambda _: size + resident, vanilla, method,
                         (cell * GB, 1 - cell / theirs, None) if cell else None)


def least_without_liveness(measured, planner):
    """(bytes, what remat-solve said) of the plan of least peak without liveness,
    over budgets at equal distances from the planner's smallest upwards."""
    graph = measured.expanded()
    result, plan = measured.plan_and_steps(planner, "min")
    if result is None:
        return None, None
    low, high = result["peak_bytes"], result["baseline_peak_bytes"]
    best = (no_liveness.peak(graph, plan, measured.forward), result)
    for i in range(1, BUDGETS):
        result, plan = measured.plan_and_steps(planner, str(low + (high - low) * i // BUDGETS))
        if result:
            best = min(best, (no_liveness.peak(graph, plan, measured.forward), result), key=lambda pair: pair[0])
    return best


def feng(table, figures, bench):
    """Rows of a table of Feng and Huang; feng2021 says how memory is counted."""
    for name, theirs in figures.items():
        measured = bench.measure(published.FENG_NETWORKS[name], cost="flops", weight_gradients=False,
                                 pool_indices=True)

        def total(result):
            return result["peak_bytes"] + result["resident_bytes"] - measured.weights

        keep = measured.plan("keep-all")
        baseline = total(keep)
        for planner in bench.planners:
            result = keep if planner == "keep-all" else measured.plan(planner)
            yield row_of(table, name, planner, result, total, baseline, *feng_method(planner, theirs))


def feng_method(planner, theirs):
    if planner == "keep-all":
        return "regular", (theirs.regular * MIB, 0, 0)
    method = METHODS["feng"].get(planner)
    if not method or getattr(theirs, method) is None:
        return method, None
    size = getattr(theirs, method)
    return method, (size * MIB, 1 - size / theirs.regular, theirs.ours_seconds / theirs.seconds - 1)


def feng2021(bench):
    """Peak with the batch, without weights and their gradients (the papers leave
    out "stationary cost"). Baseline: keep-all, since PyTorch releases saved
    values during the backward part. Costs: FLOPs."""
    yield from feng("feng2021", published.FENG2021, bench)


def feng2018(bench):
    """As feng2021, beside the figures of 2018."""
    yield from feng("feng2018", published.FENG2018, bench)


TABLES = {"kusumoto1": kusumoto1, "kusumoto2": kusumoto2, "feng2021": feng2021, "feng2018": feng2018}
