# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The base of every JAX model. A model declares each parameter in the code that uses it, and trains by SGD."""

from dataclasses import dataclass, replace
from functools import partial
from math import prod
from typing import Callable

import jax
import jax.numpy as jnp
import numpy as np

LEARNING_RATE = 0.1


def as_it_is(block):
    return block


def is_product(primitive, *_, **__):
    """A policy of jax.checkpoint."""
    return primitive.name in ("dot_general", "conv_general_dilated")


@dataclass(frozen=True)
class Model:
    """A loss function `loss(param, *batch)` and the shapes of its batch.

    `param(shape, init)` returns the next parameter. `init` is "normal", "ones" or "zeros". Normal numbers are scaled for
    a ReLU by the fan-in, which is the product of all dimensions but the last. The loss may take a keyword `around`. The
    loss then calls `around` on each function that is a block. A batch input is (shape, kind). `kind` is "normal",
    "onehot" (over the last dimension), or a number n for whole numbers below n.
    """

    loss: Callable
    batch: tuple

    def by_hand(self):
        """Returns the same model with jax.checkpoint around each block of the loss."""
        return replace(self, loss=partial(self.loss, around=jax.checkpoint))

    def of_batch(self, size):
        """Returns the same model for another number of examples, the first dimension of a batch input."""
        return replace(self, batch=tuple(((size, *shape[1:]), kind) for shape, kind in self.batch))

    def parameters(self):
        """Returns [(shape, init)] of all parameters, in the order in which the loss asks for them."""
        declared = []

        def param(shape, init="normal"):
            declared.append((shape, init))
            return jnp.zeros(shape)

        jax.eval_shape(lambda *batch: self.loss(param, *batch), *self.batch_types())
        return declared

    def batch_types(self):
        return [
            jax.ShapeDtypeStruct(shape, jnp.int32 if isinstance(kind, int) else jnp.float32)
            for shape, kind in self.batch
        ]

    def argument_types(self):
        params = [jax.ShapeDtypeStruct(shape, jnp.float32) for shape, _ in self.parameters()]
        return params + self.batch_types()

    def donated(self):
        """Returns how many arguments the step owns. The owned arguments come before the others."""
        return 0

    def loss_and_gradients(self, params, batch):
        def loss_of(params):
            supply = iter(params)
            return self.loss(lambda shape, init="normal": next(supply), *batch)

        return jax.value_and_grad(loss_of)(params)

    def step(self):
        """The step is main(params..., batch...) -> (loss, new params...)."""
        count = len(self.parameters())

        def main(*args):
            params, batch = args[:count], args[count:]
            loss, grads = self.loss_and_gradients(params, batch)
            return loss, *(p - LEARNING_RATE * g for p, g in zip(params, grads))

        return main

    def random_arguments(self, seed=0):
        """Returns initial parameters and one random batch."""
        rng = np.random.default_rng(seed)

        def value(shape, kind):
            if isinstance(kind, int):
                return rng.integers(kind, size=shape, dtype=np.int32)
            if kind == "onehot":
                return np.eye(shape[-1], dtype=np.float32)[rng.integers(shape[-1], size=shape[:-1])]
            if kind in ("ones", "zeros"):
                return getattr(np, kind)(shape, np.float32)
            return rng.standard_normal(shape, np.float32)

        params = [
            value(shape, init) / (np.sqrt(prod(shape[:-1]) / 2) if init == "normal" else 1)
            for shape, init in self.parameters()
        ]
        return [p.astype(np.float32) for p in params] + [value(*spec) for spec in self.batch]


def cross_entropy(logits, onehot):
    """Returns the mean of the cross entropy over all leading dimensions."""
    logits = logits.astype(onehot.dtype)
    return -jnp.mean(jnp.sum(jax.nn.log_softmax(logits) * onehot, axis=-1))


def convolution(x, kernel, stride=1):
    """Convolves an NHWC tensor with an HWIO kernel, with SAME padding."""
    return jax.lax.conv_general_dilated(x, kernel, (stride, stride), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))


def average_pool(x, size, stride):
    """Returns the mean over windows of size x size. Borders are padded with zeros, which count in the mean."""
    window, strides = (1, size, size, 1), (1, stride, stride, 1)
    return jax.lax.reduce_window(x, 0.0, jax.lax.add, window, strides, "SAME") / size**2
