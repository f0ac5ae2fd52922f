//===- LowerSetBudget.cpp - The smallest feasible budget ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/LowerSets/LowerSets.h"

#include <algorithm>
#include <bit>

using namespace remat;

namespace {

/// Finds whether a family has a strategy within a budget. Among the prefixes
/// that end in a set, only the one with the fewest bytes M(U) matters.
/// Algorithm 1 of the paper also tracks a time t, which plays no role here.
class Feasibility {
public:
  explicit Feasibility(const LowerSetFamily &family) : family(family) {
    size_t blocks = (family.size() + kBlock - 1) / kBlock;
    for (uint32_t set = 0; set < family.size(); ++set) {
      key.push_back(2 * family[set].bytes + family[set].fixed);
      int64_t &sum = boundaryBytes.emplace_back(0);
      for (uint32_t v : family[set].boundary)
        sum += family.forward().bytes[v];
    }
    for (size_t block = 0; block < blocks; ++block)
      leastKey.push_back(*std::min_element(
          key.begin() + block * kBlock,
          key.begin() + std::min<size_t>(key.size(), (block + 1) * kBlock)));
    makeHolders(blocks);
  }

  /// Returns the number of pairs of sets that were compared so far.
  uint64_t work() const { return compared; }

  bool exists(int64_t budget) {
    cached.assign(family.size(), -1);
    if (extend(kNone, 0, budget))
      return true;
    for (uint32_t from = 0; from + 1 < family.size(); ++from)
      if (cached[from] >= 0 && extend(from, cached[from], budget))
        return true;
    return false;
  }

private:
  void makeHolders(size_t blocks) {
    uint32_t vertices = family.forward().size();
    holders.assign(blocks * vertices, 0);
    for (uint32_t set = 0; set < family.size(); ++set)
      for (uint32_t v = 0; v < vertices; ++v)
        holders[size_t(set / kBlock) * vertices + v] |=
            uint64_t(family.contains(set, v)) << (set % kBlock);
  }

  /// Finds the vertices of \p set that feed no other vertex of the set. A lower
  /// set that contains these vertices contains all of \p set.
  void findLast(uint32_t set) {
    last.clear();
    const ForwardGraph &forward = family.forward();
    for (uint32_t v = 0; v < family[set].end; ++v)
      if (family.contains(set, v) &&
          std::none_of(forward.successors[v].begin(),
                       forward.successors[v].end(),
                       [&](uint32_t w) { return family.contains(set, w); }))
        last.push_back(v);
  }

  /// Returns one bit for each set of \p block. The bit says whether the set
  /// contains all vertices of `last`.
  uint64_t above(uint32_t block) const {
    const uint64_t *of = &holders[size_t(block) * family.forward().size()];
    uint64_t sets = ~uint64_t(0);
    for (uint32_t v : last)
      sets &= of[v];
    return sets;
  }

  /// Extends the best prefix that ends in \p from, and returns whether an
  /// extension reaches V.
  bool extend(uint32_t from, int64_t bytes, int64_t budget) {
    bool first = from == kNone;
    // Eq. 2: M_i = M(U_i-1) + 2 M(V_i) + M(d+(L_i) \ L_i)
    //              + M(d-(d+(L_i)) \ L_i)
    int64_t room = budget - bytes + (first ? 0 : 2 * family[from].bytes);
    if (key.back() <= room)
      return true;
    uint32_t begin = first ? 0 : from + 1;
    last.clear();
    if (!first)
      findLast(from);
    for (uint32_t block = begin / kBlock; block < leastKey.size(); ++block) {
      if (leastKey[block] > room)
        continue;
      uint32_t start = std::max(begin, block * kBlock);
      uint32_t end = std::min((block + 1) * kBlock, family.size());
      compared += end - start;
      uint64_t sets = above(block) >> (start % kBlock);
      if (end - start < kBlock)
        sets &= (uint64_t(1) << (end - start)) - 1;
      for (; sets != 0; sets &= sets - 1)
        if (uint32_t to = start + std::countr_zero(sets); key[to] <= room)
          offer(from, to, bytes);
    }
    return false;
  }

  void offer(uint32_t from, uint32_t to, int64_t bytes) {
    // If a vertex of L_i-1 is in the boundary of L_i, it is also in the
    // boundary of L_i-1.
    int64_t least =
        bytes + boundaryBytes[to] - (from == kNone ? 0 : boundaryBytes[from]);
    if (cached[to] >= 0 && std::max(bytes, least) >= cached[to])
      return;
    for (uint32_t v : family[to].boundary)
      if (from == kNone || !family.contains(from, v))
        bytes += family.forward().bytes[v];
    if (cached[to] < 0 || bytes < cached[to])
      cached[to] = bytes;
  }

  /// A block has one set for each bit of a word.
  static constexpr uint32_t kBlock = 64;

  const LowerSetFamily &family;
  /// For each set L, 2 M(L) plus the terms of Eq. 2 that depend on L alone.
  std::vector<int64_t> key;
  std::vector<int64_t> leastKey;      ///< For each block of sets, the smallest
                                      ///< key of its sets.
  std::vector<int64_t> boundaryBytes; ///< For each set: M of its boundary.
  /// For each set, the least M(U) of a prefix that ends in the set, or -1 if no
  /// prefix reaches the set.
  std::vector<int64_t> cached;
  /// For each block and each vertex, the sets of the block that contain the
  /// vertex.
  std::vector<uint64_t> holders;
  /// The vertices that findLast found in the set that is being extended.
  std::vector<uint32_t> last;
  uint64_t compared = 0;
};

} // namespace

int64_t remat::smallestBudget(const LowerSetFamily &family,
                              std::optional<int64_t> known, uint64_t maxWork) {
  Feasibility feasibility(family);
  int64_t below = -1;
  int64_t enough =
      known ? *known : evaluateStrategy(family, {family.size() - 1}).peak;
  auto step = [&] { return std::max<int64_t>(1, enough / 1024); };
  // The known budget is often close to the smallest one. The search therefore
  // first lowers this budget in small steps, and doubles the width of each
  // step.
  if (known)
    for (int64_t width = step(); width < enough && feasibility.work() < maxWork;
         width *= 2) {
      int64_t lower = enough - width;
      if (!feasibility.exists(lower)) {
        below = lower;
        break;
      }
      enough = lower;
    }
  while (enough - below > step() && feasibility.work() < maxWork) {
    int64_t middle = below + (enough - below) / 2;
    (feasibility.exists(middle) ? enough : below) = middle;
  }
  return enough;
}
