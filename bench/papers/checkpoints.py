# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checkpoints by chance: the column "Random" of Feng and Huang 2021, table 2.

A trial keeps one to five vertices and computes all others again. The paper draws among all vertices, and draws again if
the parts between the drawn vertices depend on one another. Here only vertices that separate the forward part are drawn.
Both ways keep the same sets of vertices, apart from chance. The trial with the least memory of ten trials counts.
"""

import json
import random

TRIALS, MOST = 10, 5


def separators(graph):
    """Returns the tensors that a node of the forward graph makes and that alone lead to all later nodes. An input of
    the graph counts from its first reader to its last.
    """
    first, last, made = {}, {}, set()
    for i, node in enumerate(graph["nodes"]):
        for tensor in node["inputs"]:
            first.setdefault(tensor, i)
            last[tensor] = i
        first.update((tensor, i) for tensor in node["outputs"])
        made.update(node["outputs"])
    crossing = [[] for _ in graph["nodes"]]
    for tensor, end in last.items():
        for i in range(first[tensor], end):
            crossing[i].append(tensor)
    return [tensors[0] for tensors in crossing[:-1] if len(tensors) == 1 and tensors[0] in made]


def marked(graph, kept):
    """Returns the graph with marks. Results of nodes that make a tensor in `kept` are kept, and everything else is
    recomputed.
    """
    kept = {tensor for node in graph["nodes"] if kept & set(node["outputs"]) for tensor in node["outputs"]}
    made = {tensor for node in graph["nodes"] for tensor in node["outputs"]} - set(graph["outputs"])
    tensors = [
        {**tensor, "policy": "keep" if i in kept else "recompute"} if i in made else tensor
        for i, tensor in enumerate(graph["tensors"])
    ]
    return {**graph, "tensors": tensors}


def best_of_trials(bench, path, seed):
    """Returns the plan with the smallest peak, in remat-solve's JSON. Returns None if nothing separates the graph."""
    with open(path, encoding="utf-8") as file:
        graph = json.load(file)
    found, choices, rng = [], sorted(set(separators(graph))), random.Random(seed)
    for _ in range(TRIALS if choices else 0):
        kept = set(rng.sample(choices, min(len(choices), rng.randint(1, MOST))))
        trial = bench.file("random.json")
        with open(trial, "w", encoding="utf-8") as file:
            json.dump(marked(graph, kept), file)
        found.append(bench.solve(trial, "--planner", "policy", "--budget", "min", "--json"))
    return min((plan for plan in found if plan), key=lambda plan: plan["peak_bytes"], default=None)
