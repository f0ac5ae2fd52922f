# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads and repacks the slab in which IREE keeps a step's transient tensors.

This module works on the IR before IREE's own layout of slices. Each tensor is a slice of the slab in this IR, with the
first and the last dispatch that use it. IREE places slices in the order in which it meets them. If remat-solve packs
the slices, the slab is usually no larger than the most bytes that are live at the same time.
"""

import itertools
import json
import os
import re
import tempfile
from collections import namedtuple

from .files import write_text

ALIGNMENT = 64  # IREE aligns the offsets of slices in a slab to this number of bytes.
LAYOUT_PASS = "iree-stream-layout-slices"
# The passes of IREE's stream pipeline after the layout. The passes after these ones can be called as a pipeline with a
# name.
REST = (
    "builtin.module(util.func(canonicalize),iree-util-propagate-subranges,util.func(canonicalize,cse),"
    "iree-util-optimize-int-arithmetic,iree-stream-automatic-reference-counting,"
    "iree-stream-annotate-constant-transient-size,iree-stream-verify-lowering-to-cmd)"
)

PACK = re.compile(r"( *)(%\w+):\d+ = stream\.resource\.pack .*?slices\(\{(.*?)\}\) : index", re.DOTALL)

# `first` and `last` are the times of a slice's first and last use, both included.
Slice = namedtuple("Slice", "first last bytes")
# The moment at which a slab has the most live bytes. `held` is [(bytes of a tensor, the dispatch that made the
# tensor)].
Fullest = namedtuple("Fullest", "live dispatch held")


def before_layout(printed):
    """Returns the module before the last layout pass, from all that --mlir-print-ir-before printed."""
    start = printed.rindex("// -----// IR Dump Before")
    return printed[printed.index("\n", start) + 1 :]


def functions(text):
    """Splits the module into one text for each function, in which each slab has a name of its own."""
    return list(map(named_apart, re.split(r"(?m)^(?=  util\.(?:func|initializer)\b)", text)))


def named_apart(text):
    """Gives each slab of a function a name of its own. Bodies of loops may reuse a name for another slab or value. If a
    name has several definitions, its last definition counts."""
    packs = set(re.findall(r"(%\w+):\d+ = stream\.resource\.pack ", text))
    meant, count = {}, itertools.count()

    def rename(match):
        name, definition, pack = match.groups()
        if name not in packs:
            return match[0]
        if definition:
            meant[name] = f"%slab_{next(count)}" if pack else name
        return meant.get(name, name) + match[0][len(name) :]

    return re.sub(r"(%\w+)(?:#|((?::\d+)? = )(stream\.resource\.pack )?)", rename, text)


def all_slabs(text):
    """Returns {name: [Slice]} of all slabs of a function."""
    constants = dict(re.findall(r"(%c\w+) = arith\.constant (\d+) : index", text))
    found = {}
    for match in re.finditer(r"(?:(%\w+):\d+ = )?stream\.resource\.pack .*?slices\(\{(.*?)\}\)", text, re.DOTALL):
        found[match[1] or f"#{len(found)}"] = [
            Slice(int(first), int(last), int(constants[size]))
            for first, last, size in re.findall(r"\[(\d+), (\d+)\] = (%c\w+)", match[2])
        ]
    return found


def slabs(text):
    """Returns the slabs of transient tensors. The slices of a slab for results are all live at the same time."""
    transient = set(re.findall(r"!stream\.resource<transient>\{(%\w+)#0\}", text))
    return {name: slices for name, slices in all_slabs(text).items() if name in transient}


def live_over_time(slices):
    changes = {}
    for first, last, size in slices:
        changes[first] = changes.get(first, 0) + size
        changes[last + 1] = changes.get(last + 1, 0) - size
    held, result = 0, []
    for time in sorted(changes):
        held += changes[time]
        result.append((held, time))
    return result


def most_live(slices):
    return max(held for held, _ in live_over_time(slices))


def fullest(module):
    """Returns the moment at which the largest slab holds the most bytes, as a Fullest. Returns None if there is no
    slab."""
    found = [(text, name, slices) for text in functions(module) for name, slices in slabs(text).items()]
    if not found:
        return None
    text, name, slices = max(found, key=lambda item: most_live(item[2]))
    live, time = max(live_over_time(slices), key=lambda at: (at[0], -at[1]))
    makers, ends = {}, f"time {time}"
    command = re.compile(r"stream\.cmd\.(dispatch @\w+::@(\w+)|copy|fill)\b(.*?)(?=stream\.cmd\.|\Z)", re.DOTALL)
    uses = re.compile(rf"%\w+\[{re.escape(name)}#(\d+)")
    for match in command.finditer(text):
        label = match[2] or match[1]
        for index in map(int, uses.findall(match[3])):
            index -= 1
            # The first command that uses a slice is the one that writes it.
            makers.setdefault(index, label)
            if slices[index].last == time:
                ends = label
    begins = (label for index, label in makers.items() if slices[index].first == time)
    held = sorted(
        ((each.bytes, makers.get(i, "a copy")) for i, each in enumerate(slices) if each.first <= time <= each.last),
        reverse=True,
    )
    return Fullest(live, next(begins, ends), held)


def overwritten(module):
    """Returns the numbers of arguments that are read after a result was written to their buffer (`iree.abi.output`).

    IREE does not check whether an argument is overwritten before it is read. If the write and the read may run at the
    same time, the argument counts even if the program reads it before the write."""
    found = set()
    for text in functions(module):
        numbers = {
            value: int(number)
            for value, number in re.findall(r"(%\w+) = stream\.tensor\.import .*?\bconsume %arg(\d+) :", text)
        }
        names = {inner: numbers[outer] for outer, inner in re.findall(r"(%\w+) as (%\w+):", text) if outer in numbers}
        concurrent, written = "stream.cmd.concurrent" in text, {}
        commands = [reads_and_writes(command) for command in re.split(r"(?=stream\.cmd\.)", text)[1:]]
        for place, (_, writes) in enumerate(commands):
            for name in writes & names.keys():
                written.setdefault(name, place)
        for place, (reads, _) in enumerate(commands):
            found |= {
                names[name]
                for name in reads & written.keys()
                if place > written[name] or concurrent and place != written[name]
            }
    return found


def reads_and_writes(command):
    """Returns the names of the resources that a stream command reads and writes."""
    if command.startswith("stream.cmd.dispatch"):
        uses = re.findall(r"\b(ro|wo|rw) (%\w+)\[", command)
        # IREE marks the resource of a dispatch's result as read-write (rw), although the dispatch does not read it.
        return ({name for access, name in uses if access == "ro"}, {name for access, name in uses if access != "ro"})
    targets = re.findall(r"(%\w+)\[", command)
    if command.startswith("stream.cmd.copy"):
        return set(targets[:1]), set(targets[1:2])
    return set(), set(targets[:1]) if command.startswith("stream.cmd.fill") else set()


def aligned(size):
    return -(-size // ALIGNMENT) * ALIGNMENT


class Packer:
    def __init__(self, iree_opt, remat_solve):
        self.iree_opt, self.remat_solve = iree_opt, remat_solve

    def offsets(self, slices):
        """Returns (bytes of the slab, offset of each slice)."""
        if all(each.last == 0 for each in slices):
            ends = [0, *itertools.accumulate(aligned(each.bytes) for each in slices)]
            return ends[-1], ends[:-1]
        with tempfile.NamedTemporaryFile("w", suffix=".csv") as file:
            file.write("lower,upper,size\n")
            file.writelines(f"{s.first},{s.last + 1},{max(aligned(s.bytes), ALIGNMENT)}\n" for s in slices)
            file.flush()
            packed = json.loads(run([self.remat_solve, "--pack", file.name, "--align", str(ALIGNMENT), "--json"]))
        return aligned(packed["arena_bytes"]), packed["offsets"]

    def size(self, module):
        """Returns the bytes of all slabs after packing."""
        return sum(self.offsets(slices)[0] for text in functions(module) for slices in slabs(text).values())

    def packed(self, module):
        """Returns `module` with constants for the offsets of each slab's slices."""
        return "".join(self.packed_function(text) for text in functions(module))

    def packed_function(self, text):
        found = all_slabs(text)

        def constants(match):
            total, offsets = self.offsets(found[match[2]])
            return "\n".join(
                f"{match[1]}%packed_{match[2][1:]}_{i} = arith.constant {value} : index"
                for i, value in enumerate((total, *offsets))
            )

        text = PACK.sub(constants, text)
        for name in found:
            text = re.sub(re.escape(name) + r"#(\d+)\b", rf"%packed_{name[1:]}_\1", text)
        return text

    def to_stream(self, text, path):
        """Writes the packed module, lowered to the end of IREE's stream phase, for --compile-from=stream."""
        with tempfile.TemporaryDirectory() as folder:
            packed, commands = os.path.join(folder, "packed.mlir"), os.path.join(folder, "commands.mlir")
            write_text(packed, self.packed(text))
            run([self.iree_opt, packed, f"--pass-pipeline={REST}", "-o", commands])
            run([self.iree_opt, commands, "--iree-stream-optimization-pipeline", "-o", path])


def run(command):
    from .process import run as run_tool

    return run_tool(command).stdout
