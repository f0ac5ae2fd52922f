#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests plan.contexts(), which uses PyTorch's own selective checkpointing within a budget. Eager PyTorch must hold
exactly the bytes that were counted on fake tensors, and have the same gradients.

    test_torch_contexts.py path/to/build/bin

The test runs under .venv/torch (tools/setup torch) if that exists. It is skipped if this Python has no torch.
"""

import os
import sys
import unittest

import beginning

if __name__ == "__main__":
    beginning.run_under("torch", "torch")
HAS_TORCH = not beginning.missing("torch")
beginning.use_package(os.path.join(os.path.abspath(sys.argv[1]), "remat-opt"))

import remat  # noqa: E402
import remat.torch  # noqa: E402

if HAS_TORCH:
    import torch
    import torch_ops
    from remat.torch.live import live_bytes
    from torch import nn
    from torch.nn import functional as F
    from torch.utils.checkpoint import checkpoint

    class Blocks(nn.Module):
        """A Transformer with dropout and with in-place writes. If `contexts` is set, each layer is checkpointed."""

        def __init__(self, layers=3):
            super().__init__()
            self.embedding = nn.Embedding(40, 32)
            self.blocks = nn.ModuleList(
                nn.TransformerEncoderLayer(32, 2, 64, dropout=0.2, batch_first=True) for _ in range(layers)
            )
            self.last = nn.Linear(32, 40)
            self.contexts = None

        def forward(self, tokens, labels):
            x = self.embedding(tokens)
            for block in self.blocks:
                if self.contexts is None:
                    x = block(x)
                else:
                    x = checkpoint(block, x, use_reentrant=False, context_fn=self.contexts)
            return F.cross_entropy(self.last(x).relu_().flatten(0, 1), labels.flatten())

    class Random(nn.Module):
        """Blocks of between(x) with linear layers around them."""

        class Block(nn.Module):
            def __init__(self, between):
                super().__init__()
                self.layers, self.between = nn.ModuleList(nn.Linear(32, 32) for _ in range(2)), between

            def forward(self, x):
                for layer in self.layers:
                    x = self.between(torch.tanh(layer(x)))
                return x

        def __init__(self, between):
            super().__init__()
            self.blocks = nn.ModuleList(self.Block(between) for _ in range(2))
            self.contexts = None

        def forward(self, x):
            for block in self.blocks:
                x = (
                    block(x)
                    if self.contexts is None
                    else checkpoint(block, x, use_reentrant=False, context_fn=self.contexts)
                )
            return x.square().mean()


def trained(model, inputs, contexts):
    """Returns (the bytes of all results of ops, the gradients) of a step of eager PyTorch."""
    model.zero_grad()
    model.contexts = contexts
    torch.manual_seed(2)
    with live_bytes([*model.parameters(), *inputs]) as seen:
        model(*inputs).backward()
    found = [each.grad.clone() for each in model.parameters()]
    model.contexts = None
    model.zero_grad()
    return seen.peak, found


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Contexts(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(0)
        self.model = Blocks()
        self.inputs = torch.randint(0, 40, (8, 16)), torch.randint(0, 40, (8, 16))

    def plan(self, budget):
        return remat.torch.plan(self.model, *self.inputs, budget=budget, effort=0.05)

    def test_budgets_are_held_to_the_byte_that_was_counted(self):
        plain, expected = trained(self.model, self.inputs, None)
        slower = []
        for budget in ("90%", "65%"):
            plan = self.plan(budget)
            contexts = plan.contexts(self.model.blocks)
            for _ in range(2):
                peak, found = trained(self.model, self.inputs, contexts)
                self.assertEqual(peak + plan.fitted.resident, contexts.peak)
                self.assertTrue(all(map(torch.equal, found, expected)))
            self.assertLess(peak, plain)
            self.assertLessEqual(contexts.peak, float(budget[:-1]) / 100 * plan.fitted.before)
            slower.append(contexts.slower)
            self.assertTrue(all("forward" not in block.__dict__ for block in self.model.blocks))
        _, alone = plan.step.taken(self.model.blocks, type(contexts)(set(), len(self.model.blocks)))
        _, plain = plan.step.taken()
        self.assertLess(0, slower[0])
        self.assertLess(slower[0], slower[1])
        self.assertLess(slower[0], alone / plain - 1)  # These checkpoints save nothing.

    def test_what_draws_random_numbers_or_counts_its_calls(self):
        """PyTorch runs a block again from the random state at its beginning, except for the saved ops."""
        x, ops = torch.randn(64, 32), torch.ops.remat_tests
        for name, between in {
            "draws": lambda x: x * torch.rand_like(x),
            "an op that draws": lambda x: ops.noisy(x) * torch.rand_like(x),
            "an op that counts its calls": ops.counted,
        }.items():
            model = Random(between)
            plain, expected = trained(model, (x,), None)
            with self.subTest(name):
                contexts = remat.torch.plan(model, x, budget="92%", effort=0.05).contexts(model.blocks)
                torch_ops.CALLS.clear()
                peak, found = trained(model, (x,), contexts)
                self.assertTrue(all(map(torch.equal, found, expected)))
                self.assertLess(peak, plain)
                self.assertEqual(len(torch_ops.CALLS), 4 if "counts" in name else 0)

    def test_ops_that_no_block_can_run_again(self):
        ops = torch.ops.remat_tests
        for between, said in (
            (lambda x: F.dropout(ops.noisy(x), 0.2), "block 0 has the op remat_tests.noisy.*and later aten.bernoulli_"),
            (lambda x: x + ops.bump(x.detach(), torch.ones(3)), "block 0 has the op remat_tests.bump.*writes into"),
        ):
            model = Random(between)
            plan = remat.torch.plan(model, torch.randn(64, 32), budget="95%", effort=0.05)
            with self.assertRaisesRegex(remat.RematError, said):
                plan.contexts(model.blocks)

    def test_what_is_refused(self):
        tight = self.plan("45%")
        with self.assertRaisesRegex(
            remat.RematError, "a step takes at least .* MB with checkpoints around these 3 blocks"
        ):
            tight.contexts(self.model.blocks)
        for blocks, said in (
            ([], "no block is given"),
            ([nn.Linear(2, 2)], r"block 0 \(Linear\) is not a module of the model"),
            ([*self.model.blocks, self.model.blocks[0]], "4 blocks are given, but 3 run in a step"),
        ):
            with self.subTest(said), self.assertRaisesRegex(remat.RematError, said):
                tight.contexts(blocks)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
