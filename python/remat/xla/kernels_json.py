# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes kernels as JSON. remat-import-groups reads this JSON and makes groups (docs/reference/Formats.md)."""

from dataclasses import replace

from .apart import when_needed
from .memory import Held

ALWAYS = ("name", "workspace", "flops", "bytes")
OF_TENSORS = ("name", "op", "of", "elements", "bytes", "argument", "shape", "size")


def kernels_json(found, target, elsewhere=False):
    """Returns Kernels as JSON. The seconds of sending are converted to the bytes that the memory of `target` moves in
    the same time. `elsewhere` says whether to include pairs that XLA uses only in other cases."""
    same, memory = unchanged(found), Held(found)
    held = {found.kernels[number].name: size for number, size in memory.inside(found).items()}
    products, parts = tensors_of_products(found)

    def places(those, takes=()):
        """Returns places in the list of tensors. The list begins with the tensors of `found`."""
        those = [same.get(place, place) for place in those]
        return [
            part
            for place in those
            for op, part in parts.get(place, {None: place}).items()
            if place not in takes or op in takes[place]
        ]

    def kernel(each):
        one = {key: getattr(each, key) for key in ALWAYS}
        one["reads"] = sorted(set(places(each.reads, each.takes)))
        one["writes"] = places(place for place in each.writes if place not in same)
        one["workspace"] += held.get(each.name, 0)
        pairs = each.in_place + (each.elsewhere if elsewhere else [])
        pairs = each.same + carried(each) + list(filter(memory.lives.may_overwrite, pairs))
        in_place = [places(pair) for pair in pairs if pair[0] in each.reads and pair[1] in one["writes"]]
        in_place = [pair for pair in in_place if len(pair) == 2]
        if in_place:
            one["in_place"] = in_place
        if each.link:
            one["bytes"] = max(each.bytes, round(target.sending(each.link, each.group) * target.bandwidth))
        if each.is_outer:
            seconds = each.inside(lambda kernels: kernels.seconds(target))
            one["bytes"] = max(each.bytes, round(seconds * target.bandwidth))
        return one

    kernels = when_needed(found)
    apart = set(map(id, moved_apart(found, kernels)))
    listed = [kernel(each) | ({"apart": True} if id(each) in apart else {}) for each in kernels]
    tensors = list(map(tensor, [*found.tensors, *products]))
    wholes = {tuple(products.values()): whole for whole, products in parts.items()}
    return {
        "format": "remat-kernels",
        "version": 1,
        "tensors": tensors,
        "kernels": [part for each in listed for part in kernels_of_products(each, wholes, tensors)],
        "results": places(found.results),
    }


def kernels_of_products(kernel, wholes, tensors):
    """Returns a kernel for each product that XLA computes in one kernel, or the kernel itself if it computes one product.
    wholes: {places of the products of a tensor: place of this tensor}."""
    whole = wholes.get(tuple(kernel["writes"]))
    if whole is None:
        return [kernel]
    size = sum(tensors[place]["elements"] for place in kernel["writes"])
    common = {key: value for key, value in kernel.items() if key != "in_place"}
    return [
        common
        | {"name": f"{kernel['name']}.{number}", "writes": [place], "merged": whole}
        | {key: kernel[key] * tensors[place]["elements"] // size for key in ("flops", "bytes")}
        for number, place in enumerate(kernel["writes"])
    ]


def tensors_of_products(found):
    """Returns Tensors for the products that XLA computes together in one tensor, and {place of this tensor: {op of a
    product: place of its Tensor}}."""
    made, parts = [], {}
    for place, products in found.merged.items():
        one = found.tensors[place]
        parts[place] = {op: len(found.tensors) + len(made) + number for number, op in enumerate(products)}
        made += [
            replace(
                one,
                name=f"{one.name}.{number}",
                op=op,
                shape=None,
                elements=size,
                bytes=one.bytes * size // one.elements,
            )
            for number, (op, size) in enumerate(products.items())
        ]
    return made, parts


def moved_apart(found, ordered):
    """Returns the parts of merged kernels that run later than another part of the same kernel, with other kernels
    between them. XLA would merge such a part with the other part again."""
    wholes = {id(part): number for number, each in enumerate(found.kernels) if not each.link for part in each.parts}
    moved, seen, last = [], set(), None
    for each in ordered:
        whole = wholes.get(id(each))
        if whole in seen and whole != last:
            moved.append(each)
        last = whole
        if whole is not None:
            seen.add(whole)
    return moved


def tensor(each):
    return {key: getattr(each, key) for key in OF_TENSORS if getattr(each, key) is not None}


def unchanged(found):
    """Returns {place of a loop's result: place of its operand} for values that the loop passes on unchanged."""
    same = {}
    for each in found.kernels:
        for operand, result, given, gives in through(each):
            if given == gives:
                same[result] = same.get(operand, operand)
    return same


def carried(kernel):
    """Returns the pairs (operand, result) of a loop that are in the same memory."""
    return [[operand, result] for operand, result, given, gives in through(kernel) if given != gives]


def through(kernel):
    """Returns (operand, result, parameter of the body, result of the body) for each value that a loop carries."""
    if not kernel.body:
        return []
    ((body, operands),) = kernel.inner
    return [each for each in zip(operands, kernel.gives, body.given, body.gives) if None not in each[:3]]
