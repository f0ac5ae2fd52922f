//===- LowerSets.h - Canonical strategies of Kusumoto et al. ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kusumoto et al. 2019, A Graph Theoretic Framework of Recomputation
// Algorithms. A set L of vertices is a lower set when no edge enters it. A
// canonical strategy is an increasing sequence L_1 < ... < L_k = V. The forward
// part keeps the boundary of each L_i (its vertices with an edge that leaves
// it) and drops the others. The backward part visits the V_i = L_i \ L_i-1 from
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
  /// Returns V and at most \p maxSets - 1 of the sets L^v. L^v has the vertices
  /// from which v can be reached (section 4.3). If the graph has more than \p
  /// maxSets - 1 vertices, the program is divided into \p maxSets - 1 equal
  /// runs. Each run gives one v: the vertex after which later vertices read the
  /// fewest bytes of earlier vertices. In the same way the function adds up to
  /// \p maxPrefixes prefixes {0, ..., v} of the program. In some graphs several
  /// values are live at every place, such as the states of a recurrence. No L^v
  /// then has a small boundary, but these prefixes have small boundaries.
  static LowerSetFamily ancestors(const ForwardGraph &forward, uint32_t maxSets,
                                  uint32_t maxPrefixes = 0);
  /// Returns all lower sets except the empty one, or none if there are more
  /// than \p maxSets of them (section 4.2).
  static std::optional<LowerSetFamily> all(const ForwardGraph &forward,
                                           uint32_t maxSets);
  /// The sets \p chain of \p family must increase to V. Returns these sets and
  /// their neighbours: each set with one vertex more or less, and sets between
  /// two consecutive ones, which grow vertex by vertex in program order.
  /// Returns at most about \p maxSets sets.
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
    uint32_t top;      ///< The vertex v if the set is L^v, otherwise kNone.
    uint32_t firstOut; ///< The first vertex that is not in the set.
    uint32_t end;      ///< The number of the set's last vertex, plus 1.
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
  /// Adds V and the sets \p found, each once, with subsets first.
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
  int64_t peak = 0;    ///< The largest value of Eq. 2 over all i, in bytes.
};

/// Computes Eq. 1 and 2 for \p sets, set by set.
CanonicalStrategy evaluateStrategy(const LowerSetFamily &family,
                                   std::vector<uint32_t> sets);

enum class StrategyObjective : uint8_t {
  Time, ///< The least overhead (time-centric).
  /// The most overhead (memory-centric, section 4.4). This objective gives
  /// strategies with few, large parts. With liveness analysis, such strategies
  /// often give plans with low peaks.
  Memory,
};

/// The dynamic program of section 4.2 over a family, for any number of budgets.
/// The program takes 24 bytes for each pair of sets in which one set contains
/// the other. The 1,280 sets of the planners take at most 20 MB.
class StrategyProgram {
public:
  explicit StrategyProgram(const LowerSetFamily &family);

  /// Returns the best strategy whose Eq. 2 stays within \p budget bytes, or
  /// none. The overheads are divided into \p timeSlots equal ranges. For each
  /// set and range the program keeps the prefix with the least memory, as in
  /// the paper's table opt[L, t]. The result is exact if the costs are integers
  /// with a sum below \p timeSlots. Otherwise the result is an approximation,
  /// because the length of the lists is limited.
  std::optional<CanonicalStrategy>
  best(int64_t budget, StrategyObjective objective, uint32_t timeSlots) const;

  /// The time and bytes that a set adds to a prefix that ends in `from`.
  struct Extension {
    uint32_t from; ///< The set that is extended, or kNone for the empty set.
    double time;   ///< The time of Eq. 1.
    /// The bytes of the new set's boundary vertices that are not in `from`.
    int64_t cached;
  };
  /// Returns the sets that the set \p to can extend. The empty set comes first.
  std::span<const Extension> extensionsTo(uint32_t to) const {
    return std::span(extensions).subspan(first[to], first[to + 1] - first[to]);
  }
  const LowerSetFamily &sets() const { return *family; }

private:
  const LowerSetFamily *family;
  std::vector<Extension> extensions;
  std::vector<size_t> first; ///< For each set, the index of its first
                             ///< extension. The last entry is the number of all
                             ///< extensions.
};

/// Returns the smallest budget for which a strategy exists, by binary search.
/// The result exceeds the smallest budget by less than 1 / 1024 of that budget,
/// or is exact below 1024 bytes. If the budget \p known is given, a strategy
/// must exist for it, and the result is at most \p known. After \p maxWork
/// comparisons of two sets, the function returns the smallest budget so far for
/// which it knows a strategy.
int64_t smallestBudget(const LowerSetFamily &family,
                       std::optional<int64_t> known = std::nullopt,
                       uint64_t maxWork = UINT64_MAX);

/// Returns the choice that keeps the boundaries of \p strategy. The realiser
/// makes the plan of the strategy from this choice.
struct Choice;
Choice choiceOf(const Graph &graph, const LowerSetFamily &family,
                const CanonicalStrategy &strategy);

/// Returns the number of lower sets of \p forward without the empty one. The
/// number is exact below 2^53, and a rounded double above. Returns none if
/// there are more than \p limit lower sets, and counting them would also keep
/// more than \p limit cases at a time.
///
/// The function visits the vertices one by one. Their order is chosen so that,
/// at any time, few visited vertices have a successor that is not visited yet.
/// Lower sets that agree on these few vertices are one case. Therefore a chain
/// of any length takes two cases, and a graph with narrow cuts takes few cases.
std::optional<double> countLowerSets(const ForwardGraph &forward,
                                     uint32_t limit);

} // namespace remat

#endif // REMAT_LIB_CORE_LOWERSETS_LOWERSETS_H
