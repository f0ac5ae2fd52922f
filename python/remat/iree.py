# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls IREE to read a step, to compile it, and to find the bytes that it takes."""

import os
import re
import shutil
import tempfile
from collections import namedtuple

from . import slab, versions
from .bits import listed
from .files import text_of, write_text
from .measure import runner_beside
from .process import Failed, run
from .reading import MEASURED, memory_of, result_bytes, sizes, step_text
from .stablehlo import showing_locations
from .tool import refusing

# Flags for this CPU. The last flag makes IREE run all dispatches in one order. IREE could otherwise run some dispatches
# at the same time, which takes more memory. `iree-run-module --device=local-sync` runs one dispatch at a time anyway.
TARGET = (
    "--iree-hal-target-device=local",
    "--iree-hal-local-target-device-backends=llvm-cpu",
    "--iree-llvmcpu-target-cpu=host",
    "--iree-stream-partitioning-favor=debug",
)

# A Stream has a step's IR at two points before IREE generates code. `end` is the IR at the end of IREE's stream phase,
# and `before` is the IR before that phase lays out slabs.
Stream = namedtuple("Stream", "end before")


def runs_here(flags):
    """Tells whether code that is compiled with these flags can run on this machine's CPU, as far as the flags say."""
    text = " ".join(flags)
    return "--iree-hal-target-device=local" in flags and not re.search(
        r"triple|metal|cuda|rocm|hip|vulkan|webgpu", text
    )


def packer_beside(program):
    """Returns a slab.Packer if iree-opt is beside iree-compile and remat-solve is beside remat-opt; else None."""
    from .tool import remat_opt

    compiler, opt = shutil.which(program), shutil.which(remat_opt())
    tools = [
        path and os.path.join(os.path.dirname(path), name)
        for path, name in ((compiler, "iree-opt"), (opt, "remat-solve"))
    ]
    return slab.Packer(*tools) if all(path and os.path.exists(path) for path in tools) else None


class Iree:
    def __init__(self, program="iree-compile", flags=TARGET, packer="beside", runner="beside", timeout=None):
        """`packer` is a slab.Packer, or None if IREE packs the slabs. `runner` is a measure.Runner, or None if nothing
        is run. `timeout` is the most seconds that a program may run."""
        versions.check("iree-base-compiler")
        self.program, self.flags, self.timeout = program, list(flags), timeout
        self.packer = packer_beside(program) if packer == "beside" else packer
        self.runner = (runner_beside(program, timeout) if runs_here(flags) else None) if runner == "beside" else runner

    def read(self, path):
        """Returns the step as linalg on tensors. If IREE has to import the step, IREE's functions become func.func, and
        the text is in generic form, because it has ops of IREE. Raises RematError if the step is for several
        devices."""
        from .one_device import one_device

        with refusing("read the step"):
            text = text_of(path)
        if re.search(r"\blinalg\.\w+", text) and not re.search(r"\b(stablehlo|torch|util\.func)\b", text):
            return listed(text)
        # JAX marks a donated argument by tf.aliasing_output or by jax.buffer_donor. IREE's import drops the second
        # mark, so the mark gets another name.
        text = re.sub(r"\bjax\.buffer_donor = true\b", "remat.donate", text)
        command = [self.program, "--compile-to=input", "--mlir-print-op-generic", *showing_locations(text), "-"]
        return listed(renamed(run(command, one_device(text), self.timeout).stdout))

    def stream(self, path):
        """Returns the Stream of the step: its IR at the end of IREE's stream phase, and before the layout of its
        slabs."""
        # IREE uses one thread. With several threads IREE would mix the printed texts of different functions.
        done = run(
            [
                self.program,
                *self.flags,
                "--compile-to=stream",
                path,
                f"--mlir-print-ir-before={slab.LAYOUT_PASS}",
                "--mlir-print-ir-module-scope",
                "--mlir-disable-threading",
            ],
            timeout=self.timeout,
        )
        if "util.func" not in done.stdout:
            raise Failed("the module has no public function with a body, so there is nothing to plan")
        return Stream(done.stdout, slab.before_layout(done.stderr))

    def figures(self, stream, own_packing=False):
        """Returns the Memory of a compiled step, read from its Stream. `own_packing` says whether IREE packs the
        slabs."""
        memory = memory_of(*stream)
        return memory if own_packing else memory._replace(transient=memory.transient - self.saved(stream))

    def saved(self, stream):
        """Returns how many bytes are saved if remat-solve packs all slabs in place of IREE."""
        if self.packer is None:
            return 0
        before, alloca = step_text(stream.before), r"stream\.resource\.alloca"
        packed = self.packer.size(before) + sum(sizes(before, "transient", alloca))
        return max(0, sum(sizes(step_text(stream.end), "transient", alloca)) - packed)

    def settled(self, path, stream=None):
        """Returns the Stream of the step in a file. If a result would overwrite a donated argument too early, the
        argument is not donated in this Stream. `stream` is the Stream of the step with all marked arguments donated, if
        it is known."""
        stream = stream or self.stream(path)
        early = slab.overwritten(stream.before)
        if not early:
            return stream
        text = kept(text_of(path), early)
        write_text(path, text)
        return self.stream(path)

    def compile(self, path, stream, output, own_packing=False):
        """Writes the compiled module of the step in a file. `stream` is the step's Stream."""
        if own_packing or not self.saved(stream):
            run([self.program, *self.flags, path, "-o", output], timeout=self.timeout)
            return
        with tempfile.TemporaryDirectory() as folder:
            packed = os.path.join(folder, "stream.mlir")
            self.packer.to_stream(stream.before, packed)
            run([self.program, *self.flags, "--compile-from=stream", packed, "-o", output], timeout=self.timeout)

    def measured(self, memory, stream, module):
        """Returns the Memory with the figures that a run of the compiled module measures."""
        peak = self.runner.peak(module, stream.end)
        if peak is None:
            return memory
        if peak == memory.total:
            return memory._replace(source=MEASURED)
        beside = max(0, peak - memory.arguments - memory.constants)
        results = min(result_bytes(step_text(stream.end)), beside)
        transient = beside - results
        return memory._replace(results=results, transient=transient, live=None, source=MEASURED)


def renamed(text):
    """Turns IREE's functions in generic form into func.func, because the passes only plan func.func."""
    return re.sub(r'"util\.(func|return|call)"', r'"func.\1"', text)


def kept(text, arguments):
    """Returns linalg text in which these arguments of its functions have no marks of donation."""
    for number in arguments:
        mark = r"\biree\.abi\.output = \d+ : index"
        text = re.sub(rf"(%arg{number}: [^{{}}]*\{{[^{{}}]*?)(?:, {mark}|{mark}(?:, )?)", r"\1", text)
    return text
