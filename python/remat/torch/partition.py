# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the forward and the backward graph of a plan: each runs the plan's ops in the plan's order.

A view holds no memory, and is made again before each op that reads it. An op that runs again makes new values, and each
reader gets the newest value. The forward graph saves the values that the backward graph reads.
"""

import operator

from .copying import Copies
from .joint import flat, is_unchecked
from .normalization import forgets, statistics, weight_of
from .repeatable import is_copy_into_argument, is_tangent
from .sizes import is_size


def written(graph, steps):
    """Returns (forward module, backward module) of a plan's steps for a graph.Graph."""
    from torch import fx

    joint = graph.joint
    at = next(i for i, step in enumerate(steps) if getattr(graph.run(step), "kind", None) == "turn")
    drawn_twice = repeated(graph.computed(steps))
    forward = Writer(graph, drawn_twice)
    for argument in joint.arguments:
        if not is_tangent(argument):
            forward.values[argument] = forward.placeholder(argument)
    forward.run(steps[:at])
    forward.copies.arrived(joint.shown(joint.outputs[: joint.outputs_forward]))

    backward = Writer(graph, drawn_twice, forward)
    body = backward.graph
    backward.run(steps[at + 1 :])
    backward.copies.arrived(joint.shown(joint.outputs[joint.outputs_forward :]))
    gradients = [backward.value(node) for node in joint.outputs[joint.outputs_forward :]]
    saved = backward.in_order()
    forward.copy_results(backward.saved)
    returned = [forward.value(node) for node in joint.outputs[: joint.outputs_forward]]
    descriptions = joint.descriptions
    forward.graph.output(tuple(returned) + tuple(saved)).meta["desc"] = descriptions[
        : len(returned)
    ] + saved_descriptions(saved)
    body.output(tuple(gradients)).meta["desc"] = descriptions[joint.outputs_forward :]
    for node in body.nodes:
        if node.op in ("call_function", "get_attr"):
            node.meta["autograd_backward"] = True
    make = fx._lazy_graph_module._make_graph_module
    return make(joint.module, forward.graph), make(joint.module, body)


def repeated(order):
    """Returns the ops that draw random numbers and run more than once."""
    seen, twice = set(), set()
    for run in order:
        if run.kind == "op" and run.op.random:
            (twice if run.op.node in seen else seen).add(run.op.node)
    return twice


class Writer:
    """Writes one of the two graphs. `forward` is the other Writer if this is the backward graph."""

    def __init__(self, planned, drawn_twice, forward=None):
        from torch import fx

        self.planned, self.joint = planned, planned.joint
        self.drawn_twice, self.forward = drawn_twice, forward
        joint = self.joint
        self.graph = fx.Graph()
        self.values = {}  # {node of the joint graph that is no view: the newest value in this graph for the node}
        self.views = {}  # {(view of the joint graph, the nodes of this graph that it views): its node in this graph}
        self.overwritten = set()  # Arguments that were written to.
        self.states = {}  # {op that draws random numbers: the state before it}
        self.saved = {}  # {node of the forward graph: the node's placeholder in this graph}
        self.ops = {op.node for op in joint.ops}
        if forward is not None:
            for argument in joint.tangents:
                self.values[argument] = self.placeholder(argument)
            self.front = self.values[joint.tangents[0]]
        self.copies = Copies(self)

    def placeholder(self, node):
        made = self.graph.placeholder(node.name)
        # The target of a placeholder is the argument's name in the code. fx may have chosen another name if an op
        # already had the node's name.
        made.target = made.name
        made.meta = dict(node.meta)
        return made

    def run(self, steps):
        for step in steps:
            run = self.planned.run(step)
            if run is None:
                self.copies.step(step)
            elif run.kind == "op":
                self.copies.arrived(run.op.reads)
                self.op(run.op)

    def op(self, op):
        """Writes an op of the plan, and the parts of the op's result."""
        node = op.node
        again = self.ran(node)
        replace = {each: weight_of(node) for each in (self.stale(node) if again else forgets(node))}
        args, kwargs = self.arguments(node, replace)
        if is_copy_into_argument(node):
            self.overwritten.add(node.args[0])
        if node in self.drawn_twice:
            made = self.drawn(node, args, kwargs, again)
        else:
            made = self.graph.call_function(node.target, args, kwargs)
        made.meta = dict(node.meta)
        self.values[node] = made
        for part in node.users:
            if part.target is operator.getitem and part.op == "call_function":
                taken = self.graph.call_function(operator.getitem, (made, part.args[1]))
                taken.meta = dict(part.meta)
                self.values[part] = taken

    def copy_results(self, saved):
        """Makes copies, for the caller, of the saved results that the caller may change."""
        import torch

        for node in self.joint.handed_on.values():
            value = self.values[node]
            if value in saved:
                self.values[node] = self.graph.call_function(torch.ops.aten.clone.default, (value,))
                self.values[node].meta = dict(value.meta)

    def stale(self, node):
        """Returns the statistics that a batch norm cannot read when it runs again, because they were updated in
        place."""
        return [each for each in statistics(node) if self.forward is not None or each in self.overwritten]

    def ran(self, node):
        return node in self.values or (self.forward is not None and node in self.forward.values)

    def drawn(self, node, args, kwargs, again):
        """Writes an op that draws random numbers. The first run of the op saves the random state before it draws, and
        later runs start from that state."""
        import torch
        from torch._prims import rng_prims

        if again:
            if node in self.states:
                # On fake tensors, PyTorch's run_and_save_rng_state returns a state that is not fake.
                self.joint.mode.allow_non_fake_inputs = True
            return self.graph.call_function(
                rng_prims.run_with_rng_state, (self.state(node), node.target, *args), kwargs
            )
        both = self.graph.call_function(rng_prims.run_and_save_rng_state, (node.target, *args), kwargs)
        with self.joint.mode:
            sample = self.joint.mode.from_tensor(torch.get_rng_state(), static_shapes=True)
        both.meta["val"] = (sample, node.meta.get("val"))
        state = self.graph.call_function(operator.getitem, (both, 0))
        state.meta["val"] = sample
        self.states[node] = state
        return self.graph.call_function(operator.getitem, (both, 1))

    def state(self, node):
        if node not in self.states:
            self.states[node] = self.save(self.forward.states[node])
        return self.states[node]

    def arguments(self, node, replace=None):
        from torch.fx import map_arg

        replace = replace or {}
        take = lambda each: self.value(replace.get(each, each))  # noqa: E731
        return map_arg(node.args, take), map_arg(node.kwargs, take)

    def value(self, node):
        """Returns the newest value in this graph for a node of the joint graph."""
        if node is None or not hasattr(node, "op"):
            return node
        if node in self.values:
            return self.values[node]
        if node.op == "get_attr":
            made = self.graph.get_attr(node.target)
            made.meta = dict(node.meta)
            self.values[node] = made
            return made
        if self.is_view(node):
            args, kwargs = self.arguments(node)
            key = (node, tuple(each for each in flat((args, kwargs)) if hasattr(each, "op")))
            if key not in self.views:
                self.views[key] = self.graph.call_function(node.target, args, kwargs)
                self.views[key].meta = dict(node.meta)
            return self.views[key]
        self.values[node] = self.save(self.forward.values[node])
        return self.values[node]

    def is_view(self, node):
        """Tells whether a node only shows its base: it is a view, or one of several views that an op makes together."""
        if node.op != "call_function" or node in self.ops:
            return False
        if node.target is operator.getitem:
            return node.args[0] not in self.ops
        return True

    def save(self, node):
        """Returns a placeholder in this graph for a node of the forward graph. This placeholder comes before the
        placeholders of the tangents."""
        if node not in self.saved:
            with self.graph.inserting_before(self.front):
                self.saved[node] = self.placeholder(node)
        return self.saved[node]

    def in_order(self):
        """Returns the saved nodes of the forward graph. Tensors that PyTorch does not check for changes come after the
        others, and sizes come last, as AOTAutograd requires. In the backward graph, sizes come before tensors."""
        saved = sorted(self.saved, key=is_unchecked)
        sizes = [node for node in saved if is_size(node)]
        tensors = [node for node in saved if not is_size(node)]
        for node in [*sizes, *tensors]:
            self.front.prepend(self.saved[node])
        return [*tensors, *sizes]


def saved_descriptions(saved):
    try:
        from torch._functorch._aot_autograd import descriptors
    except ImportError:
        return [None] * len(saved)
    checked = descriptors.SavedForBackwardsAOTOutput
    unchecked = getattr(descriptors, "SavedForBackwardsNoVcCheckAOTOutput", checked)
    return [(unchecked if is_unchecked(node) else checked)(i) for i, node in enumerate(saved)]
