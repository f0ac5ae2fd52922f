#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the warnings of remat.torch.backend about training loops that do not call the compiled module.

    test_torch_outside.py path/to/build/bin

The test runs under .venv/torch-scenarios (tools/setup torch-scenarios) if that exists, or else under .venv/torch. It is
skipped if this Python has no torch. The test of Lightning is skipped if this Python has no Lightning."""

import gc
import os
import sys
import unittest
import warnings
import weakref

import beginning

if __name__ == "__main__":
    beginning.run_under("torch-scenarios", "torch", "transformers")
    beginning.run_under("torch", "torch")
HAS_TORCH = not beginning.missing("torch")
beginning.use_package(os.path.join(os.path.abspath(sys.argv[1]), "remat-opt"))

import remat  # noqa: E402

if HAS_TORCH:
    import remat.torch
    import torch
    import torch_installed
    import torch_steps
    from torch_steps import backend

    INSTALLED = torch_installed.install()

    class Model(torch_steps.Model):
        def training_step(self, x):
            return self.layers(x).square().mean()


SAID = "a backward pass reaches parameters of the compiled Model, but no compiled graph"
OPTIONS = {"budget": "90%", "inner": "eager", "effort": 0.05}


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Outside(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(0)
        torch._dynamo.reset()
        self.model, self.x = Model(), torch.randn(64, 32)

    def warned(self, run):
        return torch_steps.warned(self, run, __file__)

    def steps(self, call):
        """Returns a function that runs two steps of training."""
        optimizer = torch.optim.SGD(self.model.parameters(), 0.1)

        def run():
            for _ in range(2):
                call(self.x).backward()
                optimizer.step()
                optimizer.zero_grad()

        return run

    def check(self, made, call):
        """Checks that there is one warning, which is a note of the last report."""
        (text,) = self.warned(self.steps(call))
        self.assertIn(SAID, text)
        self.assertIsNone(made.reports[-1].after)
        self.assertEqual(made.reports[-1].notes, (text,))

    def test_a_method_is_called(self):
        made = backend("90%")
        self.check(made, torch.compile(self.model, backend=made).training_step)

    def test_a_method_of_the_original_module_is_called(self):
        made = backend("90%")
        self.check(made, torch.compile(self.model, backend=made)._orig_mod.training_step)

    def test_forward_is_called(self):
        made = backend("90%")
        self.model.compile(backend=made)
        self.check(made, self.model.forward)

    def test_forward_is_called_and_the_backend_is_named(self):
        self.model.compile(backend="remat", options=OPTIONS)
        (text,) = self.warned(self.steps(self.model.forward))
        self.assertIn(SAID, text)

    def test_a_method_is_called_beside_the_compiled_module(self):
        made = backend("90%")
        compiled = torch.compile(self.model, backend=made)

        def call(x):
            compiled(x).backward()
            return compiled.training_step(x)

        self.check(made, call)
        self.assertIsNotNone(made.reports[0].after)

    def test_it_is_said_before_the_gradients_are_made(self):
        made = backend("90%")
        compiled = torch.compile(self.model, backend=made)
        loss, seen = compiled.training_step(self.x), []
        self.model.layers[-2].bias.register_hook(lambda gradient: seen.append(len(made.reports)))
        self.assertEqual(len(self.warned(lambda: loss.backward())), 1)
        self.assertEqual(seen, [1])

    def test_loops_that_run_graphs_are_not_warned(self):
        ways = {
            "a call": lambda made: torch.compile(self.model, backend=made),
            "a method": lambda made: torch.compile(self.model.training_step, backend=made),
            "a function": lambda made: torch.compile(lambda x: self.model(x), backend=made),
        }
        for name, compiled in ways.items():
            with self.subTest(name):
                torch._dynamo.reset()
                made = backend("90%")
                self.assertEqual(self.warned(self.steps(compiled(made))), [])
                self.assertEqual(made.outside.passes, 8)

    def test_other_models_are_not_warned(self):
        """A model that is not compiled trains beside a compiled one, and a plan runs the compiled one on fake tensors."""
        other = Model()
        torch.compile(self.model, backend=backend("90%"))

        def run():
            other(self.x).backward()
            plan = remat.torch.plan(self.model, self.x, budget=10**6, effort=0.05)
            plan.words("blocks", blocks=[*self.model.layers])

        self.assertEqual(self.warned(run), [])

    def test_only_the_first_passes_are_read(self):
        """Reading a pass of an unrelated model costs time."""
        made, other = backend("90%"), Model()
        torch.compile(self.model, backend=made)
        for _ in range(10):
            other(self.x).backward()
        self.assertEqual(made.outside.passes, 0)

    def test_a_backend_is_freed(self):
        made = backend("90%")
        reference = weakref.ref(made.outside)
        torch.compile(self.model, backend=made)
        torch._dynamo.reset()
        del made, self.model  # If Lightning is imported, the model keeps the arguments of torch.compile.
        gc.collect()
        self.assertIsNone(reference())


@unittest.skipIf(
    not HAS_TORCH or beginning.missing("pytorch_lightning"),
    "Lightning is not installed (tools/setup torch-scenarios)",
)
class Lightning(unittest.TestCase):
    def network(self):
        import pytorch_lightning

        class Network(pytorch_lightning.LightningModule):
            def __init__(self):
                super().__init__()
                self.model = Model()

            def training_step(self, rows, number):
                return self.model(*rows)

            def configure_optimizers(self):
                return torch.optim.SGD(self.parameters(), 0.1)

        return Network()

    def warned(self, network):
        """Trains a network. Returns the texts of remat's warnings."""
        import pytorch_lightning

        rows = torch.utils.data.TensorDataset(torch.randn(8, 32))
        quiet = dict.fromkeys(("logger", "enable_checkpointing", "enable_progress_bar", "enable_model_summary"), False)
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            loop = pytorch_lightning.Trainer(accelerator="cpu", max_steps=2, **quiet)
            loop.fit(network, torch.utils.data.DataLoader(rows, 4))
        return [str(each.message) for each in caught if issubclass(each.category, remat.RematWarning)]

    def test_a_module_that_compiles_itself(self):
        """Lightning calls the module's training_step, and never the module itself. The warning is given before a step
        runs."""
        network, made = self.network(), backend("90%")
        said = r"Lightning's Trainer calls its training_step .*lightning_callback\(backend\)"
        with self.assertWarnsRegex(remat.RematWarning, said):
            network.compile(backend=made)
        self.assertEqual(self.warned(network), [])
        self.assertIn("no compiled graph", str(made.reports[0].notes))

    def test_a_module_that_lightning_compiles(self):
        """Lightning compiles the training_step of what torch.compile returns."""
        made = backend("100%")
        with warnings.catch_warnings():
            warnings.simplefilter("error", remat.RematWarning)
            compiled = torch.compile(self.network(), backend=made)
        self.assertNotIn("Lightning", str(self.warned(compiled)))
        self.assertLessEqual(made.reports[0].share, 1)

    def test_a_module_that_fabric_compiles_again(self):
        """Fabric compiles with a copy of the arguments of torch.compile."""
        import lightning_fabric

        model, made = Model(), backend("90%")
        call = lightning_fabric.Fabric(accelerator="cpu", devices=1).setup(torch.compile(model, backend=made))
        call(torch.randn(64, 32)).backward()
        self.assertLessEqual(made.reports[0].share, 0.9)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
