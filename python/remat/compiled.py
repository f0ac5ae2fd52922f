# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""remat.jit makes a training step fit into a budget and compiles it. This module checks the options without importing
JAX."""

import functools
import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Optional, Union, overload

from .asked import Budget, budget_or_auto, parse_budget
from .options import (
    check_of_loop,
    check_of_remat,
    keywords,
    loop_options,
    nearest,
    remat_options,
)
from .plans.folder import budget_of_plan
from .tool import RematError, needs_jax
from .typed import Bytes, Decorator, Lowered, Options, P, R, Step, Unpack

BACKENDS = ("gpu", "iree", "xla")
DEVICE = "device"  # This name of a target stands for JAX's own device.
IN_XLAS_BYTES = "a target or JAX's own GPU"  # The name of this way to compile in messages.
BY_XLA, BY_IREE = "backend='xla'", "backend='iree'"


@overload
def jit(
    step: Callable[P, R],
    budget: Optional[Bytes] = None,
    backend: Optional[str] = None,
    target: Optional[str] = None,
    **options: "Unpack[Options]",
) -> Step[P, R]: ...


@overload
def jit(
    step: Lowered,
    budget: Optional[Bytes] = None,
    backend: Optional[str] = None,
    target: Optional[str] = None,
    **options: "Unpack[Options]",
) -> Step[..., Any]: ...


@overload
def jit(
    step: None = None,
    budget: Optional[Bytes] = None,
    backend: Optional[str] = None,
    target: Optional[str] = None,
    **options: "Unpack[Options]",
) -> Decorator: ...


def jit(
    step: Any = None,
    budget: Union[int, float, str, None] = None,
    backend: Optional[str] = None,
    target: Optional[str] = None,
    in_shardings: Any = None,
    out_shardings: Any = None,
    donate_argnums: Union[int, Sequence[int]] = (),
    donate_argnames: Union[str, Sequence[str]] = (),
    static_argnums: Union[int, Sequence[int]] = (),
    static_argnames: Union[str, Sequence[str]] = (),
    activation_budget: Union[int, float, str, None] = None,
    **options: Any,
) -> Any:
    """Compiles a training step so that it needs at most budget on each device. Returns a function like `step`.

    step = remat.jit(train_step, budget="30GiB", donate_argnums=0)

    `step`: A function of JAX arrays or trees of them, what jax.jit returns, or what jax.jit(f).lower(...) returns. Without
        `step`, jit returns a decorator. The first call with new shapes or shardings plans and compiles the step. After this
        call the `report` of the returned function says how much memory the step takes.
    `budget`: The most bytes that the step may take on one device: arguments, results and temporaries. It is a number of
        bytes, text such as "30GiB", a share of the bytes of the original step ("40%" or 0.4), "min" or "auto". "auto"
        stands for the bytes that JAX's device has free at the first call, when the step's arguments are already on it,
        minus 5 % of the device's memory.
    `activation_budget`: A budget that does not count the bytes of arguments. Give either this budget or `budget`, not
        both.
    `backend`: None, "gpu", "xla" or "iree".
        None is the default and uses JAX's own compiler for JAX's own GPU or TPU. A GPU compiles each plan itself.
        "gpu" means the same as None, but raises an error if JAX has no GPU.
        "xla" compiles with JAX's own compiler for the device that JAX has. Plans are then made for the bytes that
        remat-opt counts, and the options are those of transform_stablehlo. XLA on a CPU drops the barriers that keep
        recomputation separate. The step then raises a DroppedBarriers warning: the results are right, but no memory is
        saved.
        "iree" compiles and runs the step with IREE on this CPU. The budget then limits all bytes that IREE allocates.
        IREE's options are `rounds` and those of transform_stablehlo.
    `target`: A GPU or TPU such as "h100", as for remat.compile. The step is planned ahead of time by the bytes that XLA
        allocates on the target. "device" is JAX's own device, as without a target. The options are `planner`, `effort`,
        `rounds`, `offload`, `slice`, `recompute_collectives`, `unroll_loops`, `reserve`, `robust` and `plan`. `plan`
        names the file of a plan. If no budget is given, the budget of that plan is used. If this machine lacks the
        target device, a call of the step makes the plan and then raises an error.
    `in_shardings`, `out_shardings`, `donate_argnums`, `donate_argnames`, `static_argnums`, `static_argnames`: Options
        that jax.jit has under the same names.

    The returned step can be called under jax.jit, and has `lower`, `trace` and `eval_shape`. Use jax.grad and jax.vmap
    inside the step. With IREE the returned step is a finished program, which has none of these methods and cannot be
    called under jax.jit.

    Raises RematError if an option is wrong. The first call raises RematError if the budget cannot be met."""
    own = [name for name in inspect.signature(jit).parameters if name != "options"]
    check_backend(backend, target)
    asked = budget_asked(budget, activation_budget, backend, target, options.get("plan"))
    given = {
        "in_shardings": in_shardings,
        "out_shardings": out_shardings,
        "donate_argnums": donate_argnums,
        "donate_argnames": donate_argnames,
        "static_argnums": static_argnums,
        "static_argnames": static_argnames,
    }
    given = {name: value for name, value in given.items() if value is not None and value not in ((), [])}
    check_road(backend, target, options)
    maker = iree_maker if backend == "iree" else jax_maker
    make = maker(given, asked, backend, target, options, own)
    check_jax()
    return make if step is None else make(step)


def check_backend(backend: Optional[str], target: Optional[str]) -> None:
    if backend is not None and backend not in BACKENDS:
        meant = "; JAX's own GPU is backend='gpu'" if backend in ("cuda", "rocm") else nearest(str(backend), BACKENDS)
        raise RematError(f"backend '{backend}': expected one of {', '.join(BACKENDS)}{meant}")
    if target is not None and backend == "iree":
        raise RematError(
            f"target='{target}' is for JAX's own compiler, and backend='iree' is for another compiler: leave one of them out"
        )
    if target not in (None, DEVICE) and backend == "gpu":
        raise RematError(
            f"target='{target}' is for plans ahead of time, and backend='gpu' is for JAX's own GPU: leave one of them "
            "out"
        )


def budget_asked(
    budget: Any, activation_budget: Any, backend: Optional[str], target: Optional[str], plan: Any = None
) -> Optional[Budget]:
    """Returns the requested Budget, or the Budget of the plan in a file. Returns None for "auto"."""
    if budget is None and activation_budget is None and plan is not None:
        return parse_budget(budget_of_plan(plan))
    asked = budget_or_auto(budget, activation_budget)
    if asked is None and (backend == "iree" or target not in (None, DEVICE)):
        what = "IREE" if backend == "iree" else f"target '{target}'"
        raise RematError(
            f"budget 'auto' is the free memory of JAX's own device, and {what} is another device: give bytes"
        )
    return asked


def check_road(backend: Optional[str], target: Optional[str], options: Mapping[str, Any]) -> None:
    """Raises RematError if an option does not belong to the requested way to compile."""
    road = {"iree": BY_IREE, "xla": BY_XLA if target is None else IN_XLAS_BYTES}.get(backend or "", IN_XLAS_BYTES)
    known = options_of_roads() if options else {}
    for name in options:
        others = [each for each in known if name in known[each]]
        if others and road not in others:
            raise RematError(
                f"remat.jit has no option '{name}' for {road}; it is an option for {' and for '.join(others)}"
            )


def options_of_roads() -> dict[str, list[str]]:
    """Returns {way to compile: names of its options}; an empty dict if remat-opt does not tell its own options."""
    from .iree_module import compiled_by_iree
    from .iree_step import with_iree
    from .xla.options import OF_JIT

    if not remat_options():
        return {}
    return {
        IN_XLAS_BYTES: [*OF_JIT],
        BY_XLA: [*remat_options()],
        BY_IREE: [*loop_options(), *keywords(compiled_by_iree, with_iree)],
    }


def check_of_target(target: Optional[str], options: Mapping[str, Any], own: Sequence[str]) -> None:
    from .xla.options import OF_JIT, checked

    # JAX's devices are not looked up yet. If a device does not support an option, the first call raises the error.
    checked("remat.jit", options, "h100" if target in (None, DEVICE) else target, [*own, *OF_JIT])


def check_jax() -> None:
    """Raises RematError if JAX is missing, or if its version is not supported."""
    needs_jax("remat.jit")
    import jax

    from .jax_internals import check_version

    check_version(jax.__version__)


def iree_maker(given, asked, backend, target, options, own) -> Callable[[Any], Any]:
    """Checks options for IREE. Returns a function that takes a step and returns what remat.jit returns for it."""
    from .iree_module import compiled_by_iree
    from .iree_step import IreeStep, with_iree

    check_of_loop("remat.jit", options, [*own, *keywords(compiled_by_iree, with_iree)])
    return lambda step: IreeStep(step, given, asked, options)


def jax_maker(given, asked, backend, target, options, own) -> Callable[[Any], Any]:
    """Checks options for JAX's own compiler. Returns a function that takes a step and returns what remat.jit returns
    for it."""
    from .jax_roads import ByOps, ForTarget, device_here
    from .jax_step import JaxStep

    if backend == "xla" and target is None:
        check_of_remat("remat.jit", options, own)
        road = functools.partial(ByOps, asked, options)
    else:
        check_of_target(target, options, own)
        if target in (None, DEVICE):
            road = functools.partial(device_here, asked, options, gpu=backend == "gpu")
        else:
            road = functools.partial(ForTarget, target, asked, options)
    return lambda step: JaxStep(step, given, road)
