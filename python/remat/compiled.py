# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""remat.jit fits a training step into a budget and compiles it. This module checks the options without importing
JAX."""

import functools
import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Optional, Union

from .asked import Budget, budget_or_auto, parse_budget
from .options import check_of_loop, check_of_remat, check_switch, keywords, nearest
from .plans.folder import budget_of_plan
from .tool import RematError

BACKENDS = ("gpu", "iree", "xla")
DEVICE = "device"  # The target that is JAX's own device.
FOR_TARGETS = ("unroll_loops", "recompute_collectives")  # Switches for targets without a check of their own.


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
    """Compiles a training step so that it needs at most budget on each device. Returns a function like step.

    step = remat.jit(train_step, budget="30GiB", donate_argnums=0)

    step is a function of JAX arrays or trees of them, what jax.jit returns, or what jax.jit(f).lower(...) returns. Without
    step, jit returns a decorator. The first call for given shapes and shardings plans and compiles; the function's
    `report` then says how much memory the step takes.

    budget: the bytes of one device for arguments, results and temporaries: a number, "30GiB", a share of what the original
        step takes ("40%" or 0.4), "min", or "auto": what JAX's device has free at the first call above the step's
        arguments, less 5 % of its memory.
    activation_budget: instead of budget, the same for the bytes above the arguments.
    backend: None compiles with JAX's own compiler for JAX's own GPU or TPU. A GPU compiles each plan itself. "gpu" is the
        same, and insists on a GPU.
        "xla" compiles with JAX's own compiler for whatever device JAX has. Plans are made for the bytes that remat-opt
        counts, and options are those of transform_stablehlo. XLA on a CPU drops the barriers that keep recomputation
        apart. It then raises a DroppedBarriers warning: the results are right, but no memory is saved.
        "iree" compiles and runs the step with IREE on this CPU. The budget is for all that IREE allocates. Options are
        rounds and those of transform_stablehlo.
    target: the GPU or TPU for whose bytes the step is planned ahead of time, such as "h100", as for remat.compile; or
        "device" for JAX's own device, as without a target. Options are planner, effort, rounds, offload, slice,
        recompute_collectives, unroll_loops, reserve, robust and plan, the file of a plan, whose budget counts if none is given. If the
        target is not here, a call plans, and then is refused.
    in_shardings, out_shardings, donate_argnums, donate_argnames, static_argnums, static_argnames: as for jax.jit.

    The returned step can be called under jax.jit, and has `lower`, `trace` and `eval_shape`; jax.grad and jax.vmap belong
    inside the step. With IREE it is a finished program, which is called alone.

    Raises RematError if an option is wrong, and at the first call if the budget cannot be met."""
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
    maker = iree_maker if backend == "iree" else jax_maker
    make = maker(given, asked, backend, target, options, own)
    check_jax()
    return make if step is None else make(step)


def check_backend(backend: Optional[str], target: Optional[str]) -> None:
    if backend is not None and backend not in BACKENDS:
        meant = "; JAX's own GPU is backend='gpu'" if backend in ("cuda", "rocm") else nearest(str(backend), BACKENDS)
        raise RematError(f"backend '{backend}' is none of {', '.join(BACKENDS)}{meant}")
    if target is not None and backend == "iree":
        raise RematError(
            f"target='{target}' is for JAX's own compiler, and backend='iree' is for another one: leave one of them out"
        )
    if target not in (None, DEVICE) and backend == "gpu":
        raise RematError(
            f"target='{target}' is for plans ahead of time, and backend='gpu' is for JAX's own GPU: leave one of them "
            "out"
        )


def budget_asked(
    budget: Any, activation_budget: Any, backend: Optional[str], target: Optional[str], plan: Any = None
) -> Optional[Budget]:
    """Returns the requested Budget, or the Budget of the plan in a file; None for "auto"."""
    if budget is None and activation_budget is None and plan is not None:
        return parse_budget(budget_of_plan(plan))
    asked = budget_or_auto(budget, activation_budget)
    if asked is None and (backend == "iree" or target not in (None, DEVICE)):
        what = "IREE" if backend == "iree" else f"target '{target}'"
        raise RematError(f"budget 'auto' is the free memory of JAX's own device, and {what} is another: give bytes")
    return asked


def check_of_target(target: Optional[str], options: Mapping[str, Any], own: Sequence[str]) -> None:
    from .xla.fitted import check_of_xla

    for name in FOR_TARGETS:
        if name in options:
            check_switch(name, options[name])
    rest = {name: value for name, value in options.items() if name not in FOR_TARGETS}
    # JAX's devices are not asked for yet. A device that refuses an option does so at the first call.
    check_of_xla("remat.jit", {**rest, "target": "h100" if target in (None, DEVICE) else target}, [*own, *FOR_TARGETS])


def check_jax() -> None:
    """Raises RematError if JAX is missing, or if its version is not supported."""
    try:
        import jax
    except ImportError as error:
        raise RematError("remat.jit needs JAX: pip install jax") from error
    from .jax_internals import check_version

    check_version(jax.__version__)


def iree_maker(given, asked, backend, target, options, own) -> Callable[[Any], Any]:
    """Checks options for IREE. Returns a function that makes what remat.jit returns of a step."""
    from .iree_module import compiled_by_iree
    from .iree_step import IreeStep, with_iree

    check_of_loop("remat.jit", options, [*own, *keywords(compiled_by_iree, with_iree)])
    return lambda step: IreeStep(step, given, asked, options)


def jax_maker(given, asked, backend, target, options, own) -> Callable[[Any], Any]:
    """Checks options for JAX's own compiler. Returns a function that makes what remat.jit returns of a step."""
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
