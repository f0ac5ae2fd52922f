# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Asks remat-solve for lower bounds on the plans of a graph."""

import json
import subprocess
from typing import NamedTuple

import paths  # noqa: F401
from remat.process import Failed
from remat.tool import solver
from table import extra


class Bound(NamedTuple):
    """A lower bound on plans of a graph within a budget. The bytes do not include arguments and results."""

    least: int  # Every plan takes at least so many bytes.
    # Every plan within the budget takes at least this extra time, as a share of the step's time. It is None if no plan
    # is within the budget, or if remat-solve has no bound because its planner has no plan.
    slower: float | None


def bound_of(graph, size):
    """Returns the Bound of the plans of a graph within `size` bytes."""
    # Any planner that meets the budget is good enough, because the bound depends only on the graph and the budget.
    command = [solver(), graph, "--budget", str(max(1, size)), "--planner", "search", "--effort", "0.05", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1) or not done.stdout:
        raise Failed(f"remat-solve says no bound: {done.stderr.strip()}")
    found = json.loads(done.stdout)
    cost = found.get("lower_bound_cost")
    is_possible = cost is not None and found["lower_bound_bytes"] <= size
    return Bound(found["lower_bound_bytes"], cost / found["base_cost"] - 1 if is_possible else None)


def bound_cell(bound, size):
    """Returns the extra time of a Bound for a table, or the bytes of every plan if these are more than `size`."""
    if bound.least > size:
        return f"{bound.least / 1e6:,.0f} MB"
    return "" if bound.slower is None else extra(1 + bound.slower, 1)
