#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares remat-prove with `exact`, with the simulator and with the bound on the cost.

    test_prove.py path/to/remat-solve

If cbc is not installed, the test exits with 77, which ctest takes as skipped.
"""

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
PROVE = os.path.join(HERE, "..", "..", "bench", "proofs", "remat-prove")
SOLVE = os.path.abspath(sys.argv[1])


def run(*command):
    return subprocess.run(command, capture_output=True, text=True)


def random_graph(seed):
    """Returns a graph of a few nodes that read earlier tensors, with several outputs, workspaces, owned inputs,
    in_place pairs that compete, and marks.
    """
    rng = random.Random(seed)
    tensors = [{"bytes": rng.randint(1, 9), "owned": rng.random() < 0.3} for _ in range(rng.randint(1, 2))]
    nodes = []
    for _ in range(rng.randint(4, 9)):
        recent = range(max(0, len(tensors) - 3), len(tensors))
        inputs = sorted(
            {
                rng.choice(recent) if rng.random() < 0.7 else rng.randrange(len(tensors))
                for _ in range(rng.randint(1, 2))
            }
        )
        outputs = []
        for _ in range(rng.choice([1, 1, 1, 2])):
            outputs.append(len(tensors))
            tensors.append({"bytes": rng.randint(0, 9), "policy": "keep" if rng.random() < 0.03 else "any"})
        pairs = [[a, b] for a in inputs for b in outputs if tensors[b]["bytes"] <= tensors[a]["bytes"]]
        nodes.append(
            {
                "cost": rng.randint(0, 9),
                "inputs": inputs,
                "outputs": outputs,
                "workspace": rng.choice([0, 0, 0, 5]),
                "in_place": pairs if rng.random() < 0.5 else [],
                "recompute": "never" if rng.random() < 0.1 else "allowed",
            }
        )
    wanted = sorted({len(tensors) - 1, rng.randrange(len(tensors))})
    return {"version": 1, "tensors": tensors, "nodes": nodes, "outputs": wanted}


def chain(seed, length):
    """Returns the forward graph of a chain. In the chain's training step, each node reads the result of the node
    before."""
    rng = random.Random(seed)
    tensors = [{"bytes": rng.randint(1, 9)} for _ in range(length + 1)]
    nodes = [
        {
            "cost": rng.randint(1, 9),
            "inputs": [i],
            "outputs": [i + 1],
            "backward_needs": rng.choice(["inputs", "output", "both"]),
        }
        for i in range(length)
    ]
    return {"version": 1, "training": False, "tensors": tensors, "nodes": nodes, "outputs": [length]}


def two_values():
    """a (3 bytes, cost 2) and b (4 bytes, cost 3) are read at the end, and w needs 5 bytes in addition to them. Within
    9 bytes one of them must be dropped and made again.
    """
    nodes = [
        {"cost": 2, "inputs": [], "outputs": [0]},
        {"cost": 3, "inputs": [], "outputs": [1]},
        {"cost": 1, "inputs": [], "outputs": [2], "workspace": 5},
        {"cost": 1, "inputs": [0, 1, 2], "outputs": [3]},
    ]
    return {"version": 1, "tensors": [{"bytes": size} for size in (3, 4, 0, 1)], "nodes": nodes, "outputs": [3]}


class Prove(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.tight = 0  # The number of cases in which several moments give a higher bound than one moment.
        names = ("graph.json", "plan.json", "given.json")
        self.graph, self.plan, self.given = (os.path.join(folder.name, name) for name in names)

    def write(self, graph):
        with open(self.graph, "w", encoding="utf-8") as file:
            json.dump(graph, file)

    def prove(self, budget):
        done = run(PROVE, self.graph, "--budget", str(budget), "--json", "--solve", SOLVE, "--plan-out", self.plan)
        self.assertIn(done.returncode, (0, 1), done.stderr)
        return json.loads(done.stdout)

    def bound(self, budget, moments, *more):
        done = run(
            PROVE, self.graph, "--budget", str(budget), "--moments", str(moments), "--json", "--solve", SOLVE, *more
        )
        self.assertIn(done.returncode, (0, 1), done.stderr)
        return json.loads(done.stdout)

    def planned(self, planner, budget):
        return json.loads(run(SOLVE, self.graph, "--planner", planner, "--budget", str(budget), "--json").stdout)

    def budgets(self):
        """Returns rising budgets. The first budget is the lower bound of every plan, and within the last budget nearly
        everything fits."""
        most = self.planned("keep-all", "100%")
        low, high = most["lower_bound_bytes"], most["baseline_peak_bytes"]
        return sorted({low, (low + high) // 2, max(low, high - 1)})

    def check(self, budget):
        """Returns the proven and the exact cost, or None for both if there is no plan."""
        exact, proven = self.planned("exact", budget), self.prove(budget)
        best = exact["compute_cost"] if exact["feasible"] else None
        bounds = [self.bound(budget, moments) for moments in (1, 3, 100)]
        if proven["status"] == "infeasible":
            return None, best
        for bound in bounds:
            self.assertEqual(bound["status"], "bound")
            self.assertLessEqual(bound["bound"], proven["cost"] + 1e-9)
        self.tight += bounds[-1]["bound"] > bounds[0]["bound"] + 1e-3
        self.assertEqual(proven["status"], "optimal")
        self.assertIsNotNone(best, "exact finds nothing")
        self.assertGreaterEqual(proven["cost"], best - 1e-9)
        self.assertGreaterEqual(proven["cost"], exact["lower_bound_cost"] - 1e-9)
        simulated = json.loads(run(SOLVE, self.graph, "--simulate", self.plan, "--budget", str(budget)).stdout)
        self.assertTrue(simulated["valid"], simulated)
        self.assertEqual(simulated["compute_cost"], proven["cost"])
        self.assertLessEqual(simulated["peak_bytes"], budget)
        return proven["cost"], best

    def test_random_graphs(self):
        solved = equal = 0
        for seed in range(1, 15):
            self.write(random_graph(seed))
            for budget in self.budgets()[-2:]:
                with self.subTest(seed=seed, budget=budget):
                    cost, best = self.check(budget)
                    solved += cost is not None
                    equal += cost is not None and abs(cost - best) < 1e-9
        print(f"random graphs: {solved} solved, {equal} of them as cheap as in any order", file=sys.stderr)
        self.assertGreater(solved, 10)
        self.assertGreater(equal, 5)

    def test_chains_have_one_order(self):
        for seed in range(1, 6):
            self.write(chain(seed, 5))
            for budget in self.budgets():
                with self.subTest(seed=seed, budget=budget):
                    cost, best = self.check(budget)
                    self.assertEqual(cost, best)
        self.assertGreater(self.tight, 2)

    def test_several_moments_bound_a_larger_graph(self):
        self.write(chain(3, 60))  # A training step of 120 nodes.
        planned = self.planned("search", "18%")
        one, several = self.bound("18%", 1)["bound"], self.bound("18%", 8)["bound"]
        self.assertGreater(several, one + 5)
        self.assertGreater(several, planned["lower_bound_cost"])
        self.assertLessEqual(several, planned["compute_cost"])
        # A tensor that is held over a moment must exist before it. Without this rule the program would say 572.
        self.write(chain(2, 40))
        self.assertEqual(self.bound("18%", 8)["bound"], 583)
        self.assertLessEqual(583, self.planned("search", "18%")["compute_cost"])
        done = run(PROVE, self.graph, "--budget", "18%", "--moments", "8", "--solve", SOLVE)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertRegex(done.stdout, r"bound +[0-9.]+, [0-9.]+% above every node once, by 8 moments")
        self.assertIn("of all plans with first runs in program order\n", done.stdout)

    def around(self, budget, steps, *more):
        """Runs remat-prove for the best plan near a given plan."""
        with open(self.given, "w", encoding="utf-8") as file:
            json.dump({"version": 1, "steps": steps}, file)
        return run(PROVE, self.graph, "--budget", str(budget), "--around", self.given, "--solve", SOLVE, *more)

    def exact_plan(self, budget):
        """Returns the steps and the cost of the plan of `exact`."""
        done = run(SOLVE, self.graph, "--planner", "exact", "--budget", str(budget), "--json", "--plan-out", self.plan)
        with open(self.plan, encoding="utf-8") as file:
            return json.load(file)["steps"], json.loads(done.stdout)["compute_cost"]

    def test_around_plans_of_smaller_budgets(self):
        """The cheapest plan is the best plan near itself. Near the plan of a smaller budget, there is mostly a better
        plan."""
        better = equal = 0
        for seed in range(1, 11):
            self.write(random_graph(seed) if seed % 2 else chain(seed, 5))
            feasible = [budget for budget in self.budgets() if self.planned("exact", budget)["feasible"]]
            budget = feasible[-1]
            costly, cost = self.exact_plan(feasible[0])
            cheap, best = self.exact_plan(budget)
            costs = []
            for steps, most in (costly, cost), (cheap, best):
                with self.subTest(seed=seed, budget=budget, given=most):
                    done = self.around(budget, steps, "--json", "--plan-out", self.plan)
                    self.assertEqual(done.returncode, 0, done.stderr)
                    found = json.loads(done.stdout)
                    costs.append(found["cost"])
                    self.assertEqual((found["status"], found["given_cost"]), ("optimal", most))
                    self.assertLessEqual(found["cost"], most)
                    self.assertGreaterEqual(found["cost"], best)
                    simulated = json.loads(run(SOLVE, self.graph, "--simulate", self.plan).stdout)
                    self.assertTrue(simulated["valid"], simulated)
                    self.assertEqual(simulated["compute_cost"], found["cost"])
                    self.assertLessEqual(simulated["peak_bytes"], budget)
            better += cost > best
            equal += cost > best and costs[0] == best
        print(f"{better} plans cost more than the best; around {equal} of them is a best one", file=sys.stderr)
        self.assertGreater(better, 3)
        self.assertGreater(equal, 2)

    def test_around_by_hand(self):
        """The given plan runs node b again, but to run node a again is enough."""
        graph = two_values()
        self.write(graph)
        steps = [{"compute": n} for n in (0, 1, 2, 1, 3)]
        done = self.around(9, steps)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertRegex(done.stdout, r"given +10, 42.86% above every node once, peak 8 bytes\n")
        self.assertRegex(done.stdout, r"optimum +9, 28.57% above every node once, peak 9 bytes\n")
        self.assertIn("of all plans with first runs as given", done.stdout)
        self.assertRegex(self.around(12, steps).stdout, r"optimum +7,")
        graph["nodes"][0]["recompute"] = "never"
        self.write(graph)
        self.assertRegex(self.around(9, steps).stdout, r"optimum +10,")
        done = self.around(4, steps)
        self.assertEqual(done.returncode, 1)
        self.assertIn("no plan around the given one meets the budget", done.stdout)
        invalid = self.around(9, steps[1:])
        self.assertEqual(invalid.returncode, 2)
        self.assertRegex(invalid.stderr, r"given.json: .*")
        copies = [*steps[:1], {"swap_out": 0}, {"wait_out": 0}, *steps[1:4], {"swap_in": 0}, steps[4]]
        copying = self.around(9, copies)
        self.assertEqual(copying.returncode, 2)
        self.assertIn("copies to the host", copying.stderr)

    def test_around_makes_inputs_again(self):
        """c (4 bytes, cost 5) runs again in the plan, since w leaves room for one value. It would be enough to run b
        (cost 1) again, together with a (cost 1), from which b is made.
        """
        sizes = [4, 4, 4, 0, 1]
        nodes = [
            {"cost": 1, "inputs": [], "outputs": [0]},
            {"cost": 1, "inputs": [0], "outputs": [1]},
            {"cost": 5, "inputs": [], "outputs": [2]},
            {"cost": 1, "inputs": [], "outputs": [3], "workspace": 9},
            {"cost": 1, "inputs": [1, 3], "outputs": []},
            {"cost": 1, "inputs": [2], "outputs": [4]},
        ]
        self.write({"version": 1, "tensors": [{"bytes": size} for size in sizes], "nodes": nodes, "outputs": [4]})
        done = self.around(13, [{"compute": n} for n in (0, 1, 2, 3, 4, 2, 5)])
        self.assertRegex(done.stdout, r"given +15,.*\noptimum +12,")

    def test_moments_by_hand(self):
        self.write(two_values())
        self.assertEqual(self.bound(12, 1)["bound"], 7)
        self.assertEqual(self.bound(9, 1)["bound"], 9)
        # The budget is one byte less than tensors a and b need together. A third of the node that makes tensor a must
        # run again. This cost of 2/3 is rounded up to a whole cost.
        self.assertEqual(self.bound(11, 1)["bound"], 8)
        self.assertEqual(self.bound(4, 1)["status"], "infeasible")

    def test_an_input_that_lives_on_gives_no_storage(self):
        # A: -> a (4, cost 3), P: a -> p (4) in place with workspace 1, Q: p -> q (0), R: a, q -> r (1). If tensor a
        # dies, P needs 5, and A runs again for 3. If tensor a waits for R, P needs 9.
        sizes = [4, 4, 0, 1]
        nodes = [
            {"cost": 3, "inputs": [], "outputs": [0]},
            {"cost": 1, "inputs": [0], "outputs": [1], "workspace": 1, "in_place": [[0, 1]]},
            {"cost": 1, "inputs": [1], "outputs": [2]},
            {"cost": 1, "inputs": [0, 2], "outputs": [3]},
        ]
        self.write({"version": 1, "tensors": [{"bytes": size} for size in sizes], "nodes": nodes, "outputs": [3]})
        self.assertEqual(self.check(9), (6, 6))
        self.assertEqual(self.check(8), (9, 9))
        # P takes 5 bytes, so 3 bytes are left. If tensor a is held, p takes 4 bytes. A quarter of A must run again, and
        # costs are whole, so all of A does.
        self.assertEqual(self.bound(8, 1)["bound"], 9)

    def test_pairs_are_tried_in_the_order_of_the_file(self):
        # a (4) gives its storage to b (1) or to c (4). The other output then takes 4 bytes or 1 byte.
        for pairs, peak in ([[0, 1], [0, 2]], 8), ([[0, 2], [0, 1]], 5):
            self.write(
                {
                    "version": 1,
                    "tensors": [{"bytes": 4, "owned": True}, {"bytes": 1}, {"bytes": 4}],
                    "nodes": [{"cost": 1, "inputs": [0], "outputs": [1, 2], "in_place": pairs}],
                    "outputs": [1],
                }
            )
            self.assertEqual(self.check(peak), (1, 1))
            self.assertEqual(self.check(peak - 1), (None, None))

    def test_an_infeasible_budget_is_said(self):
        self.write(chain(1, 4))
        done = run(PROVE, self.graph, "--budget", "1", "--solve", SOLVE)
        self.assertEqual(done.returncode, 1)
        self.assertIn("no plan that keeps program order meets the budget", done.stdout)

    def test_large_graphs_and_odd_budgets_are_refused(self):
        self.write(chain(1, 50))  # A training step of 100 nodes.
        done = run(PROVE, self.graph, "--budget", "50%", "--solve", SOLVE)
        self.assertEqual(done.returncode, 2)
        self.assertIn("the graph has 100 nodes", done.stderr)
        self.assertIn("--max-nodes", done.stderr)
        self.assertIn("--moments", done.stderr)
        self.assertIn("--around", done.stderr)
        self.write(chain(1, 2))
        done = run(PROVE, self.graph, "--budget", "min", "--solve", SOLVE)
        self.assertEqual(done.returncode, 2)
        self.assertIn("bytes or a percentage", done.stderr)


if __name__ == "__main__":
    if not shutil.which("cbc"):
        print("skipped: cbc is not there (package coinor-cbc)")
        sys.exit(77)
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
