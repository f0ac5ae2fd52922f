#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that check_words.py and sample_sentences.py find what they should, on small files made here."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import check_words
import sample_sentences

CPP = """// Plans hold tensors. Of two plans the cheaper one is
// kept.
int a; ///< Bytes
int b; ///< Where it lies.
/* As rematGpuLaunch,
 * for products. By hand it is written elsewhere. */
const char *url = "http://a.b // By a text"; // ok. Of course
"""
PYTHON = '''"""Whose plan it is.

Of
two plans the cheaper one is kept, as of now. Plans of a step stay.
"""


def f():
    """The text ends here. As said above, it does."""
    text = "# Where it is"  # By name.
    # A plan of
    # Of what it says
    return text
'''


def lines(text, read):
    return [(line, words.split()[0]) for line, words in check_words.complaints(text, read)]


class Words(unittest.TestCase):
    def test_comments_of_cpp(self):
        self.assertEqual(
            lines(CPP, check_words.of_cpp),
            [(1, "Of"), (4, "Where"), (5, "As"), (6, "By"), (7, "Of")],
        )

    def test_comments_and_docstrings_of_python(self):
        self.assertEqual(
            lines(PYTHON, check_words.of_python),
            [(1, "Whose"), (3, "Of"), (9, "As"), (10, "By")],
        )

    def test_files(self):
        with tempfile.TemporaryDirectory() as folder:
            texts = {
                "lib/A.h": "// As it is.\n",
                "lib/B.h": "// It is so.\n",
                "tools/tool": "#!/usr/bin/env python3\n# By hand.\n",
                "tools/script": "#!/bin/sh\n# By hand.\n",
                "docs/a.py": "# By hand.\n",
            }
            for name, text in texts.items():
                (Path(folder) / name).parent.mkdir(exist_ok=True)
                (Path(folder) / name).write_text(text, encoding="utf-8")
            found, count = check_words.check(Path(folder))
        self.assertEqual(count, 3)
        self.assertEqual(
            found,
            [
                "lib/A.h:1: open this sentence with its subject: As it is",
                "tools/tool:2: open this sentence with its subject: By hand",
            ],
        )

    def test_comments_are_sampled_as_they_are_written(self):
        text = 'int a = f("//"); // Says "no" to it, not \'n\'.\n/* Takes "two" of them. */\n'
        self.assertEqual(
            [each for _, each in check_words.of_cpp(text)], ["Says \"no\" to it, not 'n'.", 'Takes "two" of them.']
        )
        heading = "===- File.cpp - Reads a file as it is ------===//"
        self.assertEqual(sample_sentences.sentences(heading), ["File.cpp - Reads a file as it is"])
        self.assertFalse(sample_sentences.is_prose("M(U_i) + 2 * M(V_i) - 3 = 4 / (5 * c)"))
        self.assertTrue(sample_sentences.is_prose("Returns the bytes of `first`, or 0 if there are none."))

    def test_samples_are_the_same_each_time(self):
        script = str(Path(__file__).with_name("sample_sentences.py"))
        for kind in ("docs", "messages", "comments"):
            first, again = (
                subprocess.run(
                    [sys.executable, "-B", script, kind, "--count", "7"], capture_output=True, text=True
                ).stdout
                for _ in range(2)
            )
            self.assertEqual(first, again)
            self.assertEqual([line.partition(".")[0] for line in first.splitlines()], [*map(str, range(1, 8))])

    def test_messages(self):
        self.assertEqual(
            [
                *sample_sentences.messages.of_python(
                    'raise RematError(f"no plan within {size} MB: " "give more", report)'
                )
            ],
            ["no plan within {} MB: give more"],
        )
        self.assertEqual(
            [*sample_sentences.messages.of_cpp('return op->emitError("takes ") << n\n << " bytes of "\n "memory";')],
            ["takes {} bytes of memory"],
        )
        found = [*sample_sentences.messages.of_source()]
        self.assertGreater(len(found), 400)
        self.assertTrue(any("expected a torch.nn.Module" in text for _, text in found))


if __name__ == "__main__":
    unittest.main()
