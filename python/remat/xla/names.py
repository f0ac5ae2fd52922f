# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Names the tensors of a compiled step by the user's program.

In a step with 12 equal layers, 12 tensors have one op. `jit(step)/dot_general #3 at model.py:9` is the third tensor that this
op in line 9 makes, in the order in which the step runs.
"""

import os
import re

from ..plan_report import ordinals

ROW = re.compile(r"(\d+) (?:\"((?:[^\"\\]|\\.)*)\"|\{(.*)\})")
INSTALLED = f"{os.sep}site-packages{os.sep}"


def names_of(kernels, text):
    """Returns {name of a tensor in XLA: the tensor's name in the program}. `text` is the HLO of the kernels."""
    lines, tensors = lines_of(text), list(tensors_of(kernels))
    keys = [(each.op or each.name, lines.get(each.frame, "")) for each in tensors]
    found = zip(tensors, keys, ordinals(keys))
    return {tensor.name: f"{op}{number}{line and ' at '}{line}" for tensor, (op, line), number in found}


def tensors_of(kernels):
    """Yields the tensors of the step and of the bodies of its loops and branches."""
    yield from kernels.tensors
    for kernel in kernels.kernels:
        for body, _ in kernel.inner:
            yield from tensors_of(body)


def lines_of(text):
    """Returns {number of a stack frame: its line in the user's program}, from the tables before the HLO's computations. If a
    frame is in an installed package, the line is that of the first caller outside of it."""
    tables, current = {}, None
    for row in text.partition("\n%")[0].split("\n"):
        if row in ("FileNames", "FunctionNames", "FileLocations", "StackFrames"):
            current = tables.setdefault(row, {})
        elif current is not None and (found := ROW.fullmatch(row)):
            current[int(found[1])] = found[2] or dict(re.findall(r"(\w+)=(\d+)", found[3] or ""))
    files, locations, frames = (tables.get(each, {}) for each in ("FileNames", "FileLocations", "StackFrames"))
    # The first frame has no parent. XLA writes 0 or 1 for the missing parent, and adds the same number to all other
    # parents.
    without = int(frames[1]["parent_frame_id"]) if frames else 0

    def line(number):
        place = locations[int(frames[number]["file_location_id"])]
        file, parent = files[int(place["file_name_id"])], int(frames[number]["parent_frame_id"]) - without
        if INSTALLED in file and parent:
            return line(parent)
        name = (
            "cell" if f"{os.sep}ipykernel_" in file else os.path.basename(file)
        )  # Jupyter writes each cell to a file of its own.
        return f"{name}:{place['line']}"

    return {number: line(number) for number in frames}
