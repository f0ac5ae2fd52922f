#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that the programs of a wheel need no symbol that the libraries of Ubuntu 22.04 and RHEL 9 lack.

    symbol_versions.py WHEEL

A system's library has every version of symbols up to its newest one. The tool readelf (binutils) tells which versions a
program needs.
"""

import os
import re
import subprocess
import sys
import tempfile
import zipfile

# The newest versions of the C library, of GCC's library for C++ and of GCC's support library on each system. Ubuntu
# 22.04 has glibc 2.35 and GCC 12. RHEL 9 has glibc 2.34 and GCC 11.
SYSTEMS = {
    "Ubuntu 22.04": {"GLIBC": (2, 35), "GLIBCXX": (3, 4, 30), "CXXABI": (1, 3, 13), "GCC": (12, 0, 0)},
    "RHEL 9": {"GLIBC": (2, 34), "GLIBCXX": (3, 4, 29), "CXXABI": (1, 3, 13), "GCC": (7, 0, 0)},
}
# Every system has these libraries. A wheel would have to bring any other library.
LIBRARIES = re.compile(r"(ld-linux|lib(c|m|dl|rt|pthread|gcc_s|stdc\+\+)\.so)")


def needed(path):
    """Returns {library: versions of its symbols} for a program or a library, from the names in the file."""
    said = subprocess.run(["readelf", "--wide", "-d", "-V", path], capture_output=True, text=True, check=True).stdout
    found, library = {name: [] for name in re.findall(r"\(NEEDED\).*\[(.*)\]", said)}, None
    for line in said[said.find("Version needs section") :].splitlines():
        if file := re.search(r"File: (\S+)", line):
            library = found.setdefault(file[1], [])
        elif name := re.search(r"Name: (\S+)", line):
            library.append(name[1])
    return found


def lacks(system, found):
    """Returns the needed libraries and versions that a system lacks. `found` has the versions of the system, and `needed` has those of the
    program.
    """
    newest = SYSTEMS[system]
    lacking = [library for library in found if not LIBRARIES.match(library)]
    for name in sorted({each for versions in found.values() for each in versions}):
        prefix, _, number = name.rpartition("_")
        if not re.fullmatch(r"[\d.]+", number) or prefix not in newest:
            lacking.append(name)
        elif tuple(map(int, number.split("."))) > newest[prefix]:
            lacking.append(name)
    return lacking


def is_elf(path):
    with open(path, "rb") as file:
        return file.read(4) == b"\x7fELF"


def check(wheel):
    """Raises AssertionError if a program of the wheel needs what a system lacks. Returns the number of programs."""
    with tempfile.TemporaryDirectory() as folder:
        with zipfile.ZipFile(wheel) as file:
            file.extractall(folder)
        paths = [os.path.join(where, name) for where, _, names in os.walk(folder) for name in names]
        programs = [path for path in paths if is_elf(path)]
        for path in programs:
            found = needed(path)
            for system in SYSTEMS:
                if lacking := lacks(system, found):
                    name = os.path.relpath(path, folder)
                    raise AssertionError(f"{name} needs what {system} lacks: {', '.join(lacking)}")
    if not programs:
        raise AssertionError(f"{wheel} has no program")
    return len(programs)


if __name__ == "__main__":
    print(f"{check(sys.argv[1])} programs need nothing that {' or '.join(SYSTEMS)} lacks")
