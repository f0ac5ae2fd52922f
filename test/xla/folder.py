# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gives a test a folder of its own, and runs tools in it."""

import os
import re
import tempfile
import unittest


def without_progress(done):
    """Removes the line that a tool writes every half minute from the standard error of a tool's run."""
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
