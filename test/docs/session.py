#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A user's session: the commands of docs/start/Jax.md in an empty folder with an empty virtual environment print what the page says.

    session.py path/to/build    # skipped without REMAT_FULL=1

Needs a network: it installs from the package index. The package is that of python, with the programs of the build.
"""

import os
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.abspath(os.path.join(HERE, "..", ".."))
sys.path.insert(0, HERE)

from tutorial import EIGHT_DEVICES, Tutorial, same, without_gpu  # noqa: E402


def main():
    if not os.environ.get("REMAT_FULL"):
        print("skipped: it installs from the network (set REMAT_FULL=1)")
        return 77
    tutorial = Tutorial(os.path.join(ROOT, "docs", "start", "Jax.md"))
    tutorial.files = without_gpu(tutorial.files)
    package = os.path.join(ROOT, "python")
    tutorial.steps = [(command.replace('".[', f'"{package}['), printed) for command, printed in tutorial.steps]
    kept = {name: os.environ[name] for name in os.environ if not name.startswith(("PYTHON", "VIRTUAL", "REMAT"))}
    programs = {"REMAT_OPT": os.path.join(os.path.abspath(sys.argv[1]), "bin", "remat-opt")}
    with tempfile.TemporaryDirectory() as folder:
        # The program in tools is typed by test_tutorials.py.
        ran = tutorial.run(folder, {**kept, **programs, **EIGHT_DEVICES}, lambda command: command.startswith("tools/"))
    wrong = [
        f"{command}\nprints\n{found}\nand not\n{said}" for command, found, said in ran if said and not same(found, said)
    ]
    print("\n".join(wrong) if wrong else f"{len(ran)} commands print what docs/start/Jax.md says")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
