# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shows a report as a picture and as a page. The colours follow the reader's setting: a dark setting gives light text
on a dark background."""

import html

from .budget import mb

COLOURS = {"kept": "#3d85c6", "recomputed": "#d97706", "swapped": "#9b6bc0"}
AFTER, BEFORE = COLOURS["kept"], "#8a94a0"
PALER = ' fill-opacity=".55"'
LEFT, RIGHT, HEIGHT, WIDTH = 110, 90, 24, 640


class Picture(str):
    """A picture that a notebook shows: the text of an SVG."""

    def _repr_html_(self) -> str:
        return str(self)


def bars(report):
    """Returns [(label, bytes, colour)] of the picture."""
    rows = [
        ("before", report.before and report.before.total, BEFORE),
        ("the smallest" if report.failed else "after", report.after and report.after.total, AFTER),
        ("asked", report.asked, "currentColor"),
        ("no plan below", report.floor, "currentColor"),
    ]
    return [row for row in rows if row[1] is not None]


def picture(report, style=""):
    """Draws the bytes of a report as bars. `style` is a stylesheet, which a picture in a file needs."""
    rows = bars(report)
    most = max((size for _, size, _ in rows), default=0) or 1
    marks = []
    for place, (label, size, colour) in enumerate(rows):
        y, length = place * HEIGHT, (WIDTH - LEFT - RIGHT) * size / most
        marks.append(
            f'<text x="{LEFT - 8}" y="{y + 16}" text-anchor="end">{html.escape(label)}</text>'
            f'<rect x="{LEFT}" y="{y + 4}" width="{length:.1f}" height="{HEIGHT - 8}" fill="{colour}"'
            f"{PALER if colour == 'currentColor' else ''}/>"
            f'<text x="{LEFT + length + 6:.1f}" y="{y + 16}">{mb(size)} MB</text>'
        )
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT * len(rows)}" width="{WIDTH}" '
        f'style="max-width:100%" font-family="sans-serif" font-size="13">{style}<g fill="currentColor">'
        f"{''.join(marks)}</g></svg>"
    )


def file(report):
    """Returns the picture as a file with its own background, since the viewer's background may differ from the reader's
    preference."""
    return picture(
        report,
        "<style>:root{color:#222;background:#fff}"
        "@media(prefers-color-scheme:dark){:root{color:#ddd;background:#161616}}</style>",
    )


def fragment(report):
    """Returns the report as a fragment of HTML for use inside a page."""
    said = "".join(f"<p>{html.escape(line)}</p>" for line in repr(report).splitlines()[:2])
    failed = f"<p><b>{html.escape(report.failed.message)}</b></p>" if report.failed else ""
    fates = ", ".join(f"{html.escape(fate)} {mb(size)} MB" for fate, size in report.by_fate().items())
    rows = "".join(map(row, report.largest()))
    table = (
        f"<p>Tensors: {fates}. The largest, those that are not kept first:</p>"
        f"<table><tr><th>tensor</th><th>MB</th><th>fate</th><th>why</th></tr>{rows}</table>"
    )
    lines = "".join(f"<li>{html.escape(line)}</li>" for line in (*report.rounds, *report.notes))
    return f"{failed}{said}{picture(report)}{table if rows else ''}{f'<ul>{lines}</ul>' if lines else ''}"


def row(tensor):
    mark = f'<span style="color:{COLOURS.get(tensor.fate, BEFORE)}">&#9632;</span> {html.escape(tensor.fate)}'
    return (
        f'<tr><td style="text-align:left">{html.escape(tensor.name)}</td><td>{mb(tensor.bytes)}</td>'
        f'<td style="text-align:left">{mark}</td><td style="text-align:left">{html.escape(tensor.why)}</td></tr>'
    )


def page(report):
    """Returns the report as a page."""
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark">'
        '<meta name="viewport" content="width=device-width"><title>remat</title>'
        "<style>body{font-family:sans-serif;overflow-wrap:anywhere}td,th{padding:2px 8px}td{text-align:right}th{text-align:left}</style>"
        f"<body>{fragment(report)}</html>"
    )
