# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tells which results XLA writes over an operand. The rules are those of XLA's buffer assignment for GPUs.

`same_memory` has the pairs that XLA always keeps in one memory (AliasInfo::GetInPlaceInputOutputPairs): the operand
that a dynamic-update-slice or a scatter updates, and the pairs that a call declares. `may_share` has the pairs that
share memory if this instruction is the last reader of the operand (GpuAliasInfo::MayAlias and
HloDataflowAnalysis::CanShareOperandBufferWithUser).
"""

import re

from .. import ops
from . import cost
from .hlo import bits

ELEMENTWISE = ops.opcodes_where(lambda op: op.form in ("Elementwise", "Convert", "Map"))
NO_OPS = ("bitcast", "reshape", "optimization-barrier", "opt-barrier")
IN_PLACE = ops.opcodes_where(lambda op: op.form in ("Update", "Scatter"))


def same_memory(module, instruction):
    """Returns [(number of an operand, number of a result)] of arrays that XLA always keeps in one memory."""
    if instruction.opcode in IN_PLACE:
        return [(number, number) for number in range(len(instruction.shapes))]
    if instruction.opcode == "all-reduce-start":
        return [(number, number) for number in range(len(instruction.operands))]
    if instruction.opcode == "fusion":
        return declared(instruction) + updated(module.computations[instruction.calls[0]], instruction)
    return declared(instruction)


def declared(instruction):
    """Returns the pairs that a custom call or a fusion declares, as in output_to_operand_aliasing={{1}: (0, {})}."""
    text = instruction.attributes.get("output_to_operand_aliasing", "")
    return [(int(operand), int(result or 0)) for result, operand in re.findall(r"\{(\d*)\}:\s*\((\d+), \{\}\)", text)]


def updated(body, fusion):
    """Returns the parameters of a fusion that its final scatter or dynamic-update-slice updates."""
    found = []
    for index in range(len(fusion.shapes)):
        last = through(body, cost.made_by(body, index))
        # A scatter into several arrays returns a tuple, so its results have indices.
        number = index if last.opcode == "scatter" and last.is_tuple else 0
        if last.opcode in IN_PLACE:
            source = through(body, body.instructions[last.operands[number]])
            if source.opcode == "parameter":
                found.append((int(source.operands[0]), index))
    return found


def through(body, instruction):
    """Returns the instruction that makes the elements of an instruction's result.

    The search skips instructions that only rename memory or take a part of a tuple.
    """
    while instruction.opcode in (*NO_OPS, "get-tuple-element"):
        instruction = body.instructions[instruction.operands[0]]
    return instruction


def may_share(module, instruction, position, index, operand):
    """Tells whether XLA may write the result at `index` over the operand at `position`, whose shape is `operand`."""
    opcode, result = instruction.opcode, instruction.shapes[index]
    if opcode == "fusion":
        alike = operand.elements == result.elements and bits(operand.kind) == bits(result.kind)
        return alike and writes_in_step(module.computations[instruction.calls[0]], instruction, position, index)
    if opcode == "custom-call":
        return index == 0 and position == 2 and is_bias(instruction)
    if opcode in ("all-reduce", "collective-broadcast"):
        return len(instruction.operands) == 1 or position == index
    if operand[:3] != result[:3]:
        return False
    if opcode == "sort":
        return len(instruction.operands) == 1 or position == index
    if opcode == "triangular-solve":
        return position == 1
    return opcode in ELEMENTWISE


def is_bias(instruction):
    """Tells whether a call of cuBLASLt adds its third operand."""
    if instruction.attributes.get("custom_call_target", "").strip('"') != "__cublas$lt$matmul":
        return False
    beta = re.search(r'"beta":"?([\d.e+-]+)', instruction.attributes.get("backend_config", ""))
    return bool(beta) and float(beta[1]) != 0


def writes_in_step(body, fusion, position, index):
    """Tells whether the fusion reads each element of the parameter just before it writes the same element of the
    result, and does not read the element later. A reduction reads all its operands before it writes its result."""
    parameter, output = body.parameters()[position], cost.made_by(body, index)
    root, hero = through(body, output), reduction(body, fusion)
    readers, reached, left = readers_of(body), {parameter.name}, [parameter]
    while left:
        each = left.pop()
        if each is hero:
            continue
        for reader in readers.get(each.name, ()):
            if reader.name not in reached:
                reached.add(reader.name)
                left.append(reader)
            once = reader.operands.count(each.name) == 1
            if reader is root and reader.opcode in ("scatter", "sort") and once:
                place, count = reader.operands.index(each.name), len(reader.shapes)
                if reader.opcode == "scatter" and place < count or reader.is_tuple and place == index:
                    continue
            if not is_in_step(reader, each, root, hero):
                return False
    return output.name in reached and agree(body, fusion, output, root, reached)


def is_in_step(reader, value, root, hero):
    if reader.opcode == "dynamic-update-slice":
        # An element of the update is read just before it is written at the same place of the result.
        return reader.operands.index(value.name) == 0 or (reader is root and reader.operands.index(value.name) == 1)
    return reader.opcode in ELEMENTWISE or reader.opcode in ("bitcast", "tuple") or reader is hero


def agree(body, fusion, output, root, reached):
    """Tells whether the fusion writes all results that depend on the parameter in the same order of elements."""
    if not fusion.is_tuple:
        return True
    roots = [cost.made_by(body, index) for index in range(len(fusion.shapes))]
    roots = [each for each in roots if each.name in reached]
    if all(each is output for each in roots):
        return True
    return root.opcode in ELEMENTWISE and not any(is_transposed(body, each) for each in roots)


def is_transposed(body, root):
    """Tells whether `root` is computed elementwise from a transposition or a copy."""
    left, seen = [root], set()
    while left:
        each = left.pop()
        if each.opcode in ("transpose", "copy"):
            return True
        if each.name not in seen and (each.opcode in ELEMENTWISE or each.opcode == "bitcast"):
            seen.add(each.name)
            left += [body.instructions[name] for name in each.operands]
    return False


def reduction(body, fusion):
    """Returns the reduction that determines the order of a fusion's kernel, or None."""
    if fusion.attributes.get("kind") != "kInput":
        return None
    for index in range(len(fusion.shapes)):
        each = cost.made_by(body, index)
        while each.opcode in NO_OPS or (each.opcode in ELEMENTWISE and len(each.operands) == 1):
            each = body.instructions[each.operands[0]]
        if each.opcode == "reduce":
            return each
    return None


def readers_of(body):
    found = {}
    for each in body.instructions.values():
        if each.opcode not in ("parameter", "constant", "iota"):
            for name in dict.fromkeys(each.operands):
                found.setdefault(name, []).append(each)
    return found
