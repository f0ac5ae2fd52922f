# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Computes lower bounds on the plans of a step's loops, kernel by kernel, for the table of scanned.py."""

import os
import tempfile

from remat.fit.planner import loop_passes
from remat.fit.values import ORIGINAL, Prepare, Refusal
from remat.stablehlo import module_text
from remat.tool import remat_opt
from remat.xla.loop_plans import KERNELS, SUNK
from remat.xla.tools import Tools
from remat.xla.variants import BY_KERNELS, LOOPS


class LoopBounds:
    def __init__(self, compiler, step):
        self.folder = tempfile.TemporaryDirectory()
        self.tools = Tools(compiler, remat_opt(), "auto", self.folder.name)
        path = os.path.join(self.folder.name, "step.mlir")
        with open(path, "w", encoding="utf-8") as file:
            file.write(module_text(step))
        self.tools.start(path)
        self.by_kernels = BY_KERNELS in self.tools(Prepare(ORIGINAL, LOOPS)).traits

    def of(self, temporaries, beside):
        """Returns a lower bound for the additional FLOP of all plans, as a share of the step's FLOP. In the plans that
        this bound covers, the stacks of the loops may take all bytes of the temporaries except `beside` bytes. Returns
        None if no bound is known.
        """
        base = self.tools.bases[ORIGINAL]
        passes = (*SUNK, *[KERNELS] * self.by_kernels, *loop_passes(f"budget={temporaries}", beside))
        report = self.tools.opt.plan(base.folder, base.path, os.devnull, *passes)
        loops = [{}] if isinstance(report, Refusal) else report["loops"]
        if any("lower_bound_cost" not in each for each in loops):
            return None
        extra = (each["iterations"] * (each["lower_bound_cost"] - each["before"]["iteration_cost"]) for each in loops)
        return sum(extra) / base.candidate.kernels.flops
