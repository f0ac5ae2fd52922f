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

#include "LoopGraph.h"

#include "remat/Core/Planning/Planner.h"

namespace remat {

/// A stack that lies in the host's memory; of a loop alone, a tensor that is
/// there for a part of each iteration.
struct HostStack {
  TensorId tensor; ///< Of the joint body.
  std::string name;
  int64_t bytes; ///< Of a slot.
  /// Whether a slot is fetched in the iteration before the one that reads it.
  bool ahead = false;
};

struct LoopPlan {
  std::vector<Step> steps;
  /// Stacks that the program does not put on the host, and the plan does.
  std::vector<HostStack> onHost;
  LoopBytes bytes;
  double cost = 0, baseCost = 0; ///< Of one iteration.
  /// Of one iteration, by a roofline of its kernels and of what is written into
  /// stacks, with what waits for copies; 0: not known.
  double seconds = 0;
  std::string planner;
  /// No plan within the budget has an iteration that costs less (LoopBound.h).
  std::optional<double> costBound;
};

/// What all loops with \p plans hold.
int64_t totalOf(llvm::ArrayRef<LoopPlan> plans);

struct LoopPlanOptions {
  /// The bytes that LoopBytes::total may be; none: as few as possible.
  std::optional<int64_t> budget;
  std::string planner;
  PlannerOptions planning;
  /// Of loops alone, a plan that is made of the program alone will do, where it
  /// is within the budget: it takes a fraction of the time.
  bool fromProgram = false;
  /// Of plans whose cost is the same but for a hundredth of an iteration, the
  /// one with the fewest stacks.
  bool fewStacks = false;
};

/// The program as it is.
LoopPlan keepAll(const LoopGraph &graph);

/// One search for the cheapest plan within the budget; where none is found, for
/// the one that takes the fewest bytes. The error is the planner's.
Result<LoopPlan> planOnce(const LoopGraph &graph,
                          const LoopPlanOptions &options);

/// The steps of \p plan, if it has groups, in those that take the fewest bytes.
LoopPlan inSmallestGroups(const LoopGraph &graph, LoopPlan plan);

/// The cheapest plan within the budget; where none is, the one that takes the
/// fewest bytes of those that any budget gives. The error is the planner's.
Result<LoopPlan> planLoop(const LoopGraph &graph,
                          const LoopPlanOptions &options);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPPLAN_H
