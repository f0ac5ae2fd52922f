#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests that common training loops keep a budget. The rows are those of docs/results/TorchScenarios.md.

    test_torch_scenarios.py path/to/build/bin

The test runs the small rows, and all rows with REMAT_FULL=1. Rows of libraries need .venv/torch-scenarios (tools/setup
torch-scenarios), and the other rows need .venv/torch (tools/setup torch). A row is skipped if the Python lacks the
packages that the row needs."""

import os
import sys
import unittest

import beginning

if __name__ == "__main__":
    beginning.run_under("torch-scenarios", "torch", "transformers")
    beginning.run_under("torch", "torch")
HAS_TORCH = not beginning.missing("torch")
beginning.use_package(os.path.join(os.path.abspath(sys.argv[1]), "remat-opt"))
sys.path.insert(0, os.path.join(beginning.ROOT, "bench", "measure"))

if HAS_TORCH:
    import torch
    import torch_scenarios
    from scenario import Job, Row, Scenario, measure
    from scenarios import SCENARIOS


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Rows(unittest.TestCase):
    def test_rows(self):
        full = bool(os.environ.get("REMAT_FULL"))
        for scenario in SCENARIOS:
            if not full and not scenario.small:
                continue
            with self.subTest(scenario.name):
                lacking = torch_scenarios.missing(scenario)
                if lacking:
                    self.skipTest(f"{', '.join(lacking)} is not installed (tools/setup torch-scenarios)")
                row = measure(scenario)
                if scenario.limit:
                    self.assertIn(scenario.limit, row.result)
                else:
                    self.assertTrue(row.holds, torch_scenarios.text(row))

    def test_names_are_unique(self):
        names = [each.name for each in SCENARIOS]
        self.assertEqual(len(names), len(set(names)))
        self.assertGreaterEqual(len(names), 60)

    def test_small_rows_that_need_only_torch(self):
        self.assertGreaterEqual(sum(each.small and not each.needs for each in SCENARIOS), 10)


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Measured(unittest.TestCase):
    def job(self, step, by_loop=False):
        """Returns a row of a loop that computes its gradient by step(weight, x). `by_loop` means that the loop calls the step itself, as
        frameworks do.
        """

        def make(compiled):
            model = torch.nn.Linear(64, 1, bias=False)
            is_ours = compiled(step) is not step

            def run(x):
                step(model.weight, x, is_ours).backward()

            batches = tuple((torch.randn(64, 64),) for _ in range(2))

            def loop(counted):
                for batch in batches:
                    with counted(*batch):
                        run(*batch)

            return Job((model,), () if by_loop else batches, run, loop=loop if by_loop else None)

        return measure(Scenario("a row", make, share=1.0))

    def test_more_bytes_are_seen(self):
        def step(weight, x, is_ours):
            more = [x.exp() for _ in range(1 + is_ours)]
            return sum((each @ weight.t()).sum() for each in more) / len(more)

        row = self.job(step)
        self.assertGreaterEqual(row.held, row.asked + 64 * 64 * 4)
        self.assertFalse(row.holds)
        self.assertIn("more than the budget", row.result)

    def test_other_gradients_are_seen(self):
        row = self.job(lambda weight, x, is_ours: (x @ weight.t()).sum() * (1.01 if is_ours else 1.0))
        self.assertAlmostEqual(row.difference, 0.01, places=4)
        self.assertFalse(row.holds)

    def test_gradients_that_differ_by_rounding(self):
        """Eager PyTorch computes 2 y as 2 (y + 1e6) - 2e6."""

        def step(weight, x, is_ours):
            y = x @ weight.t()
            return y.square().sum() if is_ours else (y + 1e6).square().sum() - 2e6 * y.sum()

        row = self.job(step)
        self.assertGreater(row.difference, 1e-3)
        self.assertLess(row.difference, 2 * row.rounding)
        self.assertIn("(rounding ", torch_scenarios.text(row))
        self.assertNotIn("other gradients", row.result)

    def test_the_loop_of_a_framework(self):
        step = lambda weight, x, is_ours: (x @ weight.t()).square().sum()  # noqa: E731
        own, loop = self.job(step), self.job(step, by_loop=True)
        self.assertEqual((own.eager, own.held, own.difference), (loop.eager, loop.held, loop.difference))
        self.assertTrue(loop.seconds > 0 and loop.aot_eager > 0)

    def test_the_sentence_of_an_error_is_kept(self):
        def step(weight, x, is_ours):
            if is_ours:
                raise ValueError("no such thing")
            return (x @ weight.t()).sum()

        self.assertEqual(self.job(step).result, "refused: no such thing")

    def test_a_line_of_the_table(self):
        line = torch_scenarios.text(Row("a | b", 2_000_000, 1_500_000, 1_400_000, 3, seconds=1.25, aot_eager=0.5))
        self.assertEqual(line, "| a \\| b | 3 | 2.000 | 1.500 | 1.400 | the same bits | 1.2 (0.5) | holds |\n")

    def test_a_line_has_no_folder_of_this_machine(self):
        """The page is the same, whichever folders have the checkout and the installed packages."""
        files = (torch.nn.__file__, os.path.join(beginning.ROOT, "bench", "a.py"))
        line = torch_scenarios.text(Row("a", failed="; ".join(f'"{os.path.abspath(each)}", line 3' for each in files)))
        self.assertTrue(line.endswith('refused: "torch/nn/__init__.py", line 3; "bench/a.py", line 3 |\n'), line)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
