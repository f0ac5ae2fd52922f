#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draws what an H100 measured: for each model, the memory and the time of the original step, of jax.checkpoint and of remat.

    pip install matplotlib==3.11.2
    bench/measure/h100_picture.py -o docs/images/h100.svg

The figures are read from the table "What XLA makes of plans" of docs/results/H100.md. Rows with slices and copies are left
out. The picture says in its description which rows it shows, so that a test can compare it with the table.
"""

import argparse
import pathlib
import re
from typing import NamedTuple

PAGE = pathlib.Path(__file__).resolve().parents[2] / "docs" / "results" / "H100.md"
HEADING = "## What XLA makes of plans"
ORIGINAL, CHECKPOINT, REMAT = "original step", "jax.checkpoint around each block", "remat, one point per budget"
TITLE = "One training step on an H100: four of six models need no more memory and less time than with jax.checkpoint"
# Each colour has about the same contrast with white as with a dark page.
INK, GRID = "#757d87", "#9aa2ab"
LOOK = {ORIGINAL: ("#757d87", "o"), CHECKPOINT: ("#c96a12", "s"), REMAT: ("#2f7ad9", "^")}


class Point(NamedTuple):
    model: str
    method: str
    gigabytes: float
    milliseconds: float


def method_of(label: str) -> str | None:
    """Returns the method of a row of the table, or None for a row that is not shown."""
    if label.endswith("as it is"):
        return ORIGINAL
    if "by hand" in label:
        return CHECKPOINT
    return REMAT if label.startswith("remat, `--budget") else None


def points(page: str) -> list[Point]:
    """Reads the rows of the table. The first row of a model has its name before the first comma."""
    found: list[Point] = []
    model = ""
    for line in page.split(HEADING)[1].split("\n## ")[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|") or not re.match(r"[\d,]+, [\d,]+$", cells[1]):
            continue
        label, allocated, milliseconds = cells[:3]
        if not label.startswith(("`jax", "remat", "copies", "recomputed")):
            model = label.partition(",")[0].removesuffix(" as it is")
        if method := method_of(label):
            on_device = float(allocated.split(", ")[1].replace(",", ""))
            found.append(Point(model, method, on_device / 1000, float(milliseconds)))
    return found


def described(found: list[Point]) -> str:
    return "; ".join(f"{p.model}, {p.method}: {p.gigabytes:.3f} GB, {p.milliseconds:g} ms" for p in found)


def draw(found: list[Point], path: str) -> None:
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    pyplot.rcParams.update(
        {"svg.hashsalt": "remat", "svg.fonttype": "none", "font.family": "sans-serif", "font.size": 10}
    )
    for part in ("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color"):
        pyplot.rcParams[part] = INK
    models = list(dict.fromkeys(point.model for point in found))
    figure, panels = pyplot.subplots(2, 3, figsize=(10, 5.6), layout="constrained")
    for model, axes in zip(models, panels.flat, strict=True):
        of_model = [point for point in found if point.model == model]
        for method, (colour, marker) in LOOK.items():
            shown = sorted((p.gigabytes, p.milliseconds) for p in of_model if p.method == method)
            axes.plot(*zip(*shown), color=colour, marker=marker, markersize=7, linewidth=1.2) if shown else None
        axes.set_title(model, fontsize=11)
        axes.margins(0.12, 0.15)
        axes.set_xlim(left=0)
        axes.grid(color=GRID, alpha=0.35, linewidth=0.6)
        axes.spines[["top", "right"]].set_visible(False)
    figure.supxlabel("memory that XLA allocates on the device, GB", fontsize=10, color=INK)
    figure.supylabel("time of a step, ms", fontsize=10, color=INK)
    marks = [
        pyplot.Line2D([], [], color=colour, marker=marker, linewidth=1.2, label=method)
        for method, (colour, marker) in LOOK.items()
    ]
    figure.legend(handles=marks, loc="outside upper center", ncols=3, frameon=False)
    figure.savefig(path, transparent=True, metadata={"Date": None, "Title": TITLE, "Description": described(found)})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-o", "--output", required=True, help="the SVG file")
    draw(points(PAGE.read_text(encoding="utf-8")), parser.parse_args().output)


if __name__ == "__main__":
    main()
