//===- LocalSearch.cpp - Annealing over sequences with repeats ------------===//

#include "remat/Core/LocalSearch.h"

#include "remat/Core/Policy.h"
#include "remat/Core/SlotSequence.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

using namespace remat;

namespace {

/// SplitMix64 (Steele et al. 2014): the same numbers on every machine.
class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}
  uint64_t bits() {
    uint64_t z = state += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  uint32_t below(uint32_t n) { return (bits() >> 32) * n >> 32; }
  double unit() { return double((bits() >> 11) + 1) * 0x1p-53; } ///< (0, 1]
  bool chance(double p) { return unit() <= p; }

private:
  uint64_t state;
};

/// One search. A change is made at once, step by step, and undone where it is
/// not taken.
class Search {
public:
  Search(const Graph &graph, const std::vector<NodeId> &start, int64_t budget,
         const SearchSchedule &schedule, uint64_t seed)
      : graph(graph), schedule(schedule), budget(budget), random(seed),
        sequence(graph, start, budget, schedule.spareSlots),
        baseCost(std::max(graph.baseCost(), 1e-300)) {
    for (NodeId n = 0; n < graph.numNodes(); ++n)
      repeats.push_back(mayRepeat(graph, n));
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
      if (crowded > sequence.numSteps())
        spread();
      tryMove();
    }
    settle();
    if (!std::isfinite(best.cost))
      best.cost = 0;
    return std::move(best);
  }

private:
  struct Change {
    NodeId node;
    uint32_t slot;
    bool inserted;
  };

  void setTemperature(double progress) {
    auto between = [&](double first, double last) {
      return first * std::pow(last / first, progress);
    };
    temperature = between(schedule.firstTemperature, schedule.lastTemperature) *
                  baseCost / graph.numNodes();
    weight = between(schedule.firstWeight, schedule.lastWeight) * baseCost /
             (double(std::max<int64_t>(budget, 1)) * sequence.numSlots());
  }

  double energy() const { return sequence.cost() + weight * sequence.excess(); }

  void tryMove() {
    before = energy();
    // Taken where the energy grows by no more than this.
    allowed = -temperature * std::log(random.unit());
    uint32_t kind = random.below(16);
    bool changed = kind < 5    ? recompute()
                   : kind < 8  ? takeBack()
                   : kind < 11 ? exchange()
                               : moveStep();
    if (changed && energy() - before <= allowed)
      take();
    else
      undo();
    journal.clear();
  }

  void take() {
    ++best.accepted;
    if (schedule.observer)
      schedule.observer(sequence);
    taken.insert(taken.end(), journal.begin(), journal.end());
    judge();
    if (taken.size() > std::max(sequence.numSlots(), kMostTaken))
      settle();
  }

  void judge() {
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
        revert(taken[i]);
      best.order = sequence.order();
      for (size_t i = bestAt; i < taken.size(); ++i)
        if (taken[i].inserted)
          sequence.insert(taken[i].node, taken[i].slot);
        else
          sequence.erase(taken[i].slot);
    }
    bestAt = kCopied;
    taken.clear();
  }

  void revert(const Change &change) {
    if (change.inserted)
      sequence.erase(change.slot);
    else
      sequence.insert(change.node, change.slot);
  }

  void undo() {
    for (size_t i = journal.size(); i-- > 0;)
      revert(journal[i]);
  }

  void insert(NodeId n, uint32_t slot) {
    sequence.insert(n, slot);
    journal.push_back({n, slot, true});
  }

  void erase(uint32_t slot) {
    journal.push_back({sequence.nodeAt(slot), slot, false});
    sequence.erase(slot);
  }

  /// Gives every step its free slots again.
  void spread() {
    crowded = 0;
    settle();
    sequence =
        SlotSequence(graph, sequence.order(), budget, schedule.spareSlots);
  }

  /// Makes a value again shortly before a step that reads it.
  bool recompute() {
    if (sequence.excess() > 0.5 && random.chance(0.5)) {
      uint32_t slot = pickAbove(0, sequence.numSlots());
      if (slot == kNone || !recomputeAcross(slot))
        return false;
      // What it was made from or is made for may be too much there.
      constexpr int kTimes = 2;
      for (int i = 0; i < kTimes && energy() - before > allowed; ++i) {
        slot = journal.back().slot;
        if (sequence.held(slot) <= budget || !recomputeAcross(slot))
          break;
      }
      return true;
    }
    uint32_t step = random.below(sequence.numSteps() + 1);
    return recomputeFor(step < sequence.numSteps() ? sequence.step(step)
                                                   : sequence.numSlots(),
                        sequence.numSlots());
  }

  /// A slot of [low, high) where more is held than the budget, or kNone where
  /// none is met.
  uint32_t pickAbove(uint32_t low, uint32_t high) {
    constexpr int kTries = 12;
    for (int i = 0; i < kTries && low < high; ++i) {
      uint32_t slot = low + random.below(high - low);
      if (sequence.held(slot) > budget)
        return slot;
    }
    return kNone;
  }

  /// Makes a value again that is held across \p slot without being touched
  /// there.
  bool recomputeAcross(uint32_t slot) {
    constexpr int kTries = 8;
    uint32_t rest = sequence.numSlots() - slot;
    for (int i = 0; i < kTries; ++i) {
      uint32_t reader = sequence.stepAbove(
          slot + uint32_t(std::exp(random.unit() * std::log(double(rest)))));
      if (reader == kNone)
        reader = sequence.numSlots();
      size_t before = journal.size();
      if (recomputeFor(reader, slot))
        return true;
      if (journal.size() != before)
        return false;
    }
    return false;
  }

  /// Makes an input of \p reader again that was last touched before \p across.
  /// The end of the plan reads the outputs.
  bool recomputeFor(uint32_t reader, uint32_t across) {
    std::span<const TensorId> inputs = graph.outputs();
    if (reader != sequence.numSlots())
      inputs = graph.node(sequence.nodeAt(reader)).inputs;
    if (inputs.empty())
      return false;
    TensorId t = inputs[random.below(inputs.size())];
    NodeId n = graph.producer(t);
    if (n == kNone || !repeats[n])
      return false;
    // What it costs must be within reach of the area that can go.
    if (graph.node(n).cost > allowed + weight * sequence.excess())
      return false;
    uint32_t last = sequence.touchBefore(t, reader);
    if (last + 2 >= reader || last >= across)
      return false;
    // Most often at once before the reader; room for others helps later.
    uint32_t gap = random.chance(0.25) ? random.below(6) : 0;
    uint32_t slot = kNone;
    if (last + gap < reader)
      slot = sequence.freeBelow(last + 1, reader - gap);
    if (slot == kNone)
      slot = sequence.freeBelow(last + 1, reader);
    if (slot == kNone) {
      ++crowded;
      return false;
    }
    // Nor is it worth its cost where it frees too little, but for what else
    // the chain may free.
    if (graph.node(n).outputs.size() == 1 && !random.chance(0.125)) {
      double relief = -sequence.burden(last + 1, slot, -graph.bytes(t));
      if (graph.node(n).cost > allowed + weight * relief)
        return false;
    }
    return insertChain(n, slot, 0);
  }

  static constexpr uint32_t kMaxDepth = 24;
  static constexpr uint32_t kMaxChain = 48;

  /// Runs \p n at \p slot, and before it what it reads and is gone by then,
  /// where that is cheaper than to hold it up to there; and at times what is
  /// held for it above the budget.
  bool insertChain(NodeId n, uint32_t slot, uint32_t depth) {
    for (TensorId t : graph.node(n).inputs) {
      if (!mayRemake(t) || sequence.isHeld(t, slot))
        continue;
      uint32_t gone = sequence.touchBefore(t, slot) + 1;
      double hold = sequence.burden(gone, slot + 1, graph.bytes(t));
      if (!insertBefore(t, slot, hold, depth))
        return false;
    }
    insert(n, slot);
    for (TensorId t : graph.node(n).inputs) {
      if (!mayRemake(t) || sequence.excess() < 0.5 || !random.chance(0.1))
        continue;
      uint32_t gone = sequence.touchBefore(t, slot) + 1;
      double hold = -sequence.burden(gone, slot, -graph.bytes(t));
      if (!insertBefore(t, slot, hold, depth))
        return false;
    }
    return true;
  }

  bool mayRemake(TensorId t) const {
    return graph.producer(t) != kNone && repeats[graph.producer(t)];
  }

  /// Makes \p t again before \p slot, where to hold it from its last touch on
  /// adds \p hold to the area and that costs more.
  bool insertBefore(TensorId t, uint32_t slot, double hold, uint32_t depth) {
    NodeId producer = graph.producer(t);
    if (depth >= kMaxDepth || journal.size() >= kMaxChain ||
        weight * hold <= graph.node(producer).cost * 2 * random.unit())
      return true;
    uint32_t place =
        sequence.freeBelow(sequence.touchBefore(t, slot) + 1, slot);
    if (place == kNone) {
      ++crowded;
      return false;
    }
    return insertChain(producer, place, depth + 1) &&
           sequence.cost() - allowed <= before;
  }

  /// Takes a repeated run away, and then what only it has read.
  bool takeBack() {
    const std::vector<NodeId> &nodes = sequence.repeated();
    if (nodes.empty())
      return false;
    NodeId n = nodes[random.below(nodes.size())];
    const std::vector<uint32_t> &runs = sequence.runs(n);
    return eraseChain(runs[random.below(runs.size())]);
  }

  /// Takes a repeated run away and makes other values again instead, where it
  /// took the memory.
  bool exchange() {
    const std::vector<NodeId> &nodes = sequence.repeated();
    if (nodes.empty())
      return false;
    NodeId n = nodes[random.below(nodes.size())];
    const std::vector<uint32_t> &runs = sequence.runs(n);
    uint32_t index = random.below(runs.size());
    uint32_t slot = runs[index], low = index ? runs[index - 1] : 0;
    if (!eraseChain(slot))
      return false;
    constexpr int kTimes = 3;
    for (int i = 0; i < kTimes; ++i) {
      if (energy() - before <= allowed)
        return true;
      // One made again may be in the slot, and above the budget there.
      uint32_t above = pickAbove(low, slot + 1);
      if (above == kNone || !recomputeAcross(above))
        return i > 0;
    }
    return true;
  }

  bool eraseChain(uint32_t slot) {
    if (!mayErase(slot))
      return false;
    NodeId n = sequence.nodeAt(slot);
    erase(slot);
    for (TensorId t : graph.node(n).inputs) {
      NodeId producer = graph.producer(t);
      if (producer == kNone || sequence.runs(producer).size() < 2)
        continue;
      uint32_t run = sequence.runBefore(t, slot);
      if (run != kNone && !sequence.isUsed(run))
        eraseChain(run);
    }
    return true;
  }

  /// Whether the node runs elsewhere, and no read would be left without.
  bool mayErase(uint32_t slot) const {
    NodeId n = sequence.nodeAt(slot);
    const std::vector<uint32_t> &runs = sequence.runs(n);
    if (runs.size() < 2)
      return false;
    if (runs[0] != slot)
      return true;
    for (TensorId t : graph.node(n).outputs)
      if (sequence.readAfter(t, slot) < runs[1])
        return false;
    return true;
  }

  /// Moves one step: by some slots, up to the first read of what it makes, or
  /// down to the last touch of what it reads.
  bool moveStep() {
    uint32_t slot = sequence.step(random.below(sequence.numSteps()));
    NodeId n = sequence.nodeAt(slot);
    auto [low, high] = range(n, slot);
    uint32_t target = kNone;
    switch (random.below(4)) {
    case 0:
      target = sequence.freeBelow(slot + 1, high);
      break;
    case 1: {
      uint32_t last = low;
      for (TensorId t : graph.node(n).inputs)
        if (!graph.isResident(t))
          last = std::max(last, sequence.touchBefore(t, slot) + 1);
      target = sequence.freeAbove(last, slot);
      break;
    }
    default: {
      // Distances of all magnitudes alike.
      double reach = std::exp(random.unit() * std::log(sequence.numSlots()));
      uint32_t by = uint32_t(reach);
      if (random.chance(0.5))
        target = sequence.freeAbove(std::min(slot + by, high), high);
      else
        target = sequence.freeBelow(low, slot > by ? slot - by : 0);
    }
    }
    if (target == kNone || target == slot)
      return false;
    insert(n, target);
    erase(slot);
    return true;
  }

  /// Where the step at \p slot may stand: after a run of each producer, before
  /// the next read of what it makes, and between the runs of its node.
  std::pair<uint32_t, uint32_t> range(NodeId n, uint32_t slot) const {
    uint32_t low = 0, high = sequence.numSlots();
    for (TensorId t : graph.node(n).inputs)
      if (graph.producer(t) != kNone)
        low = std::max(low, sequence.runs(graph.producer(t))[0] + 1);
    const std::vector<uint32_t> &runs = sequence.runs(n);
    auto next = std::upper_bound(runs.begin(), runs.end(), slot);
    if (next != runs.end())
      high = *next;
    if (auto self = std::prev(next); self != runs.begin())
      low = std::max(low, *std::prev(self) + 1);
    for (TensorId t : graph.node(n).outputs)
      high = std::min(high, sequence.readAfter(t, slot));
    return {low, high};
  }

  const Graph &graph;
  const SearchSchedule &schedule;
  int64_t budget;
  Random random;
  SlotSequence sequence;
  double baseCost;
  std::vector<bool> repeats;
  double temperature = 0, weight = 0;
  double before = 0, allowed = 0; ///< Of the change at hand.
  std::vector<Change> journal;    ///< Of the change at hand.
  static constexpr uint32_t kMostTaken = 4096;
  static constexpr size_t kCopied = SIZE_MAX;
  std::vector<Change> taken; ///< Since the best plan was copied.
  size_t bestAt = kCopied;   ///< How many of them lead to it.
  uint32_t crowded = 0;      ///< Changes that found no free slot.
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
