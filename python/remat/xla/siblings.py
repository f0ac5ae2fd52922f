# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds products that XLA computes together.

If several products read the same tensor, XLA computes one large product with all their weights. For example, XLA
multiplies the input of attention by the weights of queries, keys and values together. Readers then take slices of the
result, and the slices have the names of the single products. A plan has a separate tensor for each of these products.
"""


def mark(module, entry, holds, found):
    """Sets found.merged. Also sets `takes` of each kernel that reads only some products of a tensor. `holds` is
    {instruction: the places of its arrays}."""
    taken = {}  # {place of a tensor: {reader: {op: elements}, or None for a reader of the whole tensor}}
    for reader in entry.instructions.values():
        for position, name in enumerate(reader.operands):
            held = holds.get(name, ())
            if len(held) == 1 and held[0] is not None:
                merge(taken.setdefault(held[0], {}), reader.name, slices(module, reader, position))
    found.merged = {
        place: parts
        for place, readers in taken.items()
        if (parts := products(found.tensors[place], readers)) and place not in found.results
    }
    kernels = {each.name: each for each in found.kernels}
    for place in found.merged:
        for reader, part in taken[place].items():
            if part and reader in kernels:
                kernels[reader].takes[place] = list(part)


def merge(readers, name, part):
    known = readers.get(name, {})
    readers[name] = None if part is None or known is None else known | part


def slices(module, reader, position):
    """Returns {op: elements} of the slices that an instruction takes of an operand; None if the instruction reads more than slices."""
    if reader.opcode == "slice":
        return {reader.op_name: reader.shape.elements}
    if reader.opcode != "fusion":
        return None
    inner, found = module.computations[reader.calls[0]], {}
    parameter = inner.parameters().get(position)
    waiting = {parameter.name} if parameter else set()
    for each in inner.instructions.values():  # An instruction comes before its readers.
        if waiting.isdisjoint(each.operands):
            continue
        if each.opcode == "bitcast":
            waiting.add(each.name)
        elif each.opcode == "slice":
            found[each.op_name] = each.shape.elements
        else:
            return None
    return found or None


def products(tensor, readers):
    """Returns {op: elements} of the products in a tensor. XLA gives a tensor with several products the name of one of
    these products. The result is {} if the tensor has only one product."""
    parts = {}
    for each in readers.values():
        parts |= each or {}
    is_whole = sum(parts.values()) == tensor.elements and len(parts) > 1
    return parts if is_whole and tensor.op in parts and None not in parts else {}
