# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lists the ops that a plan runs again."""

from ..budget import mb
from .place import place


def run_again(fitted, count=5):
    """Returns lines on the recomputed ops that take most time."""
    runs = {}
    for run in fitted.graph.computed(fitted.steps):
        if run.kind == "op":
            runs.setdefault(run.op.node, []).append(run.op)
    again = [(len(ops) - 1, ops[0]) for ops in runs.values() if len(ops) > 1]
    again.sort(key=lambda each: -each[0] * each[1].price.seconds)
    lines = [
        f"{times}x again {op.node.name} ({op.node.target}), {1e3 * times * op.price.seconds:.3g} ms"
        f"{place(op.node)}; it makes {mb(sum(fitted.graph.joint.storages[each].bytes for each in op.makes))} MB"
        for times, op in again[:count]
    ]
    return lines + ([f"and {len(again) - count} more"] if len(again) > count else [])
