# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""near.py EXPECTED ACTUAL TOLERANCE [--nan]: checks that two files of f32 numbers have one size, and differ by at most
TOLERANCE times the largest expected number. If TOLERANCE is not 0, the two files must differ. With --nan both files may
have NaN in the same places.
"""

import struct
import sys


def numbers(path):
    with open(path, "rb") as file:
        data = file.read()
    return struct.unpack("<%df" % (len(data) // 4), data)


expected, actual = numbers(sys.argv[1]), numbers(sys.argv[2])
tolerance = float(sys.argv[3])
nan = [[number != number for number in each] for each in (expected, actual)]
if nan[0] != nan[1] or (any(nan[0]) and sys.argv[4:] != ["--nan"]):
    sys.exit("%d NaN, and %d" % (sum(nan[0]), sum(nan[1])))
expected, actual = ([number for number in each if number == number] for each in (expected, actual))
largest = max(map(abs, expected))
if len(expected) != len(actual) or not 0 < largest < float("inf"):
    sys.exit("%d numbers, and %d" % (len(expected), len(actual)))
worst = max(abs(a - b) for a, b in zip(expected, actual)) / largest
if not worst <= tolerance or (tolerance > 0 and worst == 0):
    sys.exit("off by %g" % worst)
print("off by at most %g" % tolerance)
