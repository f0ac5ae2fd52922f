#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draws when each tensor of a small training step is held, in program order and in the plan for a budget.

    bench/measure/timeline.py step.mlir --activation-budget 13000 -o docs/images/timeline.svg

A column is an action of the plan, a bar an instance of a tensor. The numbers below are the bytes held at each action;
they are checked against remat-solve's simulation. Plans with copies to the host and with takeovers are refused.
"""

import argparse
import json
import pathlib
import sys
import tempfile

from paths import BIN
from picture import AFTER, BEFORE, LIMIT, run

COLUMN, ROW, LEFT, TOP = 88, 26, 76, 64


def load(step, budget, folder):
    """Returns the graph, and [(title, actions, simulation)] in program order and within the budget."""
    graph, plan = folder / "graph.json", folder / "plan.json"
    run(BIN / "remat-opt", step, f"--remat=planner=keep-all budget=100% export-graph={graph}", "-o", "/dev/null")
    found = []
    for title, *options in (("in program order", "--planner=keep-all"), ("within the budget", f"--budget={budget}")):
        run(BIN / "remat-solve", graph, *options, f"--plan-out={plan}")
        simulation = json.loads(run(BIN / "remat-solve", graph, "--simulate", plan, "--timeline"))
        found.append((title, json.loads(plan.read_text())["steps"], simulation))
    return json.loads(graph.read_text()), found


def instances(graph, actions):
    """Returns (tensor, first action, last action) of each instance. An output's last instance ends after the last
    action."""
    nodes, live, found = graph["nodes"], {}, []
    for at, action in enumerate(actions):
        if "compute" not in action:
            sys.exit(f"timeline: the plan copies to the host, which this picture does not show: {action}")
        node = nodes[action["compute"]]
        for tensor in node["inputs"]:
            if tensor in live:
                live[tensor][2] = at
        for tensor in node["outputs"]:
            live[tensor] = [tensor, at, at]
            found.append(live[tensor])
    for tensor in graph["outputs"]:
        live[tensor][2] = len(actions)
    return found


def held(graph, found, at):
    return sum(graph["tensors"][tensor]["bytes"] for tensor, first, last in found if first <= at <= last)


class Picture:
    def __init__(self):
        self.parts, self.width, self.height = [], 0, TOP - 40

    def text(self, x, y, words, colour="#3e4c59", anchor="start", weight="normal"):
        self.parts.append(
            f'<text x="{x:.0f}" y="{y:.0f}" fill="{colour}" text-anchor="{anchor}" font-weight="{weight}">{words}</text>'
        )

    def panel(self, graph, title, actions, simulation, colour, names):
        found = instances(graph, actions)
        bytes_held = [held(graph, found, at) for at in range(len(actions) + 1)]
        if max(bytes_held) != simulation["peak_bytes"]:
            sys.exit(
                f"timeline: this picture holds {max(bytes_held)} bytes and the simulator {simulation['peak_bytes']}"
            )
        top, rows = self.height + 40, sorted({tensor for tensor, _, _ in found})
        self.text(12, top - 18, f"{title}: {max(bytes_held):,} bytes at the peak", weight="bold")
        for at in range(len(actions) + 1):
            label = f"node {actions[at]['compute']}" if at < len(actions) else "end"
            peak = bytes_held[at] == max(bytes_held)
            x = LEFT + at * COLUMN + COLUMN / 2
            self.text(x, top + 4, label, anchor="middle")
            self.text(
                x,
                top + 22 + len(rows) * ROW + 14,
                f"{bytes_held[at]:,}",
                LIMIT if peak else "#3e4c59",
                "middle",
                "bold" if peak else "normal",
            )
        for row, tensor in enumerate(rows):
            y = top + 14 + row * ROW
            self.text(12, y + 16, names.get(tensor, str(tensor)))
            runs = [instance for instance in found if instance[0] == tensor]
            for _, first, last in runs:
                again = first != runs[0][1]
                self.parts.append(
                    f'<rect x="{LEFT + first * COLUMN + 3}" y="{y}" width="{(last - first + 1) * COLUMN - 6}" '
                    f'height="{ROW - 6}" rx="4" fill="{LIMIT if again else colour}"/>'
                )
                if again:
                    self.text(LEFT + first * COLUMN + 12, y + 15, "computed again", "white")
        self.height = top + 22 + len(rows) * ROW + 24
        self.width = max(self.width, LEFT + (len(actions) + 1) * COLUMN + 12)

    def page(self):
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" width="{self.width}" '
            'font-family="system-ui, sans-serif" font-size="13">\n'
            '<rect width="100%" height="100%" fill="white"/>\n' + "\n".join(self.parts) + "\n</svg>\n"
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("step", help="a small training step, as MLIR")
    parser.add_argument("--activation-budget", required=True, help="bytes above the resident arguments")
    parser.add_argument("--names", help="names of the tensors that nodes make, in the order of the graph: a,b,c")
    parser.add_argument("-o", "--output", required=True, help="the SVG file")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        graph, found = load(options.step, options.activation_budget, pathlib.Path(folder))
    made = sorted(tensor for node in graph["nodes"] for tensor in node["outputs"])
    names = dict(zip(made, options.names.split(","))) if options.names else {}
    picture = Picture()
    for (title, actions, simulation), colour in zip(found, (BEFORE, AFTER)):
        picture.panel(graph, title, actions, simulation, colour, names)
    pathlib.Path(options.output).write_text(picture.page())


if __name__ == "__main__":
    main()
