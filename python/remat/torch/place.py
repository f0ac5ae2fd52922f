# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Names the line of the model that made an op of a graph."""

import os
import re


def frame(node):
    """Returns the innermost line of an op's stack trace, such as 'File "model.py", line 20, in forward'. Returns "" if
    the op has no stack trace."""
    trace = (node.meta.get("stack_trace") or "").strip().splitlines()
    return next((line.strip() for line in reversed(trace) if line.strip().startswith("File")), "")


def place(node):
    """Returns " from "model.py", line 20, in forward", or "" if the graph does not tell."""
    found = frame(node)
    return f" from {found[5:]}" if found else ""


def with_line(name, node):
    """Returns the name of an op's tensor with the op's line, such as "model.py:20/tanh_1"."""
    found = re.match(r'File "([^"]+)", line (\d+)', frame(node))
    return f"{os.path.basename(found[1])}:{found[2]}/{name}" if found else name
