# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_trace.py FILE...: checks that each file is a trace for chrome://tracing with the lanes compute, copies out and
copies in. The ops of a lane must be in order and must not overlap. Prints what each file has.
"""

import json
import sys

LANES = ["compute", "copies out", "copies in"]
for path in sys.argv[1:]:
    with open(path) as file:
        events = json.load(file)["traceEvents"]
    names = {e["tid"]: e["args"]["name"] for e in events if e["name"] == "thread_name"}
    if [names[i] for i in range(3)] != LANES:
        sys.exit("lanes %s" % names)
    process = [e["args"]["name"] for e in events if e["name"] == "process_name"]
    for lane in range(3):
        ops = [e for e in events if e["ph"] == "X" and e["tid"] == lane]
        end = 0.0
        for op in sorted(ops, key=lambda op: op["ts"]):
            if op["ts"] < end - 0.01 or op["dur"] < 0 or not op["name"]:
                sys.exit("%s begins before %.3f" % (op, end))
            end = op["ts"] + op["dur"]
        print(
            "%s %s: %d ops, %d bytes, to %.1f us"
            % (process[0], LANES[lane], len(ops), sum(op["args"]["bytes"] for op in ops if lane > 0), end)
        )
