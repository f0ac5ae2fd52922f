# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes plans by remat-opt. One call plans a step and writes the planned step, and the call's report becomes an answer."""

import json
import os
import shutil
from dataclasses import dataclass
from typing import Optional

from ..files import text_of
from ..process import Failed, run
from .values import Floor, Refusal

REPORT = "plan.json"  # Each call of remat-opt has a folder, in which its passes write their report to this file.


def loop_passes(options, beside=""):
    """Returns passes that plan loop bodies with options of remat-plan-loops, write a report to REPORT and rewrite the
    loops. `beside` is the part of the budget, in bytes, that stacks cannot use."""
    bound = f"--remat-bound-loops=beside={beside}" if beside else "--remat-bound-loops"
    report = f"--remat-report-loops=file={REPORT}"
    return f"--remat-plan-loops={options} for-report=true", bound, report, "--remat-apply-loops"


@dataclass(frozen=True)
class RematOpt:
    """Runs remat-opt with options that all calls share."""

    program: str
    options: tuple[str, ...] = ()
    timeout: Optional[float] = None

    @staticmethod
    def at(program, *options, timeout=None):
        # remat-opt runs in other folders, so files need absolute paths.
        return RematOpt(os.path.abspath(shutil.which(program) or program), options, timeout)

    def __call__(self, folder, source, target, *passes):
        """Runs passes on a file. `source` and `target` are paths, or names in the folder. Raises Failed."""
        run([self.program, source, *self.options, *passes, "-o", target], timeout=self.timeout, folder=folder)

    def plan(self, folder, source, target, *passes):
        """Runs passes that plan `source`, write the planned step to `target`, and write a report to REPORT. Returns
        this report, or a Refusal if the planner has no plan. Raises Failed if anything else is wrong."""
        path = os.path.join(folder, REPORT)
        if os.path.exists(path):
            os.remove(path)
        try:
            self(folder, source, target, *passes)
        except Failed:
            # If no plan exists, remat-opt writes a report that says so. After any other error there is no such report.
            fields = read(path) if os.path.exists(path) else {}
            if "failed" not in fields:
                raise
            return Refusal(fields["failed"].get("least_bytes"), floor_of(fields))
        return read(path)


def floor_of(report):
    """Returns the Floor in a report of remat-opt, or None if the report has none."""
    floor = report.get("floor")
    return floor and Floor(floor["bytes"], floor["of"])


def read(path):
    return json.loads(text_of(path))
