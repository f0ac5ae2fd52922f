//===- LocalSearch.cpp - Annealing over sequences with repeats ------------===//

#include "remat/Core/LocalSearch.h"

#include "SequenceMoves.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

using namespace remat;

namespace {

class Search {
public:
  Search(const Graph &graph, const std::vector<NodeId> &start, int64_t budget,
         const SearchSchedule &schedule, uint64_t seed)
      : graph(graph), schedule(schedule), budget(budget),
        moves(graph, start, budget, schedule.spareSlots, seed),
        baseCost(std::max(graph.baseCost(), 1e-300)) {
    best.cost = std::numeric_limits<double>::infinity();
    judge();
  }

  SearchResult run() {
    // Temperature and weight change every so many moves.
    constexpr uint64_t kRound = 256;
    double enough = std::max(baseCost, schedule.enough);
    for (uint64_t move = 0; move < schedule.moves; ++move) {
      if (best.cost <= enough)
        break;
      if (move % kRound == 0) {
        setTemperature(double(move) / double(schedule.moves));
        if (schedule.watch && !schedule.watch(move ? kRound : 0, best.cost))
          break;
      }
      if (moves.isCrowded()) {
        settle();
        moves.spread();
      }
      tryMove();
    }
    settle();
    if (!std::isfinite(best.cost))
      best.cost = 0;
    return std::move(best);
  }

private:
  void setTemperature(double progress) {
    auto between = [&](double first, double last) {
      return first * std::pow(last / first, progress);
    };
    temperature = between(schedule.firstTemperature, schedule.lastTemperature) *
                  baseCost / graph.numNodes();
    moves.weight =
        between(schedule.firstWeight, schedule.lastWeight) * baseCost /
        (double(std::max<int64_t>(budget, 1)) * moves.sequence().numSlots());
  }

  void tryMove() {
    moves.begin(-temperature * std::log(moves.random.unit()));
    if (change() && moves.isAllowed())
      take();
    else
      moves.undo();
  }

  /// Shares of the moves, chosen by what plans of the models' steps cost.
  bool change() {
    uint32_t kind = moves.random.below(64);
    if (kind < 20)
      return moves.recompute();
    if (kind < 32)
      return moves.takeBack();
    if (kind < 44)
      return moves.exchange();
    if (kind < 62)
      return moves.moveStep();
    return kind == 62 ? moves.dropSegment() : moves.restoreSegment();
  }

  void take() {
    ++best.accepted;
    if (schedule.observer)
      schedule.observer(moves.sequence());
    taken.insert(taken.end(), moves.journal().begin(), moves.journal().end());
    judge();
    constexpr uint32_t kMostTaken = 4096;
    if (taken.size() > std::max(moves.sequence().numSlots(), kMostTaken))
      settle();
  }

  void judge() {
    const SlotSequence &sequence = moves.sequence();
    if (sequence.excess() > 0 || sequence.cost() >= best.cost)
      return;
    best.cost = sequence.cost();
    bestAt = taken.size();
  }

  /// Reads the best plan's order off the sequence, by going back to it and
  /// forth: most plans that are the best for a while need no copy so.
  void settle() {
    if (bestAt != kCopied) {
      for (size_t i = taken.size(); i-- > bestAt;)
        moves.revert(taken[i]);
      best.order = moves.sequence().order();
      for (size_t i = bestAt; i < taken.size(); ++i)
        moves.apply(taken[i]);
    }
    bestAt = kCopied;
    taken.clear();
  }

  const Graph &graph;
  const SearchSchedule &schedule;
  int64_t budget;
  SequenceMoves moves;
  double baseCost;
  double temperature = 0;
  static constexpr size_t kCopied = SIZE_MAX;
  std::vector<SequenceMoves::Change> taken; ///< Since the best was copied.
  size_t bestAt = kCopied; ///< How many of them lead to the best.
  SearchResult best;
};

} // namespace

SearchResult remat::searchSequence(const Graph &graph,
                                   const std::vector<NodeId> &start,
                                   int64_t budget,
                                   const SearchSchedule &schedule,
                                   uint64_t seed) {
  return Search(graph, start, budget, schedule, seed).run();
}
