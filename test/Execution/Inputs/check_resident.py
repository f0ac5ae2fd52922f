# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_resident.py JSON: checks that the process grew by the bytes that the step reports, within 3 %. If the system does not report this
growth, says so and checks nothing."""

import json
import sys

run = json.load(open(sys.argv[1]))
if "resident_bytes_before" not in run:
    print("skipped: the system does not say what is resident")
    sys.exit()
needed = run["arena_bytes_before"] + run["argument_bytes"]
held = run["resident_bytes_before"]
assert run["peak_before"] == run["arena_bytes_before"], run
assert needed * 0.97 <= held, f"{held} resident, {needed} needed"
assert held <= needed * 1.03 + run["scratch_bytes_before"], f"{held} resident, {needed} needed"
