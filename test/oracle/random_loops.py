# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command line of two tests of remat-plan-loops on random programs: run_loops.py in this folder and in ../fuzz."""

import argparse
import os
import random
import tempfile

MOST_FAILURES = 3


def run(text, programs, counted, problem, is_mixed, stream="", tools=("opt",), more_tools=()):
    """Runs a test on options.cases programs and returns its exit status. The function problem(args, folder, rng,
    counts) returns what is wrong with a program, or None, and counts the kinds of programs. The function
    is_mixed(counts, programs) tells whether there were enough programs of each kind. A seed and a number always give
    the same program. With one of more_tools each program takes longer, so only a quarter of the programs run.
    """
    parser = argparse.ArgumentParser(description=text, formatter_class=argparse.RawDescriptionHelpFormatter)
    for tool in tools:
        parser.add_argument(f"--{tool}", required=True)
    for tool in more_tools:
        parser.add_argument(f"--{tool}")
    parser.add_argument("--cases", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int)
    args = parser.parse_args()
    share = 4 if any(vars(args)[tool.replace("-", "_")] for tool in more_tools) else 1
    programs //= share
    if args.cases is None:
        args.cases = 1000 // share if os.environ.get("REMAT_FULL") else programs
    counts, failures = dict.fromkeys(counted, 0), 0
    with tempfile.TemporaryDirectory() as folder:
        for k in [args.only] if args.only is not None else range(args.cases):
            if wrong := problem(args, folder, random.Random(f"{args.seed}/{stream}{k}"), counts):
                failures += 1
                print(f"loops: seed {args.seed}, case {k}: {wrong}", flush=True)
                if failures == MOST_FAILURES:
                    break
    print(f"loops: {args.cases} programs, seed {args.seed}: {counts}, {failures} wrong")
    if args.only is None and args.cases >= programs and not is_mixed(counts, args.cases):
        print("loops: the cases are too one-sided")
        failures += 1
    return 1 if failures else 0
