#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the table of docs/results/Xla.md, "Placements of fences": the temporaries that XLA allocates ahead of time for
the smallest plan of kernels, with each placement of its fences, and with large tensors that wait until the plan has
freed others.

    bench/measure/xla_steps.py --write steps lstm gan
    .venv/xla/bin/python bench/measure/xla_writings.py steps/lstm.mlir steps/gan.mlir
"""

import argparse
import os
import tempfile

import paths  # noqa: F401
from remat.fit.values import ORIGINAL, Compile, MakePlan, Prepare
from remat.stablehlo import module_text
from remat.tool import remat_opt
from remat.xla.compiler import Compiler
from remat.xla.tools import Tools
from remat.xla.variants import FENCES, KERNELS, OF_STAGES, WAITS
from table import extra, markdown, markdown_row, show


def rows(step, target):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "given.mlir")
        with open(step, encoding="utf-8") as given, open(path, "w", encoding="utf-8") as file:
            file.write(module_text(given.read()))
        tools = Tools(Compiler(target), remat_opt(), "auto", folder)
        state = tools.start(path)
        tools(Prepare(ORIGINAL, KERNELS))
        plan = tools(MakePlan(ORIGINAL, KERNELS, None))
        found = []

        def row(writing):
            made = tools(Compile(plan.name, writing))
            found.append((made.taken, made.seconds, writing))
            above, slower = (made.taken - state.fixed) / 1e6, extra(made.seconds, state.original.seconds)
            return os.path.basename(step).removesuffix(".mlir"), writing, f"{above:,.1f}", slower

        yield from map(row, (*FENCES, *OF_STAGES))
        smallest = min(found)[2]
        yield from (row(smallest + wait) for wait in WAITS)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("steps", nargs="+", metavar="STEP", help="StableHLO")
    parser.add_argument("--target", default="h100", help="the device (default h100)")
    options = parser.parse_args()
    show(markdown(("step", "placement of fences", "temporaries, MB", "extra roofline")))
    for step in options.steps:
        show(map(markdown_row, rows(step, options.target)))


if __name__ == "__main__":
    main()
