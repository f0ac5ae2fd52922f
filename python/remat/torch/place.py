# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where a model has the op of a graph."""


def place(node):
    """ " from "model.py", line 20, in forward", or nothing where the graph does not say."""
    trace = (node.meta.get("stack_trace") or "").strip().splitlines()
    found = [line.strip() for line in trace if line.strip().startswith("File")]
    return f" from {found[-1][5:]}" if found else ""
