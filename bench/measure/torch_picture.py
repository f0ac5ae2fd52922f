#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draws a comparison of remat with PyTorch's own ways to hold fewer bytes: for each model, the extra time at each peak.

    .venv/plots/bin/python bench/measure/torch_picture.py -o docs/images/torch.svg

The figures are read from the first table of docs/results/Torch.md. Rows of the table whose peak is that of the original
step are left out.
"""

import pathlib
import re

import paths  # noqa: F401
import plot
from plot import Chart, Panel, Style

PAGE = pathlib.Path(__file__).resolve().parents[2] / "docs" / "results" / "Torch.md"
KNOB, CHECKPOINT, REMAT = "activation_memory_budget of torch.compile", "checkpoint of each block", "remat"
LOOK = {
    KNOB: Style(plot.PURPLE, "D"),
    CHECKPOINT: Style(plot.ORANGE, "s"),
    REMAT: Style(plot.BLUE, "^", "-"),
}
NAMES = {
    "resnet50": "ResNet-50",
    "densenet121": "DenseNet-121",
    "fcn": "FCN",
    "vit_b": "ViT-B",
    "gpt2": "GPT-2",
    "bert": "BERT",
    "llama8": "Llama, 8 layers",
}

# The points of each method, [(peak, extra time)], in % of the original step.
Points = dict[str, list[tuple[float, float]]]


def percent(cell: str) -> float | None:
    found = re.match(r"([+-]?[\d.]+) ?%$", cell)
    return float(found[1]) if found else None


def points(page: str) -> dict[str, Points]:
    """Reads the rows of the table, by model. Each row of the table that has a method of PyTorch gives two points at the
    same peak: one for the method, and one for remat.
    """
    found: dict[str, Points] = {}
    for line in page.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) != 7 or cells[0] not in NAMES:
            continue
        model, method, _, share, extra, ours, _ = cells
        peak = percent(share)
        if peak is None or peak >= 100:
            continue
        own = found.setdefault(NAMES[model], {name: [] for name in LOOK})
        for name, time in ((KNOB if method.startswith("knob") else CHECKPOINT, percent(extra)), (REMAT, percent(ours))):
            if time is not None and (peak, time) not in own[name]:
                own[name].append((peak, time))
    return found


def chart(found: dict[str, Points]) -> Chart:
    panels = [Panel(model, {name: sorted(own[name]) for name in LOOK}) for model, own in found.items()]
    title = f"PyTorch: at equal memory remat takes less extra time on {wins(found)} of {len(found)} models"
    return Chart(title, "peak, % of the original step", "extra time, %", LOOK, panels, columns=4, left=0)


def wins(found: dict[str, Points]) -> int:
    """Returns the number of models on which every point of another method is above remat's point at the same peak."""

    def is_below(own: Points) -> bool:
        ours = {peak: min(time for at, time in own[REMAT] if at == peak) for peak, _ in own[REMAT]}
        return all(ours[peak] < time for name in (KNOB, CHECKPOINT) for peak, time in own[name])

    return sum(map(is_below, found.values()))


if __name__ == "__main__":
    plot.main(__doc__, lambda: chart(points(PAGE.read_text(encoding="utf-8"))))
