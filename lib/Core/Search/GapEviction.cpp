//===- GapEviction.cpp - Frees values between their uses ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Search/GapEviction.h"

#include "Core/Plan/UnreadSteps.h"
#include "remat/Core/Graph/Policy.h"

#include <algorithm>
#include <cmath>

using namespace remat;

namespace {

/// A recomputation has at most kMaxChain nodes, and its recursion has at most
/// kMaxDepth levels.
constexpr uint32_t kMaxChain = 64;
constexpr uint32_t kMaxDepth = 40;
/// The search ends after this many evictions in a row without a lower peak or a
/// smaller area above the target.
constexpr uint32_t kMaxIdle = 16;
/// Returns how many evictions are applied at a time to a plan of \p steps
/// steps: one for each 1,024 steps, and more for a long plan. Several evictions
/// at a time need fewer rounds, and each round takes linear time.
size_t evictionsAtOnce(uint64_t steps) {
  constexpr uint64_t kStepsPerEviction = 1024, kLong = 32768;
  return std::max<uint64_t>(1, steps * std::max(steps, kLong) /
                                   (kStepsPerEviction * kLong));
}

} // namespace

/// For networks with up to 2,000 nodes, evictions use about a third of the
/// smallest allowance (kLeast).
EvictionWork::EvictionWork(const Graph &graph, double effort) {
  constexpr uint64_t kLeast = 10'000'000, kPerNode = 600;
  left = uint64_t(std::max(1.0, effort) *
                  double(std::max(kLeast, kPerNode * graph.numNodes())));
}

GapEviction::GapEviction(Sequence &sequence, GapRanking ranking)
    : sequence(sequence), graph(sequence.graph()), ranking(ranking),
      seen(graph.numTensors(), 0), madeBy(graph.numTensors(), 0),
      lastReader(graph.numTensors(), 0) {
  costOfAStep = graph.baseCost() * 1e-7;
  for (NodeId n = 0; n < graph.numNodes(); ++n)
    repeats.push_back(mayRepeat(graph, n));
  for (TensorId t = 0; t < graph.numTensors(); ++t)
    bytesValue.push_back(std::pow(double(graph.bytes(t)), ranking.bytesPower));
  // Tensors marked recompute are not held across the loss, so the node of the
  // loss must not run again at another place.
  if (hasRecomputeMark(graph) && graph.loss() &&
      graph.producer(*graph.loss()) != kNone)
    repeats[graph.producer(*graph.loss())] = false;
}

void GapEviction::aim() {
  above.assign(sequence.timeline(), int64_t(double(target) * ranking.look));
  excess = 0;
  for (int64_t held : sequence.timeline())
    excess += double(std::max<int64_t>(0, held - target));
}

bool GapEviction::evictTo(int64_t newTarget, const Watch &watch,
                          EvictionWork *work) {
  target = newTarget;
  aim();
  double least = excess;
  std::vector<NodeId> lowest = sequence.order();
  int64_t lowestPeak = sequence.peak();
  for (uint32_t idle = 0; sequence.peak() > target;) {
    if (work)
      work->add(sequence.size());
    bool isStopped =
        (work && work->isOver()) ||
        (watch && !watch(1, std::numeric_limits<double>::infinity()));
    if (isStopped || !evictAtPeak() || ++idle > kMaxIdle) {
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
      idle = 0;
      lowestPeak = sequence.peak();
      lowest = sequence.order();
    }
  }
  return true;
}

/// For each instance that lives across \p step without being touched there,
/// finds the last touch before the step and the first touch after the step.
/// Other instances get kNone.
void GapEviction::findTouches(uint32_t step) {
  touchBefore.assign(sequence.numLives(), kNone);
  touchAfter.assign(sequence.numLives(), kNone);
  for (uint32_t i = 0; i < sequence.numLives(); ++i) {
    const Sequence::Life &life = sequence.life(i);
    if (life.first < step && life.last > step) {
      touchBefore[i] = life.first;
      touchAfter[i] = life.last;
    }
  }
  for (uint32_t s = 0; s < step; ++s)
    for (uint32_t i : sequence.reads(s))
      if (i != kNone && touchBefore[i] != kNone)
        touchBefore[i] = s;
  for (uint32_t s = sequence.size(); s-- > step;)
    for (uint32_t i : sequence.reads(s))
      if (i != kNone)
        touchAfter[i] = s;
  for (uint32_t i : sequence.reads(step))
    if (i != kNone)
      touchBefore[i] = kNone;
}

/// Evicts the best gap around the peak step, or the few best gaps in a long
/// plan. The gaps with the highest possible scores are rated first. Most other
/// gaps then need no rating, because their highest possible scores are lower.
bool GapEviction::evictAtPeak() {
  auto isBetter = [](const Eviction &a, const Eviction &b) {
    return std::pair(a.score, b.life) > std::pair(b.score, a.life);
  };
  findTouches(sequence.peakStep());
  findGaps();
  size_t count = evictionsAtOnce(sequence.size());
  best.clear();
  for (const Gap &gap : gaps) {
    double toBeat = best.size() < count ? 0 : best.front().score;
    if (gap.mostScore < toBeat)
      break;
    Eviction eviction;
    if (!rate(gap, toBeat, eviction))
      continue;
    best.push_back(std::move(eviction));
    std::push_heap(best.begin(), best.end(), isBetter);
    if (best.size() > count) {
      std::pop_heap(best.begin(), best.end(), isBetter);
      best.pop_back();
    }
  }
  if (best.empty())
    return false;
  apply();
  return true;
}

/// Applies the best evictions to the sequence.
void GapEviction::apply() {
  std::sort(best.begin(), best.end(), [](const auto &a, const auto &b) {
    return std::pair(a.before, a.tensor) < std::pair(b.before, b.tensor);
  });
  std::vector<bool> advanced(sequence.size(), false);
  for (const Eviction &eviction : best)
    for (uint32_t step : eviction.advanced)
      advanced[step] = true;
  std::vector<NodeId> order;
  auto next = best.begin();
  for (uint32_t s = 0; s <= sequence.size(); ++s) {
    for (; next != best.end() && next->before == s; ++next)
      order.insert(order.end(), next->nodes.begin(), next->nodes.end());
    if (s < sequence.size() && !advanced[s])
      order.push_back(sequence.order()[s]);
  }
  sequence.assign(removeUnread(graph, std::move(order)));
}

/// Returns whether instance \p i is the only result of \p step that is read.
bool GapEviction::isOnlyRead(uint32_t i, uint32_t step) const {
  for (size_t k = 0; k < graph.outputs(sequence.order()[step]).size(); ++k)
    if (sequence.made(step) + k != i &&
        sequence.life(sequence.made(step) + k).touches > 0)
      return false;
  return true;
}

double GapEviction::value(TensorId t, double relief) const {
  return std::pow(relief, ranking.reliefPower) * bytesValue[t];
}

/// Finds the gaps around the step that findTouches was called with. Sorts them
/// by the highest possible score, the best first.
void GapEviction::findGaps() {
  gaps.clear();
  for (uint32_t i = 0; i < sequence.numLives(); ++i) {
    if (touchBefore[i] == kNone)
      continue;
    TensorId t = sequence.life(i).tensor;
    NodeId n = graph.producer(t);
    int64_t bytes = graph.bytes(t);
    if (n == kNone || !repeats[n] || bytes == 0)
      continue;
    Gap gap{i, touchBefore[i], touchAfter[i]};
    double relief = above.mostRelief(gap.from + 1, gap.to, bytes);
    if (relief <= 0)
      continue;
    // If the gap begins at the step that makes the instance, and no other
    // result of this step is read, the step can move to the end of the gap. The
    // step then does not run twice.
    gap.moves = gap.from == sequence.life(i).first && isOnlyRead(i, gap.from);
    if (!gap.moves)
      gap.mostScore = value(t, relief) / stepCost(n);
    gaps.push_back(gap);
  }
  std::sort(gaps.begin(), gaps.end(), [](const Gap &a, const Gap &b) {
    return std::pair(a.mostScore, b.life) > std::pair(b.mostScore, a.life);
  });
}

/// Computes the eviction of \p gap and its score. Returns false if the score is
/// below \p toBeat, or if the eviction removes no area above the level.
bool GapEviction::rate(const Gap &gap, double toBeat, Eviction &eviction) {
  TensorId t = sequence.life(gap.life).tensor;
  int64_t bytes = graph.bytes(t);
  Chain chain;
  chain.tensor = t;
  chain.before = gap.to;
  chain.relief = above.relief(gap.from + 1, gap.to, bytes);
  if (chain.relief <= 0)
    return false;
  if (gap.moves)
    chain.moved = gap.from;
  else if (toBeat >
           0) // While a chain is built, its cost only grows and its relief only
              // shrinks. A chain above this cost has too low a score.
    chain.maxCost = value(t, chain.relief) / toBeat;
  ++chainNumber;
  if (!append(chain, graph.producer(t), 0))
    return false;
  chain.relief -= overshoot(chain, sequence.entering(gap.to) - bytes);
  if (chain.relief <= 0)
    return false;
  if (gap.moves)
    chain.cost -= stepCost(graph.producer(t));
  double score = chain.cost > 0 ? value(t, chain.relief) / chain.cost
                                : 1e30 * (1 + chain.relief);
  if (score < toBeat)
    return false;
  eviction = {score,
              gap.life,
              t,
              gap.to,
              std::move(chain.nodes),
              std::move(chain.advanced)};
  return true;
}

/// Adds node \p n to the chain. Some of its inputs are no longer held when the
/// chain runs. Such an input is either held longer or recomputed earlier in the
/// chain, whichever gives more relief for the cost.
bool GapEviction::append(Chain &chain, NodeId n, uint32_t depth) {
  chain.pending += stepCost(n);
  if (depth > kMaxDepth || chain.nodes.size() >= kMaxChain ||
      chain.cost + chain.pending > chain.maxCost)
    return false;
  for (TensorId t : graph.inputs(n)) {
    if (graph.isResident(t) || seen[t] == chainNumber)
      continue;
    const Sequence::Life &life =
        sequence.life(sequence.current(t, chain.before));
    if (life.touches > 0 && life.last >= chain.before)
      continue;
    seen[t] = chainNumber;
    NodeId producer = graph.producer(t);
    bool repeatable = producer != kNone && repeats[producer];
    bool extendable = graph.tensor(t).policy != TensorPolicy::Recompute;
    // If only the moved step reads an input, the step that makes the input
    // moves too.
    bool moves = repeatable && chain.moved != kNone && life.touches == 1 &&
                 life.last == chain.moved && !life.fromStart;
    double limit = !repeatable ? std::numeric_limits<double>::infinity()
                   : moves     ? 0
                               : areaWorth(chain, n, stepCost(producer));
    if (extendable && extend(chain, life, limit)) {
      if (chain.relief <= 0)
        return false;
      continue;
    }
    if (!repeatable)
      return false;
    bool advances = ranking.advance && !moves && advance(chain, life, limit);
    if (chain.relief <= 0 || !append(chain, producer, depth + 1))
      return false;
    if (moves || advances)
      chain.cost -= stepCost(producer);
  }
  chain.pending -= stepCost(n);
  chain.cost += stepCost(n);
  chain.nodes.push_back(n);
  return true;
}

/// An input of \p n can be held longer, which adds area, or its producer can
/// run again at the cost \p again. Returns the added area up to which holding
/// gives more relief per cost than running again. Pending nodes other than \p n
/// do not count as cost here, because otherwise too many values would be held.
double GapEviction::areaWorth(const Chain &chain, NodeId n,
                              double again) const {
  // This area solves (relief - area) / cost = relief / (cost + again).
  return chain.relief * again / (chain.cost + stepCost(n) + again);
}

/// Holds the instance \p life until the chain runs, if this adds less than
/// \p limit to the area. If this leaves no relief, the chain is useless.
bool GapEviction::extend(Chain &chain, const Sequence::Life &life,
                         double limit) const {
  uint32_t begin = life.last + 1;
  int64_t bytes = graph.bytes(life.tensor);
  auto area = above.burdenBelow(limit, begin, chain.before, bytes);
  if (!area)
    return false;
  chain.relief -= *area;
  chain.extended += bytes;
  return true;
}

/// The value of \p life is recomputed later anyway. Lets the chain replace this
/// later recomputation, if holding the results until then adds less than \p
/// limit to the area.
bool GapEviction::advance(Chain &chain, const Sequence::Life &life,
                          double limit) const {
  if (life.next == kNone)
    return false;
  uint32_t later = sequence.life(life.next).first;
  int64_t bytes = 0;
  for (TensorId t : graph.outputs(sequence.order()[later])) {
    if (graph.tensor(t).policy == TensorPolicy::Recompute)
      return false;
    bytes += graph.bytes(t);
  }
  auto area = above.burdenBelow(limit, chain.before, later, bytes);
  if (!area)
    return false;
  chain.relief -= *area;
  chain.advanced.push_back(later);
  return true;
}

/// Returns the area above the target while the chain runs and \p alive bytes of
/// other values are held. A value that only the chain reads is freed after its
/// last reader.
double GapEviction::overshoot(const Chain &chain, int64_t alive) {
  for (uint32_t k = 0; k < chain.nodes.size(); ++k) {
    for (TensorId t : graph.inputs(chain.nodes[k]))
      if (madeBy[t] == chainNumber)
        lastReader[t] = k;
    for (TensorId t : graph.outputs(chain.nodes[k])) {
      madeBy[t] = chainNumber;
      lastReader[t] = k;
    }
  }
  lastReader[chain.tensor] = kNone;
  for (uint32_t step : chain.advanced)
    for (TensorId t : graph.outputs(sequence.order()[step]))
      lastReader[t] = kNone;

  double area = 0;
  alive += chain.extended;
  for (uint32_t k = 0; k < chain.nodes.size(); ++k) {
    const Node &node = graph.node(chain.nodes[k]);
    for (TensorId t : node.outputs)
      alive += graph.bytes(t);
    area += double(std::max<int64_t>(0, alive + node.workspace - target));
    for (const auto *list : {&node.inputs, &node.outputs})
      for (TensorId t : *list)
        if (madeBy[t] == chainNumber && lastReader[t] == k)
          alive -= graph.bytes(t);
  }
  return area;
}
