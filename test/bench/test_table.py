#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks bench/table.py: how it writes bytes, and that its Markdown makes pages of docs/ again from their own rows.

test_table.py
"""

import io
import re
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "bench" / "measure"), str(ROOT / "bench")]

import check_times  # noqa: E402
import own_words  # noqa: E402
import planners  # noqa: E402
import resident  # noqa: E402
import results  # noqa: E402
from table import Column, extra, markdown, text, write_csv, write_json  # noqa: E402

COLUMNS = (Column("model", lambda row: row["model"], left=True), Column("MB", lambda row: f"{row['bytes'] / 1e6:.1f}"))
ROWS = [{"model": "lstm", "bytes": 80e6}, {"model": "lstm", "bytes": 5e6}, {"model": "resnet50", "bytes": 120e6}]


def written(write, rows):
    out = io.StringIO(newline="")
    write(rows, out)
    return out.getvalue()


def rows_in(page):
    """Returns the rows of each table of a page, without headings."""
    tables = re.findall(r"(?:^\|.*\n)+", page, re.M)
    return [[line[2:-2].split(" | ") for line in table.splitlines()[2:]] for table in tables]


class Forms(unittest.TestCase):
    def test_markdown(self):
        lines = ["| model | MB |", "|---|---|", "| lstm | 80.0 |", "| lstm | 5.0 |", "| resnet50 | 120.0 |"]
        self.assertEqual(list(markdown(COLUMNS, ROWS)), lines)

    def test_a_difference_that_rounds_to_zero_has_no_minus(self):
        self.assertEqual(
            [extra(each, 1000) for each in (1031, 999, 999.6, 1000.4)], ["+3.1 %", "-0.1 %", "+0.0 %", "+0.0 %"]
        )

    def test_cells(self):
        """A column that is given only by its heading shows the cell that has the same position in the row.

        An empty cell keeps its spaces.
        """
        lines = ["|  | MB |", "| --- | --- |", "| lstm | 80 |", "| none |  |"]
        self.assertEqual(list(markdown(("", "MB"), [("lstm", 80), ("none", "")], rule=" --- ")), lines)

    def test_rows_come_one_by_one(self):
        def rows():
            yield "lstm", 80
            raise AssertionError("the next row was asked for too early")

        lines = markdown(("model", "MB"), rows())
        self.assertEqual([next(lines) for _ in range(3)][-1], "| lstm | 80 |")

    def test_text(self):
        self.assertEqual(
            list(text(COLUMNS, ROWS)), ["model        MB", "lstm       80.0", "            5.0", "resnet50  120.0"]
        )

    def test_text_ends_without_spaces(self):
        self.assertEqual(
            list(text(("model", "note"), [("lstm", "no plan"), ("unet", "")])),
            ["model     note", "lstm   no plan", "unet"],
        )

    def test_csv(self):
        rows = [{"model": "lstm"}, {"model": "unet", "bytes": 5}]
        self.assertEqual(written(write_csv, rows), "model,bytes\r\nlstm,\r\nunet,5\r\n")

    def test_json(self):
        self.assertEqual(written(write_json, [{"model": "lstm"}]), '[\n {\n  "model": "lstm"\n }\n]\n')


class Pages(unittest.TestCase):
    """Tests pages with figures that take minutes to measure. Each page is made again from its own rows."""

    def page(self, name):
        page = (ROOT / "docs" / "results" / name).read_text(encoding="utf-8")
        return page, rows_in(page)

    def test_results(self):
        page, (flops, roofline) = self.page("Results.md")
        made = results.section(f"## Planned for the least flops\n{results.meaning(flops)}\n", results.COLUMNS, flops)
        made += results.section(
            f"## Planned for the least roofline\n{results.meaning(roofline)}\n", results.COLUMNS, roofline
        )
        self.assertTrue(page.endswith("\n\n" + made))

    def test_resident(self):
        page, (rows,) = self.page("Resident.md")
        self.assertTrue(page.endswith(results.section("\n", resident.COLUMNS, rows)[:-1]))

    def test_planners(self):
        page, tables = self.page("Planners.md")
        made = results.section("", planners.COLUMNS, tables[-1])
        self.assertTrue(page.endswith(made[:-1]))


class OwnWords(unittest.TestCase):
    """Tests the page with policies of JAX."""

    ROW = {
        **{"step": "scan", "share": 60, "budget": 600e6, "besides": 100e6, "after": 500e6, "seconds": 1.2},
        "tried": [
            {"what": "no jax.checkpoint", "policy_of_jax": True, "bytes": 900e6, "seconds": 1.0},
            {"what": "nothing_saveable", "policy_of_jax": True, "bytes": 400e6, "seconds": 1.3},
        ],
        "held": {"logits": 300e6, "carry": 100e6},
    }

    def row(self, **unrestricted):
        return {**self.ROW, "unrestricted": {"bytes": 550e6, "seconds": 1.1, **unrestricted}}

    def test_the_page_has_all_rows(self):
        self.assertEqual(own_words.PAGE.read_text(encoding="utf-8"), own_words.page_of(own_words.read_rows()))

    def test_a_sentence_says_what_the_words_hold(self):
        self.assertTrue(own_words.is_far(self.row()))
        start = "scan, 60 %: at its fullest moment, the step with remat's words holds 300 MB"
        self.assertEqual(own_words.far_from(self.row()), f"{start} of `logits`.")
        said = own_words.far_from(self.row(held={"carry": 150e6}))
        self.assertTrue(
            said.startswith(f"{start} more of `logits` than the unrestricted plan, and 50 MB less of `carry`.")
        )
        self.assertFalse(own_words.is_far(self.row(seconds=1.16)))

    def test_a_bound(self):
        def cell(**bound):
            return own_words.cells_of(self.row(bound=bound))[own_words.COLUMNS.index("bound")]

        self.assertEqual(cell(bytes=250e6, more_time=0.05), "150 MB, +5.0 %")
        self.assertEqual(cell(bytes=250e6, more_time=None), "150 MB")
        self.assertEqual(cell(bytes=None, more_time=None), "none")

    def test_more_than_ten_compilations_are_an_error(self):
        own_words.check_compilations("scan", 60, [{}] * 10, 3.0)
        with self.assertRaisesRegex(
            AssertionError, "scan, 60 %: planning compiled 11 steps in 3.0 s, and 10 are allowed"
        ):
            own_words.check_compilations("scan", 60, [{}] * 11, 3.0)


class Check(unittest.TestCase):
    """Tests the page with the time that tools/check takes."""

    CASES = "".join(
        f'<testcase name="{name}" time="{time}"/>' for name, time in (("lit", 80.6), ("python", 90), ("a", 1))
    )

    def test_tables(self):
        with tempfile.TemporaryDirectory() as folder, mock.patch.object(check_times, "LONGEST", 2):
            path = Path(folder, "tests.xml")
            path.write_text(f"<testsuite>{self.CASES}</testsuite>", encoding="utf-8")
            made = list(check_times.tables("| part |\n|---|\n| tests |\n", check_times.entries(path)))
        head = ["| part |", "|---|", "| tests |", "", "| entry of ctest | seconds |", "|---|---|"]
        self.assertEqual(made, [*head, "| `python` | 90 |", "| `lit` | 81 |", "| 1 more | 1 |"])

    def test_only_what_is_between_the_marks_changes(self):
        page = check_times.PAGE.read_text(encoding="utf-8")
        start, end = check_times.MARKS
        before, rest = page.split(start)
        self.assertEqual(check_times.between(page, ["new"]), f"{before}{start}new\n{end}{rest.split(end)[1]}")


if __name__ == "__main__":
    unittest.main()
