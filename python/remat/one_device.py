# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Removes the ops and attributes by which JAX divides a step among devices.

Even a step for one device can contain such ops: JAX's random numbers add an empty Shardy mesh, which IREE does not
know.
"""

import math
import re

from .tool import RematError

DIVIDES = re.compile(r"\bsdy\.|\bstablehlo\.(?:all_|collective_|reduce_scatter|partition_id|replica_id)")
# On one device, these ops return their operands.
COLLECTIVES = ("all_reduce", "all_gather", "all_to_all", "reduce_scatter", "collective_permute", "collective_broadcast")


def one_device(text):
    """Returns StableHLO text for one device.

    Text that mentions no devices is returned unchanged. Other text is returned in generic form, with its locations if
    it has any. The returned text has no ops and attributes of Shardy, and no collectives. Raises RematError if the step
    is for more than one device."""
    if not DIVIDES.search(text):
        return text
    from .stablehlo import has_locations, parsed, printed

    module = parsed(text)
    with module.context:
        check(module)
        of_one(module)
        return printed(module.operation, has_locations(text))


def check(module):
    """Raises RematError if the module is for more than one device."""
    counts = [("", extents(module.operation, "mhlo.num_partitions") * extents(module.operation, "mhlo.num_replicas"))]
    for op in module.body.operations:
        if op.operation.name == "sdy.mesh":
            sizes = re.findall(r"=(\d+)", str(op.operation.attributes["mesh"]))
            counts.append((f" (mesh {op.operation.attributes['sym_name']})", math.prod(map(int, sizes))))
    for where, devices in counts:
        if devices > 1:
            raise RematError(
                f"the step is divided over {devices} devices{where}, but here IREE compiles it for one device: lower "
                "it for one device, or call remat.transform_stablehlo for the compiler that runs it on all devices"
            )


def extents(op, name):
    return int(str(op.attributes[name]).split(":", maxsplit=1)[0]) if name in op.attributes else 1


def of_one(module):
    # Outer ops are replaced before inner ops, because an inner op may use arguments that the outer op's operands
    # replace.
    ops = []
    for function in module.body.operations:
        collect(function.operation, ops)
    for op in ops:
        for name in [name for name in attribute_names(op) if name.startswith("sdy.")]:
            del op.attributes[name]
        for name in ("arg_attrs", "res_attrs"):
            if op.name == "func.func" and name in op.attributes:
                op.attributes[name] = without_sharding(op.attributes[name])
        if op.name == "sdy.mesh":
            op.erase()
        elif op.name == "sdy.manual_computation":
            inline(op)
        elif op.name in ("sdy.sharding_constraint", "sdy.reshard"):
            replace(op, op.operands)
        elif is_collective(op):
            replace_collective(op)
        elif op.name in ("stablehlo.partition_id", "stablehlo.replica_id"):
            replace_identity(op)
        elif op.name.startswith("sdy."):
            raise RematError(f"'{op.name}' is unknown, and so is its effect on a step for one device")


def collect(op, found):
    """Appends `op` and the ops inside it to `found`, in the order of the text. Ops that are erased together with another
    op are left out."""
    if op.name == "sdy.return":
        return
    found.append(op)
    for region in [] if is_collective(op) else op.regions:
        for block in region:
            for inner in block.operations:
                collect(inner.operation, found)


def is_collective(op):
    dialect, name = op.name.split(".", maxsplit=1)
    return dialect == "stablehlo" and name in COLLECTIVES


def attribute_names(op):
    return [named if isinstance(named, str) else named.name for named in op.attributes]


def without_sharding(attributes):
    from jaxlib.mlir import ir

    kept = [
        {named.name: named.attr for named in each if not named.name.startswith("sdy.")}
        for each in map(ir.DictAttr, attributes)
    ]
    return ir.ArrayAttr.get([ir.DictAttr.get(each) for each in kept])


def replace(op, values):
    for result, value in zip(list(op.results), list(values)):
        result.replace_all_uses_with(value)
    op.erase()


def inline(op):
    """Replaces `op` by the ops of its body."""
    body = op.regions[0].blocks[0]
    for argument, operand in zip(body.arguments, op.operands):
        argument.replace_all_uses_with(operand)
    *inner, last = list(body.operations)
    for each in inner:
        each.operation.move_before(op)
    replace(op, last.operation.operands)


def replace_collective(op):
    if [operand.type for operand in op.operands] != [result.type for result in op.results]:
        raise RematError(
            f"'{op.name}' exchanges data between devices and gives a tensor of another shape, but the step is for one device"
        )
    replace(op, op.operands)


def replace_identity(op):
    """Replaces `op` by 0, the number of the only device."""
    from jaxlib.mlir import ir

    result = op.result.type
    zero = ir.DenseElementsAttr.parse(f"dense<0> : {result}")
    number = ir.Operation.create(
        "stablehlo.constant", results=[result], attributes={"value": zero}, ip=ir.InsertionPoint(op), loc=op.location
    )
    replace(op, number.results)
