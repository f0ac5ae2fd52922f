# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts the bytes that a step holds in addition to the tensors of its graph, mainly the state of an optimizer."""

from ..asked import parse_budget
from ..tool import RematError, kind_of
from .live import key, tensors
from .parallel import local


def bytes_held(said=0, optimizer=None):
    """Returns the sum of `said` and of the optimizer's state in bytes. `said` is a number of bytes, or text such as
    "1.2GB"."""
    total = 0
    if said:
        asked = parse_budget(said, "held")
        if asked.size is None:
            raise RematError(f"held='{said}': expected bytes such as 812000000 or 1.5GiB")
        total += asked.size
    return total + (state_bytes(optimizer) if optimizer is not None else 0)


def state_bytes(optimizer):
    """Returns the bytes of an optimizer's state. Before its first step an optimizer has no state, so the bytes are
    those of a step on fake tensors."""
    import torch

    if not isinstance(optimizer, torch.optim.Optimizer):
        raise RematError(f"optimizer is {kind_of(optimizer)}: expected an optimizer of torch.optim")
    state = state_of(optimizer if optimizer.state else after_a_step(optimizer))
    return sum({key(each): each.untyped_storage().nbytes() for each in state}.values())


def state_of(optimizer):
    """Returns the tensors of an optimizer's state on this device."""
    return [local(each) for values in optimizer.state.values() for each in tensors(dict(values))]


def after_a_step(optimizer):
    import torch
    from torch._subclasses.fake_tensor import FakeTensorMode

    with FakeTensorMode(allow_non_fake_inputs=True) as mode:
        groups = []
        for group in optimizer.param_groups:
            params = []
            for param in group["params"]:
                fake = torch.nn.Parameter(mode.from_tensor(param.detach()))
                fake.grad = torch.empty_like(fake)
                params.append(fake)
            groups.append({**group, "params": params})
        made = type(optimizer)(groups)
        made.step()
    return made
