# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""within.py REPORT.json CHIPS.txt BYTES COPIES: checks the slab that remat-compile prints. Without the gaps beside the
arena, the slab must be within the budget of the report. The report must plan to copy BYTES to the host, and must plan
COPIES copies back. If something is wrong, prints it and exits with 1.
"""

import json
import re
import sys

report, chips, copied, copies = sys.argv[1:]
with open(report) as file:
    plan = json.load(file)
with open(chips) as file:
    slab, gaps = map(int, re.search(r"^slab (\d+) bytes: .* gaps (\d+);", file.read(), re.MULTILINE).groups())
wrong = []
most = plan["budget_bytes"] + plan["resident_bytes"]
if slab - gaps > most:
    wrong.append(f"slab of {slab - gaps} bytes in a budget of {most}")
if (int(copied), int(copies)) != (plan["swapped_out_bytes"], plan["swap_ins"]):
    wrong.append(f"{plan['swapped_out_bytes']} bytes out and {plan['swap_ins']} copies in are planned")
print("; ".join(wrong))
sys.exit(bool(wrong))
