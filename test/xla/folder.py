# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A folder of a test's own, and what tools say."""

import os
import re
import tempfile
import unittest


def without_progress(done):
    """Returns what ran without the lines of its standard error that a tool writes each half minute."""
    done.stderr = re.sub(r"^.*, \d+ s\n", "", done.stderr, flags=re.MULTILINE)
    return done


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path
