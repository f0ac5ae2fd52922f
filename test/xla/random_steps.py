# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes random training steps in JAX: a loss with gradients of weights, from all kinds of ops in StableHLO that can be
sliced.

A seed names a step. The step is drawn op by op while JAX traces it, from the shapes of the existing values. Values are
in f64, so a wrong rule shows, and another order of additions does not.
"""

import random

import jax
import jax.numpy as jnp

MOST_ELEMENTS = 400


class Step:
    """The values of one trace, and the ops that may be drawn next."""

    def __init__(self, seed, given, ids):
        self.rng, self.values, self.given, self.ids = random.Random(seed), [*given], given, ids

    def pick(self, least=0):
        """Returns a value with at least `least` dimensions, more often a later value."""
        known = [value for value in self.values if value.ndim >= least]
        return known[max(self.rng.randrange(len(known)) for _ in range(2))] if known else None

    def axis(self, value):
        return self.rng.randrange(value.ndim)

    def draw(self):
        value = self.rng.choice(DRAWS)(self)
        if value is not None and 0 < value.size <= MOST_ELEMENTS and value.ndim <= 4:
            self.values.append(value.astype(jnp.float64))


def same_shape(step, value):
    """Returns another value of the same shape, or the same value."""
    return step.rng.choice([each for each in step.values if each.shape == value.shape])


def elementwise(step):
    one = step.pick()
    two = same_shape(step, one)
    return step.rng.choice(
        [
            lambda: jnp.tanh(one),
            lambda: jnp.sin(one) * two,
            lambda: one + two,
            lambda: jnp.maximum(one, two),
            lambda: jnp.exp(-jnp.abs(one)),
            lambda: jnp.clip(one, -0.3, 0.4),
            lambda: one / (1.0 + two * two),
        ]
    )()


def product(step):
    """A product over dimensions of equal extent, or over none. A common dimension may be a batch dimension instead."""
    one, two = step.pick(1), step.pick(1)
    letters, used = ["abcd"[: one.ndim], ""], set()
    for extent in two.shape:
        same = [a for a, e in zip(letters[0], one.shape) if e == extent and a not in used]
        letter = step.rng.choice(same) if same and step.rng.random() < 0.7 else "wxyz"[len(letters[1])]
        used.add(letter)
        letters[1] += letter
    everything = sorted(set(letters[0] + letters[1]))
    kept = [each for each in everything if each not in used or each not in letters[0] or step.rng.random() < 0.4]
    step.rng.shuffle(kept)
    return jnp.einsum(f"{letters[0]},{letters[1]}->{''.join(kept)}", one, two)


def transposed(step):
    value = step.pick(2)
    order = list(range(value.ndim if value is not None else 0))
    step.rng.shuffle(order)
    return None if value is None else value.transpose(order)


def reshaped(step):
    value = step.pick(1)
    at = step.axis(value)
    shape = list(value.shape)
    if at + 1 < value.ndim and step.rng.random() < 0.5:
        return value.reshape(*shape[:at], shape[at] * shape[at + 1], *shape[at + 2 :])
    factors = [each for each in (2, 3) if shape[at] % each == 0]
    if not factors:
        return value[..., None]
    factor = step.rng.choice(factors)
    split = step.rng.choice([(factor, shape[at] // factor), (shape[at] // factor, factor)])
    return value.reshape(*shape[:at], *split, *shape[at + 1 :])


def reduced(step):
    value = step.pick(1)
    reduce = step.rng.choice([jnp.sum, jnp.max, jnp.min, jnp.mean])
    return reduce(value, axis=step.axis(value), keepdims=step.rng.random() < 0.3)


def normalized(step):
    value = step.pick(1)
    at = step.axis(value)
    return step.rng.choice(
        [
            lambda: value - value.mean(at, keepdims=True),
            lambda: jax.nn.softmax(value, at),
            lambda: value * jax.lax.rsqrt((value * value).mean(at, keepdims=True) + 1e-1),
        ]
    )()


def repeated(step):
    value = step.pick()
    at = step.rng.randint(0, value.ndim)
    return jnp.repeat(jnp.expand_dims(value, at), step.rng.randint(1, 3), at)


def moved(step):
    """Takes parts, reverses, puts rows one after another, pads, or changes the order."""
    value = step.pick(1)
    at = step.axis(value)
    extent = value.shape[at]
    first = step.rng.randrange(extent)
    other = same_shape(step, value)
    padding = [(0, 0, 0)] * value.ndim
    padding[at] = (step.rng.randint(0, 1), step.rng.randint(0, 2), step.rng.randint(0, 1))
    return step.rng.choice(
        [
            lambda: jax.lax.slice_in_dim(value, first, extent, step.rng.randint(1, 2), at),
            lambda: jnp.flip(value, at),
            lambda: jnp.concatenate([value, other], at),
            lambda: jax.lax.pad(value, jnp.float64(0.25), padding),
            lambda: jnp.sort(value, at),
            lambda: jnp.cumsum(value, at),
            lambda: jax.lax.dynamic_slice_in_dim(value, step.ids[0], max(1, extent - 1), at),
        ]
    )()


def masked(step):
    """Selects by row numbers or by given values. No value that depends on a sum decides what is selected."""
    value = step.pick(1)
    at = step.axis(value)
    rows = jax.lax.broadcasted_iota(jnp.int32, value.shape, at)
    if step.rng.random() < 0.5:
        return jnp.where(rows > step.rng.randrange(value.shape[at]), value, same_shape(step, value))
    return jnp.where(rows % 2 == 0, value, 0.5) * (1.0 + rows)


def looked_up(step):
    """Reads rows of a table, or adds rows to one."""
    table = step.pick(2)
    if table is None:
        return None
    ids = step.ids % table.shape[0]
    if step.rng.random() < 0.5:
        return table[ids]
    rows = step.pick(1)
    if rows.shape[0] != ids.shape[0]:
        return None
    return jnp.zeros((5, *rows.shape[1:]), rows.dtype).at[step.ids % 5].add(rows)


def windows(step):
    value = step.pick(3)
    if value is None:
        return None
    if step.rng.random() < 0.5:
        at = step.axis(value)
        shape = [2 if i == at and value.shape[at] > 1 else 1 for i in range(value.ndim)]
        return jax.lax.reduce_window(value, -jnp.inf, jax.lax.max, shape, shape, "VALID")
    value = value[..., 0] if value.ndim == 4 else value
    filters = jnp.ones((2, value.shape[2], 3)) * jnp.arange(1.0, 4.0) * step.given[0].ravel()[0]
    return jax.lax.conv_general_dilated(value, filters, (1,), "SAME", dimension_numbers=("NWC", "WIO", "NWC"))


def scanned(step):
    value = step.pick()
    weights = step.pick(1)
    added = same_shape(step, value)

    def body(carry, row):
        carry = jnp.tanh(carry + added * row.sum())
        return carry, carry.sum()

    end, sums = jax.lax.scan(body, value, weights, reverse=step.rng.random() < 0.5)
    return end * sums.sum() if step.rng.random() < 0.3 else end


def checkpointed(step):
    value = step.pick()
    return jax.checkpoint(lambda each: jnp.sin(jnp.tanh(each)) * each)(value)


COMMON = [elementwise, product, product, transposed, reshaped, reduced, normalized, masked, moved, repeated]
DRAWS = COMMON * 3 + [looked_up, windows, scanned, checkpointed]


def random_step(seed):
    """Returns (a function, its arguments). The results of the function are a loss, gradients of two weights, and a
    value.
    """
    rng = random.Random(f"shapes {seed}")
    batch, width = rng.choice([4, 6]), rng.choice([2, 3, 4])
    float64 = lambda *shape: jax.ShapeDtypeStruct(shape, jnp.float64)  # noqa: E731
    x = float64(*rng.choice([(batch, width), (batch, 3, width), (3, batch), (2, 2, batch)]))
    weights = float64(width, width), float64(rng.choice([3, batch]))
    ops = rng.randint(3, 12)

    def loss(weights, x, ids):
        step = Step(f"ops {seed}", (*weights, x, jnp.sin(x)), ids)
        for _ in range(ops):
            step.draw()
        made = step.values[3:]
        return sum((value * value).mean() for value in made), made[-1]

    def result(weights, x, ids):
        (value, last), gradients = jax.value_and_grad(loss, has_aux=True)(weights, x, ids)
        return value, *gradients, last

    return result, (weights, x, jax.ShapeDtypeStruct((batch,), jnp.int32))
