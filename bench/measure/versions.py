#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tries remat with versions of JAX, IREE and PyTorch that the package index has, and writes docs/reference/Versions.md.

    bench/measure/versions.py jax                   each minor version from the oldest that is supported
    bench/measure/versions.py torch 2.14.1 2.15.0   these versions
    bench/measure/versions.py jax 0.10.2 --python python3.13
    bench/measure/versions.py torch --python .venv/torch/bin/python --installed
    bench/measure/versions.py python --python python3.10   this Python, without a framework
    bench/measure/versions.py --list                lists the versions that the script would try, and installs nothing

Each version gets a new virtual environment, which is deleted afterwards: up to 1 GB for JAX with its plugin for CUDA, and
5 GB for PyTorch. In this environment, version_probes.py runs a small step. Rows of versions that were not tried stay in
the page. The script needs the built programs. python/remat/versions.json has the oldest and the newest version that are
supported.

Exit codes: 0 all versions work; 1 a version does not work; 2 a usage error.
"""

import argparse
import fcntl
import json
import os
import re
import subprocess
import sys
import tempfile

from paths import ROOT
from remat.output import write_output
from table import markdown

TABLE = ROOT / "python" / "remat" / "versions.json"
PAGE = ROOT / "docs" / "reference" / "Versions.md"
# The package whose versions are tried, the packages that need the same version, and further packages.
PARTS = {
    "jax": ("jax", ["jaxlib", "jax-cuda13-plugin", "jax-cuda13-pjrt"], []),
    "devices": ("jax", ["jaxlib"], []),
    "iree": ("iree-base-compiler", ["iree-base-runtime"], ["jax"]),
    "torch": ("torch", [], ["numpy"]),
    "python": ("python", [], []),
}
# The oldest version of a part that needs a newer one than versions.json says.
OLDEST = {"devices": "0.10.0"}
# Packages that PyTorch requires, but that import torch does not need on a CPU.
WITHOUT = re.compile(
    r"nvidia-(cublas|cufft|curand|cusolver|cusparse|nvjitlink|nvtx|cuda-nvrtc|cuda-runtime)\b|triton|cuda-"
)
ASKED = "import importlib.metadata as m; print(*(each for each in m.requires('torch') if 'extra ==' not in each), sep='\\n')"
PROBE = "import sys; sys.path.insert(0, sys.argv[1]); import version_probes; version_probes.run_probe(sys.argv[2])"
ROW = re.compile(r"\| (\S+) \| (\S+) \| (\S+) \| (.*) \|")
HEAD = """# Versions

remat works with these versions of JAX, PyTorch, IREE and Python.

<!-- bench/measure/versions.py writes this page. -->

{supported}

If another version of a part is installed, the first use of the part causes a `remat.RematWarning`, which says what is installed and
what is needed. `remat.jit` refuses other versions of JAX, because it depends on JAX's internals. `python/remat/versions.json` has this
table.

Steps for several devices need JAX 0.10 or later, because Shardy, the part of JAX that divides steps, cannot write the program of one
device in earlier versions. The Shardy of 0.8 has no pass that writes this program. The Shardy of 0.9 leaves collectives in the program
that XLA cannot read. remat refuses such steps, and names the installed and the needed version.

If a step has the same op twice, `remat.torch.backend` merges the two with PyTorch 2.14 and later. With PyTorch 2.13 it does not merge
them, because PyTorch 2.13 cannot be told which ops draw random numbers or count their calls.

With `inner="inductor"` and PyTorch 2.13 or 2.14, some steps need a larger budget than with PyTorch 2.15. The inductor of these two
versions has no setting that leaves out fusions which increase the peak. If remat refuses a budget for this reason, the message says
so.

## What was tried
A small step ran with each of these versions. The step of JAX is also compiled for an H100 ahead of time, and the steps of PyTorch and
IREE run on a CPU. The rows called *devices* are for a step of JAX on eight virtual devices of the CPU, with results within 1e-6 of
those of `jax.jit`. The step of PyTorch runs op by op and by inductor. Each version of Python imports the whole package and rewrites a
small program. JAX 0.8 and later need Python 3.11, and JAX 0.11 needs Python 3.12.

`bench/measure/versions.py jax devices iree torch python` makes the table. `--python` chooses another Python.

{rows}
"""


def key_of(version):
    return [int(part) for part in re.findall(r"\d+", version)]


def chosen(available, oldest):
    """Returns the oldest supported version, and the newest release of each minor version from the oldest on."""
    newest = {}
    for version in sorted((each for each in available if key_of(each) >= key_of(oldest)), key=key_of):
        newest[tuple(key_of(version)[:2])] = version
    return sorted({oldest, *newest.values()}, key=key_of)


def run(*command, timeout=3600):
    done = subprocess.run(command, capture_output=True, text=True, timeout=timeout, check=False)
    if done.returncode:
        lines = [line for line in (done.stderr or done.stdout).strip().splitlines() if line.strip()]
        errors = [line for line in lines if re.match(r"[\w.]+: ", line)]  # PyTorch writes advice after its errors.
        raise RuntimeError((errors or lines or [f"{command[0]} ended with status {done.returncode}"])[-1])
    return done.stdout


def available(name):
    listed = run(sys.executable, "-m", "pip", "index", "versions", name)
    return re.search(r"^Available versions: (.*)$", listed, re.MULTILINE)[1].split(", ")


def install(python, part, version):
    name, alike, more = PARTS[part]
    pip = (python, "-m", "pip", "install", "--quiet")
    if part != "torch":
        run(*pip, *(f"{each}=={version}" for each in (name, *alike)), *more)
        return
    run(*pip, "--no-deps", f"{name}=={version}")
    wanted = [each.split(";")[0].strip() for each in run(python, "-c", ASKED).splitlines()]
    run(*pip, "--no-deps", *(each for each in wanted if not WITHOUT.match(each)))
    # These libraries of CUDA are loaded on a CPU, too.
    run(*pip, "--no-deps", "nvidia-cufile", "nvidia-cuda-cupti")
    run(*pip, *more, "mpmath", "MarkupSafe")


def tried(part, version, base):
    """Returns "works", or the last line of the error of the probe. `base` is the Python program from which the
    environment is made."""
    with tempfile.TemporaryDirectory() as folder:
        python = os.path.join(folder, "venv", "bin", "python")
        try:
            run(base, "-m", "venv", os.path.dirname(os.path.dirname(python)))
            install(python, part, version)
        except (RuntimeError, subprocess.TimeoutExpired) as error:
            return short(error)
        return probed(part, python)


def probed(part, python):
    """Runs the probe of a part in an environment in which this part is installed."""
    try:
        run(python, "-B", "-c", PROBE, str(ROOT / "bench" / "measure"), part)
    except (RuntimeError, subprocess.TimeoutExpired) as error:
        return short(error)
    return "works"


def short(error):
    return str(error).replace("|", "/")[:200]


def rows_of(text):
    """Returns {(part, version, Python): result} of the rows of a page."""
    return {tuple(key): result for *key, result in ROW.findall(text) if key[0] in PARTS}


def add_row(path, key, result, table):
    """Adds or changes a row of the page. Other processes that add rows wait, and the whole page is written anew."""
    with open(TABLE, encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        rows = rows_of(path.read_text(encoding="utf-8")) if path.exists() else {}
        write_output(path, page({**rows, key: result}, table))


def versions_of(part, given, is_installed, number, table, program):
    """Returns the versions to try of a part. `number` is the version of the Python that the command line names."""
    if part == "python":
        return [number]
    name = PARTS[part][0]
    if is_installed:
        return [run(program, "-c", f"import importlib.metadata as m; print(m.version({name!r}))").strip()]
    return given or chosen(available(name), OLDEST.get(part, table[name]["oldest"]))


def page(rows, table):
    supported = [
        (name, f"{each['oldest']} {'to ' + each['newest'] if each['newest'] else 'and later'}")
        for name, each in table.items()
    ]
    ordered = sorted(rows.items(), key=lambda row: (row[0][0], *map(key_of, row[0][1:])))
    tried = markdown(("part", "version", "Python", "result"), ((*key, result) for key, result in ordered))
    return HEAD.format(supported="\n".join(markdown(("part", "supported versions"), supported)), rows="\n".join(tried))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", metavar="PART|VERSION", help=f"{', '.join(PARTS)}, or versions of one part")
    parser.add_argument("--list", action="store_true", help="print the versions, and install nothing")
    parser.add_argument("--python", default=sys.executable, metavar="PROGRAM", help="the Python (default: this one)")
    parser.add_argument("--installed", action="store_true", help="try what that Python has, and install nothing")
    options = parser.parse_args()
    parts = [each for each in options.what if each in PARTS]
    versions = [each for each in options.what if each not in PARTS]
    if any(not re.fullmatch(r"\d+(\.\d+)+", each) for each in versions) or (versions and len(parts) != 1):
        parser.error(f"expected {', '.join(PARTS)}, or one of them and its versions, not {' '.join(options.what)}")
    table = json.loads(TABLE.read_text(encoding="utf-8"))
    number = run(options.python, "-c", "import platform; print(platform.python_version())").strip()
    failed = False
    for part in parts or PARTS:
        for version in versions_of(part, versions, options.installed, number, table, options.python):
            if options.list:
                print(part, version)
                continue
            python = options.python
            is_there = options.installed or part == "python"
            result = probed(part, python) if is_there else tried(part, version, python)
            print(f"{part} {version}, Python {number}: {result}", flush=True)
            failed |= result != "works"
            add_row(PAGE, (part, version, number), result, table)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
