# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rows, which are named tuples, as text, CSV and JSON."""

import csv
import json
from collections import namedtuple

# A column: its heading, the text of a row, and whether that begins on the left.
Column = namedtuple("Column", "head text left", defaults=[False])

# A table. rows(bench) yields its rows, and its docstring is the heading. plot(title, rows) returns an SVG, or is None.
# lines(rows) are the rows in the form that the text shows.
Table = namedtuple("Table", "rows columns plot lines", defaults=[None, list])


def number(x, places, scale=1):
    """Formats a number. A word stands for a missing figure, and is returned unchanged."""
    if x is None or isinstance(x, str):
        return x or ""
    return f"{scale * x:.{places}f}"


def percent(x, places=1):
    return number(x, places, 100)


def size(x):
    return number(x, 2, 1e-9)


def field(head, name, show=lambda x: x or "", left=False):
    return Column(head, lambda row: show(getattr(row, name)), left)


def write_text(title, columns, rows, out):
    """Writes a table as text. The first column, a network's name, is only in the first of its rows."""
    lines, last = [[column.head for column in columns]], None
    for row in rows:
        line = [column.text(row) for column in columns]
        lines.append([""] + line[1:] if line[0] == last else line)
        last = line[0]
    widths = [max(len(line[i]) for line in lines) for i in range(len(columns))]
    out.write(title + "\n\n")
    for line in lines:
        padded = [text.ljust(w) if column.left else text.rjust(w) for column, text, w in zip(columns, line, widths)]
        out.write("  ".join(padded).rstrip() + "\n")
    out.write("\n")
    out.flush()


def write_csv(rows, out):
    """Writes the fields of all tables; a field that a row lacks is empty."""
    fields = dict.fromkeys(name for row in rows for name in row._fields)
    writer = csv.DictWriter(out, fields)
    writer.writeheader()
    writer.writerows(row._asdict() for row in rows)


def write_json(rows, out):
    json.dump([row._asdict() for row in rows], out, indent=1)
    out.write("\n")
