# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads and writes files for other programs of remat. output.py writes the files that a user names."""


def text_of(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def write_text(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
