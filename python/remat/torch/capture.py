# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Traces the joint graph of a model and its loss on fake tensors: nothing is computed or allocated."""

import contextlib

from ..tool import RematError, kind_of


class Captured(BaseException):
    """Ends AOTAutograd when the joint graph exists. This class derives from BaseException, because AOTAutograd's
    callers would handle an Exception."""

    def __init__(self, module, outputs_forward):
        super().__init__()
        self.module, self.outputs_forward = module, outputs_forward


def joint_graph(model, args, kwargs, loss=None, decompositions=None):
    """Returns (joint graph, number of the forward part's outputs) of loss(model(*args, **kwargs))."""
    import torch
    from torch._functorch.aot_autograd import aot_function
    from torch._subclasses.fake_tensor import FakeTensorMode
    from torch.func import functional_call
    from torch.utils import _pytree

    check_model(model)
    held = held_of(model)
    leaves, tree = leaves_of(args, kwargs)
    places = [i for i, leaf in enumerate(leaves) if isinstance(leaf, torch.Tensor)]

    def step(held, given):
        filled = list(leaves)
        for place, value in zip(places, given):
            filled[place] = value
        args, kwargs = _pytree.tree_unflatten(filled, tree)
        return loss_of(functional_call(model, held, args, kwargs), loss)

    def capture(module, inputs, *, num_fwd_outputs, **options):
        del inputs, options
        raise Captured(module, num_fwd_outputs)

    with FakeTensorMode(allow_non_fake_inputs=True) as mode:
        fake = {name: like(mode, value) for name, value in held.items()}
        given = [like(mode, leaves[place]) for place in places]
        nothing = lambda module, inputs: module  # noqa: E731
        traced = aot_function(
            step,
            fw_compiler=nothing,
            bw_compiler=nothing,
            partition_fn=capture,
            decompositions=decompositions,
            keep_inference_input_mutations=True,
        )
        try:
            with compiling(), left_alone(model):
                traced(fake, given)
        except Captured as found:
            return found.module, found.outputs_forward
    raise RematError("the loss does not depend on any parameter that requires a gradient")


def check_model(model):
    import torch

    if not isinstance(model, torch.nn.Module):
        raise RematError(f"the model is {kind_of(model)}: expected a torch.nn.Module")


def held_of(model):
    """Returns a model's parameters and buffers by name."""
    return dict(model.named_parameters(remove_duplicate=True)) | dict(model.named_buffers(remove_duplicate=True))


@contextlib.contextmanager
def left_alone(model):
    """Gives the model its own tensors back at the end. Otherwise functional_call would leave traced tensors in a module
    that has two names."""
    before = [(module, dict(module._parameters), dict(module._buffers)) for module in model.modules()]
    try:
        yield
    finally:
        for module, parameters, buffers in before:
            module._parameters.update(parameters)
            module._buffers.update(buffers)


def leaves_of(args, kwargs):
    from torch.utils import _pytree

    return _pytree.tree_flatten((args, kwargs))


def compiling():
    """Returns a context in which torch.compiler.is_compiling() is true. A model that reads this value then makes no
    choice that depends on the values of tensors."""
    from unittest import mock

    import torch

    return mock.patch.object(torch.compiler, "_is_compiling_flag", True)


def like(mode, value):
    """Returns a fake tensor of `mode`. The mode must be entered. A tensor on the device "meta" becomes one on the CPU."""
    import torch

    fake = isinstance(value, torch._subclasses.FakeTensor)
    if fake or value.device.type == "meta":
        device = value.device if fake and value.device.type != "meta" else "cpu"
        made = torch.empty_strided(
            value.shape, value.stride(), dtype=value.dtype, device=device
        )  # A new tensor is fake because mode is entered.
    else:
        made = mode.from_tensor(value.detach())
    return made.requires_grad_(value.requires_grad)


def loss_of(result, loss):
    import torch

    if loss is not None:
        result = loss(result)
    elif not isinstance(result, torch.Tensor):
        result = getattr(result, "loss", None) if not isinstance(result, dict) else result.get("loss")
    if not isinstance(result, torch.Tensor):
        raise RematError(
            "the model returns no loss: give loss=, a function that computes the loss from the model's result"
        )
    return result
