# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gives a backend to the training loops of Hugging Face's transformers and accelerate, and of Lightning.

The library accelerate has a list of names of backends, and Lightning compiles no training step, so neither takes the
backend itself. Each library is imported when the function for this library is called."""

import contextlib
import importlib
import sys
from typing import Any

from ..tool import RematError, kind_of
from .backend import Backend


def trainer_callback(backend: Any, **options: Any) -> Any:
    """Returns a callback for Hugging Face's Trainer. It compiles the model when training begins.

    Trainer(model, arguments, callbacks=[remat.torch.trainer_callback(backend)])

    `backend`: A backend that remat.torch.backend returned.
    `options`: These are options of torch.compile, such as dynamic=True."""
    compiles = compile_options(backend, options)

    class Callback(imported("transformers").TrainerCallback):
        def on_train_begin(self, args, state, control, model=None, **others):
            if args.torch_compile:
                raise RematError(
                    "torch_compile is set in the arguments of Trainer, which then compiles without a budget: remove it"
                )
            model.compile(**compiles)

    return Callback()


def accelerate_plugin(backend: Any, **options: Any) -> Any:
    """Returns a plugin for accelerate. Accelerator.prepare then compiles each model.

    accelerator = Accelerator(dynamo_plugin=remat.torch.accelerate_plugin(backend))

    `backend`: A backend that remat.torch.backend returned.
    `options`: These are options of torch.compile, such as dynamic=True."""
    compiles = compile_options(backend, options)

    class Plugin(imported("accelerate").utils.TorchDynamoPlugin):
        def to_kwargs(self):
            return compiles

    return Plugin("eager")  # Any name but "no" makes accelerate compile. The backend itself is in to_kwargs.


def lightning_callback(backend: Any, **options: Any) -> Any:
    """Returns a callback for Lightning's Trainer. It compiles the training_step of the LightningModule while Trainer.fit runs.

    Trainer(callbacks=[remat.torch.lightning_callback(backend)])

    `backend`: A backend that remat.torch.backend returned.
    `options`: These are options of torch.compile, such as dynamic=True."""
    compiles = compile_options(backend, options)

    class Callback(imported("pytorch_lightning", "lightning.pytorch").Callback):
        def setup(self, trainer, pl_module, stage):
            import torch

            if stage == "fit":
                self.original = pl_module.training_step
                pl_module.training_step = torch.compile(self.original, **compiles)

        def teardown(self, trainer, pl_module, stage):
            if stage == "fit":
                pl_module.training_step = self.original

    return Callback()


def compile_options(backend, options):
    """Returns the options of torch.compile, and checks the backend."""
    if not isinstance(backend, Backend):
        raise RematError(f"backend is {kind_of(backend)}: expected remat.torch.backend(...)")
    return {**options, "backend": backend}


def imported(*names):
    """Returns the first of several modules that is imported already, or else the first that is installed."""
    for name in sorted(names, key=lambda each: each not in sys.modules):
        with contextlib.suppress(ModuleNotFoundError):
            return importlib.import_module(name)
    raise RematError(f"{names[0]} is not installed: pip install {names[0].replace('_', '-')}")
