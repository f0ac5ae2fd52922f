"""What remat-iree needs of IREE: reading a step, compiling it, and the bytes that it takes."""
import os
import re
import shutil
import subprocess
import tempfile
from collections import namedtuple

from . import slab
from .bits import listed

# This CPU, as `iree-run-module --device=local-sync` runs it: one dispatch at a time, so
# that dispatches which IREE lets run at once, in any order, only hold more memory.
TARGET = ("--iree-hal-target-device=local", "--iree-hal-local-target-device-backends=llvm-cpu",
          "--iree-llvmcpu-target-cpu=host", "--iree-stream-partitioning-favor=debug")

# arguments, results: external to the step, which its caller holds. transient: the
# slab that the step allocates, of which live is taken at the peak. IREE's
# statistics call the sum of the first three the DEVICE_LOCAL peak.
Memory = namedtuple("Memory", "arguments results transient live")


class Failed(Exception):
    """A tool failed; the message is what it printed."""


def run(command, text=None):
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    if done.returncode:
        raise Failed(f"{' '.join(command)}\n{first_error(done.stderr) or f'status {done.returncode}'}")
    return done


def first_error(text):
    """Compilers print the op, and all around it, behind an error."""
    errors = [line for line in text.splitlines() if "error:" in line] or text.splitlines()
    return "\n".join(line[:400] for line in errors[:3])


def packer_beside(program):
    """What packs slabs, where iree-opt is beside iree-compile and remat-solve beside remat-opt; else None."""
    from .tool import remat_opt
    compiler, opt = shutil.which(program), shutil.which(remat_opt())
    tools = [path and os.path.join(os.path.dirname(path), name)
             for path, name in ((compiler, "iree-opt"), (opt, "remat-solve"))]
    return slab.Packer(*tools) if all(path and os.path.exists(path) for path in tools) else None


class Iree:
    def __init__(self, program="iree-compile", flags=TARGET, packer="beside"):
        """packer: a slab.Packer, or None for slabs as IREE packs them."""
        self.program, self.flags = program, list(flags)
        self.packer = packer_beside(program) if packer == "beside" else packer

    def read(self, path):
        """The step as linalg on tensors. What had to be imported has IREE's functions, which are renamed, and is in
        generic form: some ops stay IREE's own. Raises RematError where the step is for several devices."""
        from .one_device import one_device
        with open(path, encoding="utf-8", errors="replace") as file:
            text = file.read()
        if re.search(r"\blinalg\.\w+", text) and not re.search(r"\b(stablehlo|torch|util\.func)\b", text):
            return listed(text)
        # IREE's import keeps only the other one of JAX's two marks of donated arguments.
        text = re.sub(r"\bjax\.buffer_donor = true\b", "remat.donate", text)
        command = [self.program, "--compile-to=input", "--mlir-print-op-generic", "-"]
        return listed(renamed(run(command, one_device(text)).stdout))

    @staticmethod
    def rewrite(path, change):
        """Puts change(its text) into the place of the text of the file at path."""
        with open(path, encoding="utf-8") as file:
            text = file.read()
        changed = change(text)
        if changed != text:
            with open(path, "w", encoding="utf-8") as file:
                file.write(changed)

    def stream(self, path):
        """The step at the end of IREE's stream phase, and before the layout of its slabs."""
        # One thread, or the functions' printouts mix.
        done = run([self.program, *self.flags, "--compile-to=stream", path, f"--mlir-print-ir-before={slab.LAYOUT_PASS}",
                    "--mlir-print-ir-module-scope", "--mlir-disable-threading"])
        return done.stdout, slab.before_layout(done.stderr)

    def memory(self, path, own_packing=False):
        """Of the compiled step at path, without running it; own_packing: as IREE packs it."""
        return self.figures(*self.stream(path), own_packing)

    def figures(self, stream, before, own_packing=False):
        memory = memory_of(stream, before)
        if self.packer is None or own_packing:
            return memory
        return memory._replace(transient=min(memory.transient, self.packer.size(before)))

    def settled(self, path):
        """The memory of the step at path, in which each argument that a result would overwrite too early has lost
        its mark of donation. remat-opt wrote it: constants are put as IREE reads them."""
        self.rewrite(path, listed)
        stream, before = self.stream(path)
        early = slab.overwritten(before)
        if early:
            self.rewrite(path, lambda text: kept(text, early))
            stream, before = self.stream(path)
        return self.figures(stream, before)

    def fullest(self, path):
        """When most is live in the slab, and what: a slab.Fullest."""
        return slab.fullest(self.stream(path)[1])

    def compile(self, path, output):
        if self.packer is not None:
            stream, before = self.stream(path)
            if self.packer.size(before) < memory_of(stream, before).transient:
                return self.compile_packed(before, output)
        return run([self.program, *self.flags, path, "-o", output])

    def compile_packed(self, before, output):
        with tempfile.TemporaryDirectory() as folder:
            packed = os.path.join(folder, "stream.mlir")
            self.packer.to_stream(before, packed)
            return run([self.program, *self.flags, "--compile-from=stream", packed, "-o", output])


def renamed(text):
    """IREE's functions, in generic form, as func.func, which the passes plan."""
    return re.sub(r'"util\.(func|return|call)"', r'"func.\1"', text)


def kept(text, arguments):
    """Linalg text without the marks of donation on these arguments of its functions."""
    for number in arguments:
        mark = r"\biree\.abi\.output = \d+ : index"
        text = re.sub(rf"(%arg{number}: [^{{}}]*\{{[^{{}}]*?)(?:, {mark}|{mark}(?:, )?)", r"\1", text)
    return text


def sizes(text, kind, operation):
    """Bytes in each operation of stream IR that makes a resource of kind."""
    found = re.findall(rf"{operation}.*!stream\.resource<{kind}>\{{%c(\d+)(?:_\d+)?\}}", text)
    return [int(size) for size in found]


def memory_of(stream, before_layout):
    """stream: what --compile-to=stream writes; before_layout: the IR in which the slices of
    each slab still have the first and the last time at which they are used."""
    arguments = sum(sizes(stream, "external", r"stream\.tensor\.import"))
    results = sum(sizes(stream, "external", r"stream\.resource\.alloca"))
    transient = sum(sizes(stream, "transient", r"stream\.resource\.alloca"))
    return Memory(arguments, results, transient, live_bytes(before_layout))


def live_bytes(text):
    """Sum over the slabs of the most bytes that are live at once. A slab for results has them
    all at one time."""
    return sum(slab.most_live(slices) for function in slab.functions(text) for slices in slab.slabs(function).values())
