# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions that the exporters share: piping through tools, the prepared form, and writing files."""

import os
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

MLIR_OPT = os.environ.get("MLIR_OPT", "mlir-opt-22")
# The most bytes of a model that the repository keeps, and the folder of these models.
SIZE_LIMIT, KEPT = 1 << 20, Path(__file__).resolve().parents[2] / "models"

CLEAN = "canonicalize,cse"
# Each chain of elementwise ops becomes one op, as in any compiler that would run the step.
FUSE = f"{CLEAN},linalg-fuse-elementwise-ops,{CLEAN}"
IMPORTED_BARRIER = re.compile(r"= util.optimization_barrier (%\S+) : (\S+)")
GENERIC_BARRIER = re.compile(r'= "util.optimization_barrier"\((%\S+)\) : \((\S+)\) -> \S+')

# A prepared model must not contain this text: names of other projects, and data.
FOREIGN = re.compile(r"\b(?:util|flow|hal|stablehlo|chlo|mhlo|sdy|torch)\.\w+|#(?:util|flow|hal)\b")
DENSE = re.compile(r'arith\.constant dense<["\[].*|dense_resource.*')


def run(command, text=""):
    """Pipes text through a tool. The tool's errors go to standard error."""
    done = subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"error: {' '.join(command)} failed with status {done.returncode}")
    return done.stdout


def header(name, packages):
    """Returns one comment line with the command, and all versions on which the output depends."""
    versions = [f"{package} {version(package)}" for package in packages]
    mlir = re.search(r"LLVM version (\S+)", run([MLIR_OPT, "--version"]))[1]
    return f"// tools/models/generate {name}  ({', '.join(versions)}, mlir-opt {mlir})\n"


def mlir_opt(text, passes):
    pipeline = f"--pass-pipeline=builtin.module({passes})"
    return run([MLIR_OPT, "-", "--allow-unregistered-dialect", pipeline], text)


def prepare(text):
    """Fuses elementwise ops, but not across barriers. Afterwards removes the barriers, which are casts to the same type
    and fold away."""
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
    """Writes a prepared model. Refuses text that an unmodified mlir-opt could not read."""
    if found := FOREIGN.search(text) or DENSE.search(text):
        sys.exit(f"error: {path}: not in prepared form: {found[0][:80]}")
    run([MLIR_OPT, "-", "-o", os.devnull], text)
    write(path, header + text)
