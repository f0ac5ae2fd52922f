# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Names the line of the model that made an op of a graph."""


def place(node):
    """Returns " from "model.py", line 20, in forward", or "" if the graph does not tell."""
    trace = (node.meta.get("stack_trace") or "").strip().splitlines()
    found = [line.strip() for line in trace if line.strip().startswith("File")]
    return f" from {found[-1][5:]}" if found else ""
