#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""remat.torch.backend with inductor: gradients beside eager PyTorch's, and what PyTorch's allocator hands out beside what was
planned.

    test_torch_inductor.py path/to/build/bin

Runs under .venv/torch (tools/setup torch) where that is there; skipped where this Python has no torch. What compiles C++ is
run with REMAT_FULL=1 alone.
"""

import copy
import os
import shutil
import sys
import unittest

import beginning

if __name__ == "__main__":
    beginning.run_under("torch", "torch")
HAS_TORCH = not beginning.missing("torch")
beginning.use_package(os.path.join(os.path.abspath(sys.argv[1]), "remat-opt"))
if shutil.which("g++"):
    os.environ.setdefault("CXX", "g++")
COMPILES = unittest.skipUnless(os.environ.get("REMAT_FULL"), "compiles C++: only with REMAT_FULL=1")

if HAS_TORCH:
    import torch
    from remat.torch.allocated import allocated
    from torch_steps import Convolutions, Transformer, backend, compiled, images, tokens, trained


def taken(step, model, inputs):
    """What the allocator hands out in a step that was compiled before."""
    model.zero_grad()
    return allocated(lambda: step(*inputs).backward())


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Inductor(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(0)

    def test_the_allocator_counts_what_is_planned_op_by_op(self):
        """The count itself, where the bytes are known."""
        for model, inputs, budget in (
            (Convolutions(), images(), "50%"),
            (Convolutions(), images(), "min"),  # Its peak is where dropout draws again.
            (Transformer(), tokens(), "60%"),
        ):
            with self.subTest(type(model).__name__, budget=budget):
                made = backend(budget)
                step = compiled(model, made, fullgraph=True)
                trained(step, model, inputs)
                (fitted,) = made.reports
                found = taken(step, model, inputs)
                self.assertEqual(found.peak, fitted.peak - fitted.resident)
                self.assertGreaterEqual(found.with_workspace, found.peak)

    def check(self, model, inputs, budget):
        """Gradients beside eager PyTorch's; what is taken is at most 5 % more than planned."""
        eager, ours, made = copy.deepcopy(model), copy.deepcopy(model), backend(budget, inner="inductor")
        step = compiled(ours, made, fullgraph=True)
        with torch._inductor.config.patch(fallback_random=True):
            found = trained(step, ours, inputs)
        for a, b in zip(found, trained(eager, eager, inputs), strict=True):
            torch.testing.assert_close(a, b, rtol=1e-5, atol=1e-6)
        (fitted,) = made.reports
        self.assertGreater(fitted.slower, 0)
        peak = taken(step, ours, inputs).peak
        self.assertLessEqual(peak, 1.05 * (fitted.peak - fitted.resident))
        self.assertGreater(peak, 0.5 * (fitted.peak - fitted.resident))

    @COMPILES
    def test_convolutions_batch_norms_and_dropout(self):
        self.check(Convolutions(), images(), "60%")

    @COMPILES
    def test_transformer_with_dropout(self):
        """One layer twice: what runs again for both reads the same weights."""
        self.check(Transformer(), tokens(), "60%")

    @COMPILES
    def test_the_least_that_a_transformer_takes(self):
        self.check(Transformer(), tokens(), "min")


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
