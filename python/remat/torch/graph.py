# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Converts a joint graph to a graph of remat (docs/reference/Formats.md). A plan of this graph has the ops that the
forward part and the backward part run.

The graph has, in addition to the ops:

- the turn: the node between the two parts. The turn reads the results of the forward part, and makes the gradients of
  these results. All ops before the turn are the forward part.
- a node for the random state before each op that draws random numbers. With this state the op can run again and draw
the same numbers.
- tensors of 0 bytes that keep ops in order if no value does.
"""

from typing import NamedTuple, Optional

from .live import STATE_BYTES


class Run(NamedTuple):
    """The op, random state or turn that a node of the graph represents."""

    kind: str  # "op", "state" or "turn"
    op: Optional[object] = None  # The op of the joint graph that the node stands for.


class Graph:
    def __init__(self, joint, rounded=lambda size: size, states=None, copies=False):
        """`rounded` maps the bytes of a tensor to the bytes that the allocator takes for it. `states` has the ops whose
        random state is kept. None stands for all ops that draw random numbers. `copies` tells whether plans may copy
        tensors to the host."""
        self.joint, self.rounded = joint, rounded
        self.runs, self.nodes, self.tensors = [], [], []
        self.states, self.copies = states, copies
        for i, storage in enumerate(joint.storages):
            self.tensors.append({"name": storage.name, "bytes": rounded(storage.bytes)})
            if copies and (storage.kind == "tangent" or joint.base(i) is None):
                self.tensors[-1]["policy"] = "keep"  # This tensor is never copied to the host.
        self.outputs = []
        self.build()

    def tensor(self, name, size, **more):
        self.tensors.append({"name": name, "bytes": size, **more})
        return len(self.tensors) - 1

    def stays(self):
        """Returns the attributes in remat's graph for a tensor that is made once and may not be copied."""
        return {"policy": "keep"} if self.copies else {}

    def node(self, run, name, kind, cost, inputs, outputs, **more):
        self.runs.append(run)
        self.nodes.append(
            {"name": name, "kind": kind, "cost": cost, "inputs": list(inputs), "outputs": list(outputs), **more}
        )

    def build(self):
        joint = self.joint
        first, rest = self.parts()
        # Tensors of 0 bytes that keep ops in order. One of these tensors comes from the last op that drew random
        # numbers or may have done so. Another one comes from the last op that may run only once.
        self.drawn, self.ordered, self.begun = None, None, None
        for op in first:
            self.add(op)
        self.turn()
        # Ops of the backward part that draw random numbers or have an effect read this tensor, so that they run after
        # the turn.
        self.drawn = self.ordered = self.begun = self.tensor("the backward part begins", 0, **self.stays())
        self.nodes[-1]["outputs"].append(self.begun)
        for op in rest:
            self.add(op)
        returned = joint.shown(joint.outputs[joint.outputs_forward :])
        self.outputs += [each for each in returned if joint.storages[each].kind in ("made", "tangent")]
        # torch.autograd.backward holds the gradient of a loss until it returns.
        self.outputs += [each for node in joint.tangents if is_number(node) for each in joint.shows[node]]
        # An op that draws random numbers or has an effect runs even if nothing reads its result. In the forward part,
        # turn() makes sure that such an op runs.
        self.outputs += [each for each in (self.drawn, self.ordered) if each != self.begun]
        self.outputs = list(dict.fromkeys(self.outputs))

    def parts(self):
        """Returns two lists: the ops that the forward part's results need, and all other ops."""
        joint = self.joint
        maker = {storage: op for op in joint.ops for storage in op.makes}
        needed, todo = set(), [*joint.shown(joint.outputs[: joint.outputs_forward])]
        for op in joint.ops:
            if op.forward:
                needed.add(op.node)
                todo += op.reads
        while todo:
            op = maker.get(todo.pop())
            if op is not None and op.node not in needed:
                needed.add(op.node)
                todo += op.reads
        return [op for op in joint.ops if op.node in needed], [op for op in joint.ops if op.node not in needed]

    def add(self, op):
        """Adds a node for an op. If the op draws random numbers, a node for its random state comes first."""
        inputs, outputs, once = list(op.reads), list(op.makes), op.once
        if op.random:
            inputs, outputs = self.draw(op, inputs, outputs)
        if once:
            before = (self.ordered, self.drawn) if op.unknown else (self.ordered,)
            inputs += dict.fromkeys(each for each in before if each is not None)
            self.ordered = self.tensor(f"after {op.node.name}", 0)
            outputs.append(self.ordered)
        if op.unknown:
            self.drawn = self.ordered
        if self.begun is not None and op.late and self.begun not in inputs:
            inputs.append(self.begun)
        more = {"recompute": "never"} if once else {}
        workspace = self.rounded(op.workspace)
        if op.random and self.states is None and on_cpu(op.node):
            # An op that draws again on the CPU also holds a random state. The planner counts the bytes of this state at
            # every run of the op, but each() counts them only at later runs.
            workspace += self.rounded(STATE_BYTES)
        if workspace:
            more["workspace"] = workspace
        price = op.price
        self.node(
            Run("op", op),
            op.node.name,
            str(op.node.target),
            price.seconds,
            inputs,
            outputs,
            flops=price.flops,
            device_bytes=price.bytes,
            **more,
        )

    def draw(self, op, inputs, outputs):
        """Adds the node that keeps the random state before an op. The node for the next op that draws reads the state
        only after this op has drawn."""
        name = op.node.name
        keeps = self.states is None or op.node in self.states
        on_host = keeps and on_cpu(op.node)
        state = self.tensor(f"state of {name}", self.rounded(STATE_BYTES) if on_host else 0, **self.stays())
        before = [] if self.drawn is None else [self.drawn]
        self.node(Run("state", op), f"state of {name}", "state", 0, before, [state], recompute="never")
        self.drawn = self.tensor(f"after {name}", 0)
        return [*inputs, state], [*outputs, self.drawn]

    def turn(self):
        """Adds the turn. The caller may change some results of the forward part. The turn hands such a result to the
        caller, so that the op that made the result may run again. If the plan reads the result after the turn, the
        caller gets a copy. All other results are held for the backward part anyway."""
        joint = self.joint
        inputs, outputs, pairs = [], [], []
        for storage in dict.fromkeys(joint.shown(joint.outputs[: joint.outputs_forward])):
            if joint.storages[storage].kind != "made":
                continue
            inputs.append(storage)
            if storage not in joint.handed_on:
                self.tensors[storage]["policy"] = "keep"
                self.outputs.append(storage)
                continue
            handed = self.tensor(
                f"{joint.storages[storage].name} of the caller", self.tensors[storage]["bytes"], **self.stays()
            )
            pairs.append([storage, handed])
            outputs.append(handed)
            self.outputs.append(handed)
        # If the forward part must run an op, a result of the op is an input of the turn. If the op may run only once,
        # this result is an additional tensor of 0 bytes.
        for op, node in zip(self.runs, self.nodes):
            if op.kind == "op" and op.op.forward:
                done = self.tensor(f"{node['name']} is done", 0, policy="keep") if op.op.once else node["outputs"][-1]
                if op.op.once:
                    node["outputs"].append(done)
                inputs.append(done)
        outputs += [each for node in joint.tangents for each in joint.shows[node]]
        self.node(Run("turn"), "turn", "turn", 0, inputs, outputs, recompute="never", in_place=pairs)
        # Planners that divide the forward part need to know its end.
        self.loss = outputs[-1] if outputs else None

    def run(self, step):
        """Returns the Run for a step of a plan. A step that copies a tensor has no Run."""
        return self.runs[step["compute"]] if "compute" in step else None

    def computed(self, steps):
        """Returns the Runs of a plan, in order."""
        return [self.run(step) for step in steps if "compute" in step]

    def most(self, steps, timeline):
        """Returns the most bytes held at any step; `timeline` has the bytes of each step."""
        return max(self.each(steps, timeline), default=0)

    def each(self, steps, timeline):
        """Returns the bytes held at each step.

        An op that draws its random numbers a second time on the CPU also holds a state of the random generator. The
        generator continues from this state after the op."""
        seen, found = set(), []
        for step, held in zip(steps, timeline, strict=True):
            run = self.run(step)
            again = run is not None and run.kind == "op" and run.op.random and run.op.node in seen
            found.append(held + (self.rounded(STATE_BYTES) if again and on_cpu(run.op.node) else 0))
            seen.add(run and run.op and run.op.node)
        return found

    def without_workspaces(self, steps, held):
        """Returns the bytes held at each step without the ops' workspaces. `held` has the bytes with workspaces."""
        runs = map(self.run, steps)
        return [
            size - (self.rounded(run.op.workspace) if run and run.kind == "op" else 0) for run, size in zip(runs, held)
        ]

    def json(self, between=0):
        """`between` is the bytes that are needed only between the two parts, in addition to the tensors that the
        forward part saves."""
        nodes = self.nodes
        if between:
            pairs = zip(self.runs, self.nodes, strict=True)
            nodes = [{**node, "workspace": between} if run.kind == "turn" else node for run, node in pairs]
        return {
            "version": 1,
            "name": "torch",
            "units": {"cost": "s"},
            "tensors": self.tensors,
            "nodes": nodes,
            "outputs": self.outputs,
            **({} if self.loss is None else {"loss": self.loss}),
        }

    @property
    def resident(self):
        """Bytes of arguments and constants."""
        return sum(self.rounded(each.bytes) for each in self.joint.storages if each.kind in ("argument", "constant"))


def is_number(node):
    return node.meta["val"].dim() == 0


def on_cpu(node):
    """Tells whether an op draws from the CPU's random state."""
    import torch

    from .joint import flat

    values = [each for each in flat(node.meta.get("val")) if isinstance(each, torch.Tensor)]
    return not values or values[0].device.type == "cpu"
