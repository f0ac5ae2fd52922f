# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Handles sizes that vary from call to call, such as the rows of an epoch's last batch.

torch.compile gives these sizes symbols. A plan is made for the numbers of the largest call, and its graph keeps the
symbols. The planned graph therefore runs for all sizes, and a call with smaller sizes takes fewer bytes.

    sizes of a call:  {symbol: number}"""

import math
import numbers
import operator
from fractions import Fraction

from ..tool import RematError


def places(inputs):
    """Returns in which argument of a call each symbol is: {symbol: (number of the argument, its dimension, or None if
    the argument is a number)}. `inputs` are fake arguments."""
    import torch

    found = {}
    for number, each in enumerate(inputs):
        if isinstance(each, torch.SymInt):
            found.setdefault(each.node.expr, (number, None))
    for number, each in enumerate(inputs):
        for dimension, size in enumerate(each.shape if isinstance(each, torch.Tensor) else ()):
            if isinstance(size, torch.SymInt):
                found.setdefault(size.node.expr, (number, dimension))
    return {symbol: where for symbol, where in found.items() if symbol.is_Symbol}


def sizes_of(where, args):
    """Returns the sizes of a call."""
    return {
        symbol: args[number] if dimension is None else args[number].shape[dimension]
        for symbol, (number, dimension) in where.items()
    }


def hinted(where, inputs):
    """Returns the sizes of the call for which torch.compile traced a graph."""
    return {symbol: each.node.hint for symbol, each in sizes_of(where, inputs).items()}


def checked_shapes(given):
    """Returns the option max_shape, a shape or several shapes, as a tuple of shapes."""
    several = isinstance(given, (list, tuple)) and all(isinstance(each, (list, tuple)) for each in given)
    shapes = given if several else [given]
    for shape in shapes:
        whole = isinstance(shape, (list, tuple)) and all(
            isinstance(size, numbers.Integral) and not isinstance(size, bool) and size > 0 for size in shape
        )
        if not whole:
            raise RematError(
                f"max_shape={given!r}: expected the largest shape of an input, such as (512, 64), or a list of such shapes"
            )
    return tuple(map(tuple, shapes))


def limits(inputs, shapes, expected):
    """Returns the largest sizes that the user expects: {symbol: number}. `shapes` has the largest shapes of some inputs. A
    shape stands for all inputs that have as many dimensions, and the same sizes where sizes are numbers. `expected` has
    the largest sizes for sizes of earlier graphs. Equal sizes have the same limit, just as torch.compile gives them the
    same symbol."""
    import torch

    found = {}
    for given in inputs:
        shape = given.shape if isinstance(given, torch.Tensor) else ()
        for most in shapes:
            if len(shape) == len(most) and all(
                size == limit for size, limit in zip(shape, most) if isinstance(size, int)
            ):
                for size, limit in zip(shape, most):
                    if isinstance(size, torch.SymInt) and size.node.expr.is_Symbol:
                        found[size.node.expr] = max(limit, found.get(size.node.expr, 0))
    hints = hinted(places(inputs), inputs)
    return {symbol: expected[hint] for symbol, hint in hints.items() if hint in expected} | found


def matched(shapes, others, sizes):
    """Matches two lists of shapes. Returns {symbol in `shapes`: the largest number at its places in `others`}, or None if `others`
    cannot be shapes of the same arguments. `sizes` is {symbol in `others`: its number}."""
    found = {}
    if [*map(len, shapes)] != [*map(len, others)]:
        return None
    for symbol, other in zip(
        (each for shape in shapes for each in shape), (each for shape in others for each in shape)
    ):
        number = known(other, sizes)
        if isinstance(symbol, int):
            if symbol != number:
                return None
        elif symbol.node.expr.is_Symbol:
            found[symbol.node.expr] = max(number, found.get(symbol.node.expr, 0))
    return found


def largest(some, others):
    return {symbol: max(size, others.get(symbol, 0)) for symbol, size in some.items()}


def growth(sizes, before):
    """Returns the product of the factors by which sizes have grown. A tensor that has each of these sizes as a
    dimension grows by this product. If a size has become smaller, or did not exist before, its factor is 1."""
    factors = [Fraction(size, before[symbol]) for symbol, size in sizes.items() if before.get(symbol)]
    return math.prod(max(each, 1) for each in factors)


def are_smaller(some, others):
    """Tells whether at least one size in `some` is smaller than in `others`, and none is larger. The parameters are
    lists of lists of numbers."""
    ours, theirs = ([size for sizes in each for size in sizes] for each in (some, others))
    return [*map(len, some)] == [*map(len, others)] and ours != theirs and all(map(operator.le, ours, theirs))


def known(value, sizes):
    """Returns a size as a number, or the size itself if it depends on values of tensors."""
    import torch

    if not isinstance(value, torch.SymInt):
        return value
    expression = value.node.expr.subs(sizes)
    return int(expression) if expression.is_Integer else value


def with_numbers(inputs, sizes):
    """Returns fake arguments whose sizes are numbers, and their mode."""
    from torch._subclasses.fake_tensor import FakeTensorMode
    from torch.fx.experimental.symbolic_shapes import ShapeEnv

    mode = FakeTensorMode(shape_env=ShapeEnv())
    with mode:
        return [with_number(each, sizes) for each in inputs], mode


def with_number(value, sizes):
    """Returns a tensor like a fake tensor, or a number, whose sizes are numbers."""
    import torch

    if not isinstance(value, torch.Tensor):
        return known(value, sizes)
    shape, strides = ([known(each, sizes) for each in some] for some in (value.shape, value.stride()))
    return torch.empty_strided(shape, strides, dtype=value.dtype, device=value.device)


def from_arguments(module):
    """Changes a joint graph so that it computes each of its sizes from its arguments alone. Reading a size then needs no tensor that
    a plan may have dropped."""
    import torch
    from torch.fx.experimental.symbolic_shapes import find_symbol_binding_fx_nodes
    from torch.utils._sympy.interp import sympy_interp
    from torch.utils._sympy.reference import PythonReferenceAnalysis

    graph = module.graph
    bound = find_symbol_binding_fx_nodes(graph)
    if not bound:
        return
    first = next(node for node in graph.nodes if node.op != "placeholder")
    proxies = {symbol: torch.fx.Proxy(node) for symbol, node in bound.items()}
    made = {}
    for node in [each for each in graph.nodes if each.op == "call_function"]:
        value = node.meta.get("val")
        if not isinstance(value, torch.SymInt) or not value.node.expr.free_symbols <= bound.keys():
            continue
        expression = value.node.expr
        if expression not in made:
            last = first.prev
            with graph.inserting_before(first):
                result = sympy_interp(PythonReferenceAnalysis, proxies, expression)
            made[expression] = getattr(result, "node", result)
            tag(last, first)
        node.replace_all_uses_with(made[expression])
    graph.eliminate_dead_code()


def tag(last, first):
    """Gives each node between two nodes of the graph the value that tracing would have given this node."""
    from torch.fx import map_arg

    node = last.next
    while node is not first:
        values = map_arg(node.args, lambda each: each.meta["val"])
        node.meta = {"val": node.target(*values), "partitioner_tag": "is_forward"}
        node = node.next


def is_size(node):
    """Tells whether a node is a number that depends on sizes of arguments alone."""
    import torch

    return isinstance(node.meta.get("val"), torch.SymInt) and all(
        each.op == "placeholder" or is_size(each) for each in node.all_input_nodes
    )
