# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Defines two ways to plan a step for JAX's own compiler: by the bytes of a target, or by remat-opt's own count of
bytes."""

import functools
import tempfile
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, Optional, Protocol

from .asked import Budget
from .budget import exact
from .free import free_on
from .report import Report
from .stablehlo import module_text, transformed
from .tool import DroppedBarriers, RematError, RematWarning, level_of_caller, refusing

NO_GPU = (
    'JAX has no GPU here: plan ahead of time for a GPU by its name (target="h100"), or compile for this CPU with IREE '
    '(backend="iree"), or with XLA (backend="xla"), which saves no memory'
)
DROPPED = (
    "XLA on a CPU drops optimization barriers and merges recomputation again: results are right, but no memory is saved; "
    "use backend='iree' there"
)
TUNED = "xla_gpu_per_fusion_autotune_cache_dir"


class Plan(NamedTuple):
    """`text` is StableHLO. `most` is the bytes that the step may take on a device, or None if bytes are not checked. `is_tuned`
    tells whether the GPU that is here compiled the plan."""

    text: str
    report: Report
    most: Optional[int] = None
    is_tuned: bool = False


class Road(Protocol):
    """A way to plan. A `budget` of None stands for "auto". `platform` is the platform for which the step is lowered. `compiler_options` is
    the option of jax.jit with this name. `absent` says why the step cannot run here, or is None.

    `plan` makes a Plan that leaves `reserve` bytes of the budget free, if a reserve is given. `taken` returns the bytes that the program
    that is to run takes on a device, or None if they are not known. `check` returns 0 if these bytes are within the budget, else the reserve
    for planning the step again. `last` tells whether the step is not planned again."""

    budget: Optional[Budget]
    platform: str
    compiler_options: Mapping[str, str]
    absent: Optional[str]

    def plan(self, lowered: Any, reserve: Optional[int] = None) -> Plan: ...

    def taken(self, lower: Callable[[], Any]) -> Optional[int]: ...

    def check(self, taken: Optional[int], plan: Plan, last: bool = True) -> int: ...


def default_device() -> Any:
    """Returns the device that JAX runs on by default, in this process."""
    import jax

    named = jax.config.jax_default_device
    return named if hasattr(named, "platform") else jax.local_devices(backend=named)[0]


def resolved(budget: Optional[Budget]) -> Budget:
    """Returns the budget. None stands for "auto", and becomes the bytes that the device has free."""
    return free_on(default_device()) if budget is None else budget


@dataclass(frozen=True)
class ByOps:
    """Plans with the bytes that remat-opt counts op by op, for one device."""

    budget: Optional[Budget]
    options: Mapping[str, Any]
    compiler_options: Mapping[str, str] = field(default_factory=dict)
    absent: Optional[str] = None

    @functools.cached_property
    def platform(self):
        import jax.export

        return jax.export.default_export_platform()

    def plan(self, lowered, reserve=None):
        budget = resolved(self.budget)
        name = "activation_budget" if budget.above_arguments else "budget"
        text, report = transformed(text_of_one(lowered), {name: budget.text, **self.options})
        if default_device().platform == "cpu":
            warnings.warn(DROPPED, DroppedBarriers, stacklevel=level_of_caller())
            report = replace(report, notes=(*report.notes, DROPPED))
        return Plan(text, report)

    def taken(self, lower):
        return None

    def check(self, taken, plan, last=True):
        return 0


def text_of_one(lowered: Any) -> str:
    """Returns the step as text. If the step is divided among devices, the text is the program of one device."""
    from .xla.devices import devices_of, divided_text

    text = module_text(lowered)
    return divided_text(text) if devices_of(text) > 1 else text


@dataclass(frozen=True)
class ForTarget:
    """Plans with the bytes that XLA allocates on a target. `target` is the name of a target, or "device"."""

    target: str
    budget: Optional[Budget]
    options: Mapping[str, Any]

    @functools.cached_property
    def named(self):
        from .xla.compile import named_target

        return named_target(self.target)

    @functools.cached_property
    def platform(self):
        from .xla.targets import target_of

        return target_of(self.named).platform

    @functools.cached_property
    def absent(self):
        here = default_device().platform
        if {"gpu": "cuda"}.get(here, here) == self.platform:
            return None
        return (
            f"the step was compiled for '{self.target}', and this machine has no {'GPU' if self.platform == 'cuda' else 'TPU'} "
            "to run it: read its bytes in the report, or get its text from remat.compile"
        )

    @functools.cached_property
    def folder(self):
        """Returns the folder for the kernels that XLA chooses, if each plan is compiled on a GPU; else None."""
        if self.target != "device" or default_device().platform != "gpu":
            return None
        with refusing("make a temporary folder"):
            return tempfile.TemporaryDirectory()

    @property
    def compiler_options(self):
        return {TUNED: self.folder.name} if self.folder else {}

    def plan(self, lowered, reserve=None):
        from .xla.compile import fitted_or_refused
        from .xla.devices import devices_of

        budget, options = resolved(self.budget), dict(self.options)
        if reserve is not None:
            options["reserve"] = reserve
        tuned = self.folder and self.folder.name
        done = fitted_or_refused(lowered, budget, self.named, tuned=tuned, **options)
        is_tuned = tuned is not None and devices_of(done.text) == 1  # A step for many devices is planned ahead of time.
        return Plan(done.text, done.report, done.report.asked, is_tuned)

    def taken(self, lower):
        from .xla.compiler import memory_of

        stats = lower().compile().memory_analysis()
        return stats and memory_of(stats).total

    def check(self, taken, plan, last=True):
        """Returns 0 if XLA takes at most the budget for the step that is to run. Otherwise returns the bytes that XLA
        takes here in addition to those of the plan, with a warning. Raises RematError instead if XLA compiled the plans
        on this device already."""
        if plan.most is None or taken is None or taken <= plan.most:
            return 0
        planned = plan.report.after.total
        said = f"XLA takes {exact(taken)} for the step now, and took {exact(planned)} when the step was planned"
        if plan.is_tuned:
            raise RematError(f"{said}: give a smaller budget", plan.report)
        then = (
            "give a smaller budget"
            if last
            else f"this is above the budget of {exact(plan.most)}, so the step is fitted again"
        )
        warnings.warn(f"{said}: {then}", RematWarning, stacklevel=level_of_caller())
        return taken - planned


def device_here(budget: Optional[Budget], options: Mapping[str, Any], gpu: bool = False) -> ForTarget:
    """Returns the way to plan (Road) for the device that JAX has here. Raises RematError if the device is a CPU, or if
    `gpu` is set and the device is no GPU."""
    platform = default_device().platform
    if platform == "cpu":
        raise RematError(NO_GPU)
    if gpu and platform != "gpu":
        raise RematError(f"backend='gpu': JAX runs on a {platform.upper()} here, and has no GPU: leave backend out")
    return ForTarget("device", budget, options)
