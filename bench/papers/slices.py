# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures the gain of slices: steps that fill a large GPU within small budgets, with slices and without."""

import json
import os
import re
import resource
import subprocess
import tempfile
import time
from collections import namedtuple

from memory import tool
from output import Table, field, number

# Passes that prepare a step: the gradients of one weight are summed in one place, and elementwise ops that their
# readers can compute are not stored.
PREPARE = "func.func(remat-accumulate,remat-fuse-elementwise),canonicalize,cse"
SHARES = ("40%", "25%", "15%", "10%")
# {name of the file that tools/models/generate writes: (budgets, which do not count the arguments; whether sums may
# be computed in another order, which gradients of convolutions need)}
STEPS = {
    "transformer-large": (("10GB", "6GB", "4GB", "3GB", "2GB"), False),
    "gpt2": (SHARES, False),
    "unet-b64": (SHARES, True),
    "lstm-large": (SHARES, True),
    "torch-cnn-b2048": (SHARES, True),
    "resnet50-group-norm": (SHARES, True),
    "resnet50-b128": (SHARES, True),
}
# The fewest microseconds that a kernel takes, in remat's descriptions of an H100: launched one by one, and from a CUDA
# graph (docs/design/Slices.md).
MACHINES = {4: "h100", 1.25: "h100-graph"}
CHOOSING = re.compile(r"([0-9.]+) \( *[0-9.]+%\)  +RematChooseSlices")

Row = namedtuple("Row", "table step launch budget without extra bound place slices choosing seconds cpu")

COLUMNS = (
    field("step", "step", left=True),
    field("us", "launch", lambda x: str(x)),
    field("budget", "budget"),
    field("without %", "without", lambda x: number(x, 1)),
    field("with %", "extra", lambda x: number(x, 1)),
    field("bound %", "bound", lambda x: number(x, 1)),
    field("k", "slices", lambda x: str(x or "")),
    field("choice s", "choosing", lambda x: number(x, 1)),
    field("all s", "seconds", lambda x: number(x, 1)),
    field("CPU s", "cpu", lambda x: number(x, 0)),
    field("what is sliced", "place", left=True),
)


def read(report):
    """Returns (least extra cost without slices, extra cost with slices, the bound, what is sliced, how many slices) of
    a report as JSON. A cost without a plan is "none". If nothing is sliced, both costs are that of the plan."""
    slices = report["slices"]

    def extra(name):
        return 100 * slices[name] if name in slices else "none"

    cost = "none" if "failed" in report else extra("overhead")
    bound = extra("lower_bound_overhead")
    if "slices" not in slices:
        return cost, cost, bound, "", ""
    count = str(slices["slices"])
    if slices["slices_of_head"] > 1:
        count += f", head {slices['slices_of_head']}"
    return (
        extra("lower_bound_overhead_without"),
        cost,
        bound,
        slices["place"],
        count + (", loop" if slices["loop"] else ""),
    )


def choose(bench, path, budget, reorder, machine):
    """Returns read(), the seconds on the clock of the choice and of everything from the file to the plan, and the CPU
    seconds of all cores.
    """
    options = f"activation-budget={budget} machine={machine}" + (" slice-reorder=true" if reorder else "")
    with tempfile.TemporaryDirectory() as folder:
        report = os.path.join(folder, "report.json")
        plan = f"remat-plan{{activation-budget={budget} improve=true for-report=true}},remat-report{{file={report}}}"
        passes = (
            f"{PREPARE},remat-choose-slices{{{options}}},remat-annotate-costs{{machine={machine}}},func.func({plan})"
        )
        command = [
            tool(bench, "remat-opt"),
            path,
            f"--pass-pipeline=builtin.module({passes})",
            "-o",
            os.devnull,
            "--mlir-timing",
        ]
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime, time.perf_counter()
        done = subprocess.run(command, stderr=subprocess.PIPE, text=True)
        seconds = time.perf_counter() - start
        if not os.path.exists(report):
            raise SystemExit(f"remat-bench: {' '.join(command)}: {done.stderr}")
        with open(report) as file:
            found = read(json.load(file))
    choosing = float(CHOOSING.search(done.stderr)[1])
    return *found, choosing, seconds, resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def slices(bench):
    """Extra time over the original step by the roofline of an H100, within budgets for all bytes except those of the
    arguments: the least extra time of plans without slices, the extra time of the chosen plan, and a lower bound for all
    slices that were tried. us is the least time of a kernel. Seconds are on the clock: of the choice, and of everything
    from the file to the plan. The steps are those of tools/models/generate in the folder of --models."""
    for name, (budgets, reorder) in bench.choose(STEPS):
        path = os.path.join(bench.models or ".", f"{name}.mlir")
        if not os.path.exists(path):
            raise SystemExit(
                f"remat-bench: no {path}: write it by tools/models/generate, and give its folder by --models"
            )
        for launch, machine in MACHINES.items():
            for budget in budgets:
                yield Row("slices", name, launch, budget, *choose(bench, path, budget, reorder, machine))


TABLES = {"slices": Table(slices, COLUMNS)}
