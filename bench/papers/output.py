# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tables whose rows are named tuples, and how their columns show a figure."""

import os
import sys
from collections import namedtuple

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from table import Column  # noqa: E402

# The parts of a table: rows(bench) yields its rows, and the docstring of `rows` is the heading. lines(rows) are the
# rows in the form that the text shows.
Table = namedtuple("Table", "rows columns lines", defaults=[list])


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
