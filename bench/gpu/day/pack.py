# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Packs the device day. The folder has the same layout as the repository, so that its scripts find each other."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile

from calibration import STEPS
from needs import installed, python_with
from parts import FULL, SMALL

MOST = 64 << 20  # The most bytes that may go to the other machine.
TREE = ("python", "bench", "tools/models")
PROGRAMS = ("remat-opt", "remat-solve")
OF_SYSTEM = re.compile(r"/(ld-linux-|lib(c|m|dl|rt|pthread|resolv)\.so)")  # Every Linux has these.
CHIPS = {"h100": "sm_90", "h200": "sm_90", "a100": "sm_80"}
WRAPPER = """#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
LD_LIBRARY_PATH=$here/../lib exec "$here/../lib/{}" {} "$@"
"""
RUN = """#!/bin/sh
# Runs the device day that bench/gpu/gpu-day built; --help says more.
cd "$(dirname "$0")" || exit
[ ! -e day.tar.xz ] || { python3 -m tarfile -e day.tar.xz . && rm day.tar.xz; } || exit
exec python3 bench/gpu/day/run.py "$@"
"""


def say(line):
    print(f"gpu-day: {line}", flush=True)


def pack(root, folder, gpu, is_small, names):
    day, size = (SMALL, "small") if is_small else (FULL, "full")
    unknown = sorted(set(names) - {part.name for part in day.parts()})
    if unknown:
        sys.exit(f"gpu-day: no part is called {unknown[0]}; there are {', '.join(part.name for part in day.parts())}")
    if folder.exists() and any(folder.iterdir()) and not (folder / "packed.json").exists():
        sys.exit(f"gpu-day: {folder} has other files: name an empty folder")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    # A build that is interrupted leaves this file, so that a later build may replace the folder.
    (folder / "packed.json").write_text("{}\n", encoding="utf-8")
    for part in TREE:
        shutil.copytree(root / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", "*.pyc"))
    os.environ.setdefault("REMAT_CACHE_DIR", str(root / "build" / "gpu-day-cache"))
    os.environ["CHIPS"], os.environ["PATH"] = CHIPS[gpu], f"{root / 'build' / 'bin'}:{os.environ['PATH']}"
    is_asked = lambda part: not names or any(name.startswith(part) for name in names)  # noqa: E731
    if not is_small:
        call([root / "tools" / "build", "wheel"], output=None)
    for program in PROGRAMS:
        carry(root, folder, program, is_small)
    (folder / "programs").mkdir()
    for own in filter(lambda each: is_asked(each.part), day.own):
        models = [written(folder, name, name, size) if name in STEPS else name for name in own.models]
        call([root / "bench/gpu/check/pack", folder / own.part, *models])
    for program in filter(lambda each: is_asked(each.part), day.programs):
        compile_program(root, folder, program, gpu, size)
    pythons = installed(root)
    python = python_with("jax", pythons.get("jax"))
    if python is None:
        say("no Python here has JAX, so that nothing for XLA is packed: tools/setup xla-gpu")
    else:
        call([python, root / "bench/gpu/day/steps.py", folder, gpu, size, *names], output=None)
        if is_asked("jit-plan"):
            plans = [folder / "plans" / f"{name}.remat" for name in day.jit]
            call(
                [python, root / "bench/measure/jit_run.py", *day.sizes, "--plan", day.share, "--target", gpu, *plans],
                output=None,
            )
    finish(folder, gpu, is_small, pythons if is_small else {})


def call(command, output=subprocess.DEVNULL):
    """Runs a program of the repository. If the program fails, the parts that need its results are missing."""
    done = subprocess.run([*map(str, command)], stdout=output, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        say(
            f"{os.path.basename(command[0])} {command[-1]} failed: {(done.stderr.strip().splitlines() or ['no message'])[-1]}"
        )
    return done.returncode == 0


def carry(root, folder, program, is_small):
    """Puts a program into the folder, together with the libraries that another Linux may lack. If tools/wheel has built
    the program remat, this program is packed, because it contains all programs and is smaller than LLVM's libraries.
    Otherwise the program in build/bin is packed. A dry run links to the program in build/bin."""
    built, whole = root / "build" / "bin" / program, root / "build-wheel" / "bin" / "remat"
    place, library = folder / "build" / "bin" / program, folder / "build" / "lib"
    place.parent.mkdir(parents=True, exist_ok=True)
    if is_small:
        place.symlink_to(built)
        return
    library.mkdir(exist_ok=True)
    source, name = (whole, program) if whole.exists() else (built, "")
    shutil.copy(source, library)
    needed = subprocess.run(["ldd", source], capture_output=True, text=True, check=True).stdout
    for path in re.findall(r"=> (/\S+)", needed):
        if not OF_SYSTEM.search(path):
            shutil.copy(path, library)
    place.write_text(WRAPPER.format(source.name, name))
    place.chmod(0o755)


def written(folder, step, name, size):
    """Writes a step of calibration.py, and returns its path."""
    path = folder / "programs" / f"{name}.mlir"
    path.write_text(STEPS[step](size), encoding="utf-8")
    return path


def compile_program(root, folder, program, gpu, size):
    """Compiles a step whose launches are to be measured. Estimates the time of each launch if nvdisasm is here."""
    source, out = root / program.source, folder / "programs" / program.name
    if program.source in STEPS:
        source = written(folder, program.source, program.name, size)
    host = ("--host-kernels",) if size == "small" else ()
    command = ["remat-compile", source, "-o", out, f"--chip={CHIPS[gpu]}", *program.options]
    if call([*command, *host]):
        roofline = [root / "tools/gpu-roofline", source, f"--gpu={gpu}", "--json", f"{out}.roofline.json"]
        call([*roofline, *program.options])


def finish(folder, gpu, is_small, pythons):
    predicted = folder / "predicted.json"
    found = {
        "gpu": gpu,
        "small": is_small,
        "day": digest(folder),
        "pythons": pythons,
        "predicted": json.loads(predicted.read_text(encoding="utf-8")) if predicted.exists() else {},
    }
    (folder / "packed.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    (folder / "run").write_text(RUN, encoding="utf-8")
    (folder / "run").chmod(0o755)
    if is_small:
        say(f"{folder} is ready for {folder}/run --dry-run")
        return
    packed = [each for each in folder.iterdir() if each.name not in ("run", "packed.json")]
    with tarfile.open(folder / "day.tar.xz", "w:xz", preset=9) as tar:
        for each in sorted(packed):
            tar.add(each, each.name)
    for each in packed:
        shutil.rmtree(each) if each.is_dir() else each.unlink()
    size = sum(each.stat().st_size for each in folder.iterdir())
    say(f"{folder} is ready, {size / 1e6:.1f} MB; copy it to a machine with a GPU and start {folder.name}/run there")
    if size > MOST:
        sys.exit(f"gpu-day: these are more than {MOST / 1e6:.1f} MB: name fewer parts")


def digest(folder):
    """Returns a hash of everything that is packed into the folder."""
    made = hashlib.sha256()
    for path in sorted(each for each in folder.rglob("*") if each.is_file()):
        made.update(str(path.relative_to(folder)).encode() + hashlib.sha256(path.read_bytes()).digest())
    return made.hexdigest()[:16]
