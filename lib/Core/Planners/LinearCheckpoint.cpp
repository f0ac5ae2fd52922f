//===- LinearCheckpoint.cpp - Shortest paths over the chain ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/Segments.h"

using namespace remat;

namespace {

/// Feng and Huang 2018 and 2021, section 4. If a graph is not a chain, the
/// planner takes the chain of the vertices that lie on every path. The parts
/// between these vertices are segments that are not divided further.
class LinearCheckpoint : public ForwardPlanner {
  std::string_view name() const override { return "linear-checkpoint"; }
  std::string_view summary() const override {
    return "finds the shortest path between checkpoints of a chain, over all "
           "max terms "
           "(Feng and Huang 2021, LCG)";
  }

  std::optional<Error> proposeFor(const Graph &graph,
                                  const ForwardBackward &split,
                                  const PlannerOptions &options,
                                  const CandidateSink &sink) const override {
    ForwardGraph forward = forwardGraph(graph, split);
    ComputationGraph computation = computationGraph(forward);
    std::vector<uint32_t> chain = chainOf(computation);
    LinearGraph linear = foldBetween(computation, chain);
    auto offer = [&](const Checkpoints &found) {
      // Each segment between two checkpoints gets a number.
      std::vector<uint32_t> segment(computation.size(), kNone);
      for (uint32_t i = 0; i + 1 < found.vertices.size(); ++i)
        for (uint32_t v = chain[found.vertices[i]] + 1;
             v < chain[found.vertices[i + 1]]; ++v)
          segment[v] = i;
      offerCheckpoints(graph, split, forward, computation, segment, name(),
                       sink);
    };
    offer(solveLinear(linear));
    int64_t least = 0, most = 0;
    for (int64_t bytes : linear.segmentBytes)
      least = std::max(least, bytes);
    for (int64_t bytes : computation.bytes)
      most += bytes;
    for (int64_t maxTerm : maxTerms(least, most, options.effort))
      if (auto path = shortestPath(linear, maxTerm))
        offer(*path);
    return std::nullopt;
  }

  /// Returns the splitting vertices between the source and the sink.
  static std::vector<uint32_t> chainOf(const ComputationGraph &computation) {
    std::vector<std::pair<uint32_t, uint32_t>> edges;
    for (uint32_t v = 0; v < computation.size(); ++v)
      for (uint32_t w : computation.successors[v])
        edges.push_back({v, w});
    std::vector<uint32_t> chain = splittingVertices(computation.size(), edges);
    chain.insert(chain.begin(), 0);
    chain.push_back(computation.sink());
    return chain;
  }

  static LinearGraph foldBetween(const ComputationGraph &computation,
                                 const std::vector<uint32_t> &chain) {
    LinearGraph linear;
    for (size_t i = 0; i < chain.size(); ++i) {
      linear.vertexBytes.push_back(computation.bytes[chain[i]]);
      if (i + 1 == chain.size())
        break;
      int64_t bytes = 0;
      for (uint32_t v = chain[i] + 1; v < chain[i + 1]; ++v)
        bytes += computation.bytes[v];
      linear.segmentBytes.push_back(bytes);
    }
    return linear;
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeLinearCheckpoint() {
  return std::make_unique<LinearCheckpoint>();
}
