# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What no plan of the loops of a step is below, kernel by kernel, for the table of scanned.py."""

import os
import tempfile

from remat.stablehlo import module_text
from remat.tool import remat_opt
from remat.xla.fit import Fit
from remat.xla.loops import IN_LOOPS, LOOPS


class LoopBounds:
    def __init__(self, compiler, step):
        self.folder = tempfile.TemporaryDirectory()
        self.fit = Fit(compiler, remat_opt(), "auto", "1", self.folder.name)
        with open(self.fit.file("step.mlir"), "w", encoding="utf-8") as file:
            file.write(module_text(step))
        self.fit.begin(self.fit.file("step.mlir"))
        self.fit.way = LOOPS
        self.fit.loops.compile_bodies()

    def of(self, temporaries, beside):
        """The FLOP that no plan is below, as a share of the step's that come on top, where the stacks of its loops may be what
        temporaries have above beside; None where no bound is known."""
        fit = self.fit
        kernels = f" kernels={fit.loops.bodies}" if fit.loops.bodies else ""
        planned = fit.planned(
            "what no plan is below",
            fit.raw,
            os.devnull,
            *IN_LOOPS,
            f"--remat-plan-loops=budget={temporaries} beside={beside} file=plan.json{kernels}",
        )
        loops = fit.plan_report()["loops"] if planned else [{}]
        if any("lower_bound_cost" not in each for each in loops):
            return None
        extra = (each["iterations"] * (each["lower_bound_cost"] - each["before"]["iteration_cost"]) for each in loops)
        return sum(extra) / fit.as_it_is.kernels.flops
