# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs every order of the cleanups after remat-apply, then remat-verify.

Each order is one pipeline of one remat-opt process; verify fails the process
where the peak rose or a fence was undone.
"""

import itertools
import subprocess
import sys

CLEANUPS = ["cse", "canonicalize", "symbol-dce", "inline", "loop-invariant-code-motion"]


def main():
    tool, step = sys.argv[1:]
    for order in itertools.permutations(CLEANUPS):
        pipeline = ",".join(["func.func(remat-apply)", *order, "func.func(remat-verify{remarks=true})"])
        result = subprocess.run(
            [tool, step, f"--pass-pipeline=builtin.module({pipeline})"], capture_output=True, text=True
        )
        if result.returncode != 0 or "holds: peak 12292" not in result.stderr:
            sys.exit(f"order {order}:\n{result.stderr}")


main()
