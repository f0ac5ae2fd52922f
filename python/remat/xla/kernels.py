"""The kernels of a compiled step, the tensors between them, and what they hold at most.

Entries of the schedule that only name memory anew (bitcast, get-tuple-element, tuple) are looked through: a tensor is
one allocation.
"""
from dataclasses import dataclass, field
from typing import Optional

from . import cost
from .hlo import HOST

VIEWS = ("bitcast", "get-tuple-element", "tuple", "opt-barrier", "copy-done", "async-done", "async-update",
         "all-reduce-done", "all-gather-done", "collective-permute-done", "after-all", "add-dependency", "domain")
# They make nothing that counts: constants lie with the program.
NO_KERNELS = (*VIEWS, "parameter", "constant", "partition-id", "replica-id")
NAMED_THROUGH = ("bitcast", "copy", "transpose", "reshape", "convert")


@dataclass
class Tensor:
    name: str
    elements: int
    bytes: int  # On the device.
    op: Optional[str] = None  # Of the program's op that it is the value of.
    argument: Optional[int] = None


@dataclass
class Kernel:
    name: str
    reads: list
    writes: list
    workspace: int = 0
    flops: int = 0
    bytes: int = 0


@dataclass
class Kernels:
    """reads, writes and results are places in tensors; kernels are in the order in which they run."""
    tensors: list = field(default_factory=list)
    kernels: list = field(default_factory=list)
    results: list = field(default_factory=list)

    def to_json(self):
        def tensor(each):
            one = {"name": each.name, "op": each.op, "elements": each.elements, "bytes": each.bytes, "argument": each.argument}
            return {key: value for key, value in one.items() if value is not None}
        return {"format": "remat-kernels", "version": 1, "tensors": list(map(tensor, self.tensors)),
                "kernels": [dict(vars(each)) for each in self.kernels], "results": self.results}

    @property
    def flops(self):
        return sum(each.flops for each in self.kernels)

    @property
    def bytes(self):
        return sum(each.bytes for each in self.kernels)

    def seconds(self, target):
        """What the kernels take on a target, by the larger of arithmetic and traffic of each."""
        return sum(max(each.flops / target.flops, each.bytes / target.bandwidth) for each in self.kernels)


def kernels_of(module):
    return Reader(module).read()


class Reader:
    def __init__(self, module):
        self.module, self.entry, self.found = module, module.entry, Kernels()
        self.holds = {}  # By instruction: places of the tensors that its value is, one for each array in it, or None.
        self.read_by_any = {name for each in self.entry.instructions.values()
                            if each.opcode not in ("parameter", "constant") for name in each.operands}

    def read(self):
        for instruction in self.entry.instructions.values():
            self.holds[instruction.name] = self.value_of(instruction)
        root = self.entry.root
        self.found.results = [place for place in self.holds[root.name] if place is not None]
        return self.found

    def value_of(self, instruction):
        if instruction.opcode == "parameter":
            return [self.add(Tensor(instruction.name, shape.elements, on_device(shape), argument=int(instruction.operands[0])))
                    for shape in instruction.shapes]
        if instruction.opcode in ("constant", "partition-id", "replica-id", "after-all"):
            return [None] * len(instruction.shapes)
        if instruction.opcode in VIEWS:
            return self.view(instruction)
        return self.kernel(instruction)

    def view(self, instruction):
        if instruction.opcode == "tuple":
            return [place for name in instruction.operands for place in self.holds[name]]
        held = self.holds[instruction.operands[0]]
        if instruction.opcode == "get-tuple-element":
            # Of nested tuples the arrays are counted, as shapes are.
            return self.element(instruction, held)
        return held[:1] if instruction.opcode == "copy-done" else held

    def element(self, instruction, held):
        index, size = int(instruction.attributes["index"]), len(instruction.shapes)
        return held[index:index + 1] if size == 1 else held[index:index + size]

    def add(self, tensor):
        self.found.tensors.append(tensor)
        return len(self.found.tensors) - 1

    def kernel(self, instruction):
        """Adds a kernel and what it writes; returns the places of its results."""
        reads = self.operands(instruction)
        made = Kernel(instruction.name, sorted(reads), [], flops=cost.flops(self.module, instruction, self.entry),
                      bytes=sum(reads.values()))
        result = []
        for index, shape in enumerate(instruction.shapes):
            if self.is_workspace(instruction, index):
                made.workspace += on_device(shape)
                result.append(None)
                continue
            name = f"{instruction.name}.{index}" if instruction.is_tuple else instruction.name
            place = self.add(Tensor(name, shape.elements, on_device(shape), self.op_of(instruction, index)))
            made.writes.append(place)
            made.bytes += cost.written_bytes(self.module, instruction, index)
            result.append(place)
        self.found.kernels.append(made)
        return result

    def operands(self, instruction):
        """Bytes that are read, by tensor: what is named twice is read once, and no more than all of it."""
        reads = {}
        for position, name in enumerate(instruction.operands):
            for place, shape in zip(self.holds[name], self.entry.instructions[name].shapes):
                if place is not None:
                    size = reads.get(place, 0) + cost.read_bytes(self.module, instruction, position, shape)
                    reads[place] = min(size, self.found.tensors[place].bytes)
        return reads

    def is_workspace(self, instruction, index):
        """Whether a library call has this result for its own use: bytes that nobody reads."""
        if instruction.opcode == "copy-start":
            return index > 0
        return (instruction.opcode == "custom-call" and instruction.is_tuple and index > 0
                and instruction.shapes[index].kind in ("u8", "s8") and index == len(instruction.shapes) - 1)

    def op_of(self, instruction, index):
        """The program's op whose value a result is: of what makes it in a fusion, through what only moves elements."""
        if instruction.opcode != "fusion":
            return instruction.op_name
        computation = self.module.computations[instruction.calls[0]]
        maker = cost.made_by(computation, index)
        while maker.op_name is None and maker.opcode in NAMED_THROUGH:
            maker = computation.instructions[maker.operands[0]]
        return maker.op_name or (None if instruction.is_tuple else instruction.op_name)


def on_device(shape):
    return 0 if shape.space == HOST else shape.bytes


def peak(found):
    """(bytes of temporaries that are held at most, the place of the kernel at which they are): a tensor from the kernel
    that makes it to the last that reads it, without arguments and results, which have memory of their own."""
    outside = set(found.results) | {place for place, each in enumerate(found.tensors) if each.argument is not None}
    last = {}
    for number, kernel in enumerate(found.kernels):
        for place in kernel.reads + kernel.writes:
            last[place] = number
    held, most, where = 0, 0, None
    for number, kernel in enumerate(found.kernels):
        held += sum(found.tensors[place].bytes for place in kernel.writes if place not in outside)
        if held + kernel.workspace > most:
            most, where = held + kernel.workspace, number
        held -= sum(found.tensors[place].bytes for place in set(kernel.reads + kernel.writes)
                    if place not in outside and last[place] == number)
    return most, where


def fullest(found):
    """The tensors that are held when most bytes are, without arguments and results, largest first."""
    _, where = peak(found)
    if where is None:
        return []
    made, last = {}, {}
    for number, kernel in enumerate(found.kernels):
        for place in kernel.reads + kernel.writes:
            made.setdefault(place, number)
            last[place] = number
    held = [found.tensors[place] for place in made if place not in found.results and found.tensors[place].argument is None
            and made[place] <= where <= last[place]]
    return sorted(held, key=lambda each: (-each.bytes, each.name))
