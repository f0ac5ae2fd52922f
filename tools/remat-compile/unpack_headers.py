#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Unpacks only the headers of wheels, because their libraries may be a hundred times as large.

unpack_headers.py FOLDER WHEEL...
"""

import sys
import zipfile
from pathlib import Path


def unpack(wheel, folder):
    """Writes each file in a folder `include` of the wheel to the same path in folder."""
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            _, found, inside = name.partition("/include/")
            if not found or name.endswith("/") or ".." in inside.split("/"):
                continue
            target = folder / inside
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(archive.read(name))


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    for path in sys.argv[2:]:
        unpack(path, Path(sys.argv[1]))
