# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Steps whose blocks have no checkpoint_name, from several libraries. The test test_pasted.py also runs the text of this
file, followed by a policy's text, in a Python without remat."""

import jax
import jax.numpy as jnp

WIDTH, DEPTH = 32, 3


def weight(number=0):
    return jax.random.normal(jax.random.key(number), (WIDTH, WIDTH)) / 8


def linen():
    import flax.linen as nn

    class Block(nn.Module):
        @nn.compact
        def __call__(self, x):
            return x + nn.Dense(WIDTH, name="down")(nn.gelu(nn.Dense(4 * WIDTH, name="up")(nn.LayerNorm()(x))))

    module = Block()
    return module.apply, [module.init(jax.random.key(each), jnp.ones((1, WIDTH))) for each in range(DEPTH)]


def nnx():
    from flax import nnx

    class Block(nnx.Module):
        def __init__(self, rngs):
            self.up, self.down = nnx.Linear(WIDTH, 4 * WIDTH, rngs=rngs), nnx.Linear(4 * WIDTH, WIDTH, rngs=rngs)

        def __call__(self, x):
            return x + self.down(nnx.gelu(self.up(x)))

    graph, _ = nnx.split(Block(nnx.Rngs(0)))
    return lambda state, x: nnx.merge(graph, state)(x), [nnx.state(Block(nnx.Rngs(each))) for each in range(DEPTH)]


def equinox():
    import equinox

    def block(key):
        return equinox.nn.MLP(WIDTH, WIDTH, 4 * WIDTH, 2, activation=jax.nn.silu, key=key)

    blocks = [equinox.partition(block(jax.random.key(each)), equinox.is_array) for each in range(DEPTH)]
    rest = blocks[0][1]
    return lambda arrays, x: jax.vmap(equinox.combine(arrays, rest))(x), [arrays for arrays, _ in blocks]


def own_gradient():
    """The block's function has a gradient of its own, which is not that of its ops."""

    @jax.custom_vjp
    def clipped(x):
        return jnp.clip(x, -1, 1)

    clipped.defvjp(lambda x: (clipped(x), x), lambda x, gradient: (0.5 * gradient * jnp.cos(x),))
    return lambda weight, x: clipped(jax.nn.relu(x @ weight)) @ weight, [weight(each) for each in range(DEPTH)]


def nested():
    inner = jax.checkpoint(lambda weight, x: jnp.tanh(jnp.sin(x @ weight) @ weight))
    return lambda weight, x: x + inner(weight, jnp.cos(x @ weight)), [weight(each) for each in range(DEPTH)]


def scanned():
    """The block is the body of a scan, and has a scan and a function of jax.jit inside."""
    inner = jax.jit(lambda weight, x: jnp.cos(x @ weight))

    def block(weight, x):
        x, _ = jax.lax.scan(lambda x, _: (jnp.tanh(x @ weight), None), x, None, length=2)
        return inner(weight, x)

    return block, jnp.stack([weight(each) for each in range(DEPTH)])


KINDS = {
    "linen": linen,
    "nnx": nnx,
    "equinox": equinox,
    "custom_vjp": own_gradient,
    "nested": nested,
    "scan": scanned,
}


def step_of(kind, policy, named):
    """Returns (the step, its arguments)."""
    block, weights = KINDS[kind]()
    block = block if policy is None else jax.checkpoint(named(block), policy=policy)

    def loss(weights, x):
        if kind == "scan":
            x, _ = jax.lax.scan(lambda x, each: (block(each, x), None), x, weights)
        else:
            for each in weights:
                x = block(each, x)
        return (x * x).mean()

    def step(weights, x):
        value, gradients = jax.value_and_grad(loss)(weights, x)
        return value, jax.tree.map(lambda w, g: w - 0.01 * g, weights, gradients)

    return step, (weights, jax.random.normal(jax.random.key(9), (64, WIDTH)))


def program(step, arguments):
    return jax.jit(step).trace(*arguments).lower(lowering_platforms=("cuda",)).as_text()


def difference(step, expected, arguments):
    """Returns the largest difference of the results of two steps, as a share of the largest value of each result."""
    pairs = zip(*(jax.tree.leaves(jax.jit(each)(*arguments)) for each in (step, expected)))
    return max(float(abs(found - known).max() / abs(known).max()) for found, known in pairs)
