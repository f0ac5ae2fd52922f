# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts FLOP and bytes of HLO instructions, kernel by kernel.

A multiplication and an addition are two FLOP. Every other arithmetic op is one FLOP for each element. Bytes are those
that a kernel reads and writes: each operand is read once, and each result is written once. If a kernel slices an
operand, only the slice is read.
"""

import math
import re

from .. import ops

# These ops take a part of their first operand, and read at most as many bytes of this operand as their result has.
SLICES = ops.opcodes_where(lambda op: op.bytes in ("slice", "gather"))


def numbers(text):
    return [int(each) for each in re.findall(r"-?\d+", text or "")]


def flops(module, instruction, computation):
    """Returns the FLOP of one instruction of a computation, with the FLOP of all computations that it calls."""
    rule = ops.op_of(instruction.opcode).flops
    if rule == "none" or instruction.opcode.endswith("-done"):
        return 0
    shapes = [operand_shape(computation, name) for name in instruction.operands]
    return round(RULES[rule](module, instruction, shapes))


def body_flops(module, instruction, *named):
    """Returns the FLOP of the region that an instruction runs for each element, but at least one."""
    called = instruction.named(*named) if named else instruction.calls
    return max(
        1, sum(computation_flops(module, module.computations[each]) for each in called if each in module.computations)
    )


def result_flops(module, instruction, shapes):
    if instruction.opcode == "custom-call":
        return library_flops(instruction, shapes)
    return sum(shape.elements for shape in instruction.shapes)


def dot_flops(module, instruction, shapes):
    contracted = (shapes[0].dims[d] for d in numbers(instruction.attributes["lhs_contracting_dims"]))
    return 2 * instruction.shape.elements * math.prod(contracted)


def convolution_flops(module, instruction, shapes):
    return 2 * instruction.shape.elements * math.prod(shapes[1].dims) // max(1, features(instruction, shapes[1]))


def window_elements(instruction):
    size = re.search(r"size=([\dx]+)", instruction.attributes.get("window", ""))
    return math.prod(numbers(size[1].replace("x", " "))) if size else 1


def select_and_scatter_flops(module, instruction, shapes):
    """Returns the FLOP of a select-and-scatter. Each element of the source counts `select` once for each element of its
    window, and `scatter` once."""
    select, scatter = (body_flops(module, instruction, name) for name in ("select", "scatter"))
    return shapes[1].elements * (window_elements(instruction) * select + scatter)


def sort_flops(module, instruction, shapes):
    """Returns the FLOP of a sort: n log2 n comparisons along the sorted dimension."""
    dims = numbers(instruction.attributes.get("dimensions")) or [-1]
    length = shapes[0].dims[dims[0]] if shapes[0].dims else 1
    return shapes[0].elements * math.log2(max(1, length)) * body_flops(module, instruction)


def fft_flops(module, instruction, shapes):
    elements = instruction.shape.elements
    return 5 * elements * math.log2(max(1, elements))


RULES = {
    "results": result_flops,
    "operands": lambda module, instruction, shapes: sum(shape.elements for shape in shapes),
    "dot": dot_flops,
    "convolution": convolution_flops,
    "reduce": lambda module, instruction, shapes: shapes[0].elements * body_flops(module, instruction),
    "reduceWindow": lambda module, instruction, shapes: (
        instruction.shapes[0].elements * window_elements(instruction) * body_flops(module, instruction)
    ),
    "selectAndScatter": select_and_scatter_flops,
    "map": lambda module, instruction, shapes: instruction.shape.elements * body_flops(module, instruction),
    "scatter": lambda module, instruction, shapes: shapes[-1].elements * body_flops(module, instruction),
    "sort": sort_flops,
    "fft": fft_flops,
    "cholesky": lambda module, instruction, shapes: shapes[0].elements * shapes[0].dims[-1] / 3,
    "solve": lambda module, instruction, shapes: shapes[1].elements * shapes[0].dims[-1],
    "batchNorm": lambda module, instruction, shapes: 8 * shapes[0].elements,
    "nested": lambda module, instruction, shapes: called_flops(module, instruction),
}


def called_flops(module, instruction):
    each = [
        computation_flops(module, module.computations[name])
        for name in instruction.calls
        if name in module.computations
    ]
    if instruction.opcode == "conditional":
        return max(each, default=0)
    return trips(instruction) * sum(each) if instruction.opcode == "while" else sum(each)


def computation_flops(module, computation):
    return sum(flops(module, each, computation) for each in computation.instructions.values())


def trips(instruction):
    """Returns the trip count of a loop if XLA knows it, else 1."""
    found = re.search(r"known_trip_count\W+n\W+(\d+)", instruction.attributes.get("backend_config", ""))
    return int(found[1]) if found else 1


def operand_shape(computation, name):
    return computation.instructions[name].shape


def features(instruction, kernel):
    """Returns the number of output features of a convolution's kernel."""
    labels = instruction.attributes["dim_labels"].split("_")[1].split("->", maxsplit=1)[0]
    return kernel.dims[labels.index("o")]


def library_of(instruction):
    """Returns the name of the library function that an instruction calls, or ""."""
    return instruction.attributes.get("custom_call_target", "").strip('"')


def library_flops(instruction, shapes):
    """Returns the FLOP of a call of cuDNN or cuBLAS; 0 for unknown calls."""
    target = library_of(instruction)
    result = instruction.shape
    if target.startswith("__cudnn$conv"):
        # dim_labels are those of the forward convolution, in the form input, kernel -> output.
        given = {"__cudnn$convBackwardInput": (shapes[1], shapes[0]), "__cudnn$convBackwardFilter": (result, shapes[1])}
        kernel, output = given.get(target, (shapes[1], result))
        return 2 * output.elements * kernel.elements // max(1, features(instruction, kernel))
    if target.startswith("__cublas$"):
        contracted = re.search(
            r'"lhs_contracting_dimensions":\[([^\]]*)\]', instruction.attributes.get("backend_config", "")
        )
        return 2 * result.elements * math.prod(shapes[0].dims[d] for d in numbers(contracted and contracted[1]))
    return 0


def is_product(module, instruction):
    """Tells whether an instruction is one kernel that multiplies matrices."""
    if instruction.opcode == "fusion":
        inner = module.computations[instruction.calls[0]]
        return any(is_product(module, each) for each in inner.instructions.values())
    return instruction.opcode == "dot" or library_of(instruction).startswith("__cublas$")


def read_bytes(module, instruction, position, shape):
    """Returns the bytes that an instruction reads of its operand at `position`, whose shape is given."""
    if instruction.opcode in SLICES and position == 0:
        return min(shape.bytes, sum(each.bytes for each in instruction.shapes))
    if instruction.opcode == "dynamic-update-slice" and position == 0:
        return 0
    if instruction.opcode == "while":
        return 0
    if instruction.opcode != "fusion":
        return shape.bytes
    inner = module.computations[instruction.calls[0]]
    parameter = inner.parameters().get(position)
    return shape.bytes if parameter is None else min(shape.bytes, read_inside(module, inner, parameter))


def read_inside(module, computation, value):
    """Returns the bytes of a fusion's parameter that its readers in the fusion read."""
    total = 0
    for reader in computation.instructions.values():
        if reader.opcode in ("parameter", "constant") or value.name not in reader.operands:
            continue
        if reader.opcode == "bitcast":
            total += read_inside(module, computation, reader) if not reader.is_root else value.shape.bytes
        else:
            total += read_bytes(module, reader, reader.operands.index(value.name), value.shape)
    return total


def written_bytes(module, instruction, index):
    """Returns the bytes that an instruction writes of its result at `index`. An update in place writes only the update."""
    shape, maker, computation = instruction.shapes[index], instruction, None
    if instruction.opcode == "while":
        return 0
    if instruction.opcode == "fusion":
        computation = module.computations[instruction.calls[0]]
        maker = made_by(computation, index)
    while computation and maker.opcode == "bitcast":
        maker = computation.instructions[maker.operands[0]]
    if maker.opcode == "dynamic-update-slice" and computation:
        return operand_shape(computation, maker.operands[1]).bytes
    return shape.bytes


def made_by(computation, index):
    """Returns the instruction inside a fusion that makes its result at `index`."""
    root = computation.root
    return computation.instructions[root.operands[index]] if root.opcode == "tuple" else root
