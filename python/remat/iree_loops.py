# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loops that stay loops, for IREE: planned inside on StableHLO, before IREE imports the step.

IREE's import has no spelling of its own for what a plan of loops needs, so the step is planned as StableHLO
(remat-plan-loops, remat-apply-loops), imported, and its stacks are then written in place (convert-remat-to-iree).
"""

import os
import re
import shutil

from .fit.planner import loop_passes
from .one_device import one_device
from .process import Failed, run
from .stablehlo import is_generic, showing_locations

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
    return run([reader, "--mlir-print-op-generic", *showing_locations(text), "-"], text, timeout).stdout


def stablehlo_passes(budget, planner, effort):
    """Passes that plan inside of loops, write a report of that and print StableHLO."""
    planned = loop_passes(f"budget={budget} planner={planner} effort={effort:g}")
    return "--remat-prepare", *planned, "--convert-remat-to-stablehlo", "--mlir-print-op-generic"


def overhead_of(loops):
    """What is computed again in the loops of a report, as a share of what they compute."""
    once = sum(each["iterations"] * each["before"]["iteration_cost"] for each in loops)
    now = sum(each["iterations"] * each["after"]["iteration_cost"] for each in loops)
    return now / once - 1 if once else 0.0
