# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loops that stay loops, for IREE: planned inside on StableHLO, before IREE imports the step.

IREE's import has no spelling of its own for what a plan of loops needs, so the step is planned as StableHLO
(remat-plan-loops), imported, and its stacks are then written in place (convert-remat-to-iree).
"""

import os
import re
import shutil

from .budget import mb, percent
from .one_device import one_device
from .process import Failed, run
from .report import Report
from .stablehlo import is_generic
from .tool import RematError

IN_PLACE = ("--canonicalize", "--cse", "--convert-remat-to-iree")


def stablehlo_with_loops(path, compiler, timeout=None):
    """StableHLO text in generic form, for one device, where the step at path has loops; else None. Raises Failed where
    nothing is there to read StableHLO's own syntax."""
    with open(path, encoding="utf-8", errors="replace") as file:
        text = file.read()
    if not re.search(r"\bstablehlo\.while\b", text):
        return None
    text = one_device(text)
    if is_generic(text):
        return text
    found = shutil.which(compiler)
    reader = found and os.path.join(os.path.dirname(found), "iree-opt")
    if not reader or not os.path.exists(reader):
        raise Failed(
            "loops are not planned inside: iree-opt, which reads StableHLO's own syntax, is not beside iree-compile"
        )
    return run([reader, "--mlir-print-op-generic", "-"], text, timeout).stdout


def loop_passes(budget, planner, effort, file):
    """Passes that plan inside of loops and write a report to a file."""
    options = f"budget={budget} planner={planner} effort={effort:g} file={file}"
    return "--remat-prepare", f"--remat-plan-loops={options}", "--convert-remat-to-stablehlo", "--mlir-print-op-generic"


def overhead_of(loops):
    """What is computed again in the loops of a report, as a share of what they compute."""
    once = sum(each["iterations"] * each["before"]["iteration_cost"] for each in loops)
    now = sum(each["iterations"] * each["after"]["iteration_cost"] for each in loops)
    return now / once - 1 if once else 0.0


class LoopsReport(Report):
    """The report of a plan inside of loops: JSON as remat-plan-loops writes it, and a line for each pair of loops."""

    def __str__(self):
        lines = []
        for loop in self.fields["loops"]:
            before, after = loop["before"], loop["after"]
            more = after["iteration_cost"] / before["iteration_cost"] - 1 if before["iteration_cost"] else 0
            stacks = f"stacks {mb(before['stack_bytes'])} -> {mb(after['stack_bytes'])} MB, "
            groups = "".join(
                f", in {'these' if level else 'groups'} of {size}" for level, size in enumerate(loop["groups"])
            )
            lines.append(
                f"{'a loop' if loop['alone'] else 'a pair of loops'} of {loop['iterations']} iterations{groups}: "
                f"{'' if loop['alone'] else stacks}an iteration {mb(before['iteration_bytes'])} -> "
                f"{mb(after['iteration_bytes'])} MB, {percent(more)} cost ({loop['planner']})"
            )
        if self.failed:
            lines.append(f"failed: {self.failed['message']}")
        return "\n".join(lines)

    def _repr_html_(self):
        import html

        return f"<pre>{html.escape(str(self))}</pre>"

    def svg(self):
        raise RematError(
            "there is no picture of a plan inside of loops: give the report a name that ends in .json or .txt"
        )
