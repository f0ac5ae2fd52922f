# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the collectives in XLA's HLO, their groups, and the bytes that a device sends to others.

The bytes are those of a ring, the least that any algorithm sends without help of the switches. Each of n devices sends
(n - 1)/n of what it gathers or scatters, and twice that of what it reduces for all (Thakur, Rabenseifner and Gropp,
Optimization of Collective Communication Operations in MPICH, 2005).
"""

import re
from dataclasses import replace

# An async-start may contain any of these.
KINDS = (
    "all-gather",
    "all-reduce",
    "reduce-scatter",
    "all-to-all",
    "ragged-all-to-all",
    "collective-permute",
    "collective-broadcast",
)
STARTS = tuple(f"{kind}-start" for kind in KINDS)
DONE = tuple(f"{kind}-done" for kind in KINDS)


def kind_of(module, instruction):
    """Returns the kind of collective that an instruction is or starts, or None."""
    opcode = instruction.opcode.removesuffix("-start")
    if opcode == "async":
        inner = [each for name in instruction.calls for each in module.computations[name].instructions.values()]
        return next((each.opcode for each in inner if each.opcode in KINDS), None)
    return opcode if opcode in KINDS else None


def group_of(instruction, devices):
    """Returns the devices in the group of the first one. An instruction without groups means all devices of the step."""
    text = instruction.attributes.get("replica_groups", "").strip()
    mesh = re.match(r"@?mesh\[(.*?)\]\s*\{(.*)\}$", text)
    if mesh:
        return of_mesh(re.findall(NAMED, mesh[1]), re.findall(PARTS, mesh[2]))
    table = re.match(r"\[(\d+),(\d+)\]<=\[([\d,]+)\](?:T\(([\d,]+)\))?", text)
    if table:
        dims = [int(each) for each in table[3].split(",")]
        order = [int(each) for each in table[4].split(",")] if table[4] else range(len(dims))
        return [places(dims, order, number) for number in range(int(table[2]))]
    first = re.match(r"\{\{([\d,\s]*)\}", text)
    if first and first[1].strip():
        return [int(each) for each in first[1].split(",")]
    return list(range(devices))


NAMED, PARTS = r"'((?:[^'\\]|\\.)*)'=(\d+)", r"'((?:[^'\\]|\\.)*)'(?::\((\d+)\)(\d+))?"


def of_mesh(axes, parts):
    """Returns the group of the first device in a mesh.

    axes are (name, size), the slowest first. parts are (name, size of the axis before the part, size of the part); the
    sizes are empty for a whole axis."""
    strides, stride = {}, 1
    for name, size in reversed(axes):
        strides[name] = stride, int(size)
        stride *= int(size)
    group = [0]
    for name, before, size in parts:
        stride, whole = strides[name]
        if size:
            stride, whole = stride * (whole // (int(before) * int(size))), int(size)
        group = [base + place * stride for base in group for place in range(whole)]
    return group


def places(dims, order, number):
    """Returns the element at number of the array 0, 1, ... of dims, whose dimensions are transposed to order."""
    found, strides, stride = 0, {}, 1
    for each in reversed(range(len(dims))):
        strides[each] = stride
        stride *= dims[each]
    for each in reversed(order):
        found += number % dims[each] * strides[each]
        number //= dims[each]
    return found


def link_bytes(kind, read, written, size):
    """Returns the bytes that a device sends. read and written are the bytes of the operands and results; size is that
    of the group."""
    if size <= 1:
        return 0
    if kind == "all-gather":
        return written * (size - 1) // size
    if kind == "all-reduce":
        return 2 * read * (size - 1) // size
    if kind in ("collective-permute", "collective-broadcast"):
        return read
    return read * (size - 1) // size


def names(instruction, done, count):
    """Returns the program's op of each of count results.

    XLA merges collectives, and lists the names of their ops in the order of the results, as (op1:op2). If names are
    missing from that list, the owner of each is unknown."""
    text = instruction.op_name or (done.op_name if done else None) or ""
    merged = re.fullmatch(r"((?:[^/]*/)*)\((.*)\)", text)
    if merged is None:
        return [text or None] if count == 1 else [None] * count
    listed = merged[2].split(":")
    return [merged[1] + each for each in listed] if len(listed) == count else [None] * count


def when_needed(found):
    """Returns the kernels of a step with each merged collective split: a gather comes before the first reader of its
    result, a sum after its operand is made.

    XLA merges collectives and delays sums to the end, and holds all operands until then. A plan need not."""
    apart = {number: parts_of(found, each) for number, each in enumerate(found.kernels) if each.link}
    if not apart:
        return found.kernels
    rest = [
        (number, each) for number, each in enumerate(found.kernels) if number not in apart and each.awaits not in apart
    ]
    maker, reader = {}, {}
    for number, each in rest:
        for place in each.writes:
            maker[place] = number
        for place in each.reads:
            reader.setdefault(place, number)
    # The second key puts a part before (0), at (1) or after (2) a kernel.
    placed = [((number, 1), each) for number, each in rest]
    for number, parts in apart.items():
        for part in parts:
            placed.append((position(found, part, number, maker, reader), part))
    ordered = [each for _, each in sorted(placed, key=lambda one: one[0])]
    if not reads_what_is_made(found, ordered):
        ordered = [one for number, each in enumerate(found.kernels) for one in apart.get(number, [each])]
    return ordered


def parts_of(found, kernel):
    if len(kernel.parts) < 2:
        return [kernel]
    return [
        replace(
            kernel,
            name=f"{kernel.name}.{number}",
            reads=[] if read is None else [read],
            writes=[write],
            flops=kernel.flops * link // max(1, kernel.link),
            bytes=sum(found.tensors[each].bytes for each in (read, write) if each is not None),
            link=link,
            parts=[],
        )
        for number, (read, write, link) in enumerate(kernel.parts)
    ]


def position(found, part, number, maker, reader):
    """Returns the new position of a part of the collective at number."""
    read, written = (sum(found.tensors[each].bytes for each in places) for places in (part.reads, part.writes))
    if written > read:
        first = min((reader[place] for place in part.writes if place in reader), default=number)
        return first, 0
    last = max((maker[place] for place in part.reads if place in maker), default=number)
    return last, 2


def reads_what_is_made(found, kernels):
    made = {place for place, each in enumerate(found.tensors) if each.argument is not None}
    for each in kernels:
        if not made.issuperset(each.reads):
            return False
        made.update(each.writes)
    return True
