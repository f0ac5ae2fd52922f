#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails if the first comment of a header does not say what the header is and why it exists.

    check_headers.py ROOT

The opening is the comment above the include guard, without its title and the licence's line. It must be at least one
whole sentence. Headers of include, lib and tools are read, but not those of tests.
"""

import re
import sys
from pathlib import Path

FOLDERS = ("include", "lib", "tools")
SHORTEST = 40  # The fewest characters. Openings that only repeat the title are shorter.


def opening(text):
    """Returns the comment at the beginning of a header as one line, without its title, its rulers and the licence's
    line.
    """
    comment = re.match(r"(?:\s*/\*.*?\*/|\s*//[^\n]*\n)*", text, re.DOTALL)[0]
    lines = [line.strip(" /*|\\") for line in comment.splitlines()]
    return " ".join(line for line in lines if line and not line.startswith("===") and "SPDX-License" not in line)


def complaint(text):
    """Returns what is wrong with the opening of a header, or None."""
    words = opening(text)
    if not words:
        return "opens with a title only: say what it is and why it exists"
    if len(words) < SHORTEST or not re.search(r"[.:)]$", words):
        return f"opens with no whole sentence: {words}"
    return None


def complaints(root):
    """Returns sentences about headers with a wrong opening, and the number of headers read."""
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
