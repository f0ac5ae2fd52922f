//===- Sweep.cpp - Annealing at every budget ------------------------------===//

#include "Sweep.h"

#include "remat/Core/Policy.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

using namespace remat;

namespace {

/// A move takes time in proportion to the length of the lives it changes: short
/// programs get more a node, and long ones fewer.
uint64_t scaledMoves(const Graph &graph, double movesPerNode) {
  constexpr double kShort = 1600, kLong = 2000;
  double nodes = graph.numNodes();
  double scaled = nodes < kShort  ? std::sqrt(nodes * kShort)
                  : nodes < kLong ? nodes
                                  : kLong * kLong / nodes;
  return uint64_t(movesPerNode * scaled) + 1;
}

/// Runs \p task(0 .. count - 1) on all cores.
template <typename Task> void inParallel(uint32_t count, Task task) {
  uint32_t cores = std::max(1u, std::thread::hardware_concurrency());
  std::atomic<uint32_t> next = 0;
  auto work = [&] {
    for (uint32_t i = next++; i < count; i = next++)
      task(i);
  };
  std::vector<std::thread> threads;
  for (uint32_t i = 1; i < std::min(cores, count); ++i)
    threads.emplace_back(work);
  work();
  for (std::thread &thread : threads)
    thread.join();
}

struct Target {
  int64_t budget;
  SearchSchedule schedule;
};

/// Searches for each of \p targets from the front's plan for it, and then
/// offers what comes out. Returns how many found a plan.
size_t searchAt(const Graph &graph, const std::vector<Target> &targets,
                uint64_t seed, Front &front, const CandidateSink &sink,
                std::string_view source) {
  std::vector<std::vector<NodeId>> orders(targets.size());
  inParallel(targets.size(), [&](uint32_t i) {
    const auto &[budget, schedule] = targets[i];
    orders[i] = searchSequence(graph, front.cheapest(budget), budget, schedule,
                               seed + i)
                    .order;
  });
  size_t found = 0;
  for (const std::vector<NodeId> &order : orders) {
    if (order.empty())
      continue;
    ++found;
    std::vector<Step> steps = computeSteps(order);
    front.add(sink(steps, source), steps);
  }
  return found;
}

} // namespace

void remat::sweep(const Graph &graph, int64_t peak, double effort, Front &front,
                  const CandidateSink &sink, std::string_view source) {
  // A mark forbids to hold a value across the loss, which moves do not see.
  if (hasRecomputeMark(graph))
    return;
  SearchSchedule schedule;
  schedule.moves = scaledMoves(graph, 32 * effort);
  schedule.firstWeight = 100;
  constexpr int kStepPercent = 5, kAtOnce = 4;
  for (int percent = 100 - kStepPercent; percent > 0;) {
    int first = percent;
    std::vector<Target> targets;
    for (; targets.size() < kAtOnce && percent > 0; percent -= kStepPercent)
      targets.push_back({peak / 100 * percent, schedule});
    if (searchAt(graph, targets, 100 * first, front, sink, source) <
        targets.size())
      break;
  }
  constexpr int kMaxRounds = 4;
  descend(graph, peak / 100, kMaxRounds, effort, front, sink, source);
}

void remat::descend(const Graph &graph, int64_t step, int maxRounds,
                    double effort, Front &front, const CandidateSink &sink,
                    std::string_view source) {
  if (hasRecomputeMark(graph))
    return;
  // The peak counts more than the cost from the beginning, or at the end.
  SearchSchedule direct, wide;
  direct.moves = wide.moves = scaledMoves(graph, 32 * effort);
  direct.firstWeight = 1e5;
  direct.lastWeight = wide.lastWeight = 1e7;
  wide.firstTemperature = 2;
  wide.firstWeight = 1;
  for (int round = 0; round < maxRounds; ++round) {
    int64_t target = front.lowestPeak() - step;
    if (target <= 0 || !searchAt(graph, {{target, direct}, {target, wide}},
                                 2 * round, front, sink, source))
      return;
  }
}

void remat::focus(const Graph &graph, int64_t budget, double effort,
                  Front &front, const CandidateSink &sink,
                  std::string_view source) {
  if (hasRecomputeMark(graph))
    return;
  constexpr uint32_t kChains = 4, kRounds = 3;
  SearchSchedule schedule;
  schedule.moves = scaledMoves(graph, 256 * effort);
  std::vector<std::vector<NodeId>> orders(kChains, front.cheapest(budget));
  for (uint32_t round = 0; round < kRounds; ++round) {
    inParallel(kChains, [&](uint32_t chain) {
      // Chains differ in how far they go from where they start; the last one
      // forgets it at first.
      SearchSchedule own = schedule;
      own.firstWeight = chain % 2 ? 100 : 10;
      if (round == 0 && chain + 1 == kChains) {
        own.firstWeight = 1;
        own.firstTemperature = 2;
      }
      SearchResult result = searchSequence(graph, orders[chain], budget, own,
                                           1000 * (chain + 1) + round);
      if (!result.order.empty())
        orders[chain] = std::move(result.order);
    });
    for (const std::vector<NodeId> &order : orders) {
      std::vector<Step> steps = computeSteps(order);
      front.add(sink(steps, source), steps);
    }
  }
}
