#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The picture of what an H100 measured shows the rows of the table that it is drawn from.

test_pictures.py
"""

import html
import re
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "bench" / "measure"))

import h100_picture as picture  # noqa: E402

TABLE = """# What an H100 measured
| step | XLA's MB: ahead, on the device | ms | more |
|---|---|---|---|
| not, as it is | 1, 1 | 1 | |

## What XLA makes of plans
| step | XLA's MB: ahead, on the device | ms | more |
|---|---|---|---|
| ResNet-50, batch 32, as it is | 2,829, 2,838 | 15.31 | |
| `jax.checkpoint` by hand | 1,125, 1,122 | 18.59 | +21.4 % |
| remat, `--budget 1124.6MB` | 1,073, 1,073 | 16.85 | +10.1 % |
| copies alone, 1,577 MB on the host | 1,399, 1,424 | 65.01 | +481 % |
| Llama, by hand | 19,441, 19,441 | 223.4 | |
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
        svg = (ROOT / "docs" / "images" / "h100.svg").read_text(encoding="utf-8")
        shown = html.unescape(re.search(r"<dc:description>(.*?)</dc:description>", svg, re.DOTALL)[1])
        self.assertEqual(shown, picture.described(picture.points(picture.PAGE.read_text(encoding="utf-8"))))


if __name__ == "__main__":
    unittest.main()
