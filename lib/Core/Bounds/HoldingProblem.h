//===- HoldingProblem.h - The least cost if few bytes are held --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This file has the relaxation of CostBound.h for one interval of a plan. A
// value is either held during the interval or computed again. Each byte of a
// held value has a price. A minimum cut finds the cheapest choice.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_BOUNDS_HOLDINGPROBLEM_H
#define REMAT_LIB_CORE_BOUNDS_HOLDINGPROBLEM_H

#include "Core/Bounds/MinCut.h"
#include "remat/Core/Graph/Graph.h"

namespace remat {

/// The costs of the nodes as whole multiples of a small unit, rounded down. The
/// unit is a power of two. Sums of these multiples are exact and stay below
/// 2^47.
struct WholeCosts {
  explicit WholeCosts(const Graph &graph);
  double inUnits(int64_t cost) const;
  /// Sets all costs to 0, except the costs of the nodes from \p begin to before
  /// \p end.
  void keepOnly(NodeId begin, NodeId end);

  std::vector<int64_t> of; ///< Indexed by node.
  int exponent = 0;
};

/// An interval of a plan, from the first run of one node to the first run of
/// another node or to the plan's end.
struct Interval {
  /// Says when a node runs for the first time: before the interval, or inside
  /// it. The last step of the interval counts as inside. Free stands for nodes
  /// for which neither is certain. Outside stands for the start node itself,
  /// and for nodes whose results no node inside can read.
  enum class FirstRun : uint8_t { Before, Inside, Free, Outside };

  NodeId start = kNone;
  bool isToEnd = true;
  std::vector<FirstRun> firstRun; ///< Indexed by node.
};

/// Returns the interval from the first run of \p start to the first run of the
/// later node \p to. If \p to is the number of nodes, the interval ends with
/// the plan. Plans whose first runs are in program order use intervalInOrder.
/// All other plans use intervalInAnyOrder.
Interval intervalInOrder(const Graph &graph, NodeId start, NodeId to);
Interval intervalInAnyOrder(const Graph &graph, NodeId start, NodeId to);

/// Returns \p n and all nodes that depend on it.
std::vector<bool> withDescendants(const Graph &graph, NodeId n);

class HoldingProblem {
public:
  /// The arguments must outlive the object.
  HoldingProblem(const Graph &graph, const WholeCosts &costs,
                 const Interval &interval);

  static constexpr int64_t kNoPlan = INT64_MAX;

  /// Returns a lower bound on the cost of recomputations in the interval, in
  /// multiples of the unit of costs. The bound holds if at most \p freeBytes
  /// are held on top of the start's working set. Returns kNoPlan if more must
  /// be held. Subtracts the number of visited arcs from \p work. The function
  /// ends early, with a lower bound, when \p work is used up or when the bound
  /// cannot exceed \p goal.
  int64_t bound(int64_t freeBytes, int64_t goal, int64_t &work);

  /// Returns the bytes that must be held on top of the start's working set,
  /// even if everything else is recomputed. The result may be smaller if \p
  /// work is used up.
  int64_t leastHeldBytes(int64_t &work);

private:
  /// The cost of one choice of held values. It is a linear function of the
  /// price of a byte.
  struct Line {
    int64_t cost = 0;
    int64_t heldBytes = 0;
  };

  bool canBeHeld(TensorId t) const;
  bool mustBeHeld(TensorId t) const;
  int64_t extraBytes(TensorId input) const;
  bool isReadInside(TensorId t) const;
  uint32_t vertexOf(NodeId n);
  void addEdge(uint32_t from, uint32_t to, int64_t cost, int64_t bytes);
  void weighTensors();
  void addNeeds();
  void addNodes();
  void addReads();
  Line cheapestAt(double price, int64_t &work);
  Line lineOfCut() const;

  const Graph &graph;
  const WholeCosts &costs;
  const Interval &interval;

  /// For each tensor, the bytes that holding it adds.
  std::vector<int64_t> weight;
  /// For each tensor, whether it is needed no matter which nodes run again.
  std::vector<bool> isNeeded;
  /// For each node, its vertex in the cut, or kNone if the node is not needed
  /// again.
  std::vector<uint32_t> vertex;
  /// The node of each vertex, beginning with the vertex of the first node.
  std::vector<NodeId> nodes;
  int64_t neededBytes = 0; ///< The bytes of the tensors that are needed even if
                           ///< no node runs again.
  int64_t fixedBytes = 0;  ///< The bytes among neededBytes that every choice
                           ///< holds.

  std::vector<MinCut::Edge> edges;
  /// The cost of each edge, which is MinCut::kInfinite if no cut may contain
  /// the edge.
  std::vector<int64_t> edgeCost;
  std::vector<int64_t> edgeBytes;
  std::vector<int64_t> capacities;
  int64_t flow = 0;
  std::optional<MinCut> cut;
};

} // namespace remat

#endif // REMAT_LIB_CORE_BOUNDS_HOLDINGPROBLEM_H
