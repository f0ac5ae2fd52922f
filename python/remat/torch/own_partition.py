# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes the partition of a joint graph that torch.compile uses by default, and the plan that runs the same ops."""

import contextlib
from collections import Counter

from ..tool import RematError
from .joint import is_checkpointed
from .program import copied
from .repeatable import is_random


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


def planned_by_marks(planner):
    """Returns the Fitted of the step that computes again what the caller's torch.utils.checkpoint marks, or None if there
    are no marks, or if the marked ops make no valid plan."""
    from torch._functorch.partitioners import default_partition

    joint = planner.joint
    if not any(map(is_checkpointed, joint.module.graph.nodes)):
        return None
    marked = copied(joint.module)
    for node in filter(is_random, marked.graph.nodes):
        node.target = stand_in  # PyTorch would give ops that draw again other names.
    modules = default_partition(marked, (), num_fwd_outputs=joint.outputs_forward)
    with contextlib.suppress(RematError):
        return planner.fitted(steps_of(planner.graph, *modules))


def stand_in(*args, **options):
    raise AssertionError("this function stands in a graph that never runs")


SETTINGS = (0.9, 0.7, 0.5, 0.3)  # Values of PyTorch's activation_memory_budget.


def planned_for_less(planner, joint, given, **options):
    """Returns {setting: the Fitted of the partition that PyTorch makes with it}. A setting is left out if its partition is
    also that of another setting, or if its ops make no valid plan."""
    found = {}
    for setting in SETTINGS:
        with torch_config().patch(activation_memory_budget=setting):
            modules = own_partition(copied(joint), given, **options)
        steps = steps_of(planner.graph, *modules)
        if all(steps != each.steps for each in found.values()):
            with contextlib.suppress(RematError):
                found[setting] = planner.fitted(steps)
    return found


def torch_config():
    import torch._functorch.config

    return torch._functorch.config


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
