//===- LowerSetExact.cpp - The exact dynamic program ----------------------===//

#include "remat/Core/LowerSetExact.h"

#include <algorithm>
#include <cmath>

using namespace remat;

namespace {

/// A prefix of a strategy that ends in some set: Eq. 1 so far, to be made small
/// (its negative where the overhead is to be large), the bytes of U_i, and
/// which prefix of which set it extends.
struct Prefix {
  double time;
  int64_t bytes;
  uint32_t fromSet, fromIndex;
};

/// What the part V_i = to \ from adds to a prefix.
struct Part {
  int64_t needed = 0; ///< Eq. 2 but for M(U_i-1).
  int64_t cached = 0; ///< M(U_i) - M(U_i-1).
  double time = 0;    ///< T(V_i \ U_k), its term of Eq. 1.
};

/// Kusumoto 2019, Algorithm 1, with lists instead of the table opt[L, t]: an
/// entry (t, m) is left out where another has no more of both.
class Program {
public:
  Program(const LowerSetFamily &family, int64_t budget,
          StrategyObjective objective, uint32_t maxPrefixes)
      : family(family), budget(budget),
        sign(objective == StrategyObjective::Time ? 1 : -1),
        maxPrefixes(std::max(maxPrefixes, 2u)), prefixes(family.size()),
        loss(family.size(), 0) {}

  std::optional<ExactStrategy> run() {
    const std::vector<Prefix> empty = {{0, 0, kNone, 0}};
    for (uint32_t to = 0; to < family.size(); ++to) {
      extend(empty, kNone, to);
      for (uint32_t from = 0; from < to; ++from)
        if (!prefixes[from].empty() && family.isBelow(from, to))
          extend(prefixes[from], from, to);
      thin(to);
    }
    return best();
  }

private:
  Part part(uint32_t from, uint32_t to) const {
    const LowerSetFamily::Set &set = family[to];
    bool first = from == kNone;
    Part part;
    // Eq. 2: M_i = M(U_i-1) + 2 M(V_i) + M(d+(L_i) \ L_i)
    //              + M(d-(d+(L_i)) \ L_i)
    part.needed =
        2 * (set.bytes - (first ? 0 : family[from].bytes)) + set.fixed;
    // Eq. 1 is the sum of T(V_i \ U_k). Of V_i, U_k holds the boundary of L_i:
    // a vertex of V_i that another L_j's boundary adds has its edge out of L_i.
    part.time = set.time - (first ? 0 : family[from].time);
    for (uint32_t v : set.boundary)
      if (first || !family.contains(from, v)) {
        part.time -= family.forward().time[v];
        part.cached += family.forward().bytes[v];
      }
    part.time *= sign;
    return part;
  }

  /// Merges the prefixes of \p from, extended by \p to, into those of \p to.
  /// Lists have their times rising and their bytes falling.
  void extend(const std::vector<Prefix> &list, uint32_t from, uint32_t to) {
    int64_t before = from == kNone ? 0 : family[from].bytes;
    int64_t room = budget - 2 * (family[to].bytes - before) - family[to].fixed;
    if (list.back().bytes > room)
      return;
    Part added = part(from, to);
    auto first =
        std::partition_point(list.begin(), list.end(),
                             [&](const Prefix &p) { return p.bytes > room; });
    std::vector<Prefix> &known = prefixes[to];
    merged.clear();
    auto keep = [&](const Prefix &prefix) {
      if (merged.empty() || prefix.bytes < merged.back().bytes)
        merged.push_back(prefix);
    };
    auto other = known.begin();
    for (auto each = first; each != list.end(); ++each) {
      Prefix longer{each->time + added.time, each->bytes + added.cached, from,
                    uint32_t(each - list.begin())};
      for (; other != known.end() && isBefore(*other, longer); ++other)
        keep(*other);
      keep(longer);
    }
    for (; other != known.end(); ++other)
      keep(*other);
    known.swap(merged);
    if (from != kNone)
      loss[to] = std::max(loss[to], loss[from]);
  }

  static bool isBefore(const Prefix &a, const Prefix &b) {
    return a.time != b.time ? a.time < b.time : a.bytes <= b.bytes;
  }

  /// Of each of maxPrefixes ranges of time, keeps the prefix with the fewest
  /// bytes. What goes has one that is worse by less than the range's width.
  void thin(uint32_t to) {
    std::vector<Prefix> &list = prefixes[to];
    if (list.size() <= maxPrefixes)
      return;
    double start = list.front().time;
    double width = (list.back().time - start) / (maxPrefixes - 1);
    size_t count = 0;
    for (size_t i = 0; i < list.size(); ++i)
      if (i + 1 == list.size() ||
          std::floor((list[i].time - start) / width) !=
              std::floor((list[i + 1].time - start) / width))
        list[count++] = list[i];
    list.resize(count);
    loss[to] += width;
  }

  std::optional<ExactStrategy> best() const {
    if (prefixes.empty() || prefixes.back().empty())
      return std::nullopt;
    std::vector<uint32_t> sets;
    uint32_t set = family.size() - 1, index = 0;
    while (set != kNone) {
      sets.push_back(set);
      const Prefix &prefix = prefixes[set][index];
      set = prefix.fromSet;
      index = prefix.fromIndex;
    }
    std::reverse(sets.begin(), sets.end());
    return ExactStrategy{evaluateStrategy(family, std::move(sets)),
                         loss.back()};
  }

  const LowerSetFamily &family;
  int64_t budget;
  double sign;
  uint32_t maxPrefixes;
  std::vector<std::vector<Prefix>> prefixes; ///< Per set.
  /// Per set: how much better in time a prefix may be that was thinned out.
  std::vector<double> loss;
  std::vector<Prefix> merged;
};

} // namespace

std::optional<ExactStrategy> remat::exactStrategy(const LowerSetFamily &family,
                                                  int64_t budget,
                                                  StrategyObjective objective,
                                                  uint32_t maxPrefixes) {
  return Program(family, budget, objective, maxPrefixes).run();
}
