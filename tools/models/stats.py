# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints rows for the table in README.md: the numbers of ops, bytes and FLOP of prepared models.

The peak in bytes is the peak of the program order. A tensor is held from the op that makes it to its last use. A view shares the storage of
its source. The result of a destination-style op shares the storage of its init if this is the last use of the init. No other tensor takes
over the storage of another one. Arguments are counted separately.
"""

import sys
from math import prod
from pathlib import Path

from iree.compiler import ir

FREE = {"tensor.empty", "linalg.fill", "arith.constant"}
VIEWS = {"tensor.expand_shape", "tensor.collapse_shape", "tensor.cast", "tensor.extract_slice"}
# {named op: a function from the shape of its second operand to the extents that the op reduces}
REDUCED = {
    "linalg.conv_2d_nhwc_hwcf": lambda kernel: 2 * prod(kernel[:3]),
    "linalg.conv_2d_nchw_fchw": lambda kernel: 2 * prod(kernel[1:]),
    "linalg.conv_2d_ngchw_gfchw": lambda kernel: 2 * prod(kernel[2:]),
    "linalg.matmul": lambda right: 2 * right[0],
    "linalg.batch_matmul": lambda right: 2 * right[1],
    "linalg.pooling_nhwc_sum": prod,
}


def shape_of(value):
    return list(ir.ShapedType(value.type).shape)


def bytes_of(value):
    """Returns the bytes of a tensor, in which an i1 takes one byte. A scalar has 0 bytes."""
    if not isinstance(value.type, ir.RankedTensorType):
        return 0
    element = value.type.element_type
    width = 64 if isinstance(element, ir.IndexType) else element.width
    return prod(shape_of(value)) * ((width + 7) // 8)


def nested(op):
    for region in op.regions:
        for block in region:
            for inner in block:
                yield inner.operation
                yield from nested(inner.operation)


def read_by(op):
    """Yields the operands of an op, and the values from outside that its regions read."""
    yield from op.operands
    for inner in nested(op):
        yield from inner.operands


def inits(op):
    """Returns the destination of each result of a destination-style op."""
    if op.name.startswith("linalg."):
        return list(op.operands)[-len(op.results) :]
    if op.name == "tensor.insert_slice":
        return [op.operands[1]]
    return []


def last_uses(ops):
    """Returns the step of the last op that reads each value or a view of it, and the source of each view."""
    last, source = {}, {}
    for step, op in enumerate(ops):
        for value in read_by(op):
            last[source.get(value, value)] = step
        if op.name in VIEWS:
            source[op.results[0]] = source.get(op.operands[0], op.operands[0])
    return last, source


def storages(ops):
    """Returns [(bytes, first step, last step)] of every storage."""
    last, source = last_uses(ops)
    storage = {}
    for step, op in enumerate(ops):
        if op.name in FREE or op.name in VIEWS:
            continue
        for result, init in zip(op.results, inits(op) or [None] * len(op.results)):
            init = source.get(init, init)
            dying = init in storage and last[init] == step
            held = storage[init] if dying else [bytes_of(result), step, step]
            held[2] = max(held[2], last.get(result, step))
            storage[result] = held
    return list({id(held): held for held in storage.values()}.values())


def peak(ops):
    change = [0] * (len(ops) + 1)
    for size, first, last in storages(ops):
        change[first] += size
        change[last + 1] -= size
    held = most = 0
    for delta in change:
        held += delta
        most = max(most, held)
    return most


def flops(op):
    if op.name in REDUCED:
        return prod(shape_of(op.results[0])) * REDUCED[op.name](shape_of(op.operands[1]))
    if op.name != "linalg.generic":
        return 0
    extents = {}
    for operand, attribute in zip(op.operands, op.attributes["indexing_maps"]):
        for expression, extent in zip(attribute.value.results, shape_of(operand)):
            if isinstance(expression, ir.AffineDimExpr):
                extents[expression.position] = extent
    arithmetic = sum(inner.name.startswith(("arith.", "math.")) for inner in nested(op))
    return prod(extents.values()) * arithmetic


def row(path):
    with ir.Context():
        module = ir.Module.parse(path.read_text())
        block = module.body.operations[0].regions[0].blocks[0]
        ops = [op.operation for op in block]
        linalg = [op.name for op in ops if op.name.startswith("linalg.")]
        contractions = sum(name in REDUCED for name in linalg)
        arguments = sum(map(bytes_of, block.arguments))
        work = sum(map(flops, ops))
        return (
            f"| {path.stem} | {len(ops)} | {linalg.count('linalg.generic')} | {contractions} "
            f"| {arguments / 1e6:.3g} | {peak(ops) / 1e6:.4g} | {work / 1e9:.3g} "
            f"| {path.stat().st_size // 1000} |"
        )


def main():
    print("| model | ops | generics | named | arguments MB | peak MB | GFLOP | file kB |")
    print("|---|---|---|---|---|---|---|---|")
    for path in map(Path, sys.argv[1:]):
        print(row(path))


if __name__ == "__main__":
    main()
