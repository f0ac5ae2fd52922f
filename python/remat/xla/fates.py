# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tells what became of each tensor in a plan of XLA's kernels. Tensors have the names of the user's program."""

import dataclasses
import re

from ..plan_report import all_loop_tensors, tensors_of
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
    tensors = tensors_of(made.report)
    names = source_names(numbered, base.candidate, [each.name for each in tensors]) if numbered else {}
    return by_source(tensors, names) + all_loop_tensors(done.loops_of(plan), done.earlier_loops())


def source_names(numbered, candidate, planned):
    """Returns {name that a kernel or its tensor has in a plan: name in the program}.

    `numbered` has the kernels of the step with numbered ops, as JSON. `candidate` is the step itself. `planned` has the
    names in the plan. XLA names kernels after their ops, so the kernels of the two steps differ only in names. If XLA
    made other kernels for the numbered step, the result is empty."""
    given, own = numbered["tensors"], candidate.kernels.tensors
    if [each["bytes"] for each in given[: len(own)]] != [each.bytes for each in own]:
        return {}
    known = names_of(candidate.kernels, candidate.hlo)
    names = {each["name"]: known[tensor.name] for each, tensor in zip(given, own)}
    of_op = {each.get("op"): names[each["name"]] for each in given[: len(own)]}
    # The list of tensors ends with the products that XLA computes together in one tensor. If a later tensor has the op
    # of such a product, the tensor is a slice of the product.
    for each in given[len(own) :]:
        together = each["name"].rpartition(".")[0]
        names[each["name"]] = of_op.get(each["op"], names[together])
    return names | names_of_kernels(numbered, names, planned)


def names_of_kernels(numbered, names, planned):
    """Returns {name in a plan: name in the program} for kernels and for their values. In a plan, `kernel#0` and `kernel#1`
    are the values of a kernel, in the order of the step's ops."""
    found = {}
    for kernel in numbered["kernels"]:
        written = [numbered["tensors"][place] for place in kernel["writes"]]
        written = [names[each["name"]] for each in sorted(written, key=number_of) if each["name"] in names]
        if written:
            found[kernel["name"]] = names.get(kernel["name"], written[-1])
        if len(written) == sum(name.startswith(f"{kernel['name']}#") for name in planned):
            found |= {f"{kernel['name']}#{place}": name for place, name in enumerate(written)}
    return found


def number_of(tensor):
    """Returns the number of the op that makes a tensor of the numbered step, or -1 if XLA added the tensor."""
    found = re.match(r"op(\d+)", tensor.get("op") or "")
    return int(found[1]) if found else -1


def by_source(tensors, names):
    def renamed(text):
        return re.sub(r"'([^']+)'", lambda found: f"'{names.get(found[1], found[1])}'", text)

    return tuple(
        dataclasses.replace(each, name=names.get(each.name, each.name), why=renamed(each.why)) for each in tensors
    )
