//===- GreedyGaps.cpp - Evicts values between their uses ------------------===//

#include "Planners.h"

#include "remat/Core/GapEviction.h"
#include "remat/Core/Policy.h"
#include "remat/Core/Realiser.h"
#include "remat/Core/Restoration.h"

#include <algorithm>
#include <array>

using namespace remat;

namespace {

/// Works on the whole joint graph: at the peak it evicts the gap that frees
/// most per recomputation cost, until the peak is down at the next rung of a
/// ladder of targets; there it takes back what turned out to be needless. The
/// rungs are shares of the program's own peak, whatever the budget.
class GreedyGaps : public Planner {
  std::string_view name() const override { return "greedy-gaps"; }
  std::string_view summary() const override {
    return "evicts values between two uses, the most bytes freed per cost "
           "first, on the whole graph";
  }

  struct Ladder {
    int firstPercent; ///< Highest rung, in per cent of the program's peak.
    int stepPercent;
    GapRanking ranking;
  };

  std::optional<Error> propose(const Problem &problem, const PlannerOptions &,
                               const CandidateSink &sink) const override {
    const Graph &graph = problem.graph;
    std::vector<NodeId> start(graph.numNodes());
    if (hasRecomputeMark(graph)) {
      Result<ForwardBackward> split = splitAtLoss(graph, name());
      if (!split)
        return split.error();
      std::vector<Step> steps = *realise(graph, *split, keepEverything(graph));
      start.clear();
      for (Step step : steps)
        start.push_back(step.id);
    } else {
      for (NodeId n = 0; n < graph.numNodes(); ++n)
        start[n] = n;
    }
    Sequence program(graph, std::move(start));
    sink(program.steps(), name());
    static constexpr std::array kLadders = {
        Ladder{95, 5, {1, 0, 1}},       Ladder{98, 5, {0, 1, 1}},
        Ladder{96, 5, {0.5, 0.5, 0.9}}, Ladder{99, 5, {0.7, 0, 0.9}},
        Ladder{97, 5, {1, 0, 0.7}},
    };
    for (const Ladder &ladder : kLadders)
      climbDown(program, ladder, sink);
    return std::nullopt;
  }

  void climbDown(const Sequence &program, const Ladder &ladder,
                 const CandidateSink &sink) const {
    Sequence sequence = program;
    GapEviction eviction(sequence, ladder.ranking);
    for (int percent = ladder.firstPercent; percent > 0;
         percent -= ladder.stepPercent) {
      int64_t target = program.peak() / 100 * percent;
      bool reached = eviction.evictTo(target);
      restore(sequence, std::max(target, sequence.peak()));
      sink(sequence.steps(), name());
      if (!reached)
        return;
    }
  }
};

} // namespace

std::unique_ptr<Planner> remat::makeGreedyGaps() {
  return std::make_unique<GreedyGaps>();
}
