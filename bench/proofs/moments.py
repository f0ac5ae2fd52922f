# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A linear program that bounds what recomputation costs, for graphs that are too large for model.py.

A moment is the first run of a node. The program looks at some moments instead of all moments. First runs keep program
order, so it is known which nodes run for the first time between two moments. Columns, each from 0 to 1:

  h_i_t   tensor t is held over moment i
  x_i_n   node n, which ran before moment i, runs again between moment i and the next one
  z_i_n   node n, which ran before moment i, runs again at any time after it

A tensor that is read between two moments was held over the first of them or was made again in between. A tensor that is
held over a moment was also held over the previous moment, or was made again since. At each moment, the tensors that are
held in addition to the working set of the moment's node fit into the rest of the budget. With one moment the program is
the relaxation of include/remat/Core/Bounds/CostBound.h. With several moments, a minimum cut cannot solve it: a value
may be held over a moment for two reasons: it was held over the previous moment, or its node ran again.
With x alone, half a run in each of two intervals would need only half of each input. The column z therefore says that a node that
runs at all after a moment needs its whole inputs.
"""

from program import Program, Row


def held_in_order(graph):
    """Returns the bytes held at each node's run in program order, if nothing runs again."""
    readers = {}
    for n, inputs in enumerate(graph.inputs):
        for t in inputs:
            readers.setdefault(t, []).append(n)
    change = [0] * (graph.count + 2)
    for t in graph.counted:
        maker = graph.producer.get(t, 0)
        last = max(readers.get(t, [maker]))
        change[maker] += graph.bytes[t]
        change[last + 1] -= graph.bytes[t]
    held = []
    for n in range(graph.count):
        change[n + 1] += change[n]
        held.append(change[n] + graph.workspace[n])
    return held


def fullest_moments(graph, budget, count):
    """Returns nodes at which the step in program order holds more than the budget. All such nodes are divided into
    `count` parts of equal length, and each part gives the node at which the most bytes are held.
    """
    held = held_in_order(graph)
    full = [n for n in range(graph.count) if held[n] > budget]
    count = min(count, len(full))
    parts = [full[len(full) * k // count : len(full) * (k + 1) // count] for k in range(count)]
    return [max(part, key=lambda n: held[n]) for part in parts]


class Moments(Program):
    def __init__(self, graph, budget, count):
        super().__init__(graph, budget)
        self.starts = fullest_moments(graph, budget, count)
        self.costs = {}  # Keyed by column.
        self.tensors = []  # For each moment, the tensors that may be held over this moment.
        for i in range(len(self.starts)):
            self._columns(i)
        for i in range(len(self.starts)):
            self._interval(i)
            self._follow(i)
            self._after(i)
            self._limit(i)

    def objective(self):
        return self.costs

    def _columns(self, i):
        """Adds h for all tensors that may be held over moment i, and x and z for all nodes that may run again after it."""
        start = self.starts[i]
        self.tensors.append([t for t in self.graph.counted if self.graph.producer.get(t, -1) < start])
        for t in self.tensors[i]:
            self._column(f"h_{i}_{t}")
        for n in range(start):
            if self.graph.repeats[n]:
                self._column(f"z_{i}_{n}")
                self.costs[self._column(f"x_{i}_{n}")] = self.graph.cost[n]

    def _sources(self, kind, i, t):
        """Returns the columns by which t can exist after moment i. `kind` is x (runs until the next moment) or z (runs
        at any time)."""
        maker = self.graph.producer.get(t)
        again = [f"{kind}_{i}_{maker}"] if maker is not None and self.graph.repeats[maker] else []
        return [f"h_{i}_{t}", *again]

    def _needs(self, kind, i, last):
        """Adds rows for the inputs of nodes that run for the first time after moment i and up to node last, and of
        nodes that run again."""
        start = self.starts[i]
        for t in sorted(set(self.tensors[i]) & set().union(*self.graph.inputs[start + 1 : last + 1])):
            self._at_most(1, *self._sources(kind, i, t))
        for n in range(start):
            if self.graph.repeats[n]:
                for t in self.graph.inputs[n]:
                    self._at_most(f"{kind}_{i}_{n}", *self._sources(kind, i, t))

    def _end(self, i):
        """Returns the last node whose first run is in the interval after moment i. An additional node after all others
        reads the step's outputs."""
        return self.starts[i + 1] if i + 1 < len(self.starts) else self.graph.count

    def _interval(self, i):
        self._needs("x", i, self._end(i))

    def _follow(self, i):
        if i + 1 < len(self.starts):
            for t in self.tensors[i]:
                self._at_most(f"h_{i + 1}_{t}", *self._sources("x", i, t))

    def _after(self, i):
        self._needs("z", i, self.graph.count)
        for n in range(self.starts[i]):
            if self.graph.repeats[n]:
                self._at_most(f"z_{i}_{n}", *(f"x_{j}_{n}" for j in range(i, len(self.starts))))

    def _limit(self, i):
        graph, start = self.graph, self.starts[i]
        row = self.memory[i] = Row(self.budget - self._working_set(start))
        for t in self.tensors[i]:
            row.add(self._besides(start, t) if t in graph.inputs[start] else graph.bytes[t], f"h_{i}_{t}")
        self._finish(row)

    def _working_set(self, n):
        graph = self.graph
        taken = {b for _, b in graph.pairs[n]}
        counted = [*graph.inputs[n], *(t for t in graph.outputs[n] if t not in taken)]
        return graph.workspace[n] + sum(graph.bytes[t] for t in counted)

    def _besides(self, n, t):
        """Returns the bytes that the working set of n needs in addition if its input t is held after n. The needed
        bytes are those of the outputs that could take only the storage of t."""
        givers = {}
        for a, b in self.graph.pairs[n]:
            givers.setdefault(b, set()).add(a)
        return sum(self.graph.bytes[b] for b, found in givers.items() if found == {t})
