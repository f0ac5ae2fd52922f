//===- SublinearRecursive.cpp - Segments within segments ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Graph/ForwardGraph.h"
#include "Core/Planners/Planners.h"
#include "Core/Planners/StagePlanning.h"
#include "remat/Core/Plan/Realiser.h"

#include <algorithm>

using namespace remat;

namespace {

/// Chen 2016, section 4.4: k results are stored. Each of the k + 1 segments
/// between these results is later divided in the same way. For n layers
///
///   g(n) = k + g(n / (k + 1)), so g(n) = k log_k+1(n)           (Eq. 2 and 3)
///
/// results are held at a time, and every level costs one more forward pass.
class SublinearRecursive : public ForwardPlanner {
  std::string_view name() const override { return "sublinear-recursive"; }
  std::string_view summary() const override {
    return "divides segments into segments: logarithmic memory (Chen 2016, "
           "section "
           "4.4)";
  }

  std::optional<Error> proposeFor(const Graph &graph,
                                  const ForwardBackward &split,
                                  const PlannerOptions &options,
                                  const CandidateSink &sink) const override {
    ForwardGraph forward = forwardGraph(graph, split);
    Result<std::vector<StageCut>> cuts = markedCuts(graph, forward);
    if (!cuts)
      return cuts.error();
    if (cuts->empty())
      cuts = articulationCuts(forward);
    std::vector<uint32_t> points;
    for (const StageCut &cut : *cuts)
      points.push_back(cut.after);
    for (uint32_t stored : {1u, 2u, 4u, 8u, 16u})
      for (uint32_t depth : {2u, 3u, kNone}) {
        std::vector<uint32_t> level(graph.numNodes(), kNone);
        for (auto [v, at] : levels(forward, points, stored, depth))
          level[forward.nodes[v]] = at;
        Choice choice = firstPass(graph, split, std::move(level));
        if (auto steps =
                realise(graph, split, choice, 32 * size_t(graph.numNodes())))
          sink(std::move(*steps), name());
      }
    return std::nullopt;
  }

  /// Returns the levels of the split points. At each level \p stored points
  /// divide the bytes of their segment evenly. There are at most \p depth
  /// levels.
  static std::vector<std::pair<uint32_t, uint32_t>>
  levels(const ForwardGraph &forward, const std::vector<uint32_t> &points,
         uint32_t stored, uint32_t depth) {
    // For each point, the bytes of all vertices up to it. One byte is added for
    // each vertex, so that vertices without bytes are also divided evenly.
    std::vector<double> upTo;
    double sum = 0;
    uint32_t next = 0;
    for (uint32_t v : points) {
      for (; next <= v; ++next)
        sum += 1 + double(forward.bytes[next]);
      upTo.push_back(sum);
    }
    struct Range {
      uint32_t begin, end, level; // Indices into points.
      double from, to;
    };
    for (; next < forward.size(); ++next)
      sum += 1 + double(forward.bytes[next]);
    std::vector<Range> open = {{0, uint32_t(points.size()), 0, 0, sum}};
    std::vector<std::pair<uint32_t, uint32_t>> result;
    while (!open.empty()) {
      Range range = open.back();
      open.pop_back();
      if (range.level == depth)
        continue;
      uint32_t begin = range.begin;
      double from = range.from;
      for (uint32_t k = 1; k <= stored && begin < range.end; ++k) {
        double target = range.from + (range.to - range.from) * k / (stored + 1);
        uint32_t at = std::lower_bound(upTo.begin() + begin,
                                       upTo.begin() + range.end, target) -
                      upTo.begin();
        at = std::min(at, range.end - 1);
        result.push_back({points[at], range.level});
        open.push_back({begin, at, range.level + 1, from, upTo[at]});
        begin = at + 1;
        from = upTo[at];
      }
      if (begin < range.end)
        open.push_back({begin, range.end, range.level + 1, from, range.to});
    }
    return result;
  }

  /// Returns the choice for the first forward pass. The choice keeps the values
  /// that the recursion still stores when it reaches the loss.
  static Choice firstPass(const Graph &graph, const ForwardBackward &split,
                          std::vector<uint32_t> level) {
    Choice choice{std::vector<bool>(graph.numTensors(), false), {}, kNone, {}};
    uint32_t lowest = kNone;
    for (NodeId n = split.numEarly(); n-- > 0;) {
      if (level[n] <= lowest)
        for (TensorId t : graph.node(n).outputs)
          choice.kept[t] = true;
      lowest = std::min(lowest, level[n]);
    }
    choice.level = std::move(level);
    return choice;
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeSublinearRecursive() {
  return std::make_unique<SublinearRecursive>();
}
