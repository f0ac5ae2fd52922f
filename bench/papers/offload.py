# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Copies to the host: the experiment of Beaumont et al. 2020, section 6.

A ratio is a makespan divided by the paper's lower bound (Proposition 3). The lower bound is the larger of two times:
the step's compute, and the time in which its peak minus the limit crosses the link out and back. The lower bound holds
for plans that recompute nothing, so ratios of `search` and `hybrid` may be below 1.
"""

import itertools
import json
import tempfile
from collections import namedtuple

import chain
import graphs
from output import Table, field, number
from published import network
from runs import seconds_of, solve

# The paper measured 12.2 GB/s, and copies one tensor at a time.
RATE = 12.2e9
LINK = ("--d2h", str(RATE), "--h2d", str(RATE), "--half-duplex")

# The paper's figure 5 has batches of 32 at 224 pixels, and gives no batch for larger images. Here all batches of images
# have about as many pixels.
IMAGES = {224: 32, 500: 8, 1000: 2}
NETWORKS = (
    "resnet18",
    "resnet34",
    "resnet50",
    "resnet101",
    "resnet152",
    "densenet121",
    "densenet161",
    "densenet169",
    "densenet201",
    "inception-v3",
)

PAPERS = ("offload-greedy", "offload-dynprog", "offload-vdnn", "offload-autoswap", "offload-tflms")
SPLIT = ("offload-dynprog/8",)  # The 8 means that each tensor leaves the device in eight parts.
# Like the planners of the paper, these planners recompute nothing. They make a new plan for every limit.
COPYING = ("offload-exhaustive", "offload-search")
EXHAUSTIVE = ("resnet18",)  # Networks with a chain that is short enough for offload-exhaustive.
OURS = ("search", "hybrid")
# Memory limits. 0 is the smallest limit at which one of PAPERS runs, and 1 is the program's peak.
SHARES = (0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)
OUR_SHARES = (0.2, 0.5, 0.8)  # The planners of OURS make a new plan for every limit.

OffloadRow = namedtuple(
    "OffloadRow", "table network image batch limit limit_bytes planner makespan lower_bound ratio bound seconds"
)
Wide = namedtuple("Wide", "network limit megabytes ratios bound seconds")


def chosen(bench, names):
    return [name for name in names if not bench.chosen or name in bench.chosen]


def split(planner):
    """Splits PLANNER/PARTS into a planner and its options."""
    name, _, parts = planner.partition("/")
    return name, (*LINK, "--partial-offload", parts) if parts else LINK


def frontier(bench, path, planner):
    """Returns [(peak, makespan)] of all plans of a planner that ignores the budget, with falling peaks."""
    name, options = split(planner)
    with tempfile.TemporaryDirectory(dir=bench.folder) as folder:
        text = bench.run(path, "--planner", name, *options, "--frontier", folder, "--json")
    points = json.loads(text) if text else []
    return [(point["peak_bytes"], point["makespan"]) for point in points]


def least_makespan(points, limit):
    return min((makespan for peak, makespan in points if peak <= limit), default=None)


def limits(points, peak):
    """Returns (share, bytes) for each of SHARES.

    The share 0 is the least peak of any of `points`, and the share 1 is `peak`.
    """
    least = min(bytes for bytes, _ in itertools.chain(*points))
    return [(share, least + round(share * (peak - least))) for share in SHARES]


def lower_bound(compute, peak, limit):
    return max(compute, 2 * (peak - limit) / RATE)


def paper(bench):
    """Makespan over the lower bound; 0 % is the least memory in which a planner of
    the paper runs, 100 % the program's peak; empty where a planner has no plan. A plan
    without recomputation cannot be below the column bound."""
    for (name, _), image in itertools.product(bench.choose(dict.fromkeys(NETWORKS)), IMAGES):
        yield from paper_rows(bench, name, image)


def paper_rows(bench, name, image):
    path = bench.measure(network(name, IMAGES[image], image), cost="roofline").path
    program = solve(bench, path, "keep-all", "100%")
    peak, compute = program["peak_bytes"], program["base_cost"]
    points = {planner: frontier(bench, path, planner) for planner in chosen(bench, (*PAPERS, *SPLIT))}
    seconds = {planner: least_memory(bench, path, planner) for planner in points}
    for share, limit in limits([points[planner] for planner in points if planner in PAPERS], peak):
        found = {planner: (least_makespan(points[planner], limit), seconds[planner]) for planner in points}
        aiming = [planner for planner in COPYING if planner != "offload-exhaustive" or name in EXHAUSTIVE]
        for planner in chosen(bench, (*aiming, *(OURS if share in OUR_SHARES else ()))):
            found[planner] = aimed(bench, path, planner, limit)
        lower = lower_bound(compute, peak, limit)
        sharper = sharper_bound(bench, path, limit)
        for planner, (makespan, took) in found.items():
            yield OffloadRow(
                "paper",
                name,
                image,
                IMAGES[image],
                share,
                limit,
                planner,
                makespan,
                lower,
                makespan and makespan / lower,
                sharper and sharper / lower,
                took,
            )


def least_memory(bench, path, planner):
    """Returns the seconds of planning for the least memory."""
    name, options = split(planner)
    return seconds_of(solve(bench, path, name, "min", 1, *options))


def sharper_bound(bench, path, limit):
    """Returns a lower bound on the time of plans of PAPERS, SPLIT or COPYING; None if these planners can have no plan
    at all."""
    return solve(bench, path, "keep-all", str(limit), 1, *LINK).get("lower_bound_copying")


def aimed(bench, path, planner, limit):
    """Returns (makespan, seconds) of a planner that aims at the budget."""
    result = solve(bench, path, planner, str(limit), 1, *LINK)
    met = result and result["feasible"]
    return result["makespan"] if met else None, seconds_of(result)


def wide(rows):
    """Yields a line for each network, image and limit, with a ratio for each planner."""
    for (name, image, limit), group in itertools.groupby(rows, lambda row: (row.network, row.image, row.limit)):
        group = list(group)
        yield Wide(
            f"{name}, {image} px",
            limit,
            group[0].limit_bytes,
            {row.planner: row.ratio for row in group},
            group[0].bound,
            max(row.seconds or 0 for row in group),
        )


def of_planner(planner):
    title = planner if planner == "offload-search" else planner.removeprefix("offload-")
    return field(title, "ratios", lambda ratios: number(ratios.get(planner), 3))


PAPER_COLUMNS = (
    field("graph", "network", left=True),
    field("limit %", "limit", lambda share: number(share, 0, 100)),
    field("MB", "megabytes", lambda size: number(size, 0, 1e-6)),
    *map(of_planner, (*PAPERS, *SPLIT, *COPYING)),
    field("bound", "bound", lambda x: number(x, 3)),
    *map(of_planner, OURS),
    field("longest plan s", "seconds", lambda x: number(x, 1)),
)


ChainRow = namedtuple("ChainRow", "table graph nodes seconds makespan")


def chains(bench):
    """Seconds of offload-dynprog, 50 limits, on transformers of more and more blocks."""
    for depth in (12, 24, 48, 96, 192):
        path = bench.measure(network("transformer", 4), depth=depth, cost="roofline").path
        result = solve(bench, path, "offload-dynprog", "60%", 1, *LINK)
        yield ChainRow(
            "chains",
            f"transformer-{depth}",
            graphs.joint_nodes(bench, path),
            seconds_of(result),
            result and result["makespan"] / result["base_cost"],
        )


CHAIN_COLUMNS = (
    field("graph", "graph", left=True),
    field("nodes", "nodes", lambda x: f"{x:,}"),
    field("s", "seconds", lambda x: number(x, 2)),
    field("makespan / compute at 60 %", "makespan", lambda x: number(x, 3)),
)

TABLES = {
    "paper": Table(paper, PAPER_COLUMNS, wide),
    "chains": Table(chains, CHAIN_COLUMNS),
    **chain.tables(lambda bench: [name for name, _ in bench.choose(dict.fromkeys(NETWORKS))], LINK),
}
