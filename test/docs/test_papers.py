#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that docs/results/Papers.md has a row with a verdict for every table and figure of the five papers."""

import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "results" / "Papers.md"

# The tables and figures of each of the five papers. Feng and Huang 2021 have a table 2 but no table 1.
ITEMS = {
    "Chen, Xu, Zhang, Guestrin 2016": [f"Figure {i}" for i in range(1, 8)],
    "Feng and Huang 2018": [*(f"Figure {i}" for i in range(1, 6)), "Table 1"],
    "Feng and Huang 2021": [*(f"Figure {i}" for i in range(1, 7)), "Table 2"],
    "Kusumoto et al. 2019": [*(f"Figure {i}" for i in range(1, 4)), "Table 1", "Table 2"],
    "Beaumont, Eyraud-Dubois, Shilova 2020": [f"Figure {i}" for i in range(1, 20)],
}
VERDICTS = {"as published", "better", "mixed", "open"}
ROW = re.compile(r"^\| ((?:Figure|Table) \d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$")


def read(text):
    """Returns {heading: [(item, what, where, verdict)]}."""
    found, rows = {}, None
    for line in text.splitlines():
        if line.startswith("## "):
            rows = found.setdefault(line[3:], [])
        elif row := ROW.match(line):
            rows.append(row.groups())
    return found


def complaints(text):
    """Returns sentences about rows that are missing or say nothing."""
    found, said = read(text), []
    for paper, items in ITEMS.items():
        rows = {row[0]: row for row in found.get(paper, [])}
        if len(rows) != len(found.get(paper, [])):
            said.append(f"{paper}: a row stands twice")
        said += [f"{paper}: no row for {item}" for item in items if item not in rows]
        said += [f"{paper}: there is no {item}" for item in rows if item not in items]
        for item, _, where, verdict in rows.values():
            if verdict not in VERDICTS | {"drawing"}:
                said.append(f"{paper}, {item}: '{verdict}' is no verdict")
            if verdict in VERDICTS - {"open"} and "](" not in where:
                said.append(f"{paper}, {item}: no link to the figures")
    return said


class Papers(unittest.TestCase):
    def test_every_table_and_figure_has_a_row(self):
        self.assertEqual(complaints(PAGE.read_text(encoding="utf-8")), [])

    def test_what_is_missing_is_found(self):
        text, row = PAGE.read_text(encoding="utf-8"), "| Figure 6 | memory of LSTMs of up to 2,048 steps |"
        line = next(line for line in text.splitlines() if line.startswith(row))
        paper = "Chen, Xu, Zhang, Guestrin 2016"
        for changed, complaint in (
            ("", f"{paper}: no row for Figure 6"),
            (line + "\n" + line, f"{paper}: a row stands twice"),
            (line.replace("better", "fine"), f"{paper}, Figure 6: 'fine' is no verdict"),
            (re.sub(r"\(.*\)", "", line), f"{paper}, Figure 6: no link to the figures"),
            (line + "\n" + line.replace("Figure 6", "Figure 8"), f"{paper}: there is no Figure 8"),
        ):
            self.assertEqual(complaints(text.replace(line, changed)), [complaint])


if __name__ == "__main__":
    unittest.main()
