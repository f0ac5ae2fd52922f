# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes the report of a planned joint graph."""

import dataclasses
from collections import Counter

from ..report import Missed, Report, Taken, Tensor
from .place import with_line

BY_OP, BY_INDUCTOR = "op by op", "inductor"


def report_of(fitted, asked, failed=None, more=0):
    """Returns the Report of a plan. `fitted` is a fitted.Fitted. `asked` is the budget in bytes, or None for as few as
    possible. `failed` is the message if the budget was not met. `more` is the bytes that the step holds from beginning
    to end and that the plan does not count."""
    is_by_op = fitted.taken is None
    before, after = (fitted.before, fitted.peak) if is_by_op else (fitted.taken_before, fitted.taken)
    arguments, held = fitted.resident, fitted.held + more
    temporaries = (each - arguments - fitted.held for each in (before, after))
    return Report(
        "torch",
        BY_OP if is_by_op else BY_INDUCTOR,
        asked=asked,
        before=Taken(arguments, next(temporaries), held=held),
        after=Taken(arguments, next(temporaries), held=held, host=fitted.host),
        planned=fitted.peak + more,
        floor=arguments + held,
        more_time=fitted.slower,
        more_flops=fitted.more_flops,
        tensors=tensors_of(fitted),
        failed=failed and Missed(failed, asked, after + more),
        details={
            "seconds_before": fitted.seconds_before,
            "seconds_after": fitted.seconds,
            "lower_bound_seconds": fitted.bound,
            "copied_bytes": fitted.copied,
            "way": fitted.way,
        },
    )


def kept_report(report, asked, more):
    """Returns the Report of a kept plan for another budget in bytes, and for other bytes that the step holds from beginning
    to end. `report` does not count those bytes."""
    before, after = (dataclasses.replace(each, held=each.held + more) for each in (report.before, report.after))
    return dataclasses.replace(
        report, asked=asked, before=before, after=after, planned=report.planned + more, floor=report.floor + more
    )


def unplanned(inner):
    """Returns the Report of a graph that runs without a plan."""
    return Report("torch", BY_INDUCTOR if inner == BY_INDUCTOR else BY_OP)


def tensors_of(fitted):
    """Returns a report.Tensor for each tensor that an op of the graph makes."""
    graph, steps = fitted.graph, fitted.steps
    turn = next(i for i, step in enumerate(steps) if getattr(graph.run(step), "kind", None) == "turn")
    runs = Counter(op.node for op in ops_of(graph, steps))
    copied = {step["swap_out"] for step in steps if "swap_out" in step}
    forward = {op.node for op in ops_of(graph, steps[:turn])}
    late = {storage for op in ops_of(graph, steps[turn:]) for storage in op.reads}

    def fate(op, storage):
        if storage in copied:
            return "swapped"
        if runs[op.node] > 1:
            return "recomputed"
        return "kept" if op.node in forward and storage in late else "short-lived"

    found = []
    for op in graph.joint.ops:
        for storage in op.makes:
            made = graph.joint.storages[storage]
            name, why = with_line(made.name, op.node), f"{op.node.target}, {1e3 * op.price.seconds:.3g} ms a run"
            found += [Tensor(name, made.bytes, fate(op, storage), runs[op.node], why)] if made.bytes else []
    return tuple(found)


def ops_of(graph, steps):
    return [run.op for run in graph.computed(steps) if run.kind == "op"]
