#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails where a file includes a header of a layer that lib/layers.txt does not allow it.

    check_layers.py ROOT

Core, Exchange and Runtime may not include MLIR or LLVM either: they build without both.
"""

import os
import re
import sys
from pathlib import Path

WITHOUT_LLVM = ("Core", "Exchange", "Runtime")
INCLUDE = re.compile(r'^\s*#?\s*include\s*(["<])([^">]+)[">]', re.MULTILINE)


def read_layers(text):
    """From each folder to the set of those that it may include: a folder that a line names stands for itself and for
    its subfolders, as far as they are above. Raises ValueError on one that is not above."""
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
    """The folder of layers that path, below lib or include/remat, stands in."""
    found = [folder for folder in layers if inside(path, folder)]
    return max(found, key=len) if found else None


def included_layer(name, folder, layers):
    """The layer of a public header, or of a private one that stands in another folder."""
    if name.startswith("remat/"):
        return layer_of(str(Path(name).relative_to("remat").parent), layers)
    return layer_of(os.path.normpath(f"{folder}/{os.path.dirname(name)}"), layers) if name.startswith("../") else None


def violations(root, layers):
    """Sentences about includes that are not allowed, and the number of files read."""
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
        other = included_layer(name, folder, layers)
        if name.startswith("remat/") and other is None:
            found.append(f"{path}: includes {name}, whose folder is not in lib/layers.txt")
        elif other is not None and other != own and other not in layers[own]:
            found.append(f"{path}: includes {name}, but lib/layers.txt does not let {own} use {other}")
        elif name.startswith(("mlir", "llvm")) and own.split("/")[0] in WITHOUT_LLVM:
            found.append(f"{path}: includes {name}, but {own} builds without MLIR and LLVM")
        elif own.startswith("Core") and not (name.startswith("remat/") or is_private(path, quote, name)):
            found.append(f"{path}: includes {name}, but Core uses its own headers and the standard library only")
    return found


def is_private(path, quote, name):
    """A header of the standard library, which has neither a folder nor an ending, or one beside the file."""
    if quote == "<":
        return re.fullmatch(r"[a-z_0-9]+", name) is not None
    return "/" not in name and (path.parent / name).exists()


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
