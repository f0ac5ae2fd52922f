# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fits steps into a budget, which counts the bytes that XLA allocates."""

import functools
import os
import tempfile
import warnings
from contextlib import nullcontext
from typing import Any

from ..asked import one_budget, parse_budget
from ..files import text_of, write_text
from ..fit.refusal import NoPlan
from ..jax_calls import lowered_step
from ..lowering import for_another
from ..options import check_of_iree, check_switch, keywords
from ..plans.folder import budget_of_plan, keep, kept, named, path_of, save
from ..plans.saved import write
from ..process import Failed
from ..progress import Progress, quiet
from ..stablehlo import module_text, unrolled
from ..tool import RematError, RematWarning, level_of_caller, needs_jax, refusing, remat_opt, temporary_folder
from ..typed import Jit, Unpack
from .compiler import Compiler, alike
from .devices import DividedTools, agreed, check_devices
from .fewest import fewest
from .fit import fit
from .from_plan import KeptPlan, asked_of, saved_of
from .reserve import Allowed, parse_reserve
from .result import Fitted, report_of_fit, report_of_plan
from .robust import RobustCompiler, check_robust
from .slicing import parse_slice
from .strategy import options_for
from .targets import name_of, target_of
from .tools import Tools


def fitted(
    step,
    budget,
    target="h100",
    planner="auto",
    effort=1,
    rounds=8,
    timeout=None,
    tell=None,
    doing=None,
    compiler=None,
    offload=False,
    devices=None,
    recompute_collectives=False,
    unroll_loops=False,
    graph=None,
    slice=None,
    tuned=None,
    log=None,
    find=None,
    warn=None,
    reserve=None,
    robust=False,
):
    """Fits a step into a budget. Returns a Fitted.

    `step`: StableHLO as text, or what jax.jit(f).lower(...) returns.
    `compiler`: A Compiler for the target. It may have compiled the step already.
    `tuned`: None, or the tuning folder of a Compiler.
    `graph`: The file for the graph that is planned, for remat-solve. It is not written if no plan is asked for.
    `slice`: The slicings, in the form that parse_slice reads (slicing.py).
    `log`: The file for the plan, with the requests of the fit and their answers.
    `find`: None, or a function that takes an Asked and returns a Saved or None. The step is written by this Saved plan if
        that is possible.
    `warn`: A function that is called with the reason if the Saved plan cannot be used.
    `reserve`, `robust`: These are as for compile(). If the GPU that is here compiles, nothing is reserved.

    Raises NoPlan, with a `report`, if the budget cannot be met, and RematError if the step cannot be read or compiled.
    """
    check_offload(target_of(target), offload)
    check_robust(robust, target_of(target))
    check_devices(devices, target_of(target))
    given, notes = module_text(step), for_another(step, target_of(target).platform)
    slicings = parse_slice(slice)
    text = unrolled(given) if unroll_loops else given
    if devices == "min":

        def fit_on(text, count):
            return fitted(
                *(text, budget, target, planner, effort, rounds, timeout, tell, doing),
                offload=offload,
                devices=count,
                recompute_collectives=recompute_collectives,
                slice=slice,
                reserve=reserve,
                robust=robust,
            )

        found = fewest(text, budget, target, fit_on, tell, timeout)[1]
        found.saved = None  # The plan belongs to a step with other shardings.
        return found
    devices = agreed(text, devices, target_of(target))
    tuned = tuned if devices == 1 else None
    check_robust(robust, target_of(target), tuned)
    allowed = Allowed(str(budget), None if tuned else parse_reserve(reserve, budget))
    compiler = compiler or (RobustCompiler if robust else Compiler)(target, timeout, devices, tuned)
    lines = []

    def told(line):
        lines.append(line)
        if tell:
            tell(line)

    options = options_for(target_of(target), planner, effort, rounds, offload)
    more = {"doing": doing or quiet, "graph": graph}
    named = {"planner": planner, "effort": effort, "rounds": rounds, "offload": offload, "slice": slice}
    named |= {"devices": devices, "recompute_collectives": recompute_collectives, "unroll_loops": unroll_loops}
    named |= {"reserve": None if reserve is None else str(parse_reserve(reserve)), "robust": robust}
    asked = functools.cache(lambda: asked_of(given, compiler, str(budget), named))
    kept = KeptPlan(find, asked, allowed, warn)

    def ended(done):
        """Returns the Saved of a Fit."""
        saved = saved_of(done, asked(), options)
        if log:
            save(log, saved)
        return saved

    def once():
        lines.clear()
        with temporary_folder() as folder:
            tools_of = compiler, remat_opt(), planner, folder
            tools = (
                Tools(*tools_of, **more)
                if devices == 1
                else DividedTools(*tools_of, again=recompute_collectives, **more)
            )
            path = os.path.join(folder, "step.mlir")
            with refusing("write the step"):
                write_text(path, text)
            used = kept.use(tools, path)
            if used and not used.over:
                if log:
                    save(log, used.saved)
                report = report_of_plan(used, compiler, [*notes, *kept.remarks, *allowed.notes(used.before)])
                return Fitted(text_of(used.candidate.path), used.candidate, report, used.saved, is_kept=not used.is_new)
            earlier = used and used.saved.state
            try:
                done = fit(tools, path, allowed.planned, options, slicings, told, earlier)
            except NoPlan as error:
                allowed.explain(error, error.fit.before.memory)
                error.report = report_of_fit(error.fit, lines[1:], allowed, error, [*notes, *kept.remarks])
                ended(error.fit)
                raise
            except Failed as error:
                raise RematError(str(error)) from error
            report = report_of_fit(done, lines[1:], allowed, notes=[*notes, *kept.remarks])
            return Fitted(text_of(done.best.path), done.best, report, ended(done))

    return alike(once)


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
    """Fits a training step into what XLA allocates on a GPU or TPU, which need not be there. Returns a Fitted.

    done = remat.compile(train_step, weights, x, budget="30GiB", target="h100")
    print(done.report)  # XLA compiled done.text, and takes the bytes in done.memory.

    `step`: A function of JAX, followed by its arguments or their jax.ShapeDtypeStructs. Options of jax.jit, such as
        donate_argnums, are given by name. It can also be a function that jax.jit made, whose options are then used, or
        StableHLO as text, or what jax.jit(f).lower(...) returns.
    `budget`: All bytes that XLA allocates on the device, for arguments, results and temporaries. It is a number, text
        such as "30GiB", a share of the bytes of the original step such as "40%", or "min".
    `target`: A GPU or TPU of the table of machines, such as "h100". "device" is the device that JAX has here. If this
        device is a GPU, it compiles each plan itself.
    `offload`: Whether values, and stacks of loops, may also be copied to the host's memory and back. This is for GPUs.
    `devices`: The number of GPUs among which the step's shardings divide it. The number is checked. "min" finds the
        fewest GPUs with which the step meets a budget in bytes. All bytes are those of one device.
    `recompute_collectives`: Whether collectives that gather from other devices may run again.
    `unroll_loops`: Whether loops with a constant trip count are unrolled first. Otherwise they stay loops.
    `slice`: Which part of the step is computed slice by slice. The slices are made before the step is planned. "head"
        slices the few ops with the largest tensors, and "head:4" makes four slices of them. "attention" slices the
        attention over the longest sequence. A number slices the whole step along its batch. "auto" takes whichever is
        quickest. Sums over slices may differ in their last bits. Each device slices its own part of a step for several
        devices.
    `plan`: A file that `save` of a Fitted wrote. The step is then written by this plan, and compiled once. If the step
        takes more than the budget, the fit continues from this plan. If the file cannot be used, the step is planned
        again. In both cases there is a RematWarning. The budget of the plan is used if none is given.
    `reserve`: The bytes of the budget that the plan leaves free, because a GPU may take more than XLA's compilation ahead
        of time says. It is a number of bytes, or a share such as "14%" of the budget's bytes above arguments and
        results. If the GPU that is here compiles each plan, nothing is reserved.
    `robust`: Whether the budget must hold for every choice of kernels for products that is known without the GPU: the
        kernels of Triton, those of cuBLASLt, and those of Triton with a workspace for each product. Every plan is
        compiled twice. This is for GPUs, and for compilation ahead of time.

    Raises RematError if an option is wrong or the budget cannot be met."""
    named = named_target(target)
    step = lowered_step("remat.compile", step, shapes, jit, target_of(named).platform, keywords(compile))
    for name, value in (("recompute_collectives", recompute_collectives), ("unroll_loops", unroll_loops)):
        check_switch(name, value)
    many = {"devices": devices, "recompute_collectives": recompute_collectives, "unroll_loops": unroll_loops}
    with tuning(target) as tuned:
        more = {**many, "tuned": tuned, "plan": plan, "reserve": reserve, "robust": robust}
        return fitted_or_refused(
            step, budget_asked(budget, plan), named, planner, effort, rounds, offload, slice, **more
        )


def budget_asked(budget, plan=None):
    """Returns the given Budget, or the Budget of the plan in a file. Raises RematError if both are missing."""
    if budget is None and plan is not None:
        budget = budget_of_plan(plan)
    return one_budget(budget, None)[1] if budget is None else parse_budget(budget)


def tuning(target):
    """Returns a context whose value is the argument `tuned` of fitted. If target is "device" and JAX has a GPU, it is a
    folder, and the GPU compiles. Otherwise it is None."""
    if target != "device" or jax_devices()[0].platform != "gpu":
        return nullcontext()
    with refusing("make a temporary folder"):
        return tempfile.TemporaryDirectory()


def jax_devices():
    needs_jax("target 'device'")
    import jax

    return jax.devices()


def named_target(target):
    """Resolves target as name_of does, with JAX's devices."""
    return name_of(target, jax_devices)


def fitted_or_refused(
    step,
    budget,
    target,
    planner="auto",
    effort=1,
    rounds=8,
    offload=False,
    slice=None,
    plan=None,
    reserve=None,
    robust=False,
    **many,
):
    """Calls fitted with a progress line, and raises RematError if the budget cannot be met. The step is written by the
    plan in the file `plan`, or by a plan in the folder of plans. If there is none, a new plan is made and kept in that
    folder."""
    given = {"planner": planner, "effort": effort, "rounds": rounds, "offload": offload, "slice": slice}
    given |= {"reserve": reserve, "robust": robust}
    check_of_xla("remat.compile", {"target": target, **given})

    def warn(sentence, where=plan or "the plan that was kept"):
        warnings.warn(f"{where}: {sentence}", RematWarning, stacklevel=level_of_caller())

    def find(asked):
        return named(plan, warn)(asked) if plan else kept(asked, warn)

    with Progress(expected=1 + rounds) as progress:
        try:
            done = fitted(step, budget, target, **given, doing=progress.say, find=find, warn=warn, **many)
        except NoPlan as error:
            raise RematError(str(error), error.report) from error
    keep_plan(done, None if plan else warn)
    return done


def keep_plan(done, warn):
    """Keeps the plan of a Fitted in the folder of plans, if there is such a folder. warn is called if that fails. If
    warn is None, the plan is the user's own and is not kept."""
    path = done.saved and path_of(done.saved.asked)
    if not path or not warn or done.is_kept:
        return
    try:
        keep(path, write(done.saved))
    except RematError as error:
        warn(f"it is not kept: {error}", "the new plan")


def check_of_xla(caller, given, own=()):
    """Checks options of steps that XLA compiles for a target: the common options, and those of the caller."""
    check_of_iree(caller, given, dict.fromkeys([*own, *keywords(fitted_or_refused), "target"]))
    target = target_of(given["target"])
    check_offload(target, given.get("offload", False))
    check_robust(given.get("robust", False), target)
    parse_reserve(given.get("reserve"))
    parse_slice(given.get("slice"))


def check_offload(target, offload):
    check_switch("offload", offload)
    if offload and target.link is None:
        raise RematError(
            f"offload: the speed of copies between '{target.name}' and its host is not known; offload is for GPUs"
        )
