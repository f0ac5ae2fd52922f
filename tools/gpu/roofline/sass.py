# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads nvdisasm's text of each kernel. For the kernel and each of its loops, counts the instructions, the loads from
device memory, the stores to it, and the loads that are in progress when the code first waits for a load."""

import re

LINE = re.compile(r"^\s*/\*([0-9a-f]{4,})\*/\s+(?:@!?U?P\w+\s+)?([A-Z][A-Z0-9_.]*)\s*([^;]*);")
SECTION = re.compile(r"^\.text\.(\w+):")
LABEL = re.compile(r"^(\.L_x_\d+):")
REGISTER = re.compile(r"(?<![\w.])R(\d+)")
PENDING = re.compile(r"SB0, 0x([0-9a-f]+)")
WIDTHS = {".64": 2, ".128": 4, ".M88.2": 2, ".M88.4": 4, ".MT88.2": 2, ".MT88.4": 4}
SUMS = ("FFMA", "HMMA")  # Instructions that sum up products.
MATRIX_FLOP = {"HMMA.1688": 16 * 8 * 8 * 2, "HMMA.16816": 16 * 8 * 16 * 2}


class Instruction:
    def __init__(self, op, operands):
        self.op = op
        self.target = None
        found = re.search(r"\(\.(L_x_\d+)\)", operands)
        if op.startswith("BRA") and found:
            self.target = "." + found.group(1)
        registers = [int(number) for number in REGISTER.findall(operands)]
        self.words = next((size for suffix, size in WIDTHS.items() if suffix in op), 1)
        self.reads, self.writes = set(registers), set()
        # LDSM is ldmatrix. Before copies, ptxas writes an LDS without registers, which never runs.
        self.is_shared_load = op.startswith("LDS") and bool(registers)
        if (self.is_load and not self.is_copy or self.is_shared_load) and registers:
            first = registers[0]
            self.writes = set(range(first, first + self.words))
            self.reads = set(registers[1:])
        # The number of groups of copies that may still be in progress after this instruction has run. The number of
        # groups is None if this instruction does not wait for copies.
        found = PENDING.search(operands)
        self.pending = int(found.group(1), 16) if op.startswith("DEPBAR") and found else None

    @property
    def is_copy(self):
        """Tells whether this is an asynchronous copy to shared memory."""
        return self.op.startswith("LDGSTS")

    @property
    def is_load(self):
        return self.op.startswith("LDG.") or self.is_copy

    @property
    def shared_clocks(self):
        """The clocks that shared memory needs to send or take one warp's bytes, without bank conflicts. In a clock
        shared memory moves 128 bytes, and an instruction takes at least one clock. A load of 64 or 128 bits takes half
        of these clocks. Only products in f32 have such loads, and threads next to each other load the same bytes in
        them (TileProduct.cpp)."""
        if self.op.startswith(("LDS.64", "LDS.128")):
            return self.words // 2
        return self.words if self.is_shared_load or self.is_copy or self.op.startswith("STS") else 0

    @property
    def is_store(self):
        return self.op.startswith(("STG", "RED", "ATOM"))

    @property
    def load_bytes(self):
        return 4 * self.words

    @property
    def flop(self):
        """The FLOP that one warp computes with this instruction."""
        for name, flop in MATRIX_FLOP.items():
            if self.op.startswith(name):
                return flop
        return 64 if self.op.startswith("FFMA") else 0


class Code:
    """Consecutive instructions: those of a kernel, or of one of its loops."""

    def __init__(self, instructions):
        self.instructions = instructions
        self.count = len(instructions)
        self.loads = sum(each.is_load for each in instructions)
        self.stores = sum(each.is_store for each in instructions)
        self.flop = sum(each.flop for each in instructions)
        self.shared_clocks = sum(each.shared_clocks for each in instructions)
        self.in_flight, self.bytes_in_flight = self.loads_in_flight()

    def loads_in_flight(self):
        """Returns the most loads that are in progress at the same time, and the most bytes of such loads. An
        instruction that needs the value of a load waits for this load and for all earlier ones. A copy to shared memory
        ends when an instruction waits for its group."""
        under_way, most, most_bytes = [], 0, 0
        group, groups = 0, {}
        for each in self.instructions:
            needed = [i for i, load in enumerate(under_way) if load.writes & (each.reads | each.writes)]
            if needed:
                under_way = [load for i, load in enumerate(under_way) if load.is_copy or i > needed[-1]]
            if each.pending is not None:
                under_way = [load for load in under_way if groups.get(load, group) >= group - each.pending]
            if each.op == "LDGDEPBAR":
                group += 1
            if each.is_copy:
                groups[each] = group
            if each.is_load:
                under_way.append(each)
                size = sum(load.load_bytes for load in under_way)
                most, most_bytes = max(most, len(under_way)), max(most_bytes, size)
        return most, most_bytes

    def sums_before_use(self):
        """Returns, for each load from shared memory, how many products the code sums up before it needs the loaded
        value."""
        counts = []
        for i, load in enumerate(self.instructions):
            if not load.is_shared_load or not load.writes:
                continue
            sums = 0
            for each in self.instructions[i + 1 :]:
                if load.writes & each.reads:
                    counts.append(sums)
                    break
                sums += each.op.startswith(SUMS)
        return counts


class Kernel(Code):
    def __init__(self, instructions, labels):
        super().__init__(instructions)
        spans = []
        for i, each in enumerate(instructions):
            start = labels.get(each.target)
            if start is not None and start < i:
                spans.append((start, i + 1))
        self.loops = [Code(instructions[start:end]) for start, end in spans]
        self.inner = [
            Code(instructions[start:end])
            for start, end in spans
            if not any(start <= a and b <= end and (a, b) != (start, end) for a, b in spans)
        ]

    @property
    def main_loop(self):
        """The innermost loop with the most FLOP. If no loop has FLOP, the innermost loop with the most loads."""
        return max(self.inner, key=lambda loop: (loop.flop, loop.loads, loop.count), default=None)


def read_kernels(lines):
    kernels, name, instructions, labels = {}, None, [], {}

    def finish():
        if name:
            kernels[name] = Kernel(instructions, labels)

    for line in lines:
        section, label, code = SECTION.match(line), LABEL.match(line), LINE.match(line)
        if section:
            finish()
            name, instructions, labels = section.group(1), [], {}
        elif label:
            labels[label.group(1)] = len(instructions)
        elif code and name:
            instructions.append(Instruction(code.group(2), code.group(3)))
            if (
                code.group(2) == "BRA"
                and instructions[-1].target
                and labels.get(instructions[-1].target) == len(instructions) - 1
            ):
                instructions.pop()  # Each kernel ends with a jump to itself.
    finish()
    return kernels
