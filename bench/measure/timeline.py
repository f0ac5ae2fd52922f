#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draws when each tensor of a small training step is held, in program order and in the plan for a budget.

    .venv/plots/bin/python bench/measure/timeline.py step.mlir --activation-budget 13000 -o docs/images/timeline.svg

A column is an action of the plan, and a bar is an instance of a tensor. The numbers below the bars are the bytes held
at each action; they are checked against remat-solve's simulation. Plans with copies to the host and with takeovers are
refused.
"""

import argparse
import sys

import paths  # noqa: F401
import plot
from picture import plans


def instances(graph, actions):
    """Returns (tensor, first action, last action) of each instance of a tensor. The last instance of an output ends
    after the last action."""
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


def panel(axes, graph, title, actions, simulation, colour, names, columns):
    found = instances(graph, actions)
    bytes_held = [held(graph, found, at) for at in range(len(actions) + 1)]
    most = max(bytes_held)
    if most != simulation["peak_bytes"]:
        sys.exit(f"timeline: this picture holds {most} bytes and the simulator {simulation['peak_bytes']}")
    rows, seen = sorted({tensor for tensor, _, _ in found}), set()
    for tensor, first, last in found:
        again = tensor in seen
        seen.add(tensor)
        axes.broken_barh(
            [(first - 0.46, last - first + 0.92)],
            (rows.index(tensor) - 0.36, 0.72),
            color=plot.RED if again else colour,
        )
        if again:
            axes.text(first - 0.4, rows.index(tensor), "computed again", color="white", va="center")
    places = [f"node {action['compute']}" for action in actions] + ["end"]
    labels = [f"{place}\n{count:,}" for place, count in zip(places, bytes_held)]
    for tick, count in zip(axes.set_xticks(range(len(labels)), labels), bytes_held):
        if count == most:
            tick.label1.set(color=plot.RED, weight="bold")
    axes.set_yticks(range(len(rows)), [names.get(tensor, str(tensor)) for tensor in rows])
    axes.set(xlim=(-0.5, columns - 0.5), ylim=(len(rows) - 0.5, -0.5))
    axes.grid(visible=False)
    axes.set_title(f"{title}: {most:,} bytes at the peak", fontsize=11)
    return most


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("step", help="a small training step, as MLIR")
    parser.add_argument("--activation-budget", required=True, help="bytes above the resident arguments")
    parser.add_argument("--names", help="names of the tensors that nodes make, in the order of the graph: a,b,c")
    parser.add_argument("-o", "--output", required=True, help="the SVG file")
    options = parser.parse_args()
    graph, found = plans(options.step, options.activation_budget)
    made = sorted(tensor for node in graph["nodes"] for tensor in node["outputs"])
    names = dict(zip(made, options.names.split(","))) if options.names else {}
    columns = 1 + max(len(actions) for actions, *_ in found)
    figure, panels = plot.figure((columns + 1, 6), rows=2)
    shown = zip(panels, found, ("in program order", "within the budget"), (plot.GRID, plot.BLUE))
    peaks = [
        panel(axes, graph, title, actions, simulation, colour, names, columns)
        for axes, (actions, simulation, _), title, colour in shown
    ]
    figure.supxlabel("action of the plan, and the bytes held then", fontsize=10, color=plot.INK)
    figure.supylabel("tensor", fontsize=10, color=plot.INK)
    title = "The plan holds {1:,} bytes instead of {0:,}".format(*peaks)
    figure.suptitle(title, fontsize=12)
    plot.save(figure, options.output, title, title)


if __name__ == "__main__":
    main()
