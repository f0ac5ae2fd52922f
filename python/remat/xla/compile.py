# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Defines remat.compile, which makes a step of JAX fit into a budget of the bytes that XLA allocates on a target."""

import os
import tempfile
import warnings
from contextlib import nullcontext
from typing import Any

from ..asked import one_budget, parse_budget
from ..fit.refusal import NoPlan
from ..jax_calls import lowered_step
from ..options import keywords
from ..plans.folder import budget_of_plan, keep, kept, named, path_of
from ..plans.saved import write
from ..progress import Progress
from ..tool import RematError, RematWarning, level_of_caller, needs_jax, refusing
from ..typed import Jit, Unpack
from .fit import COMPILATIONS
from .fitted import fitted
from .options import checked
from .result import Fitted
from .targets import name_of, target_of


def compile(
    step: Any,
    *shapes: Any,
    budget: int | float | str | None = None,
    target: str = "h100",
    planner: str = "auto",
    effort: float = 1,
    rounds: int = 8,
    offload: bool = False,
    devices: int | str | None = None,
    recompute_collectives: bool = False,
    unroll_loops: bool = False,
    slice: int | str | None = None,
    plan: str | os.PathLike[str] | None = None,
    reserve: int | float | str | None = None,
    robust: bool = False,
    **jit: "Unpack[Jit]",
) -> Fitted:
    """Makes a training step fit into a budget of the bytes that XLA allocates on a GPU or TPU. This machine need not have
    the GPU or TPU. Returns a Fitted.

    done = remat.compile(train_step, weights, x, budget="30GiB", target="h100")
    print(done.report)  # XLA compiled done.text, and takes the bytes in done.memory.

    `step`: A function of JAX, followed by its arguments or their jax.ShapeDtypeStructs. Options of jax.jit, such as
        donate_argnums, are given by name. The step can also be a function that jax.jit made, whose options are then
        used, or StableHLO as text, or what jax.jit(f).lower(...) returns.
    `budget`: All bytes that XLA allocates on the device, for arguments, results and temporaries. It is a number, text
        such as "30GiB", a share of the bytes of the original step such as "40%", or "min".
    `target`: A GPU or TPU of the table of machines, such as "h100". "device" is the device that JAX has here. If JAX's
        device is a GPU, each plan is compiled on this GPU.
    `offload`: Whether values, and stacks of loops, may also be copied to the host's memory and back. This option is for
        GPUs.
    `devices`: The number of GPUs among which the shardings divide the step. The number is checked. "min" finds the
        fewest GPUs with which the step meets a budget in bytes. The bytes of a divided step are those of one device.
    `recompute_collectives`: Whether collectives that gather from other devices may run again.
    `unroll_loops`: Whether loops with a constant trip count are unrolled first. Otherwise they stay loops.
    `slice`: Which part of the step is computed slice by slice. The slices are made before the step is planned. "head"
        slices the few ops with the largest tensors, and "head:4" makes four slices of them. "attention" slices the
        attention over the longest sequence. A number slices the whole step along its batch. "auto" takes the quickest
        of these forms. Sums over slices may differ in their last bits. If a step is for several devices, each device
        slices its own part.
    `plan`: A file that `save` of a Fitted wrote. If a plan's file is given, the step is written by this plan and
        compiled once. If the step takes more than the budget, the fit continues from this plan. If the file cannot be
        used, the step is planned again. In both cases there is a RematWarning. If no budget is given, the plan's budget
        is used.
    `reserve`: The bytes of the budget that the plan leaves free, because a GPU may take more than XLA's compilation ahead
        of time says. The reserve is a number of bytes, or a share such as "14%" of the budget's bytes above arguments
        and results. If the GPU that is here compiles each plan, nothing is reserved.
    `robust`: Whether the budget must hold for each choice of kernels for matrix products that is known without the GPU:
        all kernels of Triton, all of cuBLASLt, or all of Triton with a workspace for each product. Every plan is then
        compiled twice. The option `robust` is for GPUs, and for compilation ahead of time.

    Raises RematError if an option is wrong or the budget cannot be met."""
    named = named_target(target)
    step = lowered_step("remat.compile", step, shapes, jit, target_of(named).platform, keywords(compile))
    with tuning(target) as tuned:
        return fitted_or_refused(
            step,
            budget_asked(budget, plan),
            named,
            plan=plan,
            tuned=tuned,
            planner=planner,
            effort=effort,
            rounds=rounds,
            offload=offload,
            slice=slice,
            devices=devices,
            recompute_collectives=recompute_collectives,
            unroll_loops=unroll_loops,
            reserve=reserve,
            robust=robust,
        )


def budget_asked(budget, plan=None):
    """Returns the given Budget, or the Budget of the plan in a file. Raises RematError if neither a budget nor a plan
    is given."""
    if budget is None and plan is not None:
        budget = budget_of_plan(plan)
    return one_budget(budget, None)[1] if budget is None else parse_budget(budget)


def tuning(target):
    """Returns a context whose value is the argument `tuned` of fitted. If the target is "device" and JAX has a GPU, the
    value is a folder, and the GPU compiles. In all other cases the value is None."""
    if target != "device" or jax_devices()[0].platform != "gpu":
        return nullcontext()
    with refusing("make a temporary folder"):
        return tempfile.TemporaryDirectory()


def jax_devices():
    needs_jax("target 'device'")
    import jax

    return jax.devices()


def named_target(target):
    """Returns the target as name_of does, with JAX's devices."""
    return name_of(target, jax_devices)


def fitted_or_refused(step, budget, target, plan=None, tuned=None, **options):
    """Calls fitted with a progress line, and raises RematError if the budget cannot be met. The step is written by the
    plan in the file `plan`, or by a plan in the folder of plans. If neither exists, a new plan is made and kept in
    the folder of plans."""
    checked("remat.compile", options, target)

    def warn(sentence, where=plan or "the plan that was kept"):
        warnings.warn(f"{where}: {sentence}", RematWarning, stacklevel=level_of_caller())

    def find(asked):
        return named(plan, warn)(asked) if plan else kept(asked, warn)

    with Progress(expected=COMPILATIONS) as progress:
        told = {"doing": progress.say, "find": find, "warn": warn}
        try:
            done = fitted(step, budget, target, tuned=tuned, **told, **options)
        except NoPlan as error:
            raise RematError(str(error), error.report) from error
    keep_plan(done, None if plan else warn)
    return done


def keep_plan(done, warn):
    """Keeps the plan of a Fitted in the folder of plans, if there is such a folder. If the plan cannot be written,
    `warn` is called. If `warn` is None, the plan is the user's own and is not kept."""
    path = done.saved and path_of(done.saved.asked)
    if not path or not warn or done.is_kept:
        return
    try:
        keep(path, write(done.saved))
    except RematError as error:
        warn(f"it could not be saved in the folder of plans: {error}", "the new plan")
