# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes rows as Markdown, text, CSV or JSON.

A column is a Column, or the heading alone of rows that are sequences of cells: markdown(("model", "MB"), [("lstm", 80)]).
Table lines come one by one, so that a script prints a row as soon as the row exists.
"""

import csv
import json
from collections import namedtuple

# A column of a table has a heading, a function that returns the text of a row, and `left`: whether the text begins on
# the left.
Column = namedtuple("Column", "head text left", defaults=[False])


def markdown_row(cells):
    """Returns a line of a Markdown table."""
    return f"| {' | '.join(map(str, cells))} |"


def markdown(columns, rows=(), rule="---"):
    """Yields the lines of a Markdown table: the heading, the rule below it, and the rows."""
    yield markdown_row(_heads(columns))
    yield f"|{f'{rule}|' * len(columns)}"
    for each in rows:
        yield markdown_row(_cells(columns, each))


def text(columns, rows):
    """Yields aligned lines. If the first cell of a row equals the first cell of the row above, the lower cell is left
    empty."""
    lines, last = [_heads(columns)], None
    for each in rows:
        first, *rest = _cells(columns, each)
        lines.append(["" if first == last else first, *rest])
        last = first
    widths = [max(map(len, cells)) for cells in zip(*lines)]
    left = [each.left if isinstance(each, Column) else not place for place, each in enumerate(columns)]
    for line in lines:
        padded = (each.ljust(wide) if begins else each.rjust(wide) for each, wide, begins in zip(line, widths, left))
        yield "  ".join(padded).rstrip()


def show(lines):
    """Prints each of the lines as soon as it exists."""
    for line in lines:
        print(line, flush=True)


def extra(now, then):
    """Returns the difference of `now` and `then` as a share of `then`, such as +3.1 %. A difference that rounds to zero
    is +0.0 %.
    """
    return f"{round(100 * (now / then - 1), 1) + 0.0:+.1f} %"


def write_csv(rows, out):
    """Writes dictionaries as CSV, with a column for each field that any of them has. If a row lacks a field, its cell
    is empty."""
    writer = csv.DictWriter(out, dict.fromkeys(name for each in rows for name in each))
    writer.writeheader()
    writer.writerows(rows)


def write_json(rows, out):
    json.dump(rows, out, indent=1)
    out.write("\n")


def _heads(columns):
    return [each.head if isinstance(each, Column) else each for each in columns]


def _cells(columns, cells):
    return [each.text(cells) if isinstance(each, Column) else str(cells[place]) for place, each in enumerate(columns)]
