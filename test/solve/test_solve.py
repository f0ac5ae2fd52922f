#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests remat-solve as a user calls it: its output, files and exit codes.

test_solve.py path/to/remat-solve
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import unittest

PROGRAM = os.path.abspath(sys.argv[1])
FORMATS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "docs", "reference", "Formats.md")


def chain_graph(length):
    """Returns the graph of a chain of activations of 10 bytes. The loss of 1 byte comes last."""
    tensors = [{"name": "x", "bytes": 100}]
    nodes = []
    for i in range(length):
        tensors.append({"name": f"a{i}", "bytes": 10 if i < length - 1 else 1})
        nodes.append({"name": f"f{i}", "kind": "relu", "cost": 2, "inputs": [i], "outputs": [i + 1]})
    return {"version": 1, "name": "chain", "training": False, "tensors": tensors, "nodes": nodes, "outputs": [length]}


class SolveTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.forward = self.write("forward.json", chain_graph(8))

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def write(self, name, value):
        with open(self.path(name), "w", encoding="utf-8") as f:
            json.dump(value, f)
        return self.path(name)

    def solve(self, *args, code=0):
        done = subprocess.run([PROGRAM, *args], capture_output=True, text=True)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        self.assertEqual(done.stderr == "", code == 0, done.stderr)
        return done.stderr if code == 2 else done.stdout

    def test_expand_prints_or_writes_the_same(self):
        printed = self.solve(self.forward, "--expand")
        self.assertEqual(self.solve(self.forward, "--expand", "-o", self.path("full.json")), "")
        with open(self.path("full.json"), encoding="utf-8") as f:
            self.assertEqual(f.read(), printed)
        graph = json.loads(printed)
        self.assertEqual(len(graph["nodes"]), 16)
        self.assertEqual(graph["loss"], 8)
        self.assertNotIn("training", graph)
        message = self.solve(self.path("full.json"), "--expand", code=2)
        self.assertIn("full.json: the graph is a training graph already", message)

    def test_forward_only_graphs_are_expanded_before_planning(self):
        self.solve(self.forward, "--expand", "-o", self.path("full.json"))
        ours = [
            json.loads(self.solve(g, "--json", "--planner=keep-all")) for g in (self.forward, self.path("full.json"))
        ]
        for result in ours:
            del result["seconds"], result["memory_bytes"]
        self.assertEqual(ours[0], ours[1])
        self.assertEqual(ours[0]["base_cost"], 16 * 2)

    def test_json_has_every_figure(self):
        result = json.loads(self.solve(self.forward, "--json", "--planner=keep-all", "--budget=100%"))
        # At backward(f6): a0 ... a6, the loss, grad(a6) and grad(a5).
        self.assertEqual(result["peak_bytes"], 70 + 1 + 10 + 10)
        expected = {
            "planner": "keep-all",
            "feasible": True,
            "budget_bytes": 91,
            "baseline_peak_bytes": 91,
            "compute_cost": 32,
            "base_cost": 32,
            "overhead": 0,
            "makespan": 32,
            "stall": 0,
            "host_peak_bytes": 0,
            "resident_bytes": 100 + 1,
            "candidates": 1,
            # backward(f6) reads a5, a6 and grad(a6), and makes grad(a5).
            "lower_bound_bytes": 40,
        }
        self.assertEqual(expected, {k: result[k] for k in expected})
        self.assertGreaterEqual(result["seconds"], 0)
        self.assertTrue(10**6 < result["memory_bytes"] < 10**8, result["memory_bytes"])

    def test_plans_are_written_and_simulated_alike(self):
        plan = self.path("plan.json")
        result = json.loads(self.solve(self.forward, "--json", "--budget=80%", "--plan-out", plan))
        self.assertLessEqual(result["peak_bytes"], result["budget_bytes"])
        self.assertEqual(result["budget_bytes"], 91 * 80 // 100)
        judged = json.loads(self.solve(self.forward, "--simulate", plan, "--timeline"))
        self.assertTrue(judged["valid"])
        self.assertEqual(max(judged["timeline"]), result["peak_bytes"])
        for key in ("peak_bytes", "peak_step", "compute_cost", "makespan", "overhead"):
            self.assertEqual(judged[key], result[key])
        with open(plan, encoding="utf-8") as f:
            written = json.load(f)
        self.assertEqual((written["graph"], written["planner"], written["budget_bytes"]), ("chain", "auto", 72))

    def test_the_frontier_is_monotone_and_its_plans_are_written(self):
        folder = self.path("frontier")
        points = json.loads(self.solve(self.forward, "--frontier", folder, "--json"))
        self.assertGreater(len(points), 2)
        self.assertEqual((points[0]["peak_bytes"], points[0]["overhead"]), (91, 0))
        self.assertEqual(len(os.listdir(folder)), len(points))
        for before, after in zip(points, points[1:]):
            self.assertGreater(before["peak_bytes"], after["peak_bytes"])
            self.assertLess(before["compute_cost"], after["compute_cost"])
        for point in points:
            judged = json.loads(self.solve(self.forward, "--simulate", point["plan"]))
            self.assertTrue(judged["valid"])
            self.assertEqual(
                [judged[key] for key in ("peak_bytes", "compute_cost")],
                [point[key] for key in ("peak_bytes", "compute_cost")],
            )
        table = self.solve(self.forward, "--frontier", folder).splitlines()
        self.assertEqual(len(table), 1 + len(points))
        self.assertRegex(table[1], r"^ +91  100\.0% +0\.00%  ")

    def test_a_time_limit_ends_planning_and_is_reported(self):
        result = json.loads(
            self.solve(
                self.forward,
                "--json",
                "--budget=80%",
                "--planner=search",
                "--effort=1000",
                "--time-limit=0.2",
                "--trace",
                self.path("trace.csv"),
            )
        )
        self.assertTrue(result["feasible"] and result["stopped"])
        self.assertLess(result["seconds"], 20)  # An effort of 1000 takes minutes.
        with open(self.path("trace.csv"), encoding="utf-8") as f:
            lines = f.read().splitlines()
        self.assertEqual(lines[0], "seconds,moves,overhead")
        rows = [[float(cell) for cell in line.split(",")] for line in lines[1:]]
        self.assertAlmostEqual(rows[-1][2], result["overhead"], places=5)
        self.assertEqual([row[0] for row in rows], sorted(row[0] for row in rows))
        self.assertEqual([row[2] for row in rows], sorted((row[2] for row in rows), reverse=True))
        unlimited = json.loads(self.solve(self.forward, "--json", "--budget=80%"))
        self.assertNotIn("stopped", unlimited)

    def test_a_time_limit_alone_is_used_up(self):
        graph = chain_graph(8)
        for i, one in enumerate(graph["nodes"]):
            one["cost"], graph["tensors"][i + 1]["bytes"] = 1 + i * i % 7, 5 + i * i % 11
        path = self.write("long.json", graph)
        ask = "--json", "--budget=70%", "--planner=search"
        usual = json.loads(self.solve(path, *ask))
        limited = json.loads(self.solve(path, *ask, f"--time-limit={0.5 + 8 * usual['seconds']:.3f}s"))
        self.assertNotIn("effort", usual)
        self.assertGreater(limited["moves"], usual["moves"])
        self.assertLessEqual(limited["compute_cost"], usual["compute_cost"])
        if "stopped" not in limited:  # The effort that the result names gives this plan again.
            again = json.loads(self.solve(path, *ask, f"--effort={limited['effort']}"))
            for key in "compute_cost", "peak_bytes":
                self.assertEqual(limited[key], again[key])
        self.assertIn(", effort ", self.solve(path, *ask[1:], "--time-limit=0.2"))
        # More effort changes nothing for `keep-all`, because it ends long before the limit.
        self.assertEqual(json.loads(self.solve(path, "--json", "--planner=keep-all", "--time-limit=900"))["effort"], 1)
        for wrong in "10m", "", "s", "0", "-1", "1e99":
            self.assertIn("--time-limit", self.solve(path, f"--time-limit={wrong}", code=2))

    def test_same_input_same_plan(self):
        texts = []
        for name in ("one.json", "two.json"):
            self.solve(self.forward, "--budget=min", "--plan-out", self.path(name))
            with open(self.path(name), encoding="utf-8") as f:
                texts.append(f.read())
        self.assertEqual(texts[0], texts[1])

    def test_the_number_of_threads_does_not_show_in_a_plan(self):
        texts = set()
        for threads in ("1", "2", "7"):
            plan = self.path(threads)
            self.solve(self.forward, "--planner=search", "--budget=70%", "--plan-out", plan, "--threads", threads)
            with open(plan, encoding="utf-8") as f:
                texts.add(f.read())
        self.assertEqual(len(texts), 1)

    def test_infeasible_budget_says_what_would_do(self):
        plan = self.path("plan.json")
        done = subprocess.run(
            [PROGRAM, self.forward, "--planner=keep-all", "--budget=30", "--plan-out", plan],
            capture_output=True,
            text=True,
        )
        self.assertEqual(done.returncode, 1)
        self.assertIn("cannot meet the budget of 30 bytes", done.stderr)
        self.assertIn("the smallest budget that it reached is 91 bytes", done.stderr)
        self.assertIn("no plan needs less than 40 bytes, for node 9 'backward(f6)' with tensor", done.stderr)
        self.assertIn("none of these counts the 101 bytes of resident tensors", done.stderr)
        self.assertIn("give at least that much", done.stderr)
        self.assertIn("30 bytes, not met", done.stdout)
        self.assertFalse(os.path.exists(plan))
        again = subprocess.run(
            [PROGRAM, self.forward, "--planner=keep-all", "--budget=90", "--json"], capture_output=True, text=True
        )
        self.assertEqual(again.returncode, 1)
        self.assertFalse(json.loads(again.stdout)["feasible"])
        self.assertIn("give a larger budget, or try another planner", again.stderr)

    def test_summary_is_aligned(self):
        lines = self.solve(self.forward, "--planner=keep-all", "--budget=1KiB").splitlines()
        columns = {line.index(line.split("  ")[-1].strip()) for line in lines}
        self.assertEqual(len(columns), 1, lines)
        self.assertIn("budget       1024 bytes (1.0 kB), met", lines)
        self.assertIn("peak         91 bytes, 100.0% of keeping all", lines)

    def test_a_gap_is_shown_where_a_planner_states_one(self):
        result = json.loads(self.solve(self.forward, "--json", "--planner=lower-set-exact"))
        self.assertEqual(result["gap"], 0)
        self.assertRegex(
            result["gap_of"],
            r"recomputation \(Kusumoto 2019, Eq. 1\) .* within [0-9]+ bytes \(Eq. 2\); .* B\* = [0-9]+ bytes on$",
        )
        lines = self.solve(self.forward, "--planner=lower-set-exact").splitlines()
        self.assertIn("gap          at most 0 to the " + result["gap_of"], lines)
        self.assertNotIn("gap", json.loads(self.solve(self.forward, "--json", "--planner=lower-set-approx")))

    def test_the_objective_is_the_users(self):
        def said(objective):
            return json.loads(
                self.solve(self.forward, "--json", "--planner=lower-set-exact", f"--objective={objective}")
            )["gap_of"]

        self.assertRegex(said("time"), "^least recomputation")
        self.assertRegex(said("memory"), "^most recomputation")
        message = self.solve(self.forward, "--objective=space", code=2)
        self.assertIn("unknown objective 'space': expected 'time' or 'memory'", message)

    def test_hybrid_copies_and_says_what_bounds_it(self):
        # A copy of 10 bytes takes 1, which is half of a node's time.
        link = ["--d2h=10", "--h2d=10"]
        args = [self.forward, "--planner=hybrid", "--budget=60%", "--effort=0.1", *link]
        plan = self.path("plan.json")
        result = json.loads(self.solve(*args, "--json", "--plan-out", plan))
        self.assertGreater(result["swapped_out_bytes"], 0)
        # The bound for plans that only compute does not hold for plans with copies.
        self.assertNotIn("lower_bound_cost", result)
        self.assertLessEqual(result["lower_bound_makespan"], result["makespan"])
        self.assertGreaterEqual(result["lower_bound_makespan"], result["base_cost"])
        judged = json.loads(self.solve(self.forward, "--simulate", plan, *link))
        self.assertEqual(judged["makespan"], result["makespan"])
        self.assertIn("no plan takes less time", self.solve(*args))
        self.assertIn("both directions", self.solve(self.forward, "--planner=hybrid", code=2))

    def test_the_host_limit_says_which_plans_there_are(self):
        args = [self.forward, "--planner=offload-greedy", "--d2h=10", "--h2d=10"]
        free = json.loads(self.solve(*args, "--budget=60%", "--json"))
        self.assertGreater(free["host_peak_bytes"], 9)
        limited = json.loads(self.solve(*args, "--host-limit=20", "--json"))
        self.assertEqual(limited["host_peak_bytes"], 20)
        done = subprocess.run([PROGRAM, *args, "--budget=60%", "--host-limit=9"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 1)
        self.assertIn("copies on the host were limited to 9 bytes", done.stderr)

    def test_the_host_limit_holds_on_the_frontier(self):
        args = [self.forward, "--planner=offload-greedy", "--d2h=10", "--h2d=10", "--json", "--frontier"]
        most = {}
        for limit in (20, 1000):
            points = json.loads(self.solve(*args, self.path(str(limit)), f"--host-limit={limit}"))
            judged = [
                json.loads(self.solve(self.forward, "--simulate", point["plan"], "--d2h=10", "--h2d=10"))
                for point in points
            ]
            most[limit] = max(result["host_peak_bytes"] for result in judged)
        self.assertEqual(most[20], 20)
        self.assertGreater(most[1000], 20)

    def test_tensors_are_split_for_partial_offload(self):
        self.solve(self.forward, "--expand", "--partial-offload=2", "-o", self.path("halves.json"))
        with open(self.path("halves.json"), encoding="utf-8") as f:
            halves = json.load(f)
        sizes = {t["name"]: t["bytes"] for t in halves["tensors"]}
        self.assertEqual((sizes["a0[0/2]"], sizes["a0[1/2]"], sizes["x"], sizes["a7"]), (5, 5, 100, 1))
        args = ["--planner=offload-greedy", "--d2h=1", "--h2d=1", "--budget=75%"]
        whole = json.loads(self.solve(self.forward, *args, "--json"))
        plan = self.path("plan.json")
        split = json.loads(self.solve(self.forward, *args, "--json", "--partial-offload=2", "--plan-out", plan))
        self.assertLess(split["makespan"], whole["makespan"])
        judged = json.loads(self.solve(self.path("halves.json"), "--simulate", plan, "--d2h=1", "--h2d=1"))
        self.assertEqual(judged["makespan"], split["makespan"])
        # A training graph can be split, too. A split alone is no reason to expand a graph.
        self.assertEqual(
            len(json.loads(self.solve(self.path("halves.json"), "--expand", "--partial-offload=5"))["nodes"]), 16
        )

    def test_allocations_before_the_run(self):
        graph = chain_graph(4)
        graph.pop("training")
        for node in graph["nodes"]:
            node["in_place"] = [[node["inputs"][0], node["outputs"][0]]] if node["inputs"] != [0] else []
        graph["nodes"][2]["inputs"].append(1)  # a1 can then not take the place of a0.
        path = self.write("chain.json", graph)
        found = json.loads(self.solve(path, "--allocate", "--json"))
        self.assertEqual([f["bytes"] for f in found], [31, 20, 20])
        self.assertEqual([f["allocations"] for f in found], [4, 2, 2])
        self.assertIn("sharing in place: 20 bytes in 2 allocations\n", self.solve(path, "--allocate"))
        self.assertIn("--budget excludes --allocate", self.solve(path, "--allocate", "--budget", "min", code=2))

    def test_allocations_of_a_plan(self):
        plan = self.path("plan.json")
        self.solve(self.forward, "--planner=recompute-all", "--plan-out", plan)
        alone, planned = (
            json.loads(self.solve(self.forward, "--allocate", "--json", *of))[2]["bytes"]
            for of in ((), ("--simulate", plan))
        )
        self.assertLess(planned, alone)
        broken = self.write("broken.json", {"version": 1, "steps": []})
        message = self.solve(self.forward, "--allocate", "--simulate", broken, code=2)
        self.assertIn("broken.json: the plan is not valid; --simulate alone says why", message)

    def test_strategies_of_a_chain(self):
        # Ten vertices have one byte each. Eq. 2 is 2 |V_i| + |U_i-1| plus the vertices that the boundary feeds.
        graph = {**chain_graph(10), "loss": 10}
        for tensor in graph["tensors"]:
            tensor["bytes"] = 1
        path = self.write("chain.json", graph)
        found = json.loads(self.solve(path, "--strategies", "--json"))
        self.assertEqual(found["smallest_budget_bytes"], 7)
        least = [row["least_overhead"] for row in found["strategies"]]
        self.assertEqual(least, sorted(least, reverse=True))
        self.assertIn("B*, the smallest budget with a strategy: 7 bytes", self.solve(path, "--strategies"))

    def test_heuristics_on_a_chain(self):
        def ask(rate, limits):
            link = "--d2h", str(rate), "--h2d", str(rate), "--half-duplex"
            return json.loads(self.solve(self.forward, "--chain", str(limits), *link, "--json"))

        slow = ask(1, 3)
        self.assertEqual((slow["layers"], slow["compute_cost"]), (8, 32))
        least, _, peak = (limit["bytes"] for limit in slow["limits"])
        # The bound is the time in which the bytes above the limit leave and come back, or the time of all nodes.
        for limit in slow["limits"]:
            self.assertEqual(limit["bound"], max(32, 2 * (peak - limit["bytes"])))
            for name, makespan in limit["makespans"].items():
                self.assertGreaterEqual(makespan or limit["bound"], limit["bound"], name)
        self.assertEqual(set(slow["limits"][2]["makespans"].values()), {32})
        self.assertIsNone(slow["limits"][0]["makespans"]["tflms"])
        self.assertGreater(slow["limits"][0]["makespans"]["greedy"], 2 * (peak - least))
        self.assertTrue(all(limit["makespans"]["greedy"] < 32.01 for limit in ask(1e6, 5)["limits"]))
        text = self.solve(self.forward, "--chain=2", "--d2h=1", "--h2d=1")
        self.assertIn("chain of 8 layers, which compute for 32\n", text)
        self.assertIn("tflms does not fit\n", text)
        self.assertIn("--chain needs the link's bandwidth", self.solve(self.forward, "--chain=2", code=2))
        self.assertIn("--chain", self.solve(self.forward, "--chain=0", "--d2h=1", "--h2d=1", code=2))
        loss = self.write("none.json", {"version": 1, "tensors": [{"bytes": 4}], "nodes": [], "outputs": []})
        self.assertIn("loss", self.solve(loss, "--chain=2", "--d2h=1", "--h2d=1", code=2))

    def test_simulate_exit_codes(self):
        graph = self.write(
            "g.json",
            {"version": 1, "tensors": [{"bytes": 4}], "nodes": [{"inputs": [], "outputs": [0]}], "outputs": [0]},
        )
        plan = self.write("p.json", {"version": 1, "steps": [{"compute": 0}]})
        self.assertTrue(json.loads(self.solve(graph, "--simulate", plan))["valid"])

        def refused(*args):
            done = subprocess.run([PROGRAM, graph, *args], capture_output=True, text=True)
            self.assertEqual(done.returncode, 1, done.stderr)
            return json.loads(done.stdout)["errors"]

        empty = self.write("e.json", {"version": 1, "steps": []})
        self.assertIn("node 0: the node is never computed", refused("--simulate", empty))
        self.assertEqual(refused("--simulate", plan, "--budget=3"), ["step 0: the peak exceeds the budget"])
        self.assertIn(
            "steps: expected a list, found null",
            self.solve(graph, "--simulate", self.write("b.json", {"version": 1, "steps": None}), code=2),
        )
        self.assertIn("cannot read", self.solve(graph, "--simulate", self.path("none.json"), code=2))
        swap = self.write(
            "s.json", {"version": 1, "steps": [{"compute": 0}, {"swap_out": 0}, {"wait_out": 0}, {"swap_in": 0}]}
        )
        # The copy out takes 1 + 4 / 2 = 3 and stalls. The copy in takes 1 + 4 / 4 = 2 and stalls at the end.
        link = ["--d2h=2", "--h2d=4", "--latency=1"]
        self.assertEqual(json.loads(self.solve(graph, "--simulate", swap, *link))["makespan"], 5)
        self.assertEqual(refused("--simulate", swap, "--host-limit=3"), ["the host copies exceed the host limit"])

    def test_the_trace_has_the_simulated_times(self):
        graph = self.write(
            "g.json",
            {
                "version": 1,
                "tensors": [{"name": "a", "bytes": 4}, {"name": "b", "bytes": 4}],
                "nodes": [
                    {"name": "f", "cost": 2, "inputs": [], "outputs": [0]},
                    {"name": "g", "cost": 3, "inputs": [0], "outputs": [1]},
                ],
                "outputs": [1],
            },
        )
        plan = self.write(
            "p.json",
            {"version": 1, "steps": [{"compute": 0}, {"swap_out": 0}, {"wait_out": 0}, {"swap_in": 0}, {"compute": 1}]},
        )
        trace = self.path("trace.json")
        judged = json.loads(
            self.solve(graph, "--simulate", plan, "--d2h=2", "--h2d=4", "--latency=1", "--chrome-trace", trace)
        )
        with open(trace, encoding="utf-8") as file:
            events = json.load(file)["traceEvents"]
        self.assertEqual(
            [e["args"]["name"] for e in events if e["ph"] == "M"], ["simulated", "compute", "copies out", "copies in"]
        )
        ops = [e for e in events if e["ph"] == "X"]
        self.assertEqual(max(e["ts"] + e["dur"] for e in ops), judged["makespan"] * 1e6)
        waits = [e for e in ops if e["name"].startswith("wait for ")]
        self.assertEqual([e["tid"] for e in ops], [0, 1, 0, 2, 0])
        self.assertEqual(len(waits), 1)
        # The first node, its copy, and the wait for this copy come first. The other copy follows.
        self.assertEqual(ops[1]["ts"], ops[0]["dur"])
        self.assertEqual(waits[0]["dur"], ops[1]["dur"])
        self.assertEqual(ops[3]["ts"], ops[1]["ts"] + ops[1]["dur"])
        self.assertIn("--simulate", self.solve(graph, "--chrome-trace", trace, code=2))

    def test_bound_of_plans_that_only_copy(self):
        # The graph is that of OffloadBoundTest.cpp: the tensor a (40 bytes) is on the host while b (50 bytes) is made
        # and read.
        graph = self.write(
            "w.json",
            {
                "version": 1,
                "outputs": [4],
                "tensors": [{"bytes": size} for size in (8, 40, 50, 0, 10)],
                "nodes": [
                    {"cost": 4, "inputs": inputs, "outputs": [n + 1]}
                    for n, inputs in enumerate(([0], [0], [2], [1, 3]))
                ],
            },
        )
        link = ["--planner=keep-all", "--d2h=10", "--h2d=10"]
        for budget, bound, words in (
            ("60", 19, "bound copying at least 19: no plan in program order"),
            ("90", 16, "bound copying at least 16: no plan in program order"),
            ("49", None, "bound copying no plan in program order without recomputation meets"),
        ):
            code = 0 if budget == "90" else 1
            result = self.solve(graph, "--json", f"--budget={budget}", *link, code=code)
            self.assertEqual(json.loads(result).get("lower_bound_copying"), bound)
            summary = self.solve(graph, f"--budget={budget}", *link, code=code)
            self.assertIn(words, " ".join(summary.split()))
        self.assertNotIn("bound copying", self.solve(graph, "--planner=keep-all", "--budget=90"))

    def test_the_example_of_the_documentation(self):
        with open(FORMATS, encoding="utf-8") as f:
            texts = re.findall(r"```json\n(.*?)```", f.read(), re.DOTALL)
        graph, plan = (self.write(name, json.loads(text)) for name, text in zip(("g.json", "p.json"), texts))
        result = json.loads(self.solve(graph, "--simulate", plan, "--d2h=200", "--h2d=200", "--timeline"))
        # These are the examples at the ends of "Memory" and "Time" in docs/reference/Formats.md.
        self.assertEqual((result["peak_bytes"], result["peak_step"], result["resident_bytes"]), (400, 0, 2000))
        self.assertEqual((result["makespan"], result["stall"], result["overhead"]), (15, 4, 0))
        self.assertEqual(json.loads(self.solve(graph, "--json"))["lower_bound_bytes"], 400)

    def test_wrong_options(self):
        for args, message in [
            ([], "GRAPH.json is required"),
            (["--budget=0"], "it must be above zero"),
            (["--budget=abc"], "expected bytes such as"),
            (["--budget=9KB"], "unknown unit"),
            (["--budget="], "--budget"),
            (["--planner=none-such"], "keep-all"),
            (["--d2h=0"], "--d2h"),
            (["--h2d=nan"], "--h2d"),
            (["--latency=-1"], "--latency"),
            (["--effort=0"], "--effort"),
            (["--host-limit=40%"], "expected bytes such as"),
            (["--partial-offload=0"], "--partial-offload"),
            (["--timeline"], "--simulate"),
            (["-o", "x"], "--expand"),
            (["--none-such"], "--none-such"),
            (["second-graph.json"], "second-graph.json"),
        ]:
            graph = [self.forward] if args else []
            self.assertIn(message, self.solve(*graph, *args, code=2), args)
        self.assertIn("No such file", self.solve(self.path("none.json"), code=2))
        self.assertIn("Is a directory", self.solve(self.folder.name, code=2))

    def test_lists_planners_and_help(self):
        listed = self.solve("--list-planners")
        self.assertTrue(listed.startswith("keep-all"))
        self.assertIn("\nauto ", listed)
        self.assertIn("docs/reference/Formats.md", self.solve("--help"))

    def test_output_that_cannot_be_written(self):
        message = self.solve(self.forward, "--expand", "-o", self.path("no/such/folder"), code=2)
        self.assertIn("No such file or directory", message)
        with open("/dev/full", "w") as full:
            done = subprocess.run([PROGRAM, self.forward, "--expand"], stdout=full, stderr=subprocess.PIPE, text=True)
        self.assertEqual(done.returncode, 2)
        self.assertIn("cannot write to standard output", done.stderr)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
