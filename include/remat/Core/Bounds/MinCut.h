//===- MinCut.h - The cheapest set of arcs between two vertices -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dinic's algorithm (1970) on flat arrays. Capacities are whole numbers, so
// that nothing is lost by rounding, and each flow on the way is a lower bound
// on the cut, so that the work can be limited.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_BOUNDS_MINCUT_H
#define REMAT_CORE_BOUNDS_MINCUT_H

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace remat {

class MinCut {
public:
  struct Edge {
    uint32_t from, to;
  };

  static constexpr uint32_t kSource = 0, kSink = 1;
  /// Capacity of an edge that no cut may take.
  static constexpr int64_t kInfinite = std::numeric_limits<int64_t>::max();

  /// Vertices are 0 to \p size - 1.
  MinCut(uint32_t size, std::vector<Edge> edges);

  /// The largest flow from source to sink, which is the smallest cut, where
  /// edge e takes \p capacities[e]. Those of the edges into the sink are
  /// finite, and so is their sum. Takes the arcs that it looks at off \p work,
  /// and stops where that runs out: the flow is below the cut then.
  int64_t run(std::span<const int64_t> capacities, int64_t &work);

  /// Of the last run: whether it came to its end.
  bool isMinimum() const { return !isReached(kSink); }
  /// Of the last run, if it came to its end: the edges of the cut lead from a
  /// vertex on the source's side to one that is not.
  bool isOnSourceSide(uint32_t vertex) const { return isReached(vertex); }

private:
  static constexpr uint32_t kUnreached = UINT32_MAX;

  bool isReached(uint32_t vertex) const { return level[vertex] != kUnreached; }
  uint32_t head(uint32_t arc) const {
    return arc & 1 ? edges[arc / 2].from : edges[arc / 2].to;
  }
  void findLevels(int64_t &work);
  int64_t augmentAll(int64_t &work);
  int64_t augmentPath();
  bool advance(uint32_t vertex, int64_t &work);

  std::vector<Edge> edges;
  /// Arcs 2 e and 2 e + 1 are edge e and its reverse.
  std::vector<int64_t> residual;
  std::vector<uint32_t> arcs;  ///< By the vertex that they leave.
  std::vector<uint32_t> begin; ///< Of each vertex, in arcs.
  std::vector<uint32_t> next;  ///< Of each vertex, the arc to try next.
  std::vector<uint32_t> level; ///< Arcs from the source.
  std::vector<uint32_t> path;  ///< Arcs from the source to the vertex at hand.
  std::vector<uint32_t> queue;
};

} // namespace remat

#endif // REMAT_CORE_BOUNDS_MINCUT_H
