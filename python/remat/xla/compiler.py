# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs XLA's compiler in a process of its own, for GPUs and TPUs that this machine need not have."""

import importlib.util
import json
import os
import re
import subprocess
import sys
import tempfile
from typing import NamedTuple

from ..files import text_of, write_text
from ..lowering import foreign
from ..process import Crashed, Failed, run
from ..stablehlo import is_generic
from ..tool import RematError, refusing, temporary_folder
from . import kept
from .hlo import Misformed, parse
from .kernels import kernels_of
from .targets import target_of

HERE = os.path.dirname(os.path.abspath(__file__))
WORKER = os.path.join(HERE, "worker.py")
ASKS = (
    "import importlib.util as u, sys; sys.exit(0 if u.find_spec('jax') and any(map(u.find_spec, sys.argv[1:])) else 1)"
)
# A program that prints the versions on which the result of a compilation depends. It compares whole names of packages,
# because some other packages, such as jaxtyping, have names that begin like JAX's.
VERSIONS = r"""
import re
from importlib.metadata import distributions
parts = re.compile(r"jax|jaxlib|jax[-_][a-z]+\d*[-_](?:pjrt|plugin)|libtpu(?:[-_]nightly)?")
found = {each.metadata["Name"]: each.version for each in distributions()}
print(*sorted(f"{name}={version}" for name, version in found.items() if parts.fullmatch(name or "")))
"""


class Plugin(NamedTuple):
    """A plugin of JAX that compiles for a platform. The plugin is installed if one of its `modules` is. The text
    `install` says how to install the plugin."""

    title: str
    modules: tuple
    install: str
    without: str


PLUGINS = {
    "cuda": Plugin(
        "JAX's plugin for CUDA",
        ("jax_plugins.xla_cuda13", "jax_plugins.xla_cuda12"),
        "tools/setup xla-gpu, or pip install jax jax-cuda13-plugin jax-cuda13-pjrt",
        "a GPU",
    ),
    "tpu": Plugin("JAX and libtpu", ("libtpu",), "tools/setup xla-tpu, or pip install jax[tpu]", "a TPU"),
}


class Memory(NamedTuple):
    """Bytes that XLA allocates for one run of a step. The field `aliases` has the bytes of results in donated
    arguments."""

    arguments: int
    results: int
    aliases: int
    temporaries: int
    host: int = 0

    @property
    def total(self) -> int:
        return self.arguments + self.results + self.temporaries - self.aliases


SIZES = ("argument", "output", "alias", "temp", "host_temp")  # XLA's names for the fields of Memory.


def memory_of(stats):
    """Converts the result of XLA's get_compiled_memory_stats to a Memory."""
    return Memory(*(getattr(stats, f"{name}_size_in_bytes") for name in SIZES))


# XLA tries no kernels when it compiles ahead of time. Triton then finds no tiles for some products that cuBLAS can
# compute.
WITHOUT_TRITON = "--xla_gpu_enable_triton_gemm=false"
NO_TILES = re.compile(r"tile sizes|\bTriton\b", re.IGNORECASE)


class NoTiles(RematError):
    """A step can only be compiled without Triton, but earlier steps were compiled with Triton. These earlier steps have
    to be compiled again."""


def alike(run):
    """Calls `run` so that its steps are compiled either all with Triton or all without. If a later step can only be
    compiled without Triton, `run` is called again."""
    try:
        return run()
    except NoTiles:
        return run()


def refusal_of(target, said):
    """Returns remat's message for a step that XLA refuses with the given words."""
    if "ptxas too old" in said:
        return (
            f"the CUDA of XLA's plugin is too new or too old to make code for '{target.name}': name another target, or plan with "
            f"remat-opt and machine={target.name}, which counts bytes without XLA"
        )
    return f"XLA cannot compile the step for '{target.name}': {said[:2000]}"


class Executable(NamedTuple):
    memory: Memory
    hlo: str
    platform: str = "cuda"
    workspace: int = 0  # Each matrix product counts with at least this many bytes of workspace.
    note: str = ""  # A sentence for the report on the memory of the step.

    def kernels(self):
        """Returns the Kernels. Raises RematError if this package cannot read the HLO."""
        return self.read()[1]

    def read(self):
        """Returns the Module and its Kernels. Raises RematError if the HLO cannot be read."""
        try:
            module = parse(self.hlo)
            return module, kernels_of(module, self.platform, self.workspace)
        except (Misformed, KeyError, IndexError) as error:
            raise RematError(
                f"XLA's HLO cannot be read: {error}; remat reads the HLO that jaxlib 0.10 prints"
            ) from error


def has_plugin(python, platform):
    try:
        asked = subprocess.run([python, "-c", ASKS, *PLUGINS[platform].modules], capture_output=True, check=False)
    except OSError:
        return False
    return asked.returncode == 0


def python_with_plugin(platform="cuda"):
    """Finds a Python that has jax and the platform's plugin: $REMAT_XLA_PYTHON, this Python, or the Python that
    tools/setup installed. Returns None if no such Python is found."""
    named = os.environ.get("REMAT_XLA_PYTHON")
    made = os.path.normpath(os.path.join(HERE, "..", "..", "..", ".venv", "xla", "bin", "python"))
    candidates = [named] if named else [sys.executable, *([made] if os.path.exists(made) else [])]
    return next((each for each in candidates if each and has_plugin(each, platform)), None)


def with_jaxlib(text, platform):
    """Starts the running tool again with the Python that has jaxlib, if the syntax of the step's text needs jaxlib."""
    if is_generic(text) or importlib.util.find_spec("jaxlib"):
        return
    python = python_with_plugin(platform)
    if python and os.path.abspath(python) != os.path.abspath(sys.executable):
        sys.stdout.flush()
        os.execv(python, [python, *sys.argv])


class Compiler:
    """Compiles for a target by its name. Raises RematError if the target is unknown or has no compiler here."""

    def __init__(self, target="h100", timeout=None, devices=1, tuned=None):
        """`timeout` is in seconds for each compilation. `devices` is the number of devices that the step is divided among.

        `tuned` is a folder for XLA's choices of kernels. If `tuned` is given, the GPU that JAX has here compiles and
        tries kernels, instead of a compilation ahead of time."""
        self.target, self.timeout, self.devices, self.tuned = target_of(target), timeout, devices, tuned
        self.python = sys.executable if tuned else python_with_plugin(self.target.platform)
        if self.python is None:
            plugin = PLUGINS[self.target.platform]
            raise RematError(
                f"compiling for '{target}' without {plugin.without} needs {plugin.title}, and no Python was found that has it. To "
                f"install it: {plugin.install}; if another Python has the plugin, name that Python in REMAT_XLA_PYTHON"
            )
        self.asked = None  # The result of versions(); None until it is needed.
        self.made, self.flags = {}, ""  # `made` is {(target, devices, text): Executable}. `flags` are flags of XLA.

    def compile(self, path):
        """Returns the Executable of the StableHLO in a file, with the bytes of one device. Raises Failed with XLA's
        message, or NoTiles."""
        key = self.target, self.devices, text_of(path)
        if key not in self.made:
            refused = foreign(key[-1], self.target.platform)
            if refused:
                raise Failed(refused)
            self.made[key] = self.compiled_alike(path)
        return self.made[key]

    def compile_text(self, text):
        """Does the same as compile, for a step that is given as text."""
        with temporary_folder() as folder:
            path = os.path.join(folder, "step.mlir")
            with refusing("write the step"):
                write_text(path, text)
            return self.compile(path)

    def compiled_alike(self, path):
        try:
            return self.compiled(path)
        except Failed as error:
            can_retry = self.target.platform == "cuda" and not self.tuned and not self.flags
            if not can_retry or not NO_TILES.search(str(error)):
                raise
            self.flags, before = WITHOUT_TRITON, len(self.made)
            self.made = {}
            if before:
                raise NoTiles(f"{self.note()[0]}; compile the other steps again") from error
            return self.compiled(path)

    def note(self):
        """Returns a list with a note on how all steps are compiled, or an empty list."""
        if not self.flags:
            return []
        return [
            "XLA's Triton finds no tiles for one of the products, because no GPU is here to try them: the original step and all "
            f"plans are compiled with {self.flags}, so that cuBLAS computes their products"
        ]

    def versions(self):
        """Returns the versions of JAX and of the compiler, as text."""
        if self.asked is None:
            self.asked = run([self.python, "-c", VERSIONS]).stdout.strip()
        return self.asked

    def compiled(self, path):
        """Compiles the step, and returns its Executable. The Executables that this Compiler made before are not
        used."""
        if self.tuned or not kept.folder():
            return self.compiled_anew(path)
        text = text_of(path)
        more = os.environ.get("XLA_FLAGS", "")
        shape = self.target.topology(self.devices)
        worker = text_of(WORKER)  # The worker's code sets further flags of XLA.
        key = kept.key_of(
            self.versions(), worker, self.target.platform, self.target.text, shape, self.flags, more, text
        )
        found = kept.load(key)
        if found is None:
            made = self.compiled_anew(path)
            kept.save(key, list(made.memory), made.hlo)
            return made
        return Executable(Memory(*found[0]), found[1], self.target.platform)

    def compiled_anew(self, path):
        with tempfile.TemporaryDirectory() as folder:
            target, hlo = os.path.join(folder, "target.txt"), os.path.join(folder, "hlo.txt")
            write_text(target, self.target.text)
            answer = self.answer(
                [
                    *(self.python, WORKER, self.target.platform, target),
                    *(self.target.topology(self.devices), path, hlo, self.flags, *([self.tuned] if self.tuned else [])),
                ]
            )
            if "error" in answer:
                raise Failed(refusal_of(self.target, answer["error"].strip()))
            text = text_of(hlo)
        return Executable(Memory(*(answer[name] for name in SIZES)), text, self.target.platform)

    def answer(self, command):
        try:
            done = run(command, timeout=self.timeout)
        except Crashed as error:
            raise Crashed(f"XLA for '{self.target.name}': {error}") from error
        try:
            return json.loads(done.stdout.splitlines()[-1])
        except (IndexError, ValueError) as error:
            raise Failed(f"XLA for '{self.target.name}' gave no answer: {done.stderr.strip()[-400:]}") from error
