#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks all passes together on real training steps: on the small models, and with REMAT_FULL=1 on all models.

run_models.py FOLDER-OF-PROGRAMS [MODEL...]
"""

import concurrent.futures
import os
import pathlib
import sys
import tempfile
import time

import checks
from harness import FULL, MODELS, ROOT, Failed, Programs, names

sys.path.insert(0, str(ROOT / "test" / "oracle"))
from compare import Judge, find_judge  # noqa: E402


def tasks(chosen, judge):
    """Yields pairs of a label and a check, which is a function that takes the programs."""
    for model in names(MODELS, small_only=not FULL):
        if chosen and model not in chosen:
            continue
        for share in checks.SHARES:
            yield f"{model} at {share}", lambda p, m=model, s=share: checks.budget(p, m, s)
        yield f"{model} infeasible", lambda p, m=model: checks.infeasible(p, m)
        yield f"{model} twice", lambda p, m=model: checks.determinism(p, m)
        yield f"{model} unfenced", lambda p, m=model: checks.unfenced(p, m)
        yield f"{model} exchange", lambda p, m=model: checks.exchange(p, m, judge)
        for cost_model in "flops", "roofline":
            yield f"{model} sweep {cost_model}", lambda p, m=model, c=cost_model: checks.sweep(p, m, c)
    for name in names(MODELS / "stablehlo", small_only=not FULL):
        if not chosen or name in chosen:
            yield f"stablehlo {name}", lambda p, n=name: checks.stablehlo(p, n)


def attempt(label, check, programs):
    start = time.monotonic()
    try:
        said, failed = check(programs), False
    except Failed as error:
        said, failed = f"FAILED: {error}", True
    return f"{label}: {said} ({time.monotonic() - start:.1f} s)", failed


def main():
    judge_path = find_judge(str(ROOT))
    judge = Judge(judge_path) if judge_path else None
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        programs = Programs(pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(folder))
        with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
            running = [pool.submit(attempt, label, check, programs) for label, check in tasks(sys.argv[2:], judge)]
            failures = 0
            for one in running:
                line, failed = one.result()
                failures += failed
                print(line, flush=True)
    print(f"models: {len(running)} checks, {failures} failed, {time.monotonic() - start:.1f} s")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
