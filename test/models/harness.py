# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs programs on models, and gives the checks their results."""

import dataclasses
import json
import os
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
MODELS = ROOT / "models"
FULL = bool(os.environ.get("REMAT_FULL"))


class Failed(Exception):
    """A check failed."""


def need(condition, message):
    if not condition:
        raise Failed(message)


@dataclasses.dataclass
class Programs:
    """The folder of our programs, and the folder into which tests may write."""

    bin: pathlib.Path
    folder: pathlib.Path

    def call(self, name, *arguments):
        command = [str(self.bin / name), *map(str, arguments)]
        return subprocess.run(command, capture_output=True, text=True)

    def run(self, name, *arguments):
        """Fails if the program fails."""
        done = self.call(name, *arguments)
        need(
            done.returncode == 0,
            f"{name} {' '.join(map(str, arguments))}\nexit code {done.returncode}: {done.stderr[:2000]}",
        )
        return done

    def opt(self, *arguments):
        return self.run("remat-opt", "--allow-unregistered-dialect", *arguments)

    def file(self, name):
        return self.folder / name


def names(folder, small_only):
    files = sorted(path.stem for path in folder.glob("*.mlir"))
    return [name for name in files if name.endswith("-small") or not small_only]


def pipeline(*passes):
    """Returns a pipeline on the module, in which passes on functions are nested."""
    nested = ("remat-plan", "remat-apply", "remat-verify", "remat-export-graph", "remat-import-plan")
    return (
        "--pass-pipeline=builtin.module("
        + ",".join(f"func.func({one})" if one.startswith(nested) else one for one in passes)
        + ")"
    )


def applied(path):
    """Returns the figures that remat-apply writes on the function."""
    with open(path, encoding="utf-8") as file:
        found = re.search(r"#remat\.applied<([^>]*)>", file.read())
    need(found, f"{path} has no remat.applied")
    fields = dict(field.strip().split(" = ") for field in found.group(1).split(","))
    return {name: json.loads(value) for name, value in fields.items()}


INFEASIBLE = re.compile(
    r"finds no plan within (\d+) bytes(?: \(\S+\))?; the smallest budget that it meets is (\d+) bytes"
)
FLOOR = re.compile(
    r"note: no plan can need less than (\d+) bytes: all (?:operands and results of '\S+'|results|donated arguments) together(?:, and (\d+) of other tensors that must be held)?(?:, and (\d+) of arguments)?(.*)"
)


def read_infeasible(stderr):
    """Returns the smallest budget that works, read from the message about a budget that does not work."""
    found = INFEASIBLE.search(stderr)
    need(found, f"no word of the smallest budget in: {stderr[:2000]}")
    asked, smallest = map(int, found.groups())
    need(asked < smallest, f"{asked} bytes are said to be too few, but {smallest} to work")
    floor = FLOOR.search(stderr)
    need(floor, f"no word of the floor in: {stderr[:2000]}")
    tensors = re.findall(r"; (\S+) (\d+)", floor.group(4))
    besides = int(floor.group(2) or 0) + int(floor.group(3) or 0)
    need(
        tensors and besides + sum(int(size) for _, size in tensors) >= int(floor.group(1)),
        f"these tensors are no {floor.group(1)} bytes: {floor.group(4)}",
    )
    need(int(floor.group(1)) <= smallest, f"the floor is above a budget that works: {stderr[:2000]}")
    return smallest
