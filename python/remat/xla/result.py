# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Defines the result of a fit for XLA, and makes its report."""

import os
from typing import Optional

from ..fit.values import ORIGINAL
from ..plans.certificate import Certificate, certificate_of
from ..plans.folder import save
from ..plans.saved import Saved
from ..report import Missed, Report, Tensor
from ..tool import RematError
from .candidate import Candidate, taken
from .compiler import Memory
from .fates import fates_of
from .memory import fullest
from .names import names_of
from .reserve import may_take_more
from .schedule import Kernels

BY_PLAN = (
    "nothing was planned: the step is written by a kept plan and compiled once, so its bytes are XLA's; the bytes of the original "
    "step are read from the kept plan"
)

CHANGED = (
    "the kept plan was changed to take fewer bytes: XLA compiled only the plans, and the bytes of the original step are read from "
    "the kept plan"
)


class Fitted:
    """The result of a fit: a step within a budget.

    `text` is the StableHLO in generic form that XLA compiled. `hlo` is the HLO that XLA made of it. `memory` has the
    bytes that XLA allocates on each device. `report` is a Report. `saved` is the plan as data, or None for the fewest
    devices. `is_kept` tells whether the step was written by an earlier plan that was kept."""

    def __init__(
        self, text: str, candidate: Candidate, report: Report, saved: Optional[Saved] = None, is_kept: bool = False
    ) -> None:
        self.text, self.report, self.saved, self.is_kept = text, report, saved, is_kept
        self.hlo: str = candidate.hlo
        self.memory: Memory = candidate.memory
        self.kernels: Kernels = candidate.kernels
        self.devices: int = report.details["devices"]

    def __repr__(self) -> str:
        return repr(self.report)

    def __str__(self) -> str:
        return str(self.report)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the plan to a file, which `remat.compile` and `remat.jit` take as plan=path. The file contains names
        of the source, and only its owner can read it."""
        if self.saved is None:
            raise RematError(
                f'devices="min" has no plan to save: give devices={self.devices}, and lower the step for this '
                "number of devices"
            )
        save(path, self.saved)

    def certificate(self) -> Certificate:
        """Returns a Certificate of the rewritten step, which `remat-memory --certificate` checks again."""
        if self.saved is None:
            raise RematError(
                f'devices="min" has no certificate: give devices={self.devices}, and lower the step for this '
                "number of devices"
            )
        asked = self.saved.asked
        named = {"target": asked.target, "devices": self.devices, "bound": self.saved.bound, "versions": asked.versions}
        return certificate_of(self.saved.text, self.memory, self.report.asked, asked.budget, **named)


def report_of_fit(done, rounds, allowed, error=None, notes=()):
    """Returns the Report of a Fit. `done` is a Fit that has ended. `rounds` has a line for each compiled plan.
    `allowed` is the Allowed of the budget. `error` is the NoPlan if the budget was not met."""
    first, best, result = done.before, done.best, done.outcome.best
    planned = result.plan and result.plan.planned + done.state.fixed if result.base == ORIGINAL else None
    return Report(
        "xla",
        done.tools.xla.target.name,
        asked=allowed.most(first.memory),
        before=first.taken,
        after=best.taken,
        planned=planned,
        floor=done.state.fixed,
        more_time=done.more_time,
        more_flops=best.kernels.flops / first.kernels.flops - 1 if first.kernels.flops else None,
        rounds=tuple(line.strip() for line in rounds),
        tensors=fates_of(done),
        notes=(*notes, *allowed.notes(first.memory), *done.notes()),
        failed=error and Missed(str(error), error.asked, best.total),
        details={
            "devices": done.tools.xla.devices,
            "seconds_before": first.seconds,
            "seconds_after": best.seconds,
            "loops": done.loops(),
            "fullest_before": held(first),
            "fullest_after": held(best),
        },
    )


def report_of_plan(used, xla, notes=()):
    """Returns the Report of a kept plan. `used` is this plan, compiled by `xla`."""
    saved, candidate, before, seconds = used.saved, used.candidate, used.before, used.saved.state.original.seconds
    return Report(
        "xla",
        xla.target.name,
        asked=used.most,
        before=taken(before),
        after=candidate.taken,
        floor=saved.state.fixed,
        more_time=candidate.seconds / seconds - 1 if seconds else None,
        tensors=tuple(Tensor(**each) for each in saved.tensors),
        notes=(*notes, *candidate.notes, *xla.note(), CHANGED if used.is_new else BY_PLAN, *may_take_more(xla)),
        details={
            "devices": xla.devices,
            "seconds_before": seconds,
            "seconds_after": candidate.seconds,
            "loops": saved.loops,
            "fullest_after": held(candidate),
        },
    )


def held(candidate):
    """Returns the tensors that a Candidate holds at its fullest moment. A kernel's workspace has no name in the program."""
    names = names_of(candidate.kernels, candidate.hlo)
    order = {name: number for number, name in enumerate(names)}
    tensors = sorted(fullest(candidate.kernels), key=lambda each: (-each.bytes, order.get(each.name, len(order))))
    return [{"name": names.get(each.name, each.name), "bytes": each.bytes} for each in tensors]
