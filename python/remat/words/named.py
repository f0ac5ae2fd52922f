# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gives names to the results of a function's ops. Policies of jax.checkpoint can keep results by these names."""

import functools
import math
from collections import Counter
from collections.abc import Callable
from typing import Any

from ..jax_internals import at_place, bound, scope_of
from ..tool import RematError, kind_of, needs_jax
from .reading import bytes_of, called_by, every

LARGE = 100  # A result has a name if it has at least one LARGE-th of the bytes of the largest result.
WALKED = ("scan",)  # Ops whose bodies get names. Called functions get names, too.


def named(function: Callable) -> Callable:
    """Returns the function with a jax.ad_checkpoint.checkpoint_name on each large float result of an op.

    block = jax.checkpoint(remat.named(block), policy=policy)

    A name is the module path (jax.named_scope, or the modules of flax), the primitive and a number, such as
    "mlp/dot_general.2". Ops in functions of jax.jit and in bodies of scans get names, too. If a function has its own
    gradient (jax.custom_vjp, jax.custom_jvp), only its results get names. The function still returns the same results.

    Arguments that are no JAX arrays, such as flags and the functions in a module, reach the function unchanged. Such
    arguments can be static arguments of jax.checkpoint."""
    if not callable(function):
        raise RematError(f"remat.named: expected a function, got {kind_of(function)}")

    @functools.wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        needs_jax("remat.named")
        import jax

        leaves, tree = jax.tree.flatten((args, kwargs))

        def of_arrays(*arrays):
            remaining = iter(arrays)
            whole = [next(remaining) if isinstance(leaf, jax.Array) else leaf for leaf in leaves]
            given, options = jax.tree.unflatten(tree, whole)
            return function(*given, **options)

        arrays = [leaf for leaf in leaves if isinstance(leaf, jax.Array)]
        closed, shape = jax.make_jaxpr(of_arrays, return_shape=True)(*arrays)
        largest = max((size for each in every(closed.jaxpr) for size in map(float_bytes, each.outvars)), default=0)
        results = Namer(largest / LARGE).run(closed.jaxpr, closed.consts, arrays)
        return jax.tree.unflatten(jax.tree.structure(shape), results)

    return call


def float_bytes(variable: Any) -> int:
    """Returns the bytes of an array of floats; 0 for any other value, and for a scalar."""
    import jax.numpy as jnp

    kind = getattr(variable.aval, "dtype", None)
    is_array = kind is not None and jnp.issubdtype(kind, jnp.floating) and variable.aval.shape
    return bytes_of(variable.aval) if is_array else 0


class Namer:
    """Gives names to results. A result has a name if it has at least `least` bytes."""

    def __init__(self, least: float):
        self.least = max(1, math.ceil(least))
        self.counts: Counter[str] = Counter()

    def run(self, jaxpr: Any, constants: Any, args: Any, outer: str = "") -> list:
        """Computes the jaxpr. Returns its results."""
        values = dict(zip((*jaxpr.constvars, *jaxpr.invars), (*constants, *args)))

        def value(variable):
            return variable.val if hasattr(variable, "val") else values[variable]

        for equation in jaxpr.eqns:
            path = "/".join(filter(None, (outer, scope_of(equation))))
            made = self.made(equation, [value(each) for each in equation.invars], path)
            values.update(zip(equation.outvars, made))
        return [value(each) for each in jaxpr.outvars]

    def made(self, equation: Any, given: list, path: str) -> list:
        kind = equation.primitive.name
        called = None if kind.startswith("custom") else called_by(equation)
        if called is not None:
            return self.run(called, equation.params["jaxpr"].consts, given, path)
        params = self.walked(equation, path) if kind in WALKED else equation.params
        results = bound(equation, given, params)
        if kind == "name":
            return results
        with at_place(equation):
            return [self.with_name(each, variable, path, kind) for each, variable in zip(results, equation.outvars)]

    def walked(self, equation: Any, path: str) -> dict:
        """Returns the parameters of a loop after names were added to its body."""
        import jax

        body = equation.params["jaxpr"]
        given = [each.aval for each in body.jaxpr.invars]
        shapes = [jax.ShapeDtypeStruct(each.shape, each.dtype, weak_type=each.weak_type) for each in given]
        again = jax.make_jaxpr(lambda *args: self.run(body.jaxpr, body.consts, args, path))(*shapes)
        return {**equation.params, "jaxpr": again}

    def with_name(self, result: Any, variable: Any, path: str, kind: str) -> Any:
        from jax.ad_checkpoint import checkpoint_name

        title = "/".join(filter(None, (path, kind)))
        number = self.counts[title]
        self.counts[title] += 1
        return checkpoint_name(result, f"{title}.{number}") if float_bytes(variable) >= self.least else result
