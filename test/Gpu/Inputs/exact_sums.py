# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""exact_sums.py INPUTS CPU OUTPUTS: checks the results of the step in remat-compile/reductions.mlir. The step's sums
must be as near to the exact sums as the CPU's sums are. The distance of a sum from the exact sum is counted in
roundings of the sum of the terms' absolute values. Results that are integers or maxima must equal the CPU's results.
"""

import math
import struct
import sys

ROUNDING = 2.0**-24


def numbers(path, count=None, kind="f", start=0):
    with open(path, "rb") as file:
        data = file.read()
    count = (len(data) - start) // 4 if count is None else count
    return struct.unpack_from("<%d%s" % (count, kind), data, start)


def to_bf16(value):
    (bits,) = struct.unpack("<I", struct.pack("<f", value))
    bits += 0x7FFF + (bits >> 16 & 1)
    return struct.unpack("<f", struct.pack("<I", bits & 0xFFFF0000))[0]


inputs = numbers(sys.argv[1])
sizes = [40 * 1003, 16 * 24 * 24 * 24, 2048 * 24, 2048 * 16]
parts, place = [], 0
for size in sizes:
    parts.append(inputs[place : place + size])
    place += size
x, y, p, q = parts
terms = [x[i * 1003 : (i + 1) * 1003] for i in range(40)]
terms += [x[j::1003] for j in range(1003)]
terms += [x]
channels = [y[c::24] for c in range(24)]
terms += channels
terms += [[p[k * 24 + i] * q[k * 16 + j] for k in range(2048)] for i in range(24) for j in range(16)]
sums = len(terms)
kept = sums + 80
terms += [channel + channel for channel in channels]
terms += [[to_bf16(a) for a in channel] for channel in channels]
exact = [(math.fsum(each), ROUNDING * math.fsum(map(abs, each))) for each in terms]


def worst(path):
    found = numbers(path)
    if len(found) != len(terms) + 80:
        sys.exit("%s has %d numbers" % (path, len(found)))
    found = found[:sums] + found[kept:]
    return max(abs(value - total) / unit for value, (total, unit) in zip(found, exact))


cpu, device = worst(sys.argv[2]), worst(sys.argv[3])
if not 0 < device <= cpu:
    sys.exit("a sum is %g roundings off, and the CPU's %g" % (device, cpu))
for kind, start in (("f", 4 * sums), ("i", 4 * (sums + 40))):
    if numbers(sys.argv[2], 40, kind, start) != numbers(sys.argv[3], 40, kind, start):
        sys.exit("other maxima or integers")
print("at most %g roundings, the CPU %g" % (device, cpu))
