# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the bytes that a step takes on the device from IREE's stream IR, without running the step.

The figures are exact for steps without loops and branches. For a step with loops the figure is an upper bound. The slab
of a loop's body counts once, and a second time if the next iteration may still hold it.
"""

import math
import re
from collections import namedtuple

from . import slab

# The origin of a step's bytes: exact from IR without loops and branches, an upper bound from IR, or measured in a run.
EXACT, AT_MOST, MEASURED = "read from IREE's IR", "at most, read from IREE's IR", "measured"

# All fields are bytes. The step's caller holds the bytes in `arguments` and `results`. The bytes in `constants` are
# allocated when the module is loaded, and stay in memory. `transient` is what the step itself allocates, and `live` is
# the part in use at the peak, or None if that is not known. `total` is what IREE's statistics call the DEVICE_LOCAL
# peak.
Memory = namedtuple("Memory", "arguments results transient live constants source", defaults=(0, EXACT))
Memory.total = property(lambda self: self.arguments + self.results + self.transient + self.constants)

# The function of a module that is the step: its name, the types of its inputs, and its IR.
Entry = namedtuple("Entry", "name inputs text")

TYPE = r"(tensor<(?:[^<>]|<[^<>]*>)*>|\w+)"
BRANCH = re.compile(r"\^bb(\d+)(?:\(([^()]*) : ([^()]*)\))?")


def function_texts(stream, kind):
    return re.findall(rf"(?ms)^  util\.{kind}\b.*?^  \}}", stream)


def entry(stream):
    """Returns @main, else the first public function, else None. Functions that iree-run-module cannot call are left
    out."""
    found = {}
    for text in function_texts(stream, "func public"):
        named = re.search(r'iree\.abi\.declaration = "\w+ func @([\w$.-]+)\((.*?)\)(?: -> .*?)?"', text)
        if named:
            found[named[1]] = Entry(named[1], re.findall(rf"%\w+: {TYPE}", named[2]), text)
    return found.get("main") or next(iter(found.values()), None)


def sizes(text, kind, operation):
    """Returns the size in bytes of each resource of this kind that operations with this name make in stream IR."""
    found = re.findall(rf"{operation}.*!stream\.resource<{kind}>\{{%c(\d+)(?:_\d+)?\}}", text)
    return [int(size) for size in found]


def step_text(stream):
    """Returns the functions of the step. Text without functions is returned unchanged."""
    return "\n".join(function_texts(stream, "func")) or stream


def memory_of(stream, before_layout):
    """Returns the Memory of a step.

    `stream` is the output of --compile-to=stream. `before_layout` is earlier IR, in which the slices of each slab still
    have the times of their first and last use."""
    step = step_text(stream)
    arguments = argument_bytes(stream, step)
    results = sum(sizes(step, "external", r"stream\.resource\.alloca"))
    transient = sum(sizes(step, "transient", r"stream\.resource\.alloca"))
    constants = sum(
        sum(sizes(text, "constant", r"stream\.resource\.alloca"))
        + sum(sizes(text, "variable", r"stream\.resource\.alloca"))
        for text in function_texts(stream, "initializer")
    )
    # IREE maps these constants from the module if their alignment permits it, and copies them otherwise.
    mapped = sum(sizes(stream, "constant", r"stream\.resource\.try_map"))
    memory = Memory(
        arguments, results, transient, live_bytes(before_layout), constants + mapped, AT_MOST if mapped else EXACT
    )
    if is_straight(step):
        return memory
    return memory._replace(transient=transient + held_by_loops(step), live=None, source=AT_MOST)


def argument_bytes(stream, step):
    """Returns the bytes of all arguments, unused ones included, because the caller holds them. If the type of an
    argument does not tell its size, only used arguments count."""
    declared = entry(stream)
    found = [type_bytes(kind) for kind in declared.inputs] if declared else [None]
    return sum(sizes(step, "external", r"stream\.tensor\.import")) if None in found else sum(found)


def type_bytes(kind):
    """Returns the bytes of a tensor type, 0 for other types, or None if the type does not tell."""
    if "<" not in kind:
        return 0
    found = re.fullmatch(r"tensor<((?:\d+x)*)(complex<)?(?:[su]?i|bf|f)(\d+)\w*>?(?:, .*)?>", kind)
    if not found:
        return None
    bits = 8 if found[3] == "1" else int(found[3]) * (2 if found[2] else 1)
    return -(-math.prod(map(int, found[1].split("x")[:-1])) * bits // 8)


def live_bytes(text):
    """For each slab, finds the most bytes that are live at the same time. Returns the sum of these bytes over all
    slabs. In a slab for results, all bytes are live at the same time."""
    return sum(
        slab.most_live(slices)
        for function in slab.functions(step_text(text))
        for slices in slab.slabs(function).values()
    )


def is_straight(step):
    """Tells whether the step has no control flow and allocates at most one slab of each kind, with a constant size.
    With several slabs of a kind, the peak would depend on when each slab is freed."""
    allocations = len(re.findall(r"stream\.resource\.alloca\b", step))
    slabs = [sizes(step, kind, r"stream\.resource\.alloca") for kind in ("external", "transient")]
    return (
        sum(map(len, slabs)) == allocations
        and max(map(len, slabs)) <= 1
        and not re.search(r"\b(?:(?:cf|scf)\.\w+|util\.call|stream\.resource\.load)\b", step)
    )


def has_loops(stream):
    return re.search(r"\bcf\.\w+", step_text(stream)) is not None


def asks_data(stream):
    """Tells whether computed values decide which ops the step runs. If they do, the peak of one run does not tell the
    peak of the next run."""
    return "stream.resource.load" in step_text(stream)


def result_bytes(step):
    """Returns the bytes of the results that are not arguments."""
    exports = re.findall(
        r"stream\.tensor\.export.*? (%[\w#]+) : .* in !stream\.resource<external>\{%c(\d+)(?:_\d+)?\}", step
    )
    names, imports = origins(step), set(re.findall(r"(%\w+) = stream\.tensor\.import", step))
    return sum(slab.aligned(int(size)) for name, size in exports if origin(name, names) not in imports)


def origins(function):
    """Returns {name: the name that it is an alias of}."""
    names = dict(re.findall(r"(%\w+) = stream\.resource\.subview (%[\w#]+)\[", function))
    for result, count, sources in re.findall(r"(%\w+)(:\d+)? = stream\.timepoint\.await .*?=> (.*?) : ", function):
        for i, source in enumerate(sources.split(", ")):
            names[f"{result}#{i}" if count else result] = source
    return names


def origin(name, names):
    while name in names:
        name = names[name]
    return name


def held_by_loops(step):
    """Returns an upper bound, in bytes, for the allocations of earlier iterations that loops still hold. An allocation
    of an earlier iteration can be held only by an argument of a block to which the step jumps back."""
    return sum(map(held_by_loops_of, function_texts(step, "func") or [step]))


def held_by_loops_of(function):
    names = origins(function)
    made = {
        name: int(size)
        for name, size in re.findall(
            r"(%\w+), %\w+ = stream\.resource\.alloca\b.*!stream\.resource<\w+>\{%c(\d+)(?:_\d+)?\}", function
        )
    }
    arguments, passed, again = {}, {}, set()
    pieces = re.split(r"(?m)^  \^bb(\d+)", function)
    for block, text in zip(["0", *pieces[1::2]], [pieces[0], *pieces[2::2]]):
        head = text.split("\n", maxsplit=1)[0]
        arguments[block] = re.findall(r"(%\w+): ", head) if block != "0" else []
        for target, values, types in BRANCH.findall("\n".join(re.findall(r"\bcf\.\w+ .*", text))):
            again |= {target} if target in arguments else set()
            for i, (value, kind) in enumerate(zip(values.split(", "), types.split(", "))):
                if "!stream.resource" in kind:
                    passed.setdefault((target, i), set()).add(origin(value, names))
    most = {}
    while True:
        found = {
            arguments[block][i]: max(made.get(value, most.get(value, 0)) for value in values)
            for (block, i), values in passed.items()
        }
        if found == most:
            return sum(most[arguments[block][i]] for block, i in passed if block in again)
        most = found
