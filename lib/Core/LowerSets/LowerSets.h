//===- LowerSets.h - Canonical strategies and their program -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kusumoto et al. 2019, A Graph Theoretic Framework of Recomputation
// Algorithms. A set L of vertices is a lower set when no edge enters it. A
// canonical strategy is an increasing sequence L_1 < ... < L_k = V: the forward
// part keeps the boundary of each L_i (its vertices with an edge that leaves
// it) and drops the rest; the backward part goes through the V_i = L_i \ L_i-1
// from the last to the first and recomputes what it needs of each.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_LOWERSETS_LOWERSETS_H
#define REMAT_LIB_CORE_LOWERSETS_LOWERSETS_H

#include "Core/Graph/ForwardGraph.h"

#include <optional>
#include <span>

namespace remat {

/// Lower sets of a forward graph in an order in which a set comes after all its
/// subsets, the last being V, with the sums that Eq. 1 and 2 need.
class LowerSetFamily {
public:
  /// L^v, the vertices from which v can be reached, for at most \p maxSets - 1
  /// of the v, and V (section 4.3). If there are more vertices, one in each of
  /// as many equal runs of the program is taken: the one at which the fewest
  /// bytes cross. Besides, in the same way, up to \p maxPrefixes prefixes {0,
  /// ..., v} of the program: where several values cross everywhere, as the
  /// states of a recurrence do, no L^v has a small boundary, but these have.
  static LowerSetFamily ancestors(const ForwardGraph &forward, uint32_t maxSets,
                                  uint32_t maxPrefixes = 0);
  /// All lower sets but the empty one, or none where there are more than
  /// \p maxSets of them (section 4.2).
  static std::optional<LowerSetFamily> all(const ForwardGraph &forward,
                                           uint32_t maxSets);
  /// The sets of \p family in \p chain, which increase to V, and their
  /// neighbours: each set with one vertex more or less, and between two sets
  /// those that grow in program order. If there are more than \p maxSets, those
  /// nearest to the chain.
  static LowerSetFamily around(const LowerSetFamily &family,
                               std::span<const uint32_t> chain,
                               uint32_t maxSets);

  uint32_t size() const { return sets.size(); }
  bool contains(uint32_t set, uint32_t v) const {
    return bits[size_t(set) * words + v / 64] >> (v % 64) & 1;
  }
  /// Whether \p smaller is a proper subset of \p larger.
  bool isBelow(uint32_t smaller, uint32_t larger) const;

  struct Set {
    uint32_t top;      ///< v of L^v, kNone where it is another set.
    uint32_t firstOut; ///< The first vertex that it has not.
    uint32_t end;      ///< One above its last vertex.
    double time;       ///< T(L).
    int64_t bytes;     ///< M(L).
    int64_t fixed;     ///< The terms of Eq. 2 that depend on L_i alone.
    std::vector<uint32_t> boundary;
  };
  const Set &operator[](uint32_t set) const { return sets[set]; }
  const ForwardGraph &forward() const { return *graph; }

private:
  using Bits = std::vector<uint64_t>;
  explicit LowerSetFamily(const ForwardGraph &forward);
  void addSet(const Bits &members, uint32_t top);
  /// Adds V and \p found, each once, subsets first.
  void addSorted(std::vector<std::pair<Bits, uint32_t>> found);
  Bits members(uint32_t set) const;

  const ForwardGraph *graph = nullptr;
  size_t words = 0;
  std::vector<uint64_t> bits;
  std::vector<Set> sets;
};

/// An increasing sequence of sets of a family, the last being V, with what the
/// paper's model says of it.
struct CanonicalStrategy {
  std::vector<uint32_t> sets;
  double overhead = 0; ///< Eq. 1, in units of cost.
  int64_t peak = 0;    ///< The largest of Eq. 2 over i, in bytes.
};

/// Eq. 1 and 2 for \p sets, evaluated set by set.
CanonicalStrategy evaluateStrategy(const LowerSetFamily &family,
                                   std::vector<uint32_t> sets);

enum class StrategyObjective : uint8_t {
  Time,   ///< Least overhead (time-centric).
  Memory, ///< Most overhead (memory-centric, section 4.4): coarse parts, which
          ///< liveness makes small.
};

/// The dynamic program of section 4.2 over a family, for any number of budgets.
/// Takes 24 bytes for each pair of sets of which one holds the other, at most
/// 20 MB for the 1,280 sets that the planners take.
class StrategyProgram {
public:
  explicit StrategyProgram(const LowerSetFamily &family);

  /// The best strategy whose Eq. 2 stays within \p budget bytes, or none. For
  /// each set the program keeps, for each of \p timeSlots equal ranges of
  /// overhead, the prefix with the least memory: the paper's table opt[L, t],
  /// exact for whole costs that add up to less than the slots, otherwise an
  /// approximation with lists of bounded length.
  std::optional<CanonicalStrategy>
  best(int64_t budget, StrategyObjective objective, uint32_t timeSlots) const;

  /// The time and bytes that a larger set adds to a prefix that
  /// ends in \p from.
  struct Extension {
    uint32_t from;  ///< kNone: the empty set.
    double time;    ///< The time of Eq. 1.
    int64_t cached; ///< Bytes of the new set's boundary that are not in from.
  };
  /// How \p to can extend others, the empty set first.
  std::span<const Extension> extensionsTo(uint32_t to) const {
    return std::span(extensions).subspan(first[to], first[to + 1] - first[to]);
  }
  const LowerSetFamily &sets() const { return *family; }

private:
  const LowerSetFamily *family;
  std::vector<Extension> extensions;
  std::vector<size_t> first; ///< Per set, and one above.
};

/// The smallest budget for which a strategy exists, to 1 / 1024 of it and to a
/// byte below 1024 bytes, by binary search. At most \p known, where a strategy
/// is known to exist. After \p maxWork comparisons of two sets it ends with a
/// budget that is enough.
int64_t smallestBudget(const LowerSetFamily &family,
                       std::optional<int64_t> known = std::nullopt,
                       uint64_t maxWork = UINT64_MAX);

/// The choice from which the realiser makes the strategy's plan: boundaries are
/// kept.
struct Choice;
Choice choiceOf(const Graph &graph, const LowerSetFamily &family,
                const CanonicalStrategy &strategy);

} // namespace remat

#endif // REMAT_LIB_CORE_LOWERSETS_LOWERSETS_H
