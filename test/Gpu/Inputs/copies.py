# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""copies.py STEP.mlir: the copies that stand in a planned step, as an executable
prints them: number and bytes out, number and bytes in, a step."""

import re
import sys

BYTES = {"f64": 8, "i64": 8, "f32": 4, "i32": 4, "bf16": 2, "f16": 2, "i16": 2, "i8": 1, "i1": 1}
totals = {"out": [0, 0], "in": [0, 0]}
with open(sys.argv[1]) as step:
    for line in step:
        copy = re.search(r"remat\.swap_(out|in) .*!remat\.host<((?:\d+x)*)(\w+)>", line)
        if not copy:
            continue
        count = 1
        for size in copy.group(2).split("x")[:-1]:
            count *= int(size)
        totals[copy.group(1)][0] += 1
        totals[copy.group(1)][1] += count * BYTES[copy.group(3)]
print("copies a step: %d out of %d bytes, %d in of %d bytes" % (*totals["out"], *totals["in"]))
