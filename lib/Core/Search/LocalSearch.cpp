//===- LocalSearch.cpp - Annealing over sequences with repeats ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Search/LocalSearch.h"

#include "Core/Search/SequenceMoves.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

using namespace remat;

namespace {

class Search {
public:
  Search(const Graph &graph, const RepeatedStructure &structure,
         std::span<const Step> start, int64_t budget,
         const SearchSchedule &schedule, uint64_t seed)
      : graph(graph), structure(structure), schedule(schedule), budget(budget),
        moves(graph, start, budget, schedule.link, schedule.spareSlots, seed),
        baseCost(std::max(graph.baseCost(), 1e-300)) {
    bestRating = std::numeric_limits<double>::infinity();
    lastWeight = weightOf(schedule.lastWeight);
    judge();
  }

  SearchResult run() {
    // Temperature and weight change after this many moves.
    constexpr uint64_t kRound = 256;
    double enough = std::max(baseCost, schedule.enough);
    uint64_t round = 0;
    while (tried < schedule.moves && bestRating > enough) {
      if (tried >= round) {
        setTemperature(double(tried) / double(schedule.moves));
        if (schedule.watch && !schedule.watch(tried - told, bestRating))
          break;
        told = tried;
        round = tried + kRound;
      }
      if (moves.lacksSlots()) {
        settle();
        moves.spread();
      }
      tryMove();
    }
    settle();
    return std::move(best);
  }

private:
  void setTemperature(double progress) {
    auto between = [&](double first, double last) {
      return first * std::pow(last / first, progress);
    };
    temperature = between(schedule.firstTemperature, schedule.lastTemperature) *
                  baseCost / graph.numNodes();
    moves.weight = weightOf(between(schedule.firstWeight, schedule.lastWeight));
  }

  double weightOf(double weight) const {
    return weight * baseCost /
           (double(std::max<int64_t>(budget, 1)) * moves.sequence().numSlots());
  }

  /// Begins a move. In a plan with many copies a move takes longer, so it
  /// counts as several moves.
  void begin() {
    constexpr size_t kManyCopies = 256;
    tried += 1 + moves.sequence().copies().size() / kManyCopies;
    moves.begin(-temperature * std::log(moves.random.unit()));
  }

  /// Ends a move. Returns whether it was accepted. A move that changed nothing
  /// is not accepted.
  bool end(bool changed) {
    changed = changed && moves.mayTake();
    if (changed)
      take();
    else
      moves.undo();
    return changed;
  }

  void tryMove() {
    double energy = moves.energy();
    begin();
    uint32_t kind = moves.random.below(64);
    if (end(change(kind)) && moves.energy() < energy && kind < kMoving)
      tryElsewhere();
  }

  /// If a move improved one layer, tries it in the other layers too. Goes from
  /// layer to layer, first away from the loss and then towards it. A direction
  /// is given up when the move was rejected in two layers.
  void tryElsewhere() {
    NodeId seed = kNone; // The node of the move's first change. For a copy, it
                         // is the node that makes the tensor.
    for (const SequenceMoves::Change &change : moves.journal())
      if (seed == kNone)
        seed = change.step.kind == StepKind::Compute
                   ? change.step.id
                   : graph.producer(change.step.id);
    if (seed == kNone || structure.classSize(seed) < 2)
      return;
    SequenceMoves::Pattern pattern = moves.pattern();
    constexpr int kMaxFailures = 2;
    for (int side : {1, -1})
      for (int64_t distance = side, failures = 0; failures < kMaxFailures;
           distance += side) {
        if (structure.counterpart(seed, distance) == kNone ||
            tried >= schedule.moves || moves.lacksSlots())
          break;
        begin();
        failures += !end(moves.repeat(pattern, structure, distance));
      }
  }

  /// A random number is compared with limits, which set how often each kind of
  /// move is tried. These limits were chosen because they gave cheap plans for
  /// the steps of this project's models. All kinds of moves from this number on
  /// move a step.
  static constexpr uint32_t kMoving = 46;
  /// With a link, all kinds from this number on move a copy.
  static constexpr uint32_t kMovingCopies = 55;
  bool change(uint32_t kind) {
    if (kind < 20)
      return moves.recompute();
    if (kind < 32)
      return moves.takeBack();
    if (kind < 44)
      return moves.exchange();
    if (kind < kMoving)
      return kind % 2 ? moves.dropSegment() : moves.restoreSegment();
    if (moves.hasLink() && kind >= kMovingCopies)
      return moves.moveCopy();
    return moves.moveStep();
  }

  void take() {
    ++best.accepted;
    if (schedule.observer)
      schedule.observer(moves.sequence(), moves.time());
    taken.insert(taken.end(), moves.journal().begin(), moves.journal().end());
    judge();
    constexpr uint32_t kMostTaken = 4096;
    if (taken.size() > std::max(moves.sequence().numSlots(), kMostTaken))
      settle();
  }

  void judge() {
    const SlotSequence &sequence = moves.sequence();
    double rating = moves.time();
    if (schedule.limitBytes)
      rating += lastWeight * sequence.excess();
    if (rating >= bestRating)
      return;
    if (schedule.limitBytes ? sequence.peak() > *schedule.limitBytes
                            : sequence.excess() > 0)
      return;
    bestRating = rating;
    best.cost = moves.time();
    bestAt = taken.size();
  }

  /// Stores a copy of the best plan: undoes the moves that were made after it,
  /// copies the plan, and makes the moves again. Most plans are the best only
  /// for a short time, and are never copied.
  void settle() {
    if (bestAt != kCopied) {
      for (size_t i = taken.size(); i-- > bestAt;)
        moves.revert(taken[i]);
      best.steps = moves.sequence().plan();
      for (size_t i = bestAt; i < taken.size(); ++i)
        moves.apply(taken[i]);
    }
    bestAt = kCopied;
    taken.clear();
  }

  const Graph &graph;
  const RepeatedStructure &structure;
  const SearchSchedule &schedule;
  int64_t budget;
  SequenceMoves moves;
  double baseCost;
  double temperature = 0;
  double lastWeight = 0;
  double bestRating = 0; ///< The rating of SearchResult::steps.
  /// The number of moves so far, and how many of them the watch knows of.
  uint64_t tried = 0, told = 0;
  static constexpr size_t kCopied = SIZE_MAX;
  /// The changes since the best plan was copied.
  std::vector<SequenceMoves::Change> taken;
  /// The number of changes in `taken` that lead to the best plan.
  size_t bestAt = kCopied;
  SearchResult best;
};

} // namespace

SearchResult remat::searchSequence(const Graph &graph,
                                   const RepeatedStructure &structure,
                                   std::span<const Step> start, int64_t budget,
                                   const SearchSchedule &schedule,
                                   uint64_t seed) {
  if (graph.numNodes() == 0) // An empty graph has only the empty plan.
    return {};
  return Search(graph, structure, start, budget, schedule, seed).run();
}
