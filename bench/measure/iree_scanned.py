#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the table of docs/results/Iree.md, "A scan of 12 layers": the DEVICE_LOCAL bytes of a small decoder of scanned.py.
The rows are the original step, the step with jax.checkpoint, and steps of remat-iree within shares of the original bytes
and within the bytes of jax.checkpoint.

    bench/measure/iree_scanned.py [--layers 12] [60% 40% ...]

Each step runs once on random numbers. The last column is the largest difference of an output from the original step,
as a share of the largest element of that output.
"""

import argparse
import os
import sys
import tempfile

import paths  # noqa: F401


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("shares", nargs="*", metavar="SHARE", help="of the bytes of the original step (60%%), or 150MB")
    parser.add_argument("--layers", type=int, default=12, help="how many layers the scan has (default 12)")
    return parser.parse_args()


# --help needs no JAX.
OPTIONS = parse() if __name__ == "__main__" else None

import iree.runtime  # noqa: E402
import numpy  # noqa: E402
import scanned  # noqa: E402
from remat.budget import mb  # noqa: E402
from remat.fit.refusal import NoPlan  # noqa: E402
from remat.iree import Iree  # noqa: E402
from remat.iree_fit import fit  # noqa: E402
from remat.iree_tools import Tools  # noqa: E402
from remat.tool import remat_opt  # noqa: E402
from table import markdown, markdown_row, show  # noqa: E402

COLUMNS = ("", "DEVICE_LOCAL, MB", "of original step", "stacks, MB", "difference")
SIZES = {"BATCH": 4, "TOKENS": 128, "WIDTH": 256, "HEADS": 4, "HIDDEN": 1024, "WORDS": 1024}


class Table:
    def __init__(self, layers):
        self.layers, self.expected = layers, None
        vars(scanned).update(SIZES)
        show(markdown(COLUMNS))

    def row(self, what, checkpoint, budget):
        """Prints a row, and returns its bytes. `budget` is None for a step that is not fitted."""
        with tempfile.TemporaryDirectory() as folder:
            path, lowered = os.path.join(folder, "step.mlir"), scanned.lowered(self.layers, checkpoint)
            with open(path, "w", encoding="utf-8") as file:
                file.write(lowered.as_text())
            tools = Tools(Iree(), remat_opt(), "auto", "1", folder)
            try:
                done = fit(tools, path, budget or "100%", 8, lambda line: print(line, file=sys.stderr))
            except NoPlan as error:
                print(markdown_row((what, " ".join(str(error).splitlines()), "", "", "")), flush=True)
                return None
            best = done.best
            outputs = self.outputs(best.binary, lowered)
            loops = done.plan_fields().get("loops", [])
            stacks = mb(sum(each["after"]["stack_bytes"] for each in loops)) if loops else ""
        self.expected = self.expected or (outputs, best.total)
        worst = max(
            float(abs(now - then).max() / abs(then).max()) for now, then in zip(outputs, self.expected[0], strict=True)
        )
        share = f"{100 * best.total / self.expected[1]:.1f} %"
        print(markdown_row((what, f"{best.total / 1e6:.6f}", share, stacks, f"{worst:.1e}")), flush=True)
        return best.total

    @staticmethod
    def outputs(binary, lowered):
        import jax

        rng = numpy.random.default_rng(0)

        def given(shape):
            if shape.dtype == numpy.int32:
                return rng.integers(0, SIZES["WORDS"], shape.shape, numpy.int32)
            return 0.05 * rng.standard_normal(shape.shape).astype(numpy.float32)

        with open(binary, "rb") as file:
            module = iree.runtime.load_vm_flatbuffer(file.read(), driver="local-sync")
        return [each.to_host() for each in module.main(*map(given, jax.tree.leaves(lowered.in_avals)))]


def main():
    table = Table(OPTIONS.layers)
    table.row("original step", None, None)
    by_hand = table.row("`jax.checkpoint` of the layer", {}, None)
    table.row(
        "`jax.checkpoint`, policy `dots_with_no_batch_dims_saveable`", scanned.CHECKPOINTS["its dots policy"], None
    )
    for share in [*OPTIONS.shares, *([str(by_hand)] if by_hand else [])]:
        table.row(f"remat, {share if share != str(by_hand) else 'bytes of `jax.checkpoint`'}", None, share)


if __name__ == "__main__":
    main()
