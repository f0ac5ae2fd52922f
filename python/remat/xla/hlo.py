# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Parses HLO text: computations, instructions, shapes, layouts, operands and attributes.

XLA's text of a compiled step (`hlo_modules()[0].to_string()`) contains everything that XLA will run. The instructions
of the entry computation are the kernels, in the order of the schedule.
"""

import math
import re
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from typing import NamedTuple, Optional

BITS = {"pred": 8, "token": 0, "opaque": 0, "c64": 64, "c128": 128}
# The host's memory space in a layout. The space 0 is the device's own memory. A TPU has further spaces on its chip.
HOST = 5


class Misformed(ValueError):
    """This parser cannot read the text as HLO. The message has the line of the text."""


class Shape(NamedTuple):
    """The shape of one array. A tuple is a list of shapes."""

    kind: str
    dims: tuple
    layout: tuple = ()  # The dimensions. The first of them varies fastest in memory.
    space: int = 0
    # The last dimensions of the array are padded to multiples of these numbers. The first number is for the slowest of
    # these dimensions.
    tile: tuple = ()

    @property
    def elements(self):
        return math.prod(self.dims)

    @property
    def stored(self):
        """The dimensions, from the one that varies slowest in memory to the fastest."""
        return tuple(self.dims[each] for each in reversed(self.layout))

    @property
    def bytes(self):
        dims = list(self.stored if self.tile else self.dims)
        for place, size in zip(range(len(dims) - len(self.tile), len(dims)), self.tile):
            if place >= 0:
                dims[place] = -(-dims[place] // size) * size
        return -(-math.prod(dims) * bits(self.kind) // 8)


def bits(kind):
    if kind in BITS:
        return BITS[kind]
    found = re.match(r"(?:[su]|bf|f)(\d+)", kind)
    if not found:
        raise Misformed(f"unknown element type '{kind}'")
    return int(found[1])


BRANCHES = ("branch_computations", "true_computation", "false_computation")


@dataclass
class Instruction:
    name: str
    shapes: list  # A list with the shape of an array, or with the shapes of a tuple. Nested tuples are flattened.
    opcode: str
    operands: list  # The names of operands. A constant or a parameter has its text here.
    attributes: dict = field(default_factory=dict)
    is_root: bool = False
    is_tuple: bool = False

    @property
    def shape(self):
        """Returns the shape of the first array; for an empty tuple, a shape of 0 bytes."""
        return self.shapes[0] if self.shapes else Shape("token", ())

    @property
    def op_name(self) -> Optional[str]:
        """Returns the location of the op in the program."""
        found = re.search(r'\bop_name="((?:[^"\\]|\\.)*)"', self.attributes.get("metadata", ""))
        return re.sub(r"\\(.)", r"\1", found[1]) if found else None

    @property
    def frame(self) -> Optional[int]:
        """Returns the number of the op's stack frame in the tables of the text."""
        found = re.search(r"\bstack_frame_id=(\d+)", self.attributes.get("metadata", ""))
        return int(found[1]) if found else None

    @property
    def calls(self):
        """Returns the names of the computations that the instruction runs."""
        return self.named("calls", "to_apply", "body", *BRANCHES)

    @property
    def branches(self):
        """Returns the names of the computations of a branch. The instruction runs one of these computations."""
        return self.named(*BRANCHES)

    def named(self, *keys):
        return re.findall(r"%?([\w.-]+)", " ".join(self.attributes.get(key, "") for key in keys))


@dataclass
class Computation:
    name: str
    instructions: dict = field(default_factory=dict)  # The instructions by name, in order.

    @property
    def root(self):
        return next((each for each in self.instructions.values() if each.is_root), None)

    def parameters(self):
        """Returns {number: parameter} of the computation."""
        return {int(each.operands[0]): each for each in self.instructions.values() if each.opcode == "parameter"}

    def post_order(self):
        """Returns the names of the instructions in the order in which XLA visits them: each comes after its operands
        (HloComputation::MakeInstructionPostOrder). The instructions do not run in this order."""
        needed = {
            name: [*reversed(each.named("control-predecessors")), *each.operands]
            for name, each in self.instructions.items()
        }
        used = {each for names in needed.values() for each in names}
        found, begun, left = {}, set(), [name for name in reversed(needed) if name not in used]
        while left:
            name = left[-1]
            if name in begun:
                found[left.pop()] = None
            else:
                begun.add(name)
                left += [each for each in reversed(needed[name]) if each in needed and each not in found]
        return list(found)


@dataclass
class Module:
    computations: dict
    entry: Computation
    header: str = ""

    @cached_property
    def positions(self):
        """Returns {name of an instruction: its position in the post order of the module}. Callers come first."""
        computations = reversed(self.computations.values())
        return {name: number for number, name in enumerate(chain(*(each.post_order() for each in computations)))}

    def devices(self):
        """Returns the number of devices that the step is divided among."""
        counts = [re.search(rf"\b{name}=(\d+)", self.header) for name in ("replica_count", "num_partitions")]
        return math.prod(int(found[1]) if found else 1 for found in counts)

    def donated(self):
        """Returns {number of a result: number of the argument in whose memory it is}. If a step has only one result,
        the result has number 0."""
        start = self.header.find("input_output_alias=")
        if start < 0:
            return {}
        brace = self.header.index("{", start)
        listed = self.header[brace + 1 : closing(self.header, brace) - 1]
        return {int(result or 0): int(argument) for result, argument in re.findall(r"\{(\d*)\}: \((\d+)", listed)}


# HLO's text may leave out the % sign before a name.
LINE = re.compile(r"\s*(ROOT )?%?([\w.-]+) = (.*)")
HEAD = re.compile(r"(ENTRY )?%?([\w.-]+) (?:\(.*\) -> .* )?\{")


def parse(text):
    """Returns the Module of the text. Raises Misformed."""
    computations, entry, current = {}, None, None
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if line.startswith("HloModule") or not line.strip() or line.lstrip().startswith("//"):
            continue
        if current is None:
            found = HEAD.fullmatch(line.strip())
            if found and not line[0].isspace():
                current = Computation(found[2])
                computations[current.name] = current
                entry = current if found[1] else entry
        elif line.startswith("}"):
            current = None
        else:
            made = instruction(line, number)
            current.instructions[made.name] = made
    if entry is None:
        raise Misformed("the text has no entry computation: expected HLO as XLA prints it")
    return Module(computations, entry, lines[0] if lines[0].startswith("HloModule") else "")


def instruction(line, number=0):
    found = LINE.match(line)
    if not found:
        raise Misformed(f"line {number} is not an instruction: {line.strip()[:80]}")
    rest = found[3]
    try:
        kind, rest = (rest[: closing(rest, 0)], rest[closing(rest, 0) :]) if rest[0] == "(" else rest.split(" ", 1)
        opcode, rest = rest.lstrip().split("(", 1)
        end = closing("(" + rest, 0) - 1
        inside, rest = rest[: end - 1], rest[end:]
        return Instruction(
            found[2],
            shapes_of(kind),
            opcode,
            operands_of(opcode, inside),
            attributes_of(rest),
            bool(found[1]),
            kind.startswith("("),
        )
    except (IndexError, ValueError) as error:
        raise Misformed(f"line {number} is not an instruction: {line.strip()[:80]} ({error})") from error


OPEN, CLOSE = "([{", ")]}"


def closing(text, start):
    """Returns the position after the bracket that closes the bracket at `start`. Brackets in quotes do not count."""
    depth, place, size = 0, start, len(text)
    while place < size:
        char = text[place]
        if char == '"':
            place = quoted(text, place)
            continue
        if char in OPEN:
            depth += 1
        elif char in CLOSE:
            depth -= 1
            if depth == 0:
                return place + 1
        place += 1
    raise ValueError("a bracket is not closed")


def quoted(text, start):
    """Returns the position after the string that begins at `start`."""
    place = start + 1
    while text[place] != '"':
        place += 2 if text[place] == "\\" else 1
    return place + 1


def parts(text):
    """Splits `text` at the commas that are outside brackets and quotes."""
    found, start, place = [], 0, 0
    while place < len(text):
        char = text[place]
        if char == '"':
            place = quoted(text, place)
        elif char in OPEN:
            place = closing(text, place)
        else:
            if char == ",":
                found.append(text[start:place].strip())
                start = place + 1
            place += 1
    last = text[start:].strip()
    return found + [last] if last else found


def without_comments(text):
    return re.sub(r"/\*.*?\*/", "", text)


ARRAY = re.compile(r"([a-z][a-z0-9]*)\[([^\]]*)\](?:\{([^}]*)\})?")


def shapes_of(text):
    """Returns the shapes of all arrays in the text of a type."""
    return [array(found) for found in ARRAY.finditer(without_comments(text))]


def array(found):
    # HLO's text writes the bound of a dynamic dimension as <=8.
    dims = tuple(int(each.strip().lstrip("<=")) for each in found[2].split(",") if each.strip())
    layout = re.match(r"[\d,]*", found[3] or "")[0]
    space = re.search(r"\bS\((\d+)\)", found[3] or "")
    tile = re.search(r":T\(([\d,]+)\)", found[3] or "")
    return Shape(
        found[1],
        dims,
        tuple(map(int, layout.split(","))) if layout else (),
        int(space[1]) if space else 0,
        tuple(map(int, tile[1].split(","))) if tile and layout else (),
    )


def operands_of(opcode, text):
    if opcode in ("constant", "parameter", "iota"):
        return [text.strip()] if text.strip() else []
    # The name comes last. The operand's type may be written before the name.
    return [part.split()[-1].lstrip("%") for part in parts(without_comments(text))]


def attributes_of(text):
    found = {}
    for part in parts((without_comments(text) if "/*" in text else text).lstrip(", ")):
        key, _, value = part.partition("=")
        found[key.strip()] = value
    return found
