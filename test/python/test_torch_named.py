#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests that torch.compile(model, backend="remat") finds the backend by the package's entry point.

    test_torch_named.py path/to/build/bin

The entry points of python/pyproject.toml are written beside a package's metadata, as pip writes them. The test runs
under .venv/torch (tools/setup torch) if that exists. It is skipped if this Python has no torch."""

import os
import sys
import unittest
import warnings

import beginning

if __name__ == "__main__":
    beginning.run_under("torch", "torch")
HAS_TORCH = not beginning.missing("torch")
beginning.use_package(os.path.join(os.path.abspath(sys.argv[1]), "remat-opt"))

from remat import RematError  # noqa: E402


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Named(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        import torch_installed

        cls.addClassCleanup(torch_installed.install().cleanup)

    def setUp(self):
        import torch

        torch._dynamo.reset()
        torch.manual_seed(0)
        warnings.simplefilter("ignore")
        self.layer = lambda: torch.nn.Sequential(torch.nn.Linear(8, 32), torch.nn.GELU(), torch.nn.Linear(32, 8))

    def test_it_is_listed(self):
        import torch

        self.assertIn("remat", torch._dynamo.list_backends())

    def test_models_with_the_same_options_have_one_budget(self):
        import torch
        from remat.torch import named

        options = {"budget": "90%", "inner": "eager", "effort": 0.05}
        x, models = torch.randn(64, 8), (self.layer(), self.layer())
        calls = [torch.compile(each, backend="remat", options=dict(options), dynamic=False) for each in models]
        for _ in range(2):
            calls[1](calls[0](x)).square().mean().backward()
        expected = torch.autograd.grad(models[1](models[0](x)).square().mean(), models[0][0].weight)
        self.assertTrue(torch.equal(models[0][0].weight.grad, 2 * expected[0]))
        backend = named.existing(options)
        (report,) = backend.steps
        self.assertLessEqual(report.after.total, report.asked)

    def test_a_call_beyond_the_recompile_limit_is_refused(self):
        import torch

        options = {"budget": "95%", "inner": "eager", "effort": 0.05}
        step = torch.compile(self.layer(), backend="remat", options=options, dynamic=False)
        with torch._dynamo.config.patch(recompile_limit=2):
            for count in (64, 32):
                step(torch.randn(count, 8)).square().mean().backward()
            with self.assertRaisesRegex(RematError, "reached its recompile_limit"):
                step(torch.randn(16, 8))

    def test_notes_after_a_reset_of_torch_compile(self):
        import torch
        from remat.torch import named

        options = {"budget": "90%", "inner": "eager", "effort": 0.05}
        x, layer = torch.randn(64, 8), self.layer()

        def step(x):
            for _ in range(2):
                x = layer(x)
                torch._dynamo.graph_break()
            return x

        backend = named.backend_of(options)
        torch._dynamo.reset()
        for each in (self.layer(), step):
            torch.compile(each, backend="remat", options=options)(x).sum().backward()
        self.assertIn("torch.compile runs the function from", str(backend.reports[-1].notes))

    def test_an_option_that_there_is_not(self):
        import torch

        for options, said in (
            ({"budgt": 1}, "remat.torch.backend has no option 'budgt'; the nearest is 'budget'"),
            ({"budget": "90%", "inner": "fast"}, "inner='fast'"),
        ):
            call = torch.compile(self.layer(), backend="remat", options=options)
            with self.subTest(said), self.assertRaisesRegex(Exception, f"RematError.*{said}"):
                call(torch.randn(4, 8))


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
