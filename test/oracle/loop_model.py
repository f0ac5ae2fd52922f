# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Computes the memory of a pair of loops by docs/reference/Formats.md (Memory, Loops), from the JSON of its joint body
and of a plan. This model was written without a look at the planner's code.

Plans of loops have no copies: each step computes a node.
"""


class Broken(Exception):
    """The plan does not belong to this graph or to these loops."""


class Account:
    """`slots` has the bytes of one slot of each stack, `crossing` has the bytes of all stacks, `body` is the peak of an iteration, and
    `cost` is the cost of an iteration.
    """

    def __init__(self, graph, plan, turn):
        self.nodes, self.bytes = graph["nodes"], [each["bytes"] for each in graph["tensors"]]
        self.steps = [step["compute"] for step in plan["steps"]]
        self.turn = turn
        self.check()
        self.instances = self.lives(graph)
        at = self.steps.index(turn)
        both = self.made_in_both()
        self.slots = [
            self.bytes[tensor] for tensor, first, last in self.instances if first < at < last and tensor not in both
        ]
        self.crossing = sum(self.slots)
        self.body = max(self.held())
        self.cost = sum(self.nodes[node].get("cost", 0) for node in self.steps)

    def check(self):
        if self.steps.count(self.turn) != 1:
            raise Broken("the turn is not made once")
        at = self.steps.index(self.turn)
        for place, node in enumerate(self.steps):
            if node > self.turn and place < at:
                raise Broken(f"node {node} of the backward body runs before the turn")
            if self.nodes[node].get("recompute") == "never" and self.steps.count(node) != 1:
                raise Broken(f"node {node} must run once")
        if set(self.steps) != set(range(len(self.nodes))):
            raise Broken("not each node runs")

    def made_in_both(self):
        """Returns the tensors that ops only move, without arithmetic, and that come from tensors outside of both loops."""
        found = set()
        for node in self.nodes:
            if (
                node.get("kind") in ("move", "scalar")
                and node.get("recompute") != "never"
                and all(tensor in self.resident or tensor in found for tensor in node["inputs"])
            ):
                found.update(node["outputs"])
        return found

    def lives(self, graph):
        """Returns [tensor, first step, last step] for each time that a tensor is made."""
        made_by = {tensor: number for number, node in enumerate(self.nodes) for tensor in node["outputs"]}
        found, now = [], {}
        for tensor, fields in enumerate(graph["tensors"]):
            if tensor not in made_by and fields.get("owned"):
                now[tensor] = len(found)
                found.append([tensor, 0, 0])
        self.resident = {t for t in range(len(self.bytes)) if t not in made_by and t not in now}
        self.moves = []  # A list of (the input's instance, the output's instance, the step).
        for place, number in enumerate(self.steps):
            node = self.nodes[number]
            for tensor in node["inputs"]:
                if tensor in self.resident:
                    continue
                if tensor not in now:
                    raise Broken(f"node {number} reads tensor {tensor}, which is not there")
                found[now[tensor]][2] = place
            before = dict(now) if node.get("in_place") else {}
            for tensor in node["outputs"]:
                now[tensor] = len(found)
                found.append([tensor, place, place])
            for read, written in node.get("in_place", []):
                if read not in self.resident:
                    self.moves.append((before[read], now[written], place))
        for tensor in graph["outputs"]:
            if tensor not in self.resident:
                found[now[tensor]][2] = len(self.steps)
        return found

    def held(self):
        held = [self.nodes[number].get("workspace", 0) for number in self.steps] or [0]
        for tensor, first, last in self.instances:
            for place in range(first, min(last, len(held) - 1) + 1):
                held[place] += self.bytes[tensor]
        given, taken = set(), set()
        for read, written, place in self.moves:
            if self.instances[read][2] == place and read not in given and written not in taken:
                given.add(read)
                taken.add(written)
                held[place] -= self.bytes[self.instances[written][0]]
        return held

    def peak(self):
        """Returns the peak of an iteration."""
        return max(self.held())

    def stacks(self, iterations, groups, carried, starts_on_host):
        """Returns the bytes of the stacks of the innermost groups, and of the values that are carried into each group.
        If the values carried into the outermost groups are on the host, they are left out."""
        bytes_ = 0
        for level, size in enumerate(groups):
            bytes_ += 0 if level == 0 and starts_on_host else carried * (iterations // size + 1)
            iterations = size
        return bytes_ + self.crossing * iterations

    def least_stacks(self, iterations, carried):
        """Returns the fewest bytes of stacks on the device among all ways to group iterations."""
        grouped = [
            carried * (iterations // size + 1) + self.least_stacks(size, carried)
            for size in range(2, iterations)
            if iterations % size == 0
        ]
        return min([self.crossing * iterations, *grouped])

    def grouped_cost(self, groups):
        """Returns the cost of an iteration in groups. The forward bodies run once more at each level of groups."""
        again = self.steps[: self.steps.index(self.turn)]
        return self.cost + len(groups) * sum(self.nodes[node].get("cost", 0) for node in again)
