#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes training steps of any length in linalg on tensors, without loops and without an importer.

    steps.py layers 9000 > step.mlir       9,000 layers tanh(x w + b), each with parameters of its own
    steps.py recurrent 8000 > step.mlir    8,000 times one layer: three arguments
    steps.py blocks 1000 > step.mlir       1,000 residual blocks x + tanh(norm(x) v) w, each with its own parameters

A step is a forward part, the gradients in the opposite order, and then the
updates of all parameters, which are its results beside the loss.
"""

import sys

BATCH, WIDTH = 512, 16
ACTIVATION, WEIGHT, BIAS, COLUMN, SCALAR = (
    f"tensor<{shape}f32>" for shape in (f"{BATCH}x{WIDTH}x", f"{WIDTH}x{WIDTH}x", f"{WIDTH}x", f"{BATCH}x", "")
)
RATE = 0.01
IDENTITY, ROWS, COLUMNS = "(i, j) -> (i, j)", "(i, j) -> (i)", "(i, j) -> (j)"
PRODUCT, TURNED_LEFT, TURNED_RIGHT = (
    ("(i, j, k) -> (i, k)", "(i, j, k) -> (k, j)"),
    ("(i, j, k) -> (k, i)", "(i, j, k) -> (k, j)"),
    ("(i, j, k) -> (i, k)", "(i, j, k) -> (j, k)"),
)
MAP_OF = {ACTIVATION: IDENTITY, COLUMN: ROWS, BIAS: COLUMNS}


class Step:
    """The lines of a function body. Each method adds an op to the body and returns the op's name."""

    def __init__(self):
        self.lines, self.arguments = [], []
        self.ops = 0
        self.empty = {kind: self.add(f"tensor.empty() : {kind}") for kind in (ACTIVATION, WEIGHT, BIAS, COLUMN, SCALAR)}
        zero = self.add("arith.constant 0.0 : f32")
        self.zero = {
            kind: self.add(f"linalg.fill ins({zero} : f32) outs({empty} : {kind}) -> {kind}")
            for kind, empty in self.empty.items()
        }

    def add(self, text):
        self.ops += 1
        self.lines.append(f"  %{self.ops} = {text}")
        return f"%{self.ops}"

    def argument(self, kind):
        self.arguments.append(f"%arg{len(self.arguments)}: {kind}")
        return f"%arg{len(self.arguments) - 1}"

    def generic(self, operands, out, kind, maps, iterators, body):
        """Adds an op. `body` has lines on the elements %a, %b, ..., %out; the last makes %r."""
        names = [f"%{letter}: f32" for letter in "abcd"[: len(operands)]] + ["%out: f32"]
        maps = ", ".join(f"affine_map<{text}>" for text in maps)
        iterators = ", ".join(f'"{name}"' for name in iterators)
        return self.add(
            f"linalg.generic {{indexing_maps = [{maps}], iterator_types = [{iterators}]}} "
            f"ins({', '.join(name for name, _ in operands)} : {', '.join(kind for _, kind in operands)}) "
            f"outs({out} : {kind}) {{\n  ^bb0({', '.join(names)}):\n    "
            + "\n    ".join(body)
            + f"\n    linalg.yield %r : f32\n  }} -> {kind}"
        )

    def elementwise(self, kind, operands, body):
        """Adds an elementwise op. `kind` is the kind of the result, to which smaller operands are broadcast."""
        rank = 2 if kind in (ACTIVATION, WEIGHT) else 1
        own = IDENTITY if rank == 2 else "(i) -> (i)"
        maps = [own if source == kind else MAP_OF[source] for _, source in operands] + [own]
        return self.generic(operands, self.empty[kind], kind, maps, ["parallel"] * rank, body)

    def product(self, left, right, kinds, kind, maps=PRODUCT):
        body = ["%p = arith.mulf %a, %b : f32", "%r = arith.addf %out, %p : f32"]
        return self.generic(
            list(zip((left, right), kinds)),
            self.zero[kind],
            kind,
            (*maps, "(i, j, k) -> (i, j)"),
            ["parallel", "parallel", "reduction"],
            body,
        )

    def reduce(self, operands, kind, body):
        iterators = {
            COLUMN: ("parallel", "reduction"),
            BIAS: ("reduction", "parallel"),
            SCALAR: ("reduction", "reduction"),
        }[kind]
        maps = [MAP_OF[source] for _, source in operands] + [MAP_OF.get(kind, "(i, j) -> ()")]
        return self.generic(operands, self.zero[kind], kind, maps, iterators, body)

    def sum(self, a, b, kind):
        return self.elementwise(kind, [(a, kind), (b, kind)], ["%r = arith.addf %a, %b : f32"])

    def update(self, parameter, gradient, kind):
        body = [f"%c = arith.constant {RATE} : f32", "%d = arith.mulf %b, %c : f32", "%r = arith.subf %a, %d : f32"]
        return self.elementwise(kind, [(parameter, kind), (gradient, kind)], body)

    def loss(self, x):
        return self.reduce(
            [(x, ACTIVATION)], SCALAR, ["%p = arith.mulf %a, %a : f32", "%r = arith.addf %out, %p : f32"]
        )

    def text(self, results):
        kinds = ", ".join(kind for _, kind in results)
        names = ", ".join(name for name, _ in results)
        return (
            f"func.func @step({', '.join(self.arguments)}) -> ({kinds}) {{\n"
            + "\n".join(self.lines)
            + f"\n  return {names} : {kinds}\n}}\n"
        )


class Layer:
    """The layer tanh(x w + b)."""

    def __init__(self, step):
        self.step = step
        self.parameters = [(step.argument(WEIGHT), WEIGHT), (step.argument(BIAS), BIAS)]

    def forward(self, x):
        """Returns the result, and the values that the gradient reads."""
        (w, _), (b, _) = self.parameters
        step = self.step
        product = step.product(x, w, (ACTIVATION, WEIGHT), ACTIVATION)
        sum_ = step.elementwise(ACTIVATION, [(product, ACTIVATION), (b, BIAS)], ["%r = arith.addf %a, %b : f32"])
        y = step.elementwise(ACTIVATION, [(sum_, ACTIVATION)], ["%r = math.tanh %a : f32"])
        return y, (x, y)

    def backward(self, gradient, saved):
        """Returns the gradients of x and of the parameters."""
        x, y = saved
        step, (w, _) = self.step, self.parameters[0]
        inner = tanh_gradient(step, gradient, y)
        return (
            step.product(inner, w, (ACTIVATION, WEIGHT), ACTIVATION, TURNED_RIGHT),
            [
                step.product(x, inner, (ACTIVATION, ACTIVATION), WEIGHT, TURNED_LEFT),
                step.reduce([(inner, ACTIVATION)], BIAS, ["%r = arith.addf %out, %a : f32"]),
            ],
        )


class Block:
    """The layer x + tanh(x / |x| v) w, with |x| for each row."""

    def __init__(self, step):
        self.step = step
        self.parameters = [(step.argument(WEIGHT), WEIGHT), (step.argument(WEIGHT), WEIGHT)]

    def forward(self, x):
        (v, _), (w, _) = self.parameters
        step = self.step
        squares = step.reduce(
            [(x, ACTIVATION)], COLUMN, ["%p = arith.mulf %a, %a : f32", "%r = arith.addf %out, %p : f32"]
        )
        scale = step.elementwise(COLUMN, [(squares, COLUMN)], ["%r = math.rsqrt %a : f32"])
        norm = step.elementwise(ACTIVATION, [(x, ACTIVATION), (scale, COLUMN)], ["%r = arith.mulf %a, %b : f32"])
        inner = step.product(norm, v, (ACTIVATION, WEIGHT), ACTIVATION)
        y = step.elementwise(ACTIVATION, [(inner, ACTIVATION)], ["%r = math.tanh %a : f32"])
        outer = step.product(y, w, (ACTIVATION, WEIGHT), ACTIVATION)
        return step.sum(x, outer, ACTIVATION), (norm, scale, y)

    def backward(self, gradient, saved):
        norm, scale, y = saved
        step, ((v, _), (w, _)) = self.step, self.parameters
        both = (ACTIVATION, ACTIVATION)
        through = step.product(gradient, w, (ACTIVATION, WEIGHT), ACTIVATION, TURNED_RIGHT)
        inner = tanh_gradient(step, through, y)
        of_norm = step.product(inner, v, (ACTIVATION, WEIGHT), ACTIVATION, TURNED_RIGHT)
        dot = step.reduce(
            [(of_norm, ACTIVATION), (norm, ACTIVATION)],
            COLUMN,
            ["%p = arith.mulf %a, %b : f32", "%r = arith.addf %out, %p : f32"],
        )
        of_x = step.elementwise(
            ACTIVATION,
            [(of_norm, ACTIVATION), (norm, ACTIVATION), (dot, COLUMN), (scale, COLUMN)],
            ["%p = arith.mulf %b, %c : f32", "%q = arith.subf %a, %p : f32", "%r = arith.mulf %q, %d : f32"],
        )
        return (
            step.sum(gradient, of_x, ACTIVATION),
            [
                step.product(norm, inner, both, WEIGHT, TURNED_LEFT),
                step.product(y, gradient, both, WEIGHT, TURNED_LEFT),
            ],
        )


def tanh_gradient(step, gradient, y):
    body = [
        "%c = arith.constant 1.0 : f32",
        "%p = arith.mulf %b, %b : f32",
        "%q = arith.subf %c, %p : f32",
        "%r = arith.mulf %a, %q : f32",
    ]
    return step.elementwise(ACTIVATION, [(gradient, ACTIVATION), (y, ACTIVATION)], body)


def training_step(layers, step):
    """Writes a step. `layers` may name one layer several times. The gradients of this layer are then summed."""
    x = step.argument(ACTIVATION)
    saved = []
    for layer in layers:
        x, kept = layer.forward(x)
        saved.append(kept)
    results = [(step.loss(x), SCALAR)]
    gradient = step.sum(x, x, ACTIVATION)
    gradients = {}
    for layer, kept in zip(reversed(layers), reversed(saved)):
        gradient, own = layer.backward(gradient, kept)
        before = gradients.get(layer)
        gradients[layer] = (
            own if before is None else [step.sum(a, b, kind) for a, b, (_, kind) in zip(before, own, layer.parameters)]
        )
    for layer in dict.fromkeys(layers):
        results += [(step.update(name, of, kind), kind) for (name, kind), of in zip(layer.parameters, gradients[layer])]
    return step.text(results)


def layers(count):
    step = Step()
    return training_step([Layer(step) for _ in range(count)], step)


def recurrent(count):
    step = Step()
    return training_step([Layer(step)] * count, step)


def blocks(count):
    step = Step()
    return training_step([Block(step) for _ in range(count)], step)


KINDS = {"layers": layers, "recurrent": recurrent, "blocks": blocks}


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in KINDS or not sys.argv[2].isdigit() or not int(sys.argv[2]):
        raise SystemExit(f"usage: steps.py {'|'.join(KINDS)} COUNT")
    sys.stdout.write(KINDS[sys.argv[1]](int(sys.argv[2])))


if __name__ == "__main__":
    main()
