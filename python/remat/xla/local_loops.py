# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Adapts loops to Shardy, which divide.py uses to write the program of one device.

Some carried values are only passed on by a loop's body. While shardings are propagated, the body reads these values
directly from outside of the loop. XLA does the same, and without this change Shardy would choose other shardings than
XLA. Shardy's last pass changes the types of global tensors into types of one device, op by op, but it does not change
the arguments of a loop's regions. Each argument of a region therefore gets an op before that pass. This op passes the
argument on, and the pass changes the op's type. Afterwards the argument gets the type of the op, and the op is removed.

The program divide.py imports this as a module beside it. Neither this module nor divide.py imports the package remat itself.
"""

import re

WHILE = "stablehlo.while"
SHARDING = "sdy.sharding"
# Marks the op that passes on an argument of a loop's region.
HANDED_ON = "remat.handed_on"


def walk(op):
    for region in op.regions:
        for block in region:
            for inner in list(block.operations):
                yield inner.operation
                yield from walk(inner.operation)


def loops(function):
    return [op for op in walk(function) if op.name == WHILE]


def blocks_of(loop):
    return [region.blocks[0] for region in loop.regions]


def invariants(loop):
    """Returns the indices of the carried values that the body only passes on."""
    body = blocks_of(loop)[1]
    last = list(body.operations)[-1].operation
    return [number for number, argument in enumerate(body.arguments) if last.operands[number] == argument]


def rank(function):
    """Gives the shardings of arguments and results a lower priority than the shardings of other values. With equal
    priorities a loop may divide its stacked activations in the same way as weights, and exchange the activations in each
    iteration."""
    from jaxlib.mlir import ir

    if not any(op.name == "sdy.sharding_constraint" for op in walk(function)):
        return
    for key in ("arg_attrs", "res_attrs"):
        listed = []
        for each in function.attributes[key] if key in function.attributes else []:
            named = {one.name: one.attr for one in each}
            if SHARDING in named:
                later = re.sub(r'(\{"[^}]*\})(?!p)', r"\1p1", str(named[SHARDING]))
                named[SHARDING] = ir.Attribute.parse(later)
            listed.append(ir.DictAttr.get(named))
        if listed:
            function.attributes[key] = ir.ArrayAttr.get(listed)


def capture(function):
    """If a body only passes on a carried value, makes the body read the value from outside, and removes it from the
    carried values. carry() undoes this change."""
    for loop in loops(function):
        gone = invariants(loop)
        for number in gone:
            outside = loop.operands[number]
            if has_sharding(outside):
                outside = opened(loop, outside)
            for block in blocks_of(loop):
                block.arguments[number].replace_all_uses_with(outside)
            loop.results[number].replace_all_uses_with(outside)
        if gone:
            remade(loop, [number for number in range(len(loop.operands)) if number not in gone], [])


def remade(loop, kept, added):
    """Replaces the loop by a loop that carries the values with the numbers in `kept`, and also the values in `added`.
    The new body only passes on the values in `added`."""
    from jaxlib.mlir import ir

    operands = [loop.operands[number] for number in kept] + added
    created = ir.Operation.create(
        WHILE,
        results=[each.type for each in operands],
        operands=operands,
        attributes={name: loop.attributes[name] for name in names_of(loop) if name != SHARDING},
        regions=2,
        loc=loop.location,
        ip=ir.InsertionPoint(loop),
    )
    for old, new in zip(list(loop.regions), created.regions):
        old.blocks[0].append_to(new)
    for block in blocks_of(created):
        for number in reversed(range(len(loop.operands))):
            if number not in kept:
                block.erase_argument(number)
        for value in added:
            block.add_argument(value.type, loop.location)
    body = blocks_of(created)[1]
    last = list(body.operations)[-1].operation
    returned = [last.operands[number] for number in kept] + list(body.arguments)[len(kept) :]
    ir.Operation.create(last.name, operands=returned, loc=last.location, ip=ir.InsertionPoint(last))
    last.erase()
    for number, result in zip(kept, created.results):
        loop.results[number].replace_all_uses_with(result)
    loop.erase()
    return created


def names_of(op):
    return [each if isinstance(each, str) else each.name for each in op.attributes]


def has_sharding(value):
    """Tells whether the program states the sharding of `value`."""
    from jaxlib.mlir import ir

    if not isinstance(value, ir.BlockArgument):
        return SHARDING in value.owner.operation.attributes
    function = value.owner.owner.operation
    if function.name != "func.func" or "arg_attrs" not in function.attributes:
        return False
    return SHARDING in function.attributes["arg_attrs"][value.arg_number]


def opened(loop, value):
    """Returns `value` after a sharding constraint that permits the loop to divide it further."""
    from jaxlib.mlir import ir

    meshes = [
        op.attributes["sym_name"].value
        for op in module_of(loop).regions[0].blocks[0]
        if op.operation.name == "sdy.mesh"
    ]
    open_ = ", ".join(["{?}"] * len(value.type.shape))
    made = ir.Operation.create(
        "sdy.sharding_constraint",
        results=[value.type],
        operands=[value],
        attributes={"sharding": ir.Attribute.parse(f"#sdy.sharding<@{meshes[0]}, [{open_}]>")},
        ip=ir.InsertionPoint(loop),
    )
    return made.results[0]


def module_of(op):
    while op.parent is not None:
        op = op.parent.operation
    return op


def hand_on(function):
    """Gives each argument of a loop's regions an op that passes the argument on. take_back() removes these ops."""
    from jaxlib.mlir import ir

    for loop in loops(function):
        for block in blocks_of(loop):
            for argument, sharding in zip(list(block.arguments), shardings_of(loop)):
                if not isinstance(argument.type, ir.RankedTensorType) or not list(argument.uses):
                    continue
                made = ir.Operation.create(
                    "stablehlo.reshape",
                    results=[argument.type],
                    operands=[argument],
                    attributes={HANDED_ON: ir.UnitAttr.get(), **sharding},
                    ip=ir.InsertionPoint.at_block_begin(block),
                )
                argument.replace_all_uses_except(made.results[0], made)


def shardings_of(op):
    """Returns for each result of an op the attributes that give the same sharding to another op."""
    from jaxlib.mlir.dialects import sdy

    if SHARDING not in op.attributes:
        return [{}] * len(op.results)
    listed = sdy.TensorShardingPerValueAttr(op.attributes[SHARDING]).shardings
    return [{SHARDING: sdy.TensorShardingPerValueAttr.get([each])} for each in listed]


def disagreeing(function):
    """Returns the index of a carried value whose operand, next value and result are divided differently, or None. If
    two dimensions have the same size, the types of one device may not show the difference."""
    for loop in loops(function):
        last = list(blocks_of(loop)[1].operations)[-1].operation
        for number, result in enumerate(loop.results):
            if len({parts_of(each) for each in (loop.operands[number], last.operands[number], result)}) > 1:
                return number
    return None


def parts_of(value):
    """Returns, as text, the axes that divide each dimension of `value`."""
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import sdy

    sharding = None
    if not isinstance(value, ir.BlockArgument):
        op = value.owner.operation
        if SHARDING in op.attributes:
            sharding = sdy.TensorShardingPerValueAttr(op.attributes[SHARDING]).shardings[value.result_number]
        elif "out_sharding" in op.attributes:
            sharding = op.attributes["out_sharding"]
    elif value.owner.owner.operation.name == WHILE:
        return parts_of(value.owner.owner.operation.results[value.arg_number])
    elif has_sharding(value):
        sharding = value.owner.owner.operation.attributes["arg_attrs"][value.arg_number][SHARDING]
    if sharding is None:
        return ("",) * getattr(value.type, "rank", 0)
    dimensions = sdy.TensorShardingAttr(sharding).dimension_shardings
    return tuple(" ".join(str(axis) for axis in sdy.DimensionShardingAttr(each).axes) for each in dimensions)


def take_back(function):
    """Gives the arguments of loops' regions the types of the operands, and removes the ops that pass them on."""
    for loop in loops(function):
        for block in blocks_of(loop):
            for argument, operand in zip(block.arguments, loop.operands):
                argument.set_type(operand.type)
    for op in list(walk(function)):
        if HANDED_ON in op.attributes:
            op.results[0].replace_all_uses_with(op.operands[0])
            op.erase()
        elif op.name == "stablehlo.dynamic_slice":
            resize(op)


def resize(op):
    """Sets the sizes of a slice, which Shardy leaves unchanged if a divided dimension is sliced as a whole."""
    from jaxlib.mlir import ir

    op.attributes["slice_sizes"] = ir.DenseI64ArrayAttr.get(list(op.results[0].type.shape))


def carry(function):
    """Makes loops carry all values that their bodies read from outside, except constants."""
    for loop in loops(function):
        reads = {}  # {value, in the order of its first reader: [(reader, number of the operand)]}
        for block in blocks_of(loop):
            for op in ops_of(block):
                for number, value in enumerate(op.operands):
                    if not is_inside(value, loop) and not is_constant(value):
                        reads.setdefault(value, []).append((op, number))
        if not reads:
            continue
        first = len(loop.operands)
        created = remade(loop, list(range(first)), list(reads))
        for carried, places in enumerate(reads.values(), first):
            for op, number in places:
                op.operands[number] = enclosing(op.block, created)[-1].arguments[carried]


def ops_of(block):
    for op in list(block.operations):
        yield op.operation
        yield from walk(op.operation)


def is_constant(value):
    from jaxlib.mlir import ir

    return not isinstance(value, ir.BlockArgument) and value.owner.operation.name == "stablehlo.constant"


def is_inside(value, loop):
    """Tells whether `value` is made in a region of `loop`."""
    from jaxlib.mlir import ir

    block = value.owner if isinstance(value, ir.BlockArgument) else value.owner.operation.block
    return any(block == each for each in enclosing(block, loop))


def enclosing(block, loop):
    """Returns the blocks from `block` outwards to a region of `loop`. Inner blocks come first. The list is empty if
    `block` is outside of `loop`."""
    found = []
    while True:
        found.append(block)
        owner = block.owner.operation
        if owner == loop:
            return found
        if owner.parent is None or owner.name == "func.func":
            return []
        block = owner.block
