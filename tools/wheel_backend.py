# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lets pip build a wheel of this checkout (PEP 517). The script tools/wheel makes the wheel, which takes minutes."""

import os
import subprocess
import tempfile
from pathlib import Path

OF_PIP = ("PYTHONPATH", "PEP517_", "_PYPROJECT_HOOKS")
ROOT = Path(__file__).resolve().parents[1]


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    with tempfile.TemporaryDirectory() as folder:
        # tools/wheel starts another pip. This pip must not find the path and the backend of the pip that is running
        # now.
        environment = {name: value for name, value in os.environ.items() if not name.startswith(OF_PIP)}
        subprocess.run([ROOT / "tools" / "wheel", folder], check=True, env=environment)
        (wheel,) = Path(folder).glob("remat-*.whl")
        (Path(wheel_directory) / wheel.name).write_bytes(wheel.read_bytes())
    return wheel.name


def build_sdist(sdist_directory, config_settings=None):
    raise NotImplementedError("remat has no source archive: run pip in a checkout")
