# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Says where a function breaks into several graphs, and why, in PyTorch's own words."""

import re


def break_behind(module):
    """Returns a sentence on the break after a graph, or "" if the function ends with this graph."""
    reason = getattr(module, "compile_subgraph_reason", None)
    if reason is None or not reason.graph_break:
        return ""
    if reason.reason.startswith("DDPOptimizer"):
        return (
            "DistributedDataParallel divides the model at the borders of its buckets "
            "(torch._dynamo.config.optimize_ddp = False makes one graph)"
        )
    return f"the function breaks{at(reason.user_stack)}{because(reason.reason)}"


def break_of(error):
    """Returns a phrase on the break at which torch.compile gave up a function, such as ' at "model.py", line 20'."""
    while error.__cause__ is not None:
        error = error.__cause__
    return f"{at(getattr(error, 'real_stack', None))}{because(str(error))}"


def at(stack):
    last = stack[-1] if stack else None
    return f' at "{last.filename}", line {last.lineno}' if last else ""


def because(text):
    """Returns PyTorch's explanation of a break, in brackets."""
    found = re.search(r"Explanation: (.*)", text)
    return f" ({found[1].strip().removesuffix('.')})" if found else ""
