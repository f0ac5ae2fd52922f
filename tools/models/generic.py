# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Inlines calls in StableHLO. The tool mlir-opt, which does not know StableHLO, can read the result in generic form."""

from jaxlib.mlir import ir
from jaxlib.mlir.passmanager import PassManager

BARRIER = "stablehlo.optimization_barrier"


def walk(op):
    for region in op.regions:
        for block in region:
            for inner in block:
                yield inner.operation
                yield from walk(inner.operation)


def copy_body(callee, call):
    """Clones the callee's ops to the place before the call. Returns the values that replace the results of the call."""
    block = callee.regions[0].blocks[0]
    value = dict(zip(block.arguments, call.operands))
    for op in block:
        if op.operation.name == "func.return":
            return [value[operand] for operand in op.operands]
        clone = op.operation.clone(ir.InsertionPoint(call))
        for inside in (clone, *walk(clone)):
            for index, operand in enumerate(inside.operands):
                inside.operands[index] = value.get(operand, operand)
        value.update(zip(op.results, clone.results))


def replace(op, values):
    for result, value in zip(op.results, values):
        result.replace_all_uses_with(value)
    op.erase()


def inline_calls(module):
    """Inlines the calls that jaxlib's inliner does not inline in StableHLO."""
    symbols = {op.attributes["sym_name"].value: op.operation for op in module.body}
    main = symbols["main"]
    while calls := [op for op in walk(main) if op.name == "func.call"]:
        for call in calls:
            callee = ir.FlatSymbolRefAttr(call.attributes["callee"]).value
            replace(call, copy_body(symbols[callee], call))


def drop_barriers(module):
    for op in [op for op in walk(module.operation) if op.name == BARRIER]:
        replace(op, list(op.operands))


def generic_form(module):
    with module.context:
        inline_calls(module)
        drop_barriers(module)
        PassManager.parse("builtin.module(symbol-dce,canonicalize,cse)").run(module.operation)
    return module.operation.get_asm(print_generic_op_form=True) + "\n"
