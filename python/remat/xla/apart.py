# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Splits kernels that XLA merged, so that plans can treat their parts separately.

XLA may merge gathers of all layers with the same indices into one kernel, which holds the results of all layers at the
same time. XLA also merges collectives, and delays sums to the end of the step. A plan places each part of such a kernel where the
part's result is needed.
"""

from ..fit.policy import Policy
from . import cost
from .hlo import Computation

LEAVES = ("parameter", "constant", "iota")


def parts_of(module, fusion):
    """Returns [(the numbers of results, the Computation that makes these results)] of a fusion, one pair for each part.
    The list is empty if the fusion has one result."""
    inner, parts = module.computations[fusion.calls[0]], []
    if inner.root.opcode != "tuple" or len(inner.root.operands) != len(fusion.shapes):
        return []
    for number, shape in enumerate(fusion.shapes):
        made = [(making(inner, inner.root.operands[number]), shape.bytes)]
        numbers = [number]
        for other in [each for each in parts if any(are_one(module, made[0], one) for one in each[1])]:
            parts.remove(other)
            numbers, made = other[0] + numbers, other[1] + made
        parts.append((numbers, made))
    return [(numbers, united(inner, [each for each, _ in made])) for numbers, made in parts]


def making(inner, name):
    """Returns the Computation that makes one value of a fusion."""
    needed, waiting = set(), [name]
    while waiting:
        each = waiting.pop()
        if each not in needed:
            needed.add(each)
            one = inner.instructions[each]
            waiting += [] if one.opcode in LEAVES else one.operands
    return Computation(inner.name, {each: one for each, one in inner.instructions.items() if each in needed})


def united(inner, computations):
    needed = {name for each in computations for name in each.instructions}
    return Computation(inner.name, {name: each for name, each in inner.instructions.items() if name in needed})


def are_one(module, first, second):
    """Tells whether two results stay in one part because they read or compute much in common. Each result is given as
    (the Computation that makes it, its bytes)."""
    (one, written), (other, other_written) = first, second
    moved, other_moved = (reads(module, each) for each in (one, other))
    read = sum(min(moved[number], other_moved[number]) for number in moved if number in other_moved)
    made = max(
        (made_bytes(one, each) for name, each in one.instructions.items() if name in other.instructions), default=0
    )
    return max(read, made) > Policy.shared * min(
        written + sum(moved.values()), other_written + sum(other_moved.values())
    )


def reads(module, computation):
    """Returns {number of a parameter: the bytes of the parameter that a Computation reads}."""
    return {
        number: min(each.shape.bytes, cost.read_inside(module, computation, each))
        for number, each in computation.parameters().items()
    }


def made_bytes(computation, instruction):
    """Returns the bytes that an instruction computes. The bytes are 0 for a parameter, and for a constant in the shape
    of a tensor."""
    is_free = instruction.opcode in (*LEAVES, "bitcast", "broadcast")
    return 0 if is_free else sum(each.bytes for each in instruction.shapes)


def when_needed(found):
    """Returns the kernels of a step, with merged kernels split into parts. If a part writes more than it reads, the part
    comes just before the first reader of its results. A part that writes at most as much as it reads comes just after
    the last kernel that makes its inputs."""
    apart = {number: each.parts or [each] for number, each in enumerate(found.kernels) if each.link or each.parts}
    if not apart:
        return found.kernels
    rest = [
        (number, each) for number, each in enumerate(found.kernels) if number not in apart and each.awaits not in apart
    ]
    maker, reader = {}, {}
    for number, each in [*rest, *((number, part) for number, parts in apart.items() for part in parts)]:
        for place in each.writes:
            maker[place] = number
        for place in each.reads:
            reader[place] = min(number, reader.get(place, number))
    # The second key puts a part before (0), at (1) or after (2) a kernel.
    placed = [((number, 1), each) for number, each in rest]
    for number, parts in apart.items():
        for part in parts:
            placed.append((position(found, part, number, maker, reader), part))
    ordered = [each for _, each in sorted(placed, key=lambda one: one[0])]
    if not reads_what_is_made(found, ordered):
        ordered = [one for number, each in enumerate(found.kernels) for one in apart.get(number, [each])]
    return ordered


def position(found, part, number, maker, reader):
    """Returns the sort key for the new position of a part of the kernel whose position is `number`."""
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
