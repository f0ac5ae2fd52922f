# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the collectives in XLA's HLO, their groups, and the bytes that a device sends to others.

The bytes that a device sends are those of the ring algorithm. No algorithm sends fewer bytes, unless the network's
switches help. Each of n devices sends (n - 1)/n of the bytes of an all-gather or a reduce-scatter, and twice that share
for an all-reduce (Thakur, Rabenseifner and Gropp, Optimization of Collective Communication Operations in MPICH, 2005).
"""

import re
from dataclasses import replace

# An async-start may contain any of these collectives.
KINDS = (
    "all-gather",
    "all-reduce",
    "reduce-scatter",
    "all-to-all",
    "ragged-all-to-all",
    "collective-permute",
    "collective-broadcast",
)
DONE = tuple(f"{kind}-done" for kind in KINDS)


def kind_of(module, instruction):
    """Returns the kind of collective that an instruction is or starts, or None."""
    opcode = instruction.opcode.removesuffix("-start")
    if opcode == "async":
        inner = [each for name in instruction.calls for each in module.computations[name].instructions.values()]
        return next((each.opcode for each in inner if each.opcode in KINDS), None)
    return opcode if opcode in KINDS else None


def group_of(instruction, devices):
    """Returns the devices in the first device's group of a collective. If an instruction has no groups, its group is
    all devices of the step."""
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

    `axes` are (name, size), the slowest axis first. `parts` are (name, size of the axis before the part, size of the
    part). For a whole axis, both sizes are empty."""
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
    """An array of the shape `dims` with the elements 0, 1, ... is transposed to `order`. Returns the element that the
    transposed array has at the position `number`."""
    found, strides, stride = 0, {}, 1
    for each in reversed(range(len(dims))):
        strides[each] = stride
        stride *= dims[each]
    for each in reversed(order):
        found += number % dims[each] * strides[each]
        number //= dims[each]
    return found


def link_bytes(kind, read, written, size):
    """Returns the bytes that a device sends in a collective. `read` and `written` are the bytes of the operands and
    results. `size` is the number of devices in the group."""
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
    """Returns, for each of `count` results, the op of the program to which it belongs.

    XLA merges collectives, and lists the names of their ops in the order of the results, as (op1:op2). If the list has
    fewer names than results, it is unknown to which result each name belongs."""
    text = instruction.op_name or (done.op_name if done else None) or ""
    merged = re.fullmatch(r"((?:[^/]*/)*)\((.*)\)", text)
    if merged is None:
        return [text or None] if count == 1 else [None] * count
    listed = merged[2].split(":")
    return [merged[1] + each for each in listed] if len(listed) == count else [None] * count


def parts_of(found, kernel, merged):
    """Returns the Kernels of merged collectives. `merged` has (read, write, bytes that are sent) of each."""
    if len(merged) < 2:
        return []
    return [
        replace(
            kernel,
            name=f"{kernel.name}.{number}",
            reads=[] if read is None else [read],
            writes=[write],
            flops=kernel.flops * link // max(1, kernel.link),
            bytes=sum(found.tensors[each].bytes for each in (read, write) if each is not None),
            link=link,
        )
        for number, (read, write, link) in enumerate(merged)
    ]
