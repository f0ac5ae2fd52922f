#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draws the pictures of docs/bench from the tables that remat-bench printed there.

.venv/plots/bin/python bench/papers/pictures.py              all of them
.venv/plots/bin/python bench/papers/pictures.py chen5        docs/bench/chen5.svg, from chen5.txt beside it
"""

import argparse
import pathlib
import re
import statistics
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
import plot  # noqa: E402
from plot import Chart, Panel, Style  # noqa: E402

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "docs" / "bench"


def table(text):
    """Returns the heading and the rows of the first table of remat-bench's text. Columns are two blanks apart in all of
    its lines. An empty first cell of a row stands for the first cell of the row above."""
    lines = text.split("\n\n")[1].splitlines()
    full = "".join(" x"[set(cells) != {" "}] for cells in zip(*(line.ljust(max(map(len, lines))) for line in lines)))
    spans = [found.span() for found in re.finditer(r"x+( x+)*", full)]
    rows = [[line[begin:end].strip() for begin, end in spans] for line in lines]
    for above, row in zip(rows, rows[1:]):
        row[0] = row[0] or above[0]
    return rows[0], rows[1:]


def figure_of(cell):
    """Returns the figure in a cell, or None if the cell is empty or has a word."""
    try:
        return float(cell.replace(",", ""))
    except ValueError:
        return None


def points_of(pairs):
    return [(x, y) for x, y in pairs if x is not None and y is not None]


def saved(title, methods):
    """Returns a picture of the memory that plans save, ours beside the published figure, with a panel for each method. `methods` has our
    planners by the title of their panel."""

    def chart(text):
        heads, rows = table(text)
        ours, published = (at for at, head in enumerate(heads) if head == "saved %")
        networks = list(dict.fromkeys(row[0] for row in rows))
        cells = {tuple(row[:2]): (figure_of(row[ours]), figure_of(row[published])) for row in rows}
        panels, pairs = [], []
        for method, planner in methods.items():
            found = [cells.get((network, planner), (None, None)) for network in networks]
            pairs += points_of(found)
            series = {
                "ours": points_of((mine, row) for row, (mine, _) in enumerate(found)),
                "published": points_of((theirs, row) for row, (_, theirs) in enumerate(found)),
            }
            panels.append(Panel(method, series, tuple(networks)))
        least = sum(mine >= theirs for mine, theirs in pairs)
        finding = f"{title}: {least} of {len(pairs)} plans save at least what is published"
        styles = {"ours": Style(plot.BLUE), "published": Style(plot.ORANGE, "s", hollow=True)}
        size = (2.2 * len(methods) + 1.8, 0.24 * len(networks) + 1.6)
        return Chart(finding, "memory saved, %", "", styles, panels, len(panels), size=size)

    return chart


SERIES = {
    "no optimisation": Style(plot.INK, "o", "-"),
    "in-place": Style(plot.PURPLE, "s", "-"),
    "sharing": Style(plot.RED, "D", "-"),
    "drop-cheap": Style(plot.ORANGE, "v", "-"),
    "sublinear-search": Style(plot.BLUE, "^", "-"),
    "lower-set-approx": Style(plot.GREEN, "P", "-"),
}


def growth(text):
    """Returns a picture of the memory of networks that grow, with both axes logarithmic."""
    heads, rows = table(text)
    sized = [(row, *row[0].split()) for row in rows if figure_of(row[heads.index("GB")])]
    series = {
        name: [(float(size), figure_of(row[heads.index("GB")])) for row, size, *_ in sized if row[1] == name]
        for name in SERIES
    }
    unit = " ".join(sized[0][2:])
    last, least = series["sharing"][-1], series["sublinear-search"][-1]
    finding = (
        f"{last[0]:,.0f} {unit} take {last[1]:.1f} GB with sharing alone, and {least[1]:.2f} GB by the paper's plan"
    )
    return Chart(finding, unit, "memory, GB", SERIES, [Panel("", series)], scale="log", size=(8, 5))


EXTRA = {
    "search": Style(plot.BLUE),
    "best other": Style(plot.ORANGE, "s"),
    "sublinear": Style(plot.RED, "D"),
    "lower-set-approx": Style(plot.PURPLE, "v"),
    "bound": Style(plot.INK, "|"),
}


def extra(columns):
    """Returns a picture of the extra cost of plans, with a row for each graph and budget. `columns` are the headings of the table by the
    names of EXTRA."""

    def chart(text):
        heads, rows = table(text)
        places = {name: heads.index(columns[name]) for name in EXTRA if name in columns}
        rows = [row for row in rows if figure_of(row[places["search"]]) is not None]
        labels = [
            " ".join(row[at] for at, head in enumerate(heads) if head in ("graph", "seed", "budget")) for row in rows
        ]
        series = {name: points_of((figure_of(row[at]), y) for y, row in enumerate(rows)) for name, at in places.items()}
        mine, *others, bound = ({y: x for x, y in points} for points in series.values())
        best = sum(mine[y] <= min(other.get(y, mine[y]) for other in others) for y in mine)
        near = sum(mine[y] - bound[y] <= 0.5 for y in mine)
        finding = (
            f"search costs no more than the others in {best} of {len(mine)} cases; "
            f"{near} are within half a point of the bound"
        )
        size = (9, 0.19 * len(rows) + 1.6)
        return Chart(finding, "extra cost, % of the step", "", EXTRA, [Panel("", series, tuple(labels))], size=size)

    return chart


RATIOS = {
    "greedy": Style(plot.RED, "D", "-"),
    "dynprog": Style(plot.BLUE, "o", "-"),
    "vdnn": Style(plot.PURPLE, "v", "-"),
    "autoswap": Style(plot.ORANGE, "s", "-"),
    "dynprog/8": Style(plot.GREEN, "P", "-"),
    "bound": Style(plot.INK, "", "--"),
}


def ratios(text):
    """Returns a picture of the makespan over the limit, with a panel for each size of images. A point is the median of
    the networks. A network without a plan counts as above all others."""
    heads, rows = table(text)
    panels = []
    for image in ("224 px", "500 px", "1000 px"):
        own = [row for row in rows if f", {image}" in row[0]]
        limits = sorted({float(row[1]) for row in own})
        series = {}
        for at, name in ((heads.index(name), name) for name in RATIOS if name in heads):
            medians = [
                statistics.median(figure_of(row[at]) or float("inf") for row in own if float(row[1]) == limit)
                for limit in limits
            ]
            series[name] = [pair for pair in zip(limits, medians) if pair[1] != float("inf")]
        panels.append(Panel(image, series))
    most = {name: max(y for panel in panels for _, y in panel.series[name]) for name in ("greedy", "dynprog")}
    finding = (
        f"In the median the dynamic program takes at most {most['dynprog']:.2f} times the paper's bound, "
        f"greedy {most['greedy']:.2f} times"
    )
    y = "makespan / the paper's lower bound"
    return Chart(finding, "memory limit, %", y, RATIOS, panels, len(panels), size=(10, 4))


KUSUMOTO = {
    "ApproxDP + MC": "lower-set-approx memory",
    "ApproxDP + TC": "lower-set-approx time",
    "ExactDP + MC": "lower-set-exact memory",
    "ExactDP + TC": "lower-set-exact time",
    "Chen's": "sublinear-search",
}
FENG = {"Feng and Huang's": "division-tree", "Chen's": "sublinear-search"}
PICTURES = {
    "kusumoto1": saved("Kusumoto et al. 2019, table 1", KUSUMOTO),
    "kusumoto2": saved("Kusumoto et al. 2019, table 2", KUSUMOTO),
    "feng2021": saved("Feng and Huang 2021", FENG | {"random": "random"}),
    "feng2018": saved("Feng and Huang 2018", FENG),
    "chen5": growth,
    "chen6": growth,
    "search-models": extra({"search": "effort 16 %", "best other": "best other %", "bound": "bound %"}),
    "search-layers": extra({"search": "extra %", "best other": "best other %", "bound": "bound %"}),
    "search-networks": extra(
        {"search": "search %", "sublinear": "sublinear %", "lower-set-approx": "lower-set-approx %", "bound": "bound %"}
    ),
    "search-large": extra({"search": "extra %", "best other": "best other %", "bound": "bound %"}),
    "offload-paper": ratios,
    "offload-chain": ratios,
}


def chart_of(name):
    return PICTURES[name]((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "name", nargs="*", choices=[[], *PICTURES], metavar="NAME", help="which pictures (default: all)"
    )
    for name in parser.parse_args().name or PICTURES:
        plot.draw(chart_of(name), FOLDER / f"{name}.svg")


if __name__ == "__main__":
    main()
