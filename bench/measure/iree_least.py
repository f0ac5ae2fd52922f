#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the table of docs/results/Iree.md, "Ways to prepare a step": the bytes that IREE takes for the smallest plan
after each way to prepare the step. The bytes are read from IREE's IR, so nothing is run.

    tools/setup iree
    .venv/iree/bin/python bench/measure/iree_least.py models/stablehlo/transformer-small.mlir [STEP.mlir ...]
"""

import argparse
import os
import tempfile

from paths import ROOT
from remat.fit.aim import Aim
from remat.fit.engine import run
from remat.fit.values import Outcome
from remat.iree import Iree
from remat.iree_strategy import LOOPS, VARIANTS, Task, planned
from remat.iree_tools import Tools
from remat.tool import remat_opt
from table import markdown, markdown_row, show

WAYS = [variant for variant in VARIANTS if variant != LOOPS]


def least(step, variant):
    """Returns (bytes of the original step, bytes of the smallest plan of a variant)."""
    with tempfile.TemporaryDirectory() as folder:
        tools = Tools(Iree(runner=None), remat_opt(), "auto", "1", folder)
        state = tools.start(step)

        def alone():
            task = Task(Aim(None, state.fixed), rounds=1, effort=1.0, by_run=False)
            found = yield from planned(state.original, variant, task)
            return Outcome(found.best, False)

        return state.original.taken, run(alone(), state, tools)[1].best.taken


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("steps", nargs="+", metavar="STEP", help="StableHLO or linalg on tensors")
    options = parser.parse_args()
    os.environ["PATH"] = os.path.join(ROOT, ".venv", "iree", "bin") + os.pathsep + os.environ["PATH"]
    show(markdown(("step", "original step", *WAYS)))
    for step in options.steps:
        found = [least(step, each) for each in WAYS]
        name = os.path.basename(step).removesuffix(".mlir")
        show([markdown_row((name, *(f"{size:,}" for size in (found[0][0], *(taken for _, taken in found)))))])


if __name__ == "__main__":
    main()
