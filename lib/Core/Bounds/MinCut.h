//===- MinCut.h - The cheapest set of arcs between two vertices -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dinic's algorithm (1970) on flat arrays. Capacities are integers, so there
// are no rounding errors. The flow is a lower bound on the cut at any time, so
// the algorithm may end early when its work is limited.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_BOUNDS_MINCUT_H
#define REMAT_LIB_CORE_BOUNDS_MINCUT_H

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
  /// An edge with this capacity is in no cut.
  static constexpr int64_t kInfinite = std::numeric_limits<int64_t>::max();

  /// The vertices have the numbers 0 to \p size - 1.
  MinCut(uint32_t size, std::vector<Edge> edges);

  /// Returns the largest flow from source to sink, which equals the smallest
  /// cut. Edge e has the capacity \p capacities[e]. Edges into the sink must
  /// have finite capacities with a finite sum. Subtracts the number of visited
  /// arcs from \p work, and ends early when \p work is used up. If \p work is
  /// used up, the returned flow is only a lower bound on the smallest cut.
  int64_t run(std::span<const int64_t> capacities, int64_t &work);

  bool isMinimum() const { return !isReached(kSink); }
  /// Returns whether the cut of the last run leaves a vertex on the source's
  /// side. That run must have been complete. The edges of the cut lead from the
  /// source's side to the sink's side.
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
  /// Each edge e has two entries: entry 2 * e is for the edge, and entry 2 * e
  /// + 1 is for its reverse.
  std::vector<int64_t> residual;
  /// The arcs, sorted by the vertex that they leave.
  std::vector<uint32_t> arcs;
  /// The position in arcs of the first arc of each vertex.
  std::vector<uint32_t> begin;
  std::vector<uint32_t> next; ///< For each vertex, the next arc to try.
  /// The distance of each vertex from the source, in arcs.
  std::vector<uint32_t> level;
  /// The arcs from the source to the current vertex.
  std::vector<uint32_t> path;
  std::vector<uint32_t> queue;
};

} // namespace remat

#endif // REMAT_LIB_CORE_BOUNDS_MINCUT_H
