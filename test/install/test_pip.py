#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Installs this checkout with pip into an empty virtual environment, and uses it as the page of IREE says.

    test_pip.py [CHECKOUT]    # by default this checkout; skipped without REMAT_FULL=1

The test needs a network, because pip installs JAX and IREE from the package index. tools/wheel builds the programs into
build-wheel. The first build takes minutes, and later ones reuse its files.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CHECKOUT = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT
sys.path.insert(0, str(ROOT / "test" / "docs"))

from tutorial import Tutorial, same  # noqa: E402

COMMANDS = ("remat-opt", "remat-solve", "remat-run", "remat-compile", "remat-iree", "remat-xla", "remat-memory")
PLACE = "import remat; print(remat.__version__, remat.__file__, remat.tool.remat_opt())"


def clean(environment):
    """Returns the environment of a user who has no other remat, and no other virtual environment."""
    return {name: text for name, text in environment.items() if not name.startswith(("PYTHON", "VIRTUAL", "REMAT"))}


class Venv:
    """A virtual environment in a folder. Commands run in this folder, with the environment's programs on PATH."""

    def __init__(self, folder):
        self.folder, self.bin = Path(folder), Path(folder, "venv", "bin")
        self.environment = clean(os.environ)
        self.run(sys.executable, "-m", "venv", "venv")
        self.environment["PATH"] = f"{self.bin}:{os.environ['PATH']}"

    def run(self, *command):
        done = subprocess.run(
            command, cwd=self.folder, env=self.environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise AssertionError(f"{' '.join(command)}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
        return done.stdout


def wrong(venv):
    """Yields a sentence for each thing that does not work in an environment with remat."""
    for name in COMMANDS:
        if not (venv.bin / name).exists():
            yield f"{name} is not a command"
    if "LLVM version" not in venv.run("remat-opt", "--version"):
        yield "remat-opt --version names no version of LLVM"
    version, *places = venv.run("python", "-c", PLACE).split()
    if version != (CHECKOUT / "python" / "remat" / "VERSION").read_text(encoding="utf-8").strip():
        yield f"remat.__version__ is {version}"
    for place in places:
        if not Path(place).resolve().is_relative_to(venv.folder.resolve()):
            yield f"{place} is outside of the environment"
    tutorial = Tutorial(ROOT / "docs" / "start" / "Iree.md")
    (expected,) = [output for command, output in tutorial.steps if command == "python step.py"]
    (venv.folder / "step.py").write_text(tutorial.files["step.py"], encoding="utf-8")
    found = venv.run("python", "step.py")
    if not same(found, expected):
        yield f"step.py prints\n{found}\nand not\n{expected}"


def main():
    if not os.environ.get("REMAT_FULL"):
        print("skipped: it builds a wheel and installs from the network (set REMAT_FULL=1)")
        return 77
    with tempfile.TemporaryDirectory() as folder:
        venv = Venv(folder)
        venv.run("pip", "install", "--quiet", f"{CHECKOUT}[iree]")
        found = list(wrong(venv))
    print("\n".join(found) if found else "pip installs this checkout, and its step of IREE is within its budget")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
