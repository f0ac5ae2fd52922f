# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Corrects the program of one device if Shardy writes it wrongly, or writes a worse program than XLA's own partitioner.

divide.py imports this as a module beside it. Neither this module nor divide.py imports the package remat itself.
"""

import math
import re

from local_loops import WHILE, blocks_of, walk

GATHERED = ("all_gather_dim", "replica_groups")


def gather_once(function):
    """Merges equal gathers. Shardy gathers a tensor again for each reader; XLA's partitioner gathers it once."""
    found = {}
    # A gather in a loop is not merged here, because its value does not exist outside of the loop.
    for op in list(function.regions[0].blocks[0].operations):
        op = op.operation
        if op.name != "stablehlo.all_gather" or len(op.operands) != 1:
            continue
        key = op.operands[0], *(str(op.attributes[each]) for each in GATHERED)
        first = found.setdefault(key, op)
        if first is not op:
            op.results[0].replace_all_uses_with(first.results[0])
            op.erase()


MOVES = (
    "stablehlo.reshape",
    "stablehlo.convert",
    "stablehlo.transpose",
    "stablehlo.broadcast_in_dim",
    "stablehlo.dynamic_slice",
)


def share_channels(function):
    """Gives one channel to all gathers of the same tensor in loops. XLA merges equal collectives only if their channels
    are equal. Without this change, weights that a plan gathers again in a backward loop would be gathered twice
    there."""
    channels = {}
    for op in walk(function):
        if op.name == "stablehlo.all_gather" and len(op.operands) == 1 and op.parent.operation.name == WHILE:
            key = root(op.operands[0]), op.results[0].type, *(str(op.attributes[each]) for each in GATHERED)
            op.attributes["channel_handle"] = channels.setdefault(key, op.attributes["channel_handle"])


def root(value):
    """Returns the tensor from which the elements of `value` come. Moves, slices and stacks of loops may be between this
    tensor and `value`."""
    from jaxlib.mlir import ir

    while True:
        if isinstance(value, ir.BlockArgument):
            op, number = value.owner.owner.operation, value.arg_number
        else:
            op, number = value.owner.operation, value.result_number
        if op.name == WHILE:
            body = blocks_of(op)[1]
            carried = list(body.operations)[-1].operation.operands[number]
            update = maker(carried)
            if carried == body.arguments[number]:
                value = op.operands[number]
            elif update is not None and update.name == "stablehlo.dynamic_update_slice":
                value = update.operands[1]
            else:
                return value
        elif op.name in MOVES:
            value = op.operands[0]
        else:
            return value


def scatter(function):
    """If each device takes only its own part of a sum over devices, turns the sum into one reduce_scatter, as XLA's
    partitioner does. Shardy writes a sum and a slice, in which XLA would not recognise a reduce_scatter."""
    for op in list(walk(function)):
        op = op.operation
        if op.name == "stablehlo.all_reduce":
            scatter_sum(op)


def scatter_sum(op):
    from jaxlib.mlir import ir

    uses = list(op.results[0].uses) if len(op.results) == 1 else []
    part = uses[0].owner.operation if len(uses) == 1 else None
    if part is None or part.name != "stablehlo.dynamic_slice" or part.operands[0] != op.results[0]:
        return
    whole, piece = (list(each.results[0].type.shape) for each in (op, part))
    divided = [d for d, (one, other) in enumerate(zip(whole, piece)) if one != other]
    if len(divided) != 1:
        return
    (dimension,) = divided
    groups = ir.DenseIntElementsAttr(op.attributes["replica_groups"])
    rows, columns = groups.type.shape
    groups = list(groups)
    table = offsets(part.operands[1 + dimension])
    if table is None or piece[dimension] * columns != whole[dimension]:
        return
    for row in range(rows):
        for column in range(columns):
            if table[groups[row * columns + column]] != column * piece[dimension]:
                return
    attributes = {each.name: each.attr for each in op.attributes} if named(op) else dict(op.attributes)
    attributes["scatter_dimension"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), dimension)
    made = ir.Operation.create(
        "stablehlo.reduce_scatter",
        results=[part.results[0].type],
        operands=[op.operands[0]],
        attributes=attributes,
        regions=1,
        loc=op.location,
        ip=ir.InsertionPoint(part),
    )
    op.regions[0].blocks[0].append_to(made.regions[0])
    part.results[0].replace_all_uses_with(made.results[0])
    part.erase()
    op.erase()


def named(op):
    return all(not isinstance(each, str) for each in op.attributes)


def mend_lookups(function):
    """Mends the bounds of a lookup in a device's part of a table. Shardy writes the constants of such a bound with 64
    bits, even if their type has fewer bits. MLIR cannot even print the constant for the last position of a device."""
    for op in walk(function):
        op = op.operation
        if op.name == "stablehlo.clamp":
            for operand in op.operands:
                mend_bits(maker(operand))
        elif op.name == "stablehlo.add":
            mend_last(op)


def mend_bits(constant):
    if constant is None or constant.name != "stablehlo.constant" or not constant.results[0].type.rank:
        return
    data = re.match(r'dense<"0x([0-9A-F]{16})">', str(constant.attributes["value"]))
    kind = constant.results[0].type
    if data and math.prod(kind.shape) * kind.element_type.width != 64:
        number = int.from_bytes(bytes.fromhex(data[1]), "little", signed=True)
        constant.attributes["value"] = splat(kind, number)


def mend_last(add):
    first, last = maker(add.operands[0]), maker(add.operands[1])
    if first is None or last is None or first.name != "stablehlo.convert" or last.name != "stablehlo.constant":
        return
    table, kind = offsets(first.operands[0]), add.results[0].type
    if table is None or len(set(table)) < 2 or kind.rank or kind.element_type == first.operands[0].type.element_type:
        return
    last.attributes["value"] = splat(kind, sorted(set(table))[1] - min(table) - 1)


def splat(kind, number):
    from jaxlib.mlir import ir

    return ir.DenseElementsAttr.get_splat(kind, ir.IntegerAttr.get(kind.element_type, number))


def offsets(value):
    """Returns the number that `value` has on each device if a table gives it; else None."""
    from jaxlib.mlir import ir

    shape = maker(value)
    read_ = maker(shape.operands[0]) if shape is not None and shape.name == "stablehlo.reshape" else None
    if read_ is None or read_.name != "stablehlo.dynamic_slice":
        return None
    table, number = maker(read_.operands[0]), maker(read_.operands[1])
    while number is not None and number.name in ("stablehlo.convert", "stablehlo.reshape"):
        number = maker(number.operands[0])
    if table is None or number is None or table.name != "stablehlo.constant" or number.name != "stablehlo.partition_id":
        return None
    return list(ir.DenseIntElementsAttr(table.attributes["value"]))


def maker(value):
    from jaxlib.mlir import ir

    return value.owner if isinstance(value.owner, ir.Operation) else getattr(value.owner, "operation", None)
