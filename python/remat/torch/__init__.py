# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Training steps of PyTorch within a budget.

    import remat.torch
    step = torch.compile(loss_of, backend=remat.torch.backend(budget="8GiB"))
    print(remat.torch.plan(model, images, loss=loss))

These two functions need only torch: `backend` is for steps that run in PyTorch, and `plan` predicts a budget's cost.

    text = remat.torch.export(train_step, params, images, labels)
    step = remat.torch.jit(train_step, budget="40%")

These two functions need torch-mlir: `export` writes a step as MLIR, and `jit` runs a step by IREE.
"""

from .. import versions
from .backend import backend
from .compiled import jit
from .export import export
from .loops import accelerate_plugin, lightning_callback, trainer_callback
from .optimizer import clipped, optimizer
from .plan import plan

versions.check("torch")

__all__ = [
    "accelerate_plugin",
    "backend",
    "clipped",
    "export",
    "jit",
    "lightning_callback",
    "optimizer",
    "plan",
    "trainer_callback",
]
