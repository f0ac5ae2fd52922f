# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a compiled step once, and reads its bytes from IREE's own statistics."""

import importlib.util
import os
import re
import shutil

from .process import run
from .reading import entry


def runner_beside(compiler, timeout=None):
    """Finds iree-run-module beside iree-compile, on PATH or in this Python's packages. Returns None if this program is
    not found."""
    compiler = shutil.which(compiler)
    beside = compiler and os.path.join(os.path.dirname(compiler), "iree-run-module")
    for path in (beside, shutil.which("iree-run-module"), packaged()):
        if path and os.path.exists(path):
            return Runner(path, timeout)
    return None


def packaged():
    try:
        found = importlib.util.find_spec("iree._runtime_libs")
    except ImportError:
        return None
    return found and os.path.join(found.submodule_search_locations[0], "iree-run-module")


def zeros(kind):
    """Returns iree-run-module's text for an input of zeros. The input is zeros because zeros are valid as indices, too.
    Returns None if the input has complex numbers or a shape with an unknown dimension."""
    if "<" not in kind:
        return "0"
    found = re.fullmatch(r"tensor<((?:\d+x)*)(\w+)(?:, .*)?>", kind)
    if not found:
        return None
    shape, element = found.groups()
    # iree-run-module fills a shape without values with zeros, but a scalar needs a value. The program reads truth
    # values as bytes.
    return f"{shape}{element}" if shape else f"{element}={'00' if element == 'i1' else '0'}"


class Runner:
    """Runs compiled modules on zeros."""

    def __init__(self, program, timeout=None):
        self.program, self.timeout = program, timeout

    def takes(self, stream):
        """Tells whether the module has a function to run whose inputs can all be given."""
        step = entry(stream)
        return step is not None and all(zeros(kind) is not None for kind in step.inputs)

    def peak(self, module, stream):
        """Returns the DEVICE_LOCAL peak of the compiled module in bytes; `stream` is its IR.

        Returns None if IREE prints no statistics because the step uses no device. Raises Failed."""
        step = entry(stream)
        done = run(
            [
                self.program,
                "--device=local-sync",
                f"--module={module}",
                f"--function={step.name}",
                "--print_statistics",
                "--output_max_element_count=0",
                *(f"--input={zeros(kind)}" for kind in step.inputs),
            ],
            timeout=self.timeout,
            expendable=True,
        )
        found = re.search(r"DEVICE_LOCAL:\s*(\d+)B peak", done.stdout + done.stderr)
        return int(found[1]) if found else None
