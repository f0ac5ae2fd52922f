#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trains with the states of flax, optax and equinox, and compares remat.jit with jax.jit after each of two steps.

    test_states.py path/to/remat-opt

The test runs under .venv/states (tools/setup states), or under another Python that has these libraries. Eight virtual
devices of the CPU take the place of GPUs.
"""

import importlib.util
import os
import sys
import unittest
import warnings

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
PYTHONS = [os.path.join(ROOT, ".venv", name, "bin", "python") for name in ("states", "libraries")]
PYTHON = next(filter(os.path.exists, PYTHONS), None)
NEEDED = ("equinox", "flax", "jax", "optax")
MISSING = [name for name in NEEDED if importlib.util.find_spec(name) is None]
if (
    __name__ == "__main__"
    and PYTHON
    and MISSING
    and not os.path.samefile(os.path.dirname(PYTHON), os.path.dirname(sys.executable))
):
    os.execv(PYTHON, [PYTHON, "-B", *sys.argv])
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8 --xla_backend_optimization_level=0"
os.environ["REMAT_OPT"] = os.path.abspath(sys.argv[1])
sys.path.insert(0, os.path.join(ROOT, "python"))

import remat  # noqa: E402
from same import Same  # noqa: E402

if not MISSING:
    import equinox
    import flax.linen
    import flax.training.train_state
    import jax
    import jax.numpy as jnp
    import numpy as np
    import optax
    import sharded
    from flax import nnx

WIDTH = 8


def batch():
    return np.random.default_rng(0).normal(size=(16, WIDTH)).astype(np.float32)


@unittest.skipIf(MISSING, f"not installed: {', '.join(MISSING)} (tools/setup states)")
class States(Same):
    def setUp(self):
        self.enterContext(warnings.catch_warnings())
        warnings.simplefilter("ignore", remat.DroppedBarriers)

    def train(self, step, state, x, budget="100%"):
        """Trains two steps with a donated state, by remat.jit and by jax.jit. `step` returns (state, other results)."""
        small = remat.jit(step, budget=budget, backend="xla", effort=0.1, donate_argnums=0)
        plain = jax.jit(step, donate_argnums=0)
        one, other = (jax.tree.map(copied, state) for _ in range(2))
        for _ in range(2):
            given, (one, *found) = one, small(one, x)
            plainly, (other, *expected) = other, plain(other, x)
            self.same((one, found), (other, expected))
            self.assertEqual(deleted(given), deleted(plainly))
            self.assertIn(True, deleted(given))
        return small


def copied(leaf):
    return jnp.copy(leaf) if isinstance(leaf, jax.Array) else leaf


def deleted(state):
    return [isinstance(leaf, jax.Array) and leaf.is_deleted() for leaf in jax.tree.leaves(state)]


class Nnx(States):
    """A network of flax.nnx with dropout, whose random stream is a key and a counter, and with moving averages."""

    def network(self):
        class Network(nnx.Module):
            def __init__(self, rngs):
                self.layer, self.norm = nnx.Linear(WIDTH, WIDTH, rngs=rngs), nnx.BatchNorm(WIDTH, rngs=rngs)
                self.dropout, self.bias = nnx.Dropout(0.5, rngs=rngs), None

            def __call__(self, x):
                return self.dropout(self.norm(jnp.tanh(self.layer(x))))

        network = Network(nnx.Rngs(params=0, dropout=1))
        return network, nnx.Optimizer(network, optax.adamw(1e-2), wrt=nnx.Param)

    def step(self, network, optimizer, x):
        value, gradient = nnx.value_and_grad(lambda network: ((network(x) - x) ** 2).mean())(network)
        optimizer.update(network, gradient)
        return value

    def test_a_state_that_is_split_from_its_graph(self):
        graph, state = nnx.split(self.network())

        def step(state, x):
            network, optimizer = nnx.merge(graph, state)
            value = self.step(network, optimizer, x)
            return nnx.state((network, optimizer)), value

        kinds = {str(leaf.dtype) for leaf in jax.tree.leaves(state)}
        self.assertEqual(kinds, {"float32", "int32", "uint32", "key<fry>"})
        self.train(step, state, batch())

    def test_modules_as_arguments(self):
        def step(both, x):
            value = self.step(*both, x)
            return both, value

        self.train(step, self.network(), batch())


class Linen(States):
    """A TrainState has functions in its structure, the number of the step as a Python integer, and fields of its own."""

    def state(self):
        class Network(flax.linen.Module):
            @flax.linen.compact
            def __call__(self, x):
                x = flax.linen.BatchNorm(use_running_average=False)(jnp.tanh(flax.linen.Dense(WIDTH)(x)))
                return flax.linen.Dropout(0.5, deterministic=False)(x)

        class State(flax.training.train_state.TrainState):
            batch_stats: dict
            key: jax.Array
            scale: object = None

        network = Network()
        variables = network.init({"params": jax.random.key(0), "dropout": jax.random.key(0)}, batch())
        return State.create(apply_fn=network.apply, tx=optax.adamw(1e-2), key=jax.random.PRNGKey(1), **variables)

    @staticmethod
    def step(state, x):
        key, dropout = jax.random.split(state.key)

        def loss(params):
            variables = {"params": params, "batch_stats": state.batch_stats}
            y, changed = state.apply_fn(variables, x, rngs={"dropout": dropout}, mutable="batch_stats")
            return ((y - x) ** 2).mean(), changed

        (value, changed), gradient = jax.value_and_grad(loss, has_aux=True)(state.params)
        return state.apply_gradients(grads=gradient, key=key, **changed), value, state.scale

    def test_a_train_state(self):
        state = self.state()
        self.assertIs(type(state.step), int)
        self.train(self.step, state, batch())

    def test_a_train_state_on_eight_devices(self):
        mesh = sharded.mesh(d=8)
        state = jax.tree.map(lambda leaf: sharded.put(np.asarray(leaf), mesh), self.state())
        self.train(self.step, state, sharded.put(batch(), mesh, "d"))


class Optax(States):
    """States of optax have counters, empty tuples, masks and hyperparameters among the moments."""

    def train_with(self, optimizer):
        keys = jax.random.split(jax.random.key(0), 2)
        weights = {"up": jax.random.normal(keys[0], (WIDTH, WIDTH)), "bias": jnp.zeros(WIDTH), "frozen": None}

        def step(state, x):
            weights, moments, key = state
            key, noise = jax.random.split(key)

            def loss(weights):
                y = jnp.tanh(x @ weights["up"] + weights["bias"])
                return ((y + 0.1 * jax.random.normal(noise, y.shape)) ** 2).mean()

            value, gradient = jax.value_and_grad(loss)(weights)
            updates, moments = optimizer.update(gradient, moments, weights)
            return (optax.apply_updates(weights, updates), moments, key), value

        return self.train(step, (weights, optimizer.init(weights), keys[1]), batch())

    def test_adamw(self):
        self.train_with(optax.adamw(1e-2))

    def test_chains_masks_and_schedules(self):
        schedule = optax.warmup_cosine_decay_schedule(0, 1e-2, 2, 10)
        decayed = optax.adamw(schedule, mask={"up": True, "bias": False, "frozen": None}, mu_dtype=jnp.bfloat16)
        self.train_with(optax.chain(optax.clip_by_global_norm(1.0), decayed))

    def test_hyperparameters_and_accumulated_gradients(self):
        self.train_with(optax.inject_hyperparams(optax.adamw)(learning_rate=1e-2))
        self.train_with(optax.MultiSteps(optax.adamw(1e-2), every_k_schedule=2))


class Equinox(States):
    """A module of equinox also contains functions, so its arrays are separated from the rest for remat.jit, as for
    jax.jit. The rest leaves None in the place of each function."""

    def network(self):
        return equinox.nn.make_with_state(equinox.nn.Sequential)(
            [
                equinox.nn.MLP(WIDTH, WIDTH, WIDTH, 2, key=jax.random.key(0)),
                equinox.nn.BatchNorm(WIDTH, axis_name="batch", mode="batch"),
                equinox.nn.Dropout(0.5),
            ]
        )

    def parts(self):
        """Returns (step, state). The state has the arrays of the network, their moments, averages and a key."""
        network, averages = self.network()
        arrays, rest = equinox.partition(network, equinox.is_array)
        optimizer = optax.adamw(1e-2)

        def step(state, x):
            arrays, moments, averages, key = state
            key, dropout = jax.random.split(key)

            def loss(network, averages):
                def one(x, averages, key):
                    return network(x, averages, key=key)

                each = jax.vmap(one, axis_name="batch", in_axes=(0, None, 0), out_axes=(0, None))
                y, averages = each(x, averages, jax.random.split(dropout, len(x)))
                return ((y - x) ** 2).mean(), averages

            network = equinox.combine(arrays, rest)
            (value, averages), gradient = equinox.filter_value_and_grad(loss, has_aux=True)(network, averages)
            updates, moments = optimizer.update(gradient, moments, equinox.filter(arrays, equinox.is_inexact_array))
            return (equinox.apply_updates(arrays, updates), moments, averages, key), value

        moments = optimizer.init(equinox.filter(arrays, equinox.is_inexact_array))
        return step, (arrays, moments, averages, jax.random.key(1))

    def test_filtered_arrays(self):
        step, state = self.parts()
        self.assertIsNone(state[0].layers[0].activation)
        self.train(step, state, batch())

    def test_a_step_of_filter_jit(self):
        step, state = self.parts()
        self.train(equinox.filter_jit(step), state, batch())

    def test_a_whole_module_is_refused(self):
        small = remat.jit(lambda network, x: jax.vmap(network)(x), budget="100%", backend="xla")
        network = equinox.nn.MLP(WIDTH, WIDTH, WIDTH, 2, key=jax.random.key(0))
        for call in (small, small.lower, small.trace, small.eval_shape):
            with self.assertRaisesRegex(
                remat.RematError,
                r"^the step's argument network\.activation has the type .*, but a compiled step takes only arrays: make it "
                r"static, or give the arrays alone \(equinox.partition separates them from a module\)$",
            ):
                call(network, batch())


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
