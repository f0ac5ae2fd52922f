#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""plan.words(): a plan as checkpoints of PyTorch and as settings of training programs. The bytes are those of an independent
counter on real tensors (pasted_words.py), and the gradients have the bits of eager PyTorch.

    test_torch_words.py path/to/build/bin

Runs under .venv/torch-scenarios (tools/setup torch-scenarios), which has transformers and torch_remat, or .venv/torch (tools/setup
torch); skipped where this Python has no torch."""

import copy
import json
import os
import subprocess
import sys
import tempfile
import tomllib
import unittest

import beginning

if __name__ == "__main__":
    beginning.run_under("torch-scenarios", "torch", "transformers")
    beginning.run_under("torch", "torch")
HAS_TORCH = not beginning.missing("torch")
beginning.use_package(os.path.join(os.path.abspath(sys.argv[1]), "remat-opt"))

import remat  # noqa: E402
import remat.torch  # noqa: E402

if HAS_TORCH:
    import pasted_words
    import torch
    from remat.torch import frameworks
    from remat.torch.words import FORMS
    from torch import nn

CHILD = os.path.join(os.path.dirname(os.path.abspath(__file__)), "pasted_words.py")


def pasted(text):
    """Runs a step with the text in a process without remat."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "pasted.py")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        done = subprocess.run([sys.executable, "-I", CHILD, path], capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError(done.stderr)
    return json.loads(done.stdout)


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Torch(unittest.TestCase):
    def plan(self, budget, dropout=0.2):
        self.model, self.inputs = pasted_words.made(dropout)
        return remat.torch.plan(self.model, *self.inputs, budget=budget, effort=0.05)


class Pasted(Torch):
    def check(self, form, budget, dropout=0.2):
        plan = self.plan(budget, dropout)
        words = plan.words(form)
        self.assertEqual(pasted(str(words)), {"bytes": words.peak, "equal": True})
        self.assertLessEqual(words.peak, plan.size)
        self.assertLess(0, words.slower)
        self.assertEqual(self.model.blocks[0].__dict__.keys(), pasted_words.made()[0].blocks[0].__dict__.keys())
        return words

    def test_pytorchs_own_checkpoints(self):
        for form in ("blocks", "modules", "ops"):
            with self.subTest(form):
                self.check(form, "70%")

    @unittest.skipIf(beginning.missing("torch_remat"), "torch_remat is not installed (tools/setup torch-scenarios)")
    def test_torch_remat(self):
        words = self.check("torch_remat", "70%", dropout=0.0)
        self.assertTrue(any(words.settings["KEPT"].values()))
        with self.assertRaisesRegex(remat.RematError, 'torch_remat keeps no random state, and the block "blocks.0"'):
            self.plan("70%").words("torch_remat")

    def test_as_few_blocks_as_possible(self):
        """All blocks are alike, so each other number of blocks that holds the budget is slower, and no smaller one does."""
        plan = self.plan("70%")
        chosen = plan.words("blocks").settings["CHECKPOINTED"]
        self.assertEqual(chosen, [f"blocks.{i}" for i in range(len(chosen))])
        self.assertIn(len(chosen), range(1, 5))
        from itertools import combinations

        from remat.torch.words import applied_count

        for fewer in combinations([f"blocks.{i}" for i in range(5)], len(chosen) - 1):
            self.assertGreater(applied_count(plan, "blocks", {"CHECKPOINTED": list(fewer)}).peak, plan.size)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
