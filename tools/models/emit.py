# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions that the exporters share: piping through tools, the prepared form, and writing files."""

import os
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

MLIR_OPT = os.environ.get("MLIR_OPT", "mlir-opt-22")
# The limit and the folder of the models that the repository keeps.
SIZE_LIMIT, KEPT = 1 << 20, Path(__file__).resolve().parents[2] / "models"

CLEAN = "canonicalize,cse"
# Elementwise chains become one op each, as in any compiler that would run the step.
FUSE = f"{CLEAN},linalg-fuse-elementwise-ops,{CLEAN}"
IMPORTED_BARRIER = re.compile(r"= util.optimization_barrier (%\S+) : (\S+)")
GENERIC_BARRIER = re.compile(r'= "util.optimization_barrier"\((%\S+)\) : \((\S+)\) -> \S+')

# Text that a prepared model must not contain: other projects' names, and data.
FOREIGN = re.compile(r"\b(?:util|flow|hal|stablehlo|chlo|mhlo|sdy|torch)\.\w+|#(?:util|flow|hal)\b")
DENSE = re.compile(r'arith\.constant dense<["\[].*|dense_resource.*')


def run(command, text=""):
    """Pipes text through a tool. Its errors go to standard error."""
    done = subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"error: {' '.join(command)} failed with status {done.returncode}")
    return done.stdout


def header(name, packages):
    """Returns one comment line: the command and every version that shapes the output."""
    versions = [f"{package} {version(package)}" for package in packages]
    mlir = re.search(r"LLVM version (\S+)", run([MLIR_OPT, "--version"]))[1]
    return f"// tools/models/generate {name}  ({', '.join(versions)}, mlir-opt {mlir})\n"


def mlir_opt(text, passes):
    pipeline = f"--pass-pipeline=builtin.module({passes})"
    return run([MLIR_OPT, "-", "--allow-unregistered-dialect", pipeline], text)


def prepare(text):
    """Fuses elementwise ops up to the barriers, then drops the barriers: a cast to the same
    type folds away."""
    generic = IMPORTED_BARRIER.sub(r'= "util.optimization_barrier"(\1) : (\2) -> \2', text)
    fused = mlir_opt(generic, FUSE)
    return mlir_opt(GENERIC_BARRIER.sub(r"= tensor.cast \1 : \2 to \2", fused), CLEAN)


def write(path, text):
    if len(text) > SIZE_LIMIT and path.resolve().is_relative_to(KEPT):
        sys.exit(f"error: {path}: {len(text)} bytes are over the limit of {SIZE_LIMIT}")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    print(f"{path}: {len(text)} bytes")


def write_prepared(path, header, text):
    """Writes a prepared model. Refuses text that stock mlir-opt could not read back."""
    if found := FOREIGN.search(text) or DENSE.search(text):
        sys.exit(f"error: {path}: not in prepared form: {found[0][:80]}")
    run([MLIR_OPT, "-", "-o", os.devnull], text)
    write(path, header + text)
