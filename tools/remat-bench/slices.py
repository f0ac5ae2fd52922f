# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What slices buy: steps that fill a large GPU within small budgets, with slices and without."""

import os
import re
import resource
import subprocess
from collections import namedtuple

from memory import tool
from output import Table, field, number

# Sums of one weight's gradients in one place, and no elementwise op stored that readers can make.
PREPARE = "func.func(remat-accumulate,remat-fuse-elementwise),canonicalize,cse"
SHARES = ("40%", "25%", "15%", "10%")
# By the name of the file that tools/models/generate writes: budgets besides the arguments, and whether sums may add in
# another order, which gradients of convolutions need.
STEPS = {
    "transformer-large": (("10GB", "6GB", "4GB", "3GB", "2GB"), False),
    "gpt2": (SHARES, False),
    "unet-b64": (SHARES, True),
    "lstm-large": (SHARES, True),
    "torch-cnn-b2048": (SHARES, True),
    "resnet50-group-norm": (SHARES, True),
    "resnet50-b128": (SHARES, True),
}
# Microseconds that each kernel takes at least, of remat's descriptions of an H100: launched one by one, and from a CUDA graph
# (docs/design/Slices.md).
MACHINES = {4: "h100", 1: "h100-graph"}
CHOSEN = re.compile(
    r"remark: (.*?) in (\d+) slices(?: (as one loop))?(?:, the head (?:of each )?in (\d+))?: (-?[0-9.]+) % extra cost"
    r"(, over the budget)?"
)
# Where slices were chosen, or no plan was found without them, what is proven of plans without them; else the plan.
WITHOUT = re.compile(r"(?:([0-9.]+) % extra cost|no plan found) without slices(?: \(at least ([0-9.]+) %\))?")
BOUND = re.compile(r"costs less than ([0-9.]+) % extra")

Row = namedtuple("Row", "table step launch budget without extra bound place slices seconds")

COLUMNS = (
    field("step", "step", left=True),
    field("us", "launch", lambda x: str(x)),
    field("budget", "budget"),
    field("without %", "without", lambda x: number(x, 1)),
    field("with %", "extra", lambda x: number(x, 1)),
    field("bound %", "bound", lambda x: number(x, 1)),
    field("k", "slices", lambda x: str(x or "")),
    field("CPU s", "seconds", lambda x: number(x, 0)),
    field("what is sliced", "place", left=True),
)


def read(said):
    """(least extra cost without slices, that with them, the bound, what is sliced, how many slices) of a remark; "none" for
    no plan."""
    without, bound = WITHOUT.search(said), BOUND.search(said)
    without = float(without[2] or without[1]) if without else "none"
    bound = float(bound[1]) if bound else "none"
    chosen = CHOSEN.search(said)
    if not chosen:
        return without, without, bound, "", ""
    extra = "none" if chosen[6] else float(chosen[5])
    slices = chosen[2] + (", loop" if chosen[3] else "") + (f", head {chosen[4]}" if chosen[4] else "")
    return without, extra, bound, chosen[1], slices


def choose(bench, path, budget, reorder, machine):
    """As read(), and the CPU seconds of the choice."""
    options = f"activation-budget={budget} machine={machine}" + (" slice-reorder=true" if reorder else "")
    passes = f"builtin.module({PREPARE},remat-choose-slices{{{options}}})"
    command = [tool(bench, "remat-opt"), path, f"--pass-pipeline={passes}", "-o", os.devnull]
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = subprocess.run(command, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        raise SystemExit(f"remat-bench: {' '.join(command)}: {done.stderr}")
    return *read(done.stderr), resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def slices(bench):
    """Extra time by the roofline of an H100 over the step as it is, within budgets for what is held besides the arguments:
    what plans without slices take at least, what the plan with slices takes that the choice finds, and what no plan of
    the slices tried goes below. us is the least time of a kernel. The steps are those of tools/models/generate in the folder
    of --models."""
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
