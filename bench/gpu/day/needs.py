# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks whether a machine has what the parts of the device day need, and describes the machine."""

import ctypes
import functools
import shutil
import subprocess
import sys
from pathlib import Path

FIELDS = ("name", "driver_version", "memory.total", "clocks.max.sm")  # The fields that nvidia-smi is asked for.


def installed(root):
    """Returns the Pythons that tools/setup has made, for JAX and for PyTorch."""
    venvs = {"jax": ("xla", "iree"), "torch": ("torch",)}
    paths = {package: [root / ".venv" / name / "bin" / "python" for name in names] for package, names in venvs.items()}
    return {package: str(path) for package, found in paths.items() for path in reversed(found) if path.exists()}


@functools.cache
def python_with(package, other):
    """Returns a Python that has the package: this one or the other one; None if neither has it."""
    return next((each for each in (sys.executable, other) if each and imports(each, package)), None)


def imports(python, package):
    found = "import importlib.util, sys; sys.exit(not importlib.util.find_spec(sys.argv[1]))"
    return subprocess.run([python, "-c", found, package], capture_output=True, check=False).returncode == 0


@functools.cache
def has_driver():
    try:
        return ctypes.CDLL("libcuda.so.1").cuInit(0) == 0
    except OSError:
        return False


def missing(need, root: Path, pythons, is_dry: bool):
    """If something that a part needs is missing, returns a sentence that says what is missing, else None. `pythons`
    is {package: another Python that has it}."""
    if need == "gpu":
        return None if is_dry or has_driver() else "no GPU answers: libcuda.so.1 is missing, or cuInit fails"
    if need in ("jax", "torch"):
        return None if python_with(need, pythons.get(need)) else f"no Python here has {need}: pip install {need}"
    if "/" in need:
        return None if (root / need).exists() else f"{need} was not packed"
    return None if shutil.which(need) else f"{need} is not on PATH"


def machine(is_dry):
    """Returns a description of the machine. In a dry run, the machine is this CPU."""
    if is_dry:
        return {"name": "cpu", "dry run": True}
    command = ["nvidia-smi", f"--query-gpu={','.join(FIELDS)}", "--format=csv,noheader"]
    try:
        said = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60).stdout
    except (OSError, subprocess.TimeoutExpired):
        said = ""
    gpus = [dict(zip(FIELDS, line.split(", "))) for line in said.splitlines()]
    return {**(gpus[0] if gpus else {"name": "unknown"}), "gpus": len(gpus)}


def versions(pythons):
    """Returns the versions of JAX and PyTorch that the parts use."""
    found = {}
    for package in ("jax", "torch"):
        if python := python_with(package, pythons.get(package)):
            ask = "import importlib.metadata, sys; print(importlib.metadata.version(sys.argv[1]))"
            done = subprocess.run([python, "-c", ask, package], capture_output=True, text=True, check=False)
            found[package] = done.stdout.strip()
    return found
