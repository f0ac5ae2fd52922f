# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The integer program of all plans in program order. It follows Jain et al. 2020 (Checkmate), section 4.5, with the
memory model of docs/reference/Formats.md. Stage t ends with the first run of node t. Before the first run of node t,
nodes with smaller numbers than t run again, each at most once, in program order. The last stage ends with an additional
node, which reads the outputs. The number of the stage is the time of the position (positions.py).
"""

from positions import Positions


class Model(Positions):
    def __init__(self, graph, budget):
        last, tight = graph.last_uses(), graph.first_tight(range(graph.count), budget)
        stages = (
            [j for j in range(t) if t >= tight and graph.repeats[j] and last[j] >= t] + [t]
            for t in range(graph.count + 1)
        )
        super().__init__(graph, budget, [(t, j) for t, stage in enumerate(stages) for j in stage])
