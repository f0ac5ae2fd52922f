# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes random training steps in JAX. A step is a list of statements. Statements are nested as JAX nests functions.

A statement makes one value of SHAPE from values before it. The statement names its operands as shares of the list of
known values, so a program stays valid if any statement is left out.
"""

import random
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

ROWS, COLUMNS = 4, 3
SHAPE = (ROWS, COLUMNS)
INPUTS = 3
DEEPEST = 2  # Bodies may contain bodies.


class Statement(NamedTuple):
    kind: str
    picks: tuple  # The operands, each as a share of the list of values.
    number: int  # A detail whose meaning depends on the kind: an axis, a count, or one of several functions.
    bodies: tuple = ()  # The bodies of a nested statement. Each body is a tuple of statements.


class Program(NamedTuple):
    statements: tuple
    is_gradient: bool  # Whether the step returns gradients and new weights, or only values.
    donates: bool
    kept: tuple  # The values that are further results, each as a share of the list of values.
    impl: str  # The implementation of random keys.
    budget: str
    options: tuple  # The options of transform_stablehlo, as pairs.


class Run:
    """One trace of a step. `key` is JAX's random key."""

    def __init__(self, key):
        self.key, self.drawn = key, 0

    def body(self, statements, *given):
        """Returns the last value that the statements make from the given values."""
        return self.all(statements, given)[-1]

    def all(self, statements, given):
        values = [*given]
        for each in statements:
            read = [values[int(pick * len(values))] for pick in each.picks]
            values.append(KINDS[each.kind](self, each, *read))
        return values

    def next_key(self):
        self.drawn += 1
        return jax.random.fold_in(self.key, self.drawn)


def elementwise(run, each, x, y):
    return [
        lambda: jnp.tanh(x),
        lambda: jnp.sin(x) * y,
        lambda: x + y,
        lambda: jnp.maximum(x, y),
        lambda: jnp.exp(-jnp.abs(x)),
        lambda: jnp.where(x > y, x * 0.5, y),
        lambda: x / (1 + y * y),
        lambda: jnp.clip(x, -0.5, 0.7),
        lambda: jax.nn.gelu(x),
        lambda: x - jnp.floor(y),
    ][each.number % 10]()


def product(run, each, x, y):
    return [
        lambda: x @ (y.T @ y),
        lambda: jnp.tanh(x @ y.T) @ y,
        lambda: jnp.einsum("ab,cb,cd->ad", x, y, y),
        lambda: (x.astype(jnp.bfloat16) @ y.astype(jnp.bfloat16).T @ x.astype(jnp.bfloat16)).astype(x.dtype),
    ][each.number % 4]()


def reduced(run, each, x, y):
    axis = each.number % 2
    return [
        lambda: x - x.mean(axis, keepdims=True),
        lambda: jax.nn.softmax(x, axis) * y,
        lambda: x * y.max(axis, keepdims=True),
        lambda: jnp.cumsum(x, axis),
        lambda: jnp.prod(x, axis, keepdims=True) + y,
        lambda: x + lax.stop_gradient(lax.reduce(y, jnp.float32(0), larger, (axis,)).sum()),
        lambda: lax.associative_scan(lambda a, b: larger(a, b) * 0.9, x, axis=axis),
    ][each.number // 2 % 7]()


def larger(a, b):
    """Returns the larger number. JAX writes this jnp.where as a call of a named function, wherever it stands."""
    return jnp.where(a > b, a, b + 0.1)


def moved(run, each, x, y):
    return [
        lambda: jnp.roll(x, 1, 0),
        lambda: x[::-1],
        lambda: jnp.concatenate([x[:2], y[2:]]),
        lambda: jnp.pad(x[1:, 1:], ((1, 0), (0, 1))),
        lambda: x.reshape(COLUMNS, ROWS).T,
        lambda: lax.reduce_window(x, -jnp.inf, lax.max, (2, 2), (1, 1), "SAME"),
        lambda: lax.conv_general_dilated(x[None, None], y[None, None, :2, :2], (1, 1), "SAME")[0, 0],
    ][each.number % 7]()


def numbers(x, most):
    """Returns row numbers that are computed from values."""
    return jnp.abs(jnp.floor(lax.stop_gradient(x) * 5)).astype(jnp.int32) % most


def gathered(run, each, x, y):
    rows, columns = numbers(y[:, 0], ROWS), numbers(y[0], COLUMNS)
    return [
        lambda: x[rows],
        lambda: jnp.take(x, rows, axis=0) * y,
        lambda: jnp.take_along_axis(x, numbers(y, ROWS), axis=0),
        lambda: x[jnp.array([3, 0, 0, 2])],
        lambda: x[:, columns],
        lambda: jnp.broadcast_to(lax.dynamic_slice(x, (rows[0], 0), (2, COLUMNS)).sum(0), SHAPE),
    ][each.number % 6]()


def scattered(run, each, x, y):
    rows = numbers(y[:, 1], ROWS)
    return [
        lambda: x.at[rows].add(y),
        lambda: x.at[jnp.array([2, 0])].set(y[:2]),
        lambda: x.at[rows, 1].add(y[:, 0]),
        lambda: lax.stop_gradient(x).at[rows].min(lax.stop_gradient(y)) + x,
        lambda: lax.dynamic_update_slice(x, y[:2], (rows[0], 0)),
        lambda: x.at[jnp.array([1, 3])].multiply(y[1:3], unique_indices=True),
        lambda: x + lax.stop_gradient(y).at[rows[0]].apply(lambda a: larger(a, 0.5)),
    ][each.number % 7]()


def ordered(run, each, x, y):
    axis = each.number % 2
    return [
        lambda: jnp.sort(x, axis),
        lambda: lax.sort((x, y), dimension=axis, num_keys=1)[1],
        lambda: x[jnp.argsort(y[:, 0])],
        lambda: lax.top_k(x, COLUMNS)[0],
        lambda: x * jnp.argmax(y, axis, keepdims=True),
        lambda: jnp.median(x, axis, keepdims=True) + y,
    ][each.number // 2 % 6]()


def drawn(run, each, x, y):
    key = run.next_key()
    return [
        lambda: x * jax.random.bernoulli(key, 0.5, SHAPE),
        lambda: x + 0.1 * jax.random.normal(key, SHAPE),
        lambda: jax.random.permutation(key, x),
        lambda: x * jax.random.uniform(key, (COLUMNS,)) + y,
    ][each.number % 4]()


def scanned(run, each, x, y):
    """A scan, forward or backward. The scan's value is its last carry, or is made of the outputs of all its
    iterations."""
    body = each.bodies[0]

    def once(carry, row):
        one, two = carry
        made = run.body(body, one, jnp.broadcast_to(row, SHAPE))
        # A loop may exchange the places of its carried values.
        return ((made, one) if each.number % 2 else (two, made)), made[0] + row

    (last, other), rows = lax.scan(once, (x, y), y, reverse=each.number % 3 == 0)
    return [last, rows, other + rows][each.number // 2 % 3]


def repeated(run, each, x, y):
    """A loop whose number of iterations is a constant or is computed. A loop with a computed number has no gradient."""
    body = each.bodies[0]
    if each.number % 2:
        return lax.fori_loop(0, 2 + each.number % 3, lambda i, at: run.body(body, at, y) * 0.5, x)
    most = numbers(y[0, 0], 4)

    def once(state):
        number, at = state
        return number + 1, run.body(body, at, lax.stop_gradient(y))

    return x + lax.while_loop(lambda state: state[0] < most, once, (0, lax.stop_gradient(x)))[1]


def chosen(run, each, x, y):
    if each.number % 2:
        return lax.cond(x.sum() > y.sum(), *(lambda *given, b=b: run.body(b, *given) for b in each.bodies), x, y)
    branches = [*(lambda *given, b=b: run.body(b, *given) for b in each.bodies), lambda one, two: one * two]
    return lax.switch(numbers(y[0, 0], 3), branches, x, y)


def alone(run, body):
    """Returns (a function of two values and of the data of a key, the data). The function reads only its arguments,
    because JAX requires this of functions with their own derivatives.
    """
    key = run.next_key()
    impl = str(jax.random.key_impl(key))
    return lambda one, two, data: Run(jax.random.wrap_key_data(data, impl=impl)).body(
        body, one, two
    ), jax.random.key_data(key)


def with_vjp(run, each, x, y):
    (first, data), (second, _) = (alone(run, body) for body in each.bodies)

    def forward(one, two, data):
        return first(one, two, data), (one, jnp.sin(two), data)

    def backward(kept, gradient):
        return gradient * kept[1], second(gradient, kept[0], kept[2]), None

    function = jax.custom_vjp(first)
    function.defvjp(forward, backward)
    return function(x, y, data)


def with_jvp(run, each, x, y):
    first, data = alone(run, each.bodies[0])
    function = jax.custom_jvp(first)

    @function.defjvp
    def derivative(given, tangents):
        made = function(*given)
        return made, tangents[0] * jnp.cos(given[1]) + tangents[1] * made

    return function(x, y, data)


def composed(run, each, x, y):
    """A call of lax.composite, which gets a derivative here because it has none of its own."""
    inner, data = alone(run, each.bodies[0])
    made = lax.composite(inner, f"fuzz.op{each.number % 2}", version=each.number % 3)
    function = jax.custom_vjp(lambda one, two, data: made(one, two, data))
    function.defvjp(lambda *given: (made(*given), given), lambda kept, g: (g * kept[1], g + kept[0], None))
    return function(x, y, data)


def by_platform(run, each, x, y):
    first, second = each.bodies
    return lax.platform_dependent(
        x, y, cpu=lambda *given: run.body(first, *given), default=lambda *given: run.body(second, *given)
    )


def called(run, each, x, y):
    """A function inside of the step, which JAX compiles, computes again in the backward part, maps over rows, or puts
    behind a barrier.
    """
    function, data = alone(run, each.bodies[0])
    ways = [
        lambda: jax.jit(function)(x, y, data),
        lambda: jax.checkpoint(function)(x, y, data),
        lambda: sum(lax.optimization_barrier((function(x, y, data), x))),
        lambda: lax.map(lambda row: function(jnp.broadcast_to(row, SHAPE), y, data)[0], x),
    ]
    inner = kinds_in(each.bodies[0])
    if "composed" not in inner:  # JAX does not map composite ops.
        ways.append(lambda: jax.vmap(lambda row: function(jnp.broadcast_to(row, SHAPE), y, data)[0])(x))
    if not inner & {"composed", "with_vjp"}:  # These kinds of statements have no forward derivative.
        ways.append(lambda: jax.jvp(lambda one: function(one, y, data), (x,), (y,))[1])
    return ways[each.number % len(ways)]()


def kinds_in(statements):
    return {kind for each in statements for kind in ({each.kind}.union(*map(kinds_in, each.bodies)))}


KINDS = {
    "elementwise": elementwise,
    "product": product,
    "reduced": reduced,
    "moved": moved,
    "gathered": gathered,
    "scattered": scattered,
    "ordered": ordered,
    "drawn": drawn,
    "scanned": scanned,
    "repeated": repeated,
    "chosen": chosen,
    "with_vjp": with_vjp,
    "with_jvp": with_jvp,
    "composed": composed,
    "by_platform": by_platform,
    "called": called,
}
BODIES = {
    **dict.fromkeys(("scanned", "repeated", "with_jvp", "composed", "called"), 1),
    **dict.fromkeys(("chosen", "with_vjp", "by_platform"), 2),
}
PLANNERS = ("auto", "auto", "auto", "greedy-gaps", "sublinear", "lower-set-approx", "search")


def statement(rng, depth):
    plain = [kind for kind in KINDS if kind not in BODIES]
    nests = depth < DEEPEST and rng.random() < (0.5 if depth == 0 else 0.25)
    kind = rng.choice([*BODIES] if nests else ["elementwise", "elementwise", "product", *plain])
    bodies = tuple(block(rng, depth + 1, 3) for _ in range(BODIES.get(kind, 0)))
    return Statement(kind, tuple(max(rng.random(), rng.random()) for _ in range(2)), rng.randrange(60), bodies)


def block(rng, depth, most):
    return tuple(statement(rng, depth) for _ in range(rng.randint(1, most)))


def drawn_program(seed):
    rng = random.Random(seed)
    options = {"planner": rng.choice(PLANNERS), "effort": 0.1}
    for name, value, share in (
        ("unroll_loops", True, 0.25),
        ("slice", rng.choice(["auto", "2"]), 0.1),
        ("cost_model", "flops", 0.1),
        ("caller_results", True, 0.2),
        ("offload", True, 0.15),
    ):
        if rng.random() < share:
            options[name] = value
    return Program(
        block(rng, 0, 9),
        rng.random() < 0.75,
        rng.random() < 0.3,
        tuple(rng.random() for _ in range(rng.randrange(3))),
        rng.choice([*["threefry2x32"] * 5, "unsafe_rbg"]),
        rng.choice(["min", "min", "95%", "90%", "80%", "70%", "55%"]),
        tuple(options.items()),
    )


def step_of(program):
    """Returns the step of a program, as a function of (weights, key)."""

    def values(weights, key):
        return Run(key).all(program.statements, weights)

    def loss(weights, key):
        found = values(weights, key)
        return (found[-1] * found[-1]).mean(), [found[int(pick * len(found))] for pick in program.kept]

    def step(weights, key):
        if not program.is_gradient:
            return loss(weights, key)
        (value, more), gradients = jax.value_and_grad(loss, has_aux=True)(weights, key)
        return value, more, [weight - 0.1 * gradient for weight, gradient in zip(weights, gradients)]

    return step


def lowered(program):
    given = (
        [jax.ShapeDtypeStruct(SHAPE, jnp.float32)] * INPUTS,
        jax.eval_shape(lambda: jax.random.key(0, impl=program.impl)),
    )
    donated = (0,) if program.donates else ()
    return jax.jit(step_of(program), keep_unused=True, donate_argnums=donated).lower(*given)


def text_of(statements, depth=0):
    """Returns the statements as text for a person."""
    lines = []
    for each in statements:
        lines.append(f"{'  ' * depth}{each.kind} {each.number} {[round(pick, 2) for pick in each.picks]}")
        for body in each.bodies:
            lines.append(f"{'  ' * (depth + 1)}body:")
            lines += text_of(body, depth + 2)
    return lines
