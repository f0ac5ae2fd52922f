# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gives names to the results of a function's ops. Policies of jax.checkpoint can keep results by these names."""

import functools
import math
from collections.abc import Callable
from typing import Any

from ..jax_internals import at_place, bound
from ..tool import RematError, kind_of, needs_jax
from .reading import bytes_of, every
from .text import Given

LARGE = 100  # A result has a name if it has at least one LARGE-th of the bytes of the largest result.


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
        from . import plain

        return plain.named(function, large_floats, bound)(*args, **kwargs)

    return call


def large_floats(jaxpr: Any) -> Callable:
    """Returns a function that names a result of the jaxpr if the result is a large array of floats."""
    from jax.ad_checkpoint import checkpoint_name

    largest = max((size for each in every(jaxpr) for size in map(float_bytes, each.outvars)), default=0)
    least = max(1, math.ceil(largest / LARGE))

    def name(value: Any, title: str, equation: Any) -> Any:
        if float_bytes(value) < least:
            return value
        with at_place(equation):
            return checkpoint_name(value, Given(title))

    return name


def float_bytes(variable: Any) -> int:
    """Returns the bytes of an array of floats; 0 for any other value, and for a scalar."""
    import jax.numpy as jnp

    kind = getattr(variable.aval, "dtype", None)
    is_array = kind is not None and jnp.issubdtype(kind, jnp.floating) and variable.aval.shape
    return bytes_of(variable.aval) if is_array else 0
