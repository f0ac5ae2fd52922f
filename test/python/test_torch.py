#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests steps of PyTorch that torch-mlir writes as linalg and as StableHLO, that remat rewrites, and that IREE runs.

    test_torch.py path/to/build/bin

The test runs under .venv/torch (tools/setup torch) if that exists. It is skipped if this Python has no torch.
"""

import os
import re
import subprocess
import sys
import tempfile
import unittest

import beginning

NEEDED = ("torch", "torch_mlir", "iree")
if __name__ == "__main__":
    beginning.run_under("torch", *NEEDED)
HAS_ALL = not beginning.missing(*NEEDED)
BIN = os.path.abspath(sys.argv[1])
beginning.use_package(os.path.join(BIN, "remat-opt"))

import remat  # noqa: E402
import remat.torch  # noqa: E402

if HAS_ALL:
    import torch
    from torch.nn import functional as F

    class Residual(torch.nn.Module):
        """Convolutions with group norms, and a skip connection around them."""

        def __init__(self, width):
            super().__init__()
            self.norm = torch.nn.GroupNorm(2, width)
            self.conv = torch.nn.Conv2d(width, width, 3, padding=1)

        def forward(self, x):
            return x + self.conv(F.relu(self.norm(x)))


def convolutional():
    """Returns (the step of a small network with gradients by torch.func, its arguments)."""
    torch.manual_seed(0)
    network = torch.nn.Sequential(torch.nn.Conv2d(3, 8, 3, padding=1), *(Residual(8) for _ in range(4)))

    def step(params, images, targets):
        def loss(params):
            return F.mse_loss(torch.func.functional_call(network, params, (images,)), targets)

        gradients, value = torch.func.grad_and_value(loss)(params)
        return {"loss": value, "params": {name: param - 0.1 * gradients[name] for name, param in params.items()}}

    params = {name: param.detach() for name, param in network.named_parameters()}
    return step, (params, torch.randn(8, 3, 16, 16), torch.randn(8, 8, 16, 16))


def tanh_layers(*weights):
    """A step in another style, which calls backward and updates its own tensors in place."""
    *weights, x = weights
    weights = [weight.clone().requires_grad_() for weight in weights]
    for weight in weights:
        x = torch.tanh(x @ weight)
    loss = (x * x).sum()
    loss.backward()
    with torch.no_grad():
        for weight in weights:
            weight.sub_(0.1 * weight.grad)
    return [loss, *weights]


@unittest.skipUnless(HAS_ALL, "torch, torch-mlir or IREE is not installed (tools/setup torch)")
class Torch(unittest.TestCase):
    LAYERS = 6

    @classmethod
    def setUpClass(cls):
        torch.manual_seed(1)
        cls.layers = [*(0.1 * torch.randn(32, 32) for _ in range(cls.LAYERS)), torch.randn(512, 32)]

    def close(self, found, expected):
        found, expected = (torch.utils._pytree.tree_flatten(tree) for tree in (found, expected))
        self.assertEqual(found[1], expected[1])
        for a, b in zip(found[0], expected[0]):
            torch.testing.assert_close(a, b.detach(), rtol=1e-3, atol=1e-4)

    def test_linalg_is_rewritten_with_the_same_bits(self):
        text = remat.torch.export(tanh_layers, *self.layers)
        self.assertEqual(text.count("math.tanh"), self.LAYERS)
        with tempfile.TemporaryDirectory() as folder:
            step, smaller = (os.path.join(folder, name) for name in ("step.mlir", "smaller.mlir"))
            with open(step, "w", encoding="utf-8") as file:
                file.write(text)
            subprocess.run(
                [os.path.join(BIN, "remat-opt"), step, "--remat=budget=60%", "-o", smaller],
                check=True,
                capture_output=True,
            )
            with open(smaller, encoding="utf-8") as file:
                self.assertGreater(file.read().count("math.tanh"), self.LAYERS)
            done = subprocess.run([os.path.join(BIN, "remat-run"), step, smaller], capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("equal", done.stdout)

    def test_stablehlo_goes_straight_in(self):
        text = remat.torch.export(tanh_layers, *self.layers, form="stablehlo")
        transformed, report = remat.transform_stablehlo(text, "60%")
        self.assertLessEqual(report.share, 0.6)
        self.assertGreater(transformed.count('"stablehlo.tanh"'), self.LAYERS)
        self.assertIn('"stablehlo.optimization_barrier"', transformed)

    def test_iree_runs_a_module_within_the_budget(self):
        step, arguments = convolutional()
        plain = remat.torch.jit(step, budget="100%")
        small = remat.torch.jit(step, budget="70%")
        expected, found = plain(*arguments), small(*arguments)
        self.close(found, step(*arguments))
        for a, b in zip(torch.utils._pytree.tree_leaves(found), torch.utils._pytree.tree_leaves(expected)):
            # Recomputed values are in other places, so IREE contracts other additions with multiplications.
            self.assertLessEqual((a - b).abs().max(), 1e-6 * b.abs().max())
        self.assertLessEqual(small.report.share, 0.7)
        self.assertEqual(plain.report.before.total, small.report.before.total)
        self.assertLessEqual(plain.report.after.total, small.report.before.total)
        self.assertEqual(len(small.programs), 1)
        small(found["params"], *arguments[1:])
        self.assertEqual(len(small.programs), 1)  # The step is compiled once for these shapes.

    def test_reports_name_tensors_as_the_source_does(self):
        step, (params, images, targets) = convolutional()
        small = remat.torch.jit(step, budget="70%")
        small(params, images, targets)
        named = [re.fullmatch(r"test_torch\.py:(\d+)/\w+(\.\d+)?", each.name) for each in small.report.tensors]
        self.assertTrue(all(named), [each.name for each in small.report.tensors])
        with open(os.path.abspath(__file__), encoding="utf-8") as file:
            lines = file.readlines()
        found = {lines[int(each[1]) - 1].strip() for each in named}
        # Forward ops have the line of their module. Backward ops have the line of the call that computes gradients.
        self.assertIn("return x + self.conv(F.relu(self.norm(x)))", found)
        self.assertIn("gradients, value = torch.func.grad_and_value(loss)(params)", found)

    def test_exported_text_has_the_names_of_arguments(self):
        step, arguments = convolutional()
        text = remat.torch.export(step, *arguments)
        for name in ("params['0.weight']", "images", "targets"):
            self.assertIn(f'loc("{name}")', text)
        self.assertIn('loc("seed")', remat.torch.export(lambda x: F.dropout(x, 0.25), torch.ones(3)))
        self.assertIn('loc("argument 1")', remat.torch.export(lambda *xs: xs[0] + xs[1], *2 * [torch.ones(3)]))

    def test_backward_and_updates_in_place(self):
        step = remat.torch.jit(tanh_layers, budget="100%")
        before = [layer.clone() for layer in self.layers]
        self.close(step(*self.layers), tanh_layers(*self.layers))
        self.assertTrue(all(torch.equal(a, b) for a, b in zip(before, self.layers)))

    def test_layers_and_losses(self):
        """Tests modules whose gradients torch-mlir cannot lower without help."""
        torch.manual_seed(2)
        network = torch.nn.Sequential(
            torch.nn.Conv2d(3, 8, 3, padding=1),
            torch.nn.BatchNorm2d(8),
            torch.nn.Flatten(2),
            torch.nn.TransformerEncoderLayer(64, 2, 16, dropout=0.5, batch_first=True),
            torch.nn.Flatten(),
            torch.nn.Linear(512, 5),
        )
        torch.func.replace_all_batch_norm_modules_(network)

        def step(params, images, labels):
            def loss(params):
                return F.cross_entropy(torch.func.functional_call(network, params, (images,)), labels)

            return torch.func.grad_and_value(loss)(params)

        params = {name: param.detach() for name, param in network.named_parameters()}
        text = remat.torch.export(step, params, torch.randn(4, 3, 8, 8), torch.eye(5)[:4])
        self.assertNotIn("ml_program", text)  # Dropout's seed is an argument.
        self.assertRegex(text, r'@main\(.*tensor<i64> loc\("seed"\)\) ->')
        self.assertIn("func.func @main", remat.tool.run("--remat=budget=100%", text=text).output)

    def ran(self, step, arguments, budget="100%"):
        """Compares the results of a step by IREE, and the tensors that the step updates, with those of eager
        PyTorch."""
        for_iree, eager = (torch.utils._pytree.tree_map(torch.clone, arguments) for _ in range(2))
        self.close(remat.torch.jit(step, budget=budget)(*for_iree), step(*eager))
        self.close(for_iree, eager)

    def test_gradients_of_convolutions_with_strides(self):
        """The gradients of weights are sums over the images. No gradient of a weight is made for each image."""

        def step(weight, images):
            return torch.func.grad(lambda weight: F.conv2d(images, weight, stride=2, padding=1).square().sum())(weight)

        arguments = torch.randn(4, 3, 3, 3), torch.randn(6, 3, 9, 9)
        self.assertNotIn("tensor<3x6x4x3x3xf32>", remat.torch.export(step, *arguments))
        torch.testing.assert_close(
            remat.torch.jit(step, budget="100%")(*arguments), step(*arguments), rtol=1e-5, atol=1e-4
        )

    def test_labels_embeddings_pooling_and_attention(self):
        """Tests a step with AdamW, with gradients that are written by index, and with batch norms whose buffers are
        results."""
        torch.manual_seed(4)

        class Mixed(torch.nn.Module):
            def __init__(self):
                super().__init__()
                self.embedding = torch.nn.Embedding(11, 16)
                self.conv, self.norm = torch.nn.Conv2d(1, 4, 3, padding=1, bias=False), torch.nn.BatchNorm2d(4)
                self.last = torch.nn.Linear(4 * 4 * 4, 5)

            def forward(self, tokens):
                x = self.embedding(tokens)
                x = F.scaled_dot_product_attention(x, x, x, is_causal=True)[:, None]
                x = F.max_pool2d(F.relu(self.norm(self.conv(x))), 3, 2, 1)
                return self.last(F.avg_pool2d(x, (1, 2)).flatten(1))

        network, update = Mixed(), remat.torch.optimizer(torch.optim.AdamW, lr=1e-2, eps=1e-3)

        def step(params, buffers, state, tokens, labels):
            def loss(params, buffers):
                buffers = {name: buffer.clone() for name, buffer in buffers.items()}
                result = torch.func.functional_call(network, (params, buffers), (tokens,))
                return F.cross_entropy(result, labels), buffers

            gradients, (value, buffers) = torch.func.grad_and_value(loss, has_aux=True)(params, buffers)
            params, state = update(params, remat.torch.clipped(gradients, 1.0), state)
            return value, params, buffers, state

        params = {name: each.detach() for name, each in network.named_parameters()}
        buffers = {name: each.clone() for name, each in network.named_buffers()}
        tokens, labels = torch.randint(0, 11, (3, 8)), torch.randint(0, 5, (3,))
        _, params, buffers, state = step(params, buffers, None, tokens, labels)
        self.ran(step, (params, buffers, state, tokens, labels))

    def test_what_a_step_writes_to_is_a_result(self):
        def step(count, x):
            count.add_(1)
            return x * count

        self.ran(step, (torch.zeros(3), torch.randn(3)))
        self.assertRegex(
            remat.torch.export(step, torch.zeros(3), torch.ones(3)), r"-> \(tensor<3xf32>, tensor<3xf32>\)"
        )

    def test_dropout_draws_from_a_seed(self):
        step = remat.torch.jit(lambda x: F.dropout(x, 0.25), budget="100%")
        x = torch.ones(4096)
        torch.manual_seed(1)
        first, second = step(x), step(x)
        torch.manual_seed(1)
        self.assertTrue(torch.equal(first, step(x)))
        self.assertFalse(torch.equal(first, second))
        self.assertEqual(set(first.tolist()), {0.0, first.max().item()})
        self.assertAlmostEqual(first.max().item(), 4 / 3, places=6)
        self.assertAlmostEqual((first == 0).float().mean().item(), 0.25, delta=0.03)
        self.assertIn("tensor<i64>", remat.torch.export(lambda x: F.dropout(x, 0.25), x))

    def test_what_cannot_be_exported(self):
        class Eigenvalues(torch.nn.Module):
            def forward(self, x):
                return torch.linalg.eig(x)[0]

        class Branches(torch.nn.Module):
            def forward(self, x):
                return torch.cond(x.sum() > 0, torch.sin, torch.cos, (x,))

        class Sorts(torch.nn.Module):
            def forward(self, x):
                return torch.sort(x, dim=1).values

        weight = torch.ones(4, 4)
        for step, arguments, said in (
            (
                lambda x: Eigenvalues()(x),
                [weight],
                r"cannot lower the step.*linalg_eig.*, made in test_torch\.py:\d+",
            ),
            (lambda x: Branches()(x), [weight], r"^cond in test_torch\.py:\d+ cannot be exported, .*torch\.where"),
            (
                lambda x: Sorts()(x),
                [weight],
                r"needs tm_tensor\.sort, made in test_torch\.py:\d+, an op of torch-mlir that sorts",
            ),
            (lambda x: x, [weight, 3], "this is an int"),
            (lambda x: "text", [weight], "this is a str"),
            (lambda x: x, [torch.nn.Linear(2, 2)], "named_parameters"),
        ):
            with self.subTest(said), self.assertRaisesRegex(remat.RematError, said):
                remat.torch.export(step, *arguments)
        with self.assertRaisesRegex(remat.RematError, "linalg, stablehlo"):
            remat.torch.export(lambda x: x + 1, weight, form="tosa")


class WithoutTorch(unittest.TestCase):
    @unittest.skipIf(not beginning.missing("torch"), "torch is installed")
    def test_a_missing_torch_is_said(self):
        with self.assertRaisesRegex(remat.RematError, "pip install torch"):
            remat.torch.export(lambda x: x, 1)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
