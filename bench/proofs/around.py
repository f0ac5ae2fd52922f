# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The integer program of the plans that are similar to a given plan.

    given plan      a  b  c  A'     B'  a  C'        A' reads a, B' reads b, C' reads c; a runs again
    positions       a  b  c  A'  a? b? B'  a? b? c? C'

The first run of each node is at its place in the plan. If the plan runs a node again, the program may run it again at
this place. Right before each step, the program may also run the nodes that make the step's inputs, the nodes that make
the inputs of those, and so on, up to DEPTH nodes back. If a node already has a place a few positions earlier, the
node does not get a second place.
"""

from positions import Positions

DEPTH = 2  # The number of nodes back from a step among which the program looks for nodes to run again.
PARTS = 16  # An additional place of a node is at least len(steps) // PARTS positions after the node's last place.


class Around(Positions):
    def __init__(self, graph, budget, steps):
        self.graph, self.places, self.latest = graph, [], {}
        self.near = len(steps) // PARTS
        first = {}
        for k, n in enumerate(steps):
            first.setdefault(n, k)
        tight = graph.first_tight(steps, budget)
        for k, n in enumerate([*steps, graph.count]):
            if k >= tight:
                done = set()
                for t in graph.inputs[n]:
                    self._may_run(graph.producer.get(t), DEPTH, lambda m: first[m] < k, done)
            self._place(n)
        super().__init__(graph, budget, self.places)

    def _place(self, n):
        self.latest[n] = len(self.places)
        self.places.append((len(self.places), n))

    def _may_run(self, n, depth, ran, done):
        """Gives node n the next position as a place, after the places of its inputs."""
        if n is None or n in done or not self.graph.repeats[n] or not ran(n):
            return
        done.add(n)
        if len(self.places) - self.latest[n] < self.near:
            return
        if depth:
            for t in self.graph.inputs[n]:
                self._may_run(self.graph.producer.get(t), depth - 1, ran, done)
        self._place(n)
