#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails where a header does not open with what it is and why it exists.

    check_headers.py ROOT

The opening is the comment above the include guard, without its title and the licence's line. It must be at least one
whole sentence. Headers of include, lib and tools are read, but not those of tests.
"""

import re
import sys
from pathlib import Path

FOLDERS = ("include", "lib", "tools")
SHORTEST = 40  # Characters; a title in other words is shorter.


def opening(text):
    """The comment at the beginning of a header, as one line, without its title, its rules and the licence's line."""
    comment = re.match(r"(?:\s*/\*.*?\*/|\s*//[^\n]*\n)*", text, re.DOTALL)[0]
    lines = [line.strip(" /*|\\") for line in comment.splitlines()]
    return " ".join(line for line in lines if line and not line.startswith("===") and "SPDX-License" not in line)


def complaint(text):
    """What is wrong with the opening of a header, or None."""
    words = opening(text)
    if not words:
        return "opens with a title only: say what it is and why it exists"
    if len(words) < SHORTEST or not re.search(r"[.:)]$", words):
        return f"opens with no whole sentence: {words}"
    return None


def complaints(root):
    """Sentences about headers, and the number of headers read."""
    headers = sorted(path for folder in FOLDERS for path in (root / folder).rglob("*.h"))
    found = [(path, complaint(path.read_text(encoding="utf-8"))) for path in headers]
    return [f"{path.relative_to(root)}: {words}" for path, words in found if words], len(headers)


def main():
    found, count = complaints(Path(sys.argv[1]))
    if count < 100:
        sys.exit(f"{sys.argv[1]}: only {count} headers were found")
    print("\n".join(found) if found else f"{count} headers open with what they are")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
