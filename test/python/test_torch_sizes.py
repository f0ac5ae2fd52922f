#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests that one plan serves all sizes up to the largest one: a step must have the bits of eager PyTorch, and a
dispatch mode counts its bytes.

    test_torch_sizes.py path/to/build/bin

The test runs under .venv/torch (tools/setup torch) if that exists. It is skipped if this Python has no torch.
"""

import copy
import gc
import os
import sys
import unittest
from unittest import mock

import beginning

if __name__ == "__main__":
    beginning.run_under("torch", "torch")
HAS_TORCH = not beginning.missing("torch")
beginning.use_package(os.path.join(os.path.abspath(sys.argv[1]), "remat-opt"))

import remat  # noqa: E402

if HAS_TORCH:
    import torch
    from remat.asked import parse_budget
    from remat.torch.fitted import Planner
    from remat.torch.recorded import Seen
    from remat.torch.sizes import are_smaller
    from remat.torch.step import Call
    from remat.torch.together import Record, Together
    from torch_counted import Counted
    from torch_steps import backend, begin


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Records(unittest.TestCase):
    def test_smaller_sizes(self):
        self.assertTrue(are_smaller([(3, 2)], [(3, 4)]))
        for some, others in (((3, 4), (3, 4)), ((3, 5), (4, 4)), ((), ()), ((1, 2), (3,))):
            self.assertFalse(are_smaller([some], [others]))

    def test_a_share_of_the_larger_step_holds_for_the_smaller_one(self):
        """Graphs 2 and 3 have smaller inputs than graphs 0 and 1."""
        steps = {(0, 1): (Call(0, 100, 100),), (2, 1): (Call(2, 10, 10),), (2, 4): (Call(2, 20, 20),)}
        for budget, sizes in (("50%", [200, 200, 20]), ("50% above the arguments", [250, 160, 30]), ("70B", [70] * 3)):
            together = Together(parse_budget(budget), 0)
            together.larger = {2: {0}, 3: {1}}
            self.assertEqual([*together.sizes(steps, dict(zip(steps, (400, 60, 40)))).values()], sizes)
        self.assertEqual({*Together(parse_budget("min"), 0).sizes(steps, dict.fromkeys(steps, 9)).values()}, {None})

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

    def held(self, budget, rows, dropout=0.1, loss=False, breaks=False, **options):
        """Returns the bytes that each step holds, and the backend. Checks the gradients against eager PyTorch. `loss`
        tells whether the loss is compiled, too. `breaks` tells whether the step has two graphs.
        """
        model = torch.nn.Sequential(
            torch.nn.Linear(16, 48),
            torch.nn.GELU(),
            torch.nn.Dropout(dropout),
            torch.nn.LayerNorm(48),
            torch.nn.Linear(48, 8),
        )
        ours, made, found = copy.deepcopy(model), backend(budget, **options), []

        def step(network):
            def call(x):
                y = network(x)
                if breaks:
                    torch._dynamo.graph_break()
                    y = network(torch.cat([y, y], 1))
                return y.square().mean()

            return call

        call = torch.compile(step(ours), backend=made) if loss else step(torch.compile(ours, backend=made))
        for number, size in enumerate(rows):
            x = torch.randn(size, 16)
            for network, run in ((ours, call), (model, step(model))):
                network.zero_grad()
                gc.collect()
                torch.manual_seed(number)
                with Counted([*network.parameters(), x]) as seen:
                    run(x).backward()
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

    def test_a_share_of_the_largest_batch_holds_for_a_batch_of_one_row(self):
        """torch.compile makes a separate graph for sizes of 1."""
        for loss in (False, True):
            before, _ = self.held("100%", (256, 256), loss=loss)
            torch._dynamo.reset()
            found, made = self.held("85%", (256, 256, 1, 256, 100, 1, 256), loss=loss)
            self.assertLessEqual(max(found[1:]), 0.85 * before[1])
            self.assertEqual([each.more_time > 0 for each in made.reports], [True, False, True])

    def test_a_larger_batch_is_planned_again(self):
        before, _ = self.held(10_000_000, (256,))
        torch._dynamo.reset()
        budget = int(0.85 * before[0])
        found, made = self.held(budget, (100, 120, 256, 256, 130))
        self.assertLessEqual(max(found[1:]), budget)
        self.assertEqual(len(made.programs), 2)

    def test_the_largest_batch_is_known_before_it_comes(self):
        for loss in (False, True):
            torch._dynamo.reset()
            before, _ = self.held(10_000_000, (256,), loss=loss)
            torch._dynamo.reset()
            budget = int(0.85 * before[0])
            with self.subTest(loss=loss), mock.patch.object(Planner, "at", autospec=True) as at:
                found, made = self.held(budget, (60, 100, 256, 130, 256), loss=loss, max_shape=[(9, 9), (256, 16)])
                at.assert_not_called()
                self.assertLessEqual(max(found), budget)
                self.assertEqual(len(made.programs), 2)
                self.assertEqual([each.more_time > 0 for each in made.reports], [False, True])
                self.assertEqual([dict(each.sizes) for each in made.programs][1].popitem()[1], 256)

    def test_the_largest_batch_of_two_graphs_is_known_before_it_comes(self):
        before, _ = self.held("100%", (256, 256), loss=True, breaks=True)
        budget = int(0.85 * max(before))
        for options in ({}, {"max_shape": (256, 16)}):
            torch._dynamo.reset()
            found, made = self.held(budget, (60, 100, 256, 130, 256), loss=True, breaks=True, **options)
            self.assertEqual(found[2] <= budget, bool(options))
            self.assertGreater(max(found), 0.8 * budget)
            self.assertEqual(len(made.programs), 4)

    def test_a_larger_batch_than_was_said_is_planned_again(self):
        before, _ = self.held(10_000_000, (256,))
        torch._dynamo.reset()
        budget = int(0.85 * before[0])
        found, made = self.held(budget, (60, 100, 256, 130), max_shape=(128, 16))
        self.assertLessEqual(max(found[1:]), budget)
        self.assertEqual(len(made.programs), 2)

    def test_no_input_has_the_shape(self):
        with self.assertWarnsRegex(
            remat.RematWarning, r"no input of a graph .* shape of max_shape \(\(256, 17\)\).*\(s.*, 16\)"
        ):
            self.held("100%", (60, 100), max_shape=(256, 17))
        for wrong in (17, (256, 0), [(4, 4), "x"], (True, 4), (2.0, 3)):
            with self.assertRaisesRegex(remat.RematError, "max_shape=.*: expected the largest shape"):
                backend("50%", max_shape=wrong)

    def test_a_constant_of_a_graph_whose_sizes_vary(self):
        weight, made = torch.nn.Parameter(torch.ones(16)), backend("100%")
        step = torch.compile(lambda x: (x * torch.as_tensor([0.5] * 16) * weight).sum(), backend=made)
        for rows in (64, 40, 24):
            step(torch.randn(rows, 16)).backward()
        self.assertEqual(len(made.programs), 2)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
