# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tells what became of each tensor in a plan of XLA's kernels. Tensors have the names of the user's program."""

import dataclasses
import re
from collections import Counter

from ..plan_report import loop_tensors, tensors_of
from .kernel_plans import grouped_for


def fates_of(done):
    """Returns the Tensors of the best plan of a Fit."""
    plan = done.outcome.best.plan
    if plan is None:
        return ()
    made = done.tools.plans[plan.name]
    base = done.tools.bases[made.base]
    numbered = done.tools.kernel_plans.kernels.get((base.folder, grouped_for(plan.variant)))
    names = source_names(numbered, base.candidate.kernels) if numbered else {}
    return by_source(tensors_of(made.report), names) + loop_tensors(done.loops())


def source_names(numbered, kernels):
    """Returns {name that a kernel's tensor has in a plan: name in the program}.

    numbered: the kernels of the step with numbered ops, as JSON; kernels: the kernels of the step itself. XLA names
    kernels after their ops, so the two lists differ only in names. If XLA made other kernels for the numbered step, the
    result is empty."""
    given = numbered["tensors"]
    if [each["bytes"] for each in given] != [each.bytes for each in kernels.tensors]:
        return {}
    seen, names = Counter(), {}
    for each, own in zip(given, kernels.tensors):
        name = own.op or own.name
        names[each["name"]] = f"{name}.{seen[name]}" if seen[name] else name
        seen[name] += 1
    return names


def by_source(tensors, names):
    def renamed(text):
        return re.sub(r"'([^']+)'", lambda found: f"'{names.get(found[1], found[1])}'", text)

    return tuple(
        dataclasses.replace(each, name=names.get(each.name, each.name), why=renamed(each.why)) for each in tensors
    )
