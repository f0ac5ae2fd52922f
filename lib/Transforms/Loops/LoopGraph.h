//===- LoopGraph.h - The joint body as a graph, and its bytes ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two loops need memory for their stacks and for one iteration. Each stack
// takes the bytes of its slice times the trip count. This file reads the graph
// of one iteration, and counts the bytes of the stacks and of the iteration for
// any plan of the iteration. A stack on the host takes no device bytes.
// However, while a slot is copied, its slice takes bytes in the iteration.
//
// A loop without a partner takes only the bytes that one iteration holds. An
// iteration of such a loop is planned like any step.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPGRAPH_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPGRAPH_H

#include "Analysis/Graph/FunctionGraph.h"
#include "Transforms/Loops/GroupSizes.h"
#include "Transforms/Loops/LoopBody.h"
#include "Transforms/Planning/PlanProblem.h"

namespace remat {

/// The figures on which the bytes of every plan of two loops depend.
struct LoopShape {
  NodeId turn = kNone;
  /// Whether this is a loop without a partner.
  bool isAlone = false;
  int64_t trips = 0;
  /// The bytes that are carried into an iteration of the forward loop. Each
  /// group of iterations keeps the bytes that are carried into its first
  /// iteration.
  int64_t carried = 0;
  /// If the program itself has these loops inside of a group of iterations,
  /// this field has the bytes of the values that are carried into such groups.
  /// For other loops the number is 0.
  int64_t enclosingGroupBytes = 0;
};

/// The graph of a joint body. In this graph, all nodes of the backward body
/// come after the turn.
struct LoopGraph : LoopShape {
  FunctionGraph graph;
  unsigned carries = 0; ///< The number of carries.
  /// The bytes of the counters of both bodies, added if iterations are grouped.
  int64_t counterBytes = 0;
  /// For each tensor, whether both bodies can make it. A tensor that both
  /// bodies can make needs no stack.
  std::vector<bool> inBoth;
  bool canGroup = false;
  /// How many seconds the target takes to write one byte into a stack. The
  /// value is 0 if the time of nodes is unknown.
  double secondsPerByte = 0;
  /// For each node, whether the target computes the node in less time than it
  /// writes the node's results into stacks. The list is empty if the module
  /// names no machine.
  std::vector<bool> isQuick;
  /// The target's link to the host. If the link has no bandwidths, no stack is
  /// put on the host.
  PlanLink copies;
  /// For each tensor, the bytes that it takes on the host. The number is 0
  /// unless the program itself puts the tensor on the host. A tensor on the
  /// host has no bytes in the graph.
  std::vector<int64_t> hostBytes;

  /// The buffers that an scf.for holds for its carried values. These buffers
  /// exist while the loop runs. For loops other than an scf.for, the target's
  /// compiler decides which buffers exist.
  struct Held {
    std::vector<TensorId> tensors; ///< The carried values.
    int64_t bytes = 0;             ///< The bytes of all tensors in this list.
    /// While carried values exchange places, a copy holds one of them. This
    /// field has the bytes of the largest such copy.
    int64_t away = 0;
  };
  Held heldForward, heldBackward;

  /// Returns the position of the turn in \p steps, the steps of a plan.
  uint32_t turnIn(llvm::ArrayRef<Step> steps) const {
    return llvm::find(steps, Step::compute(turn)) - steps.begin();
  }
  bool canCopy() const {
    return copies.link.deviceToHost && copies.link.hostToDevice;
  }
  /// Returns how many bytes the value of \p tensor takes in a slot. A kernel
  /// may hold the value in several parts, which take more bytes than the slot.
  int64_t slotBytes(TensorId tensor) const;
};

/// The bytes that the loops take with one plan of their joint body.
struct LoopBytes : LoopShape {
  /// The bytes of one slot, summed over all stacks on the device.
  int64_t crossing = 0;
  /// The number of all stacks, on the device and on the host.
  unsigned stacked = 0;
  /// The bytes of one slot, summed over all stacks on the host. For a loop
  /// without a partner, this number is the peak on the host.
  int64_t host = 0;
  int64_t body = 0; ///< The peak of the bytes that an iteration holds.
  /// The peak of the bytes that an iteration holds up to the turn.
  int64_t forwardBody = 0;
  Groups groups = {};

  /// Returns the bytes of all stacks on the device. The result is at most
  /// kMostBytes. A loop without a partner has no stacks.
  int64_t stacks() const;
  int64_t hostStacks() const;
  /// Returns the part of hostStacks() that holds values carried into groups.
  int64_t hostStarts() const;
  int64_t total() const { return stacks() + body; }
};

/// Sums the bytes of several loops. The bytes of all pairs are added, as if all
/// of them were held at the same time. A loop without a partner ends before
/// another loop begins, so only the largest such loop counts.
class LoopTotal {
public:
  void add(const LoopBytes &bytes);
  int64_t bytes() const { return std::max(pairs, alone); }

private:
  int64_t pairs = 0, alone = 0;
};

/// The joint body of two loops, and its graph. The joint body has the groups of
/// its kernels, if these groups are known. The joint body is a function of the
/// module as long as this PairGraph exists.
class PairGraph {
public:
  explicit PairGraph(const LoopPair &pair);
  ~PairGraph() { body.function.erase(); }
  PairGraph(const PairGraph &) = delete;
  PairGraph &operator=(const PairGraph &) = delete;

  /// Reads the graph. If \p copies has bandwidths, also reads how long each
  /// node takes, because plans compare the times of copies with the times of
  /// nodes.
  mlir::LogicalResult read(CostModel model,
                           const PlanLink &copies = PlanLink());

  const LoopPair &pair;
  LoopBody body;
  LoopGraph graph;
};

/// Returns the tensors that the forward part makes and the backward part reads.
/// The tensors are in the order in which they are made. Each of the tensors
/// that cross in this way needs a stack.
llvm::SmallVector<TensorId> crossingTensors(const LoopGraph &graph,
                                            llvm::ArrayRef<Step> steps);

/// Returns the bytes that the loops take if an iteration runs the plan
/// \p steps.
LoopBytes bytesOf(const LoopGraph &graph, llvm::ArrayRef<Step> steps);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPGRAPH_H
