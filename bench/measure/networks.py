# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs networks of Feng and Huang 2021, table 2, on this machine's CPU. Prints the seconds of the original step, of
the plan of `division-tree` with the fewest bytes, and of a plan of `auto` within the same bytes.

    tools/setup iree                      # JAX, which writes the steps
    python3 bench/measure/networks.py     # takes minutes

Fails if outputs differ.
"""

import argparse
import pathlib
import sys
import tempfile

from main_job import megabytes
from paths import ROOT
from steps import export, need_jax, plan, run

sys.path.insert(0, str(ROOT / "bench" / "papers"))
from published import FENG2021  # noqa: E402

# Batches that are small enough for a CPU.
NETWORKS = {
    "alexnet": (64, "AlexNet"),
    "vgg11": (8, "VGG11"),
    "vgg16": (4, "VGG16"),
    "resnet50": (8, "ResNet50"),
    "resnet101": (4, "ResNet101"),
    "resnet152": (4, "ResNet152"),
    "densenet121": (8, "DenseNet121"),
    "densenet161": (4, "DenseNet161"),
    "densenet169": (4, "DenseNet169"),
    "densenet201": (4, "DenseNet201"),
}
ROW = "{:<12} {:>5} {:>14} {:>10} {:>7} {:>8} {:>7} {:>7} {:>11}"
HEADER = ("network", "batch", "plan", "peak", "s", "more", "theirs", "FLOP", "resident")


def line(name, batch, planner, peak, result, when, extra="", theirs=""):
    seconds, before = result[f"seconds_{when}"], result["seconds_before"]
    more = "" if when == "before" else f"{seconds / before - 1:.0%}"
    resident = megabytes(result[f"resident_bytes_{when}"])
    return ROW.format(name, batch, planner, megabytes(peak), f"{seconds:.2f}", more, theirs, extra, resident)


def lines(name, folder):
    batch, published = NETWORKS[name]
    theirs = FENG2021[published]
    step, budget = export(folder, name, batch=batch), "min"
    for planner in ("division-tree", "auto"):
        planned = plan(step, folder, planner=planner, activation_budget=budget, cost_model="flops")
        if not planned:
            yield f"{name}: no plan of {planner} within {budget}"
            continue
        after, report = planned
        result = run(step, after)
        if budget == "min":
            yield line(name, batch, "original step", report["baseline_peak_bytes"], result, "before")
        extra = f"{report['flops'] / report['baseline_flops'] - 1:.0%}"
        slower = f"{theirs.ours_seconds / theirs.seconds - 1:.0%}" if planner == "division-tree" else ""
        yield line(name, batch, planner, report["peak_bytes"], result, "after", extra, slower)
        budget = report["peak_bytes"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("networks", nargs="*", metavar="NETWORK", help=f"default: {' '.join(NETWORKS)}")
    options = parser.parse_args()
    need_jax()
    for name in options.networks:
        if name not in NETWORKS:
            parser.error(f"{name}: no such network; there are {', '.join(NETWORKS)}")
    print(ROW.format(*HEADER))
    with tempfile.TemporaryDirectory() as folder:
        for name in options.networks or NETWORKS:
            for text in lines(name, pathlib.Path(folder)):
                print(text, flush=True)


if __name__ == "__main__":
    main()
