# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gives a test IREE's programs, with an iree-compile that compiles no text twice while the test runs.

    folder = once.programs("/path/to/the/folder/of/iree-compile")

The folder has iree-compile, iree-opt and iree-run-module. The iree-compile of this folder stores the files and messages
that it makes. If it gets the same options and the same input text again, it returns the stored ones. Failures are not
stored.
"""

import atexit
import glob
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile


def programs(folder):
    """Returns a new folder with the programs of `folder` and the iree-compile of this file. The new folder lasts until
    this process ends."""
    made = tempfile.mkdtemp()
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    kept = os.path.join(made, "kept")
    os.mkdir(kept)
    for name in ("iree-opt", "iree-run-module"):
        os.symlink(os.path.join(folder, name), os.path.join(made, name))
    script = os.path.join(made, "iree-compile")
    with open(script, "w", encoding="utf-8") as file:
        file.write(f'#!/bin/sh\nexec "{sys.executable}" -IS "{__file__}" "{compiler_of(folder)}" "{kept}" "$@"\n')
    os.chmod(script, 0o755)
    return made


def use(folder):
    """Puts the programs of a folder first on PATH, in the form that programs() gives them."""
    os.environ["PATH"] = os.pathsep.join((programs(folder), os.environ["PATH"]))


def compiler_of(folder):
    """Returns the program that the script iree-compile in a folder starts. If no package of IREE is beside the folder,
    returns the script."""
    packages = os.path.join(folder, "..", "lib", "python3*", "site-packages")
    found = glob.glob(os.path.join(packages, "iree", "compiler", "_mlir_libs", "iree-compile"))
    return found[0] if found else os.path.join(folder, "iree-compile")


def read(path):
    with open(path, "rb") as file:
        return file.read()


def compile_once(program, kept, *options):
    """Runs the program with these options, or repeats what the program did with them before. Returns the exit
    status."""
    output = options[options.index("-o") + 1] if "-o" in options else None
    given = sys.stdin.buffer.read() if "-" in options else b""
    texts = [read(each) if os.path.isfile(each) else each.encode() for each in options if each != output]
    key = hashlib.sha256(b"\0".join((given, *texts))).hexdigest()
    made = [os.path.join(kept, f"{key}.{end}") for end in ("module", "err", "out")]
    if not os.path.exists(made[-1]):
        done = subprocess.run([program, *options], input=given, capture_output=True, check=False)
        if done.returncode:
            sys.stderr.buffer.write(done.stderr)
            return done.returncode if done.returncode > 0 else 128 - done.returncode
        for text, path in zip((read(output) if output else b"", done.stderr, done.stdout), made, strict=True):
            with open(path + f".{os.getpid()}", "wb") as file:
                file.write(text)
            os.replace(file.name, path)
    elif output:
        shutil.copyfile(made[0], output)
    sys.stderr.buffer.write(read(made[1]))
    sys.stdout.buffer.write(read(made[2]))
    return 0


if __name__ == "__main__":
    sys.exit(compile_once(*sys.argv[1:]))
