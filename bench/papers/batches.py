# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kusumoto et al. 2019, figure 3: batch size against the time of a step.

The paper measures steps on a device of 11.4 GB. Here times are predicted: the time of the step by the roofline of a V100,
plus the time of what the plan recomputes.
"""

from collections import namedtuple

import published
from output import field, number
from runs import solve
from tables import GB, by_objective, options_of

DEVICE = 11.4 * GB
# Batches of figure 3, as multiples of the largest batch that runs without recomputation.
FACTORS = (0.5, 1, 1.5, 2, 3, 4)
PLANNERS = ("keep-all", "lower-set-approx", "sublinear-search", "portfolio")
NAMES = {"keep-all": "vanilla", "sublinear-search": "Chen's"}

Batch = namedtuple("Batch", "table network batch factor planner seconds extra")

COLUMNS = (
    field("network", "network", left=True),
    field("batch", "batch", str),
    field("of the largest", "factor", lambda x: number(x, 1)),
    field("planner", "planner", left=True),
    field("s", "seconds", lambda x: number(x, 3)),
    field("extra time %", "extra", lambda x: number(x, 1, 100)),
)


class Network:
    """One network at any batch size. Each graph is built once, and each plan is made once."""

    def __init__(self, bench, network):
        self.bench, self.network = bench, network
        self.plans = {}

    def plan(self, batch, planner):
        """Returns (seconds, extra time) of a step within the memory of the device, or None."""
        if (batch, planner) not in self.plans:
            network = self.network._replace(batch=batch)
            measured = self.bench.measure(network, cost="roofline", in_place=False)
            keep = measured.plan("keep-all")
            room = int(DEVICE) - keep["resident_bytes"]
            found = None
            if planner == "keep-all":
                found = keep if measured.vanilla_peak() <= room else None
            elif room > 0:
                name, options = options_of(planner)
                found = solve(self.bench, measured.path, name, str(room), 1, *options)
            self.plans[batch, planner] = found and found["feasible"] and (found["compute_cost"], found["overhead"])
        return self.plans[batch, planner] or None

    def largest(self, planner):
        """Returns the largest batch with a plan, by doubling and bisection."""
        high = 1
        while self.plan(high, planner):
            high *= 2
        low = high // 2
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if self.plan(middle, planner) else (low, middle)
        return low


def kusumoto3(bench):
    """Seconds of a step within 11.4 GB, weights and batch included, by the roofline of
    a V100; vanilla has no liveness in its backward part. "largest": the largest batch."""
    planners = list(by_objective(bench.chosen or PLANNERS))
    for name, network in bench.choose(published.KUSUMOTO_NETWORKS):
        found = Network(bench, network)
        vanilla = found.largest("keep-all")
        for factor in FACTORS:
            batch = max(1, round(factor * vanilla))
            for planner in planners:
                seconds, extra = found.plan(batch, planner) or ("over", "")
                yield Batch("kusumoto3", name, batch, factor, NAMES.get(planner, planner), seconds, extra)
        for planner in planners:
            largest = found.largest(planner)
            yield Batch("kusumoto3", name, largest, largest / vanilla, NAMES.get(planner, planner), "largest", "")


TABLES = {"kusumoto3": kusumoto3}
