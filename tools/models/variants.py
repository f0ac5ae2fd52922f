# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Small steps that show what JAX puts into a module in addition to straight-line ops.

The network is a stack of equal tanh layers, so that each file shows only one feature.
"""

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec
from step import LEARNING_RATE

LAYERS, BATCH, WIDTH, DEVICES = 8, 64, 32, 8
SHARED, SPLIT = PartitionSpec(), PartitionSpec("batch")

jax.config.update("jax_num_cpu_devices", DEVICES)


def layer(x, weights):
    return jnp.tanh(x @ weights)


def update(loss, params, *batch):
    value, grads = jax.value_and_grad(loss)(params, *batch)
    return value, jax.tree.map(lambda p, g: p - LEARNING_RATE * g, params, grads)


def scan_loss(stacked, x, y):
    x, _ = jax.lax.scan(lambda x, weights: (layer(x, weights), None), x, stacked)
    return jnp.mean(jnp.square(x - y))


def scan(stacked, x, y):
    """Computes the layers in a loop. The loop of the gradient reads the stacked activations of the layers."""
    return update(scan_loss, stacked, x, y)


def loss(layers, x, y):
    for weights in layers:
        x = layer(x, weights)
    return jnp.mean(jnp.square(x - y))


def step(layers, x, y):
    return update(loss, layers, x, y)


def mesh():
    return Mesh(np.array(jax.devices()), "batch")


def data_parallel(layers, x, y):
    """Trains with a batch that is divided among devices. The loss and its gradients are means over all examples of all
    devices."""

    def mean_loss(layers, x, y):
        return jax.lax.pmean(loss(layers, x, y), "batch")

    return jax.shard_map(
        lambda *args: update(mean_loss, *args),
        mesh=mesh(),
        in_specs=(SHARED, SPLIT, SPLIT),
        out_specs=(SHARED, SHARED),
    )(layers, x, y)


def array(*shape):
    return jax.ShapeDtypeStruct(shape, jnp.float32)


BATCH_TYPES = [array(BATCH, WIDTH)] * 2
SEPARATE = [[array(WIDTH, WIDTH)] * LAYERS, *BATCH_TYPES]
STACKED = [array(LAYERS, WIDTH, WIDTH), *BATCH_TYPES]


def lower_scan():
    return jax.jit(scan).lower(*STACKED)


def lower_donated():
    """Lowers a step whose new weights take over the buffers of the old weights. JAX marks the buffers that are taken
    over by tf.aliasing_output."""
    return jax.jit(step, donate_argnums=0).lower(*SEPARATE)


def lower_donated_sharded():
    """Lowers a step for which XLA chooses the shardings of results. XLA then also chooses which result takes over which
    buffer, and JAX marks the buffers by jax.buffer_donor."""
    shared, split = (NamedSharding(mesh(), spec) for spec in (SHARED, SPLIT))
    shardings = (shared, split, split)
    return jax.jit(step, donate_argnums=0, in_shardings=shardings).lower(*SEPARATE)


def lower_manual_computation():
    """Lowers a step that is inside sdy.manual_computation as a whole, with the shapes of one device."""
    return jax.jit(data_parallel).lower(*SEPARATE)


VARIANTS = {
    "scan-small": lower_scan,
    "donated-small": lower_donated,
    "donated-sharded-small": lower_donated_sharded,
    "manual-computation-small": lower_manual_computation,
}
