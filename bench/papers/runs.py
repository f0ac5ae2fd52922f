# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs remat-solve once. The run may miss its budget."""

import json
import subprocess
import time

from accounting import best, extra_of


def solve(bench, path, planner, budget, effort=1, *options, limit=None):
    """Returns remat-solve's JSON, also for a budget that it does not meet, with the seconds of its whole process as
    "wall". Returns None after `limit` seconds, by default the bench's limit."""
    command = [
        bench.program,
        path,
        "--planner",
        planner,
        "--budget",
        budget,
        "--effort",
        str(effort),
        "--json",
        *options,
    ]
    start = time.perf_counter()
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=limit or bench.time_limit)
    except subprocess.TimeoutExpired:
        return None
    if not done.stdout:
        raise SystemExit(f"remat-bench: {' '.join(command)}: {done.stderr}")
    return {**json.loads(done.stdout), "wall": time.perf_counter() - start}


def seconds_of(result):
    return result and result["seconds"]


def best_other(bench, path, budget):
    """Returns (planner, extra cost) of the best plan that is not by `search`. The default is one run of `portfolio`,
    which runs every other planner and names the one whose plan it is."""
    if not bench.chosen:
        result = solve(bench, path, "portfolio", budget)
        extra = extra_of(result)
        return "" if isinstance(extra, str) else result["source"], extra
    return best({planner: extra_of(solve(bench, path, planner, budget)) for planner in bench.chosen})
