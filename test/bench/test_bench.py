#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks how remat-bench counts, on graphs small enough to count by hand, and what it prints.

test_bench.py path/to/remat-solve
"""

import csv
import io
import json
import os
import subprocess
import sys
import tempfile
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
BENCH = os.path.join(HERE, "..", "..", "bench", "papers")
sys.path.insert(0, BENCH)
sys.path.insert(0, HERE)

import batches  # noqa: E402
import checkpoints  # noqa: E402
import chen  # noqa: E402
import no_liveness  # noqa: E402
import published  # noqa: E402
from measure import Bench  # noqa: E402
from tables import Row  # noqa: E402

SOLVE = os.path.abspath(sys.argv[1])


def node(inputs, outputs, in_place=()):
    return {"inputs": inputs, "outputs": outputs, "in_place": list(in_place)}


def chain():
    """x -> a (10 bytes) -> b (20) -> loss (1). Each backward node reads what its forward node read. The gradients are
    of b (20) and of a (10).
    """
    sizes = [5, 10, 20, 1, 1, 20, 10]  # x, a, b, loss, grad(loss), grad(b), grad(a)
    nodes = [node([0], [1]), node([1], [2]), node([2], [3]), node([2, 4], [5]), node([1, 5], [6]), node([0, 6], [])]
    return {"tensors": [{"bytes": size} for size in sizes], "nodes": nodes, "outputs": [3]}


def plan(*nodes):
    return {"steps": [{"compute": n} for n in nodes]}


class NoLiveness(unittest.TestCase):
    def test_everything_that_the_backward_part_reads_lives_to_its_end(self):
        # The whole plan is one run. At the plan's last step, a, b, loss, grad(b) and grad(a) are all held.
        self.assertEqual(no_liveness.peak(chain(), plan(0, 1, 2, 3, 4, 5), 3), 10 + 20 + 1 + 20 + 10)

    def test_a_run_ends_where_a_recomputation_begins(self):
        # The backward node of b ends the first run. Nothing reads tensor a before this run ends, so tensor a dies in
        # the forward part and is made again later. The first run holds b + loss + grad(b) = 41. The second one holds
        # 41, too: a + loss + grad(b) + grad(a).
        self.assertEqual(no_liveness.peak(chain(), plan(0, 1, 2, 3, 0, 4, 5), 3), 41)

    def test_a_sum_of_gradients_counts_once(self):
        # A gradient of 10 bytes has two contributions, and the second is added in place.
        graph = {
            "tensors": [{"bytes": 10}] * 4,
            "outputs": [],
            "nodes": [node([], [0]), node([0], [1]), node([0, 1], [2], [[1, 2]]), node([2], [3])],
        }
        self.assertEqual(no_liveness.peak(graph, plan(0, 1, 2, 3), 1), 10 + 10 + 10)

    def test_a_plan_may_free_in_between(self):
        # The first run ends after grad(b), and holds a + b + loss + grad(b). Then tensors b and a die. The second run
        # holds loss + grad(b) + grad(a), which is less.
        self.assertEqual(no_liveness.peak(chain(), {**plan(0, 1, 2, 3, 4, 5), "free_after": [3]}, 3), 51)

    def test_remat_solve_agrees(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in ("VGG19", "U-Net"):
                bench = Bench(SOLVE, folder, 60)
                measured = bench.measure(published.KUSUMOTO_NETWORKS[name], in_place=False)
                path, graph = bench.file("plan.json"), measured.expanded()
                for planner in ("keep-all", "sublinear", "division-tree", "lower-set-approx", "greedy-gaps"):
                    result = measured.plan(planner, "--no-liveness", "--plan-out", path)
                    with open(path, encoding="utf-8") as file:
                        found = json.load(file)
                    self.assertEqual(result["peak_bytes"], no_liveness.peak(graph, found, measured.forward), planner)
                    again = bench.solve(measured.path, "--no-liveness", "--simulate", path)
                    self.assertEqual(again["peak_bytes"], result["peak_bytes"], planner)
                    self.assertEqual("free_after" in found, planner not in ("keep-all", "greedy-gaps"), planner)


class Chen(unittest.TestCase):
    def test_bytes_are_those_of_the_counters(self):
        # Weights' gradients are summed in place, and a plan's allocations are smaller than the program's.
        with tempfile.TemporaryDirectory() as folder:
            bench = Bench(SOLVE, folder, 60, ["sublinear"])
            rows = {row.planner: row for row in chen.figure("t", "lstm", "steps", [8], bench)}
        self.assertEqual(list(rows)[:4], [*chen.KINDS, "sublinear"])
        sizes = [rows[kind].bytes for kind in [*chen.KINDS, "sublinear"]]
        self.assertEqual(sizes, sorted(sizes, reverse=True))
        self.assertGreater(sizes[0], 2 * sizes[1])

    def test_growth(self):
        # The bytes are 3 n^2 for 2, 4 and 8 layers.
        rows = [Row("t", f"{n} layers", "p", 3 * n * n) for n in (2, 4, 8)]
        self.assertEqual([row.note for row in chen.growth("t", rows)], ["exponent 2.00"])
        self.assertEqual(list(chen.growth("t", rows[:2])), [])


class Batches(unittest.TestCase):
    def test_the_largest_is_found_by_bisection(self):
        for largest in (0, 1, 2, 37, 64):
            network = batches.Network(None, None)
            network.plan = lambda batch, planner, most=largest: batch <= most
            self.assertEqual(network.largest("p"), largest)


class Vanilla(unittest.TestCase):
    def test_nothing_is_freed_before_the_step_ends(self):
        with tempfile.TemporaryDirectory() as folder:
            measured = Bench(SOLVE, folder, 60).measure(published.network("alexnet", 2), in_place=False)
            graph = measured.expanded()
            held = {t for n in graph["nodes"][measured.forward :] for t in n["inputs"]}
            held &= {t for n in graph["nodes"][: measured.forward] for t in n["outputs"]}
            least = sum(graph["tensors"][t]["bytes"] for t in held) + measured.weights
            peak = measured.vanilla_peak()
            self.assertGreaterEqual(peak, least)
            self.assertGreater(peak, measured.plan("keep-all")["peak_bytes"])


class Published(unittest.TestCase):
    def test_the_printed_percentages_of_kusumoto_follow_from_its_gigabytes(self):
        # The paper prints GB with one decimal. For v GB, a cell of x GB is within 0.05 / v + 0.05 x / v^2 of its
        # percentage.
        for name, cells in published.KUSUMOTO1.items():
            vanilla = cells["Vanilla"]
            for method, size in cells.items():
                saved = published.KUSUMOTO1_SAVED[name][method] / 100
                slack = 0.05 / vanilla * (1 + size / vanilla) + 0.011
                self.assertAlmostEqual(1 - size / vanilla, saved, delta=slack, msg=f"{name} {method}")

    def test_every_network_of_a_table_can_be_built(self):
        from catalogue import NETWORKS

        for network in [*published.KUSUMOTO_NETWORKS.values(), *published.FENG_NETWORKS.values()]:
            self.assertIn(network.builder, NETWORKS)


class Command(unittest.TestCase):
    def run_bench(self, *arguments):
        done = subprocess.run(
            [
                sys.executable,
                "-B",
                os.path.join(BENCH, "remat-bench"),
                "papers",
                "--solve",
                SOLVE,
                "--planners",
                "keep-all,sublinear-search",
                "--table",
                "kusumoto1",
                "--network",
                "ResNet50",
                "--network",
                "U-Net",
                *arguments,
            ],
            capture_output=True,
            text=True,
        )
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def test_the_same_rows_in_every_form(self):
        rows = json.loads(self.run_bench("--json"))
        table = list(csv.DictReader(io.StringIO(self.run_bench("--csv"))))
        self.assertEqual([row["planner"] for row in table], [row["planner"] for row in rows])
        names = list(dict.fromkeys(row["network"] for row in rows))
        self.assertEqual(names, ["U-Net", "ResNet50"])
        text = self.run_bench()
        for name in names:
            self.assertIn(name, text)
        chens = next(row for row in rows if row["network"] == "ResNet50" and row["planner"] == "sublinear-search")
        self.assertEqual((chens["method"], chens["published_bytes"]), ("Chen's", 3.7e9))
        self.assertGreater(chens["saved"], 0.56)
        # A process with such a graph takes a few MB. A wrong unit would give more than 100 MB, or less than 1 MB.
        self.assertTrue(10**6 < chens["memory"] < 10**8, chens["memory"])

    def test_a_cell_that_takes_too_long_says_so(self):
        with tempfile.TemporaryDirectory() as folder:
            bench = Bench(SOLVE, folder, 60, ["keep-all"])
            bench.time_limit = 1e-6
            self.assertIsNone(bench.solve("--list-planners"))


class Checkpoints(unittest.TestCase):
    # x -> a -> (b, c) -> d -> loss: a and d separate the graph, b and c do not.
    DIAMOND = {
        "version": 1,
        "training": False,
        "tensors": [{"name": name, "bytes": 10} for name in ("x", "a", "b", "c", "d", "loss")],
        "nodes": [{**node(inputs, [i + 1]), "cost": 1} for i, inputs in enumerate([[0], [1], [1], [2, 3], [4]])],
        "outputs": [5],
    }

    def test_what_separates_a_graph(self):
        self.assertEqual(checkpoints.separators(self.DIAMOND), [1, 4])

    def test_all_but_the_chosen_is_marked_to_run_again(self):
        marks = [tensor.get("policy") for tensor in checkpoints.marked(self.DIAMOND, {4})["tensors"]]
        self.assertEqual(marks, [None, "recompute", "recompute", "recompute", "keep", None])

    def test_the_best_of_ten_trials(self):
        # b and c read x, and loss reads b and c. No single tensor separates this graph.
        readers = [([0], 2), ([0], 3), ([2, 3], 5)]
        crossing = {**self.DIAMOND, "nodes": [{**node(inputs, [i]), "cost": 1} for inputs, i in readers]}
        with tempfile.TemporaryDirectory() as folder:
            bench = Bench(SOLVE, folder, 60, ["keep-all"])
            path = bench.file("graph.json")
            for graph, separate in ((self.DIAMOND, True), (crossing, False)):
                with open(path, "w", encoding="utf-8") as file:
                    json.dump(graph, file)
                found = checkpoints.best_of_trials(bench, path, "seed")
                self.assertEqual(found is not None, separate)
                if found:
                    self.assertEqual(found, {**found, "planner": "policy", "feasible": True})
                    self.assertGreater(found["compute_cost"], found["base_cost"])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
