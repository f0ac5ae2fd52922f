#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks how remat-bench search counts, on results and traces written by hand, and runs the command.

test_search.py path/to/remat-solve
"""

import contextlib
import csv
import importlib.machinery
import importlib.util
import io
import json
import os
import sys
import tempfile
import unittest
import unittest.mock

BENCH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "bench", "papers")
sys.path.insert(0, BENCH)

import accounting  # noqa: E402
import graphs  # noqa: E402
import scale  # noqa: E402
import search  # noqa: E402
from accounting import NO_PLAN, TIME_LIMIT, UNMET  # noqa: E402
from measure import Bench  # noqa: E402

SOLVE = os.path.abspath(sys.argv[1])


def result(overhead, bound=0.0, seconds=1.0, feasible=True):
    """Returns what remat-solve prints for a step that costs 200. `bound` is None if no plan meets the budget."""
    known = {} if bound is None else {"lower_bound_cost": 200 * (1 + bound)}
    return {"overhead": overhead, "feasible": feasible, "base_cost": 200, "seconds": seconds, **known}


class Accounting(unittest.TestCase):
    def test_extra_cost_and_bound(self):
        self.assertEqual(accounting.extra_of(result(0.1)), 0.1)
        self.assertEqual(accounting.extra_of(result(0.1, feasible=False)), UNMET)
        self.assertEqual(accounting.extra_of(None), TIME_LIMIT)
        self.assertAlmostEqual(accounting.bound_of(result(0.3, bound=0.25)), 0.25)
        self.assertEqual(accounting.bound_of(result(0, bound=None, feasible=False)), NO_PLAN)

    def test_the_best_of_those_that_meet_the_budget(self):
        self.assertEqual(accounting.best({"a": UNMET, "b": 0.3, "c": 0.2}), ("c", 0.2))
        self.assertEqual(accounting.best({"a": UNMET, "b": 0}), ("b", 0))
        self.assertEqual(accounting.best({"a": UNMET, "b": TIME_LIMIT}), ("", TIME_LIMIT))
        self.assertEqual(accounting.best({"a": UNMET}), ("", UNMET))

    def test_the_ratio_is_to_the_better_one(self):
        self.assertAlmostEqual(accounting.ratio(0.1, (0.4, 0.25)), 0.4)
        self.assertAlmostEqual(accounting.ratio(0.1, (UNMET, 0.5)), 0.2)
        for extra, others in ((0.1, (UNMET, TIME_LIMIT)), (UNMET, (0.4, 0.25)), (0.0, (0.0, 0.3))):
            self.assertIsNone(accounting.ratio(extra, others))

    def test_whether_an_aim_is_met(self):
        for expected, arguments in (
            ("met", (0.1, 0.1, 0.05)),
            ("missed", (0.11, 0.1, 0.1)),
            ("excluded", (0.12, 0.1, 0.11)),
            ("met", (0.1, 0.1, 0.05, 5.0, 5)),
            ("late", (0.1, 0.1, 0.05, 5.1, 5)),
            ("missed", (UNMET, 0.1, 0.05)),
            ("excluded", (UNMET, 0.1, NO_PLAN)),
            ("missed", (TIME_LIMIT, 0.1, None)),
            ("", (0.1, None, 0.05)),
        ):
            self.assertEqual(accounting.verdict(*arguments), expected, arguments)

    def test_when_a_trace_came_near_its_end(self):
        # The trace ends at 10 %. An extra cost of 11 % is 1 % of the step's cost away from the end. An extra cost of
        # 10.1 % is 1 % of the extra cost away.
        trace = accounting.read_trace(
            "seconds,moves,overhead\n0.5,0,0.3\n1,150,0.115\n1.5,200,0.11\n2.5,300,0.102\n4,900,0.1005\n8,5000,0.1\n"
        )
        self.assertEqual(accounting.near_end(trace, 0.1), (1.5, 200, 4, 900))
        self.assertEqual(accounting.reached(trace, 0.05), (None, None))

    def test_moves_per_second_leave_out_what_came_before(self):
        # (900 - 100) moves in 5 - 1 seconds; a planner that does not search has no moves.
        whole = {"moves": 900, "seconds": 5}
        self.assertEqual(scale.moves_per_second(whole, {"moves": 100, "seconds": 1}), 200)
        self.assertEqual(scale.moves_per_second(whole, {"seconds": 2}), 300)
        self.assertIsNone(scale.moves_per_second(whole, {"moves": 100, "seconds": 5}))


class Rows(unittest.TestCase):
    def test_the_prototype_and_half_of_it(self):
        # For ResNet-50 at 25 %, the prototype's extra cost of 14.5 % is the aim for 5 s, and half of it, 7.25 %, is the aim for 60 s.
        row = search.model_row("resnet50", "25%", result(0.144, 0.07, 4), result(0.0724, 0.07, 61), "portfolio", 0.2)
        self.assertEqual((row.prototype, row.quick_aim, row.full_aim), (0.145, "met", "late"))
        row = search.model_row("resnet50", "25%", result(0.146, 0.1), result(0.12, 0.1), "portfolio", 0.2)
        self.assertEqual((row.quick_aim, row.full_aim), ("missed", "excluded"))
        row = search.model_row("lstm", "25%", None, result(0.1), "portfolio", 0.2)
        self.assertEqual((row.prototype, row.quick, row.quick_aim, row.full), (None, TIME_LIMIT, "", 0.1))

    def test_half_of_the_better_segment_planner(self):
        row = search.network_row("VGG19", "50%", (UNMET, 0.3), 0.2, result(0.15, 0.1))
        self.assertEqual((row.ratio, row.aim), (0.5, "met"))
        self.assertEqual(search.network_row("VGG19", "50%", (0.4, 0.3), 0.2, result(0.16, 0.155)).aim, "excluded")
        self.assertEqual(search.network_row("VGG19", "50%", (0.4, 0.3), 0.2, result(0.16, 0.1)).aim, "missed")
        row = search.network_row("VGG19", "25%", (UNMET, UNMET), 0.2, result(0.16, 0.1))
        self.assertEqual((row.ratio, row.aim), (None, ""))


class Graphs(unittest.TestCase):
    def test_layered_graphs_are_as_described(self):
        graph = graphs.layered(200, 3)
        self.assertEqual(graph, graphs.layered(200, 3))
        self.assertNotEqual(graph, graphs.layered(200, 4))
        inner = graph["nodes"][20:-1]
        self.assertEqual({len(node["inputs"]) for node in inner}, {2, 3, 4, 5, 6})
        for values in ([node["cost"] for node in inner], [t["bytes"] for t in graph["tensors"][:-1]]):
            self.assertTrue(min(values) <= 2 and max(values) >= 80 and max(values) <= 100)

    def test_each_large_graph_has_the_nodes_that_it_promises(self):
        # A ResNet of 1,000 layers has 6,678 nodes. A transformer has 14 for each block and 4 more (lm head, norm, embedding, loss), all twice.
        with tempfile.TemporaryDirectory() as folder:
            bench = Bench(SOLVE, folder, 60)
            for name, nodes in (("chen-resnet-1000", 6678), ("transformer-96", 2 * (14 * 96 + 4))):
                self.assertEqual(graphs.joint_nodes(bench, graphs.LARGE[name](bench)), nodes)


def chain(length):
    """x -> a chain of tensors of 10 bytes, whose nodes cost 2 each -> a loss of 1 byte."""
    tensors = [{"bytes": 10} for _ in range(length)] + [{"bytes": 1}]
    nodes = [{"cost": 2, "inputs": [i], "outputs": [i + 1]} for i in range(length)]
    return {"version": 1, "name": "chain", "training": False, "tensors": tensors, "nodes": nodes, "outputs": [length]}


def load_command():
    loader = importlib.machinery.SourceFileLoader("remat_bench", os.path.join(BENCH, "remat-bench"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("remat_bench", loader))
    loader.exec_module(module)
    return module


class Command(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        with open(os.path.join(self.folder, "unet.roofline.json"), "w", encoding="utf-8") as file:
            json.dump(chain(16), file)

    def run_bench(self, *arguments):
        """Returns what remat-bench search prints, with efforts so low that it takes no time."""
        argv = ["remat-bench", "search", "--solve", SOLVE, "--models", self.folder, "--network", "unet", *arguments]
        out = io.StringIO()
        with (
            unittest.mock.patch.multiple(search, QUICK=0.02, FULL=0.05),
            unittest.mock.patch.object(scale, "SMALL", 0.05),
            unittest.mock.patch.object(sys, "argv", argv),
            contextlib.redirect_stdout(out),
        ):
            load_command().main()
        return out.getvalue()

    def test_the_same_rows_in_every_form(self):
        tables = ("--table", "models", "--table", "speed")
        rows = json.loads(self.run_bench(*tables, "--json"))
        self.assertEqual([row["table"] for row in rows], ["models", "models", "speed"])
        lines = list(csv.DictReader(io.StringIO(self.run_bench(*tables, "--csv"))))
        text = self.run_bench(*tables)
        for row, line in zip(rows, lines, strict=True):
            for key in ("graph", "budget", "full", "bound", "other", "extra", "nodes", "step_moves"):
                self.assertEqual(line[key], "" if row.get(key) is None else str(row[key]), key)
            extra = row.get("full", row.get("extra"))
            self.assertIn(extra if isinstance(extra, str) else f"{100 * extra:.2f}", text)
        self.assertEqual(text.count("unet"), 2)  # A table has the name once, and its further rows leave it out.

    def test_search_is_at_most_the_best_of_the_others(self):
        for row in json.loads(self.run_bench("--table", "models", "--json", "--planners", "sublinear,recompute-all")):
            self.assertLessEqual(row["quick"], row["other"] + 1e-9)
            self.assertIn(row["other_planner"], ("sublinear", "recompute-all"))

    def test_a_table_of_the_other_command_is_refused(self):
        with self.assertRaises(SystemExit), contextlib.redirect_stderr(io.StringIO()) as errors:
            self.run_bench("--table", "kusumoto1")
        self.assertIn("kusumoto1 is no table of search", errors.getvalue())


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
