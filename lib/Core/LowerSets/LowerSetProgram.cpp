//===- LowerSetProgram.cpp - The dynamic program over lower sets ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/LowerSets/LowerSetExact.h"

#include <algorithm>

using namespace remat;

namespace {

using Prefix = StrategyPrefix; ///< The price of a prefix is its overhead (t).

/// Kusumoto 2019, Algorithm 1. The algorithm begins with the empty set. For
/// each set L it keeps the prefixes (t, m) that no other prefix beats in both
/// values.
class Run {
public:
  Run(const StrategyProgram &program, int64_t budget,
      StrategyObjective objective, uint32_t timeSlots)
      : program(program), family(program.sets()), budget(budget),
        mostTime(objective == StrategyObjective::Memory),
        prefixes(family.size()), slots(timeSlots) {
    double total = family[family.size() - 1].time;
    slotsPerTime = total < timeSlots ? 1 : (timeSlots - 1) / total;
  }

  std::optional<CanonicalStrategy> best() {
    const std::vector<Prefix> empty = {{0, 0, kNone, 0}};
    for (uint32_t to = 0; to < family.size(); ++to) {
      slots.assign(slots.size(), {0, -1, kNone, 0});
      for (const StrategyProgram::Extension &extension :
           program.extensionsTo(to)) {
        uint32_t from = extension.from;
        const std::vector<Prefix> &list =
            from == kNone ? empty : prefixes[from];
        if (!list.empty())
          extend(list, extension, to);
      }
      prefixes[to] = undominated();
    }
    return firstStrategy(family, prefixes);
  }

private:
  /// Extends the prefixes in \p list by the set \p to.
  void extend(const std::vector<Prefix> &list,
              const StrategyProgram::Extension &extension, uint32_t to) {
    const LowerSetFamily::Set &set = family[to];
    uint32_t from = extension.from;
    int64_t before = from == kNone ? 0 : family[from].bytes;
    // Eq. 2 without M(U_i-1).
    int64_t needed = 2 * (set.bytes - before) + set.fixed;
    int64_t room = budget - needed;
    // The loop goes from the fewest bytes to the most, because undominated()
    // puts the prefix with the fewest bytes last.
    for (uint32_t i = list.size(); i-- > 0 && list[i].bytes <= room;)
      offer({list[i].price + extension.time, list[i].bytes + extension.cached,
             from, i});
  }

  void offer(Prefix prefix) {
    double slot = std::max(0.0, prefix.price * slotsPerTime + 1e-9);
    Prefix &held = slots[std::min(size_t(slot), slots.size() - 1)];
    if (held.bytes < 0 || prefix.bytes < held.bytes ||
        (prefix.bytes == held.bytes && isBetterTime(prefix.price, held.price)))
      held = prefix;
  }

  bool isBetterTime(double a, double b) const {
    return mostTime ? a > b : a < b;
  }

  /// Returns the prefixes of the slots, beginning with the best time. Leaves
  /// out a prefix if its bytes are not below the bytes of the prefix before it.
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

  const StrategyProgram &program;
  const LowerSetFamily &family;
  int64_t budget;
  bool mostTime;
  double slotsPerTime = 1;
  /// Entry s has the prefixes that end in the set number s.
  std::vector<std::vector<Prefix>> prefixes;
  std::vector<Prefix> slots; ///< For each time slot, the best prefix that ends
                             ///< in the current set.
};

/// If a boundary vertex of L_i is in L_i-1, it has an edge out of L_i-1 too, so
/// it is cached already. Only the boundary vertices in V_i are new. Eq. 1 adds
/// T(V_i \ U_k), and these boundary vertices are the only vertices of V_i in
/// U_k.
StrategyProgram::Extension extensionOf(const LowerSetFamily &family,
                                       uint32_t from, uint32_t to) {
  const LowerSetFamily::Set &set = family[to];
  StrategyProgram::Extension result = {
      from, set.time - (from == kNone ? 0 : family[from].time), 0};
  for (uint32_t v : set.boundary)
    if (from == kNone || !family.contains(from, v)) {
      result.time -= family.forward().time[v];
      result.cached += family.forward().bytes[v];
    }
  return result;
}

} // namespace

StrategyProgram::StrategyProgram(const LowerSetFamily &family)
    : family(&family), first{0} {
  for (uint32_t to = 0; to < family.size(); ++to) {
    extensions.push_back(extensionOf(family, kNone, to));
    for (uint32_t from = 0; from < to; ++from)
      if (family.isBelow(from, to))
        extensions.push_back(extensionOf(family, from, to));
    first.push_back(extensions.size());
  }
}

std::optional<CanonicalStrategy>
StrategyProgram::best(int64_t budget, StrategyObjective objective,
                      uint32_t timeSlots) const {
  return Run(*this, budget, objective, timeSlots).best();
}
