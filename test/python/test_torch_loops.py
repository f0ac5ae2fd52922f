#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests that one line gives a backend to Hugging Face's Trainer, to accelerate and to Lightning.

    test_torch_loops.py path/to/build/bin

The test runs under .venv/torch-scenarios (tools/setup torch-scenarios) if that exists. Parts of it are skipped if this
Python lacks their library. The test test_torch_scenarios.py measures the bytes of such loops."""

import copy
import os
import sys
import tempfile
import types
import unittest
import unittest.mock

import beginning

if __name__ == "__main__":
    beginning.run_under("torch-scenarios", "torch", "transformers")
    beginning.run_under("torch", "torch")
beginning.use_package(os.path.join(os.path.abspath(sys.argv[1]), "remat-opt"))

from remat import RematError  # noqa: E402

if not beginning.missing("torch"):
    import remat.torch
    import torch
    from torch_steps import backend, begin

    class Network(torch.nn.Module):
        def __init__(self):
            super().__init__()
            parts = (torch.nn.Linear(32, 32), torch.nn.GELU(), torch.nn.LayerNorm(32))
            self.layers = torch.nn.Sequential(*(copy.deepcopy(part) for _ in range(3) for part in parts))

        def forward(self, x):
            return {"loss": self.layers(x).square().mean()}


def needs(*names):
    lacking = [name for name in ("torch", *names) if beginning.missing(name)]
    return unittest.skipIf(lacking, f"{', '.join(lacking)} is not installed (tools/setup torch-scenarios)")


@needs()
class Loops(unittest.TestCase):
    def setUp(self):
        begin(self)
        self.network, self.rows = Network(), [{"x": torch.randn(64, 32)} for _ in range(8)]

    def check(self, train):
        """The function `train` gets a network, and a backend or None. It returns the trained network."""
        expected, made = train(copy.deepcopy(self.network), None), backend("70%")
        torch._dynamo.reset()
        found = train(copy.deepcopy(self.network), made)
        for a, b in zip(found.parameters(), expected.parameters(), strict=True):
            self.assertTrue(torch.equal(a, b))
        self.assertFalse(torch.equal(a, [*self.network.parameters()][-1]))
        report = made.steps[0] if made.steps else made.reports[0]  # A step with a graph break has several graphs.
        self.assertLessEqual(report.after.total, report.asked)
        self.assertGreater(report.more_time, 0)

    def trainer(self, network, callbacks, **options):
        import transformers

        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        said = transformers.TrainingArguments(
            folder.name,
            num_train_epochs=1,
            disable_tqdm=True,
            report_to=[],
            save_strategy="no",
            use_cpu=True,
            per_device_train_batch_size=2,
            **options,
        )
        return transformers.Trainer(network, said, train_dataset=self.rows, callbacks=callbacks)

    @needs("transformers", "accelerate")
    def test_trainer(self):
        def train(network, made):
            self.trainer(network, [remat.torch.trainer_callback(made)] if made else []).train()
            return network

        self.check(train)

    @needs("transformers", "accelerate")
    def test_trainer_that_compiles_by_itself_is_refused(self):
        loop = self.trainer(self.network, [remat.torch.trainer_callback(backend("70%"))], torch_compile=True)
        with self.assertRaisesRegex(RematError, "torch_compile is set"):
            loop.train()

    @needs("accelerate")
    def test_accelerate(self):
        import accelerate

        def train(network, made):
            accelerate.state.AcceleratorState._reset_state(reset_partial_state=True)
            plugin = {"dynamo_plugin": remat.torch.accelerate_plugin(made)} if made else {}
            accelerator = accelerate.Accelerator(cpu=True, **plugin)
            call, optimizer = accelerator.prepare(network, torch.optim.SGD(network.parameters(), 0.1))
            for row in self.rows[:3]:
                optimizer.zero_grad()
                accelerator.backward(call(**row)["loss"])
                optimizer.step()
            return network

        self.check(train)

    @needs("pytorch_lightning")
    def test_lightning(self):
        import pytorch_lightning

        class Model(pytorch_lightning.LightningModule):
            def __init__(self, network):
                super().__init__()
                self.network = network

            def training_step(self, batch, number):
                loss = self.network(**batch)["loss"]
                self.log("loss", loss)
                return loss

            def configure_optimizers(self):
                return torch.optim.SGD(self.parameters(), 0.1)

        def train(network, made):
            model, step = Model(network), Model.training_step
            callbacks = [remat.torch.lightning_callback(made)] if made else []
            pytorch_lightning.Trainer(
                accelerator="cpu", max_steps=3, callbacks=callbacks, logger=False, enable_checkpointing=False, enable_progress_bar=False, enable_model_summary=False
            ).fit(model, torch.utils.data.DataLoader(self.rows, 1))  # fmt: skip
            self.assertEqual(model.training_step.__func__, step)
            return network

        self.check(train)

    def test_what_is_no_backend_is_refused(self):
        for make in (remat.torch.trainer_callback, remat.torch.accelerate_plugin, remat.torch.lightning_callback):
            with self.assertRaisesRegex(RematError, r"backend is a str: expected remat.torch.backend\(...\)"):
                make("remat")

    def test_a_library_that_is_missing_is_named(self):
        names = ("pytorch_lightning", "lightning.pytorch")
        with unittest.mock.patch.dict(sys.modules, dict.fromkeys(names)):
            with self.assertRaisesRegex(RematError, "pip install pytorch-lightning"):
                remat.torch.lightning_callback(backend("70%"))

    def test_the_library_that_is_imported_already_is_used(self):
        seen = types.SimpleNamespace(Callback=type("Callback", (), {}))
        missing = {"pytorch_lightning": None, "lightning.pytorch": seen}
        with unittest.mock.patch.dict(sys.modules, missing):
            self.assertIsInstance(remat.torch.lightning_callback(backend("70%")), seen.Callback)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
