# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gives names to the results of a function's ops, in plain JAX. remat.named uses this module. A policy also prints the
code below these lines, so that a program has the same names without remat. This module therefore imports only JAX."""

import functools
from collections import Counter

import jax
import jax.numpy as jnp
from jax.ad_checkpoint import checkpoint_name


def each_float(_jaxpr):
    """Returns a function that names a result if it is an array of floats."""

    def name(value, title, _equation):
        is_float = hasattr(value, "dtype") and jnp.issubdtype(value.dtype, jnp.floating)
        return checkpoint_name(value, title) if is_float else value

    return name


def computed(equation, given, params):
    """Computes an equation of a jaxpr with other parameters. Returns the results."""
    found = equation.primitive.get_bind_params(dict(params))
    functions, params = found if isinstance(found, tuple) else ((), found)  # Before JAX 0.10 it is a pair.
    with equation.ctx.manager:
        results = equation.primitive.bind(*functions, *given, **params)
    return list(results) if equation.primitive.multiple_results else [results]


def named(function, names=each_float, compute=computed):
    """Returns the function with a name on each result of an op, such as "mlp/dot_general.2". Policies of jax.checkpoint
    can keep results by these names. Ops in functions of jax.jit and in bodies of scans get names, too."""

    @functools.wraps(function)
    def call(*args, **kwargs):
        leaves, tree = jax.tree.flatten((args, kwargs))
        counts = Counter()

        def of_arrays(*arrays):
            remaining = iter(arrays)
            whole = [next(remaining) if isinstance(leaf, jax.Array) else leaf for leaf in leaves]
            given, options = jax.tree.unflatten(tree, whole)
            return function(*given, **options)

        def run(jaxpr, constants, arrays, outer=""):
            values = dict(zip((*jaxpr.constvars, *jaxpr.invars), (*constants, *arrays)))

            def read(variables):
                return [each.val if hasattr(each, "val") else values[each] for each in variables]

            for equation in jaxpr.eqns:
                path = "/".join(filter(None, (outer, str(equation.source_info.name_stack))))
                values.update(zip(equation.outvars, made(equation, read(equation.invars), path)))
            return read(jaxpr.outvars)

        def made(equation, given, path):
            kind, params = equation.primitive.name, dict(equation.params)
            if kind in ("jit", "pjit"):
                return run(params["jaxpr"].jaxpr, params["jaxpr"].consts, given, path)
            if kind == "scan":
                params["jaxpr"] = scanned(params["jaxpr"], path)
            results = compute(equation, given, params)
            return results if kind == "name" else [titled(each, path, equation) for each in results]

        def scanned(body, path):
            shapes = [jax.ShapeDtypeStruct(each.shape, each.dtype, weak_type=each.weak_type) for each in body.in_avals]
            return jax.make_jaxpr(lambda *arrays: run(body.jaxpr, body.consts, arrays, path))(*shapes)

        def titled(value, path, equation):
            title = "/".join(filter(None, (path, equation.primitive.name)))
            counts[title] += 1
            return name(value, f"{title}.{counts[title] - 1}", equation)

        arrays = [leaf for leaf in leaves if isinstance(leaf, jax.Array)]
        closed, shape = jax.make_jaxpr(of_arrays, return_shape=True)(*arrays)
        name = names(closed.jaxpr)
        return jax.tree.unflatten(jax.tree.structure(shape), run(closed.jaxpr, closed.consts, arrays))

    return call
