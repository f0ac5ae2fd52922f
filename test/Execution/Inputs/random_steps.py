# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares random steps with an interpreter and the memory model. Each step is a program on small i32 tensors. Python
computes their values exactly, and the peak follows from program order. In the memory model, a buffer lives from the op
that makes it to the last op that reads it or one of its views. An op takes over the buffer of its destination if this
buffer dies. The program remat-run must return the same values and measure the same peak.
"""

import argparse
import json
import pathlib
import random
import subprocess
import sys

MOST_ELEMENTS = 24
SEPARATOR = "// -----\n"


def size(shape):
    count = 1
    for dim in shape:
        count *= dim
    return count


def wrap(x):
    return (x + 2**31) % 2**32 - 2**31


def tensor(shape):
    return f"tensor<{'x'.join(map(str, shape))}xi32>"


def nested(data, shape):
    if not shape:
        return str(data[0])
    inner = size(shape[1:])
    parts = [nested(data[i * inner : (i + 1) * inner], shape[1:]) for i in range(shape[0])]
    return "[" + ", ".join(parts) + "]"


class Value:
    """An SSA value and its elements. `source` is the value of which this value is a view. `init` is the destination
    into which the value's op writes. A constant has neither a source nor an init, and takes no bytes.
    """

    def __init__(self, name, shape, data):
        self.name, self.shape, self.data = name, tuple(shape), data
        self.source = self.init = None
        self.constant = self.slice = self.sliced = False
        self.at = None  # Index among the values.
        self.step = None  # Index of the op that computes it.
        self.root = self  # The value in whose buffer this value lies.

    @property
    def type(self):
        return tensor(self.shape)


class Step:
    """A program, op by op."""

    def __init__(self, rng):
        self.rng = rng
        self.lines, self.values, self.ops, self.shared = [], [], [], {}
        for shape in ((2, 3), (3, 2), (6,), (2, 2)):
            data = [rng.randint(-9, 9) for _ in range(size(shape))]
            value = self.add(f"arith.constant dense<{nested(data, shape)}> : {tensor(shape)}", shape, data)
            value.constant = True

    def add(self, text, shape, data):
        value = Value(f"%v{len(self.values)}", shape, [wrap(x) for x in data])
        value.at = len(self.values)
        self.lines.append(f"{value.name} = {text}")
        self.values.append(value)
        return value

    def compute(self, text, shape, data, operands, init=None):
        value = self.add(text, shape, data)
        value.step, value.init = len(self.ops), init
        self.ops.append((value, operands))

    def view(self, text, shape, data, source, is_slice):
        value = self.add(text, shape, data)
        value.source, value.slice = source, is_slice or source.slice
        value.sliced = is_slice
        value.constant = source.constant

    def destination(self, shape, zero=False):
        """Returns the tensor.empty or fill of this shape, which serves all ops that need such a destination."""
        if (shape, zero) not in self.shared:
            name = f"%{'zero' if zero else 'empty'}{len(self.shared)}"
            if zero:
                empty = self.destination(shape)
                text = f"linalg.fill ins(%c0 : i32) outs({empty} : {tensor(shape)}) -> {tensor(shape)}"
            else:
                text = f"tensor.empty() : {tensor(shape)}"
            self.lines.append(f"{name} = {text}")
            self.shared[shape, zero] = name
        return self.shared[shape, zero]

    def pick(self, accept=lambda value: True):
        found = [value for value in self.values if accept(value)]
        return self.rng.choice(found) if found else None

    # Each of the methods below adds one op, or none if no operand fits.

    def elementwise(self):
        a = self.pick()
        b = self.pick(lambda v: v.shape == a.shape)
        kind, function = self.rng.choice(
            [("add", lambda x, y: x + y), ("mul", lambda x, y: x * y), ("sub", lambda x, y: x - y)]
        )
        init = None
        if self.rng.random() < 0.3 and not a.constant and not a.slice:
            init = a  # If nothing uses `a` later, the op works in place.
            b = self.pick(lambda v: v.shape == a.shape and v.constant) or a
        into = init.name if init else self.destination(a.shape)
        self.compute(
            f"linalg.{kind} ins({a.name}, {b.name} : {a.type}, {a.type}) outs({into} : {a.type}) -> {a.type}",
            a.shape,
            [function(x, y) for x, y in zip(a.data, b.data)],
            [a, b],
            init,
        )

    def on_tensors(self):
        a = self.pick()
        self.compute(f"arith.addi {a.name}, {a.name} : {a.type}", a.shape, [2 * x for x in a.data], [a])

    def matmul(self):
        a = self.pick(lambda v: len(v.shape) == 2)
        b = self.pick(lambda v: len(v.shape) == 2 and v.shape[0] == a.shape[1])
        if not b or a.shape[0] * b.shape[1] > MOST_ELEMENTS:
            return
        (m, k), n = a.shape, b.shape[1]
        init = self.pick(lambda v: v.shape == (m, n) and not v.slice and not v.constant and self.apart(v, a, b))
        start = init.data if init else [0] * (m * n)
        into = init.name if init else self.destination((m, n), zero=True)
        data = [
            start[i * n + j] + sum(a.data[i * k + s] * b.data[s * n + j] for s in range(k))
            for i in range(m)
            for j in range(n)
        ]
        self.compute(
            f"linalg.matmul ins({a.name}, {b.name} : {a.type}, {b.type}) "
            f"outs({into} : {tensor((m, n))}) -> {tensor((m, n))}",
            (m, n),
            data,
            [a, b] + ([init] if init else []),
            init,
        )

    def reduce(self):
        a = self.pick(lambda v: len(v.shape) == 2)
        rows, columns = a.shape
        self.compute(
            f"linalg.reduce {{arith.addi}} ins({a.name} : {a.type}) "
            f"outs({self.destination((rows,), zero=True)} : {tensor((rows,))}) "
            "dimensions = [1]",
            (rows,),
            [sum(a.data[i * columns : (i + 1) * columns]) for i in range(rows)],
            [a],
        )

    def pad(self):
        a = self.pick(lambda v: len(v.shape) == 1 and v.shape[0] < 12)
        low, high = self.rng.randint(0, 2), self.rng.randint(0, 2)
        shape = (a.shape[0] + low + high,)
        if low + high == 0:
            return
        self.compute(
            f"tensor.pad {a.name} low[{low}] high[{high}] {{\n^bb0(%i: index):"
            f"\ntensor.yield %c0 : i32\n}} : {a.type} to {tensor(shape)}",
            shape,
            [0] * low + a.data + [0] * high,
            [a],
        )

    def concat(self):
        a, b = (self.pick(lambda v: len(v.shape) == 1) for _ in range(2))
        shape = (a.shape[0] + b.shape[0],)
        if shape[0] > MOST_ELEMENTS:
            return
        self.compute(
            f"tensor.concat dim(0) {a.name}, {b.name} : ({a.type}, {b.type}) -> {tensor(shape)}",
            shape,
            a.data + b.data,
            [a, b],
        )

    def insert(self):
        a = self.pick(lambda v: len(v.shape) == 1)
        b = self.pick(
            lambda v: len(v.shape) == 1
            and not v.slice
            and v.shape[0] > a.shape[0]
            and not v.constant
            and self.apart(v, a)
        )
        if not b:
            return
        at = self.rng.randint(0, b.shape[0] - a.shape[0])
        data = list(b.data)
        data[at : at + a.shape[0]] = a.data
        self.compute(
            f"tensor.insert_slice {a.name} into {b.name}[{at}] [{a.shape[0]}] [1] : {a.type} into {b.type}",
            b.shape,
            data,
            [a, b],
            b,
        )

    def extract(self):
        a = self.pick(lambda v: len(v.shape) == 1 and v.shape[0] > 2)
        length = self.rng.randint(1, a.shape[0] // 2)
        stride = self.rng.randint(1, 2)
        at = self.rng.randint(0, a.shape[0] - (length - 1) * stride - 1)
        self.view(
            f"tensor.extract_slice {a.name}[{at}] [{length}] [{stride}] : {a.type} to {tensor((length,))}",
            (length,),
            a.data[at : at + length * stride : stride],
            a,
            True,
        )

    def flatten(self):
        a = self.pick(lambda v: len(v.shape) == 2)
        self.view(
            f"tensor.collapse_shape {a.name} [[0, 1]] : {a.type} into {tensor((size(a.shape),))}",
            (size(a.shape),),
            a.data,
            a,
            False,
        )

    def expand(self):
        a = self.pick(lambda v: len(v.shape) == 1 and v.shape[0] % 2 == 0)
        shape = (2, a.shape[0] // 2)
        self.view(
            f"tensor.expand_shape {a.name} [[0, 1]] output_shape [2, {shape[1]}] : {a.type} into {tensor(shape)}",
            shape,
            a.data,
            a,
            False,
        )

    def fence(self):
        a = self.pick()
        self.view(f"remat.fence {a.name} : {a.type}", a.shape, a.data, a, False)

    def apart(self, value, *others):
        """Returns whether `value` certainly shares no buffer with others."""

        def group(v):
            while v.source or v.init:
                v = v.source or v.init
            return v

        return all(group(value) is not group(other) for other in others)

    def text(self, outputs):
        types = ", ".join(value.type for value in outputs)
        names = ", ".join(value.name for value in outputs)
        return "\n".join(
            [
                f"func.func @main() -> ({types}) {{",
                "%c0 = arith.constant 0 : i32",
                *self.lines,
                f"return {names} : {types}",
                "}\n",
            ]
        )

    def peak(self, outputs):
        """Returns the peak bytes by the memory model, which depend only on the order of the ops."""
        self.copy_returned_slices(outputs)
        self.settle_buffers(outputs)
        first, last = {}, {}
        for at, (value, operands) in enumerate(self.ops):
            first.setdefault(value.root, at)
            for touched in [value, *operands]:
                last[touched.root] = at
        for value in outputs:
            last[value.root] = len(self.ops)
        return max(
            [0]
            + [
                sum(4 * size(root.shape) for root, begin in first.items() if begin <= at <= last[root])
                for at in range(len(self.ops))
            ]
        )

    def copy_returned_slices(self, outputs):
        """If an output is a part of a tensor, an op copies it out of the tensor."""
        returned = set(outputs)
        for value in reversed(self.values):
            if value in returned and value.source:
                returned.add(value.source)
        for value in self.values:
            if value in returned and value.source and value.sliced:
                value.step = sum(1 for done, _ in self.ops if done.at < value.at)
                self.ops.insert(value.step, (value, [value.source]))
                value.source = None
        for step, (value, _) in enumerate(self.ops):
            value.step = step

    def settle_buffers(self, outputs):
        """Sets the root of each value. An op takes over the buffer of a destination that dies."""
        for value in self.values:
            if value.source:
                value.root = value.source.root
            elif value.init and self.dies(value.init.root, value, outputs):
                value.root = value.init.root

    def dies(self, root, at, outputs):
        """Returns whether nothing after op `at` uses a value in the buffer of `root`."""
        inside = set()
        for value in self.values:
            if value.root is root if value.at < at.at else value.source in inside:
                inside.add(value)
        touched = {operand for value, operands in self.ops[at.step + 1 :] for operand in operands}
        return not inside & (touched | set(outputs))


def random_step(seed):
    rng = random.Random(seed)
    step = Step(rng)
    moves = [
        step.elementwise,
        step.elementwise,
        step.on_tensors,
        step.matmul,
        step.matmul,
        step.reduce,
        step.pad,
        step.concat,
        step.insert,
        step.insert,
        step.extract,
        step.flatten,
        step.expand,
        step.fence,
    ]
    for _ in range(rng.randint(3, 20)):
        rng.choice(moves)()
    outputs = rng.choices(step.values, k=rng.randint(1, 4))
    return step.text(outputs), [v.data for v in outputs], step.peak(outputs)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=pathlib.Path, required=True, help="file for the programs")
    arguments = parser.parse_args()
    seeds = range(arguments.seed, arguments.seed + arguments.count)
    steps = [random_step(seed) for seed in seeds]
    arguments.out.write_text(SEPARATOR.join(text for text, _, _ in steps for _ in range(2)))
    result = subprocess.run(
        ["remat-run", "--batch", arguments.out, "--json", "--print-outputs"], capture_output=True, text=True
    )
    if result.returncode != 0:
        sys.exit(f"exit code {result.returncode}\n{result.stderr}")
    wrong = 0
    for seed, (_, values, peak), got in zip(seeds, steps, json.loads(result.stdout)):
        if got["values"] != values:
            print(f"seed {seed}: wrong values: {values}, got {got['values']}")
        elif got["peak_before"] != peak:
            print(f"seed {seed}: peak {peak}, measured {got['peak_before']}")
        else:
            continue
        wrong += 1
    print(f"{arguments.count} steps, {wrong} wrong")


if __name__ == "__main__":
    main()
