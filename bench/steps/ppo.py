# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Proximal policy optimisation (Schulman et al., arXiv 1707.06347) with a recurrent net. One scan goes over the steps
of an environment that has a branch. Another scan goes over epochs, and a scan inside of that scan goes over parts of the
batch. Each part of the batch trains on a scan over time."""

import jax
import jax.numpy as jnp
from common import f32
from jax import lax, random

GAMES, TIME, SEEN, ACTIONS, WIDTH = 512, 128, 64, 8, 512
SMALL = dict(GAMES=8, TIME=8, SEEN=8, WIDTH=16)


def cell(weights, h, x):
    seen, held = x @ weights["x"], h @ weights["h"]
    reset = jax.nn.sigmoid(seen[:, :WIDTH] + held[:, :WIDTH])
    update = jax.nn.sigmoid(seen[:, WIDTH : 2 * WIDTH] + held[:, WIDTH : 2 * WIDTH])
    new = jnp.tanh(seen[:, 2 * WIDTH :] + reset * held[:, 2 * WIDTH :])
    return (1 - update) * new + update * h


def net(weights, h, x):
    h = cell(weights, h, x)
    chances = jnp.tanh(h @ weights["actor"][0]) @ weights["actor"][1]
    return h, chances, (jnp.tanh(h @ weights["critic"][0]) @ weights["critic"][1])[:, 0]


def log_of(chances, action):
    return jnp.take_along_axis(jax.nn.log_softmax(chances), action[:, None], 1)[:, 0]


def played(weights, key, seen):
    def turn(carry, key):
        h, seen = carry
        h, chances, value = net(weights, h, seen)
        action = random.categorical(key, chances)
        after = lax.cond(
            seen.mean() > 3.0,
            lambda x: x * 0.5,
            lambda x: jnp.tanh(x + 0.1 * jax.nn.one_hot(action, SEEN)),
            seen,
        )
        return (h, after), (seen, action, log_of(chances, action), value, -(after**2).mean(-1))

    (_, seen), game = lax.scan(turn, (jnp.zeros((GAMES, WIDTH)), seen), random.split(key, TIME))
    return seen, game


def make(around):
    def loss(weights, game, gains):
        seen, action, old, value, _ = game

        def turn(h, x):
            h, chances, value = net(weights, h, x[0])
            spread = -(jax.nn.softmax(chances) * jax.nn.log_softmax(chances)).sum(-1)
            return h, (log_of(chances, x[1]), value, spread)

        start = jnp.zeros((seen.shape[1], WIDTH))
        _, (new, values, spread) = lax.scan(around(turn, scanned=True), start, (seen, action))
        ratio = jnp.exp(new - old)
        kept = jnp.minimum(ratio * gains, jnp.clip(ratio, 0.8, 1.2) * gains).mean()
        return 0.5 * ((values - value - gains) ** 2).mean() - kept - 0.01 * spread.mean()

    def step(trained, key, seen):
        seen, game = played(trained[0], key, seen)
        reward, value = game[4], game[3]
        gains = lax.scan(lambda g, x: ((x[0] - x[1] + 0.95 * g,) * 2), jnp.zeros(GAMES), (reward, value), reverse=True)[
            1
        ]

        def part(carry, players):
            weights, moments = carry
            some = jax.tree.map(lambda x: x[:, players], (game, gains))
            value, gradients = jax.value_and_grad(loss)(weights, *some)
            moments = jax.tree.map(lambda m, g: 0.9 * m + g, moments, gradients)
            return (jax.tree.map(lambda w, m: w - 3e-4 * m, weights, moments), moments), value

        def epoch(carry, key):
            return lax.scan(part, carry, random.permutation(key, GAMES).reshape(2, -1))

        trained, values = lax.scan(epoch, trained, random.split(key, 4))
        return trained, values.mean(), seen

    weights = {
        **{"x": f32(SEEN, 3 * WIDTH), "h": f32(WIDTH, 3 * WIDTH)},
        **{"actor": [f32(WIDTH, WIDTH), f32(WIDTH, ACTIONS)], "critic": [f32(WIDTH, WIDTH), f32(WIDTH, 1)]},
    }
    return step, ((weights, weights), jax.ShapeDtypeStruct((2,), jnp.uint32), f32(GAMES, SEEN))
