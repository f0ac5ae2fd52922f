//===- Refinement.cpp - From good plans to better ones --------------------===//

#include "Refinement.h"

#include "remat/Core/GapEviction.h"
#include "remat/Core/Restoration.h"

#include <algorithm>
#include <limits>

using namespace remat;

void Front::add(const Verdict &verdict, const std::vector<Step> &steps) {
  auto above = plans.upper_bound(verdict.peakBytes);
  if (above != plans.begin() && std::prev(above)->second.cost <= verdict.cost)
    return;
  auto first = plans.lower_bound(verdict.peakBytes), last = first;
  while (last != plans.end() && last->second.cost >= verdict.cost)
    ++last;
  plans.erase(first, last);
  Entry &entry = plans[verdict.peakBytes];
  entry.cost = verdict.cost;
  for (Step step : steps)
    entry.order.push_back(step.id);
}

CandidateSink remat::remember(Front &front, const CandidateSink &sink) {
  return [&](std::vector<Step> steps, const Origin &origin) {
    Verdict verdict = sink(steps, origin);
    front.add(verdict, steps);
    return verdict;
  };
}

std::vector<NodeId> Front::cheapest(int64_t target) const {
  auto above = plans.upper_bound(target);
  return (above == plans.begin() ? above : std::prev(above))->second.order;
}

namespace {

/// One descent to \p target from the front's cheapest plan within \p from.
/// Returns the peak that it came to.
class Descent {
public:
  Descent(const Graph &graph, Front &front, const CandidateSink &sink,
          std::string_view source)
      : graph(graph), front(front), sink(sink), source(source) {}

  int64_t run(int64_t from, int64_t target, GapRanking ranking = {}) {
    Sequence sequence(graph, front.cheapest(from));
    GapEviction(sequence, ranking).evictTo(target);
    restore(sequence, std::max(target, sequence.peak()));
    std::vector<Step> steps = sequence.steps();
    front.add(sink(steps, source), steps);
    return sequence.peak();
  }

private:
  const Graph &graph;
  Front &front;
  const CandidateSink &sink;
  std::string_view source;
};

} // namespace

void remat::refine(const Graph &graph, int64_t peak, int stepPercent,
                   Front &front, const CandidateSink &sink,
                   std::string_view source) {
  Descent descent(graph, front, sink, source);
  int64_t lowest = std::numeric_limits<int64_t>::max();
  for (int percent = 100 - stepPercent; percent > 0; percent -= stepPercent) {
    int64_t target = peak / 100 * percent;
    for (int64_t from : {peak / 100 * (percent + stepPercent), target})
      lowest = std::min(lowest, descent.run(from, target));
    if (lowest > target)
      break;
  }
  // Below the last rung that can be reached: as low as it gets.
  constexpr GapRanking kRankings[] = {{1, 0, 1}, {0.5, 0.5, 0.7}, {1, 0, 0.7}};
  constexpr int kMaxRounds = 16;
  for (int round = 0; round < kMaxRounds; ++round) {
    int64_t before = lowest;
    for (GapRanking ranking : kRankings)
      lowest =
          std::min(lowest, descent.run(lowest, before - peak / 200, ranking));
    if (lowest == before)
      return;
  }
}
