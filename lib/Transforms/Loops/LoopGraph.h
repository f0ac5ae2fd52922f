//===- LoopGraph.h - The joint body as a graph, and its bytes ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The memory of a pair of loops is the stacks, each as large as its slice times
// the trip count, and what one iteration holds besides. This reads the graph of
// one iteration, and counts both of any plan for it. A stack on the host takes
// none of the device's bytes: what is on the way counts as the slice does, in
// the iteration.
//
// A loop alone takes what one iteration holds, which is planned as any step is.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPGRAPH_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPGRAPH_H

#include "GroupSizes.h"
#include "LoopBody.h"

#include "../Planning/PlanLink.h"

#include "remat/Analysis/FunctionGraph.h"

namespace remat {

/// The graph of a joint body, whose backward nodes all come after the turn.
struct LoopGraph {
  FunctionGraph graph;
  NodeId turn = kNone;
  bool isAlone = false; ///< No loop reads what another one stacks.
  int64_t trips = 0;
  int64_t carried = 0; ///< Bytes carried into an iteration of the forward loop.
  unsigned carries = 0; ///< The number of values that these are.
  /// Of what is carried into groups of iterations in one of which the program
  /// has these loops.
  int64_t around = 0;
  /// Of the numbers of an iteration in both bodies, which groups compute.
  int64_t numbers = 0;
  /// Of each tensor: whether both bodies make it, so that it needs no stack.
  std::vector<bool> inBoth;
  bool canGroup = false;
  /// Of the target, to write a byte into a stack; 0 where the time of nodes is
  /// not known.
  double secondsPerByte = 0;
  /// Of the target, to its host; without bandwidths no stack is put there.
  PlanLink copies;
  /// Of each tensor: the bytes that it takes on the host, where the program
  /// puts it there. It has none in the graph.
  std::vector<int64_t> hostBytes;
  /// Slots that the program fetches one iteration ahead.
  std::vector<TensorId> ahead;

  /// What the loops hold for what they carry, where they are scf.for: the
  /// buffers of a loop are there as long as it runs. Of other loops the
  /// target's compiler decides.
  struct Held {
    std::vector<TensorId> tensors; ///< The carried values.
    int64_t bytes = 0;             ///< Of all of them.
    int64_t away = 0;              ///< Of a value while others change places.
  };
  Held heldForward, heldBackward;

  /// Where \p steps of a plan run the turn.
  uint32_t turnIn(llvm::ArrayRef<Step> steps) const {
    return llvm::find(steps, Step::compute(turn)) - steps.begin();
  }
  bool canCopy() const {
    return copies.link.deviceToHost && copies.link.hostToDevice;
  }
  /// What the value of \p tensor takes in a slot. A kernel may hold it in parts
  /// that take more.
  int64_t slotBytes(TensorId tensor) const;
};

/// What a plan of a joint body takes.
struct LoopBytes {
  int64_t crossing = 0; ///< Of one slot of all stacks on the device.
  unsigned stacked = 0; ///< The number of these stacks, and of those elsewhere.
  /// Of one slot of all stacks on the host; of a loop alone, the peak there.
  int64_t host = 0;
  int64_t body = 0;        ///< The peak inside of an iteration.
  int64_t forwardBody = 0; ///< The same, up to the turn.
  int64_t trips = 0;
  int64_t carried = 0; ///< What a group keeps.
  int64_t around = 0;  ///< LoopGraph::around.
  NodeId turn = kNone;
  bool isAlone = false;
  Groups groups;

  /// At most kMostBytes, where a loop of very many iterations has no stack.
  int64_t stacks() const;
  int64_t hostStacks() const;
  /// Of these, what is carried into groups.
  int64_t hostStarts() const;
  int64_t total() const { return stacks() + body; }
};

/// What several loops hold: pairs, as if all of them at once. A loop alone is
/// over before another one begins.
class LoopTotal {
public:
  void add(const LoopBytes &bytes);
  int64_t bytes() const { return std::max(pairs, alone); }

private:
  int64_t pairs = 0, alone = 0;
};

/// Reads \p body, the joint body of \p pair. With \p copies, the time of nodes
/// is read besides, which copies to the host are weighed against.
mlir::FailureOr<LoopGraph> readLoopGraph(const LoopBody &body,
                                         const LoopPair &pair, CostModel model,
                                         const PlanLink &copies = PlanLink());

/// The tensors that are made before the turn and read behind it, each of which
/// needs a stack, in the order in which they are made.
llvm::SmallVector<TensorId> crossingTensors(const LoopGraph &graph,
                                            llvm::ArrayRef<Step> steps);

/// What \p steps take, where slots that are \p ahead, and those of the program,
/// are fetched an iteration before they are read: in the backward body one is
/// read, and one is on its way.
LoopBytes bytesOf(const LoopGraph &graph, llvm::ArrayRef<Step> steps,
                  llvm::ArrayRef<TensorId> ahead = {});

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPGRAPH_H
