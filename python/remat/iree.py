"""What remat-iree needs of IREE: reading a step, compiling it, and the bytes that it takes."""
import re
import subprocess
from collections import namedtuple

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


class Iree:
    def __init__(self, program="iree-compile", flags=TARGET):
        self.program, self.flags = program, list(flags)

    def read(self, path):
        """The step as linalg on tensors, and whether it had to be imported. What is imported
        has IREE's functions, which are renamed."""
        with open(path, encoding="utf-8", errors="replace") as file:
            text = file.read()
        if re.search(r"\blinalg\.\w+", text) and not re.search(r"\b(stablehlo|torch|util\.func)\b", text):
            return text, False
        return renamed(run([self.program, "--compile-to=input", path]).stdout), True

    def memory(self, path):
        """Of the compiled step at \path, without running it."""
        done = run([self.program, *self.flags, "--compile-to=stream", path,
                    "--mlir-print-ir-before=iree-stream-layout-slices", "--mlir-elide-elementsattrs-if-larger=4"])
        return memory_of(done.stdout, done.stderr)

    def compile(self, path, output):
        run([self.program, *self.flags, path, "-o", output])


def renamed(text):
    """IREE's functions as func.func, which the passes plan."""
    text = re.sub(r"\butil\.func (?:public )?", "func.func ", text)
    return re.sub(r"\butil\.return\b", "return", text)


def sizes(text, kind, operation):
    """Bytes in each \operation of stream IR that makes a resource of \\p kind."""
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
    constants = dict(re.findall(r"(%c\w+) = arith\.constant (\d+) : index", text))
    total = 0
    for slab in re.findall(r"stream\.resource\.pack .*?slices\(\{(.*?)\}\)", text, re.DOTALL):
        slices = [(int(first), int(last), int(constants[size]))
                  for first, last, size in re.findall(r"\[(\d+), (\d+)\] = (%c\w+)", slab)]
        if any(last > 0 for _, last, _ in slices):
            total += most_at_once(slices)
    return total


def most_at_once(slices):
    """slices: (first, last, bytes), last included."""
    changes = {}
    for first, last, size in slices:
        changes[first] = changes.get(first, 0) + size
        changes[last + 1] = changes.get(last + 1, 0) - size
    held = most = 0
    for time in sorted(changes):
        held += changes[time]
        most = max(most, held)
    return most
