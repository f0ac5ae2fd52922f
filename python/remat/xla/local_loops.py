# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loops in the program of one device, which divide.py has Shardy write.

What a loop only hands on is read in its body as it is outside, while shardings are propagated: so does XLA, whose
partitioner else chooses other shardings. Shardy's last pass turns types of global tensors into those of one device, op by
op, but leaves the arguments of a loop's regions as they are. So each argument is handed on by an op of its own that Shardy
does turn; afterwards the argument gets that op's type, and the op goes.

divide.py imports this as a module beside it: like it, it imports nothing of this package.
"""

import re

WHILE = "stablehlo.while"
SHARDING = "sdy.sharding"
# Marks what hands on an argument of a loop's region.
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
    """Numbers of the carried values that the body only hands on."""
    body = blocks_of(loop)[1]
    last = list(body.operations)[-1].operation
    return [number for number, argument in enumerate(body.arguments) if last.operands[number] == argument]


def rank(function):
    """What the program says of values inside counts before what it says of arguments and results: else a loop may stack
    activations that are divided like weights, and exchange them in each iteration."""
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
    """Bodies read what they only hand on from outside, and nothing hands it on. To be undone by carry."""
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
    """The loop with the carried values of these numbers, and others that it hands on."""
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
    """Whether the program says how value is divided."""
    from jaxlib.mlir import ir

    if not isinstance(value, ir.BlockArgument):
        return SHARDING in value.owner.operation.attributes
    function = value.owner.owner.operation
    if function.name != "func.func" or "arg_attrs" not in function.attributes:
        return False
    return SHARDING in function.attributes["arg_attrs"][value.arg_number]


def opened(loop, value):
    """value, which the loop may divide in other ways, too."""
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
    """Gives each argument of a loop's regions an op that hands it on. To be undone by take_back."""
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
    """Of each result the attributes of an op with that sharding."""
    from jaxlib.mlir.dialects import sdy

    if SHARDING not in op.attributes:
        return [{}] * len(op.results)
    listed = sdy.TensorShardingPerValueAttr(op.attributes[SHARDING]).shardings
    return [{SHARDING: sdy.TensorShardingPerValueAttr.get([each])} for each in listed]


def disagreeing(function):
    """The number of a carried value that a loop is given, hands on or gives in another division than it says, or None. Types of
    one device may hide that, where two dimensions have one size."""
    for loop in loops(function):
        last = list(blocks_of(loop)[1].operations)[-1].operation
        for number, result in enumerate(loop.results):
            if len({parts_of(each) for each in (loop.operands[number], last.operands[number], result)}) > 1:
                return number
    return None


def parts_of(value):
    """The axes along which each dimension of value is divided, as text."""
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
    """The arguments of loops' regions with the types of what the loops are given, and nothing that hands them on."""
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
    """Shardy leaves the sizes of a slice, where a dimension that is divided is sliced as a whole."""
    from jaxlib.mlir import ir

    op.attributes["slice_sizes"] = ir.DenseI64ArrayAttr.get(list(op.results[0].type.shape))


def carry(function):
    """Bodies read nothing from outside but constants, and what they only hand on."""
    for loop in loops(function):
        reads = {}  # By value, in the order of the first reader: [(reader, number of the operand)].
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
                op.operands[number] = block_of(op, created).arguments[carried]


def ops_of(block):
    for op in list(block.operations):
        yield op.operation
        yield from walk(op.operation)


def is_constant(value):
    from jaxlib.mlir import ir

    return not isinstance(value, ir.BlockArgument) and value.owner.operation.name == "stablehlo.constant"


def is_inside(value, loop):
    """Whether value is made in a region of loop."""
    from jaxlib.mlir import ir

    block = value.owner if isinstance(value, ir.BlockArgument) else value.owner.operation.block
    return any(block == each for each in enclosing(block, loop))


def block_of(op, loop):
    """The block of a region of loop in which op is."""
    return enclosing(op.block, loop)[-1]


def enclosing(block, loop):
    """Blocks of the regions of loop around and with block, the inner one first; none where it is outside."""
    found = []
    while True:
        found.append(block)
        owner = block.owner.operation
        if owner == loop:
            return found
        if owner.parent is None or owner.name == "func.func":
            return []
        block = owner.block
