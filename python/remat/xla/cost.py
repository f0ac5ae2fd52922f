# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts FLOP and bytes of HLO instructions, kernel by kernel.

A multiplication and an addition are two FLOP. Every other arithmetic op counts one for each element. Bytes are those
that cross the border of a kernel: each operand is read once, a sliced operand only in its slice, and each result is
written once.
"""

import math
import re

# These ops move or make elements, and compute nothing.
NO_FLOP = frozenset(
    """
    parameter constant iota bitcast bitcast-convert reshape transpose broadcast copy copy-start copy-done convert slice
    dynamic-slice dynamic-update-slice concatenate pad reverse gather tuple get-tuple-element opt-barrier after-all domain
    partition-id replica-id rng-get-and-update-state all-gather all-gather-start all-gather-done all-to-all all-to-all-start
    collective-permute collective-permute-start collective-permute-done collective-broadcast all-reduce-done async-start async-done fusion-done
    async-update slice-start slice-done dynamic-slice-start dynamic-slice-done send send-done recv recv-done infeed outfeed sort""".split()
)
# These ops read no more of their first operand than the size of their result.
SLICES = ("slice", "dynamic-slice", "gather")


def numbers(text):
    return [int(each) for each in re.findall(r"-?\d+", text or "")]


def flops(module, instruction, computation):
    """Returns the FLOP of one instruction of computation, with all that it calls."""
    opcode, elements = instruction.opcode, sum(shape.elements for shape in instruction.shapes)
    if opcode in NO_FLOP:
        return 0
    shapes = [operand_shape(computation, name) for name in instruction.operands]
    if opcode == "dot":
        return (
            2 * elements * math.prod(shapes[0].dims[d] for d in numbers(instruction.attributes["lhs_contracting_dims"]))
        )
    if opcode == "convolution":
        return 2 * elements * math.prod(shapes[1].dims) // max(1, features(instruction, shapes[1]))
    if opcode == "custom-call":
        return library_flops(instruction, shapes)
    if opcode in ("reduce", "all-reduce", "all-reduce-start", "reduce-scatter", "reduce-scatter-start"):
        # The results of reduce-scatter-start include its operands.
        given = len(shapes) if opcode == "reduce-scatter-start" else len(instruction.shapes)
        return sum(shape.elements for shape in shapes[:given])
    if opcode in ("reduce-window", "select-and-scatter"):
        size = re.search(r"size=([\dx]+)", instruction.attributes.get("window", ""))
        return elements * math.prod(numbers(size[1].replace("x", " ")) if size else [1])
    if opcode in ("fusion", "call", "while", "conditional", "async-start", "fusion-start"):
        return called_flops(module, instruction)
    if opcode == "scatter":
        return shapes[-1].elements
    return elements


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


def library_flops(instruction, shapes):
    """Returns the FLOP of a call of cuDNN or cuBLAS; 0 for unknown calls."""
    target = instruction.attributes.get("custom_call_target", "").strip('"')
    result = instruction.shape
    if target.startswith("__cudnn$conv"):
        # dim_labels are those of the forward convolution: input, kernel -> output.
        given = {"__cudnn$convBackwardInput": (shapes[1], shapes[0]), "__cudnn$convBackwardFilter": (result, shapes[1])}
        kernel, output = given.get(target, (shapes[1], result))
        return 2 * output.elements * kernel.elements // max(1, features(instruction, kernel))
    if target.startswith("__cublas$"):
        contracted = re.search(
            r'"lhs_contracting_dimensions":\[([^\]]*)\]', instruction.attributes.get("backend_config", "")
        )
        return 2 * result.elements * math.prod(shapes[0].dims[d] for d in numbers(contracted and contracted[1]))
    return 0


def read_bytes(module, instruction, position, shape):
    """Returns the bytes that an instruction reads of its operand at position, which has this shape."""
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
    """Returns the bytes that the readers of a fusion's parameter read of it."""
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
    """Returns the bytes that an instruction writes of its result at index. For an update in place that is the update
    alone."""
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
    """Returns the instruction inside a fusion that makes its result at index."""
    root = computation.root
    return computation.instructions[root.operands[index]] if root.opcode == "tuple" else root
