//===- CheckpointChain.h - Checkpoints of a linear graph --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Chooses checkpoints of a chain. Feng and Huang 2018 and 2021, section 4: a
// linear computation graph (LCG) is a chain of vertices v_0, ..., v_n. A choice
// of checkpoints V^R, which contains v_0 and v_n, costs
//
//   sum of l(v) over V^R + the largest l(v_i, v_k) over adjacent checkpoints
//                                                                      (Eq. 1)
//
// where l(v_i, v_k) is the number of bytes between v_i and v_k. Let a constant
// C, the max term, limit the largest term. For this C, the checkpoints for
// which the sum of l(v) is least are a shortest path in the accessibility
// graph. The edges of this graph are the pairs with l(v_i, v_k) <= C.
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

/// A segment of any form between two vertices counts as an edge that has bytes
/// (Figure 6).
struct LinearGraph {
  std::vector<int64_t> vertexBytes;  ///< l(v_0), ..., l(v_n).
  std::vector<int64_t> segmentBytes; ///< The bytes of the vertices between v_i
                                     ///< and v_i+1, without these two.
};

/// Checkpoints, and the two terms of Eq. 1 and 2.
struct Checkpoints {
  std::vector<uint32_t> vertices; ///< V^R, in order.
  int64_t heldBytes = 0;          ///< The sum of l(v) over V^R.
  int64_t largestBytes = 0;       ///< The largest term, which is at most C.

  int64_t total() const { return heldBytes + largestBytes; }
};

/// The accessibility graphs of a linear graph, one for each max term.
class AccessibilityGraph {
public:
  explicit AccessibilityGraph(const LinearGraph &graph);

  /// Finds the shortest path from v_0 to v_n for \p maxTerm. Returns false if
  /// there is none. A single segment i may exceed the max term. Then v_i and
  /// v_i+1 are checkpoints, and the segment has further checkpoints of \p
  /// inside[i] bytes. If \p inside is empty, no segment may exceed the max
  /// term.
  bool findPath(int64_t maxTerm, std::span<const int64_t> inside = {});

  // The functions below describe the path that was found last.
  int64_t heldBytes() const { return distance.back(); }
  /// Returns the largest term without the segments that exceed the max term by
  /// themselves.
  int64_t largestBytes() const;
  std::vector<uint32_t> vertices() const;

private:
  /// l(v_i, v_k)
  int64_t between(uint32_t i, uint32_t k) const { return end[k] - begin[i]; }

  std::vector<int64_t> vertexBytes;
  /// For each vertex, the bytes of all vertices and segments before it. `end`
  /// leaves out the vertex itself, and `begin` includes it.
  std::vector<int64_t> end, begin;
  // For the last path.
  int64_t limit = 0;
  std::vector<int64_t> distance; ///< The distance from v_0. Both ends count.
  std::vector<uint32_t> from, window;
};

/// Returns the shortest path for one max term.
std::optional<Checkpoints> shortestPath(const LinearGraph &graph,
                                        int64_t maxTerm,
                                        std::span<const int64_t> inside = {});

/// Section 4, Alg. 1: returns the cheapest checkpoints over all max terms.
/// There is always a result if segments have no bytes.
Checkpoints solveLinear(const LinearGraph &graph);

/// The two terms of Eq. 1 or 2 for one max term.
struct MaxTermCost {
  int64_t heldBytes = 0;
  int64_t largestBytes = 0;
};

/// Returns the max term from \p least to \p most bytes whose solution is the
/// cheapest. If several are equally cheap, returns the one that is tried first.
/// The function \p solve returns the solution with the least heldBytes within a
/// max term. The heldBytes fall as the max term rises, so not every max term
/// must be tried. If two max terms have equal heldBytes, no max term between
/// them is tried. Otherwise a solution between them costs at least the lower
/// max term plus the smaller heldBytes.
int64_t findMaxTerm(int64_t least, int64_t most,
                    const std::function<MaxTermCost(int64_t maxTerm)> &solve);

} // namespace remat

#endif // REMAT_LIB_CORE_SEGMENTS_CHECKPOINTCHAIN_H
