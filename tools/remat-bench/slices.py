# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What slices buy: steps that fill a large GPU within small budgets, with slices and without."""

import os
import re
import subprocess
import time
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
}
CHOSEN = re.compile(r"remark: (.*) in (\d+) slices: (-?[0-9.]+) % extra cost(, over the budget)?")
WITHOUT = re.compile(r"([0-9.]+) % extra cost without slices")

Row = namedtuple("Row", "table step budget without extra place slices seconds")

COLUMNS = (
    field("step", "step", left=True),
    field("budget", "budget"),
    field("without %", "without", lambda x: number(x, 1)),
    field("with %", "extra", lambda x: number(x, 1)),
    field("k", "slices", lambda x: str(x or "")),
    field("s to choose", "seconds", lambda x: number(x, 0)),
    field("what is sliced", "place", left=True),
)


def read(said):
    """(extra cost without slices, with them, what is sliced, how many slices) of a remark; "none" for no plan."""
    without = WITHOUT.search(said)
    without = float(without[1]) if without else "none"
    chosen = CHOSEN.search(said)
    if not chosen:
        return without, without, "", None
    extra = "none" if chosen[4] else float(chosen[3])
    return without, extra, chosen[1], int(chosen[2])


def choose(bench, path, budget, reorder):
    options = f"activation-budget={budget} machine=h100" + (" slice-reorder=true" if reorder else "")
    passes = f"builtin.module({PREPARE},remat-choose-slices{{{options}}})"
    command = [tool(bench, "remat-opt"), path, f"--pass-pipeline={passes}", "-o", os.devnull]
    start = time.monotonic()
    done = subprocess.run(command, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        raise SystemExit(f"remat-bench: {' '.join(command)}: {done.stderr}")
    return (*read(done.stderr), time.monotonic() - start)


def slices(bench):
    """Extra time by the roofline of an H100 over the step as it is, planned with slices and without, within budgets for what
    is held besides the arguments. The steps are those of tools/models/generate in the folder of --models."""
    for name, (budgets, reorder) in bench.choose(STEPS):
        path = os.path.join(bench.models or ".", f"{name}.mlir")
        if not os.path.exists(path):
            raise SystemExit(
                f"remat-bench: no {path}: write it by tools/models/generate, and give its folder by --models"
            )
        for budget in budgets:
            without, extra, place, count, seconds = choose(bench, path, budget, reorder)
            yield Row("slices", name, budget, without, extra, place, count, seconds)


TABLES = {"slices": Table(slices, COLUMNS)}
