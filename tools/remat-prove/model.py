# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The program: which nodes run again in which stage, so that memory suffices.

After Jain et al. 2020 (Checkmate), section 4.5, with the memory model of
docs/reference/Formats.md. Stage t ends with the first run of node t; before it, nodes
below t run again, each at most once, in program order. A last stage ends with
a node that reads the outputs. The *positions* are the pairs (t, j) of a stage
and a node that may run in it, in that order.

  r_t_j   binary: node j runs again in stage t (Checkmate's R; 1 for j = t)
  h_k     0 to 1: a tensor is held over a segment of the positions, from one at
          which its node may run or which may read it, up to and with the next
          one (Checkmate's S and FREE in one: between two such positions it is
          held throughout or not at all, since it can only be let go)
  z_k     an output takes over the storage of an input that dies at a position

Given r, the least h is 0 or 1, and holding less never needs more memory, so
that h need not be binary. Memory is counted at each position; where its node
does not run, that is no more than at the one before, and the row is harmless.
"""

from program import Program, Row


class Graph:
    """A training graph as the file has it; tensors that are resident count nowhere."""

    def __init__(self, data):
        tensors, nodes = data["tensors"], data["nodes"]
        self.count = len(nodes)
        self.bytes = [t["bytes"] for t in tensors]
        self.cost = [node.get("cost", 0) for node in nodes] + [0]
        self.workspace = [node.get("workspace", 0) for node in nodes] + [0]
        self.producer = {t: n for n, node in enumerate(nodes) for t in node["outputs"]}
        counted = {t for t, tensor in enumerate(tensors) if t in self.producer or tensor.get("owned")}
        self.owned = sorted(counted - set(self.producer))
        self.counted = sorted(counted)
        self.inputs = [sorted(set(node["inputs"]) & counted) for node in nodes]
        self.inputs.append(sorted(set(data["outputs"]) & counted))
        self.outputs = [node["outputs"] for node in nodes] + [[]]
        self.pairs = [[] for _ in range(self.count + 1)]
        for n, node in enumerate(nodes):
            for a, b in node.get("in_place") or []:
                if a in counted and (a, b) not in self.pairs[n]:
                    self.pairs[n].append((a, b))
        self.repeats = [
            node.get("recompute", "allowed") != "never"
            and all(tensors[t].get("policy") not in ("keep", "offload") for t in node["outputs"])
            for node in nodes
        ]

    def last_uses(self):
        """Of each node: the last stage in which it may make sense to run it."""
        last = [0] * (self.count + 1)
        wanted = {}
        for n in range(self.count, -1, -1):
            last[n] = max([n] + [wanted.get(t, 0) for t in self.outputs[n]])
            for t in self.inputs[n]:
                wanted[t] = max(wanted.get(t, 0), last[n] if n < self.count and self.repeats[n] else n)
        return last

    def first_tight_stage(self, budget):
        """Before it nothing ever needs to be let go, so that nothing runs again."""
        held = sum(self.bytes[t] for t in self.owned)
        for n in range(self.count):
            held += sum(self.bytes[t] for t in self.outputs[n])
            if held + self.workspace[n] > budget:
                return n
        return self.count


class Model(Program):
    def __init__(self, graph, budget):
        super().__init__(graph, budget)
        last, tight = graph.last_uses(), graph.first_tight_stage(budget)
        self.stages = [
            [j for j in range(t) if t >= tight and graph.repeats[j] and last[j] >= t] + [t]
            for t in range(graph.count + 1)
        ]
        self.positions = [(t, j) for t, stage in enumerate(self.stages) for j in stage]
        self.memory = {at: Row(budget) for at in self.positions}
        self.behind = {}  # (position, tensor): the segment behind that position, 0 for none
        self.ambiguous = self._ambiguous()
        for t, j in self.positions:
            if j < t:
                self.binary.append(self.run(t, j))
            self.memory[t, j].add(graph.workspace[j], self.run(t, j))
        for tensor in graph.counted:
            self._hold(tensor)
        for at in self.positions:
            self._take_over(at)
        for at in self.positions:
            self._finish(self.memory[at])

    def run(self, t, j):
        return 1 if j == t else f"r_{t}_{j}"

    def objective(self):
        return {self.run(t, j): self.graph.cost[j] for t, j in self.positions if j < t and self.graph.cost[j]}

    def steps(self, values):
        """The plan of a solution."""
        return [
            j for t, j in self.positions if j < self.graph.count and (j == t or values.get(self.run(t, j), 0) > 0.5)
        ]

    def _ambiguous(self):
        """Nodes where the order of the in_place pairs decides."""
        return {
            n
            for n, pairs in enumerate(self.graph.pairs)
            if len({a for a, _ in pairs}) < len(pairs) or len({b for _, b in pairs}) < len(pairs)
        }

    def _hold(self, tensor):
        """The chain of segments of one tensor."""
        graph, maker = self.graph, self.graph.producer.get(tensor)
        reads = {n for n in range(graph.count + 1) if tensor in graph.inputs[n]}
        first = (maker, maker) if maker is not None else (0, 0)
        events = [at for at in self.positions if at >= first and (at[1] in reads or at[1] == maker)]
        last = max([at for at in events if at[1] in reads], default=first)
        exact = any(tensor == a for n in self.ambiguous for a, _ in graph.pairs[n])
        held = 1 if maker is None else 0  # An owned input is there at the first position.
        for at in self.positions:
            if at < first:
                continue
            if at > last and at[1] != maker:
                continue
            self.memory[at].add(graph.bytes[tensor], held)
            if at not in events and at != first:
                continue
            run, made = self.run(*at), at[1] == maker
            behind = self._column(f"h_{len(self.unit)}") if at < last else 0
            if made:
                self.memory[at].add(graph.bytes[tensor], run)
                if held != 0:  # What is held is not made.
                    self._finish(Row(1).add(1, held).add(1, run))
                if behind != 0 and run != 1:
                    self._at_most(behind, held, run)
                if exact and held != 0:
                    self._at_most(held, behind)
            else:
                if at[1] in reads:
                    self._at_most(run, held)
                if behind != 0:
                    self._at_most(behind, held)
                if exact and at != first:
                    self._at_most(held, behind, run)
            self.behind[at, tensor] = held = behind

    def _take_over(self, at):
        """Pairs are tried in the order of the file: one holds if its input dies
        and no earlier one has its input or its output."""
        graph, run, earlier = self.graph, self.run(*at), []
        for a, b in graph.pairs[at[1]]:
            behind = self.behind.get((at, a), 0)
            takes = f"z_{at[0]}_{at[1]}_{a}_{b}"
            if at[1] in self.ambiguous:
                self.binary.append(takes)
                rivals = [name for x, y, name in earlier if x == a or y == b]
                for rival in rivals:
                    self._finish(Row(1).add(1, takes).add(1, rival))
                self._at_most(run, takes, behind, *rivals)
            else:
                self._column(takes)
            self._at_most(takes, run)
            self._finish(Row(1).add(1, takes).add(1, behind))
            self.memory[at].add(-graph.bytes[b], takes)
            earlier.append((a, b, takes))
