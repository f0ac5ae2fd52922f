# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Draws a table's plot: lines for figures over a size, dots for tables of networks."""

import math

COLOURS = ("#1b6ca8", "#d1495b", "#2e933c", "#8e5ea2", "#e08e0b", "#3d3d3d", "#17a2a2", "#8c564b", "#c2185b", "#7f9c3b")
WIDTH, LEFT, RIGHT, TOP, ROW = 860, 130, 190, 40, 26


def text(x, y, words, anchor="start", colour="#222"):
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{words}</text>'


def line(x1, y1, x2, y2, colour="#ddd"):
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{colour}" fill="none"/>'


def dot(x, y, mark, hollow=False):
    """Draws a dot. mark is a colour, or begins with "square "."""
    colour = mark.split()[-1]
    fill = "white" if hollow else colour
    look = f'fill="{fill}" stroke="{colour}" stroke-width="1.5"'
    if mark.startswith("square "):
        return f'<rect x="{x - 3.5:.1f}" y="{y - 3.5:.1f}" width="7" height="7" {look}/>'
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" {look}/>'


def page(height, parts):
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
        'font-family="sans-serif" font-size="12">\n<rect width="100%" height="100%" fill="white"/>\n'
    )
    return head + "\n".join(parts) + "\n</svg>\n"


def legend(names):
    """Returns marks by name (see dot), and the legend's parts. Squares begin when the colours are used up."""
    marks = COLOURS + tuple(f"square {colour}" for colour in COLOURS)
    colours = {name: marks[i % len(marks)] for i, name in enumerate(names)}
    parts = []
    for i, (name, colour) in enumerate(colours.items()):
        y = TOP + 10 + 18 * i
        parts += [dot(WIDTH - RIGHT + 20, y, colour), text(WIDTH - RIGHT + 32, y + 4, name)]
    return colours, parts


def names_of(rows):
    return list(dict.fromkeys(label(row) for row in rows))


def label(row):
    """Returns the planner, or the published method that no planner implements."""
    return row.method + ", published" if row.planner == "-" else row.planner


def dots(title, rows):
    """Draws percent saved: filled dots are ours, hollow ones the published figures of the same method."""
    networks = list(dict.fromkeys(row.network for row in rows))
    rows = [row for row in rows if row.saved or row.published_saved]
    colours, parts = legend(names_of(rows))
    height = TOP + ROW * max(len(networks), len(colours) - 3) + 60
    low = min([0] + [math.floor(10 * row.saved) / 10 for row in rows if row.saved])

    def x(saved):
        return LEFT + (WIDTH - LEFT - RIGHT) * (saved - low) / (1 - low)

    bottom = TOP + ROW * len(networks)
    parts.append(text(LEFT, 22, title))
    for tenth in range(round(10 * low), 11, 2):
        parts += [
            line(x(tenth / 10), TOP, x(tenth / 10), bottom),
            text(x(tenth / 10), bottom + 16, 10 * tenth, "middle"),
        ]
    parts.append(
        text((LEFT + WIDTH - RIGHT) / 2, bottom + 36, "memory saved, %: filled ours, hollow published", "middle")
    )
    for i, name in enumerate(networks):
        parts.append(text(LEFT - 8, TOP + ROW * (i + 0.5) + 4, name, "end"))
    for row in rows:
        y = TOP + ROW * (networks.index(row.network) + 0.5)
        if row.published_saved is not None:
            parts.append(dot(x(row.published_saved), y, colours[label(row)], hollow=True))
        if row.saved is not None:
            parts.append(dot(x(row.saved), y, colours[label(row)]))
    return page(height, parts)


def lines(title, rows):
    """Draws memory over size, with both axes logarithmic."""
    rows = [row for row in rows if row.bytes]
    colours, parts = legend(names_of(rows))
    height, sizes = 480, sorted({int(row.network.split()[0]) for row in rows})
    low = math.floor(math.log2(min(row.bytes for row in rows) / 1e9))
    high = math.ceil(math.log2(max(row.bytes for row in rows) / 1e9))

    def x(size):
        return LEFT + (WIDTH - LEFT - RIGHT) * math.log(size / sizes[0]) / math.log(sizes[-1] / sizes[0])

    def y(gigabytes):
        return height - 60 - (height - 60 - TOP) * (math.log2(gigabytes) - low) / (high - low)

    parts.append(text(LEFT, 22, title))
    for power in range(low, high + 1):
        parts += [
            line(LEFT, y(2.0**power), WIDTH - RIGHT, y(2.0**power)),
            text(LEFT - 8, y(2.0**power) + 4, f"{2.0**power:g} GB", "end"),
        ]
    for size in sizes:
        parts += [line(x(size), TOP, x(size), height - 60), text(x(size), height - 42, size, "middle")]
    parts.append(text((LEFT + WIDTH - RIGHT) / 2, height - 20, rows[0].network.split()[1], "middle"))
    for name, colour in colours.items():
        points = [(x(int(row.network.split()[0])), y(row.bytes / 1e9)) for row in rows if label(row) == name]
        parts += [line(*a, *b, colour.split()[-1]) for a, b in zip(points, points[1:])]
        parts += [dot(*point, colour) for point in points]
    return page(height, parts)


def plot(title, rows):
    return (lines if rows[0].table.startswith("chen") else dots)(title, rows)


def extras(series):
    """Plots extra costs. series are fields of a row by their names in the legend. Hollow dots are bounds. Figures above
    LIMIT are drawn at the right edge."""
    return lambda title, rows: extra_costs(title, rows, series)


LIMIT = 1.0  # of the step's cost


def round_step(least):
    """Returns the next of 1, 2 and 5 times a power of ten."""
    power = 10 ** math.floor(math.log10(least))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= least * (1 - 1e-9))


def extra_costs(title, rows, series):
    marks = [
        (i, name, getattr(row, key))
        for i, row in enumerate(rows)
        for name, key in (("bound", "bound"), *reversed(series.items()))
    ]
    marks = [mark for mark in marks if isinstance(mark[2], (int, float))]
    shown = {name for _, name, _ in marks}
    colours, parts = legend([name for name in (*series, "bound") if name in shown])
    height = TOP + ROW * max(len(rows), len(colours)) + 60
    bottom = TOP + ROW * len(rows)
    step = round_step(min(LIMIT, max([0.001] + [extra for _, _, extra in marks])) / 5)
    high = 5 * step

    def x(extra):
        return LEFT + 40 + (WIDTH - LEFT - 40 - RIGHT) * min(extra, high) / high

    parts.append(text(LEFT + 40, 22, title))
    for fifth in range(6):
        at = fifth * step
        parts += [line(x(at), TOP, x(at), bottom), text(x(at), bottom + 16, f"{100 * at:.3g}", "middle")]
    parts.append(text(x(high / 2), bottom + 36, "extra cost, %: hollow is the bound", "middle"))
    for i, row in enumerate(rows):
        seed = f" {row.seed}" if "seed" in row._fields else ""
        parts.append(text(LEFT + 32, TOP + ROW * (i + 0.5) + 4, f"{row.graph}{seed} {row.budget}", "end"))
    for i, name, extra in marks:
        parts.append(dot(x(extra), TOP + ROW * (i + 0.5), colours[name], hollow=name == "bound"))
    return page(height, parts)
