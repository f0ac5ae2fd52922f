#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests whole training steps of PyTorch with AdamW and clipped gradients, which torch-mlir exports. The program
remat-opt makes them fit into a budget, remat-run must compute the same bits, and IREE must compute the results of eager PyTorch.

    test_torch_whole.py path/to/build/bin

The test runs only with REMAT_FULL=1. It runs under .venv/torch (tools/setup torch) if that exists, and is skipped if
this Python has no torch. GPT-2 and ResNet-18 are those of transformers and torchvision
(tools/models/requirements-torch-models.txt).
"""

import json
import os
import subprocess
import sys
import tempfile
import unittest

import beginning

NEEDED = ("torch", "torch_mlir", "iree")
if __name__ == "__main__":
    beginning.run_under("torch", *NEEDED)
HAS_ALL = not beginning.missing(*NEEDED) and bool(os.environ.get("REMAT_FULL"))
BIN = os.path.abspath(sys.argv[1])
beginning.use_package(os.path.join(BIN, "remat-opt"))

import remat  # noqa: E402
import remat.torch  # noqa: E402

if HAS_ALL:
    import torch
    from remat.torch.export import lowered, traced
    from torch import nn
    from torch.nn import functional as F
    from torch.utils import _pytree


def training(network, logits, inputs, labels):
    """Returns (a step that updates parameters by AdamW with clipped gradients, its arguments). The results of the step
    are the loss, the parameters, the buffers and the optimizer's state.
    """
    update = remat.torch.optimizer(torch.optim.AdamW, lr=1e-3, eps=1e-3)

    def step(params, buffers, state, inputs, labels):
        def loss(params, buffers):
            buffers = {name: buffer.clone() for name, buffer in buffers.items()}
            result = torch.func.functional_call(network, (params, buffers), (inputs,))
            return F.cross_entropy(logits(result), labels), buffers

        gradients, (value, buffers) = torch.func.grad_and_value(loss, has_aux=True)(params, buffers)
        params, state = update(params, remat.torch.clipped(gradients, 1.0), state)
        return value, params, buffers, state

    params = {name: each.detach() for name, each in network.named_parameters()}
    buffers = {name: each.clone() for name, each in network.named_buffers()}
    _, params, buffers, state = step(params, buffers, None, inputs, labels)
    return step, (params, buffers, state, inputs, labels)


@unittest.skipUnless(HAS_ALL, "needs REMAT_FULL=1, and torch, torch-mlir and IREE (tools/setup torch)")
class Whole(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(0)

    def needs(self, *names):
        if beginning.missing(*names):
            self.skipTest(f"{', '.join(names)} is not installed (tools/models/requirements-torch-models.txt)")

    def check(self, step, arguments, budget, by_iree=None, recomputes=True):
        """Compares remat-run's results of a step that recomputes, and IREE's results within the budget, with eager
        PyTorch. `by_iree` is the budget in IREE's bytes, if it differs from `budget`. `recomputes` tells whether
        IREE's step must recompute, too.
        """
        program, expected = self.check_run(step, arguments, budget)
        budget = by_iree or budget
        with tempfile.TemporaryDirectory() as folder:
            report = os.path.join(folder, "report.json")
            compiled = remat.torch.jit(step, budget=budget, effort=0.1, report=report)
            torch.manual_seed(7)
            found = _pytree.tree_leaves(compiled(*arguments))
            with open(report, encoding="utf-8") as file:
                fates = {tensor["fate"] for tensor in json.load(file)["tensors"]}
        self.assertTrue("recomputed" in fates or not recomputes)
        self.assertLessEqual(compiled.report.after.total, float(budget[:-1]) / 100 * compiled.report.before.total)
        self.are_close(found, expected)
        return program

    def check_run(self, step, arguments, budget):
        """Returns (the program, the results of eager PyTorch). Checks that remat-run computes these results for the
        original step, and the same bits for a step that recomputes. If the step draws random numbers, eager PyTorch
        runs the exported graph, which draws the same numbers.
        """
        program = traced(step, arguments)
        leaves = [leaf.clone() for leaf in _pytree.tree_leaves(arguments)]
        if program.draws:
            torch.manual_seed(7)
            leaves.append(torch.randint(2**63 - 1, ()))
            expected = program.graph(*(leaf.clone() for leaf in leaves))
        else:
            expected = _pytree.tree_leaves(step(*arguments))
        made = self.runs_with_the_same_bits(lowered(program.graph, "linalg"), leaves, budget)
        for each in expected:
            size = each.numel() * each.element_size()
            found = torch.frombuffer(bytearray(made.read(size)), dtype=each.dtype).reshape(each.shape)
            self.are_close([found], [each])
        self.assertFalse(made.read(1))
        made.close()
        return program, expected

    def are_close(self, found, expected):
        for a, b in zip(found, expected, strict=True):
            torch.testing.assert_close(a, b, rtol=1e-3, atol=1e-4)

    def runs_with_the_same_bits(self, text, leaves, budget):
        """Returns the file with the results of remat-run for these arguments."""
        with tempfile.TemporaryDirectory() as folder:
            step, smaller, given, made = (
                os.path.join(folder, name) for name in ("step.mlir", "smaller.mlir", "in", "out")
            )
            with open(step, "w", encoding="utf-8") as file:
                file.write(text)
            with open(given, "wb") as file:
                for leaf in leaves:
                    file.write(leaf.detach().contiguous().numpy().tobytes())
            for command in (
                ["remat-opt", step, f"--remat=budget={budget} effort=0.1", "-o", smaller],
                ["remat-run", step, smaller, f"--inputs={given}", f"--write-outputs={made}"],
            ):
                done = subprocess.run(
                    [os.path.join(BIN, command[0]), *command[1:]], capture_output=True, text=True, check=False
                )
                self.assertEqual(done.returncode, 0, done.stderr[-2000:])
                if command[0] == "remat-opt":
                    self.assertRegex(done.stderr, r"ops run again: [1-9]")
            self.assertIn("equal", done.stdout)
            return open(made, "rb")

    def test_batch_norms_in_training(self):
        """The running statistics of batch norms are results of the step."""
        layers = [nn.Conv2d(3, 8, 3, padding=1, bias=False), nn.BatchNorm2d(8), nn.ReLU()]
        for _ in range(3):
            layers += [nn.Conv2d(8, 8, 3, padding=1, bias=False), nn.BatchNorm2d(8), nn.ReLU()]
        network = nn.Sequential(*layers, nn.Flatten(), nn.Linear(8 * 64, 5))
        inputs, labels = torch.randn(8, 3, 8, 8), torch.randint(0, 5, (8,))
        step, arguments = training(network, lambda result: result, inputs, labels)
        before = [each.clone() for each in arguments[1].values()]
        self.check(step, arguments, "85%")
        after = step(*arguments)[2].values()
        self.assertFalse(any(torch.equal(a, b) for a, b in zip(before, after)))

    def test_transformer_encoder_with_dropout(self):
        layer = nn.TransformerEncoderLayer(32, 2, 64, dropout=0.1, batch_first=True)
        network = nn.Sequential(
            nn.Embedding(40, 32), nn.TransformerEncoder(layer, 2, enable_nested_tensor=False), nn.Linear(32, 40)
        )
        tokens, labels = torch.randint(0, 40, (32, 12)), torch.randint(0, 40, (384,))
        program = self.check(*training(network, lambda result: result.flatten(0, 1), tokens, labels), "85%")
        self.assertTrue(program.draws)

    def test_gpt2(self):
        self.needs("transformers")
        network = gpt2(n_layer=2, n_embd=32, n_head=2, vocab_size=60, n_positions=16)
        tokens, labels = torch.randint(0, 60, (24, 16)), torch.randint(0, 60, (384,))
        program = self.check(
            *training(network, lambda made: made.logits.flatten(0, 1), tokens, labels), "85%", recomputes=False
        )
        self.assertTrue(program.draws)

    @unittest.skipUnless(os.environ.get("REMAT_LARGE"), "needs REMAT_LARGE=1, 15 GB and a quarter of an hour")
    def test_gpt2_of_124_million_parameters(self):
        """This step runs only by remat-run, and not by IREE."""
        self.needs("transformers")
        network = gpt2(resid_pdrop=0.0, embd_pdrop=0.0, attn_pdrop=0.0)
        tokens, labels = torch.randint(0, 50257, (4, 256)), torch.randint(0, 50257, (1024,))
        self.check_run(*training(network, lambda made: made.logits.flatten(0, 1), tokens, labels), "min")

    def test_resnet18_with_max_pooling(self):
        """There are so many images that activations take more than the optimizer's state. The test takes minutes."""
        self.needs("torchvision")
        import torchvision

        network = torchvision.models.resnet18(num_classes=5)
        self.assertIsInstance(network.maxpool, nn.MaxPool2d)
        images, labels = torch.randn(32, 3, 96, 96), torch.randint(0, 5, (32,))
        self.check(*training(network, lambda result: result, images, labels), "87%", by_iree="85%", recomputes=False)


def gpt2(**options):
    import transformers

    config = transformers.GPT2Config(use_cache=False, bos_token_id=0, eos_token_id=0, **options)
    return transformers.GPT2LMHeadModel(config)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
