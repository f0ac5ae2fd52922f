# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs whole steps in one arena and writes docs/results/Resident.md.

    python3 bench/measure/resident.py       # after tools/build; takes minutes

Fails if outputs differ, or if a process holds more than 3 % above the expected bytes.
"""

import itertools
import pathlib
import sys
import tempfile

from main_job import FULL_SIZE, megabytes, rewrite, run_full_size
from results import describe, machine, section, write

SHARES = ["40%", "25%"]
COSTS = ["roofline", "flops"]  # The default cost model, and the cost model of the README's table.
MOST_RESIDENT = 1.03  # The most resident memory, as a multiple of the arena, arguments and scratch memory together.
HEADER = """# Resident memory of whole steps

This page compares the memory that a process takes for a step with the memory that was planned. Each step is planned with
`enforce=arena`, and runs in one arena (`remat-run STEP.mlir REWRITTEN.mlir --arena --no-poison`).

    python3 bench/measure/resident.py

This command wrote the page, on {machine}.

- A budget is a share of the original step's peak without arguments. *costs* is the cost model of the plan.
- *planned* is the simulated peak.
- *scratch* is memory of the contraction kernel, for packed blocks and tables.
- *resident* is the peak of the process's resident memory (VmHWM), minus the memory that was resident before the step had arguments or
  an arena. *resident / sum* divides this figure by the sum of arena, arguments and scratch.
- *seconds* are wall time on a machine that did other work too.
- Outputs are compared bit for bit with the outputs of the original step.

"""
COLUMNS = [
    "model",
    "budget",
    "costs",
    "planned",
    "arena",
    "arena / planned",
    "arguments",
    "scratch",
    "resident",
    "resident / sum",
    "seconds",
    "CPU seconds",
    "bit-equal",
]


def row(model, share, costs, planned, result, when):
    arena = result[f"arena_bytes_{when}"]
    scratch = result[f"scratch_bytes_{when}"]
    resident = result[f"resident_bytes_{when}"]
    needed = arena + result["argument_bytes"] + scratch
    return [
        model,
        share,
        costs,
        megabytes(planned),
        megabytes(arena),
        f"{arena / planned:.4f}",
        megabytes(result["argument_bytes"]),
        megabytes(scratch),
        megabytes(resident),
        f"{resident / needed:.4f}",
        f"{result[f'seconds_{when}']:.1f}",
        f"{result[f'cpu_seconds_{when}']:.1f}",
        "yes" if result["bit_equal"] else "NO",
    ]


def rows(model, folder):
    lines = []
    for share, costs in itertools.product(SHARES, COSTS):
        rewritten = rewrite(model, share, costs, folder, enforce="arena")
        result = run_full_size(model, rewritten.path)
        report = rewritten.report
        if not lines:
            lines.append(row(model, "keep all", "", report["baseline_peak_bytes"], result, "before"))
        lines.append(row(model, share, costs, report["peak_bytes"], result, "after"))
    return lines


def main():
    describe(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        lines = [line for model in FULL_SIZE for line in rows(model, pathlib.Path(folder))]
    text = section(HEADER.format(machine=machine()).rstrip("\n") + "\n", COLUMNS, lines)
    write("results/Resident.md", text.rstrip("\n") + "\n")
    share = COLUMNS.index("resident / sum")
    wrong = [line[:3] for line in lines if line[-1] != "yes" or float(line[share]) > MOST_RESIDENT]
    sys.exit(f"resident memory or outputs are wrong: {wrong}" if wrong else 0)


if __name__ == "__main__":
    main()
