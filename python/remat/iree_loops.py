# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans the bodies of loops on StableHLO, before IREE imports the step. The loops stay loops.

IREE's import cannot express a plan of loops. So the step is planned as StableHLO (remat-plan-loops, remat-apply-loops)
and then imported. Afterwards convert-remat-to-iree makes the step write its stacks in place.
"""

import os
import re
import shutil

from .files import text_of
from .fit.planner import loop_passes
from .one_device import one_device
from .process import Failed, run
from .stablehlo import is_generic, showing_locations

IN_PLACE = ("--canonicalize", "--cse", "--convert-remat-to-iree")


def stablehlo_with_loops(path, compiler, timeout=None):
    """Returns StableHLO text in generic form, for one device, if the step in the file has loops; else None. Raises Failed
    if no tool is installed that reads StableHLO's own syntax."""
    text = text_of(path)
    if not re.search(r"\bstablehlo\.while\b", text):
        return None
    text = one_device(text)
    if is_generic(text):
        return text
    found = shutil.which(compiler)
    reader = found and os.path.join(os.path.dirname(found), "iree-opt")
    if not reader or not os.path.exists(reader):
        raise Failed(
            "the bodies of loops are not planned: iree-opt, which reads StableHLO's own syntax, is not in the folder of iree-compile"
        )
    return run([reader, "--mlir-print-op-generic", *showing_locations(text), "-"], text, timeout).stdout


def stablehlo_passes(budget, planner, effort):
    """Returns remat-opt's passes that plan the bodies of loops, write a report of these plans and print StableHLO."""
    planned = loop_passes(f"budget={budget} planner={planner} effort={effort:g}")
    return "--remat-prepare", *planned, "--convert-remat-to-stablehlo", "--mlir-print-op-generic"


def overhead_of(loops):
    """Returns the cost that recomputation adds to the loops of a report, as a share of their cost."""
    once = sum(each["iterations"] * each["before"]["iteration_cost"] for each in loops)
    now = sum(each["iterations"] * each["after"]["iteration_cost"] for each in loops)
    return now / once - 1 if once else 0.0
