"""IREE's own figure of what a compiled step takes: the step run once."""
import importlib.util
import os
import re
import shutil

from .process import Failed, run
from .reading import entry

# IREE's names of element types where MLIR has others.
ELEMENTS = {"complex<f32>": "c64", "complex<f64>": "c128"}


def runner_beside(compiler, timeout=None):
    """iree-run-module beside iree-compile, on PATH or in this Python's packages; None where there is none."""
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
    """iree-run-module's text for an input of a type, of zeros: indices are in range then, and choices are the same
    each time."""
    found = re.fullmatch(r"tensor<((?:\d+x)*)(.*?)(?:, .*)?>", kind)
    if not found:
        return "0"
    shape, element = found[1], ELEMENTS.get(found[2], found[2])
    # A shape without values is zeros; what has no shape needs a value, and truth values are read as bytes.
    return f"{shape}{element}" if shape else f"{element}={'00' if element == 'i1' else '0'}"


class Runner:
    """Runs compiled modules on zeros."""

    def __init__(self, program, timeout=None):
        self.program, self.timeout = program, timeout

    def peak(self, module, stream):
        """The DEVICE_LOCAL peak in bytes of the compiled module, whose stream IR is given. Raises Failed."""
        step = entry(stream)
        if step is None:
            raise Failed("the module has no public function that iree-run-module can call")
        done = run([self.program, "--device=local-sync", f"--module={module}", f"--function={step.name}",
                    "--print_statistics", "--output_max_element_count=0",
                    *(f"--input={zeros(kind)}" for kind in step.inputs)], timeout=self.timeout, expendable=True)
        found = re.search(r"DEVICE_LOCAL:\s*(\d+)B peak", done.stdout + done.stderr)
        if not found:
            raise Failed(f"{os.path.basename(self.program)} printed no statistics")
        return int(found[1])
