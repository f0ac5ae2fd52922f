# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads and writes files for other programs of remat. output.py writes the files that a user names."""

import json


def text_of(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def json_of(text):
    """Parses JSON. Raises ValueError if the text is no JSON, or if it nests too deep for Python's parser."""
    try:
        return json.loads(text)
    except RecursionError as error:
        raise ValueError("it nests too deep") from error


def write_text(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
