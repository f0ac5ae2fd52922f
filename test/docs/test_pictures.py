#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that pictures show the figures of the tables from which they are drawn.

test_pictures.py
"""

import html
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLOTS = ROOT / ".venv" / "plots" / "bin" / "python"
sys.path[:0] = [str(ROOT / "bench" / "measure"), str(ROOT / "bench" / "papers")]

import h100_picture as picture  # noqa: E402
import papers_picture  # noqa: E402
import pictures  # noqa: E402
import plot  # noqa: E402
import torch_picture  # noqa: E402

TABLE = """# What an H100 measured
| step | XLA's MB: ahead, on the device | ms | more |
|---|---|---|---|
| not, original step | 1, 1 | 1 | |

## What XLA makes of plans
| step | XLA's MB: ahead, on the device | ms | more |
|---|---|---|---|
| ResNet-50, batch 32, original step | 2,829, 2,838 | 15.31 | |
| `jax.checkpoint` | 1,125, 1,122 | 18.59 | +21.4 % |
| remat, `--budget 1124.6MB` | 1,073, 1,073 | 16.85 | +10.1 % |
| copies alone, 1,577 MB on the host | 1,399, 1,424 | 65.01 | +481 % |
| Llama, `jax.checkpoint` | 19,441, 19,441 | 223.4 | |
"""


class Pictures(unittest.TestCase):
    def test_reads_the_table(self):
        self.assertEqual(
            picture.points(TABLE),
            [
                picture.Point("ResNet-50", picture.ORIGINAL, 2.838, 15.31),
                picture.Point("ResNet-50", picture.CHECKPOINT, 1.122, 18.59),
                picture.Point("ResNet-50", picture.REMAT, 1.073, 16.85),
                picture.Point("Llama", picture.CHECKPOINT, 19.441, 223.4),
            ],
        )

    def test_shows_the_table_as_it_stands(self):
        chart = picture.chart(picture.points(picture.PAGE.read_text(encoding="utf-8")))
        self.assertEqual(shown(ROOT / "docs" / "images" / "h100.svg"), plot.described(chart))


class BesideTorch(unittest.TestCase):
    ROWS = (
        "| model | method | peak, MB | of original step | extra time | ours | ours of it |\n|---|---|---|---|---|---|---|\n"
        "| fcn | original step | 880 | | | | |\n| fcn | knob 0 dp | 880 | 100% | +41.8 % | +0.0 % | 0.00 |\n"
        "| fcn | knob 0.5 dp | 556 | 63% | +27.9 % | +5.0 % | 0.18 |\n"
        "| fcn | checkpoint each block | 394 | 45% | +12.6 % | +12.9 % | 1.02 |\n| fcn | ours at 60 % | 528 | 60% | | +6.0 % | |\n"
    )

    def test_reads_the_table(self):
        found = torch_picture.points(self.ROWS)
        ours = [(63, 5), (45, 12.9), (60, 6)]
        own = {torch_picture.KNOB: [(63, 27.9)], torch_picture.CHECKPOINT: [(45, 12.6)], torch_picture.REMAT: ours}
        self.assertEqual(found, {"FCN": own})
        self.assertEqual(torch_picture.wins(found), 0)
        self.assertEqual(torch_picture.wins(torch_picture.points(self.ROWS.replace("+12.6", "+24.6"))), 1)

    def test_shows_the_table_as_it_stands(self):
        chart = torch_picture.chart(torch_picture.points(torch_picture.PAGE.read_text(encoding="utf-8")))
        self.assertEqual(shown(ROOT / "docs" / "images" / "torch.svg"), plot.described(chart))


class BesidePapers(unittest.TestCase):
    def test_reads_the_table(self):
        text = (
            "t:\n\nnetwork  planner      saved %  published as  saved %\n"
            "lstm     sublinear       20.0  Chen's           18.0\n         greedy-gaps     30.0\n"
        )
        figures = {papers_picture.PUBLISHED: 18, papers_picture.METHOD: 20, papers_picture.OURS: 30}
        self.assertEqual(papers_picture.saved(text), {"lstm": figures})

    def test_shows_the_tables_as_they_stand(self):
        self.assertEqual(
            shown(ROOT / "docs" / "images" / "papers.svg"), plot.described(papers_picture.chart_of_tables())
        )


def shown(path):
    """Returns the figures that the description in a picture names."""
    return html.unescape(re.search(r"<dc:description>(.*?)</dc:description>", path.read_text("utf-8"), re.DOTALL)[1])


class Bench(unittest.TestCase):
    def test_reads_columns(self):
        text = (
            "t: what it\n    says.\n\nname  some %     GB  by\nlstm    0.24  1,234  best one\n       unmet\n\nother\n"
        )
        heads, rows = pictures.table(text)
        self.assertEqual(heads, ["name", "some %", "GB", "by"])
        self.assertEqual(rows, [["lstm", "0.24", "1,234", "best one"], ["lstm", "unmet", "", ""]])
        self.assertEqual([pictures.figure_of(cell) for cell in (*rows[0], "")], [None, 0.24, 1234, None, None])

    def test_a_word_is_no_point(self):
        heads = "graph  budget  extra %  bound %  best other %\n"
        text = (
            "layers:\n\n"
            + heads
            + "a         50%     1.00     0.75          2.00\n          25%    unmet  no plan          3.00\n"
        )
        chart = pictures.PICTURES["search-layers"](text)
        self.assertEqual(chart.panels[0].names, ("a 50%",))
        self.assertEqual(
            dict(chart.panels[0].series), {"search": [(1, 0)], "best other": [(2, 0)], "bound": [(0.75, 0)]}
        )
        self.assertIn("in 1 of 1 cases", chart.title)

    def test_shows_the_tables_as_they_stand(self):
        for name in pictures.PICTURES:
            with self.subTest(name):
                self.assertEqual(shown(pictures.FOLDER / f"{name}.svg"), plot.described(pictures.chart_of(name)))

    @unittest.skipUnless(PLOTS.exists(), "matplotlib is not installed: tools/setup plots")
    def test_the_same_figures_make_the_same_file(self):
        script = "import sys, pictures, plot; plot.draw(pictures.chart_of('chen6'), sys.argv[1])"
        with tempfile.TemporaryDirectory() as folder:
            files = [Path(folder, name) for name in ("a.svg", "b.svg")]
            for file in files:
                subprocess.run([PLOTS, "-B", "-c", script, file], cwd=ROOT / "bench" / "papers", check=True)
            self.assertEqual(files[0].read_bytes(), files[1].read_bytes())
            self.assertIn(b"</svg>", files[0].read_bytes())


if __name__ == "__main__":
    unittest.main()
