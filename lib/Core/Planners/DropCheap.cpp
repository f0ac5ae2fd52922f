//===- DropCheap.cpp - Drops results of cheap operations ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/Planners.h"
#include "remat/Core/Plan/Realiser.h"

#include <algorithm>

using namespace remat;

namespace {

/// Chen 2016, section 4.2: keeps results that are expensive to compute, and
/// drops the others. A result is cheap if its recomputation costs little for
/// each byte that is freed. If the user gives a list of kinds, a result is
/// cheap if its kind is in the list (the paper's list is batch normalisation,
/// activation, pooling).
class DropCheap : public ForwardPlanner {
  std::string_view name() const override { return "drop-cheap"; }
  std::string_view summary() const override {
    return "drops tensors that cost little to recompute per byte (Chen 2016, "
           "section "
           "4.2)";
  }

  std::optional<Error> proposeFor(const Graph &graph,
                                  const ForwardBackward &split,
                                  const PlannerOptions &options,
                                  const CandidateSink &sink) const override {
    auto offer = [&](Choice choice) {
      for (uint32_t holdFor : {kNone, 64u, 8u, 1u}) {
        choice.holdFor = holdFor;
        if (auto steps =
                realise(graph, split, choice, 64 * size_t(graph.numNodes())))
          sink(std::move(*steps), name());
      }
    };
    if (!options.cheapKinds.empty()) {
      offer(keepAllBut(graph, split, options.cheapKinds));
      return std::nullopt;
    }
    for (double threshold : thresholds(graph, split, options.effort))
      offer(keepAbove(graph, split, threshold));
    return std::nullopt;
  }

  static int64_t outputBytes(const Graph &graph, NodeId n) {
    int64_t sum = 0;
    for (TensorId t : graph.node(n).outputs)
      sum += graph.bytes(t);
    return sum;
  }

  static Choice keepAllBut(const Graph &graph, const ForwardBackward &split,
                           const std::vector<std::string> &kinds) {
    Choice choice = keepEverything(graph);
    for (NodeId n = 0; n < split.numEarly(); ++n) {
      const std::string &kind = graph.node(n).kind;
      if (std::find(kinds.begin(), kinds.end(), kind) != kinds.end())
        for (TensorId t : graph.node(n).outputs)
          choice.kept[t] = false;
    }
    return choice;
  }

  /// Keeps results that cost more than \p threshold for each byte. The cost
  /// includes the recomputation of dropped inputs, and counts a value twice if
  /// two inputs need it.
  static Choice keepAbove(const Graph &graph, const ForwardBackward &split,
                          double threshold) {
    Choice choice = keepEverything(graph);
    std::vector<double> chainCost(graph.numNodes(), 0);
    for (NodeId n = 0; n < split.numEarly(); ++n) {
      chainCost[n] = graph.node(n).cost;
      for (TensorId t : graph.node(n).inputs)
        if (!choice.kept[t])
          chainCost[n] += chainCost[graph.producer(t)];
      if (chainCost[n] <= threshold * double(outputBytes(graph, n)))
        for (TensorId t : graph.node(n).outputs)
          choice.kept[t] = false;
    }
    return choice;
  }

  /// Returns quantiles of the ratio of a node's cost to the bytes of its
  /// results. Each quantile is also returned multiplied by 3, because short
  /// chains of dropped nodes cost more than a single node.
  static std::vector<double>
  thresholds(const Graph &graph, const ForwardBackward &split, double effort) {
    std::vector<double> ratios;
    for (NodeId n = 0; n < split.numEarly(); ++n)
      if (int64_t bytes = outputBytes(graph, n))
        ratios.push_back(graph.node(n).cost / double(bytes));
    if (ratios.empty()) // No early node has a result with bytes.
      return {0};
    std::sort(ratios.begin(), ratios.end());
    std::vector<double> result;
    size_t count = std::max<size_t>(2, size_t(16 * effort));
    for (size_t i = 0; i < count; ++i)
      for (double scale : {1.0, 3.0})
        result.push_back(scale * ratios[i * (ratios.size() - 1) / (count - 1)]);
    std::sort(result.begin(), result.end());
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeDropCheap() {
  return std::make_unique<DropCheap>();
}
