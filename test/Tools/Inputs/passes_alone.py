# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs every registered pass and pipeline whose name has "remat" on each module of a file."""

import json
import re
import subprocess
import sys

remat_opt, modules, scratch = sys.argv[1:]
# These passes have options that must be given. Without them, a pass says only that an option is missing.
OPTIONS = {name: "budget=50%" for name in ("remat", "remat-plan", "remat-to-cpu", "remat-to-gpu")}
OPTIONS["remat-export-graph"] = OPTIONS["remat-division-tree"] = f"file={scratch}.out"
OPTIONS["remat-import-plan"] = f"file={scratch}.json"


def run(name, text):
    option = f"={OPTIONS[name]}" if name in OPTIONS else ""
    command = [remat_opt, "-", "--split-input-file", "--allow-unregistered-dialect", f"--{name}{option}", "-o", "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, timeout=120)


def complaint(done):
    if done.returncode not in (0, 1):
        return f"ends with {done.returncode}"
    return "fails without an error" if done.returncode == 1 and "error: " not in done.stderr else None


with open(f"{scratch}.json", "w", encoding="utf-8") as file:
    json.dump({"version": 1, "graph": "main", "planner": "p", "steps": [["compute", 0]]}, file)
with open(modules, encoding="utf-8") as file:
    text = file.read()
parts = text.split("// -----\n")
helped = subprocess.run([remat_opt, "--help"], capture_output=True, text=True, check=True).stdout
passes = sorted(set(re.findall(r"^ +--([a-z-]*remat[a-z-]*) ", helped, re.MULTILINE)))
assert "remat-gpu-kernels" in passes and "remat" in passes, passes
failed = False
for name in passes:
    if complaint(run(name, text)) is None:
        continue
    failed = True
    for part in parts:
        if (why := complaint(run(name, part))) is not None:
            print(f"--{name} {why} on:\n{part}")
print(f"{len(passes)} passes, {len(parts)} modules each")
sys.exit(failed)
