#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draws what an H100 measured: for each model, the memory and the time of the original step, of jax.checkpoint and of remat.

    .venv/plots/bin/python bench/measure/h100_picture.py -o docs/images/h100.svg

The figures are read from the table "What XLA makes of plans" of docs/results/H100.md. Rows with slices and copies are left
out. The picture says in its description which rows it shows, so that a test can compare it with the table.
"""

import pathlib
import re
from typing import NamedTuple

import paths  # noqa: F401
import plot
from plot import Chart, Panel, Style

PAGE = pathlib.Path(__file__).resolve().parents[2] / "docs" / "results" / "H100.md"
HEADING = "## What XLA makes of plans"
ORIGINAL, CHECKPOINT, REMAT = "original step", "jax.checkpoint around each block", "remat, one point per budget"
TITLE = "One training step on an H100: four of six models need no more memory and less time than with jax.checkpoint"
LOOK = {
    ORIGINAL: Style(plot.INK, "o", "-"),
    CHECKPOINT: Style(plot.ORANGE, "s", "-"),
    REMAT: Style(plot.BLUE, "^", "-"),
}


class Point(NamedTuple):
    model: str
    method: str
    gigabytes: float
    milliseconds: float


def method_of(label: str) -> str | None:
    """Returns the method of a row of the table, or None for a row that is not shown."""
    if label.endswith("original step"):
        return ORIGINAL
    if "`jax.checkpoint`" in label:
        return CHECKPOINT
    return REMAT if label.startswith("remat, `--budget") else None


def points(page: str) -> list[Point]:
    """Reads the rows of the table. The first row of a model has the model's name before the first comma."""
    found: list[Point] = []
    model = ""
    for line in page.split(HEADING)[1].split("\n## ")[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|") or not re.match(r"[\d,]+, [\d,]+$", cells[1]):
            continue
        label, allocated, milliseconds = cells[:3]
        if not label.startswith(("`jax", "remat", "copies", "recomputed")):
            model = label.partition(",")[0]
        if method := method_of(label):
            on_device = float(allocated.split(", ")[1].replace(",", ""))
            found.append(Point(model, method, on_device / 1000, float(milliseconds)))
    return found


def chart(found: list[Point]) -> Chart:
    def panel(model: str) -> Panel:
        own = [point for point in found if point.model == model]
        return Panel(model, {m: sorted((p.gigabytes, p.milliseconds) for p in own if p.method == m) for m in LOOK})

    panels = [panel(model) for model in dict.fromkeys(point.model for point in found)]
    x, y = "memory that XLA allocates on the device, GB", "time of a step, ms"
    return Chart(TITLE, x, y, LOOK, panels, columns=3, shared=False, left=0)


if __name__ == "__main__":
    plot.main(__doc__, lambda: chart(points(PAGE.read_text(encoding="utf-8"))))
