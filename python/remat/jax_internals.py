# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The parts of JAX that remat uses in addition to JAX's public functions. No other module that remat imports uses
`jax._src`. `xla/worker_jax.py` has the parts of JAX for programs that run in separate processes."""

import dataclasses
import inspect
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Optional

from .stablehlo import parsed
from .tool import RematError
from .versions import is_supported, needed, numbers

# The first version of JAX whose Shardy can write the program of one device. The Shardy of 0.8 lacks the pass that writes
# this program, and the Shardy of 0.9 leaves its own collectives in the program.
DIVIDES = (0, 10)
# Names of the classes of tracers by which JAX differentiates or maps functions.
TRANSFORMING = frozenset({"JVPTracer", "LinearizeTracer", "JaxprTracer", "BatchTracer"})


def check_version(version: str) -> None:
    """Raises RematError if this version of JAX is not supported, because its internals may differ."""
    if not is_supported("jax", version):
        raise RematError(f"JAX {version} is installed, and remat.jit needs {needed('jax')}: install one of these")


def check_divides(version: str) -> None:
    """Raises RematError if this version of JAX cannot give the program of one device."""
    if numbers(version)[:2] < DIVIDES:
        raise RematError(
            f"JAX {version} is installed, and a step for several devices needs JAX {'.'.join(map(str, DIVIDES))} or later, up to "
            f"{needed('jax').split()[-1]}: install one of these"
        )


def options_of(step: Callable) -> tuple[Callable, dict[str, Any]]:
    """Returns (function, options of jax.jit) of what jax.jit returned. The options of any other function are empty."""
    info = getattr(step, "_jit_info", None)
    if info is None:
        return step, {}
    options: dict[str, Any] = {
        name: getattr(info, name)
        for name in ("static_argnums", "static_argnames", "donate_argnums", "donate_argnames")
        if getattr(info, name)
    }
    for name in ("in_shardings", "out_shardings"):
        tree = getattr(info, f"{name}_treedef").unflatten(getattr(info, f"{name}_leaves"))
        if not is_unspecified(tree):
            options[name] = tree
    if info.compiler_options_kvs:
        options["compiler_options"] = dict(info.compiler_options_kvs)
    return inspect.unwrap(step, stop=lambda each: not hasattr(each, "_jit_info")), options


def is_unspecified(shardings: Any) -> bool:
    from jax._src.sharding_impls import UNSPECIFIED

    return shardings is UNSPECIFIED


def is_transformed(leaf: Any) -> bool:
    """Tells whether jax.grad, jax.jvp or jax.vmap traces this argument."""
    return type(leaf).__name__ in TRANSFORMING


def is_tracing() -> bool:
    """Tells whether JAX traces a function."""
    from jax._src import core

    return not core.trace_state_clean()


def is_on_one_of_many() -> bool:
    """Tells whether JAX traces a function inside jax.shard_map or jax.pmap, which give each device a part of an array."""
    from jax._src import core

    return bool(core.get_axis_env().axis_sizes)


def reads_traced(lowered: Any) -> bool:
    """Tells whether a step was lowered inside a function that JAX traces, and reads a traced value that is no argument."""
    return len(lowered._lowering.compile_args["global_in_avals"]) > lowered.in_tree.num_leaves


def exported(lowered: Any, name: str, called: Iterable[str]) -> Any:
    """Returns the jax.export.Exported of what jax.jit(f).lower(...) returned. `called` has the functions outside of
    StableHLO that the program calls. The functions may change between versions of JAX, because the installed JAX
    compiles the program."""
    from jax import export
    from jax._src.export import _export

    checks = [export.DisabledSafetyCheck.custom_call(each) for each in sorted(set(called))]
    try:
        return _export._export_lowered(lowered, None, name, disabled_checks=checks)
    except (NotImplementedError, ValueError, TypeError) as error:
        raise RematError(f"JAX returned no program that can be planned: {error}") from error


def with_text(exported: Any, text: str, platform: Optional[str] = None) -> Any:
    """Returns the Exported with another program, which is StableHLO text. The derivative is left out, because it
    belongs to the original program."""
    from jax._src.export import _export

    module = parsed(text)
    with module.context:
        serialized = _export._module_to_bytecode(module)
    platforms = (platform,) if platform else exported.platforms
    return dataclasses.replace(exported, mlir_module_serialized=serialized, platforms=platforms, _get_vjp=None)


def devices_of(lowered: Any) -> tuple:
    """Returns the devices that a step was lowered for, in the order of its mesh. There are no devices if the step was
    lowered for a mesh without devices."""
    return tuple(lowered._lowering._device_list or ())


def mesh_of(lowered: Any) -> Any:
    """Returns the jax.sharding.Mesh of a step that was lowered for many devices, else None."""
    from jax.sharding import Mesh

    devices, known = devices_of(lowered), lowered._lowering.compile_args
    if len(devices) <= 1:
        return None
    shardings = (
        sharding
        for name in ("in_shardings", "out_shardings", "intermediate_shardings")
        for sharding in known.get(name) or ()
    )
    meshes = (getattr(sharding, "mesh", None) for sharding in shardings)
    return next((mesh for mesh in meshes if isinstance(mesh, Mesh) and mesh.size == len(devices)), None)


def kept_arguments(lowered: Any) -> Optional[list[int]]:
    """Returns the numbers of the arrays that the program takes, or None for all. jax.jit leaves out arguments that the
    step does not read."""
    lowering = getattr(lowered, "_lowering", None)
    numbers = getattr(lowering, "compile_args", {}).get("kept_var_idx")
    return None if numbers is None else sorted(numbers)


def store() -> Any:
    """Returns the client of the key-value store of JAX's processes, or None before jax.distributed.initialize."""
    from jax._src import distributed

    return distributed.global_state.client


def scope_of(equation: Any) -> str:
    """Returns the path of the modules that an equation of a jaxpr is in (jax.named_scope), or ""."""
    return str(equation.source_info.name_stack)


def bound(equation: Any, given: Sequence[Any], params: Mapping[str, Any]) -> list:
    """Computes an equation of a jaxpr with other parameters, as jax.core.eval_jaxpr does. Returns the results. The new
    ops have the equation's place in the source."""
    from jax._src import source_info_util

    primitive, source = equation.primitive, equation.source_info
    found = primitive.get_bind_params(dict(params))
    # Before JAX 0.10 get_bind_params returned the functions separately from the parameters.
    functions, params = found if isinstance(found, tuple) else ((), found)
    stack = source_info_util.current_name_stack() + source.name_stack
    with source_info_util.user_context(source.traceback, name_stack=stack), equation.ctx.manager:
        results = primitive.bind(*functions, *given, **params)
    return list(results) if primitive.multiple_results else [results]


def at_place(equation: Any) -> Any:
    """Returns a context in which JAX gives traced equations the place of this equation in the source."""
    from jax._src import source_info_util

    return source_info_util.user_context(equation.source_info.traceback)


def place_of(equation: Any) -> str:
    """Returns the line of the source that an equation comes from, such as "model.py:12"."""
    from jax._src import source_info_util

    found = source_info_util.summarize(equation.source_info)
    return re.sub(r"^.*?([^/\\]+:\d+)(?::\d+)?(?: .*)?$", r"\1", found)
