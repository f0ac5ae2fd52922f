#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draws the bytes that a training step holds from its first op to its last, without a plan and within a budget.

    .venv/plots/bin/python bench/measure/picture.py models/resnet50.mlir --name ResNet-50 --budget 40% -o docs/images/resnet50.svg

The bytes are simulated, without the resident arguments. The plan is the one with the fewest FLOP.
"""

import argparse
import json
import pathlib
import subprocess
import tempfile

from paths import BIN  # isort: skip
import plot

POINTS = 400  # The number of points across the picture. Each point shows the most bytes that any of its ops holds.


def run(*command):
    return subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True).stdout


def plans(step, budget, cost_model="", planner=()):
    """Returns the step's graph, and a list with two plans: that of the original step, and the plan within the budget. A
    plan is represented by its actions, its simulation with the bytes at every action, and its summary."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        graph, plan = pathlib.Path(folder, "graph.json"), pathlib.Path(folder, "plan.json")
        run(
            BIN / "remat-opt",
            step,
            f"--remat=planner=keep-all budget=100% {cost_model} export-graph={graph}",
            "-o",
            "/dev/null",
        )
        for options in ["--planner=keep-all", "--budget=100%"], [f"--budget={budget}", *planner]:
            summary = run(BIN / "remat-solve", graph, *options, f"--plan-out={plan}", "--json")
            simulation = run(BIN / "remat-solve", graph, "--simulate", plan, "--timeline")
            found.append((json.loads(plan.read_text())["steps"], json.loads(simulation), json.loads(summary)))
        return json.loads(graph.read_text()), found


def binned(timeline):
    """Divides the timeline into POINTS parts and returns the most bytes in each part, or the bytes of each op if there
    are fewer ops."""
    count = min(POINTS, len(timeline))
    edges = [len(timeline) * i // count for i in range(count + 1)]
    return [max(timeline[begin:end]) for begin, end in zip(edges, edges[1:])]


def megabytes(count):
    return f"{count / 1e6:,.0f} MB"


def draw(name, before, after, summary, path):
    budget = summary["budget_bytes"]
    made, [axes] = plot.figure((9, 3.8))
    for simulation, colour, label in (
        (before, plot.GRID, f"original: {megabytes(before['peak_bytes'])}"),
        (after, plot.BLUE, f"within the budget: {megabytes(after['peak_bytes'])}"),
    ):
        held = [value / 1e6 for value in binned(simulation["timeline"])]
        axes.stairs(held, [100 * at / len(held) for at in range(len(held) + 1)], fill=True, color=colour, label=label)
    axes.axhline(budget / 1e6, color=plot.RED, linestyle="--", linewidth=1.2, label=f"budget: {megabytes(budget)}")
    axes.set(xlabel="ops of the step, % from the first to the last", ylabel="bytes held, MB", xlim=(0, 100))
    title = (
        f"{name}: a training step within {100 * after['peak_bytes'] / before['peak_bytes']:.0f} % of its bytes "
        f"takes {100 * after['overhead']:.2f} % more FLOP"
    )
    made.legend(loc="outside upper center", ncols=3, frameon=False, title=title, title_fontsize=12)
    plot.save(made, path, title, f"{before['peak_bytes']} bytes originally, {after['peak_bytes']} within {budget}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("step", help="a training step, as MLIR")
    parser.add_argument("--name", required=True, help="the model's name, for the title")
    parser.add_argument(
        "--budget", default="40%", help="share of the bytes above the resident arguments (default 40%%)"
    )
    parser.add_argument("-o", "--output", required=True, help="the SVG file")
    options = parser.parse_args()
    _, [(_, before, _), (_, after, summary)] = plans(
        options.step, options.budget, "cost-model=flops", ["--planner=portfolio"]
    )
    draw(options.name, before, after, summary, options.output)


if __name__ == "__main__":
    main()
