# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs deeper and deeper networks without a plan and with a plan of `sublinear`, as in figures 5b, 6b and 7 of Chen et
al. 2016, on this machine's CPU.

    tools/setup iree                     # JAX, which writes the steps
    python3 bench/measure/lengths.py     # takes minutes

The memory is the part of the process's resident memory that the step causes. Fails if outputs differ.
"""

import argparse
import math
import pathlib
import tempfile

from main_job import megabytes
from steps import export, need_jax, plan, run

LENGTHS = {"deep-resnet": (32, 64, 128, 256), "lstm": (16, 32, 64, 128, 256)}
ROW = "{:<12} {:>6} {:>10} {:>10} {:>7} {:>8} {:>8} {:>6} {:>10}"
HEADER = ("network", "length", "resident", "sublinear", "factor", "s", "sublinear", "more", "extra FLOP")


def measured(model, length, folder):
    step = export(folder, model, length=length)
    after, report = plan(step, folder, planner="sublinear", activation_budget="min", cost_model="flops")
    result = run(step, after)
    return result, report["flops"] / report["baseline_flops"] - 1


def line(model, length, result, extra):
    before, after = result["resident_bytes_before"], result["resident_bytes_after"]
    seconds, slower = result["seconds_before"], result["seconds_after"]
    return ROW.format(
        model,
        length,
        megabytes(before),
        megabytes(after),
        f"{before / after:.2f}",
        f"{seconds:.2f}",
        f"{slower:.2f}",
        f"{slower / seconds - 1:.0%}",
        f"{extra:.1%}",
    )


def exponent(lengths, figures):
    """Fits a power of the length through the first and the last of `figures`, and returns its exponent."""
    return math.log(figures[-1] / figures[0]) / math.log(lengths[-1] / lengths[0])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("models", nargs="*", metavar="MODEL", help=f"default: {' '.join(LENGTHS)}")
    options = parser.parse_args()
    need_jax()
    print(ROW.format(*HEADER))
    with tempfile.TemporaryDirectory() as folder:
        for model in options.models or LENGTHS:
            if model not in LENGTHS:
                parser.error(f"{model}: no such model; there are {', '.join(LENGTHS)}")
            results = []
            for length in LENGTHS[model]:
                result, extra = measured(model, length, pathlib.Path(folder))
                results.append(result)
                print(line(model, length, result, extra), flush=True)
            for what in ("resident_bytes", "seconds"):
                exponents = [
                    exponent(LENGTHS[model], [each[f"{what}_{when}"] for each in results])
                    for when in ("before", "after")
                ]
                print(
                    f"{model}: {what.replace('_', ' ')} grow with length^{exponents[0]:.2f}; sublinear ^{exponents[1]:.2f}"
                )


if __name__ == "__main__":
    main()
