//===- Segments.cpp - Candidates from kept values and segments ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/Segments.h"

#include <algorithm>
#include <cmath>

using namespace remat;

std::vector<NodeId> remat::partEnds(const Graph &graph,
                                    const ForwardBackward &split,
                                    const std::vector<uint32_t> &segment) {
  std::vector<NodeId> ends;
  uint32_t current = kNone;
  for (NodeId n = split.numEarly(); n < graph.numNodes(); ++n) {
    uint32_t part = kNone;
    for (TensorId t : graph.node(n).inputs) {
      NodeId producer = graph.producer(t);
      if (producer != kNone && split.isEarly(producer) &&
          segment[producer] != kNone)
        part = part == kNone ? segment[producer]
                             : std::max(part, segment[producer]);
    }
    if (part == kNone || (current != kNone && part >= current))
      continue;
    if (current != kNone)
      ends.push_back(n - 1);
    current = part;
  }
  return ends;
}

void remat::offerSegments(const Graph &graph, const ForwardBackward &split,
                          Choice choice, uint32_t last, Origin origin,
                          const CandidateSink &sink) {
  std::vector<uint32_t> segment = std::move(choice.segment);
  origin.partEnds = partEnds(graph, split, segment);
  for (bool holdLast : {false, true}) {
    if (holdLast)
      for (NodeId n = 0; n < graph.numNodes(); ++n)
        if (segment[n] == last && last != kNone)
          for (TensorId t : graph.node(n).outputs)
            choice.kept[t] = true;
    for (bool whole : {false, true}) {
      choice.segment = whole ? segment : std::vector<uint32_t>();
      sink(*realise(graph, split, choice), origin);
    }
  }
}

void remat::offerCheckpoints(const Graph &graph, const ForwardBackward &split,
                             const ForwardGraph &forward,
                             const ComputationGraph &computation,
                             const std::vector<uint32_t> &segment,
                             std::string_view name, const CandidateSink &sink) {
  Choice choice{std::vector<bool>(graph.numTensors(), false),
                std::vector<uint32_t>(graph.numNodes(), kNone), kNone};
  uint32_t last = kNone;
  for (uint32_t v = 0; v < computation.size(); ++v) {
    if (computation.forward[v] == kNone)
      continue;
    NodeId n = forward.nodes[computation.forward[v]];
    choice.segment[n] = segment[v];
    if (segment[v] != kNone)
      last = segment[v];
    else
      for (TensorId t : graph.node(n).outputs)
        choice.kept[t] = true;
  }
  offerSegments(graph, split, std::move(choice), last, name, sink);
}

std::vector<int64_t> remat::maxTerms(int64_t least, int64_t most,
                                     double effort) {
  int points = std::max(2, int(16 * std::min(effort, 1000.0)));
  return innerBudgets(std::max(least, most / 512), most, points);
}

std::vector<int64_t> remat::innerBudgets(int64_t least, int64_t most,
                                         int points) {
  double low = double(std::max<int64_t>(1, least));
  double ratio = std::max(1.0, double(most) / low);
  std::vector<int64_t> budgets;
  for (int i = 0; i < points; ++i)
    budgets.push_back(
        int64_t(std::ceil(low * std::pow(ratio, double(i) / (points - 1)))));
  budgets.erase(std::unique(budgets.begin(), budgets.end()), budgets.end());
  return budgets;
}
