#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares each decomposition of remat.torch with the op of PyTorch that it replaces.

    test_torch_decompositions.py path/to/build/bin

The test runs under .venv/torch (tools/setup torch) if that exists. It is skipped if this Python has no torch.
"""

import itertools
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
    from remat.torch.decompositions import decompositions
    from remat.torch.drawing import Draws
    from torch.nn import functional as F

    aten = torch.ops.aten


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Decompositions(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(0)
        self.table = decompositions()

    def check(self, op, *args):
        found, expected = self.table[op](*args), op(*args)
        flat = lambda each: each if isinstance(each, tuple) else (each,)  # noqa: E731
        for a, b in zip(flat(found), flat(expected), strict=True):
            torch.testing.assert_close(a, b, rtol=1e-5, atol=1e-5)
        return expected

    def test_embedding(self):
        grad, indices = torch.randn(3, 5, 4), torch.randint(0, 7, (3, 5))
        for padding, scale in itertools.product((-1, 2), (False, True)):
            self.check(aten.embedding_dense_backward.default, grad, indices, 7, padding, scale)

    def test_nll_loss(self):
        for shape, forward, backward in (
            ((6, 5), aten.nll_loss_forward.default, aten.nll_loss_backward.default),
            ((2, 5, 3, 3), aten.nll_loss2d_forward.default, aten.nll_loss2d_backward.default),
        ):
            given = F.log_softmax(torch.randn(shape), 1)
            target = torch.randint(0, 5, (shape[0], *shape[2:]))
            target.view(-1)[2] = -100
            for weight, reduction in itertools.product((None, torch.rand(5)), (0, 1, 2)):
                loss, total = self.check(forward, given, target, weight, reduction, -100)
                self.check(backward, torch.randn_like(loss), given, target, weight, reduction, -100, total)

    def test_writes_by_position(self):
        x, source = torch.randn(4, 5), torch.randn(3, 5)
        self.check(aten.scatter_add.default, x, 0, torch.randint(0, 4, (3, 5)), source)
        self.check(aten.scatter_add.default, x, 1, torch.randint(0, 5, (3, 2)), source)
        index = torch.tensor([[1, 0, 2, 3, 0], [0, 1, 3, 2, 1]])
        self.check(aten.scatter.src, x, 0, index, source)
        self.check(aten.scatter.value, x, 0, index, 3.0)
        first, second = torch.tensor([0, 1, 1, -1]), torch.tensor([2, 2, 4, 0])
        self.check(aten.index_put.default, torch.randn(4, 5, 3), [first, second], torch.randn(4, 3), True)
        self.check(aten.index_put.default, torch.randn(4, 5, 3), [first[[0, 1, 3]]], torch.randn(3, 5, 3), False)
        self.check(aten.index_put.default, torch.randn(4, 5, 3), [first], torch.ones(5, 3), False)

    def test_sums_along_a_dim(self):
        for x, dim in (
            (torch.randn(3, 4), 0),
            (torch.randint(0, 9, (2, 3, 4)), -1),
            (torch.ones(5, dtype=torch.bool), 0),
        ):
            self.check(aten.cumsum.default, x, dim)

    def test_batch_norm(self):
        x, one = torch.randn(4, 3, 5, 5), torch.rand(3)
        for training in (True, False):
            op = aten._native_batch_norm_legit_functional.default
            self.check(op, x, one, one, one.clone(), one.clone(), training, 0.1, 1e-5)

    def test_convolutions_that_leave_a_rest(self):
        for extent, kernel, stride, padding in ((2, 3, 2, 1), (7, 2, 3, 0), (9, 3, 3, 2)):
            x, weight, bias = torch.randn(2, 3, extent, extent), torch.randn(4, 3, kernel, kernel), torch.randn(4)
            window = ([stride] * 2, [padding] * 2, [1, 1], False, [0, 0], 1)
            grad = torch.randn_like(self.check(aten.convolution.default, x, weight, bias, *window))
            self.check(aten.convolution_backward.default, grad, x, weight, [4], *window, [True, True, True])
        window = ([2, 2], [1, 1], [1, 1], False, [0, 0], 1)  # A convolution with these arguments is not replaced.
        self.assertIs(self.table[aten.convolution.default](x[..., :7, :7], weight, bias, *window), NotImplemented)

    def test_gradients_of_the_weights_of_convolutions_with_strides(self):
        x, weight = torch.randn(6, 3, 9, 11), torch.randn(4, 3, 3, 3)
        for stride, padding, dilation in (([2, 4], [0, 1], [2, 1]), ([2, 2], [1, 1], [1, 1])):
            window = (stride, padding, dilation, False, [0, 0], 1)
            grad = torch.randn_like(aten.convolution(x, weight, None, *window))
            op, given = aten.convolution_backward.default, (grad, x, weight, [4], *window)
            for mask in ([True, True, True], [False, True, False]):
                expected = self.check(op, *given, mask)[1]
                self.assertEqual(self.table[op](*given, mask)[1].stride(), expected.stride())
        # torch-mlir's own decomposition works.
        self.assertIs(self.table[op](*given, [True, False, True]), NotImplemented)
        window = ([1, 1], [1, 1], [1, 1], False, [0, 0], 1)
        self.assertIs(self.table[op](x, x, weight, [4], *window, [True, True, True]), NotImplemented)

    def test_pooling(self):
        for kernel, stride, padding, dilation, ceil in (
            (3, 2, 1, 1, False),
            (2, [], 0, 1, False),
            ([3, 2], [2, 1], [1, 0], 1, True),
            (2, 3, 0, 2, True),
            (3, 2, 1, 1, True),
        ):
            x = torch.randn(2, 3, 11, 9)
            x[0, 0, 3, 3] = float("nan")
            with self.subTest(kernel=kernel, stride=stride):
                op = aten.max_pool2d_with_indices.default
                found, expected = (
                    self.table[op](x, kernel, stride, padding, dilation, ceil),
                    op(x, kernel, stride, padding, dilation, ceil),
                )
                torch.testing.assert_close(found[0], expected[0], rtol=0, atol=0, equal_nan=True)
                window = (kernel, stride, padding, dilation, ceil)
                grad = torch.randn_like(expected[0])
                self.check(aten.max_pool2d_with_indices_backward.default, grad, x, *window, expected[1])
                for counts, divisor in itertools.product((True, False), (None, 5)) if dilation == 1 else ():
                    more = (kernel, stride, padding, ceil, counts, divisor)
                    grad = torch.randn_like(aten.avg_pool2d(x, *more))
                    self.check(aten.avg_pool2d_backward.default, grad, x, *more)

    def test_random_numbers(self):
        """The numbers are uniform, and do not correlate with those of the next element, the next op or the next seed."""
        draws = Draws()
        found = []
        for seed in (7, 8):
            draws.seed, draws.count = torch.tensor(seed), 0
            found += [draws.uniform((100_000,)), draws.uniform((100_000,))]
        for each in found:
            self.assertTrue(0 <= each.min() and each.max() < 1)
            self.assertAlmostEqual(each.mean().item(), 1 / 2, delta=0.01)
            self.assertAlmostEqual(each.var().item(), 1 / 12, delta=0.002)
        rows = torch.stack([*found, *(each.roll(1) for each in found)])
        correlated = torch.corrcoef(rows).fill_diagonal_(0).abs().max().item()
        self.assertLess(correlated, 0.02)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
