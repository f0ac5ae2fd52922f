//===- Refinement.cpp - From good plans to better ones --------------------===//

#include "Refinement.h"

#include "remat/Core/GapEviction.h"
#include "remat/Core/Restoration.h"

#include <algorithm>

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

std::vector<NodeId> Front::cheapest(int64_t target) const {
  auto above = plans.upper_bound(target);
  return (above == plans.begin() ? above : std::prev(above))->second.order;
}

void remat::refine(const Graph &graph, int64_t peak, int stepPercent,
                   Front &front, const CandidateSink &sink,
                   std::string_view source) {
  for (int percent = 100 - stepPercent; percent > 0; percent -= stepPercent) {
    int64_t target = peak / 100 * percent;
    bool reached = false;
    for (int above : {stepPercent, 0}) {
      Sequence sequence(graph, front.cheapest(peak / 100 * (percent + above)));
      reached |= GapEviction(sequence).evictTo(target);
      restore(sequence, std::max(target, sequence.peak()));
      std::vector<Step> steps = sequence.steps();
      Verdict verdict = sink(steps, source);
      front.add(verdict, steps);
    }
    if (!reached)
      return;
  }
}
