#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One plan holds for all sizes up to the largest: the bits of eager PyTorch, and bytes that a dispatch mode counts.

    test_torch_sizes.py path/to/build/bin

Runs under .venv/torch (tools/setup torch) where that is there; it is skipped where this Python has no torch.
"""

import copy
import gc
import os
import sys
import unittest

import beginning

if __name__ == "__main__":
    beginning.run_under("torch", "torch")
HAS_TORCH = not beginning.missing("torch")
beginning.use_package(os.path.join(os.path.abspath(sys.argv[1]), "remat-opt"))

if HAS_TORCH:
    import torch
    from remat.asked import parse_budget
    from remat.torch.recorded import Seen
    from remat.torch.together import Record, Together, is_smaller
    from torch_counted import Counted
    from torch_steps import backend, begin


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Records(unittest.TestCase):
    def test_smaller_calls(self):
        calls = lambda *sizes: tuple(Seen(0, {}, (), {}, each) for each in sizes)  # noqa: E731
        self.assertTrue(is_smaller(calls((3, 2)), calls((3, 4))))
        for some, others in (((3, 4), (3, 4)), ((3, 5), (4, 4)), ((), ())):
            self.assertFalse(is_smaller(calls(some), calls(others)))

    def test_a_graph_in_the_place_of_another_has_its_records(self):
        together = Together(parse_budget(100, "budget"), 0)
        together.records = {(0, 1): Record((Seen(0, {1: 50}, (), {}), Seen(1, {}, (), {2: 7})), (), 4)}
        together.follow(1, 2, (256,), 2)
        self.assertEqual([*together.records], [(0, 1), (0, 2)])
        record = together.records[0, 2]
        self.assertEqual(
            (record.calls[0].held, record.calls[1].passed, record.calls[1].sizes), ({1: 100}, {2: 14}, (256,))
        )


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Sizes(unittest.TestCase):
    def setUp(self):
        begin(self)

    def held(self, budget, rows, dropout=0.1):
        """Returns the bytes that each step holds, and the backend. The gradients are those of eager PyTorch."""
        model = torch.nn.Sequential(
            torch.nn.Linear(16, 48),
            torch.nn.GELU(),
            torch.nn.Dropout(dropout),
            torch.nn.LayerNorm(48),
            torch.nn.Linear(48, 8),
        )
        ours, made, found = copy.deepcopy(model), backend(budget), []
        call = torch.compile(ours, backend=made)
        for number, size in enumerate(rows):
            x = torch.randn(size, 16)
            for network, run in ((ours, call), (model, model)):
                network.zero_grad()
                gc.collect()
                torch.manual_seed(number)
                with Counted([*network.parameters(), x]) as seen:
                    run(x).square().mean().backward()
                found += [seen.total] if network is ours else []
            for a, b in zip(ours.parameters(), model.parameters(), strict=True):
                self.assertTrue(torch.equal(a.grad, b.grad), size)
        return found, made

    def test_the_last_smaller_batch(self):
        before, _ = self.held(10_000_000, (256,))
        torch._dynamo.reset()
        budget = int(0.85 * before[0])
        found, made = self.held(budget, (256, 256, 100, 256, 60, 100))
        self.assertLessEqual(max(found[1:]), budget)
        self.assertGreater(max(found[1:]), 0.6 * budget)
        self.assertEqual([call.sizes for call in made.together.records[1,].calls], [(256,)])
        self.assertEqual(len(made.programs), 2)

    def test_a_larger_batch_is_planned_again(self):
        before, _ = self.held(10_000_000, (256,))
        torch._dynamo.reset()
        budget = int(0.85 * before[0])
        found, made = self.held(budget, (100, 120, 256, 256, 130))
        self.assertLessEqual(max(found[1:]), budget)
        self.assertEqual(len(made.programs), 2)

    def test_a_constant_of_a_graph_whose_sizes_vary(self):
        weight, made = torch.nn.Parameter(torch.ones(16)), backend("100%")
        step = torch.compile(lambda x: (x * torch.as_tensor([0.5] * 16) * weight).sum(), backend=made)
        for rows in (64, 40, 24):
            step(torch.randn(rows, 16)).backward()
        self.assertEqual(len(made.programs), 2)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
