#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails if a file includes a header of a layer which lib/layers.txt does not allow for this file.

    check_layers.py ROOT

Core, Exchange and Runtime may not include MLIR or LLVM, because they build without both.
"""

import re
import sys
from pathlib import Path

WITHOUT_LLVM = ("Core", "Exchange", "Runtime")
STANDARD = r"[a-z_0-9]+"  # A header of the standard library has neither a folder nor an ending.
INCLUDE = re.compile(r'^\s*#?\s*include\s*(["<])([^">]+)[">]', re.MULTILINE)


def read_layers(text):
    """Returns the set of folders that each folder may include. A folder in a line stands for itself and for those of its subfolders that
    are in lines above. Raises ValueError if a folder is not in a line above.
    """
    layers = {}
    for number, line in enumerate(text.splitlines(), 1):
        line = line.split("#")[0].strip()
        if not line:
            continue
        folder, _, allowed = line.partition(":")
        for other in allowed.split():
            if not any(inside(known, other) for known in layers):
                raise ValueError(f"layers.txt:{number}: {folder} names {other}, which is not above it")
        layers[folder] = {known for known in layers for other in allowed.split() if inside(known, other)}
    return layers


def inside(folder, other):
    return folder == other or folder.startswith(other + "/")


def layer_of(path, layers):
    """Returns the folder of `layers` that contains `path`, below lib or include/remat."""
    found = [folder for folder in layers if inside(path, folder)]
    return max(found, key=len) if found else None


def included_layer(name, layers):
    """Returns the layer of a header, or None for a header of a library. The name of a public header begins below
    include, and that of any other header below lib.
    """
    return layer_of(Path(name.removeprefix("remat/")).parent.as_posix(), layers)


def violations(root, layers):
    """Returns sentences about includes that are not allowed, and the number of files read."""
    found, count = [], 0
    for base in (root / "lib", root / "include" / "remat"):
        for path in sorted(base.rglob("*")):
            if path.suffix not in (".h", ".cpp", ".td"):
                continue
            count += 1
            found += in_file(path, base, layers)
    return found, count


def in_file(path, base, layers):
    folder = path.relative_to(base).parent.as_posix()
    own = layer_of(folder, layers)
    if own is None:
        return [f"{path}: its folder is not in lib/layers.txt"]
    found = []
    for quote, name in INCLUDE.findall(path.read_text(encoding="utf-8")):
        other = included_layer(name, layers)
        if other is None and is_of_project(name, quote):
            found.append(f"{path}: includes {name}, whose folder is not in lib/layers.txt")
        elif other is not None and other != own and other not in layers[own]:
            found.append(f"{path}: includes {name}, but lib/layers.txt does not let {own} use {other}")
        elif other is not None and base.name == "remat" and not name.startswith("remat/"):
            found.append(f"{path}: is public and includes {name}, which is not installed")
        elif name.startswith(("mlir", "llvm")) and own.split("/")[0] in WITHOUT_LLVM:
            found.append(f"{path}: includes {name}, but {own} builds without MLIR and LLVM")
        elif own.startswith("Core") and other is None and not re.fullmatch(STANDARD, name):
            found.append(f"{path}: includes {name}, but Core uses its own headers and the standard library only")
    return found


def is_of_project(name, quote):
    """If a header can be named by a path below include or lib, it must be named so, and not by its file name alone."""
    return name.startswith("remat/") or (quote == '"' and re.fullmatch(r"(\.\./.*|[A-Za-z]+)\.h", name) is not None)


def main():
    root = Path(sys.argv[1])
    try:
        layers = read_layers((root / "lib" / "layers.txt").read_text(encoding="utf-8"))
    except ValueError as error:
        sys.exit(str(error))
    found, count = violations(root, layers)
    if count < 100:
        sys.exit(f"{root}: only {count} files were found")
    print("\n".join(found) if found else f"{count} files include only what lib/layers.txt allows")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
