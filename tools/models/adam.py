# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A training step with Adam (Kingma and Ba, arXiv 1412.6980, algorithm 1), whose state is donated.

The parameters and both moments stay in f32. A loss function may compute in another type.
"""

from dataclasses import dataclass

import jax
import jax.numpy as jnp
import numpy as np
from step import Model

RATE, BETA1, BETA2, EPSILON = 1e-3, 0.9, 0.999, 1e-8


@dataclass(frozen=True)
class AdamModel(Model):
    def state_types(self):
        """Returns the types of a step's state: parameters, first and second moments, and the number of steps so far."""
        params = [jax.ShapeDtypeStruct(shape, jnp.float32) for shape, _ in self.parameters()]
        return 3 * params + [jax.ShapeDtypeStruct((), jnp.float32)]

    def donated(self):
        return len(self.state_types())

    def argument_types(self):
        return self.state_types() + self.batch_types()

    def step(self):
        """main(params..., firsts..., seconds..., steps, batch...) -> (loss, new params..., firsts..., seconds...,
        steps)."""
        count = len(self.parameters())

        def main(*args):
            params, firsts, seconds = (args[i * count : (i + 1) * count] for i in range(3))
            steps, *batch = args[3 * count :]
            loss, grads = self.loss_and_gradients(params, batch)
            steps = steps + 1
            firsts = [BETA1 * m + (1 - BETA1) * g for m, g in zip(firsts, grads)]
            seconds = [BETA2 * v + (1 - BETA2) * g * g for v, g in zip(seconds, grads)]
            rate = RATE * jnp.sqrt(1 - BETA2**steps) / (1 - BETA1**steps)
            params = [p - rate * m / (jnp.sqrt(v) + EPSILON) for p, m, v in zip(params, firsts, seconds)]
            return loss, *params, *firsts, *seconds, steps

        return main

    def random_arguments(self, seed=0):
        """Returns initial parameters, the state before the first step, and one random batch."""
        values = super().random_arguments(seed)
        count = len(self.parameters())
        params, batch = values[:count], values[count:]
        zeros = [np.zeros_like(p) for p in params]
        return params + 2 * zeros + [np.float32(0)] + batch
