# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes the partition of a joint graph that torch.compile uses by default, and the plan that runs the same ops."""

from collections import Counter

from ..tool import RematError
from .program import copied


def own_partition(joint, given, **options):
    """Returns the forward and the backward module. Importing this needs torch."""
    from torch._functorch.partitioners import min_cut_rematerialization_partition

    return min_cut_rematerialization_partition(joint, given, **options)


def planned_by_pytorch(planner, joint, given, **options):
    """Returns (the two modules, the Fitted of the plan that they stand for). The modules keep the names of the joint
    graph's ops. If the ops of the two modules make no valid plan, for example because the modules save random states, the
    Fitted is that of the original step.

    The Fitted is None if an op that is not known to be repeatable runs twice."""
    modules = own_partition(copied(joint), given, **options)
    names = Counter(node.name for module in modules for node in module.graph.nodes if node.op == "call_function")
    if any(op.unknown and names[op.node.name] > 1 for op in planner.joint.ops):
        return modules, None
    try:
        return modules, planner.fitted(steps_of(planner.graph, *modules))
    except RematError:
        return modules, planner.as_it_is


def steps_of(graph, forward, backward):
    """Returns the steps of a plan that runs the ops of two modules in their order. If a plan may run an op only once,
    the op appears once."""
    ops, states, turn = {}, {}, None
    for number, run in enumerate(graph.runs):
        if run.kind == "turn":
            turn = number
        else:
            (ops if run.kind == "op" else states)[run.op.node.name] = number

    def numbers_of(module):
        names = [node.name for node in module.graph.nodes if node.op == "call_function"]
        return [each[name] for name in names for each in (states, ops) if name in each]

    steps, ran = [], set()
    for number in (*numbers_of(forward), turn, *numbers_of(backward)):
        if number not in ran or graph.nodes[number].get("recompute") != "never":
            steps.append({"compute": number})
        ran.add(number)
    return steps
