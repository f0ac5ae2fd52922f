# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_results.py results.json: checks results of the fake driver. The fake driver's kernels take the same time in
each run, so the prediction must equal the traced time, and the copy rates must be those of the driver.
"""

import json
import sys

with open(sys.argv[1]) as file:
    rows = json.load(file)["rows"]
for row in rows:
    computing = row["predicted_seconds"] - row["predicted_stall_seconds"]
    if abs(computing - row["kernels_seconds"]) > 1e-7 or row["unknown_kernels"]:
        sys.exit("predicted %s, traced %s" % (computing, row["kernels_seconds"]))
    if not 0 <= row["not_kernels_percent"] < 100 or row["kernels_seconds"] > row["traced_seconds"]:
        sys.exit("kernels take %s of a traced step of %s" % (row["kernels_seconds"], row["traced_seconds"]))
    if abs(row["out_rate"] / 1e9 - 1) > 0.3 or abs(row["in_rate"] / 1e9 - 1) > 0.3:
        sys.exit("copies at %s and %s bytes/s" % (row["out_rate"], row["in_rate"]))
    if row["graph_checksum"] != row["checksum"] or row["off_by"] > 1e-3 or row["taken_bytes"] <= 0:
        sys.exit("%s" % row)
