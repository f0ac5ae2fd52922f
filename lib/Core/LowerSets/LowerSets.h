//===- LowerSets.h - Canonical strategies and their program -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kusumoto et al. 2019, A Graph Theoretic Framework of Recomputation
// Algorithms. A set L of vertices is a lower set when no edge enters it. A
// canonical strategy is an increasing sequence L_1 < ... < L_k = V. The forward
// part keeps the boundary of each L_i (its vertices with an edge that leaves
// it) and drops the rest. The backward part visits the V_i = L_i \ L_i-1 from
// the last to the first, and recomputes the values of V_i that it needs.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_LOWERSETS_LOWERSETS_H
#define REMAT_LIB_CORE_LOWERSETS_LOWERSETS_H

#include "Core/Graph/ForwardGraph.h"

#include <optional>
#include <span>

namespace remat {

/// Lower sets of a forward graph, with the sums for Eq. 1 and 2. Each set comes
/// after all its subsets, and the last set is V.
class LowerSetFamily {
public:
  /// Returns V and at most \p maxSets - 1 of the sets L^v, the vertices from
  /// which v can be reached (section 4.3). If there are more vertices, the
  /// program is divided into that many equal runs, and each run gives the
  /// vertex at which the fewest bytes cross. In the same way it adds up to \p
  /// maxPrefixes prefixes {0, ..., v} of the program. If several values cross
  /// everywhere, such as the states of a recurrence, no L^v has a small
  /// boundary, but these prefixes do.
  static LowerSetFamily ancestors(const ForwardGraph &forward, uint32_t maxSets,
                                  uint32_t maxPrefixes = 0);
  /// Returns all lower sets except the empty one, or none if there are more
  /// than \p maxSets of them (section 4.2).
  static std::optional<LowerSetFamily> all(const ForwardGraph &forward,
                                           uint32_t maxSets);
  /// Returns the sets of \p family in \p chain, which increase to V, and their
  /// neighbours: each set with one vertex more or less, and between two sets
  /// those that grow in program order. If there are more than \p maxSets,
  /// returns those nearest to the chain.
  static LowerSetFamily around(const LowerSetFamily &family,
                               std::span<const uint32_t> chain,
                               uint32_t maxSets);

  uint32_t size() const { return sets.size(); }
  bool contains(uint32_t set, uint32_t v) const {
    return bits[size_t(set) * words + v / 64] >> (v % 64) & 1;
  }
  /// Returns whether \p smaller is a proper subset of \p larger.
  bool isBelow(uint32_t smaller, uint32_t larger) const;

  struct Set {
    uint32_t top;      ///< The vertex v of L^v, or kNone for another set.
    uint32_t firstOut; ///< The first vertex that is not in the set.
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
  /// Adds V and \p found, each once, with subsets first.
  void addSorted(std::vector<std::pair<Bits, uint32_t>> found);
  Bits members(uint32_t set) const;

  const ForwardGraph *graph = nullptr;
  size_t words = 0;
  std::vector<uint64_t> bits;
  std::vector<Set> sets;
};

/// An increasing sequence of sets of a family that ends in V, with its values
/// in the paper's model.
struct CanonicalStrategy {
  std::vector<uint32_t> sets;
  double overhead = 0; ///< Eq. 1, in units of cost.
  int64_t peak = 0;    ///< The largest of Eq. 2 over i, in bytes.
};

/// Eq. 1 and 2 for \p sets, evaluated set by set.
CanonicalStrategy evaluateStrategy(const LowerSetFamily &family,
                                   std::vector<uint32_t> sets);

enum class StrategyObjective : uint8_t {
  Time, ///< The least overhead (time-centric).
  /// The most overhead (memory-centric, section 4.4). It gives coarse parts,
  /// which liveness makes small.
  Memory,
};

/// The dynamic program of section 4.2 over a family, for any number of budgets.
/// It takes 24 bytes for each pair of sets of which one contains the other. The
/// 1,280 sets of the planners take at most 20 MB.
class StrategyProgram {
public:
  explicit StrategyProgram(const LowerSetFamily &family);

  /// Returns the best strategy whose Eq. 2 stays within \p budget bytes, or
  /// none. The overheads are divided into \p timeSlots equal ranges. For each
  /// set and range the program keeps the prefix with the least memory, as in
  /// the paper's table opt[L, t]. This is exact if the costs are integers with
  /// a sum below \p timeSlots. Otherwise it is an approximation with lists of
  /// bounded length.
  std::optional<CanonicalStrategy>
  best(int64_t budget, StrategyObjective objective, uint32_t timeSlots) const;

  /// The time and bytes that \p to adds to a prefix that ends in \p from.
  struct Extension {
    uint32_t from; ///< kNone for the empty set.
    double time;   ///< The time of Eq. 1.
    /// The bytes of the new set's boundary that are not in from.
    int64_t cached;
  };
  /// Returns how \p to can extend other sets, the empty set first.
  std::span<const Extension> extensionsTo(uint32_t to) const {
    return std::span(extensions).subspan(first[to], first[to + 1] - first[to]);
  }
  const LowerSetFamily &sets() const { return *family; }

private:
  const LowerSetFamily *family;
  std::vector<Extension> extensions;
  std::vector<size_t> first; ///< One entry for each set, and one more.
};

/// Returns the smallest budget for which a strategy exists, by binary search.
/// It is exact to 1 / 1024, and to a byte below 1024 bytes. The result is at
/// most \p known, for which a strategy is known to exist. After \p maxWork
/// comparisons of two sets the function returns a budget that is sufficient.
int64_t smallestBudget(const LowerSetFamily &family,
                       std::optional<int64_t> known = std::nullopt,
                       uint64_t maxWork = UINT64_MAX);

/// The realiser makes the strategy's plan from this choice, which keeps
/// boundaries.
struct Choice;
Choice choiceOf(const Graph &graph, const LowerSetFamily &family,
                const CanonicalStrategy &strategy);

} // namespace remat

#endif // REMAT_LIB_CORE_LOWERSETS_LOWERSETS_H
