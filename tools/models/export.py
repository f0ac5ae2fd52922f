"""Writes models as MLIR: JAX -> StableHLO -> linalg on tensors, in prepared form."""
import argparse
import os
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import jax
import lstm
import resnet
import transformer
import unet

MODELS = {**resnet.MODELS, **transformer.MODELS, **lstm.MODELS, **unet.MODELS}
MLIR_OPT = os.environ.get("MLIR_OPT", "mlir-opt-22")
CLEAN = "canonicalize,cse"
# Elementwise chains become one op each, as in any compiler that would run the step.
FUSE = f"{CLEAN},linalg-fuse-elementwise-ops,{CLEAN}"
IMPORTED_BARRIER = re.compile(r"= util.optimization_barrier (%\S+) : (\S+)")
GENERIC_BARRIER = re.compile(r'= "util.optimization_barrier"\((%\S+)\) : \((\S+)\) -> \S+')
SIZE_LIMIT = 1 << 20
FOREIGN = re.compile(r"\b(util|flow|hal|stablehlo|chlo|mhlo|sdy|torch)\.\w+|#(hal|util|flow)\b")


def run(command, text):
    """Pipes text through a tool; its errors go to our stderr."""
    done = subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"error: {' '.join(command)} failed with status {done.returncode}")
    return done.stdout


def mlir_opt_version():
    return re.search(r"LLVM version (\S+)", run([MLIR_OPT, "--version"], ""))[1]


def header(name, packages):
    """One comment line: the command and every version that shapes the output."""
    versions = [f"{package} {version(package)}" for package in packages]
    return f"// tools/models/generate {name}  ({', '.join(versions)}, mlir-opt {mlir_opt_version()})\n"


def transform(text, passes):
    pipeline = f"--pass-pipeline=builtin.module({passes})"
    return run([MLIR_OPT, "-", "--allow-unregistered-dialect", pipeline], text)


def prepare(text):
    """Fuses elementwise ops up to the barriers, then drops the barriers (a cast to the same
    type folds away)."""
    fused = transform(IMPORTED_BARRIER.sub(r'= "util.optimization_barrier"(\1) : (\2) -> \2', text), FUSE)
    return transform(GENERIC_BARRIER.sub(r"= tensor.cast \1 : \2 to \2", fused), CLEAN)


def write(path, header, text):
    """Refuses what the project could not read back."""
    if found := FOREIGN.search(text):
        sys.exit(f"error: {path}: foreign name left over: {found[0]}")
    if len(header) + len(text) > SIZE_LIMIT:
        sys.exit(f"error: {path}: {len(text)} bytes are over the limit of {SIZE_LIMIT}")
    run([MLIR_OPT, "-", "-o", os.devnull], text)
    path.write_text(header + text)
    print(f"{path}: {len(header) + len(text)} bytes")


def lower(function, name, types):
    """The lowered JAX function; its module is named after the model."""
    function.__name__ = name.replace("-", "_")
    return jax.jit(function).lower(*types)


def to_linalg(stablehlo):
    imported = run(
        ["iree-compile", "--iree-input-type=stablehlo", "--compile-to=input", "-"], stablehlo
    )
    renamed = imported.replace("util.func public @", "func.func @").replace("util.return", "return")
    return prepare(renamed.replace("module @jit_", "module @", 1))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("models"))
    parser.add_argument("names", nargs="*", metavar="NAME", help="default: all of " + ", ".join(MODELS))
    options = parser.parse_args()
    for name in options.names or MODELS:
        model = MODELS[name]
        lowered = lower(model.step(), name, model.argument_types())
        packages = ["jax", "jaxlib", "iree-base-compiler"]
        write(options.out / f"{name}.mlir", header(name, packages), to_linalg(lowered.as_text()))


if __name__ == "__main__":
    main()
