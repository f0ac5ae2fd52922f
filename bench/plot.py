# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draws a chart as SVG by matplotlib, which `tools/setup plots` installs into .venv/plots.

A chart says its finding in its title, and all of its figures in the file's description, so that a test compares them with
the table that they come from. Drawing the same chart again makes the same bytes.
"""

import argparse
import sys
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

# Each colour of a chart can be read on a white and on a dark page. The colours differ as grey tones, too.
INK, GRID = "#757d87", "#9aa2ab"
BLUE, RED, PURPLE, ORANGE, GREEN = "#1f62c4", "#c23b55", "#8d66d6", "#d97a1f", "#3aa98a"


class Style(NamedTuple):
    colour: str
    marker: str = "o"
    line: str = ""
    hollow: bool = False


class Panel(NamedTuple):
    """`series` has the points of the panel by the name of their style. `names` are the labels of the rows 0, 1, ... of
    a panel without a y axis."""

    title: str
    series: Mapping[str, list[tuple[float, float]]]
    names: tuple[str, ...] = ()


class Chart(NamedTuple):
    """`title` is the finding. `x` and `y` say what the axes of the panels show, with the unit. `scale` is matplotlib's
    scale for both axes. `shared` tells whether all panels have one y axis. `left` is the number at which the x axes
    begin.
    """

    title: str
    x: str
    y: str
    styles: Mapping[str, Style]
    panels: list[Panel]
    columns: int = 1
    scale: str = "linear"
    size: tuple[float, float] = (10, 5.6)
    shared: bool = True
    left: float | None = None


def described(chart: Chart) -> str:
    """Returns every figure of the chart, in the form that the file's description has."""

    def pair(panel: Panel, x: float, y: float) -> str:
        return f"{panel.names[int(y)]} {x:g}" if panel.names else f"{x:g} {y:g}"

    return "; ".join(
        f"{panel.title}, {name}: ".removeprefix(", ") + ", ".join(pair(panel, *point) for point in points)
        for panel in chart.panels
        for name, points in panel.series.items()
        if points
    )


def figure(size: tuple[float, float], rows: int = 1, columns: int = 1, **options: Any) -> tuple[Any, list[Any]]:
    """Returns a matplotlib figure and its panels, row by row."""
    try:
        import matplotlib
    except ImportError:
        sys.exit("plot: matplotlib is missing: run tools/setup plots, and this script by .venv/plots/bin/python")
    matplotlib.use("svg")
    from matplotlib import pyplot

    ink = ("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color")
    pyplot.rcParams.update(dict.fromkeys(ink, INK) | {"svg.hashsalt": "remat", "svg.fonttype": "none"})
    pyplot.rcParams.update({"font.family": "sans-serif", "font.size": 10, "axes.axisbelow": True})
    made, panels = pyplot.subplots(rows, columns, figsize=size, layout="constrained", squeeze=False, **options)
    for axes in panels.flat:
        axes.grid(color=GRID, alpha=0.35, linewidth=0.6)
        axes.spines[["top", "right"]].set_visible(False)
    return made, list(panels.flat)


def save(made: Any, path: str, title: str, description: str) -> None:
    made.savefig(path, transparent=True, metadata={"Date": None, "Title": title, "Description": description})


def draw(chart: Chart, path: str) -> None:
    rows = -(-len(chart.panels) // chart.columns)
    made, all_axes = figure(chart.size, rows, chart.columns, sharey=chart.shared)
    marks = {}
    for axes in all_axes[len(chart.panels) :]:
        axes.set_visible(False)
    for panel, axes in zip(chart.panels, all_axes):
        for name, points in panel.series.items():
            if points:
                marks[name] = _plot(axes, chart.styles[name], points)
        axes.set_title(panel.title, fontsize=11)
        axes.set(xscale=chart.scale, yscale=chart.scale)
        axes.margins(0.12 if chart.left is not None else 0.06, 0.1)
        if chart.left is not None:
            axes.set_xlim(left=chart.left)
        if chart.scale == "log":
            from matplotlib.ticker import LogLocator

            axes.set_xticks(sorted({x for points in panel.series.values() for x, _ in points}))
            axes.minorticks_off()
            axes.yaxis.set_major_locator(LogLocator(subs=(1, 2, 5)))
            axes.xaxis.set_major_formatter("{x:g}")
            axes.yaxis.set_major_formatter("{x:g}")
        if panel.names:
            axes.set(yticks=range(len(panel.names)), yticklabels=panel.names, ylim=(len(panel.names) - 0.5, -0.5))
    made.supxlabel(chart.x, fontsize=10, color=INK)
    made.supylabel(chart.y, fontsize=10, color=INK)
    shown = {name: marks[name] for name in chart.styles if name in marks}
    look = {"ncols": 3 if chart.size[0] < 9 else 6, "frameon": False, "title": chart.title, "title_fontsize": 12}
    made.legend(shown.values(), shown, loc="outside upper center", **look)
    save(made, path, chart.title, described(chart))


def main(description: str | None, chart: Callable[[], Chart]) -> None:
    """Draws the chart of a script into the file that its option -o names."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-o", "--output", required=True, help="the SVG file")
    draw(chart(), parser.parse_args().output)


def _plot(axes: Any, style: Style, points: list[tuple[float, float]]) -> Any:
    [mark] = axes.plot(
        *zip(*points),
        color=style.colour,
        marker=style.marker,
        markersize=13 if style.marker == "|" else 6,
        markerfacecolor="none" if style.hollow else style.colour,
        linestyle=style.line,
        linewidth=1.2,
    )
    return mark
