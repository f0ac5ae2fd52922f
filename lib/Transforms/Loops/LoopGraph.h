//===- LoopGraph.h - The joint body as a graph, and its bytes ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The memory of a pair of loops has two parts: the stacks, each as large as its
// slice times the trip count, and the bytes that one iteration holds. This file
// reads the graph of one iteration, and counts both parts for any plan of it. A
// stack on the host takes no device bytes, but a slot that is being copied
// counts like the slice in the iteration.
//
// A loop without a partner takes only the bytes that one iteration holds. The
// iteration is planned like any step.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPGRAPH_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPGRAPH_H

#include "Analysis/Graph/FunctionGraph.h"
#include "Transforms/Loops/GroupSizes.h"
#include "Transforms/Loops/LoopBody.h"
#include "Transforms/Planning/PlanLink.h"

namespace remat {

/// The figures that the bytes of each plan of a pair of loops depend on.
struct LoopShape {
  NodeId turn = kNone;
  /// Whether the loop has no partner that reads its stacks.
  bool isAlone = false;
  int64_t trips = 0;
  /// Bytes carried into an iteration of the forward loop, which each group
  /// keeps.
  int64_t carried = 0;
  /// The bytes of the values carried into groups of iterations, if the program
  /// already has these loops inside such a group.
  int64_t enclosingGroupBytes = 0;
};

/// The graph of a joint body. All its backward nodes come after the turn.
struct LoopGraph : LoopShape {
  FunctionGraph graph;
  unsigned carries = 0; ///< The number of values carried into an iteration.
  /// Bytes of the counters of an iteration in both bodies, which groups
  /// compute.
  int64_t counterBytes = 0;
  /// For each tensor, whether both bodies make it. It then needs no stack.
  std::vector<bool> inBoth;
  bool canGroup = false;
  /// The target's time to write one byte into a stack, or 0 if the time of
  /// nodes is unknown.
  double secondsPerByte = 0;
  /// The target's link to the host. Without bandwidths no stack is put on the
  /// host.
  PlanLink copies;
  /// For each tensor, the bytes that it takes on the host if the program puts
  /// it there. It then has no bytes in the graph.
  std::vector<int64_t> hostBytes;
  /// Slots that the program fetches one iteration ahead.
  std::vector<TensorId> ahead;

  /// The buffers that an scf.for holds for its carried values. They exist as
  /// long as the loop runs. For other loops the target's compiler decides.
  struct Held {
    std::vector<TensorId> tensors; ///< The carried values.
    int64_t bytes = 0;             ///< Bytes of all of them.
    /// The bytes of the largest copy that holds a value while others move.
    int64_t away = 0;
  };
  Held heldForward, heldBackward;

  /// Returns the index of the turn in the \p steps of a plan.
  uint32_t turnIn(llvm::ArrayRef<Step> steps) const {
    return llvm::find(steps, Step::compute(turn)) - steps.begin();
  }
  bool canCopy() const {
    return copies.link.deviceToHost && copies.link.hostToDevice;
  }
  /// Returns the bytes of the value of \p tensor in a slot. A kernel may hold
  /// the value in parts that take more.
  int64_t slotBytes(TensorId tensor) const;
};

/// The bytes that a plan of a joint body needs.
struct LoopBytes : LoopShape {
  int64_t crossing = 0; ///< Bytes of one slot of all stacks on the device.
  /// The number of stacks on the device, and the number of stacks elsewhere.
  unsigned stacked = 0;
  /// The bytes of one slot of all stacks on the host. For a loop without a
  /// partner, the peak on the host.
  int64_t host = 0;
  int64_t body = 0;        ///< The peak inside an iteration.
  int64_t forwardBody = 0; ///< The peak up to the turn.
  Groups groups = {};

  /// Returns the bytes of the stacks, at most kMostBytes. A loop without a
  /// partner has none.
  int64_t stacks() const;
  int64_t hostStacks() const;
  /// Returns the bytes of hostStacks for values carried into groups.
  int64_t hostStarts() const;
  int64_t total() const { return stacks() + body; }
};

/// Sums the bytes of several loops. All pairs count as if they were held at the
/// same time. A loop without a partner ends before another loop begins.
class LoopTotal {
public:
  void add(const LoopBytes &bytes);
  int64_t bytes() const { return std::max(pairs, alone); }

private:
  int64_t pairs = 0, alone = 0;
};

/// The joint body of a pair of loops, with the kernels that are known, and its
/// graph. The body is a function of the module as long as this exists.
class PairGraph {
public:
  explicit PairGraph(const LoopPair &pair);
  ~PairGraph() { body.function.erase(); }
  PairGraph(const PairGraph &) = delete;
  PairGraph &operator=(const PairGraph &) = delete;

  /// Reads the graph. With \p copies it also reads the time of nodes, which
  /// copies to the host are compared with.
  mlir::LogicalResult read(CostModel model,
                           const PlanLink &copies = PlanLink());

  const LoopPair &pair;
  LoopBody body;
  LoopGraph graph;
};

/// Returns the tensors that the forward part makes and the backward part reads,
/// in the order in which they are made. Each of these tensors needs a stack.
llvm::SmallVector<TensorId> crossingTensors(const LoopGraph &graph,
                                            llvm::ArrayRef<Step> steps);

/// Returns the bytes that \p steps need. Slots in \p ahead, and those of the
/// program, are fetched one iteration before they are read. The backward body
/// therefore holds two slots of each: one is read, and the other is being
/// fetched.
LoopBytes bytesOf(const LoopGraph &graph, llvm::ArrayRef<Step> steps,
                  llvm::ArrayRef<TensorId> ahead = {});

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPGRAPH_H
