#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Repeats a user's session with the wheel alone, in an empty folder with an empty virtual environment. The commands of
docs/start/Jax.md and docs/start/Gate.md must print what these pages say, and docs/start/Notebook.ipynb must show the
outputs that it stores.

    session.py [WHEEL]    # by default tools/wheel makes one; skipped without REMAT_FULL=1

The session needs a network, because it installs from the package index. On a machine with an NVIDIA GPU the examples use
this GPU. On another machine eight virtual devices of the CPU take the place of GPUs.
"""

import glob
import os
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.abspath(os.path.join(HERE, "..", ".."))
sys.path.insert(0, HERE)

from tutorial import EIGHT_DEVICES, Tutorial, has_gpu, on_gpu, same, without_gpu  # noqa: E402

BEFORE_GATE = (". venv/bin/activate", "pip install --quiet pytest nbclient ipykernel")
BEHIND_GATE = (
    f"python -B {HERE}/notebook.py",
    # PyTorch finds remat's backend by the entry point 'remat'.
    "python -c \"from importlib import metadata; metadata.entry_points(group='torch_dynamo_backends')['remat'].load()\"",
)


def as_installed(command, wheel):
    """Returns a page's command in the form that a user of the wheel types. The wheel's programs are on PATH."""
    typed, _, rest = command.partition(" ")
    return f"{os.path.basename(typed) if typed.startswith('tools/') else typed} {rest}".replace('".[', f'"{wheel}[')


def differences(page, wheel, folder, environment, before=(), behind=()):
    """Runs the commands of a page, with other commands before and after them. Returns sentences about wrong output, and
    the number of commands that ran.
    """
    tutorial = Tutorial(os.path.join(ROOT, "docs", "start", page))
    own = [(as_installed(command, wheel), printed) for command, printed in tutorial.steps]
    if has_gpu():
        own = on_gpu(own)
    else:
        tutorial.files = without_gpu(tutorial.files)
    tutorial.steps = [*((command, None) for command in before), *own, *((command, None) for command in behind)]
    ran = tutorial.run(folder, environment, lambda command: None)
    wrong = [
        f"{command}\nprints\n{found}\nand not\n{said}" for command, found, said in ran if said and not same(found, said)
    ]
    return wrong, len(ran)


def wheel_in(folder):
    subprocess.run([os.path.join(ROOT, "tools", "wheel"), folder], check=True)
    (wheel,) = glob.glob(os.path.join(folder, "remat-*.whl"))
    return wheel


def main():
    if not os.environ.get("REMAT_FULL"):
        print("skipped: it installs from the network (set REMAT_FULL=1)")
        return 77
    kept = {name: os.environ[name] for name in os.environ if not name.startswith(("PYTHON", "VIRTUAL", "REMAT"))}
    environment = kept if has_gpu() else {**kept, **EIGHT_DEVICES}
    with tempfile.TemporaryDirectory() as made, tempfile.TemporaryDirectory() as folder:
        wheel = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else wheel_in(made)
        shutil.copy(os.path.join(HERE, "Inputs", "layers.stablehlo.mlir"), os.path.join(folder, "step.stablehlo.mlir"))
        found = [
            differences("Jax.md", wheel, folder, environment),
            differences("Gate.md", wheel, folder, environment, BEFORE_GATE, BEHIND_GATE),
        ]
    wrong = [sentence for some, _ in found for sentence in some]
    count = sum(number for _, number in found)
    print("\n".join(wrong) if wrong else f"{count} commands with the wheel print what Jax.md and Gate.md say")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
