#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints how well the walk over a step's kernels agrees with what XLA allocates for its temporaries.

    bench/measure/xla_table.py --temporaries --steps steps transformer mixer
    bench/measure/xla_walk.py [--target h100] steps/*.mlir

Steps are StableHLO, and may be packed (.xz). Nothing is run, and no device is needed: tools/setup xla-gpu or xla-tpu.
The walk does not count what XLA loses if tensors of different sizes share a block (packing).
"""

import argparse
import lzma
import os

import paths  # noqa: F401
from remat.xla.compiler import Compiler
from remat.xla.memory import peak
from table import markdown, markdown_row, show


def compiled(compiler, path):
    with (lzma.open if path.endswith(".xz") else open)(path, "rt", encoding="utf-8") as file:
        return compiler.compile_text(file.read())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("steps", nargs="+", metavar="STEP", help="StableHLO, as a file")
    parser.add_argument("--target", default="h100", help="the device (default h100)")
    options = parser.parse_args()
    compiler = Compiler(options.target)
    show(markdown(("step", "walk, MB", "XLA, MB", "walk / XLA")))
    for path in options.steps:
        executable = compiled(compiler, path)
        walk, taken = peak(executable.kernels())[0], executable.memory.temporaries
        name = os.path.basename(path).removesuffix(".xz").removesuffix(".mlir")
        cells = (name, f"{walk / 1e6:,.2f}", f"{taken / 1e6:,.2f}", f"{walk / max(1, taken):.4f}")
        print(markdown_row(cells), flush=True)


if __name__ == "__main__":
    main()
