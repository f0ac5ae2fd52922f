# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The integer program that decides which nodes run at given positions, so that the tensors fit into memory.

A *position* is a pair (time, node) at which that node may run. Positions are in the order of their times, and nodes of
one time in program order. The first position of a node is for its first run, which always happens. The last position is
that of a node that reads the outputs.

  r_t_j   binary: node j runs at (t, j) (Checkmate's R; 1 for its first run)
  h_k     0 to 1: a tensor is held over a segment of the positions. A segment
          lasts from a position whose node may make or read the tensor up to
          the next such position, which it includes. h_k stands for Checkmate's
          S and FREE: between two such positions the tensor is held throughout
          or not at all, since it can only be let go
  z_k     an output takes over the storage of an input that dies at a position

If r is given, the least h is 0 or 1, and holding less never needs more memory. The variables h_k therefore need not be
binary. Memory is counted at each position. If the node of a position does not run, its count is not above the count of the
previous position, so the row changes nothing.
"""

from program import Program, Row


class Positions(Program):
    """A program over positions, which a subclass chooses."""

    def __init__(self, graph, budget, positions):
        super().__init__(graph, budget)
        self.positions = positions
        self.first = {}  # The first position of each node in the list of positions.
        for at in positions:
            self.first.setdefault(at[1], at)
        self.memory = {at: Row(budget) for at in self.positions}
        self.behind = {}  # (position, tensor): the segment after that position, 0 for none
        self.ambiguous = self._ambiguous()
        for at in self.positions:
            run = self.run(*at)
            if run != 1:
                self.binary.append(run)
            self.memory[at].add(graph.workspace[at[1]], run)
        for tensor in graph.counted:
            self._hold(tensor)
        for at in self.positions:
            self._take_over(at)
        for at in self.positions:
            self._finish(self.memory[at])

    def run(self, t, j):
        return 1 if self.first[j] == (t, j) else f"r_{t}_{j}"

    def objective(self):
        return {
            self.run(*at): self.graph.cost[at[1]]
            for at in self.positions
            if self.run(*at) != 1 and self.graph.cost[at[1]]
        }

    def steps(self, values):
        """Returns the plan of a solution."""
        runs = ((j, self.run(t, j)) for t, j in self.positions if j < self.graph.count)
        return [j for j, run in runs if run == 1 or values.get(run, 0) > 0.5]

    def _ambiguous(self):
        """Returns the nodes for which the order of the in_place pairs matters."""
        return {
            n
            for n, pairs in enumerate(self.graph.pairs)
            if len({a for a, _ in pairs}) < len(pairs) or len({b for _, b in pairs}) < len(pairs)
        }

    def _hold(self, tensor):
        """Adds the chain of segments of one tensor."""
        graph, maker = self.graph, self.graph.producer.get(tensor)
        reads = {n for n in range(graph.count + 1) if tensor in graph.inputs[n]}
        first = self.first[maker] if maker is not None else self.positions[0]
        events = [at for at in self.positions if at >= first and (at[1] in reads or at[1] == maker)]
        last = max([at for at in events if at[1] in reads], default=first)
        exact = any(tensor == a for n in self.ambiguous for a, _ in graph.pairs[n])
        held = 1 if maker is None else 0  # An owned input exists from the first position on.
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
                if held != 0:  # A node whose tensor is still held does not run again.
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
        """Adds takeovers. The pairs of a node are tried in the order of the file. A pair becomes a takeover if its
        input dies here, and if no earlier takeover has the same input or the same output."""
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
