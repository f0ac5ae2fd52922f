# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""compare.py EXECUTABLE INPUTS EXPECTED ACTUAL [--mutate] [--within BOUND] compares the outputs of a step, one by one.

If an output is the new value of an input, such as a parameter, its error is relative to the largest change that the
step should make: the largest of (expected - input). A parameter that keeps its old value therefore has an error of 1.
The error of any other output is relative to its largest number. A difference of one unit in the last place of a number,
in the output's type, is no error. Integers must be equal.

The tolerance for errors is wide, because rounding may decide whether a relu near zero is on or off. In a small ResNet,
gradients then differ by 6 %. --within gives another tolerance.

With --mutate, one output after another gets its old value, or zeros if it has no old value. The comparison must find
each of these errors, unless the step changes no number by more than one unit in the last place."""

import math
import re
import struct
import sys
from array import array

TOLERANCE = 0.2  # The largest permitted error, as a share of the step's change or of the largest number.
DIGITS = {"f64": 52, "f32": 23, "f16": 10, "bf16": 7}
CODES = {"f64": "d", "f32": "f", "f16": "e", "i64": "q", "i32": "i", "i16": "h", "i8": "b", "i1": "b"}


def read_types(path):
    """Returns (bytes, type) of the inputs and of the outputs of an executable."""
    with open(path, "rb") as file:
        data = file.read()
    start = data.index(b"program 1\ndevice ")
    inputs, outputs = [], []
    for line in data[start : data.index(b"\0", start)].decode().splitlines():
        word = line.split()
        if word[0] == "input":
            inputs.append((int(word[2]), word[4]))
        elif word[0] == "output":
            outputs.append((int(word[1]), word[2]))
    return inputs, outputs


def element(tensor):
    return re.sub(r".*x", "", tensor[len("tensor<") : -1])


def decode(data, tensor):
    kind = element(tensor)
    if kind == "bf16":
        shorts = array("H", data)
        words = array("I", (short << 16 for short in shorts))
        return list(struct.unpack("<%df" % len(words), words.tobytes()))
    code = CODES[kind]
    return list(struct.unpack("<%d%s" % (len(data) // struct.calcsize(code), code), data))


def split(data, tensors):
    parts, place = [], 0
    for size, _ in tensors:
        parts.append(data[place : place + size])
        place += size
    if place != len(data):
        raise ValueError("%d bytes, and the step's tensors take %d" % (len(data), place))
    return parts


def pair(inputs, outputs):
    """Returns, for each output, the input of which it is the new value, or None. If there are at least as many inputs
    of a type as outputs, inputs and outputs of this type are paired in order."""
    pairs = []
    for i, (_, tensor) in enumerate(outputs):
        same = [j for j, (_, other) in enumerate(inputs) if other == tensor]
        before = sum(other == tensor for _, other in outputs[:i])
        pairs.append(same[before] if before < len(same) else None)
    return pairs


def largest(numbers):
    return max((abs(x) for x in numbers if abs(x) < 1e30), default=0.0)


def unit(number, kind):
    """Returns one unit in the last place of a number."""
    return 2.0 ** (math.frexp(number)[1] - 1 - DIGITS[kind])


def beyond_rounding(expected, actual, kind):
    """Returns the largest difference between two outputs, if it is more than one unit in the last place, else 0."""
    pairs = ((x, abs(x - y)) for x, y in zip(expected, actual) if abs(x) < 1e30)
    return max([0.0] + [error for x, error in pairs if error > unit(x, kind)])


def judge(tensor, expected, actual, old):
    """Returns the error of an output, and words on what is wrong, or "". The arguments are bytes."""
    kind = element(tensor)
    if kind not in DIGITS:
        return (0.0, "") if expected == actual else (1.0, "other integers")
    e, a = decode(expected, tensor), decode(actual, tensor)
    if any(abs(x) < 1e30 and not abs(y) < 1e30 for x, y in zip(e, a)):
        return float("inf"), "numbers that are not finite"
    error = beyond_rounding(e, a, kind)
    if error == 0:
        return 0.0, ""
    scale = largest(e) if old is None else largest(x - y for x, y in zip(e, decode(old, tensor)))
    if scale == 0:
        scale = largest(e) or 1.0
    what = "its largest number" if old is None else "what the step adds"
    relative = error / scale
    return relative, "" if relative <= TOLERANCE else "off by %.3g of %s" % (relative, what)


class Outputs:
    """The outputs that a step should have."""

    def __init__(self, executable, inputs, expected):
        in_types, self.types = read_types(executable)
        with open(inputs, "rb") as file:
            old = split(file.read(), in_types)
        with open(expected, "rb") as file:
            self.expected = split(file.read(), self.types)
        self.old = [None if j is None else old[j] for j in pair(in_types, self.types)]

    def compare(self, actual):
        """Returns (the largest error of an output, a list of what is wrong)."""
        worst, wrong = 0.0, []
        for i, (tensor, part) in enumerate(zip(self.types, split(actual, self.types))):
            error, what = judge(tensor[1], self.expected[i], part, self.old[i])
            worst = max(worst, error)
            if what:
                wrong.append("output %d, %s: %s" % (i, tensor[1], what))
        return worst, wrong

    def mutants(self):
        """For each output that the step changes by more than rounding, yields its number and the outputs in which it
        has its old value."""
        for i, (expected, old) in enumerate(zip(self.expected, self.old)):
            parts = list(self.expected)
            parts[i] = bytes(len(expected)) if old is None else old
            tensor = self.types[i][1]
            kind = element(tensor)
            if kind not in DIGITS or beyond_rounding(decode(expected, tensor), decode(parts[i], tensor), kind):
                yield i, b"".join(parts)


def main():
    executable, inputs, expected, actual = sys.argv[1:5]
    if "--within" in sys.argv:
        global TOLERANCE
        TOLERANCE = float(sys.argv[sys.argv.index("--within") + 1])
    outputs = Outputs(executable, inputs, expected)
    with open(actual, "rb") as file:
        worst, wrong = outputs.compare(file.read())
    print("%d outputs, off by at most %.3g" % (len(outputs.types), worst))
    print("\n".join(wrong), end="\n" if wrong else "")
    if "--mutate" in sys.argv:
        mutants = list(outputs.mutants())
        missed = [i for i, mutant in mutants if not outputs.compare(mutant)[1]]
        unchanged = sorted(set(range(len(outputs.types))) - {i for i, _ in mutants})
        for i in missed:
            print("not seen: output %d, %s" % (i, outputs.types[i][1]))
        if unchanged:
            print("changed by rounding alone: %s" % ", ".join(map(str, unchanged)))
        print("%d of %d mutants seen" % (len(mutants) - len(missed), len(mutants)))
        return 1 if wrong or missed else 0
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
