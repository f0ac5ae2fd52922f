#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares plans in the middle of a search with the judge (see README.md)."""

import argparse
import json
import os
import random
import subprocess
import sys
import time

import cases
from compare import find_judge, load_judge

SKIPPED = 77  # ctest's SKIP_RETURN_CODE.
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BATCH = 50  # The number of graphs for one process.


def make_graph(rng, low, high):
    """Returns a training step of about `low` to `high` nodes. The step is either drawn at random, or is a forward part
    that remat-search-states expands.
    """
    count = rng.randint(low, high)
    return cases.random_graph(rng, count) if rng.random() < 0.4 else cases.forward_only(rng, max(2, count // 2))


def problem(judge, graph, state):
    """Returns None if the judge confirms the plan and its figures."""
    result = judge.check(graph, state["plan"]["steps"], **state["options"])
    if not result["valid"]:
        return f"invalid: {result['errors']}"
    claimed = (state["peak"], state["cost"], state["makespan"])
    real = (result["peak_bytes"], result["compute_cost"], result["makespan"])
    return None if claimed == real else f"peak, cost and makespan {claimed}, and {real} in truth"


class Counts:
    """Counts the kinds of plans in the sample. A sample without repeats or takeovers would prove little."""

    def __init__(self):
        self.states = self.above = self.repeats = self.in_place = self.once = self.expanded = self.owned = 0
        self.copies = self.stalled = self.twice = 0

    def add(self, graph, state):
        plan = state["plan"]
        self.states += 1
        self.above += state["peak"] > plan["budget_bytes"]
        runs = [step["compute"] for step in plan["steps"] if "compute" in step]
        fetches = [step["swap_in"] for step in plan["steps"] if "swap_in" in step]
        self.repeats += len(runs) > len(graph.nodes)
        self.copies += bool(fetches)
        self.twice += len(set(fetches)) < len(fetches)
        self.stalled += state["makespan"] > state["cost"]
        self.in_place += any(node.get("in_place") for node in graph.nodes)
        self.once += any(node.get("recompute") == "never" for node in graph.nodes)
        self.expanded += any(t.get("name", "").startswith("grad(") for t in graph.tensors)
        self.owned += any(t.get("owned") for t in graph.tensors)

    def lacking(self):
        wanted = {
            "above": 0.2,
            "repeats": 0.3,
            "in_place": 0.3,
            "once": 0.3,
            "expanded": 0.2,
            "owned": 0.2,
            "copies": 0.2,
            "stalled": 0.05,
            "twice": 0.01,
        }
        counts = vars(self)
        within = self.states - self.above
        return [k for k, share in wanted.items() if counts[k] < share * self.states] + ["within"] * (
            within < 0.1 * self.states
        )

    def __str__(self):
        return (
            f"{self.states} states, {self.above} above the budget, {self.repeats} with repeats, {self.in_place} "
            f"with in_place pairs, {self.once} with nodes that run once, {self.expanded} of expanded graphs, "
            f"{self.owned} with owned inputs, {self.copies} with copies, {self.stalled} that stall, {self.twice} "
            f"that fetch a tensor twice"
        )


def judge_batch(args, judge, numbers, sizes, counts, limit):
    """Returns how many states of the searches are wrong. Graph k depends only on the seed and k."""
    graphs = [make_graph(random.Random(f"{args.seed}/states/{k}"), *sizes) for k in numbers]
    command = [args.search_states, str(args.moves), str(args.sample)]
    done = subprocess.run(command, input="".join(json.dumps(g) + "\n" for g in graphs), text=True, capture_output=True)
    if done.returncode != 0:
        print(f"graphs {numbers}: {' '.join(command)} ends with {done.returncode}: {done.stderr}")
        return 1
    failures, place = 0, numbers.start - 1
    for line in done.stdout.splitlines():
        answer = json.loads(line)
        if "graph" in answer:
            place, text, graph = place + 1, line, judge.Graph(answer["graph"])
        elif counts.states < limit:
            counts.add(graph, answer)
            if wrong := problem(judge, graph, answer):
                failures += 1
                if failures == 1:
                    shown = f"\n  {text}\n  {line}" if len(graph.nodes) <= 100 else ""
                    print(f"seed {args.seed}, graph {place}: {wrong}{shown}")
    return failures


def run(args, judge, sizes, states):
    start, counts, failures, first = time.monotonic(), Counts(), 0, 0
    batch = min(BATCH, -(-states // args.sample))
    while counts.states < states and not failures:
        failures += judge_batch(args, judge, range(first, first + batch), sizes, counts, states)
        first += batch
        if first > 10 * states:
            print("too few states")
            failures += 1
    print(
        f"search states: graphs of about {sizes[0]} to {sizes[1]} nodes: {counts}; {failures} wrong, seed "
        f"{args.seed}, {time.monotonic() - start:.1f} s"
    )
    if lacking := counts.lacking():
        print(f"search states: too few of {', '.join(lacking)}")
        failures += 1
    return failures


def main():
    full = os.environ.get("REMAT_FULL")
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument("--search-states", required=True, help="the program remat-search-states")
    ap.add_argument("--states", type=int, default=200000 if full else 20000)
    ap.add_argument("--large", type=int, default=3000 if full else 300, help="states of graphs of 500 nodes")
    ap.add_argument("--moves", type=int, default=4000, help="of one search")
    ap.add_argument("--sample", type=int, default=4, help="states of one search")
    ap.add_argument("--seed", type=int, default=20261)
    args = ap.parse_args()
    judge_path = find_judge(ROOT)
    if not judge_path:
        print("skipped: no judge at ../shared/oracle/check_plan.py beside the checkout, nor in REMAT_ORACLE")
        return SKIPPED
    judge = load_judge(judge_path)
    failures = run(args, judge, (5, 60), args.states)
    args.moves *= 10
    failures += run(args, judge, (450, 550), args.large)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
