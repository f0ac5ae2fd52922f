//===- LowerSetEnumeration.cpp - Lists lower sets, counts strategies ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/LowerSets/LowerSetExact.h"

#include <algorithm>
#include <unordered_set>

using namespace remat;

namespace {

using Bits = std::vector<uint64_t>;

bool holds(const Bits &bits, uint32_t v) {
  return bits[v / 64] >> (v % 64) & 1;
}

/// FNV-1a over words. A mixing step follows, because similar sets differ in
/// only one or two bits.
struct HashBits {
  size_t operator()(const Bits &bits) const {
    uint64_t value = 0xcbf29ce484222325;
    for (uint64_t word : bits) {
      value = (value ^ word) * 0x100000001b3;
      value ^= value >> 29;
    }
    return value;
  }
};

} // namespace

/// Works level by level. A lower set of k + 1 vertices is a lower set of k
/// vertices plus a vertex whose predecessors are all in the smaller set.
std::optional<LowerSetFamily> LowerSetFamily::all(const ForwardGraph &forward,
                                                  uint32_t maxSets) {
  LowerSetFamily family(forward);
  std::vector<Bits> level = {Bits(family.words, 0)}, next;
  for (uint32_t count = 0; count < forward.size(); ++count) {
    std::unordered_set<Bits, HashBits> seen;
    next.clear();
    for (const Bits &members : level)
      for (uint32_t v = 0; v < forward.size(); ++v) {
        const std::vector<uint32_t> &before = forward.predecessors[v];
        if (holds(members, v) ||
            !std::all_of(before.begin(), before.end(),
                         [&](uint32_t u) { return holds(members, u); }))
          continue;
        Bits larger = members;
        larger[v / 64] |= uint64_t(1) << (v % 64);
        if (!seen.insert(larger).second)
          continue;
        next.push_back(std::move(larger));
        if (family.size() + next.size() > maxSets)
          return std::nullopt;
      }
    for (const Bits &members : next)
      family.addSet(members, kNone);
    level.swap(next);
  }
  return family;
}

double remat::countStrategies(const LowerSetFamily &family) {
  // For each set, the number of sequences that end in it. Such a sequence is
  // the set alone, or continues a sequence that ends in a smaller set.
  std::vector<double> count(family.size(), 1);
  for (uint32_t to = 0; to < family.size(); ++to)
    for (uint32_t from = 0; from < to; ++from)
      if (family.isBelow(from, to))
        count[to] += count[from];
  return count.empty() ? 0 : count.back();
}

static void
visitFrom(const LowerSetFamily &family, std::vector<uint32_t> &sets,
          const std::function<void(const CanonicalStrategy &)> &visit) {
  if (!sets.empty() && sets.back() + 1 == family.size()) {
    visit(evaluateStrategy(family, sets));
    return;
  }
  uint32_t last = sets.empty() ? kNone : sets.back();
  for (uint32_t to = last + 1; to < family.size(); ++to)
    if (last == kNone || family.isBelow(last, to)) {
      sets.push_back(to);
      visitFrom(family, sets, visit);
      sets.pop_back();
    }
}

void remat::forEachStrategy(
    const LowerSetFamily &family,
    const std::function<void(const CanonicalStrategy &)> &visit) {
  std::vector<uint32_t> sets;
  visitFrom(family, sets, visit);
}
