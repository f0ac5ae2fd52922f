# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes real training steps fit into a budget, and prints the costs as a table.

    tools/quickstart                        # first builds missing programs
    python3 bench/measure/main_job.py resnet50 --budget 25%

remat-opt makes every model fit into a budget. The small variant of each model is also compiled and run before and after
rewriting, on the same input. This run compares every bit of the outputs, and measures the peak of live buffers.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

from paths import BIN, ROOT
from table import show, text

# Budgets are shares of the original step's peak. One op of the torch CNN needs 36 % of the step's peak, so this model has
# a larger budget.
MODELS = {"resnet50": "40%", "transformer": "40%", "lstm": "40%", "unet": "40%", "torch-cnn": "50%"}
# Models whose whole steps also run on this machine, in one arena. The first of these models runs by default, and the
# others run if they are named.
FULL_SIZE = ["resnet50", "transformer"]
RUN_COLUMNS = [
    "model",
    "arguments",
    "arena before",
    "after",
    "resident before",
    "after",
    "seconds before",
    "after",
    "bit-equal",
]
COLUMNS = [
    "model",
    "baseline",
    "budget",
    "planned",
    "bound",
    "extra FLOP",
    "extra time",
    "planning",
    "in all",
    "bit-equal",
    "measured before",
    "after",
]


def megabytes(count):
    return f"{count / 1e6:,.2f} MB" if count < 1e7 else f"{count / 1e6:,.0f} MB"


def measured(command):
    """Runs a command; returns its standard error, wall seconds and peak bytes."""
    start = time.monotonic()
    with tempfile.TemporaryFile("w+") as stderr:
        process = subprocess.Popen(command, stderr=stderr)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.monotonic() - start
        stderr.seek(0)
        text = stderr.read()
    return (os.waitstatus_to_exitcode(status), text, seconds, usage.ru_maxrss * 1024)


class Rewritten:
    """A model that was fitted into a budget, or the error if it was not."""

    def __init__(self, model, share, cost_model, folder, planner="portfolio", enforce="plan"):
        self.path = folder / f"{model}.mlir"
        report = folder / f"{model}.json"
        options = (
            f"planner={planner} activation-budget={share} cost-model={cost_model} enforce={enforce} report={report}"
        )
        code, text, self.seconds, self.memory = measured(
            [
                BIN / "remat-opt",
                ROOT / "models" / f"{model}.mlir",
                f"--remat={options}",
                "--mlir-timing",
                "--mlir-timing-display=list",
                "-o",
                self.path,
            ]
        )
        timing = re.search(r"([0-9.]+) \(.*\)  RematPlan$", text, re.M)
        self.planning = float(timing[1]) if timing else None
        self.error = None if code == 0 else text
        if code == 0:
            self.report = json.loads(report.read_text())

    def reason(self):
        """Returns the first line of the error of remat-opt."""
        return self.error.split("error: ", 1)[-1].split("\n", 1)[0]

    def extra(self, figure):
        """Returns the extra flops or seconds as a share of those of the original step."""
        return self.report[figure] / self.report[f"baseline_{figure}"] - 1


def rewrite(model, share, cost_model, folder, **more):
    result = Rewritten(model, share, cost_model, folder, **more)
    if result.error:
        sys.exit(f"{model} at {share}:\n{result.error}")
    return result


def run(model, after, *options):
    """Runs a model's original step and its rewritten step. Returns the figures that remat-run measured."""
    result = subprocess.run(
        [BIN / "remat-run", ROOT / "models" / f"{model}.mlir", after, "--json", *options],
        capture_output=True,
        text=True,
    )
    if result.returncode not in (0, 1):
        sys.exit(result.stderr)
    return json.loads(result.stdout)


def measure(model, share, cost_model, folder):
    """Runs the small variant of a model before and after rewriting."""
    small = f"{model}-small"
    return run(small, rewrite(small, share, cost_model, folder).path)


def run_full_size(model, after):
    """Runs the whole step of a model before and after rewriting, in arenas, and measures memory and time."""
    return run(model, after, "--arena", "--no-poison")


def run_row(model, folder):
    """Runs the rewritten model that row() wrote into the folder."""
    result = run_full_size(model, folder / f"{model}.mlir")
    cells = [megabytes(result["argument_bytes"])]
    for figure in "arena_bytes", "resident_bytes":
        cells += [
            megabytes(result[f"{figure}_{when}"]) if f"{figure}_{when}" in result else "unknown"
            for when in ("before", "after")
        ]
    cells += [f"{result[f'seconds_{when}']:.1f}" for when in ("before", "after")]
    return [model, *cells, "yes" if result["bit_equal"] else "NO"]


def row(model, share, cost_model, folder):
    result = rewrite(model, share, cost_model, folder)
    small = measure(model, share, cost_model, folder)
    figures = [megabytes(result.report[f"{name}_bytes"]) for name in ("baseline_peak", "budget", "peak", "lower_bound")]
    return [
        model,
        *figures,
        f"{result.extra('flops'):.2%}",
        f"{result.extra('seconds'):.2%}",
        f"{result.planning:.2f} s",
        f"{result.seconds:.2f} s",
        "yes" if small["bit_equal"] else "NO",
        megabytes(small["peak_before"]),
        megabytes(small["peak_after"]),
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--budget", help="one share for every model, such as 25%% (default: 40%% or 50%%)")
    parser.add_argument(
        "--cost-model",
        default="flops",
        choices=["analytic", "flops", "roofline"],
        help="the cost of recomputation (default flops)",
    )
    parser.add_argument(
        "--plan-only", action="store_true", help="do not run the whole step of ResNet-50 or of a named transformer"
    )
    parser.add_argument("models", nargs="*", metavar="MODEL", help=f"default: {' '.join(MODELS)}")
    arguments = parser.parse_args()

    print(
        "Bytes are counted above the resident arguments. The last three "
        "columns are of\nthe small variant of each model, compiled and run "
        "before and after.\n"
    )
    rows, runs = [], []
    with tempfile.TemporaryDirectory() as folder:
        for model in arguments.models or MODELS:
            share = arguments.budget or MODELS.get(model, "40%")
            rows.append(row(model, share, arguments.cost_model, pathlib.Path(folder)))
        show(text(COLUMNS, rows))
        wanted = arguments.models or FULL_SIZE[:1]
        full_size = [model for model in wanted if model in FULL_SIZE and not arguments.plan_only]
        if full_size:
            print(
                "\nThe whole steps, run on this machine: all buffers in one "
                "arena, and the memory of the\nprocess that is resident "
                "because of the step: arena, arguments, scratch.\n"
            )
            runs += [run_row(model, pathlib.Path(folder)) for model in full_size]
            show(text(RUN_COLUMNS, runs))
    equal = [line[9] for line in rows] + [line[-1] for line in runs]
    return 0 if all(cell == "yes" for cell in equal) else 1


if __name__ == "__main__":
    sys.exit(main())
