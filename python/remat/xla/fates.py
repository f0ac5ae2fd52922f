# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tells what became of each tensor in a plan of XLA's kernels. Tensors have the names of the user's program."""

import dataclasses
import re

from ..plan_report import loop_tensors, tensors_of
from .kernel_plans import grouped_for
from .names import names_of


def fates_of(done):
    """Returns the Tensors of the best plan of a Fit."""
    plan = done.outcome.best.plan
    if plan is None:
        return ()
    made = done.tools.plans[plan.name]
    base = done.tools.bases[made.base]
    numbered = done.tools.kernel_plans.kernels.get((base.folder, grouped_for(plan.variant)))
    names = source_names(numbered, base.candidate) if numbered else {}
    return by_source(tensors_of(made.report), names) + loop_tensors(done.loops())


def source_names(numbered, candidate):
    """Returns {name that a kernel's tensor has in a plan: name in the program}.

    numbered: the kernels of the step with numbered ops, as JSON; candidate: the step itself. XLA names kernels after their
    ops, so the kernels differ only in names. If XLA made other kernels for the numbered step, the result is empty."""
    given, own = numbered["tensors"], candidate.kernels.tensors
    if [each["bytes"] for each in given] != [each.bytes for each in own]:
        return {}
    names = names_of(candidate.kernels, candidate.hlo)
    return {each["name"]: names[tensor.name] for each, tensor in zip(given, own)}


def by_source(tensors, names):
    def renamed(text):
        return re.sub(r"'([^']+)'", lambda found: f"'{names.get(found[1], found[1])}'", text)

    return tuple(
        dataclasses.replace(each, name=names.get(each.name, each.name), why=renamed(each.why)) for each in tensors
    )
