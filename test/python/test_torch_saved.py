#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests that a compiled module can be copied, saved, loaded and exported as with other backends of torch.compile, and
that the copies keep the budget. A dispatch mode counts the bytes.

    test_torch_saved.py path/to/build/bin

The test runs under .venv/torch (tools/setup torch) if that exists. It is skipped if this Python has no torch."""

import copy
import io
import os
import pickle
import sys
import unittest

import beginning

if __name__ == "__main__":
    beginning.run_under("torch", "torch")
HAS_TORCH = not beginning.missing("torch")
beginning.use_package(os.path.join(os.path.abspath(sys.argv[1]), "remat-opt"))

if HAS_TORCH:
    import remat.torch
    import torch
    import torch_installed
    from torch_counted import Counted
    from torch_steps import Model, begin

    INSTALLED = torch_installed.install()

    def saved(model):
        file = io.BytesIO()
        torch.save(model, file)
        file.seek(0)
        return torch.load(file, weights_only=False)


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Saved(unittest.TestCase):
    def setUp(self):
        begin(self)
        self.model, self.x = Model(6), torch.randn(256, 32)
        self.most, self.expected = self.step(copy.deepcopy(self.model))
        self.options = {"budget": int(0.8 * self.most), "inner": "eager", "effort": 0.05}

    def step(self, model):
        """Returns the most bytes that a step holds, and its gradients."""
        model.zero_grad()
        with Counted([*model.parameters(), self.x]) as seen:
            model(self.x).backward()
        return seen.total, [each.grad for each in model.parameters()]

    def compiled(self):
        """Yields the model, compiled in two ways."""
        for name, options in (
            ("a backend", {"backend": remat.torch.backend(**self.options)}),
            ("a name", {"backend": "remat", "options": dict(self.options)}),
        ):
            torch._dynamo.reset()
            with self.subTest(name):
                yield torch.compile(copy.deepcopy(self.model), **options)

    def check(self, model, in_budget=True):
        most, gradients = self.step(model)
        self.assertEqual(most <= self.options["budget"], in_budget)
        for ours, expected in zip(gradients, self.expected, strict=True):
            self.assertTrue(torch.equal(ours, expected))

    def test_copies(self):
        for way in (copy.deepcopy, lambda model: pickle.loads(pickle.dumps(model)), saved):
            for model in self.compiled():
                self.check(way(model))  # This model has not run yet.
                self.check(model)
                self.check(way(model))

    def test_a_copy_shares_the_backend(self):
        made = remat.torch.backend(**self.options)
        self.check(copy.deepcopy(torch.compile(self.model, backend=made)))
        self.assertEqual(len(made.reports), 1)

    def test_a_state_dict(self):
        for model in self.compiled():
            state = {name: 2 * value for name, value in model.state_dict().items()}
            self.step(model)
            model.load_state_dict(state)
            self.assertEqual([*state], [f"_orig_mod.{name}" for name in self.model.state_dict()])
            other = copy.deepcopy(self.model)
            with torch.no_grad():
                for each in other.parameters():
                    each *= 2
            self.expected = self.step(other)[1]
            self.check(model)

    def test_an_export_has_no_plan(self):
        for model in self.compiled():
            exported = torch.export.export(model, (self.x,))
            self.assertTrue(torch.equal(exported.module()(self.x), self.model(self.x)))
            self.check(model)

    def test_a_module_that_compiles_itself(self):
        """PyTorch copies and saves such a module without what it compiled."""
        for way in (copy.deepcopy, lambda model: pickle.loads(pickle.dumps(model)), saved):
            model = copy.deepcopy(self.model)
            model.compile(backend=remat.torch.backend(**self.options))
            self.check(model)
            self.check(way(model), in_budget=False)
            self.assertEqual([*model.state_dict()], [*self.model.state_dict()])

    def test_what_a_loaded_backend_has(self):
        optimizer = torch.optim.AdamW(self.model.parameters())
        for options in (
            {"budget": "auto"},
            {"budget": "50%", "held": "1kB", "optimizer": optimizer, "offload": "25GB/s"},
        ):
            made = remat.torch.backend(inner="eager", **options)
            made.budget = made.budget or remat.asked.parse_budget("1GB")  # "auto" becomes a number at the first call.
            made.reports.append(None)
            other = pickle.loads(pickle.dumps(made))
            self.assertEqual((other.reports, other.inner, other.options), ([], "eager", made.options))
            self.assertEqual((other.said, other.to_come), (made.said, made.to_come))
            self.assertEqual(other.budget, None if options["budget"] == "auto" else made.budget)

    def test_a_loaded_backend_gives_notes(self):
        """A function that torch.compile gives up has a note."""
        layer, x = torch.nn.Linear(32, 32), torch.randn(4, 32)

        def step(x):
            for _ in range(2):
                x = layer(x)
                torch._dynamo.graph_break()
            return x

        other = pickle.loads(pickle.dumps(remat.torch.backend(**self.options)))
        other._dynamo_backend_init = None  # Reading a saved module does not call it.
        torch.compile(step, backend=other)(x)
        self.assertIn("torch.compile runs the function from", str(other.reports[-1].notes))


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
