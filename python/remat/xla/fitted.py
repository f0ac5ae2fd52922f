# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Steps fitted into a budget, counted in the bytes that XLA then allocates."""

import os
import tempfile
from contextlib import nullcontext
from typing import Any

from ..asked import parse_budget
from ..budget import budget_of, mb
from ..fit.refusal import NoPlan
from ..lowering import for_another, lowered_for
from ..options import check_of_iree, keywords
from ..output import write_output
from ..process import Failed
from ..progress import Progress
from ..stablehlo import module_text, unrolled
from ..tool import RematError, refusing, remat_opt
from .candidate import describe
from .compiler import Compiler, alike
from .devices import DividedTools, agreed, check_devices, devices_of
from .fewest import fewest
from .fit import fit
from .memory import fullest
from .slicing import parse_slice
from .strategy import options_for
from .targets import name_of, target_of
from .tools import Tools


class Fitted:
    """A step within a budget.

    text is StableHLO in generic form, as XLA was given it. hlo is what XLA made of it. memory has the bytes that XLA
    allocates on each device. report is a Report."""

    def __init__(self, text, candidate, report):
        self.text, self.hlo, self.memory, self.kernels = text, candidate.hlo, candidate.memory, candidate.kernels
        self.report, self.devices = report, report["devices"]

    def __str__(self):
        return str(self.report)


class Report(dict):
    """The report of a fit.

    `target` and `devices`; `before` and `after`, the Memory of the original and of the rewritten step; `seconds_before`
    and `seconds_after`, by the roofline; `rounds`, a line for each plan that was compiled; `fullest_before` and
    `fullest_after`, the tensors at XLA's peak; `loops`, the plans inside loops as remat-plan-loops reports them;
    `notes`, further remarks.

    `failed` is None, or for a budget that was not met a dictionary: its message, asked_bytes (None for as few as
    possible) and least_bytes. The other fields then describe the smallest step that was found."""

    def __init__(self, done, rounds, error=None, notes=()):
        """done: a Fit that has ended; rounds: a line for each plan that was compiled."""
        first, best = done.before, done.best
        failed = error and {"message": str(error), "asked_bytes": error.asked, "least_bytes": best.total}
        super().__init__(
            target=done.tools.xla.target.name,
            devices=done.tools.xla.devices,
            before=first.memory,
            after=best.memory,
            seconds_before=first.seconds,
            seconds_after=best.seconds,
            rounds=rounds,
            notes=[*notes, *done.notes()],
            fullest_before=fullest(first.kernels),
            fullest_after=fullest(best.kernels),
            loops=done.loops(),
            failed=failed,
        )
        self.last = done.describe()
        self.lines = [describe("as it is", first), *rounds, self.last, *self["notes"]]

    @property
    def failed(self):
        return self["failed"]

    def __str__(self):
        return "\n".join(
            [
                *(["failed: " + self.failed["message"]] if self.failed else []),
                *self.lines,
                "XLA holds most of these at once, before:",
                *held(self["fullest_before"]),
                "and after:",
                *held(self["fullest_after"]),
            ]
        )


def held(tensors, count=5):
    return [f"  {mb(each.bytes):>8} MB of {each.op or each.name}" for each in tensors[:count]]


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
):
    """Fits a step into a budget. Returns a Fitted.

    step: StableHLO as text, or what jax.jit(f).lower(...) returns. compiler: a Compiler for target that may have
    compiled the step before. tuned: None, or the tuning folder of a Compiler. graph: the file for the graph that is
    planned, for remat-solve; nothing is written if no plan is asked for. slice: None, "auto", "head", "head:4" or "4"
    (slicing.py). log: the file for the requests of the fit and their answers.

    Raises NoPlan, with a `report`, if the budget cannot be met, and RematError if the step cannot be read or compiled.
    """
    check_offload(target_of(target), offload)
    check_devices(devices, target_of(target))
    text, notes = module_text(step), for_another(step, target_of(target).platform)
    slicings = check_slice(slice, devices or devices_of(text))
    text = unrolled(text) if unroll_loops else text
    if devices == "min":

        def fit_on(text, count):
            return fitted(
                *(text, budget, target, planner, effort, rounds, timeout, tell, doing),
                **{"offload": offload, "devices": count, "recompute_collectives": recompute_collectives},
            )

        return fewest(text, budget, target, fit_on, tell, timeout)[1]
    devices = agreed(text, devices, target_of(target))
    compiler = compiler or Compiler(target, timeout, devices, tuned if devices == 1 else None)
    lines = []

    def told(line):
        lines.append(line)
        if tell:
            tell(line)

    options = options_for(target_of(target), planner, effort, rounds, offload)
    more = {"doing": doing or (lambda text: None), "graph": graph}

    def written(done):
        if log:
            write_output(log, done.log(options))

    def once():
        lines.clear()
        with refusing("make a temporary folder"), tempfile.TemporaryDirectory() as folder:
            given = compiler, remat_opt(), planner, folder
            tools = Tools(*given, **more) if devices == 1 else DividedTools(*given, again=recompute_collectives, **more)
            path = os.path.join(folder, "step.mlir")
            with refusing("write the step"), open(path, "w", encoding="utf-8") as file:
                file.write(text)
            try:
                done = fit(tools, path, lambda before: budget_of(str(budget), before), options, slicings, told)
            except NoPlan as error:
                error.report = Report(error.fit, lines[1:], error, notes)
                written(error.fit)
                raise
            except Failed as error:
                raise RematError(str(error)) from error
            written(done)
            with open(done.best.path, encoding="utf-8") as file:
                return Fitted(file.read(), done.best, Report(done, lines[1:], notes=notes))

    return alike(once)


def compile(
    step: Any,
    *shapes: Any,
    budget: int | str,
    target: str = "h100",
    planner: str = "auto",
    effort: float = 1,
    rounds: int = 8,
    offload: bool = False,
    devices: int | str | None = None,
    recompute_collectives: bool = False,
    unroll_loops: bool = False,
    slice: int | str | None = None,
    **jit: Any,
) -> Fitted:
    """Fits a training step into what XLA allocates on a GPU or TPU, which need not be there. Returns a Fitted.

    done = remat.compile(train_step, weights, x, budget="30GiB", target="h100") done.text, done.memory, done.report

    step: a function of JAX, followed by its arguments or their jax.ShapeDtypeStructs, with options of jax.jit such as
        donate_argnums by name; or StableHLO as text; or what jax.jit(f).lower(...) returns.
    budget: all bytes that XLA allocates on the device (arguments, results, temporaries): a number, "30GiB", "40%" of what
        the original step takes, or "min".
    target: a GPU or TPU of the table of machines, such as "h100"; or "device", the one that JAX has here, which
        compiles each plan itself if it is a GPU.
    offload: whether values, and stacks of loops, may also be copied to the host's memory and back; for GPUs.
    devices: the number of GPUs that the step's shardings divide it among, which is checked; or "min" for the fewest with
        which it meets a budget in bytes. All bytes are those of one device.
    recompute_collectives: whether collectives that gather from other devices may run again.
    unroll_loops: whether loops with a constant trip count are unrolled first. Without it they stay loops, and a note says
        if unrolling would take less time.
    slice: computes part of the step slice by slice, as a loop, before it is planned. "head" slices the few ops with the
        largest tensors ("head:4" in four slices), a number the whole step along its batch, "auto" whichever is quickest.
        Sums over slices may differ in their last bits. It needs a step for one device.

    Raises RematError if an option is wrong or the budget cannot be met."""
    named = named_target(target)
    if callable(step):
        import jax

        step = lowered_for(target_of(named).platform, jax.jit(step, keep_unused=True, **jit), *shapes)
    elif shapes or jit:
        raise RematError(
            "remat.compile: shapes and options of jax.jit are for a function; this step is lowered already"
        )
    for name, value in (("recompute_collectives", recompute_collectives), ("unroll_loops", unroll_loops)):
        if not isinstance(value, bool):
            raise RematError(f"{name}={value!r}: expected True or False")
    many = {"devices": devices, "recompute_collectives": recompute_collectives, "unroll_loops": unroll_loops}
    with tuning(target) as tuned:
        more = {**many, "tuned": tuned}
        return fitted_or_refused(step, parse_budget(budget), named, planner, effort, rounds, offload, slice, **more)


def tuning(target):
    """Returns a context that gives the `tuned` of fitted: a folder if target is "device" and JAX has a GPU, else None.
    That GPU then compiles."""
    if target != "device" or jax_devices()[0].platform != "gpu":
        return nullcontext()
    with refusing("make a temporary folder"):
        return tempfile.TemporaryDirectory()


def jax_devices():
    import jax

    return jax.devices()


def named_target(target):
    """Resolves target as name_of does, with JAX's devices."""
    return name_of(target, jax_devices)


def fitted_or_refused(step, budget, target, planner="auto", effort=1, rounds=8, offload=False, slice=None, **many):
    """Calls fitted with a progress line, and raises RematError if the budget cannot be met."""
    given = {"planner": planner, "effort": effort, "rounds": rounds, "offload": offload, "slice": slice}
    check_of_xla("remat.compile", {"target": target, **given})
    with Progress() as progress:
        try:
            return fitted(step, budget, target, **given, doing=progress.say, **many)
        except NoPlan as error:
            raise RematError(str(error), error.report) from error


def check_of_xla(caller, given, own=()):
    """Checks options of steps that XLA compiles for a target: the common ones, and the caller's own."""
    check_of_iree(caller, given, [*own, *keywords(fitted_or_refused), "target"])
    check_offload(target_of(given["target"]), given.get("offload", False))
    parse_slice(given.get("slice"))


def check_slice(slice, devices):
    """Returns the slicings to try."""
    slicings = parse_slice(slice)
    if slicings and devices not in (None, 1):
        raise RematError(f"slice={slice!r} is for steps on one device, and devices={devices!r}: leave one of them out")
    return slicings


def check_offload(target, offload):
    if not isinstance(offload, bool):
        raise RematError(f"offload={offload!r}: expected True or False")
    if offload and target.link is None:
        raise RematError(f"offload: how fast '{target.name}' copies to its host is not known; it is for GPUs")
