# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes every model fit into several budgets and writes docs/results/Results.md.

    python3 bench/measure/results.py

Takes minutes, after tools/build.
"""

import argparse
import os
import pathlib
import platform
import tempfile

from main_job import MODELS, Rewritten, megabytes
from paths import ROOT
from remat.output import write_output
from table import markdown

SHARES = ["60%", "40%", "25%", "min"]
HEADER = """# Models

This page shows whole training steps of `models/`, each fitted into several budgets with `planner=portfolio`.

    python3 bench/measure/results.py

This command writes the page, and `tools/check --full` runs it too.

- Bytes do not include the resident arguments. A budget is a share of the original step's peak in program order.
- *bound* is a lower bound of the peak of every plan: the largest working set of one op, or the outputs.
- *extra time* is predicted by the roofline of an H100.
- *planning* is the time of the pass `remat-plan`. *in all* and *memory* are the time and the memory of the process `remat-opt`, on
  {machine}.

"""
COLUMNS = [
    "model",
    "budget",
    "peak before",
    "peak after",
    "share",
    "bound",
    "extra FLOP",
    "extra time",
    "ops run again",
    "planning",
    "in all",
    "memory",
    "plan of",
]


def row(model, share, cost_model, folder):
    result = Rewritten(model, share, cost_model, folder)
    if result.error:
        return [model, share, result.reason()] + [""] * (len(COLUMNS) - 3)
    report = result.report
    peak, baseline = report["peak_bytes"], report["baseline_peak_bytes"]
    return [
        model,
        share,
        megabytes(baseline),
        megabytes(peak),
        f"{peak / baseline:.1%}",
        megabytes(report["lower_bound_bytes"]),
        f"{result.extra('flops'):.2%}",
        f"{result.extra('seconds'):.2%}",
        str(report["ops_run_again"]),
        f"{result.planning:.2f} s",
        f"{result.seconds:.2f} s",
        megabytes(result.memory),
        report["source"],
    ]


def meaning(rows):
    """Explains the figures of a table by one of its rows."""
    one = next(dict(zip(COLUMNS, row)) for row in rows if row[1] == "40%")
    return (
        f"Within 40 %, {one['model']} computes {one['extra FLOP']} more FLOP and takes {one['extra time']} more time."
    )


def section(title, columns, rows):
    """Returns a Markdown table below its title."""
    return "\n".join([title, *markdown(columns, rows, rule=" --- "), "\n"])


def machine():
    return f"{platform.machine()} with {len(os.sched_getaffinity(0))} cores"


def write(name, text):
    """Replaces a file in docs/, as a whole or not at all."""
    target = ROOT / "docs" / name
    write_output(target, text)
    print(f"results: {target.relative_to(ROOT)}")


def describe(text):
    """Reads the command line of a program without options: --help prints text."""
    argparse.ArgumentParser(description=text, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()


def main():
    describe(__doc__)
    text = HEADER.format(machine=machine())
    with tempfile.TemporaryDirectory() as folder:
        for cost_model in ["flops", "roofline"]:
            rows = [row(model, share, cost_model, pathlib.Path(folder)) for model in MODELS for share in SHARES]
            text += section(f"## Planned for the least {cost_model}\n{meaning(rows)}\n", COLUMNS, rows)
    write("results/Results.md", text)


if __name__ == "__main__":
    main()
