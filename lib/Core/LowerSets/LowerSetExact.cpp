//===- LowerSetExact.cpp - The exact dynamic program ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/LowerSets/LowerSetExact.h"

#include "Core/Graph/ForwardGraph.h"

#include <algorithm>
#include <functional>
#include <limits>

using namespace remat;

namespace {

/// Computes bounds on the part of a strategy that follows a prefix. It uses the
/// relaxation of Kusumoto's Eq. 1 and 2 that boundOverAll describes.
class OverheadBound {
public:
  OverheadBound(const ForwardGraph &forward, int64_t budget)
      : forward(forward) {
    int64_t leastSink = std::numeric_limits<int64_t>::max();
    for (uint32_t v = 0; v < forward.size(); ++v) {
      if (forward.successors[v].empty())
        leastSink = std::min(leastSink, forward.bytes[v]);
      else
        byDensity.push_back(v);
    }
    room = budget - 2 * leastSink;
    auto density = [&](uint32_t v) {
      return forward.bytes[v] == 0 ? std::numeric_limits<double>::infinity()
                                   : forward.time[v] / double(forward.bytes[v]);
    };
    std::sort(byDensity.begin(), byDensity.end(), [&](uint32_t a, uint32_t b) {
      double first = density(a), second = density(b);
      return first != second ? first > second : a < b;
    });
  }

  /// Returns a lower bound on the overhead (Eq. 1) that the vertices outside
  /// the prefix add. The sum of their times is \p timeOutside. The cached
  /// vertices inside the prefix have \p cachedBytes bytes.
  double toCome(const std::function<bool(uint32_t)> &isInside,
                double timeOutside, int64_t cachedBytes) const {
    int64_t left = room - cachedBytes;
    for (uint32_t v : byDensity) {
      if (isInside(v))
        continue;
      if (forward.bytes[v] > left) {
        if (left > 0)
          timeOutside -=
              forward.time[v] * double(left) / double(forward.bytes[v]);
        break;
      }
      left -= forward.bytes[v];
      timeOutside -= forward.time[v];
    }
    return std::max(0.0, timeOutside);
  }

private:
  const ForwardGraph &forward;
  /// The vertices that are not sinks, sorted by falling time per byte (T / M).
  std::vector<uint32_t> byDensity;
  int64_t room; ///< The bytes that the budget leaves for all cached values.
};

} // namespace

double remat::boundOverAll(const ForwardGraph &forward, int64_t budget,
                           StrategyObjective objective) {
  double total = 0;
  for (double time : forward.time)
    total += time;
  if (objective == StrategyObjective::Memory)
    return total;
  return OverheadBound(forward, budget)
      .toCome([](uint32_t) { return false; }, total, 0);
}

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

using Prefix = StrategyPrefix;

/// The contribution of a new set to the prefix that the set extends. V_i has
/// the vertices of the new set that are not in the prefix.
struct Part {
  /// Eq. 2 without its term M(U_i-1).
  int64_t needed;
  int64_t cached; ///< M(U_i) - M(U_i-1).
  double price;
};

/// Kusumoto 2019, Algorithm 1, with lists instead of the table opt[L, t]. The
/// algorithm minimises the price. For the time-centric objective the price is
/// Eq. 1. For the memory-centric objective the price is T(U_k), which is T(V)
/// minus the value of Eq. 1.
class Program {
public:
  Program(const LowerSetFamily &family, int64_t budget,
          StrategyObjective objective, std::optional<double> known,
          uint64_t maxWork)
      : family(family), budget(budget),
        isTime(objective == StrategyObjective::Time), workLeft(maxWork),
        prefixes(family.size()), toCome(family.size(), 0) {
    total = family[family.size() - 1].time;
    tolerance = 1e-9 * total;
    best = known ? priceOf(*known) : kInfinity;
    makeBounds();
  }

  StrategySearch run() {
    const std::vector<Prefix> empty = {{0, 0, kNone, 0}};
    extendAll(empty, kNone);
    uint32_t from = 0;
    for (; from + 1 < family.size() && workLeft > 0; ++from) {
      std::vector<Prefix> &list = prefixes[from];
      while (!list.empty() && isHopeless(list.back().price + toCome[from]))
        list.pop_back(); // The list is sorted by price, so its last prefix is
                         // the most expensive one.
      if (!list.empty())
        extendAll(list, from);
    }
    return finish(from);
  }

private:
  double priceOf(double overhead) const {
    return isTime ? overhead : total - overhead;
  }

  bool isHopeless(double price) const { return price >= best - tolerance; }

  /// Computes lower bounds with which extendAll can skip most sets. Each set
  /// has a bound on the bytes, and a bound on the price, of a prefix that was
  /// extended by this set. Each block of sets has two such bounds for all its
  /// sets. The bounds leave out the term that depends on the last set of the
  /// prefix.
  void makeBounds() {
    OverheadBound bound(family.forward(), budget);
    size_t blocks = (family.size() + kBlock - 1) / kBlock;
    leastBytes.assign(blocks, std::numeric_limits<int64_t>::max());
    leastPrice.assign(blocks, kInfinity);
    for (uint32_t set = 0; set < family.size(); ++set) {
      const LowerSetFamily::Set &s = family[set];
      int64_t boundaryBytes = 0;
      double boundaryTime = 0;
      for (uint32_t v : s.boundary) {
        boundaryBytes += family.forward().bytes[v];
        boundaryTime += family.forward().time[v];
      }
      if (isTime && set + 1 < family.size())
        toCome[set] =
            bound.toCome([&](uint32_t v) { return family.contains(set, v); },
                         total - s.time, boundaryBytes);
      // T(V_i) - T(boundary(L_i) \ L_i-1) is at least T(L_i) - T(boundary(L_i))
      // - T(L_i-1). T(boundary(L_i) \ L_i-1) is at least T(boundary(L_i)) -
      // T(boundary(L_i-1)), because the part of L_i's boundary in L_i-1 is in
      // L_i-1's boundary.
      bytesKey.push_back(2 * s.bytes + s.fixed);
      priceKey.push_back((isTime ? s.time - boundaryTime : boundaryTime) +
                         toCome[set]);
      ownPrice.push_back(isTime ? s.time : boundaryTime);
      int64_t &bytes = leastBytes[set / kBlock];
      double &price = leastPrice[set / kBlock];
      bytes = std::min(bytes, bytesKey.back());
      price = std::min(price, priceKey.back());
    }
  }

  /// Extends the prefixes of \p list, which end in \p from, by all larger sets.
  void extendAll(const std::vector<Prefix> &list, uint32_t from) {
    bool first = from == kNone;
    int64_t room =
        budget - list.back().bytes + (first ? 0 : 2 * family[from].bytes);
    double base = list.front().price - (first ? 0 : ownPrice[from]);
    uint32_t begin = first ? 0 : from + 1;
    for (uint32_t block = begin / kBlock; block < leastBytes.size(); ++block) {
      if (leastBytes[block] > room || isHopeless(base + leastPrice[block]))
        continue;
      uint32_t end = std::min((block + 1) * kBlock, family.size());
      for (uint32_t to = std::max(begin, block * kBlock); to < end; ++to)
        if (bytesKey[to] <= room && !isHopeless(base + priceKey[to]) &&
            (first || family.isBelow(from, to)))
          extend(list, from, to);
    }
  }

  Part part(uint32_t from, uint32_t to) const {
    const LowerSetFamily::Set &set = family[to];
    bool first = from == kNone;
    Part part;
    // Eq. 2: M_i = M(U_i-1) + 2 M(V_i) + M(d+(L_i) \ L_i)
    //              + M(d-(d+(L_i)) \ L_i)
    part.needed =
        2 * (set.bytes - (first ? 0 : family[from].bytes)) + set.fixed;
    // Eq. 1 is the sum of T(V_i \ U_k). The only vertices of V_i in U_k are
    // those in the boundary of L_i: a vertex of V_i in the boundary of a later
    // set also has an edge out of L_i.
    part.cached = 0;
    double cachedTime = 0;
    for (uint32_t v : set.boundary)
      if (first || !family.contains(from, v)) {
        part.cached += family.forward().bytes[v];
        cachedTime += family.forward().time[v];
      }
    part.price = isTime
                     ? set.time - (first ? 0 : family[from].time) - cachedTime
                     : cachedTime;
    return part;
  }

  /// Extends the prefixes of the set \p from by the set \p to. Merges the
  /// results with the known prefixes of the set \p to. All lists are sorted by
  /// rising price and falling bytes.
  void extend(const std::vector<Prefix> &list, uint32_t from, uint32_t to) {
    workLeft -= workLeft > 0;
    Part added = part(from, to);
    if (isHopeless(list.front().price + added.price + toCome[to]))
      return;
    auto first =
        std::partition_point(list.begin(), list.end(), [&](const Prefix &p) {
          return p.bytes + added.needed > budget;
        });
    std::vector<Prefix> &known = prefixes[to];
    if (first == list.end() || isBeaten(known, first->price + added.price,
                                        list.back().bytes + added.cached))
      return;
    merged.clear();
    auto keep = [&](const Prefix &prefix) {
      if (merged.empty() || prefix.bytes < merged.back().bytes)
        merged.push_back(prefix);
    };
    auto other = known.begin();
    for (auto each = first; each != list.end(); ++each) {
      Prefix longer{each->price + added.price, each->bytes + added.cached, from,
                    uint32_t(each - list.begin())};
      if (isHopeless(longer.price + toCome[to]))
        break;
      for (; other != known.end() && isBefore(*other, longer); ++other)
        keep(*other);
      keep(longer);
    }
    for (; other != known.end(); ++other)
      keep(*other);
    workLeft -= std::min<uint64_t>(workLeft, merged.size() / 4);
    known.swap(merged);
    if (to + 1 == family.size() && !known.empty())
      best = std::min(best, known.front().price);
  }

  /// Returns whether \p list has a prefix with at most this price and at most
  /// these bytes.
  static bool isBeaten(const std::vector<Prefix> &list, double price,
                       int64_t bytes) {
    auto above =
        std::partition_point(list.begin(), list.end(),
                             [&](const Prefix &p) { return p.price <= price; });
    return above != list.begin() && std::prev(above)->bytes <= bytes;
  }

  static bool isBefore(const Prefix &a, const Prefix &b) {
    return a.price != b.price ? a.price < b.price : a.bytes <= b.bytes;
  }

  /// Returns the best strategy found, and a bound on all strategies. Only the
  /// sets before \p end have been extended. Suppose that a better strategy
  /// exists, and take its first set whose number is \p end or more. The entry
  /// of `prefixes` for this set has the strategy's prefix, or a prefix that is
  /// at least as good.
  StrategySearch finish(uint32_t end) const {
    double bound = best;
    for (uint32_t set = end; set + 1 < family.size(); ++set)
      if (!prefixes[set].empty())
        bound = std::min(bound, prefixes[set].front().price + toCome[set]);
    bound = std::max(0.0, bound);
    return {firstStrategy(family, prefixes), isTime ? bound : total - bound};
  }

  static constexpr uint32_t kBlock = 64;

  const LowerSetFamily &family;
  int64_t budget;
  bool isTime;
  uint64_t workLeft;
  double total; ///< T(V).
  /// An improvement of the price by less than this does not count.
  double tolerance;
  double best; ///< The lowest known price.
  /// Entry s has the prefixes that end in the set number s.
  std::vector<std::vector<Prefix>> prefixes;
  /// For each set, a lower bound on the price that is still added to a prefix
  /// that ends in the set.
  std::vector<double> toCome;
  std::vector<int64_t> bytesKey, leastBytes;
  std::vector<double> priceKey, leastPrice;
  /// For each set: the part of the price that depends on this set when it is
  /// extended.
  std::vector<double> ownPrice;
  std::vector<Prefix> merged;
};

} // namespace

StrategySearch remat::searchStrategies(const LowerSetFamily &family,
                                       int64_t budget,
                                       StrategyObjective objective,
                                       std::optional<double> known,
                                       uint64_t maxWork) {
  return Program(family, budget, objective, known, maxWork).run();
}
