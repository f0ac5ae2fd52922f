# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Beaumont et al. 2020, figures 5 to 19: the paper's heuristics on the paper's own model.

A network becomes a chain of layers. A part of the network that is not itself a chain counts as one layer (section 6.1).
A makespan is that of the chain's schedule, as in the paper; `remat-bench offload --table paper` has plans of the real
graph instead. The paper measured the times of layers on a V100; here the V100's roofline predicts them.
"""

import json
from collections import namedtuple

from output import Table, field, number
from published import network

# The paper's batches are powers of two, from the smallest batch with a reasonable speed.
BATCHES = {224: (16, 32, 64), 500: (4, 8, 16), 1000: (1, 2, 4)}
HEURISTICS = ("greedy", "dynprog", "vdnn", "autoswap", "tflms")
LIMITS = 11  # A limit of 0 % is the smallest limit at which the chain runs, and 100 % is the chain's peak.

ChainRow = namedtuple("ChainRow", "table network image batch limit limit_bytes planner makespan lower_bound ratio rate")
Wide = namedtuple("Wide", "network limit megabytes ratios fastest rates")
Claim = namedtuple("Claim", "table claim holds of worst where")


def rows_of(bench, name, link):
    """Yields the rows of all images, batches, limits and heuristics."""
    for image, batches in BATCHES.items():
        for batch in batches:
            path = bench.measure(network(name, batch, image), cost="roofline").path
            found = json.loads(bench.run(path, "--chain", str(LIMITS), *link, "--json"))
            for i, limit in enumerate(found["limits"]):
                for planner in HEURISTICS:
                    makespan, bound = limit["makespans"][planner], limit["bound"]
                    yield ChainRow(
                        "chain",
                        name,
                        image,
                        batch,
                        i / (LIMITS - 1),
                        limit["bytes"],
                        planner,
                        makespan,
                        bound,
                        makespan and makespan / bound,
                        makespan and batch / makespan,
                    )


def wide(rows):
    """Yields a line for each network, image, batch and limit."""
    for i in range(0, len(rows), len(HEURISTICS)):
        group = rows[i : i + len(HEURISTICS)]
        first = group[0]
        yield Wide(
            f"{first.network}, {first.image} px, batch {first.batch}",
            first.limit,
            first.limit_bytes,
            {row.planner: row.ratio for row in group},
            first.batch / first.lower_bound,
            {row.planner: row.rate for row in group},
        )


def of_heuristic(name):
    return field(name, "ratios", lambda found: number(found[name], 3))


def rate_of(name):
    return field(f"{name} img/s", "rates", lambda found: number(found[name], 0))


COLUMNS = (
    field("chain", "network", left=True),
    field("limit %", "limit", lambda share: number(share, 0, 100)),
    field("MB", "megabytes", lambda size: number(size, 0, 1e-6)),
    *map(of_heuristic, HEURISTICS),
    field("most img/s", "fastest", lambda rate: number(rate, 0)),
    *map(rate_of, HEURISTICS),
)


class Cells:
    """Groups the rows by chain and limit, to count how often a claim holds."""

    def __init__(self, rows):
        self.cells = {}
        for row in rows:
            self.cells.setdefault((row.network, row.image, row.batch, row.limit), {})[row.planner] = row

    def compare(self, one, other):
        """Returns [(makespan of `one` over that of `other`, cell)] for cells in which both have a schedule."""
        return [
            (found[one].makespan / found[other].makespan, cell)
            for cell, found in self.cells.items()
            if found[one].makespan and found[other].makespan
        ]

    def ratios(self, planner, chosen=lambda cell: True):
        return [(found[planner].ratio, cell) for cell, found in self.cells.items() if chosen(cell)]

    def spikes(self):
        """Yields, for each chain, the number of limits between the limit at which Greedy's ratio is worst and the first
        limit at which the compute time alone is the bound."""
        chains = {}
        for (*chain, _), found in self.cells.items():
            chains.setdefault(tuple(chain), []).append(found["greedy"])
        for chain, rows in chains.items():
            compute = rows[-1].lower_bound  # At the peak as its limit, the chain has to copy nothing.
            alike = next((i for i, row in enumerate(rows) if row.lower_bound <= compute * (1 + 1e-9)), 0)
            worst = max(range(len(rows)), key=lambda i: rows[i].ratio)
            yield abs(worst - alike), (*chain, rows[worst].limit)


def claim(text, figures, holds):
    """Counts how often a claim holds.

    `figures` is [(figure or None, cell)]. A claim does not hold for None, which stands for a cell without a schedule.
    """
    worst, where = max(figures, key=lambda pair: pair[0] or 0)
    kept = sum(figure is not None and holds(figure) for figure, _ in figures)
    network, image, batch, limit = where
    return Claim(
        "chain-claims", text, kept, len(figures), worst, f"{network}, {image} px, batch {batch}, {100 * limit:.0f} %"
    )


def claims_of(rows):
    """Yields the claims of section 6.2, sentence by sentence."""
    cells, same = Cells(rows), 1 + 1e-9
    yield claim("Greedy takes at most what vDNN takes", cells.compare("greedy", "vdnn"), lambda x: x <= same)
    yield claim("DynProg takes at most what vDNN takes", cells.compare("dynprog", "vdnn"), lambda x: x <= same)
    yield claim("DynProg takes at most what Greedy takes", cells.compare("dynprog", "greedy"), lambda x: x <= same)
    yield claim("DynProg takes less than Greedy by 1 %", cells.compare("dynprog", "greedy"), lambda x: x < 0.99)
    yield claim("DynProg is within 1.2 of the bound", cells.ratios("dynprog"), lambda x: x <= 1.2)
    dense = cells.ratios("dynprog", lambda cell: cell[0].startswith("densenet"))
    yield claim("DynProg is within 1.02 of the bound on DenseNets", dense, lambda x: x <= 1.02)
    yield claim(
        "AutoSwap takes what Greedy takes", cells.compare("autoswap", "greedy"), lambda x: 1 / same <= x <= same
    )
    high = cells.ratios("tflms", lambda cell: cell[3] >= 0.9)
    yield claim("TFLMS is within 1.01 of the bound at 90 and 100 %", high, lambda x: x <= 1.01)
    low = cells.ratios("tflms", lambda cell: cell[3] <= 0.2)
    yield claim("TFLMS has a schedule at 0 to 20 %", low, lambda x: True)
    yield claim("Greedy is worst where both terms of the bound are alike", list(cells.spikes()), lambda x: x <= 1)


CLAIM_COLUMNS = (
    field("claim of section 6.2", "claim", left=True),
    field("holds in", "holds", str),
    field("of", "of", str),
    field("most", "worst", lambda x: number(x, 3)),
    field("where", "where", left=True),
)


def tables(names, link):
    """Returns the tables of networks `names(bench)` over a link, given as remat-solve's options."""
    found = {}

    def rows(bench):
        for name in names(bench):
            if name not in found:
                found[name] = list(rows_of(bench, name, link))
            yield from found[name]

    def chain(bench):
        """Makespan over the lower bound of Proposition 3, and images a second, on the chain of
        the network's layers; 0 % is the least memory in which the chain runs, 100 % its peak."""
        yield from rows(bench)

    def chain_claims(bench):
        """In how many cells of the table chain each claim of section 6.2 holds; "most" is the
        largest of the figures compared (a quotient, a ratio or limits away from the spike)."""
        yield from claims_of(list(rows(bench)))

    return {"chain": Table(chain, COLUMNS, wide), "chain-claims": Table(chain_claims, CLAIM_COLUMNS)}
