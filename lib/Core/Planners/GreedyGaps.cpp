//===- GreedyGaps.cpp - Evicts values between their uses ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Base/Parallel.h"
#include "Core/Planners/Refinement.h"
#include "Core/Search/GapEviction.h"
#include "remat/Core/Graph/Policy.h"
#include "remat/Core/Plan/Realiser.h"

#include <algorithm>
#include <array>

using namespace remat;

namespace {

/// Works on the whole graph. A ladder is a sequence of falling targets for the
/// peak. A gap is the time between two uses of a value. The planner evicts gaps
/// at the peak until the peak is at the next target. The gap that frees most
/// for its recomputation cost comes first. At each target the planner undoes
/// the evictions that are not needed. The targets are shares of the program's
/// own peak, so they do not depend on the budget.
class GreedyGaps : public Planner {
  std::string_view name() const override { return "greedy-gaps"; }
  std::string_view summary() const override {
    return "evicts values between two uses, the most bytes freed per cost "
           "first, on the whole graph";
  }

  struct Ladder {
    /// The first target of a ladder, which is its highest one, in per cent of
    /// the program's peak.
    int firstPercent;
    int stepPercent;
    GapRanking ranking;
  };
  /// Each ladder was chosen because it improved the plans of the previous
  /// ladders most. This was measured on the steps of several networks, with
  /// costs in FLOP and in time.
  static constexpr std::array kLadders = {
      Ladder{95, 5, {1.3, 0.3, 1}},
      Ladder{95, 5, {1, 1, 1, true}},
      Ladder{90, 20, {1, 0, 0.7, true}},
      Ladder{50, 25, {1, 1, 1}},
      Ladder{90, 15, {1, 0.5, 1}},
      Ladder{95, 5, {0.5, 0.5, 0.9, true}},
      Ladder{50, 25, {1, 0, 0.7, true}},
      Ladder{40, 15, {1, 0, 0.7}},
      Ladder{40, 15, {1.6, 0.4, 1}},
      Ladder{40, 15, {1.3, 0.3, 1, true}},
      Ladder{95, 15, {0.5, 0.5, 0.7, true}},
      Ladder{50, 25, {1.3, 0.3, 1}},
  };

  std::optional<Error> propose(const Problem &problem,
                               const PlannerOptions &options,
                               const CandidateSink &sink) const override {
    const Graph &graph = problem.graph;
    Result<std::vector<Step>> start = programOrder(graph);
    if (!start)
      return start.error();
    Front front(graph);
    CandidateSink remembering = remember(front, sink);
    int64_t peak = remembering(*start, name()).peakBytes;
    std::vector<NodeId> order = front.cheapest(peak);
    Refinement refinement{graph, options, front, sink, name()};
    std::vector<std::vector<std::vector<NodeId>>> found(
        numLadders(graph, options.effort));
    inParallel(found.size(), options.threads, [&](uint32_t i) {
      found[i] = descend(Sequence(graph, order), kLadders[i], options);
    });
    for (const auto &ladder : found)
      for (const std::vector<NodeId> &plan : ladder)
        if (!refinement.offer(computeSteps(plan)).goOn)
          return std::nullopt;
    refine(refinement, peak, refinementStep(graph));
    return std::nullopt;
  }

  /// The time of a ladder grows with the square of the number of nodes.
  static uint32_t numLadders(const Graph &graph, double effort) {
    double thousands = graph.numNodes() / 1000.0;
    return uint32_t(std::clamp(8 * effort / (thousands * thousands), 1.0,
                               double(kLadders.size())));
  }

  /// Returns the distance between two targets, in per cent of the peak. For
  /// longer programs the distance is larger.
  static int refinementStep(const Graph &graph) {
    return graph.numNodes() <= 4000 ? 1 : graph.numNodes() <= 20000 ? 2 : 5;
  }

  /// Returns the program, changed as the user's marks require.
  Result<std::vector<Step>> programOrder(const Graph &graph) const {
    if (!hasRecomputeMark(graph))
      return keepAllPlan(graph).steps;
    Result<ForwardBackward> split = splitAtLoss(graph, name());
    if (!split)
      return split.error();
    return *realise(graph, *split, keepEverything(graph));
  }

  /// Returns a plan for each target that is reached, and then the plan with the
  /// lowest peak that is found.
  static std::vector<std::vector<NodeId>>
  descend(Sequence sequence, const Ladder &ladder,
          const PlannerOptions &options) {
    int64_t peak = sequence.peak();
    EvictionWork work(sequence.graph(), options.effort);
    // If a plan costs more than this, planners that divide the graph into
    // segments are better.
    double maxCost = 1.5 * sequence.graph().baseCost();
    GapEviction eviction(sequence, ladder.ranking);
    std::vector<std::vector<NodeId>> plans;
    for (int percent = ladder.firstPercent; percent > 0;
         percent -= ladder.stepPercent) {
      int64_t target = peak / 100 * percent;
      bool reached = eviction.evictTo(target, options.watch, &work);
      restore(sequence, std::max(target, sequence.peak()));
      plans.push_back(sequence.order());
      if (!reached || sequence.cost() > maxCost)
        break;
    }
    return plans;
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeGreedyGaps() {
  return std::make_unique<GreedyGaps>();
}
