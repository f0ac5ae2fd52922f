#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that check_headers.py finds each kind of mistake, on small headers made here."""

import tempfile
import unittest
from pathlib import Path

import check_headers

TITLE = "//===- A.h - Title ---*- C++ -*-===//\n// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception\n"
RULE = "//===---===//\n"
GUARD = "#ifndef A\n// What this macro is for is no opening of the header.\n#define A\n#endif\n"
WORDS = "// Planners try many candidates. This is the one\n// place that starts threads for them.\n"


class Headers(unittest.TestCase):
    def test_an_opening(self):
        self.assertIsNone(check_headers.complaint(f"{TITLE}//\n{WORDS}//\n{RULE}{GUARD}"))
        self.assertEqual(
            check_headers.opening(f"{TITLE}//\n{WORDS}//\n{RULE}{GUARD}"),
            "Planners try many candidates. This is the one place that starts threads for them.",
        )

    def test_an_opening_for_c(self):
        title = "/* SPDX-License-Identifier: X */\n/*===- A.h - Title ---*- C -*-===*\\\n|*\n"
        end = "|*\n\\*===---===*/\n"
        self.assertIsNone(
            check_headers.complaint(f"{title}|* Text in, text out, so that any language can call it.\n{end}{GUARD}")
        )
        self.assertIn("title only", check_headers.complaint(title + end + GUARD))

    def test_a_title_only(self):
        self.assertIn("title only", check_headers.complaint(TITLE + GUARD))
        self.assertIn("title only", check_headers.complaint(f"{TITLE}//\n{RULE}{GUARD}"))

    def test_no_whole_sentence(self):
        self.assertEqual(
            check_headers.complaint(f"{TITLE}//\n// Threads for planners.\n//\n{RULE}"),
            "opens with no whole sentence: Threads for planners.",
        )
        self.assertIn("no whole sentence", check_headers.complaint(f"{TITLE}//\n{WORDS[:-2]}\n"))

    def test_tests_have_none(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in ("include/A.h", "lib/B.h", "test/C.h"):
                (Path(folder) / name).parent.mkdir()
                (Path(folder) / name).write_text(TITLE, encoding="utf-8")
            found, count = check_headers.complaints(Path(folder))
        self.assertEqual((len(found), count), (2, 2))
        self.assertTrue(found[0].startswith("include/A.h: opens with a title only"))


if __name__ == "__main__":
    unittest.main()
