//===- LoopPlan.h - What a pair of loops keeps, by the planners -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The memory of a pair of loops is the stacks, each as large as its slice times
// the trip count, and what one iteration holds besides. A planner knows one
// limit for one graph. So the op that ends the forward body gets a workspace of
// W bytes: within P bytes in all, P are left for a body, and P - W for what
// crosses from the forward to the backward body, of which there is a stack.
//
// A loop alone takes what one iteration holds, which is planned as any step is.
//
// Where no stack of all iterations fits, iterations are grouped (LoopGroups.h):
// then a stack has the slots of one group, and the forward body runs twice.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPPLAN_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPPLAN_H

#include "LoopBody.h"

#include "remat/Analysis/FunctionGraph.h"
#include "remat/Core/Planning/Planner.h"

namespace remat {

/// The graph of a joint body, whose backward nodes all come after the turn.
struct LoopGraph {
  FunctionGraph graph;
  NodeId turn = kNone;
  bool isAlone = false; ///< No loop reads what another one stacks.
  int64_t trips = 0;
  int64_t carried = 0; ///< Bytes carried into an iteration of the forward loop.
  /// Of each tensor: whether both bodies make it, so that it needs no stack.
  std::vector<bool> inBoth;
  bool canGroup = false;
  /// Of the target, to write a byte into a stack; 0 where the time of nodes is
  /// not known.
  double secondsPerByte = 0;
};

/// More than any device has, and few enough for sums of such figures.
inline constexpr int64_t kMostBytes = int64_t(1) << 58;

/// What a plan of a joint body takes.
struct LoopBytes {
  int64_t crossing = 0; ///< Of one slot of all stacks.
  int64_t body = 0;     ///< The peak inside of an iteration.
  int64_t trips = 0;
  int64_t carried = 0; ///< What a group keeps.
  NodeId turn = kNone;
  bool isAlone = false;
  /// Iterations of a group (LoopGroups.h); 1: none are grouped.
  int64_t group = 1;

  /// At most kMostBytes, where a loop of very many iterations has no stack.
  int64_t stacks() const;
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

struct LoopPlan {
  std::vector<Step> steps;
  LoopBytes bytes;
  double cost = 0, baseCost = 0; ///< Of one iteration.
  /// Of one iteration, by a roofline of its kernels and of what is written into
  /// stacks; 0: not known.
  double seconds = 0;
  std::string planner;
};

/// What all loops with \p plans hold.
int64_t totalOf(llvm::ArrayRef<LoopPlan> plans);

struct LoopPlanOptions {
  /// The bytes that LoopBytes::total may be; none: as few as possible.
  std::optional<int64_t> budget;
  std::string planner;
  PlannerOptions planning;
};

/// Reads \p body, the joint body of \p pair.
mlir::FailureOr<LoopGraph> readLoopGraph(const LoopBody &body,
                                         const LoopPair &pair, CostModel model);

LoopBytes bytesOf(const LoopGraph &graph, llvm::ArrayRef<Step> steps);

/// The program as it is.
LoopPlan keepAll(const LoopGraph &graph);

/// The cheapest plan within the budget; where none is, the one that takes the
/// fewest bytes. The error is the planner's.
Result<LoopPlan> planLoop(const LoopGraph &graph,
                          const LoopPlanOptions &options);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPPLAN_H
