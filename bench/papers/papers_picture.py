#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draws the memory that plans save on the networks of two papers: the best published plan, the paper's method as it is
implemented here, and the planner greedy-gaps.

    .venv/plots/bin/python bench/papers/papers_picture.py -o docs/images/papers.svg

The figures are read from the tables that remat-bench printed into docs/bench.
"""

from pictures import FOLDER, figure_of, points_of, table

import plot  # isort: skip
from plot import Chart, Panel, Style  # isort: skip

PUBLISHED, METHOD, OURS = "best published plan", "the paper's methods here, the best one", "planner greedy-gaps"
LOOK = {
    PUBLISHED: Style(plot.ORANGE, "s", hollow=True),
    METHOD: Style(plot.PURPLE, "D"),
    OURS: Style(plot.BLUE, "^"),
}
TABLES = {"kusumoto1": "Kusumoto et al. 2019, table 1", "feng2021": "Feng and Huang 2021, table 2"}

Rows = dict[str, dict[str, float | None]]  # The percentage of saved memory by method, by network.


def best(figures: list[float | None]) -> float | None:
    return max((each for each in figures if each is not None), default=None)


def saved(text: str) -> Rows:
    """Returns the memory saved on each network of a table. A planner is the paper's method if its row has a published
    figure."""
    heads, rows = table(text)
    ours, published = (at for at, head in enumerate(heads) if head == "saved %")
    found: Rows = {}
    for network in dict.fromkeys(row[0] for row in rows):
        own = [row for row in rows if row[0] == network]
        theirs = [row for row in own if figure_of(row[published]) is not None]
        found[network] = {
            PUBLISHED: best([figure_of(row[published]) for row in theirs]),
            METHOD: best([figure_of(row[ours]) for row in theirs]),
            OURS: best([figure_of(row[ours]) for row in own if row[1] == "greedy-gaps"]),
        }
    return found


def chart(found: dict[str, Rows]) -> Chart:
    def panel(name: str, rows: Rows) -> Panel:
        series = {each: points_of((row[each], y) for y, row in enumerate(rows.values())) for each in LOOK}
        return Panel(name, series, tuple(rows))

    cells = [row for rows in found.values() for row in rows.values() if None not in row.values()]
    more = sum(row[OURS] >= row[PUBLISHED] for row in cells)
    title = f"On {more} of {len(cells)} networks greedy-gaps saves at least as much memory as the best published plan"
    panels = [panel(name, rows) for name, rows in found.items()]
    return Chart(title, "memory saved, %", "", LOOK, panels, columns=2, shared=False, size=(10, 5))


def chart_of_tables() -> Chart:
    return chart({title: saved((FOLDER / f"{name}.txt").read_text("utf-8")) for name, title in TABLES.items()})


if __name__ == "__main__":
    plot.main(__doc__, chart_of_tables)
