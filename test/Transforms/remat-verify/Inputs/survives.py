# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the cleanups after remat-apply in every fifth order, or in all orders with REMAT_FULL=1, and then remat-verify.
Each order is one pipeline of one remat-opt process. The process fails if the peak rose or a fence was undone.
"""

import itertools
import os
import subprocess
import sys

CLEANUPS = ["cse", "canonicalize", "symbol-dce", "inline", "loop-invariant-code-motion"]


def main():
    tool, step = sys.argv[1:]
    # Without REMAT_FULL=1 only every fifth order of the cleanups is run. In these orders, every cleanup still comes at
    # every place.
    step_by = 1 if os.environ.get("REMAT_FULL") else 5
    for order in list(itertools.permutations(CLEANUPS))[::step_by]:
        pipeline = ",".join(["func.func(remat-apply)", *order, "func.func(remat-verify{remarks=true})"])
        result = subprocess.run(
            [tool, step, f"--pass-pipeline=builtin.module({pipeline})"], capture_output=True, text=True
        )
        if result.returncode != 0 or "verified: peak 12292" not in result.stderr:
            sys.exit(f"order {order}:\n{result.stderr}")


main()
