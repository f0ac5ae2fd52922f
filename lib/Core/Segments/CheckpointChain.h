//===- CheckpointChain.h - Checkpoints of a linear graph --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Chooses checkpoints of a chain. Feng and Huang 2018 and 2021, section 4: a
// linear computation graph (LCG) is a chain of vertices v_0, ..., v_n. A choice
// of checkpoints V^R, v_0 and v_n among them, costs
//
//   sum of l(v) over V^R + the largest l(v_i, v_k) over adjacent checkpoints
//                                                                      (Eq. 1)
//
// where l(v_i, v_k) is what lies between them. The largest term is bounded by a
// constant C, the max term, and the first sum is then a shortest path in the
// accessibility graph, whose edges are the pairs with l(v_i, v_k) <= C.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_SEGMENTS_CHECKPOINTCHAIN_H
#define REMAT_LIB_CORE_SEGMENTS_CHECKPOINTCHAIN_H

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace remat {

/// Segments of any shape count as edges with a cost of their own: Figure 6.
struct LinearGraph {
  std::vector<int64_t> vertexBytes; ///< l(v_0), ..., l(v_n).
  std::vector<int64_t>
      segmentBytes; ///< Between v_i and v_i+1, apart from them.
};

/// Checkpoints, and the two terms of Eq. 1 and 2.
struct Checkpoints {
  std::vector<uint32_t> vertices; ///< V^R, in order.
  int64_t heldBytes = 0;          ///< The sum of l(v) over V^R.
  int64_t largestBytes = 0;       ///< The largest term; at most C.

  int64_t total() const { return heldBytes + largestBytes; }
};

/// The accessibility graphs of a linear graph, one a max term.
class AccessibilityGraph {
public:
  explicit AccessibilityGraph(const LinearGraph &graph);

  /// Finds the shortest path from v_0 to v_n for \p maxTerm; false where there
  /// is none. A segment that breaks the constraint by itself may have
  /// checkpoints inside for \p inside[i] bytes, between v_i and v_i+1 as
  /// checkpoints; an empty list forbids them.
  bool findPath(int64_t maxTerm, std::span<const int64_t> inside = {});

  // These functions and the fields below describe the path found last.
  int64_t heldBytes() const { return distance.back(); }
  /// Without the segments that break the constraint by themselves.
  int64_t largestBytes() const;
  std::vector<uint32_t> vertices() const;

private:
  /// l(v_i, v_k)
  int64_t between(uint32_t i, uint32_t k) const { return end[k] - begin[i]; }

  std::vector<int64_t> vertexBytes;
  /// Bytes of all that comes before a vertex, without it and with it.
  std::vector<int64_t> end, begin;
  // The path found last.
  int64_t limit = 0;
  std::vector<int64_t> distance; ///< From v_0, both ends counted.
  std::vector<uint32_t> from, window;
};

/// The same for one max term.
std::optional<Checkpoints> shortestPath(const LinearGraph &graph,
                                        int64_t maxTerm,
                                        std::span<const int64_t> inside = {});

/// Section 4, Alg. 1: the cheapest checkpoints over all max terms. With
/// segments of no bytes it is never empty.
Checkpoints solveLinear(const LinearGraph &graph);

/// What `solve` found for a max term: the terms of Eq. 1 or 2.
struct MaxTermCost {
  int64_t heldBytes = 0;
  int64_t largestBytes = 0;
};

/// The max term of the cheapest solution among all from \p least to \p most
/// bytes, as if each were tried; of equally cheap ones the first tried. \p
/// solve gives the least heldBytes for a max term, so that these fall as it
/// rises: between two max terms with equal sums nothing is left to try, and
/// between others nothing is cheaper than the lower max term with the smaller
/// sum.
int64_t findMaxTerm(int64_t least, int64_t most,
                    const std::function<MaxTermCost(int64_t maxTerm)> &solve);

} // namespace remat

#endif // REMAT_LIB_CORE_SEGMENTS_CHECKPOINTCHAIN_H
