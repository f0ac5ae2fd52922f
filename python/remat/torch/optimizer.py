# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Optimizers of torch.optim as functions of parameters, gradients and state. Steps that are exported from PyTorch use
these functions."""

import inspect
from collections.abc import Callable
from typing import Any

from ..tool import RematError, kind_of
from .capture import compiling


def optimizer(make: Callable[..., Any], **options: Any) -> Callable[..., tuple[dict, dict]]:
    """Returns update(params, gradients, state=None), which returns the next params and state.

    update = remat.torch.optimizer(torch.optim.AdamW, lr=1e-3)
    params, state = update(params, gradients, state)

    `make`: A class of torch.optim. The other arguments are options of that class. `params` and `gradients`:
    Dictionaries of tensors by name. `state`: The optimizer's dictionary of tensors for each name; None before the first
    step."""
    if not callable(make):
        raise RematError(f"the optimizer is {kind_of(make)}: expected a class of torch.optim, such as AdamW")
    known = inspect.signature(make).parameters
    if "foreach" in known:
        options.setdefault("foreach", False)
    if "capturable" in known:
        # Without this option the optimizer reads the number of steps back from the device.
        options.setdefault("capturable", True)

    def update(params, gradients, state=None):
        import torch

        leaves = {name: param.detach().clone().requires_grad_() for name, param in params.items()}
        made = make(list(leaves.values()), **options)
        for name, leaf in leaves.items():
            leaf.grad = gradients[name].detach().clone()
            if state is not None:
                made.state[leaf] = {key: value.detach().clone() for key, value in state[name].items()}
        with compiling():  # On a CPU the optimizer would refuse to be capturable.
            made.step()
        after = {
            name: {key: value for key, value in made.state[leaf].items() if isinstance(value, torch.Tensor)}
            for name, leaf in leaves.items()
        }
        return {name: leaf.detach() for name, leaf in leaves.items()}, after

    return update


def clipped(gradients: dict[str, Any], most: float) -> dict[str, Any]:
    """Scales gradients so that their norm, over all of them, is at most `most`, as torch.nn.utils.clip_grad_norm_ does."""
    import torch

    norm = torch.stack([each.square().sum() for each in gradients.values()]).sum().sqrt()
    factor = (most / (norm + 1e-6)).clamp(max=1.0)
    return {name: each * factor for name, each in gradients.items()}
