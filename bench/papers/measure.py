# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builds the graphs of the papers' networks and lets remat-solve plan them."""

import json
import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "networks"))
from catalogue import build  # noqa: E402

# Planners that are not measured here. These planners need marks of the user, a link to the host, or a graph of few
# nodes, or they have a bench of their own, as `search` has.
NEED_MORE = ("policy", "offload-", "hybrid", "lower-set-exhaustive", "exact", "search", "auto")


class Measured:
    """One training graph, and its plans.

    Bytes are divided as in docs/reference/Formats.md. The peak counts the results of nodes, including gradients of
    weights if they are asked for. Resident tensors are counted separately.
    """

    def __init__(self, bench, network, depth=None, **choices):
        self.bench = bench
        self.net = build(network.builder, network.batch, network.image, depth, **choices)
        self.forward = len(self.net.nodes)
        self.path = bench.file("graph.json")
        with open(self.path, "w", encoding="utf-8") as file:
            file.write(self.net.text())
        self.weights = 4 * self.net.parameters

    def plan(self, planner, *options, budget="min"):
        return self.bench.solve(self.path, "--planner", planner, "--budget", budget, "--json", *options)

    def expanded(self):
        path = self.bench.file("expanded.json")
        self.bench.run(self.path, "--expand", "-o", path)
        with open(path, encoding="utf-8") as file:
            return json.load(file)

    def vanilla_peak(self):
        """Returns the peak if every forward value that the backward part reads is held to the end of the step.
        Frameworks without liveness analysis in the backward part hold these values to the end. An example is Chainer, in
        which the graph of the loss owns them."""
        graph = self.expanded()
        made = {t for node in graph["nodes"][: self.forward] for t in node["outputs"]}
        read = {t for node in graph["nodes"][self.forward :] for t in node["inputs"]}
        graph["outputs"] += sorted((made & read) - set(graph["outputs"]))
        path = self.bench.file("vanilla.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(graph, file)
        return self.bench.solve(path, "--planner", "keep-all", "--json")["peak_bytes"]


class Bench:
    """The path of remat-solve, a folder for its files, a limit in seconds for each run, and the planners and networks
    to measure (all if none are named). The tables of search also need a folder of exported models, and whether to
    search for minutes."""

    def __init__(self, program, folder, time_limit, planners=None, networks=None):
        self.program, self.folder, self.time_limit = program, folder, time_limit
        self.networks = networks
        self.chosen, self.planners = planners, planners or self.all_planners()
        self.models, self.long = None, False

    def choose(self, table):
        """Returns the items of a dictionary by network that are to be measured."""
        return [item for item in table.items() if not self.networks or item[0] in self.networks]

    def file(self, name):
        return os.path.join(self.folder, name)

    def run(self, *arguments):
        """Returns standard output, or None after the time limit."""
        try:
            return subprocess.run(
                [self.program, *arguments], capture_output=True, text=True, check=True, timeout=self.time_limit
            ).stdout
        except subprocess.TimeoutExpired:
            return None
        except subprocess.CalledProcessError as error:
            raise SystemExit(f"remat-bench: {' '.join(error.cmd)}: {error.stderr}")

    def solve(self, *arguments):
        text = self.run(*arguments)
        return None if text is None else json.loads(text)

    def all_planners(self):
        names = [line.split()[0] for line in self.run_or_fail("--list-planners").splitlines() if line.strip()]
        return [name for name in names if not name.startswith(NEED_MORE)]

    def run_or_fail(self, *arguments):
        text = self.run(*arguments)
        if text is None:
            raise SystemExit(f"remat-bench: {self.program} {' '.join(arguments)} took too long")
        return text

    def measure(self, network, **choices):
        return Measured(self, network, **choices)
