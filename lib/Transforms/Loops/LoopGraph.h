//===- LoopGraph.h - The joint body as a graph, and its bytes ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The memory of a pair of loops has two parts: the stacks, each as large as its
// slice times the trip count, and what one iteration holds. This reads the
// graph of one iteration, and counts both for any plan of it. A stack on the
// host takes no device bytes: a slot that is being copied counts like the
// slice, in the iteration.
//
// A loop alone takes what one iteration holds, which is planned like any step.
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
  bool isAlone = false; ///< No loop reads this loop's stacks.
  int64_t trips = 0;
  /// Bytes carried into an iteration of the forward loop, which each group
  /// keeps.
  int64_t carried = 0;
  /// Bytes of the values carried into groups of iterations, if the program has
  /// these loops inside such a group.
  int64_t enclosingGroupBytes = 0;
};

/// The graph of a joint body. All its backward nodes come after the turn.
struct LoopGraph : LoopShape {
  FunctionGraph graph;
  unsigned carries = 0; ///< The number of values carried into an iteration.
  /// Bytes of the counters of an iteration in both bodies, which groups
  /// compute.
  int64_t counterBytes = 0;
  /// For each tensor: whether both bodies make it, so that it needs no stack.
  std::vector<bool> inBoth;
  bool canGroup = false;
  /// The target's time to write a byte into a stack; 0 if the time of nodes is
  /// unknown.
  double secondsPerByte = 0;
  /// The target's link to the host. Without bandwidths no stack goes there.
  PlanLink copies;
  /// For each tensor: the bytes that it takes on the host if the program puts
  /// it there. It then has no bytes in the graph.
  std::vector<int64_t> hostBytes;
  /// Slots that the program fetches one iteration ahead.
  std::vector<TensorId> ahead;

  /// The buffers that scf.for loops hold for their carried values: the
  /// buffers of such a loop exist as long as it runs. For other loops the
  /// target's compiler decides.
  struct Held {
    std::vector<TensorId> tensors; ///< The carried values.
    int64_t bytes = 0;             ///< Bytes of all of them.
    /// Bytes of the largest copy that keeps a value aside while others move.
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

/// The bytes that a plan of a joint body takes.
struct LoopBytes : LoopShape {
  int64_t crossing = 0; ///< Bytes of one slot of all stacks on the device.
  unsigned stacked = 0; ///< The number of these stacks, and of those elsewhere.
  /// Bytes of one slot of all stacks on the host; for a loop alone, the peak
  /// there.
  int64_t host = 0;
  int64_t body = 0;        ///< The peak inside an iteration.
  int64_t forwardBody = 0; ///< The peak up to the turn.
  Groups groups = {};

  /// Bytes of the stacks, at most kMostBytes. A loop alone with very many
  /// iterations has none.
  int64_t stacks() const;
  int64_t hostStacks() const;
  /// Bytes of these for values carried into groups.
  int64_t hostStarts() const;
  int64_t total() const { return stacks() + body; }
};

/// Sums the bytes of several loops. Pairs count as if all are held at the same
/// time. A loop alone ends before another one begins.
class LoopTotal {
public:
  void add(const LoopBytes &bytes);
  int64_t bytes() const { return std::max(pairs, alone); }

private:
  int64_t pairs = 0, alone = 0;
};

/// The joint body of a pair of loops, with the kernels that are known of it,
/// and its graph. The body is a function of the module as long as this exists.
class PairGraph {
public:
  explicit PairGraph(const LoopPair &pair);
  ~PairGraph() { body.function.erase(); }
  PairGraph(const PairGraph &) = delete;
  PairGraph &operator=(const PairGraph &) = delete;

  /// Reads the graph. With \p copies it also reads the time of nodes, against
  /// which copies to the host are weighed.
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

/// Returns the bytes that \p steps take. Slots in \p ahead, and those of the
/// program, are fetched one iteration before they are read. So the backward
/// body holds two slots of each: one is read, and one is being fetched.
LoopBytes bytesOf(const LoopGraph &graph, llvm::ArrayRef<Step> steps,
                  llvm::ArrayRef<TensorId> ahead = {});

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPGRAPH_H
