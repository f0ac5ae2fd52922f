# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a fit for XLA returns, and its report."""

from ..budget import exact, mb, percent
from ..plans.folder import save
from ..tool import RematError
from .candidate import describe
from .from_plan import fields_of
from .memory import fullest

BY_PLAN = (
    "nothing was planned: the step is written by a plan that was kept and compiled once, so that its bytes are XLA's; those of "
    "the step as it is are the plan's"
)


class Fitted:
    """A step within a budget.

    text is StableHLO in generic form, as XLA was given it. hlo is what XLA made of it. memory has the bytes that XLA
    allocates on each device. report is a Report. saved is the plan as data, or None for the fewest devices; is_kept tells that it was not made anew."""

    def __init__(self, text, candidate, report, saved=None, is_kept=False):
        self.text, self.hlo, self.memory, self.kernels = text, candidate.hlo, candidate.memory, candidate.kernels
        self.report, self.devices, self.saved, self.is_kept = report, report["devices"], saved, is_kept

    def __str__(self):
        return str(self.report)

    def save(self, path):
        """Writes the plan to a file, which `remat.compile` and `remat.jit` take as plan=path. It has names of the source, and its
        owner alone can read it."""
        if self.saved is None:
            raise RematError(
                f'devices="min" has no plan to save: ask for devices={self.devices}, and lower the step for as many'
            )
        save(path, self.saved)


class Report(dict):
    """The report of a fit.

    `target` and `devices`; `before` and `after`, the Memory of the original and of the rewritten step; `seconds_before`
    and `seconds_after`, by the roofline; `rounds`, a line for each plan that was compiled; `fullest_before` and
    `fullest_after`, the tensors at XLA's peak; `loops`, the plans inside loops as remat-plan-loops reports them;
    `notes`, further remarks.

    `failed` is None, or for a budget that was not met a dictionary: its message, asked_bytes (None for as few as
    possible) and least_bytes. The other fields then describe the smallest step that was found."""

    def __init__(self, fields, lines):
        """lines: what is said of the step as it is, of the rounds and of the rewritten step."""
        super().__init__(fields)
        self.last = lines[-1]
        self.lines = [*lines, *self["notes"]]

    @classmethod
    def of_fit(cls, done, rounds, error=None, notes=()):
        """done: a Fit that has ended; rounds: a line for each plan that was compiled."""
        first, best = done.before, done.best
        fields = {
            "target": done.tools.xla.target.name,
            "devices": done.tools.xla.devices,
            "before": first.memory,
            "after": best.memory,
            "seconds_before": first.seconds,
            "seconds_after": best.seconds,
            "rounds": rounds,
            "notes": [*notes, *done.notes()],
            "fullest_before": fullest(first.kernels),
            "fullest_after": fullest(best.kernels),
            "loops": done.loops(),
            "failed": error and {"message": str(error), "asked_bytes": error.asked, "least_bytes": best.total},
        }
        return cls(fields, [describe("as it is", first), *rounds, done.describe()])

    @classmethod
    def of_plan(cls, used, xla, notes=()):
        """used: a plan that was kept, compiled by xla."""
        fields = {
            **fields_of(used),
            "target": xla.target.name,
            "devices": xla.devices,
            "rounds": [],
            "notes": [*notes, *xla.note(), BY_PLAN],
            "fullest_after": fullest(used.candidate.kernels),
            "failed": None,
        }
        slower = percent(fields["seconds_after"] / fields["seconds_before"] - 1)
        last = f"{describe('rewritten', used.candidate, used.before)}, {slower} roofline"
        return cls(fields, [f"as it is: {exact(used.before.total)}, as the plan says", last])

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
