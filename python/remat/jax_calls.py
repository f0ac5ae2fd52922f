# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Describes how JAX calls a program: the shapes and shardings of arguments, the devices, and the transformations that
are refused."""

import functools
import inspect
import types
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from .jax_internals import mesh_of
from .lowering import lowered_for
from .options import nearest
from .tool import RematError, kind_of, needs_jax


class Method:
    """A step that Python treats like a function: as an attribute of a class the step is bound to objects, and copies of
    an object share the step."""

    def __get__(self, owner, kind=None):
        return self if owner is None else types.MethodType(self, owner)

    def __deepcopy__(self, memo):
        return self


def named_like(step: Method, function: Callable) -> None:
    """Gives a step the name, the docs and the signature of its function. The function may be an object whose fields have the
    names of the step's own fields, so fields are not copied."""
    functools.update_wrapper(step, function, updated=())


def lowered_or_none(step: Any, given: Mapping[str, Any]) -> Any:
    """Returns the step if jax.jit(f).lower(...) returned it, else None. Raises RematError if the step is lowered
    already and options of jax.jit are given."""
    if not (hasattr(step, "compiler_ir") and hasattr(step, "in_tree")):
        return None
    _refuse_for_lowered(given)
    return step


def _refuse_for_lowered(given: Iterable[str], caller: str = "") -> None:
    if names := ", ".join(given):
        raise RematError(
            f"{caller}{names}: the step is already lowered: give arguments and options of jax.jit only with a function"
        )


def jitted(function: Any, options: Mapping[str, Any]) -> Any:
    """Returns jax.jit(function) with options. Raises RematError if `function` is no function, or if jax.jit refuses an
    option."""
    import jax

    if not callable(function) or isinstance(function, jax.stages.Compiled):
        raise RematError(f"the step is {kind_of(function)}: expected a function, or what jax.jit(f).lower(...) returns")
    try:
        return jax.jit(function, **options)
    except (TypeError, ValueError) as error:
        given = ", ".join(name for name in options if name != "keep_unused")
        raise RematError(f"jax.jit does not take {given or 'the step'}: {error}") from error


def is_jitted(step: Any) -> bool:
    """Tells whether jax.jit made the step."""
    return callable(step) and hasattr(step, "trace") and hasattr(step, "lower")


def lowered_step(
    caller: str, step: Any, shapes: Sequence[Any], options: Mapping[str, Any], platform: str, own: Sequence[str] = ()
) -> Any:
    """Lowers a function, or what jax.jit made of one, for a platform. Any other step is returned unchanged. `own` has
    the options of the caller.

    A function that jax.jit made keeps its options, so that its donated arguments stay donated. Raises RematError, which
    names the caller, if shapes or options do not fit the step."""
    if not callable(step):
        _refuse_for_lowered([*(["arguments"] if shapes else []), *options], f"{caller}: ")
        return step
    return lowered_for(platform, jitted_step(caller, step, options, own), *shapes)


def jitted_step(caller: str, step: Callable, options: Mapping[str, Any], own: Sequence[str] = ()) -> Any:
    """Returns jax.jit(step) with options, or the step if jax.jit made it. `own` has the options of the caller. Raises
    RematError, which names the caller, if options do not fit the step."""
    needs_jax(caller)
    if not is_jitted(step):
        _check_known(caller, options, own)
        return jitted(step, {**options, "keep_unused": True})
    if options:
        raise RematError(f"{caller}: jax.jit made this step: give {', '.join(options)} to that jax.jit")
    return step


def _check_known(caller: str, options: Mapping[str, Any], own: Sequence[str]) -> None:
    import jax

    known = [*own, *inspect.signature(jax.jit).parameters]
    for name in options:
        if name not in known:
            raise RematError(f"neither {caller} nor jax.jit has an option '{name}'{nearest(name, known)}")


def sharding_of(leaf: Any) -> Any:
    """Returns the sharding of an argument among devices; None if the argument leaves JAX free to place it."""
    import jax

    if isinstance(leaf, jax.core.Tracer):
        sharding = jax.typeof(leaf).sharding  # The sharding has axes only if types contain the mesh's axes.
        return sharding if jax.sharding.AxisType.Explicit in sharding.mesh.axis_types else None
    sharding = getattr(leaf, "sharding", None)
    if not isinstance(sharding, jax.sharding.SingleDeviceSharding):
        return sharding
    if sharding.memory_kind in (None, "device", "unpinned_host"):
        return None
    # The type of a jax.ShapeDtypeStruct has the kind of memory only if its sharding has a mesh.
    mesh = jax.sharding.Mesh(list(sharding.device_set), ("one",))
    return jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec(), memory_kind=sharding.memory_kind)


def shape_of(leaf: Any, sharding: Any) -> Any:
    """Returns the jax.ShapeDtypeStruct of an argument that is traced; a static argument is returned unchanged."""
    import jax

    if not isinstance(leaf, jax.core.Tracer):
        return leaf
    kind = jax.typeof(leaf)
    if not isinstance(kind, jax.core.ShapedArray):
        raise RematError(
            f"an argument is a {kind}, which is not an array: pass an array, and return its new value if the step changes it"
        )
    return jax.ShapeDtypeStruct(kind.shape, kind.dtype, sharding=sharding, weak_type=kind.weak_type)


def check_shapes(lowered: Any, args: Any, kwargs: Any) -> None:
    """Raises RematError if the arguments differ from those that the step was lowered for."""
    import jax

    leaves, tree = jax.tree.flatten((args, kwargs))
    found = [(kind.shape, kind.dtype) for kind in map(jax.typeof, leaves)]
    if lowered.in_tree != tree:
        raise RematError(
            f"the step was lowered for arguments {lowered.in_tree}, but is called with {tree}: call it without its "
            "static arguments"
        )
    for number, ((shape, dtype), wanted) in enumerate(zip(found, jax.tree.leaves(lowered.in_avals))):
        if (shape, dtype) != (wanted.shape, wanted.dtype):
            raise RematError(
                f"the step was lowered for other shapes: array {number} is {dtype}{list(shape)}, but was "
                f"{wanted.dtype}{list(wanted.shape)}"
            )


def donated_by(lowered: Any) -> dict[str, Any]:
    """Returns the options of jax.jit that donate the same arguments as a lowered step."""
    import jax

    def is_donated(argument):
        leaves = jax.tree.leaves(argument)
        return bool(leaves) and all(leaf.donated for leaf in leaves)

    args, kwargs = lowered.args_info
    return {
        "donate_argnums": tuple(number for number, each in enumerate(args) if is_donated(each)),
        "donate_argnames": tuple(name for name, each in kwargs.items() if is_donated(each)),
    }


def calling(program: Any, lowered: Any, inside: str) -> Callable:
    """Returns a function that calls an Exported on the devices that the step was lowered for.

    Some transformations of JAX, such as jax.grad, need another program. Under such a transformation the function raises
    RematError with the message `inside`."""
    import jax

    def refuse(*_):
        raise RematError(inside)

    # The outer wrapper is custom_jvp, because its rule comes before the rules of the functions inside, and because
    # jax.vmap looks inside custom_jvp.
    def call(*leaves):
        args, kwargs = jax.tree.unflatten(program.in_tree, leaves)
        return program.call(*args, **kwargs)

    mapped = jax.custom_batching.custom_vmap(call)
    mapped.def_vmap(refuse)
    closed = jax.custom_jvp(mapped)
    closed.defjvp(refuse)
    tie = tie_to_devices(lowered)

    def run(*args, **kwargs):
        tie()
        leaves = jax.tree.leaves((args, kwargs))
        # An argument that jax.jit does not trace is static, and part of the program.
        return closed(*[leaf for leaf in leaves if isinstance(leaf, jax.core.Tracer)])

    return run


def tie_to_devices(lowered: Any) -> Callable[[], None]:
    """Returns a function that ties traced code to the devices of a step for several devices.

    JAX refuses to call a program for eight devices if nothing around the call names the eight devices. So the function
    adds a constant that is on all these devices and that nothing reads."""
    import jax
    import numpy

    mesh = mesh_of(lowered)
    if mesh is None:
        return lambda: None
    everywhere = jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec())
    return lambda: jax.lax.with_sharding_constraint(numpy.zeros((), numpy.int32), everywhere)
