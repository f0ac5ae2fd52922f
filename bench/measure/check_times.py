#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints how long the parts of the last tools/check took, and its longest entries of ctest.

    bench/measure/check_times.py            # two tables
    bench/measure/check_times.py --write    # into docs/contributing/Testing.md

tools/check writes build/check-times.md, and ctest writes build/check-tests.xml.
"""

import argparse
import xml.etree.ElementTree as xml

from paths import ROOT
from table import markdown

PAGE = ROOT / "docs" / "contributing" / "Testing.md"
PARTS, TESTS = ROOT / "build" / "check-times.md", ROOT / "build" / "check-tests.xml"
MARKS = "<!-- bench/measure/check_times.py --write: -->\n", "<!-- until here -->\n"
LONGEST = 12


def entries(path):
    """Returns pairs of the seconds and the name of each entry, the longest first."""
    cases = xml.parse(path).getroot().iter("testcase")
    return sorted(((float(each.get("time", 0)), each.get("name")) for each in cases), reverse=True)


def tables(parts, tests):
    """Yields the lines of both tables. `parts` is the text that tools/check wrote. `tests` has the pairs of entries()."""
    yield from parts.splitlines()
    yield ""
    shown, others = tests[:LONGEST], tests[LONGEST:]
    rows = [(f"`{name}`", round(seconds)) for seconds, name in shown]
    if others:
        rows.append((f"{len(others)} more", round(sum(seconds for seconds, _ in others))))
    yield from markdown(("entry of ctest", "seconds"), rows)


def between(page, lines):
    """Returns the page with the lines of the tables between its marks."""
    start, end = (page.index(mark) for mark in MARKS)
    return page[: start + len(MARKS[0])] + "\n".join(lines) + "\n" + page[end:]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="write the tables into the page")
    options = parser.parse_args()
    try:
        lines = list(tables(PARTS.read_text(encoding="utf-8"), entries(TESTS)))
    except (OSError, xml.ParseError) as error:
        parser.error(f"the last check left no times: {error}; run tools/check")
    if options.write:
        PAGE.write_text(between(PAGE.read_text(encoding="utf-8"), lines), encoding="utf-8")
    else:
        print("\n".join(lines))


if __name__ == "__main__":
    main()
