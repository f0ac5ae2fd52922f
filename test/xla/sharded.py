# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A small network's step, and ways to divide it among devices, for tests that run under JAX."""

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec

WIDTH, BATCH, LAYERS = 16, 256, 3


def step(weights, x):
    """Returns the loss and the weights after a step of descent."""

    def loss(weights):
        y = x
        for up, down in weights:
            y = y + jnp.tanh(jax.nn.gelu(y @ up) @ down)
        return (y * y).mean()

    value, gradient = jax.value_and_grad(loss)(weights)
    return value, jax.tree.map(lambda weight, each: weight - 0.1 * each, weights, gradient)


def arguments():
    """Returns the step's arguments as NumPy's arrays."""
    random = np.random.default_rng(0)
    weights = [
        tuple(random.normal(size=size).astype(np.float32) * 0.1 for size in ((WIDTH, 4 * WIDTH), (4 * WIDTH, WIDTH)))
        for _ in range(LAYERS)
    ]
    return weights, random.normal(size=(BATCH, WIDTH)).astype(np.float32)


def mesh(**axes):
    """Returns a mesh of all devices, or of as many devices as the axes need."""
    count = int(np.prod(list(axes.values())))
    return Mesh(np.array(jax.devices()[:count]).reshape(tuple(axes.values())), tuple(axes))


def put(array, mesh, *spec):
    sharding = NamedSharding(mesh, PartitionSpec(*spec))
    return jax.make_array_from_callback(array.shape, sharding, lambda index: array[index])


def data_parallel(mesh):
    weights, x = arguments()
    return jax.tree.map(lambda each: put(each, mesh), weights), put(x, mesh, "d")


def tensor_parallel(mesh):
    weights, x = arguments()
    return [(put(up, mesh, None, "m"), put(down, mesh, "m", None)) for up, down in weights], put(x, mesh, "d")


def by_hand(mesh):
    """Returns the data-parallel step as jax.shard_map writes it."""

    def local(weights, x):
        value, weights = step(weights, x)
        return jax.tree.map(lambda each: jax.lax.pmean(each, "d"), (value, weights))

    whole, part = PartitionSpec(), PartitionSpec("d")
    return jax.shard_map(local, mesh=mesh, in_specs=(whole, part), out_specs=whole, check_vma=False)


def here(tree):
    """Returns the arrays' first parts in this process, as NumPy's arrays."""
    return [np.asarray(leaf.addressable_data(0)) for leaf in jax.tree.leaves(tree)]


def furthest(found, expected):
    """Returns the largest difference of two trees of arrays."""
    return max(float(np.abs(a - b).max(initial=0)) for a, b in zip(here(found), here(expected), strict=True))
