# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Divides the arguments of a JAX step into static arguments and arrays."""

import functools
import inspect

from .tool import RematError, kind_of

BY_POSITION = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
TRACED = (
    "a step of remat.jit is called under jax.jit, grad or vmap: it is a compiled program, which these cannot look "
    "into. Call it outside of them, and take gradients and map inside the step that remat.jit compiles "
    "(%s is a %s)"
)


def as_tuple(value):
    return (value,) if isinstance(value, (int, str)) else tuple(value)


class Statics:
    """The static arguments: those that are part of the program. The user gives the positions or the names of static
    arguments, as for jax.jit. The step's signature tells which name belongs to which position."""

    def __init__(self, step, nums, names):
        try:
            self.nums, self.names = set(as_tuple(nums)), set(as_tuple(names))
        except TypeError as error:
            raise RematError(
                f"static_argnums={nums!r}, static_argnames={names!r}: expected numbers and names"
            ) from error
        try:
            self.signature = inspect.signature(step)
        except (TypeError, ValueError):
            self.signature = None  # A builtin function has no signature.
            return
        positional = [p.name for p in self.signature.parameters.values() if p.kind in BY_POSITION]
        self.nums = {num % len(positional) if num < 0 and positional else num for num in self.nums}
        by_num = {positional[num] for num in self.nums if num < len(positional)}
        self.nums |= {num for num, name in enumerate(positional) if name in self.names}
        self.names |= by_num

    def split(self, step, args, kwargs):
        """Returns (args, kwargs) with only the arguments that are arrays, and a hashable key of the static
        arguments."""
        if self.signature is not None:
            try:
                self.signature.bind(*args, **kwargs)
            except TypeError as error:
                raise RematError(
                    f"{getattr(step, '__name__', 'the step')}{self.signature} cannot be called with these arguments: {error}"
                ) from error
        static = [(num, arg) for num, arg in enumerate(args) if num in self.nums]
        static += sorted((name, arg) for name, arg in kwargs.items() if name in self.names)
        for name, arg in static:
            try:
                hash(arg)
            except TypeError as error:
                raise RematError(
                    f"static argument {name} is {kind_of(arg)}, which has no hash: give a tuple, a "
                    "number, text, or another object that has one"
                ) from error
        dynamic = (
            tuple(arg for num, arg in enumerate(args) if num not in self.nums),
            {name: arg for name, arg in kwargs.items() if name not in self.names},
        )
        return dynamic, tuple((name, type(arg), arg) for name, arg in static)


def arrays(tree):
    """Returns (the arrays in the tree, the type of each array, the tree's structure). Numbers become arrays, as under
    jax.jit."""
    import jax

    concrete = array_type()
    leaves, shape = jax.tree.flatten(tree)
    found, known = [], []
    for number, leaf in enumerate(leaves):
        # Most leaves are arrays already, and a step is called often, so code for arrays has to be fast.
        array, aval = (leaf, leaf.aval) if type(leaf) is concrete else array_of(leaf, tree, number)
        found.append(array)
        known.append((aval.shape, aval.dtype, bool(getattr(aval, "weak_type", False))))
    return found, tuple(known), shape


@functools.cache
def array_type():
    """Returns the class of JAX's concrete arrays, which are not traced."""
    import jax

    return type(jax.numpy.zeros(()))


def array_of(leaf, tree, number):
    """Returns the array into which jax.jit turns a leaf of the tree, and the type that JAX gives to the leaf."""
    import jax

    def name():
        return place(jax.tree_util.tree_flatten_with_path(tree)[0][number][0])

    if isinstance(leaf, jax.core.Tracer):
        raise RematError(TRACED % (name(), type(leaf).__name__))
    try:
        aval = jax.typeof(leaf)
        return jax.numpy.asarray(leaf, dtype=None if isinstance(leaf, jax.Array) else aval.dtype), aval
    except (TypeError, ValueError, OverflowError) as error:
        raise RematError(
            f"{name()} is {kind_of(leaf)}, which is not an array or number that JAX accepts: {error}; pass other objects "
            "as static arguments (static_argnums, static_argnames)"
        ) from error


def place(path):
    """Returns the name of the leaf of (args, kwargs) that has this path: "argument 0['w']" or "argument flag"."""
    import jax

    which, *rest = path
    inside = jax.tree_util.keystr(tuple(rest[1:]))
    of = getattr(rest[0], "idx", getattr(rest[0], "key", "")) if rest else which
    return f"argument {of}{inside}"
