# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A training graph in the form that the programs of this folder read."""


class Graph:
    """A training graph from a file. Resident tensors of the file are not counted."""

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
        """Returns, for each node, the last stage in which a run of it may be useful."""
        last = [0] * (self.count + 1)
        wanted = {}
        for n in range(self.count, -1, -1):
            last[n] = max([n] + [wanted.get(t, 0) for t in self.outputs[n]])
            for t in self.inputs[n]:
                wanted[t] = max(wanted.get(t, 0), last[n] if n < self.count and self.repeats[n] else n)
        return last

    def first_tight(self, steps, budget):
        """`steps` are the nodes in the order of their runs. Returns the index of the first run at which the budget may
        force a value to be dropped. No node runs again before this index."""
        held, made = sum(self.bytes[t] for t in self.owned), set()
        for k, n in enumerate(steps):
            held += sum(self.bytes[t] for t in self.outputs[n]) if n not in made else 0
            made.add(n)
            if held + self.workspace[n] > budget:
                return k
        return len(steps)
