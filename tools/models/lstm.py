# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""An LSTM that classifies sequences. A Python loop unrolls it, so each cell is a separate part of the graph.

A barrier before each cell keeps the cells' parts of the weights' gradients separate. Without barriers, elementwise
fusion would turn these parts into one sum with 64 operands, and all operands would be held until the last one is computed.
The module emit.py removes the barriers after fusion.
"""

from functools import partial

import jax
import jax.numpy as jnp
from step import Model, as_it_is, cross_entropy


def cell(x, h, c, weights, bias):
    """Computes the gates i, f, g, o from [x, h] by one matmul; returns the new h and c."""
    gates = jnp.concatenate([x, h], 1) @ weights + bias
    i, f, g, o = jnp.split(gates, 4, 1)
    c = jax.nn.sigmoid(f) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
    return jax.nn.sigmoid(o) * jnp.tanh(c), c


def loss(param, sequence, labels, *, hidden, around=as_it_is):
    steps, batch, features = sequence.shape
    weights = param((features + hidden, 4 * hidden))
    bias = param((4 * hidden,), "zeros")
    h = c = jnp.zeros((batch, hidden))
    for t in range(steps):
        if around is as_it_is:
            weights, bias = jax.lax.optimization_barrier((weights, bias))
        h, c = around(lambda *state: cell(sequence[t], *state, weights, bias))(h, c)
    classes = labels.shape[-1]
    return cross_entropy(h @ param((hidden, classes)) + param((classes,), "zeros"), labels)


def model(steps, batch, features, hidden, classes):
    inputs = (((steps, batch, features), "normal"), ((batch, classes), "onehot"))
    return Model(partial(loss, hidden=hidden), inputs)


MODELS = {
    "lstm": model(steps=64, batch=64, features=128, hidden=512, classes=100),
    "lstm-small": model(steps=12, batch=32, features=16, hidden=32, classes=10),
}

# Models that are too large to run on a CPU, and that fill a large GPU.
OTHERS = {"lstm-large": model(steps=64, batch=2048, features=512, hidden=1024, classes=100)}

# Models that are small enough for a CPU, by their number of time steps.
BY_LENGTH = {"lstm": partial(model, batch=64, features=64, hidden=128, classes=10)}
