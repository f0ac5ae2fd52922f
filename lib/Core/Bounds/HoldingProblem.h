//===- HoldingProblem.h - What a full device costs --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The relaxation behind CostBound.h, for one interval of a plan: which values
// are held over the interval, at a price for each byte, and which are computed
// again. It is a minimum cut.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_BOUNDS_HOLDINGPROBLEM_H
#define REMAT_LIB_CORE_BOUNDS_HOLDINGPROBLEM_H

#include "Core/Bounds/MinCut.h"
#include "remat/Core/Graph/Graph.h"

namespace remat {

/// The costs of the nodes as multiples of a power of two, rounded down. Their
/// sums are exact and stay below 2^47.
struct WholeCosts {
  explicit WholeCosts(const Graph &graph);
  double inUnits(int64_t cost) const;
  /// Nodes other than those from \p begin to before \p end cost nothing.
  void keepOnly(NodeId begin, NodeId end);

  std::vector<int64_t> of; ///< Indexed by node.
  int exponent = 0;
};

/// An interval of a plan: from the first run of one node to that of another, or
/// to the plan's end.
struct Interval {
  /// When a node runs for the first time: before the interval, or within it
  /// (its last step included). Free: that is not certain. Outside: the start
  /// itself, and nodes from which no node inside can read.
  enum class FirstRun : uint8_t { Before, Inside, Free, Outside };

  NodeId start = kNone;
  bool isToEnd = true;
  std::vector<FirstRun> firstRun; ///< Indexed by node.
};

/// The interval from the first run of \p start to that of the later node \p to;
/// the number of nodes stands for the plan's end. The first form is for plans
/// whose first runs keep program order, the second for any order.
Interval intervalInOrder(const Graph &graph, NodeId start, NodeId to);
Interval intervalInAnyOrder(const Graph &graph, NodeId start, NodeId to);

/// \p n and what is made of it.
std::vector<bool> withDescendants(const Graph &graph, NodeId n);

class HoldingProblem {
public:
  /// Refers to all three.
  HoldingProblem(const Graph &graph, const WholeCosts &costs,
                 const Interval &interval);

  static constexpr int64_t kNoPlan = INT64_MAX;

  /// A lower bound on the cost of recomputations in the interval, in multiples
  /// of the unit of costs, if at most \p freeBytes are held on top of the
  /// start's working set; kNoPlan if more must be held. Subtracts the arcs that
  /// it visits from \p work. It ends early, with a lower bound, when \p work is
  /// used up or when it cannot exceed \p goal.
  int64_t bound(int64_t freeBytes, int64_t goal, int64_t &work);

  /// Bytes that must be held on top of the start's working set, however much is
  /// recomputed. The result is smaller where \p work is used up.
  int64_t leastHeldBytes(int64_t &work);

private:
  /// The cost of one set of held values, linear in the price of a byte.
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

  std::vector<int64_t> weight; ///< The bytes that holding each tensor adds.
  /// Whether each tensor is needed whatever runs again.
  std::vector<bool> isNeeded;
  /// The vertex of each node; kNone if it is not needed again.
  std::vector<uint32_t> vertex;
  /// The node of each vertex, from the first node's on.
  std::vector<NodeId> nodes;
  int64_t neededBytes = 0; ///< If nothing runs again.
  int64_t fixedBytes = 0;  ///< The part of these that must be held.

  std::vector<MinCut::Edge> edges;
  std::vector<int64_t> edgeCost; ///< MinCut::kInfinite: in no cut.
  std::vector<int64_t> edgeBytes;
  std::vector<int64_t> capacities;
  int64_t flow = 0;
  std::optional<MinCut> cut;
};

} // namespace remat

#endif // REMAT_LIB_CORE_BOUNDS_HOLDINGPROBLEM_H
