# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The report of a plan: figures, and a picture for notebooks."""

import html
import json
import os

from .budget import percent
from .tool import refusing

UNITS = ("B", "kB", "MB", "GB", "TB")
# Names of cost models' figures in sentences.
MORE = {"roofline": "time (roofline)", "flops": "FLOP", "analytic": "cost (analytic)"}
COLOURS = {"kept": "#1b6ca8", "recomputed": "#e08e0b", "swapped": "#8e5ea2"}


def size(count):
    """Formats a number of bytes for a person."""
    unit = 0
    while abs(count) >= 999.5 and unit + 1 < len(UNITS):
        count, unit = count / 1000, unit + 1
    return f"{count:.0f} {UNITS[unit]}" if unit == 0 or abs(count) >= 100 else f"{count:.3g} {UNITS[unit]}"


def write_whole(path, text):
    """Writes text to path, or to the target of a link at path. A failure leaves the old file as it was."""
    target = os.path.realpath(path)
    if os.path.exists(target) and not os.path.isfile(target):
        with open(target, "w", encoding="utf-8") as file:
            file.write(text)
        return
    part = f"{target}.{os.getpid()}.part"
    try:
        with open(part, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(part, target)
    except BaseException:
        if os.path.exists(part):
            os.remove(part)
        raise


class Report:
    """The report of remat-report. Every field of its JSON is an attribute.

    Bytes do not include the arguments, and seconds are predicted. `tensors` has the fate of each tensor, and `floor`
    the bytes that every plan needs. `remarks` are remat-opt's messages as text. `failed` is None, or for a budget that
    was not met a dictionary: its message, asked_bytes and least_bytes. The other fields then describe the plan that
    comes nearest."""

    def __init__(self, fields, remarks=()):
        self.fields = fields
        self.remarks = list(remarks)

    def __getattr__(self, name):
        try:
            return self.__dict__["fields"][name]
        except KeyError:
            raise AttributeError(
                f"the report has no '{name}'; it has {', '.join(self.__dict__.get('fields', ()))}"
            ) from None

    @property
    def failed(self):
        return self.fields.get("failed")

    def save(self, path):
        """Writes the report: as JSON, as a page or as a picture if path ends in .json, .html or .svg, else as text."""
        forms = {".json": lambda: json.dumps(self.fields, indent=1), ".html": self._repr_html_, ".svg": self.svg}
        text = forms.get(os.path.splitext(os.fspath(path))[1], self.__str__)()
        with refusing("write the report"):
            write_whole(os.fspath(path), text + "\n")

    @property
    def share(self):
        """The peak as a share of the original step's peak."""
        return self.peak_bytes / self.baseline_peak_bytes if self.baseline_peak_bytes else 1.0

    def by_fate(self):
        """Returns {fate: bytes of all tensors that had it}, largest first."""
        sums = {}
        for tensor in self.tensors:
            sums[tensor["fate"]] = sums.get(tensor["fate"], 0) + tensor["bytes"]
        return dict(sorted(sums.items(), key=lambda item: -item[1]))

    def largest(self, count=10):
        return sorted(self.tensors, key=lambda tensor: (-tensor["bytes"], tensor["name"]))[:count]

    def __str__(self):
        failed = f"failed: {self.failed['message']}; the nearest plan: " if self.failed else ""
        return (
            f"{failed}peak {size(self.baseline_peak_bytes)} -> {size(self.peak_bytes)} ({self.share:.1%}) besides "
            f"{size(self.resident_bytes)} of arguments; {percent(self.overhead, 2).lstrip('+')} more "
            f"{MORE.get(self.cost_model, 'cost')}; "
            f"{self.ops_run_again} ops run again; {self.swap_ins} copies back from the host; "
            f"planner {self.planner} ({self.source})"
        )

    __repr__ = __str__

    def bars(self):
        """Returns [(label, bytes, colour)] of the picture."""
        rows = [("before", self.baseline_peak_bytes, "#9aa5b1"), ("after", self.peak_bytes, COLOURS["kept"])]
        if self.fields.get("budget_bytes") is not None:
            rows.append(("budget", self.budget_bytes, "#3d3d3d"))
        rows.append(("no plan below", self.lower_bound_bytes, "#c8ccd0"))
        return rows

    def svg(self, width=640):
        """Draws the peaks as bars."""
        rows, left, right, height = self.bars(), 110, 90, 24
        most = max(count for _, count, _ in rows) or 1
        lines = []
        for i, (label, count, colour) in enumerate(rows):
            y, length = i * height, (width - left - right) * count / most
            lines.append(
                f'<text x="{left - 8}" y="{y + 16}" text-anchor="end">{html.escape(label)}</text>'
                f'<rect x="{left}" y="{y + 4}" width="{length:.1f}" height="{height - 8}" fill="{colour}"/>'
                f'<text x="{left + length + 6:.1f}" y="{y + 16}">{size(count)}</text>'
            )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height * len(rows)}" width="{width}" '
            f'style="max-width:100%" font-family="sans-serif" font-size="13">{"".join(lines)}</svg>'
        )

    def _repr_html_(self):
        rows = "".join(
            f'<tr><td style="text-align:left">{html.escape(tensor["name"])}</td><td>{size(tensor["bytes"])}</td>'
            f'<td style="color:{COLOURS.get(tensor["fate"], "inherit")}">{html.escape(tensor["fate"])}</td>'
            f'<td style="text-align:left">{html.escape(tensor["why"])}</td></tr>'
            for tensor in self.largest()
        )
        fates = ", ".join(f"{html.escape(fate)} {size(count)}" for fate, count in self.by_fate().items())
        return (
            f"<p>{html.escape(str(self))}</p>{self.svg()}<p>Tensors: {fates}. The largest:</p>"
            f"<table><tr><th>tensor</th><th>size</th><th>fate</th><th>why</th></tr>{rows}</table>"
        )
