# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Training steps of PyTorch within a budget.

    import remat.torch
    step = torch.compile(loss_of, backend=remat.torch.backend(budget="8GiB"), dynamic=False)
    print(remat.torch.plan(model, images, loss=loss))

runs them in PyTorch, and needs torch alone.

    text = remat.torch.export(train_step, params, images, labels)
    step = remat.torch.jit(train_step, budget="40%")

takes them out of it, as MLIR, by torch-mlir; jit runs them by IREE.
"""

from .. import versions
from .backend import backend
from .compiled import jit
from .export import export
from .optimizer import clipped, optimizer
from .plan import plan

versions.check("torch")

__all__ = ["backend", "clipped", "export", "jit", "optimizer", "plan"]
