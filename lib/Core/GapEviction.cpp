//===- GapEviction.cpp - Frees values between their uses ------------------===//

#include "remat/Core/GapEviction.h"

#include "remat/Core/Policy.h"

#include <algorithm>
#include <cmath>

using namespace remat;

namespace {

/// Longest recomputation that is considered, and deepest recursion for it.
constexpr uint32_t kMaxChain = 64;
constexpr uint32_t kMaxDepth = 40;
/// Evictions in a row that may leave the area above the target as it is.
constexpr uint32_t kMaxIdle = 16;

/// Sums \p term over above[begin, end). Independent lanes, so that it becomes
/// vector code with an order of additions that does not depend on the machine.
template <typename Term>
double sumOver(const std::vector<float> &above, uint32_t begin, uint32_t end,
               Term term) {
  constexpr uint32_t kLanes = 8;
  float lanes[kLanes] = {};
  uint32_t s = begin;
  for (; s + kLanes <= end; s += kLanes)
    for (uint32_t k = 0; k < kLanes; ++k)
      lanes[k] += term(above[s + k]);
  double sum = 0;
  for (; s < end; ++s)
    sum += term(above[s]);
  for (float lane : lanes)
    sum += lane;
  return sum;
}

/// Area above the level that goes when \p bytes go in [begin, end).
double relief(const std::vector<float> &above, uint32_t begin, uint32_t end,
              float bytes) {
  return sumOver(above, begin, end, [bytes](float x) {
    x = x < 0 ? 0 : x;
    return x > bytes ? bytes : x;
  });
}

/// Area above the level that comes when \p bytes come in [begin, end).
double burden(const std::vector<float> &above, uint32_t begin, uint32_t end,
              float bytes) {
  return sumOver(above, begin, end, [bytes](float x) {
    float y = x + bytes;
    return (y < 0 ? 0 : y) - (x < 0 ? 0 : x);
  });
}

} // namespace

GapEviction::GapEviction(Sequence &sequence, GapRanking ranking)
    : sequence(sequence), graph(sequence.graph()), ranking(ranking),
      seen(graph.numTensors(), 0) {
  costOfAStep = graph.baseCost() * 1e-7;
  for (NodeId n = 0; n < graph.numNodes(); ++n)
    repeats.push_back(mayRepeat(graph, n));
}

void GapEviction::aim() {
  int64_t level = int64_t(double(target) * ranking.look);
  above.resize(sequence.size());
  stepsAbove.resize(sequence.size() + 1);
  excess = 0;
  for (uint32_t s = 0; s < sequence.size(); ++s) {
    above[s] = float(sequence.held(s) - level);
    stepsAbove[s + 1] = stepsAbove[s] + (above[s] > 0);
    excess += double(std::max<int64_t>(0, sequence.held(s) - target));
  }
}

bool GapEviction::evictTo(int64_t newTarget) {
  target = newTarget;
  aim();
  double least = excess;
  std::vector<NodeId> lowest;
  int64_t lowestPeak = sequence.peak();
  for (uint32_t idle = 0; sequence.peak() > target;) {
    if (!evictAtPeak() || ++idle > kMaxIdle) {
      if (sequence.peak() > lowestPeak)
        sequence.assign(std::move(lowest));
      return false;
    }
    aim();
    if (excess < least) {
      least = excess;
      idle = 0;
    }
    if (sequence.peak() < lowestPeak) {
      lowestPeak = sequence.peak();
      lowest = sequence.order();
    }
  }
  return true;
}

/// Evicts the best gap around the peak step.
bool GapEviction::evictAtPeak() {
  uint32_t peak = sequence.peakStep(), end = sequence.size();
  touchBefore.assign(sequence.numLives(), kNone);
  touchAfter.assign(sequence.numLives(), kNone);
  for (uint32_t i = 0; i < sequence.numLives(); ++i) {
    const Sequence::Life &life = sequence.life(i);
    if (life.first < peak && life.last > peak) {
      touchBefore[i] = life.first;
      touchAfter[i] = life.last;
    }
  }
  for (uint32_t s = 0; s < peak; ++s)
    for (uint32_t i : sequence.reads(s))
      if (i != kNone && touchBefore[i] != kNone)
        touchBefore[i] = s;
  for (uint32_t s = end; s-- > peak;)
    for (uint32_t i : sequence.reads(s))
      if (i != kNone)
        touchAfter[i] = s;

  Eviction best, other;
  for (uint32_t i = 0; i < sequence.numLives(); ++i) {
    if (touchBefore[i] == kNone || touchAfter[i] == peak)
      continue;
    if (rate(i, touchBefore[i], touchAfter[i], best.score, other))
      std::swap(best, other);
  }
  if (best.nodes.empty())
    return false;
  std::vector<NodeId> order = sequence.order();
  order.insert(order.begin() + best.before, best.nodes.begin(),
               best.nodes.end());
  sequence.assign(std::move(order));
  sequence.removeUnread();
  return true;
}

/// Rates the eviction of instance \p i between its touches \p from and \p to.
/// False where it scores at most \p toBeat, or is no use.
bool GapEviction::rate(uint32_t i, uint32_t from, uint32_t to, double toBeat,
                       Eviction &eviction) {
  TensorId t = sequence.life(i).tensor;
  NodeId n = graph.producer(t);
  int64_t bytes = graph.bytes(t);
  if (n == kNone || !repeats[n] || bytes == 0)
    return false;
  Chain chain;
  chain.before = to;
  chain.relief = relief(above, from + 1, to, float(bytes));
  if (chain.relief <= 0)
    return false;
  auto value = [&] {
    return std::pow(chain.relief, ranking.reliefPower) *
           std::pow(double(bytes), ranking.bytesPower);
  };
  // Nothing reads what the step made: it moves.
  if (from == sequence.life(i).first) {
    uint32_t touches = 0;
    for (size_t k = 0; k < graph.node(n).outputs.size(); ++k)
      if (sequence.made(from) + k != i)
        touches += sequence.life(sequence.made(from) + k).touches;
    if (touches == 0)
      chain.moved = from;
  }
  // The chain only gets more costly and its relief smaller.
  if (chain.moved == kNone && toBeat > 0)
    chain.maxCost = value() / toBeat;
  ++chainNumber;
  if (!append(chain, n, 0))
    return false;
  chain.relief -= overshoot(chain, sequence.entering(to) - bytes);
  if (chain.relief <= 0)
    return false;
  if (chain.moved != kNone)
    chain.cost -= stepCost(n);
  eviction.score =
      chain.cost > 0 ? value() / chain.cost : 1e30 * (1 + chain.relief);
  if (eviction.score <= toBeat)
    return false;
  eviction.before = to;
  std::swap(eviction.nodes, chain.nodes);
  return true;
}

/// Adds node \p n to the chain, after what it needs and is gone by then: a gone
/// input lives on, or is recomputed too, whatever leaves more relief per cost.
bool GapEviction::append(Chain &chain, NodeId n, uint32_t depth) {
  if (depth > kMaxDepth || chain.nodes.size() >= kMaxChain)
    return false;
  for (TensorId t : graph.node(n).inputs) {
    if (graph.isResident(t) || seen[t] == chainNumber)
      continue;
    uint32_t i = sequence.current(t, chain.before);
    const Sequence::Life &life = sequence.life(i);
    if (life.touches > 0 && life.last >= chain.before)
      continue;
    seen[t] = chainNumber;
    NodeId producer = graph.producer(t);
    bool repeatable = producer != kNone && repeats[producer];
    bool extendable = graph.tensor(t).policy != TensorPolicy::Recompute;
    // What only the moved step reads moves with it.
    bool moves = repeatable && chain.moved != kNone && life.touches == 1 &&
                 life.last == chain.moved && !life.fromStart;
    double again = moves ? 0 : repeatable ? stepCost(producer) : 0;
    if (!repeatable || (extendable && isBetterHeld(chain, life, again, n))) {
      if (!extendable || !extend(chain, life))
        return false;
      continue;
    }
    if (!append(chain, producer, depth + 1))
      return false;
    if (moves)
      chain.cost -= stepCost(producer);
  }
  chain.cost += stepCost(n);
  chain.nodes.push_back(n);
  return chain.cost <= chain.maxCost;
}

/// Whether holding the gone instance \p life up to the chain, which node \p n
/// needs, leaves more relief per cost than running its producer \p again.
bool GapEviction::isBetterHeld(const Chain &chain, const Sequence::Life &life,
                               double again, NodeId n) const {
  uint32_t begin = life.last + 1, end = chain.before;
  float bytes = float(graph.bytes(life.tensor));
  double limit = chain.relief * again / (chain.cost + stepCost(n) + again);
  // Most often the steps that are above the level anyway decide.
  double least = double(bytes) * (stepsAbove[end] - stepsAbove[begin]);
  return least < limit && burden(above, begin, end, bytes) < limit;
}

/// Lets the gone instance \p life live up to the chain. False where this takes
/// more than the chain frees.
bool GapEviction::extend(Chain &chain, const Sequence::Life &life) const {
  int64_t bytes = graph.bytes(life.tensor);
  chain.relief -= burden(above, life.last + 1, chain.before, float(bytes));
  chain.extended += bytes;
  return chain.relief > 0;
}

/// Area above the target while the chain runs, beside \p alive bytes.
double GapEviction::overshoot(const Chain &chain, int64_t alive) const {
  double area = 0;
  alive += chain.extended;
  for (NodeId n : chain.nodes) {
    for (TensorId t : graph.node(n).outputs)
      alive += graph.bytes(t);
    area +=
        double(std::max<int64_t>(0, alive + graph.node(n).workspace - target));
  }
  return area;
}
