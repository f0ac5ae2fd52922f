//===- LowerSetProgram.cpp - The dynamic program over lower sets ----------===//

#include "remat/Core/LowerSets.h"

#include <algorithm>

using namespace remat;

namespace {

/// A prefix of a strategy that ends in some set: its overhead so far (t), the
/// bytes cached so far (m), and which prefix of which set it extends.
struct Prefix {
  double time;
  int64_t bytes;
  uint32_t fromSet, fromIndex;
};

/// Kusumoto 2019, Algorithm 1, forwards from the empty set. It keeps, for each
/// set L, the prefixes (t, m) that no other one beats in both.
class Program {
public:
  Program(const LowerSetFamily &family, int64_t budget,
          StrategyObjective objective, uint32_t timeSlots)
      : family(family), budget(budget),
        mostTime(objective == StrategyObjective::Memory),
        prefixes(family.size()), slots(timeSlots) {
    double total = family[family.size() - 1].time;
    slotsPerTime = total < timeSlots ? 1 : (timeSlots - 1) / total;
  }

  std::optional<CanonicalStrategy> run() {
    const std::vector<Prefix> empty = {{0, 0, kNone, 0}};
    for (uint32_t to = 0; to < family.size(); ++to) {
      slots.assign(slots.size(), {0, -1, kNone, 0});
      extend(empty, kNone, to);
      for (uint32_t from = 0; from < to; ++from)
        if (!prefixes[from].empty() && family.isBelow(from, to))
          extend(prefixes[from], from, to);
      prefixes[to] = undominated();
    }
    return best();
  }

private:
  /// Extends the prefixes that end in \p from by the set \p to.
  void extend(const std::vector<Prefix> &list, uint32_t from, uint32_t to) {
    const LowerSetFamily::Set &set = family[to];
    int64_t before = from == kNone ? 0 : family[from].bytes;
    // Eq. 2 but for M(U_i-1).
    int64_t needed = 2 * (set.bytes - before) + set.fixed;
    int64_t room = budget - needed;
    // undominated() puts the prefix with the fewest bytes last.
    if (list.back().bytes > room)
      return;
    // A boundary vertex of L_i in L_i-1 has an edge out of L_i-1 too, so it is
    // cached already; what is new is the boundary's part in V_i. Eq. 1 adds
    // T(V_i \ U_k), and U_k holds of V_i just this part.
    double time = set.time - (from == kNone ? 0 : family[from].time);
    int64_t cached = 0;
    for (uint32_t v : set.boundary)
      if (from == kNone || !family.contains(from, v)) {
        time -= family.forward().time[v];
        cached += family.forward().bytes[v];
      }
    for (uint32_t i = list.size(); i-- > 0 && list[i].bytes <= room;)
      offer({list[i].time + time, list[i].bytes + cached, from, i});
  }

  void offer(Prefix prefix) {
    double slot = std::max(0.0, prefix.time * slotsPerTime + 1e-9);
    Prefix &held = slots[std::min(size_t(slot), slots.size() - 1)];
    if (held.bytes < 0 || prefix.bytes < held.bytes ||
        (prefix.bytes == held.bytes && isBetterTime(prefix.time, held.time)))
      held = prefix;
  }

  bool isBetterTime(double a, double b) const {
    return mostTime ? a > b : a < b;
  }

  /// The slots' prefixes, the best time first, as long as bytes fall.
  std::vector<Prefix> undominated() const {
    std::vector<Prefix> list;
    for (size_t i = 0; i < slots.size(); ++i) {
      const Prefix &prefix = slots[mostTime ? slots.size() - 1 - i : i];
      if (prefix.bytes >= 0 &&
          (list.empty() || prefix.bytes < list.back().bytes))
        list.push_back(prefix);
    }
    return list;
  }

  std::optional<CanonicalStrategy> best() const {
    if (prefixes.back().empty())
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
    return evaluateStrategy(family, std::move(sets));
  }

  const LowerSetFamily &family;
  int64_t budget;
  bool mostTime;
  double slotsPerTime = 1;
  std::vector<std::vector<Prefix>> prefixes; ///< Per set.
  std::vector<Prefix> slots;                 ///< Of the set at hand.
};

} // namespace

std::optional<CanonicalStrategy>
remat::bestStrategy(const LowerSetFamily &family, int64_t budget,
                    StrategyObjective objective, uint32_t timeSlots) {
  return Program(family, budget, objective, timeSlots).run();
}
