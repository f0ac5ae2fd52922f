# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes steps with JAX for a measurement, makes them fit into a budget, and runs them on this machine's CPU."""

import json
import os
import subprocess
import sys

from paths import BIN, ROOT

PYTHON = ROOT / ".venv" / "iree" / "bin" / "python"


def call(*command, codes=(0,)):
    found = {**os.environ, "PATH": os.pathsep.join([str(PYTHON.parent), os.environ["PATH"]])}
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, env=found)
    if done.returncode not in codes:
        sys.exit(f"{command[0]}: {done.stderr[-2000:]}")
    return done


def need_jax():
    if not PYTHON.exists():
        sys.exit(f"{PYTHON} is not there: run tools/setup iree")


def export(folder, model, **sizes):
    """Returns the path of the file of the model's step. `sizes` gives the batch or the length of the step."""
    options = [text for name, size in sizes.items() for text in (f"--{name}", size)]
    call(PYTHON, "-B", ROOT / "tools" / "models" / "export_jax.py", "--out", folder, *options, model)
    name = "-".join([model, *(f"{name[0]}{size}" for name, size in sizes.items())])
    return folder / f"{name}.mlir"


def plan(step, folder, **options):
    """Returns (the rewritten step, its report), or None if the planner has no plan within the budget. `options` are the
    options inside of --remat."""
    after, report = folder / "after.mlir", folder / "report.json"
    text = " ".join(f"{name.replace('_', '-')}={value}" for name, value in options.items())
    done = call(BIN / "remat-opt", step, f"--remat={text} enforce=arena report={report}", "-o", after, codes=(0, 1))
    return None if done.returncode else (after, json.loads(report.read_text()))


def run(step, after):
    """Returns the figures of remat-run for both steps, which run in arenas. Exits if outputs differ."""
    done = call(BIN / "remat-run", step, after, "--arena", "--no-poison", "--json", codes=(0, 1))
    result = json.loads(done.stdout)
    if not result["bit_equal"]:
        sys.exit(f"{step} and {after}: outputs differ")
    return result
