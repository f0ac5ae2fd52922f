# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Custom ops that several tests of remat.torch use. Only programs with torch import this file."""

import torch

CALLS = []  # This list has one element for each call of the op `counted`.


def op(name, mutates=(), **options):
    """Registers a custom op whose result has the shape of its first argument."""

    def made(function):
        defined = torch.library.custom_op(f"remat_tests::{name}", function, mutates_args=mutates, **options)
        defined.register_fake(lambda x, *more: torch.empty_like(x))
        return defined

    return made


def noise(x: torch.Tensor) -> torch.Tensor:
    return x * torch.rand(x.shape)


def saved(ctx, inputs, output):
    ctx.save_for_backward(inputs[0], output)


def noise_backward(context, gradient):
    x, y = context.saved_tensors
    return gradient * y / (x + 1e-3)


op("noisy")(noise).register_autograd(noise_backward, setup_context=saved)
op("tagged", tags=(torch.Tag.nondeterministic_seeded,))(noise).register_autograd(noise_backward, setup_context=saved)


@op("counted")
def counted(x: torch.Tensor) -> torch.Tensor:
    CALLS.append(1)
    return x * 2


counted.register_autograd(lambda context, gradient: gradient * 2)


@op("doubled")
def doubled(x: torch.Tensor) -> torch.Tensor:
    return x * 2


doubled.register_autograd(lambda context, gradient: gradient * 2)


@op("bump", mutates={"count"})
def bump(x: torch.Tensor, count: torch.Tensor) -> torch.Tensor:
    count += 1
    return x * count.sum()
