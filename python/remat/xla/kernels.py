# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads, from the HLO of a compiled step, the kernels and the tensors between them.

A tensor is one allocation. Some entries of the schedule only rename memory (bitcast, get-tuple-element, tuple). In
place of such an entry, the tensor that it renames is used.
"""

import re
from dataclasses import replace
from itertools import chain

from .. import ops
from . import apart, collectives, cost, sharing, siblings
from .hlo import HOST
from .schedule import Kernel, Kernels, Tensor

VIEWS = ops.opcodes_where(lambda op: "free" in op.xla and (op.storage in ("View", "Same") or op.hlo == "tuple"))
NAMED_THROUGH = ops.opcodes_where(lambda op: "through" in op.xla)
# The value of these ops is ((operands), result, ...). Such an op runs at the same time as kernels until its -done op.
ASYNC = ("async-start", "fusion-start", "slice-start", "dynamic-slice-start")
DONE = ("copy-done", *(name.replace("-start", "-done") for name in ASYNC), *collectives.DONE)


def moved(computation, maker):
    """Returns the op that makes the elements of `maker`. Skips ops that XLA does not name and that only move elements."""
    while maker.op_name is None and maker.opcode in NAMED_THROUGH:
        maker = computation.instructions[maker.operands[0]]
    return maker


def of_step(text):
    """Returns the op's name without the name of a call, which XLA puts before the op's name."""
    numbered = text and re.fullmatch(r"(?:[^/]*/)+?(op\d+(?:/.*)?)", text)
    return numbered[1] if numbered else text and re.sub(r"^call(?:\.\d+)?/", "", text)


def kernels_of(module, platform="cuda", workspace=0):
    """Returns the Kernels of a Module. Each product of matrices has a workspace of at least `workspace` bytes."""
    return Reader(module, platform, workspace).read()


class Reader:
    def __init__(self, module, platform, workspace=0, computation=None):
        """Reads the step. If `computation` is given, reads this loop body or branch instead of the module's entry."""
        self.module, self.entry, self.found, self.platform = module, computation or module.entry, Kernels(), platform
        self.workspace = workspace
        self.holds = {}  # {instruction: for each array of its value, the place of its tensor, or None}
        self.started = {}  # {copy-start: the place of its copy in the list of kernels}
        self.waiting = {  # {instruction that starts a collective: instruction that waits for this collective}
            each.operands[0]: each
            for each in self.entry.instructions.values()
            if each.opcode in (*collectives.DONE, "async-done")
        }

    def read(self):
        for instruction in self.entry.instructions.values():
            first = len(self.found.tensors)
            self.holds[instruction.name] = self.value_of(instruction)
            for tensor in self.found.tensors[first:]:
                tensor.position = self.module.positions[instruction.name]
                tensor.frame = self.frame_of(instruction, tensor.op)
        results = self.holds[self.entry.root.name]
        self.found.results = [place for place in results if place is not None]
        siblings.mark(self.module, self.entry, self.holds, self.found)
        if self.entry is not self.module.entry:
            self.found.given = [place for each in self.entry.parameters().values() for place in self.holds[each.name]]
            self.found.gives = results
        else:
            arguments = {each.argument: place for place, each in enumerate(self.found.tensors)}
            self.found.donated = {
                results[result]: arguments[argument]
                for result, argument in self.module.donated().items()
                if results[result] is not None
            }
        return self.found

    def value_of(self, instruction):
        if instruction.opcode == "parameter":
            return [
                self.add(
                    Tensor(
                        instruction.name, shape.elements, self.on_device(shape), argument=int(instruction.operands[0])
                    )
                )
                for shape in instruction.shapes
            ]
        if instruction.opcode in ("constant", "partition-id", "replica-id", "after-all"):
            return [None] * len(instruction.shapes)
        if instruction.opcode in VIEWS:
            return self.view(instruction)
        if instruction.opcode in DONE:
            return self.done(instruction)
        if collectives.kind_of(self.module, instruction):
            return self.collective(instruction)
        if instruction.opcode in ASYNC:
            return self.asynchronous(instruction)
        return self.kernel(instruction)

    def collective(self, instruction):
        """Adds a collective and its results. An op that starts a collective also returns its operands, unless the
        collective is a sum."""
        given = self.given(instruction)
        starts = instruction.opcode not in collectives.KINDS
        first = len(given) if starts and instruction.opcode != "all-reduce-start" else 0
        shapes = instruction.shapes[first : first + len(given)] or instruction.shapes[first:]
        named = collectives.names(instruction, self.waiting.get(instruction.name), len(shapes))
        writes = []
        for index, (shape, op) in enumerate(zip(shapes, named)):
            name = f"{instruction.name}.{index}" if len(shapes) > 1 else instruction.name
            writes.append(self.add(self.tensor(name, shape, op)))
        reads = sorted({each for each in given if each is not None})
        kind, group = collectives.kind_of(self.module, instruction), self.group_of(instruction)
        parts = [
            (read, write, collectives.link_bytes(kind, self.size(read), self.size(write), len(group)))
            for read, write in zip(given, writes)
        ]
        self.started[instruction.name] = len(self.found.kernels)
        made = Kernel(
            instruction.name,
            reads,
            writes,
            flops=cost.flops(self.module, instruction, self.entry),
            bytes=sum(map(self.size, [*reads, *writes])),
            link=sum(link for *_, link in parts),
            group=group,
        )
        if first == 0:
            self.share(instruction, made, writes)
        made.parts = collectives.parts_of(self.found, made, parts)
        self.found.kernels.append(made)
        return [*given[:first], *writes, *[None] * (len(instruction.shapes) - first - len(writes))]

    def size(self, place):
        return 0 if place is None else self.found.tensors[place].bytes

    def group_of(self, instruction):
        inner = [each for name in instruction.calls for each in self.module.computations[name].instructions.values()]
        started = [each for each in inner if each.opcode in collectives.KINDS]
        one = started[0] if instruction.opcode == "async-start" else instruction
        return collectives.group_of(one, self.module.devices())

    def view(self, instruction):
        if instruction.opcode == "tuple":
            return [place for name in instruction.operands for place in self.holds[name]]
        held = self.holds[instruction.operands[0]]
        if instruction.opcode == "get-tuple-element":
            # Each array of a nested tuple has its own place, as in shapes.
            return self.element(instruction, held)
        return held

    def done(self, instruction):
        """Adds the end of an op that runs at the same time as kernels. The op's operands stay in memory until the op
        ends."""
        start = self.entry.instructions[instruction.operands[0]]
        while start.opcode == "async-update":
            start = self.entry.instructions[start.operands[0]]
        first = 0 if start.opcode in ("copy-start", "all-reduce-start") else len(self.given(start))
        copy, held = self.started[start.name], self.holds[start.name][first : first + len(instruction.shapes)]
        reads = sorted({place for place in held if place is not None} | set(self.found.kernels[copy].reads))
        self.found.kernels.append(Kernel(instruction.name, reads, [], awaits=copy))
        return held

    def given(self, instruction):
        """Returns the places of the operands' arrays."""
        return [place for name in instruction.operands for place in self.holds[name]]

    def asynchronous(self, instruction):
        given = self.given(instruction)
        shape = instruction.shapes[len(given)]
        place = self.add(self.tensor(instruction.name, shape, instruction.op_name))
        reads = sorted({each for each in given if each is not None})
        read = sum(self.found.tensors[each].bytes for each in reads)
        if instruction.opcode != "async-start":
            read = min(read, shape.bytes)
        self.started[instruction.name] = len(self.found.kernels)
        made = Kernel(
            instruction.name,
            reads,
            [place],
            flops=cost.flops(self.module, instruction, self.entry),
            bytes=read + self.on_device(shape),
        )
        self.found.kernels.append(made)
        self.complete_slice(instruction, made, shape)
        return [*given, place, *[None] * (len(instruction.shapes) - len(given) - 1)]

    def element(self, instruction, held):
        index, size = int(instruction.attributes["index"]), len(instruction.shapes)
        return held[index : index + 1] if size == 1 else held[index : index + size]

    def tensor(self, name, shape, op):
        """Makes a Tensor. A tensor outside of the device's memory has 0 `bytes`. If the tensor is in a TPU
        chip's own memory, `size` is its bytes there. If it is in the host's memory, it has no `size`."""
        bytes_of = self.on_device(shape)
        on_chip = bytes_of != shape.bytes and shape.space != HOST
        size = shape.bytes if on_chip else None
        return Tensor(name, shape.elements, bytes_of, op, shape=shape.stored, size=size)

    def frame_of(self, instruction, op):
        """Returns the stack frame of an op that an instruction computes; None if it is not known."""
        if op is None:
            return None
        inner = (each for name in instruction.calls for each in self.module.computations[name].instructions.values())
        makers = (each for each in chain((instruction,), inner) if of_step(each.op_name) == op)
        return next((each.frame for each in makers if each.frame is not None), None)

    def add(self, tensor):
        tensor.op = of_step(tensor.op)
        self.found.tensors.append(tensor)
        return len(self.found.tensors) - 1

    def kernel(self, instruction):
        """Adds a kernel and its results; returns the places of the results."""
        reads = self.operands(instruction)
        made = Kernel(
            instruction.name,
            sorted(reads),
            [],
            flops=cost.flops(self.module, instruction, self.entry),
            bytes=sum(reads.values()),
        )
        result = []
        for index, shape in enumerate(instruction.shapes):
            if instruction.opcode == "copy-start" and index == 1:
                result.append(None)  # Result 1 of copy-start is only another name of the copy's source.
                continue
            if self.is_workspace(instruction, index):
                made.workspace += self.on_device(shape)
                result.append(None)
                continue
            name = f"{instruction.name}.{index}" if instruction.is_tuple else instruction.name
            tensor = self.tensor(name, shape, self.op_of(instruction, index))
            if tensor.op is None:
                tensor.of = self.operand_ops(instruction, index)
            place = self.add(tensor)
            made.writes.append(place)
            if self.on_device(shape):
                made.bytes += cost.written_bytes(self.module, instruction, index)
            result.append(place)
        if self.workspace and cost.is_product(self.module, instruction):
            made.workspace = max(made.workspace, self.workspace)
        if instruction.opcode == "copy-start":
            self.started[instruction.name] = len(self.found.kernels)
            self.complete_copy(instruction, made)
        if instruction.opcode == "while":
            made.inner = [(self.inside(instruction.named("body")[0]), self.given(instruction))]
            made.body, made.trips, made.gives = made.inner[0][0], cost.trips(instruction), result
        elif instruction.opcode == "call":
            made.inner, made.gives = [(self.inside(instruction.calls[0]), self.given(instruction))], result
        elif instruction.opcode == "conditional":
            given = [self.holds[name] for name in instruction.operands[1:]]
            made.inner, made.gives = list(zip(map(self.inside, instruction.branches), given)), result
        else:
            self.share(instruction, made, result)
            made.parts = self.parts(instruction, made, result)
        self.found.kernels.append(made)
        return result

    def parts(self, instruction, made, result):
        """Returns the Kernels of a fusion's parts. The parts do not read each other's results. The list is empty if the
        fusion cannot be split."""
        parts = apart.parts_of(self.module, instruction) if instruction.opcode == "fusion" else []
        if len(parts) < 2:
            return []
        return [self.part(instruction, made, result, number, *each) for number, each in enumerate(parts)]

    def part(self, instruction, made, result, number, numbers, computation):
        read, sizes = {}, apart.reads(self.module, computation)
        for position, size in sizes.items():
            for place in self.holds[instruction.operands[position]]:
                if place is not None:
                    read[place] = min(read.get(place, 0) + size, self.found.tensors[place].bytes)
        written = sum(cost.written_bytes(self.module, instruction, each) for each in numbers)
        return replace(
            made,
            name=f"{made.name}.{number}",
            reads=sorted(read),
            writes=[result[each] for each in numbers],
            flops=cost.computation_flops(self.module, computation),
            bytes=sum(read.values()) + written,
        )

    def inside(self, computation):
        return Reader(self.module, self.platform, self.workspace, self.module.computations[computation]).read()

    def on_device(self, shape):
        """Returns the bytes in the device's memory: 0 for a tensor in the host's memory or on a TPU's chip."""
        return shape.bytes if shape.space == 0 or (self.platform == "cuda" and shape.space != HOST) else 0

    def operands(self, instruction):
        """Returns {place of a tensor: the bytes that an instruction reads of it}. If an instruction reads a tensor
        through several operands, at most the size of the tensor counts."""
        reads = {}
        for position, name in enumerate(instruction.operands):
            for place, shape in zip(self.holds[name], self.entry.instructions[name].shapes):
                if place is not None:
                    size = reads.get(place, 0) + cost.read_bytes(self.module, instruction, position, shape)
                    reads[place] = min(size, self.found.tensors[place].bytes)
        return reads

    def share(self, instruction, made, result):
        """Adds the pairs (operand, result) that XLA keeps, or may keep, in the same memory."""
        kept = [
            (self.holds[instruction.operands[position]], index)
            for position, index in sharing.same_memory(self.module, instruction)
        ]
        made.same = [[held[0], result[index]] for held, index in kept if None not in (held[0], result[index])]
        held = [self.holds[name] for name in instruction.operands]
        for index, write in enumerate(result):
            for position, name in enumerate(instruction.operands):
                maker, read = self.entry.instructions[name], held[position]
                if (
                    write is None
                    or len(read) != 1
                    or read[0] is None
                    or held.count(read) > 1
                    or [read[0], write] in made.same
                ):
                    continue
                if sharing.may_share(self.module, instruction, position, index, maker.shape):
                    # XLA does not write over an operand that it reads through a view, such as a view of a call's
                    # result.
                    is_viewed = maker.opcode in (*VIEWS, *DONE)
                    (made.elsewhere if is_viewed else made.in_place).append([read[0], write])

    def complete_copy(self, instruction, made):
        """Completes the kernel of a copy, whose tensor gets the name of the copied tensor. A copy to or from the host
        sends its bytes over the link once."""
        for read, written in zip(made.reads, made.writes):
            self.found.tensors[written].op = self.found.tensors[read].op
        if HOST in (instruction.shape.space, self.entry.instructions[instruction.operands[0]].shape.space):
            made.host = "to" if instruction.shape.space == HOST else "from"
            made.bytes = instruction.shape.bytes

    def complete_slice(self, instruction, made, shape):
        """Completes the kernel that copies a slice to or from a stack in the host's memory, over the link."""
        is_written = shape.space == HOST
        if is_written or HOST in (self.entry.instructions[name].shape.space for name in instruction.operands):
            made.host = "to" if is_written else "from"
            # The slice is the largest operand, because the other operands give the position of the slice.
            made.bytes = max(map(self.size, made.reads), default=0) if is_written else shape.bytes

    def is_workspace(self, instruction, index):
        """Tells whether a result of an instruction is a library call's own workspace, which nothing reads."""
        if instruction.opcode == "copy-start":
            return index > 0
        return (
            instruction.opcode == "custom-call"
            and instruction.is_tuple
            and index > 0
            and instruction.shapes[index].kind in ("u8", "s8")
            and index == len(instruction.shapes) - 1
        )

    def op_of(self, instruction, index):
        """Returns the op of the user's program that makes a result. In a fusion, ops that only move elements are
        skipped."""
        if instruction.opcode != "fusion":
            return instruction.op_name
        return self.maker_of(instruction, index).op_name or (None if instruction.is_tuple else instruction.op_name)

    def operand_ops(self, instruction, index):
        """Returns the ops of the user's program that make the operands of a result in a fusion. XLA names no op for the
        result itself. Operands that are tensors are left out. Returns None if no op is known."""
        if instruction.opcode != "fusion":
            return None
        computation = self.module.computations[instruction.calls[0]]
        operands = [computation.instructions.get(each) for each in self.maker_of(instruction, index).operands]
        named = [of_step(moved(computation, each).op_name) for each in operands if each]
        return tuple(dict.fromkeys(each for each in named if each)) or None

    def maker_of(self, instruction, index):
        """Returns the op that makes a result of a fusion. Ops that XLA does not name and that only move elements are
        skipped."""
        computation = self.module.computations[instruction.calls[0]]
        return moved(computation, cost.made_by(computation, index))
