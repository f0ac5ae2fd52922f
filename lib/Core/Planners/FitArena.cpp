//===- FitArena.cpp - Anneals the busiest steps of a plan -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Planning/FitArena.h"

#include "Core/Base/Parallel.h"
#include "Core/Plan/Takeovers.h"
#include "Core/Planners/Annealing.h"
#include "remat/Core/Graph/Policy.h"

#include <algorithm>
#include <map>
#include <tuple>

using namespace remat;

std::vector<LiveBuffer> remat::planBuffers(const Graph &graph,
                                           std::span<const Step> steps,
                                           int64_t alignment) {
  Walk walk = walkPlan(graph, steps);
  std::vector<uint32_t> storage = sharedStorage(graph, walk);
  // For each instance whose storage other instances may share (sharedStorage),
  // its buffer.
  std::map<uint32_t, LiveBuffer> held;
  for (uint32_t i = 0; i < storage.size(); ++i) {
    auto [tensor, first, last] = walk.instances[i];
    int64_t end = std::min<int64_t>(last + 1, steps.size());
    int64_t bytes = graph.bytes(tensor);
    if (graph.isResident(tensor) || bytes == 0)
      continue;
    LiveBuffer &buffer =
        held.try_emplace(storage[i], LiveBuffer{bytes, first, end, alignment})
            .first->second;
    buffer.end = std::max(buffer.end, end);
  }
  std::vector<LiveBuffer> buffers;
  for (const auto &[instance, buffer] : held)
    buffers.push_back(buffer);
  for (uint32_t s = 0; s < steps.size(); ++s)
    if (steps[s].kind == StepKind::Compute && graph.workspace(steps[s].id) > 0)
      buffers.push_back(
          {graph.workspace(steps[s].id), s, int64_t(s) + 1, alignment});
  return buffers;
}

namespace {

/// A plan, and its arena after a quick packing.
struct Candidate {
  std::vector<Step> steps;
  double cost = 0;
  int64_t arenaBytes = 0, boundBytes = 0;

  double loss() const {
    return double(arenaBytes) / double(std::max<int64_t>(boundBytes, 1)) - 1;
  }
};

Simulation judge(const Problem &problem, std::span<const Step> steps) {
  return simulate(problem.graph, steps, {.link = problem.link});
}

class ArenaFitter {
public:
  /// Plans that are found here are packed with the effort kQuick, and the given
  /// plan is packed with the effort kFirst.
  static constexpr double kQuick = 0.01, kFirst = 0.1;

  /// Without a budget, \p aimBytes is the arena size to approach. If plans
  /// copy, \p link is their link.
  ArenaFitter(const Problem &problem, const PlannerOptions &options,
              int64_t alignment, int64_t aimBytes,
              std::optional<SearchLink> link)
      : problem(problem), options(options), alignment(alignment),
        link(std::move(link)),
        mostBytes(problem.budgetBytes.value_or(
            aimBytes + int64_t(double(aimBytes) * kArenaSlack))),
        structure(problem.graph),
        baseCost(std::max(problem.graph.baseCost(), 1e-300)) {}

  Candidate pack(std::vector<Step> steps, double cost,
                 double effort = kQuick) const {
    std::vector<LiveBuffer> buffers =
        planBuffers(problem.graph, steps, alignment);
    auto packed = int64_t(double(mostLiveBytes(buffers)) * (1 + kArenaSlack));
    Packing packing =
        packBuffers(buffers, {.effort = effort * options.effort,
                              .enoughBytes = std::min(packed, mostBytes)});
    return {std::move(steps), cost, packing.arenaBytes,
            packing.lowerBoundBytes};
  }

  bool isDone(const Candidate &candidate) const {
    return fits(candidate) && candidate.loss() <= kArenaSlack;
  }

  /// Returns the best plan of a few rounds of annealing. Each round starts from
  /// the best plan so far. If no plan packs well with the quick effort, the
  /// plans that come nearest are packed with more effort.
  Candidate improve(Candidate best) const {
    constexpr uint32_t kRounds = 4;
    std::vector<Candidate> all;
    for (uint32_t round = 0; round < kRounds && !isDone(best); ++round) {
      std::vector<Candidate> found(std::size(kTargets));
      inParallel(found.size(), options.threads,
                 [&](uint32_t i) { found[i] = anneal(best, round, i); });
      for (Candidate &candidate : found) {
        if (isBetter(candidate, best))
          best = candidate;
        if (!candidate.steps.empty())
          all.push_back(std::move(candidate));
      }
    }
    return isDone(best) ? best : packNearest(std::move(best), std::move(all));
  }

private:
  /// A step is busy if it holds more than this share of the peak. Each round
  /// tries all of these shares.
  static constexpr double kTargets[] = {0.99, 0.97, 0.95, 0.9};
  bool fits(const Candidate &candidate) const {
    return candidate.arenaBytes <= mostBytes;
  }

  bool isBetter(const Candidate &a, const Candidate &b) const {
    auto rank = [&](const Candidate &x) {
      bool small = !problem.budgetBytes || !fits(x);
      return std::tuple(!isDone(x), !fits(x),
                        small ? double(x.arenaBytes)
                              : x.cost / baseCost +
                                    std::max(0.0, x.loss() - kArenaSlack));
    };
    return !a.steps.empty() && rank(a) < rank(b);
  }

  /// Returns \p best, or a plan of the list \p all that is better when it is
  /// packed with more effort. The function works in rounds until one plan packs
  /// well. In each round it packs only the plans with the least loss or the
  /// smallest arena. From round to round there are fewer plans, and each gets
  /// more effort.
  Candidate packNearest(Candidate best, std::vector<Candidate> all) const {
    struct Round {
      size_t candidates;
      double effort;
    };
    constexpr Round kRounds[] = {{6, 0.03}, {4, 0.1}, {2, 0.4}};
    for (auto [candidates, effort] : kRounds) {
      std::stable_sort(
          all.begin(), all.end(), [&](const Candidate &a, const Candidate &b) {
            return problem.budgetBytes ? a.loss() < b.loss()
                                       : a.arenaBytes < b.arenaBytes;
          });
      all.resize(std::min(all.size(), candidates));
      inParallel(all.size(), options.threads, [&](uint32_t i) {
        all[i] = pack(std::move(all[i].steps), all[i].cost, effort);
      });
      for (const Candidate &candidate : all)
        if (isBetter(candidate, best))
          best = candidate;
      if (isDone(best))
        break;
    }
    return best;
  }

  /// Anneals once from \p start, to make the area above a target smaller.
  Candidate anneal(const Candidate &start, uint32_t round, uint32_t i) const {
    struct Weights {
      double first, last;
    };
    constexpr Weights kWeights[] = {{1e2, 1e5}, {1e3, 1e4}, {1e5, 1e7}};
    int64_t peak = simulate(problem.graph, start.steps).peakBytes;
    // Without a budget, the live bytes must stay below the size of the best
    // arena.
    int64_t limit = problem.budgetBytes.value_or(start.arenaBytes - 1);
    auto [first, last] = kWeights[round % std::size(kWeights)];
    SearchSchedule schedule;
    schedule.moves = scaledMoves(problem.graph, 64 * options.effort);
    schedule.firstTemperature = 0.02;
    schedule.firstWeight = first;
    schedule.lastWeight = last;
    schedule.limitBytes = limit;
    schedule.link = link;
    schedule.watch = options.watch;
    SearchResult result =
        searchSequence(problem.graph, structure, start.steps,
                       int64_t(double(std::min(peak, limit)) * kTargets[i]),
                       schedule, 100 * round + i);
    if (result.steps.empty())
      return {};
    double cost =
        planCost(problem.graph, result.steps, judge(problem, result.steps));
    return pack(std::move(result.steps), cost);
  }

  const Problem &problem;
  const PlannerOptions &options;
  int64_t alignment;
  std::optional<SearchLink> link;
  int64_t mostBytes; ///< The most bytes that an arena may have.
  RepeatedStructure structure;
  double baseCost;
};

/// Does the work of fitArena() for plans that it does not return unchanged.
Planned fit(const Problem &problem, Planned planned,
            const PlannerOptions &options, int64_t alignment) {
  std::optional<SearchLink> link;
  if (hasCopies(planned.plan.steps))
    link = SearchLink{problem.link, problem.hostLimitBytes};
  ArenaFitter fitter(problem, options, alignment, planned.simulation.peakBytes,
                     link);
  double cost = planCost(problem.graph, planned.plan.steps, planned.simulation);
  Candidate best = fitter.pack(planned.plan.steps, cost, ArenaFitter::kFirst);
  if (fitter.isDone(best))
    return planned;
  best = fitter.improve(std::move(best));
  if (best.steps == planned.plan.steps)
    return planned;
  planned.plan.steps = std::move(best.steps);
  planned.simulation = judge(problem, planned.plan.steps);
  planned.source = kArenaSource;
  planned.gap.reset();
  return planned;
}

} // namespace

Planned remat::fitArena(const Problem &problem, Planned planned,
                        const PlannerOptions &options, int64_t alignment) {
  if (!planned.feasible || !problem.liveness || hasRecomputeMark(problem.graph))
    return planned;
  const std::vector<Step> &steps = planned.plan.steps;
  bool runsTwice = countRuns(steps) > problem.graph.numNodes();
  if (hasCopies(steps) && !runsTwice)
    if (Result<Graph> once = withoutRepeats(problem.graph)) {
      Problem copying{*once, problem.budgetBytes, problem.link,
                      problem.liveness, problem.hostLimitBytes};
      return fit(copying, std::move(planned), options, alignment);
    }
  return fit(problem, std::move(planned), options, alignment);
}
