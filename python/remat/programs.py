# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the programs in a wheel as commands: `remat-opt` runs remat/programs/bin/remat-opt."""

import os
import sys

from .tool import FOLDERS


def main():
    name = os.path.basename(sys.argv[0])
    path = os.path.join(FOLDERS[0], name)
    if not os.path.exists(path):
        sys.exit(f"{name}: this package was installed without its programs: install the wheel that tools/wheel makes")
    with open(path, "rb") as file:
        interpreter = [sys.executable] if b"python" in file.readline(100) else []
    command = [*interpreter, path, *sys.argv[1:]]
    os.execv(command[0], command)
