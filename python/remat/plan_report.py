# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Converts remat-opt's reports of a plan (remat-report, remat-report-loops) to parts of a Report."""

from collections import Counter

from .budget import mb, percent
from .report import Missed, Report, Taken, Tensor


def tensors_of(fields):
    return tuple(Tensor(**each) for each in fields.get("tensors", ()))


def details_of(fields):
    """Returns the fields of remat-opt's report that have no field in a Report."""
    return {name: value for name, value in fields.items() if name not in ("tensors", "failed")}


def more(fields, what):
    """Returns the extra seconds or FLOP of a plan, as a share of the original step's. Returns None if the report lacks
    these figures."""
    before = fields.get(f"baseline_{what}")
    return fields[what] / before - 1 if before else None


def report_of(fields, remarks=()):
    """Converts remat-report's JSON to a Report. The bytes in this JSON do not include the resident arguments."""
    resident, failed = fields["resident_bytes"], fields.get("failed")
    budget, loops = fields.get("budget_bytes"), fields.get("loops", ())

    def counted(size):
        return size if size is None or failed["counts_arguments"] else size + resident

    missed = failed and Missed(failed["message"], counted(failed["asked_bytes"]), counted(failed.get("least_bytes")))
    if missed:
        asked = missed.asked_bytes
    else:
        asked = budget if budget is None else budget + resident
    return Report(
        "transform",
        "counted op by op",
        asked=asked,
        before=Taken(resident, fields["baseline_peak_bytes"]),
        after=Taken(resident, fields["peak_bytes"], host=fields["host_peak_bytes"]),
        planned=resident + fields["peak_bytes"],
        floor=resident + fields["lower_bound_bytes"],
        more_time=more(fields, "seconds"),
        more_flops=more(fields, "flops"),
        tensors=(*tensors_of(fields), *all_loop_tensors((), loops)),
        notes=tuple(remarks or loop_lines(loops)),
        failed=missed,
        details=details_of(fields),
    )


def loop_lines(loops):
    """Returns a list with a line for each pair of loops that remat-report-loops reports."""
    lines = []
    for loop in loops:
        before, after = loop["before"], loop["after"]
        extra = after["iteration_cost"] / before["iteration_cost"] - 1 if before["iteration_cost"] else 0
        stacks = f"stacks {mb(before['stack_bytes'])} -> {mb(after['stack_bytes'])} MB, "
        groups = "".join(
            f", in {'these' if level else 'groups'} of {size}" for level, size in enumerate(loop["groups"])
        )
        lines.append(
            f"{'a loop' if loop['alone'] else 'a pair of loops'} of {loop['iterations']} iterations{groups}: "
            f"{'' if loop['alone'] else stacks}an iteration {mb(before['iteration_bytes'])} -> "
            f"{mb(after['iteration_bytes'])} MB, {percent(extra)} cost ({loop['planner']})"
        )
    return lines


def loop_tensors(loops):
    """Tells what became of the tensors that loops stack, and of the tensors that one loop copies to the host and back.
    The bytes of a tensor are the sum over all iterations."""
    return tuple(each for loop in loops for each in stacked(loop))


def all_loop_tensors(own, earlier):
    """Does the same as loop_tensors for the loops of a plan, and for the loops that were planned before it. The stacks
    that an earlier loop keeps for all iterations are tensors of the plan itself, so they are left out."""
    return (*loop_tensors(own), *(each for loop in earlier for each in stacked(loop, is_earlier=True)))


def stacked(loop, is_earlier=False):
    before, kept, copied = loop["before"]["stacks"], loop["after"]["stacks"], loop["on_host"]
    left = {each.get("tensor") for each in (*kept, *copied)}
    gone = [each for each in before if each["tensor"] not in left]
    if is_earlier:  # With groups, the stacks of tensors are in the loop over groups, and the plan does not see them.
        kept = [each for each in kept if loop["groups"] and "tensor" in each]
    names = told_apart(before)
    for fate, times, stacks in (("recomputed", 2, gone), ("kept", 1, kept), ("swapped", 1, copied)):
        for each in stacks:
            yield Tensor(names.get(each.get("tensor"), each["name"]), each["bytes"], fate, times)


def told_apart(stacks):
    """Returns {tensor of a stack: its name}. Equal names get numbers, in the order of the tensors."""
    ordered = sorted(stacks, key=lambda each: each["tensor"])
    numbers = ordinals([each["name"] for each in ordered])
    return {each["tensor"]: each["name"] + number for each, number in zip(ordered, numbers)}


def ordinals(names):
    """Returns " #1", " #2" for equal names, in their order, and "" for a name that occurs once."""
    count, seen = Counter(names), Counter()
    found = []
    for name in names:
        seen[name] += 1
        found.append(f" #{seen[name]}" if count[name] > 1 else "")
    return found
