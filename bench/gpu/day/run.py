#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the parts of the device day that `bench/gpu/gpu-day build` packed into this folder, and writes their results.

    FOLDER/run                     on a machine with a GPU, its driver and python3
    FOLDER/run --seconds 540       begins no part that may end later
    FOLDER/run --again xla-unet    one part anew
    FOLDER/run --dry-run           on this CPU, of a folder that build --small packed

The results are one JSON file, which is written as a whole after each part. A later call skips the parts that are in
this file. If a call is stopped, only the part that was running is therefore lost. If something that a part needs is
missing, the results say what is missing, and a later call looks for it again. Tables of the results are made by
bench/measure/gpu_day_table.py.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT / "python"), str(Path(__file__).resolve().parent)]

import needs  # noqa: E402
from parts import FULL, SMALL  # noqa: E402
from remat.output import write_output  # noqa: E402
from remat.process import exit_on_signals, finished  # noqa: E402
from remat.tool import RematError  # noqa: E402

VERSION = 1


def parse(names):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"default: all of {', '.join(names)}")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="end within this time (default: any)")
    parser.add_argument(
        "--results", type=Path, default=ROOT / "results.json", metavar="FILE", help="(default FOLDER/results.json)"
    )
    parser.add_argument("--again", action="store_true", help="run parts that are in the results, too")
    parser.add_argument("--dry-run", action="store_true", help="use this machine's CPU in place of a GPU")
    options = parser.parse_args()
    unknown = sorted(set(options.parts) - set(names))
    if unknown:
        parser.error(f"no part is called {unknown[0]}; there are {', '.join(names)}")
    return options


def read_results(path, day):
    """Returns the results of earlier calls. If there are no earlier results, returns results without parts."""
    if not path.exists():
        return {"version": VERSION, "day": day, "parts": {}}
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        if found["version"] == VERSION and found["day"] == day:
            return found
    except (ValueError, KeyError, TypeError, OSError):
        pass
    raise RematError(
        f"{path} has the results of another folder, or no results: move it away, or name another file in --results"
    )


def run_part(part, packed, is_dry):
    """Runs a part. Returns the results of the part: rows, or the reason why there are none."""
    lacking = [why for need in part.needs if (why := needs.missing(need, ROOT, packed["pythons"], is_dry))]
    inputs = [each for each in part.inputs if (ROOT / each).exists()]
    if part.inputs and not inputs:
        lacking.append(f"{', '.join(part.inputs)} were not packed")
    if lacking:
        return {"missing": "; ".join(lacking)}
    rows = ROOT / part.rows.format(name=part.name)
    rows.parent.mkdir(exist_ok=True)
    rows.unlink(missing_ok=True)
    runtime, device = ("host", "cpu") if is_dry else ("cuda", "cuda")
    names = {"runtime": runtime, "device": device, "gpu": packed["gpu"], "rows": str(rows)}
    pythons = {
        name: needs.python_with(name, packed["pythons"].get(name)) for name in ("jax", "torch") if name in part.needs
    }
    command = [each.format(python=sys.executable, **names, **pythons) for each in (*part.command, *inputs)]
    start, found = time.monotonic(), {}
    try:
        done = finished(command, timeout=part.seconds, folder=ROOT)
        if done.returncode:
            found["failed"] = (done.stderr.strip().splitlines() or [f"status {done.returncode}, and its rows say why"])[
                -1
            ][:500]
    except OSError as error:
        found["failed"] = f"{command[0]}: {error.strerror}"
    except subprocess.TimeoutExpired:
        found["cut"] = f"not done after {part.seconds} s: its rows are those until then"
    found["seconds"] = round(time.monotonic() - start, 1)
    if rows.exists():
        found["rows"] = json.loads(rows.read_text(encoding="utf-8"))
    return found


def kept_of(packed):
    """Returns the facts about the packed folder that go into the results, without paths."""
    return {name: value for name, value in packed.items() if name != "pythons"}


def said(found):
    return found.get("missing") or found.get("failed") or found.get("cut") or f"done in {found['seconds']} s"


def main():
    packed = json.loads((ROOT / "packed.json").read_text(encoding="utf-8"))
    parts = {part.name: part for part in (SMALL if packed["small"] else FULL).parts()}
    options = parse(parts)
    exit_on_signals()
    if options.dry_run:
        os.environ["JAX_PLATFORMS"] = "cpu"
    results, start = read_results(options.results, packed["day"]), time.monotonic()
    results |= {
        "machine": needs.machine(options.dry_run),
        "versions": needs.versions(packed["pythons"]),
        "packed": kept_of(packed),
    }
    for name in options.parts or parts:
        before = results["parts"].get(name, {"missing": "not run yet"})
        if "missing" not in before and not options.again:
            continue
        if time.monotonic() - start + parts[name].seconds > options.seconds:
            print(f"gpu-day: {name} may take {parts[name].seconds} s, more than are left: call again to go on")
            return 0
        results["parts"][name] = run_part(parts[name], packed, options.dry_run)
        write_output(options.results, json.dumps(results, indent=1) + "\n")
        print(f"gpu-day: {name}: {said(results['parts'][name])}", flush=True)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except RematError as error:
        sys.exit(f"gpu-day: {error}")
