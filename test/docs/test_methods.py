#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that the example at the beginning of each page about a paper's method runs and prints what the page says.

test_methods.py path/to/build
"""

import os
import re
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUILD = Path(sys.argv[1]).resolve()
sys.path.insert(0, str(HERE))

from tutorial import Tutorial, same  # noqa: E402

PAGES = ("Chen", "Feng", "Kusumoto", "Beaumont", "Hybrid")
SECTION = re.compile(r"^## The method\n(.*?)^## ", re.MULTILINE | re.DOTALL)


def run_example(text):
    """Runs the commands of a page's section "The method". Returns [(command, printed, what the page says)]."""
    with tempfile.TemporaryDirectory() as folder:
        os.symlink(ROOT / "bench", Path(folder) / "bench")
        section = Path(folder) / "section.md"
        section.write_text(SECTION.search(text)[1], encoding="utf-8")
        path = os.pathsep.join([str(BUILD / "bin"), os.environ["PATH"]])
        return Tutorial(section).run(folder, {**os.environ, "PATH": path}, lambda command: None)


class Methods(unittest.TestCase):
    def test_examples(self):
        for name in PAGES:
            with self.subTest(name):
                ran = run_example((ROOT / "docs" / "results" / f"{name}.md").read_text(encoding="utf-8"))
                said = [(printed, expected) for _, printed, expected in ran if expected is not None]
                self.assertEqual(len(said), 1)
                self.assertTrue(same(*said[0]), f"prints\n{said[0][0]}\nand not\n{said[0][1]}")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
