# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Corrects the program of one device if Shardy writes it wrongly, or writes a worse program than XLA's own partitioner.

The program divide.py imports this as a module beside it. Neither this module nor divide.py imports the package remat itself.
"""

import re

from local_loops import SHARDING, WHILE, blocks_of, walk

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


def name_sums(function):
    """Marks each value whose terms are on several devices with the axes of the sum over these devices. The last pass of
    some versions of Shardy requires this for products and lookups. Shardy has put the sum right after the value."""
    for op in walk(function):
        if op.name == "sdy.all_reduce":
            terms = maker(op.operands[0])
            if terms is not None and len(terms.results) == 1:
                terms.attributes["sdy.sharding"] = unreduced(op)


def unreduced(total):
    """Returns the sharding of the terms of a sum over devices."""
    from jaxlib.mlir import ir

    axes = re.search(r"\{(.*)\}", str(total.attributes["reduction_axes"]))[1]
    sharding = str(total.attributes["out_sharding"]).removeprefix("#sdy.sharding").removesuffix(">")
    return ir.Attribute.parse(f"#sdy.sharding_per_value<[{sharding}, unreduced={{{axes}}}>]>")


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


def widen_lookups(function):
    """Gives lookups in divided tables positions of 64 bits. The last pass of some versions of Shardy writes the bounds of
    positions with 64 bits, even if positions have fewer bits. Such positions would be compared with wrong bounds."""
    from jaxlib.mlir import ir

    for op in list(walk(function)):
        if op.name != "stablehlo.gather" or op.operands[1].type.element_type == ir.IntegerType.get_signless(64):
            continue
        positions = op.operands[1]
        maker_ = maker(positions)
        known = SHARDING in maker_.attributes if maker_ is not None else False
        made = ir.Operation.create(
            "stablehlo.convert",
            results=[ir.RankedTensorType.get(positions.type.shape, ir.IntegerType.get_signless(64))],
            operands=[positions],
            attributes={SHARDING: maker_.attributes[SHARDING]} if known else {},
            loc=op.location,
            ip=ir.InsertionPoint(op),
        )
        op.operands[1] = made.results[0]


# If several devices have terms of one of these ops, the terms are added.
ADDED = ("stablehlo.dot_general", "stablehlo.convolution", "stablehlo.gather")
# These ops combine elements as their region says.
COMBINED = ("stablehlo.reduce", "stablehlo.scatter")
COMBINATIONS = tuple(f"stablehlo.{each}" for each in ("add", "maximum", "minimum", "multiply", "and", "or", "xor"))


def terms_of(value):
    """Returns the value whose parts on several devices are combined. Other reductions over devices may follow it."""
    while maker(value) is not None and maker(value).name in ("sdy.all_reduce", "stablehlo.all_reduce"):
        value = maker(value).operands[0]
    return value


def combination(value):
    """Returns the name of the op that combines the parts of `value` on several devices, or None if there is none."""
    op = maker(value)
    if op is None or op.name in ADDED:
        return COMBINATIONS[0]
    if op.name not in COMBINED:
        return None
    block = op.regions[0].blocks[0]
    last = list(block.operations)[-1].operation
    count, number = len(op.results), value.result_number
    combined = maker(last.operands[number])
    pair = [block.arguments[number], block.arguments[number + count]]
    is_known = combined is not None and combined.name in COMBINATIONS
    return combined.name if is_known and list(combined.operands) in (pair, pair[::-1]) else None


def combine(function):
    """Gives each reduction over devices the op of the reduction whose parts it combines. Shardy writes sums, and some of
    its versions also maxima and minima."""
    from jaxlib.mlir import ir

    for op in list(walk(function)):
        if op.name != "stablehlo.all_reduce":
            continue
        value = terms_of(op.operands[0])
        if maker(value) is None or maker(value).name not in COMBINED:
            continue
        name, block = combination(value), op.regions[0].blocks[0]
        written = maker(list(block.operations)[-1].operation.operands[0])
        if written.name != name:
            made = ir.Operation.create(
                name,
                results=[each.type for each in written.results],
                operands=list(written.operands),
                loc=written.location,
                ip=ir.InsertionPoint(written),
            )
            written.results[0].replace_all_uses_with(made.results[0])
            written.erase()


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
