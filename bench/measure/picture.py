#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draws the bytes that a training step holds from its first op to its last, without a plan and within a budget.

    bench/measure/picture.py models/resnet50.mlir --name ResNet-50 --budget 40% -o docs/images/resnet50.svg

The bytes are the simulated ones above the resident arguments; the plan is the one with the fewest FLOP.
"""

import argparse
import json
import pathlib
import subprocess
import tempfile

from paths import BIN

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 860, 300, 20, 20, 56, 36
POINTS = 400  # The number of points across the picture; each shows the most bytes of its ops.
BEFORE, AFTER, LIMIT = "#b8c2cc", "#1b6ca8", "#d1495b"


def run(*command):
    return subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True).stdout


def timelines(step, budget):
    """Returns the simulations of the original step and of its plan, with the bytes at every op; and the plan's summary."""
    with tempfile.TemporaryDirectory() as folder:
        graph, plan = pathlib.Path(folder, "graph.json"), pathlib.Path(folder, "plan.json")
        run(
            BIN / "remat-opt",
            step,
            f"--remat=planner=keep-all budget=100% cost-model=flops export-graph={graph}",
            "-o",
            "/dev/null",
        )
        found = []
        for planner, share in ("keep-all", "100%"), ("portfolio", budget):
            summary = run(
                BIN / "remat-solve", graph, f"--planner={planner}", f"--budget={share}", f"--plan-out={plan}", "--json"
            )
            found.append(json.loads(run(BIN / "remat-solve", graph, "--simulate", plan, "--timeline")))
    return *found, json.loads(summary)


def binned(timeline):
    """Returns the most bytes in each of POINTS parts of the timeline, or the bytes of each op if there are fewer."""
    count = min(POINTS, len(timeline))
    edges = [len(timeline) * i // count for i in range(count + 1)]
    return [max(timeline[begin:end]) for begin, end in zip(edges, edges[1:])]


class Drawing:
    def __init__(self, most):
        self.most, self.parts = most, []

    def y(self, value):
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * value / self.most

    def area(self, timeline, colour):
        values = binned(timeline)
        step = (WIDTH - LEFT - RIGHT) / len(values)
        path = "".join(f"V{self.y(value):.1f}H{LEFT + (i + 1) * step:.1f}" for i, value in enumerate(values))
        self.parts.append(f'<path d="M{LEFT} {self.y(0):.1f}{path}V{self.y(0):.1f}Z" fill="{colour}"/>')

    def line(self, value, colour):
        y = self.y(value)
        self.parts.append(
            f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{colour}" stroke-width="1.5" '
            'stroke-dasharray="6 4" fill="none"/>'
        )

    def text(self, x, y, words, colour="#3e4c59", anchor="start", weight="normal"):
        self.parts.append(
            f'<text x="{x:.0f}" y="{y:.0f}" fill="{colour}" text-anchor="{anchor}" '
            f'font-weight="{weight}">{words}</text>'
        )

    def page(self):
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
            'font-family="system-ui, sans-serif" font-size="14">\n'
            '<rect width="100%" height="100%" fill="white"/>\n' + "\n".join(self.parts) + "\n</svg>\n"
        )


def megabytes(count):
    return f"{count / 1e6:,.0f} MB"


def draw(name, before, after, summary):
    drawing = Drawing(before["peak_bytes"])
    drawing.area(before["timeline"], BEFORE)
    drawing.area(after["timeline"], AFTER)
    drawing.line(summary["budget_bytes"], LIMIT)
    drawing.text(LEFT, 24, f"{name}: bytes held during one training step", weight="bold")
    drawing.text(LEFT, 44, f"as it is: {megabytes(before['peak_bytes'])}")
    drawing.text(
        LEFT + 160,
        44,
        f"within the budget: {megabytes(after['peak_bytes'])}, {100 * after['overhead']:.2f} % more FLOP",
        AFTER,
    )
    drawing.text(
        WIDTH - RIGHT,
        drawing.y(summary["budget_bytes"]) - 6,
        f"budget {megabytes(summary['budget_bytes'])}",
        LIMIT,
        "end",
    )
    drawing.text(LEFT, HEIGHT - 14, "first op")
    drawing.text(WIDTH - RIGHT, HEIGHT - 14, "last op", anchor="end")
    return drawing.page()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("step", help="a training step, as MLIR")
    parser.add_argument("--name", required=True, help="the model's name, for the title")
    parser.add_argument(
        "--budget", default="40%", help="share of the bytes above the resident arguments (default 40%%)"
    )
    parser.add_argument("-o", "--output", required=True, help="the SVG file")
    options = parser.parse_args()
    pathlib.Path(options.output).write_text(draw(options.name, *timelines(options.step, options.budget)))


if __name__ == "__main__":
    main()
