#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares two counts of a step's temporaries: those of a walk over the step's kernels, and the bytes that XLA allocates.

    bench/measure/xla_table.py --temporaries --steps steps transformer mixer
    bench/measure/xla_walk.py [--target h100] steps/*.mlir

Steps are StableHLO, and may be compressed (.xz). Nothing is run, and no device is needed: tools/setup xla-gpu or xla-tpu.
The walk counts the bytes of temporaries at the moment when most of them are in memory. The packed bytes are those of the block
that holds these temporaries, with the unused bytes between temporaries of different sizes.
"""

import argparse
import lzma
import os

import paths  # noqa: F401
from remat.xla.compiler import Compiler
from remat.xla.memory import peak
from table import markdown, markdown_row, show
from xla_packing import packed


def compiled(compiler, path):
    with (lzma.open if path.endswith(".xz") else open)(path, "rt", encoding="utf-8") as file:
        return compiler.compile_text(file.read())


def counted(kernels):
    """Returns the bytes of temporaries that the walk counts, without and with the gaps between them."""
    return {"walk": peak(kernels)[0], "packed": packed(kernels)}


def share(size, taken):
    return f"{size / max(1, taken):.4f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("steps", nargs="+", metavar="STEP", help="StableHLO, as a file")
    parser.add_argument("--target", default="h100", help="the device (default h100)")
    options = parser.parse_args()
    compiler = Compiler(options.target)
    show(markdown(("step", "walk, MB", "packed, MB", "XLA, MB", "walk / XLA", "packed / XLA")))
    for path in options.steps:
        executable = compiled(compiler, path)
        sizes, taken = list(counted(executable.kernels()).values()), executable.memory.temporaries
        name = os.path.basename(path).removesuffix(".xz").removesuffix(".mlir")
        cells = [name, *(f"{each / 1e6:,.2f}" for each in (*sizes, taken)), *(share(each, taken) for each in sizes)]
        print(markdown_row(cells), flush=True)


if __name__ == "__main__":
    main()
