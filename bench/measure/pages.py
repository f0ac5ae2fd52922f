# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a page of docs/reference, or checks that it is current. The scripts that make a page of docs/reference from a
table share this module."""

import argparse
import os
import sys

from paths import ROOT


def write_or_check(doc: str, name: str, text: str) -> None:
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, and fail where the page is stale")
    options = parser.parse_args()
    path = os.path.join(ROOT, "docs", "reference", name)
    if options.check:
        with open(path, encoding="utf-8") as file:
            if file.read() != text:
                raise SystemExit(
                    f"docs/reference/{name} is not what the table says: run bench/measure/{os.path.basename(sys.argv[0])}"
                )
        return
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
