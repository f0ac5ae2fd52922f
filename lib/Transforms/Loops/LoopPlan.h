//===- LoopPlan.h - What a pair of loops keeps, by the planners -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Plans the memory of a pair of loops: the stacks, each as large as its slice
// times the trip count, and what one iteration holds. A planner takes one limit
// for the whole graph. A dummy workspace of W bytes at the turn lets the
// crossing values have a smaller limit than the bodies: within P bytes, P are
// left for a body, and P - W for the values that cross.
//
// A loop alone takes what one iteration holds, which is planned like any step.
//
// If no stack of all iterations fits, iterations are grouped (LoopGroups.h): a
// stack then has the slots of one group, and the forward body runs twice.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPPLAN_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPPLAN_H

#include "Transforms/Loops/LoopGraph.h"
#include "remat/Core/Planning/Planner.h"

namespace remat {

/// A stack of a pair of loops. For a loop without a partner, it is a tensor
/// that is in the host's memory during a part of each iteration.
struct PlannedStack {
  TensorId tensor; ///< A tensor of the joint body.
  std::string name;
  int64_t bytes; ///< Bytes of a slot.
  /// Whether a slot is fetched one iteration before it is read.
  bool ahead = false;
};

struct LoopPlan {
  std::vector<Step> steps;
  /// Stacks that the plan puts on the host and the program does not.
  std::vector<PlannedStack> onHost;
  /// The stacks on the device, for reports (nameStacks).
  std::vector<PlannedStack> here;
  LoopBytes bytes;
  double cost = 0, baseCost = 0; ///< The cost of one iteration.
  /// Seconds of one iteration, by a roofline of its kernels and of the writes
  /// into stacks, and the time that is waited for copies; 0 if unknown.
  double seconds = 0;
  std::string planner;
  /// Lower bound: every plan within the budget costs at least this per
  /// iteration (LoopBound.h).
  std::optional<double> costBound;
};

/// Returns the bytes that all loops with \p plans hold.
int64_t totalOf(llvm::ArrayRef<LoopPlan> plans);

struct LoopPlanOptions {
  /// The limit on LoopBytes::total; none means as few bytes as possible.
  std::optional<int64_t> budget;
  std::string planner;
  PlannerOptions planning;
  /// Accepts, for loops alone, a plan made from the program's order alone if it
  /// is within the budget. It takes a fraction of the time.
  bool fromProgram = false;
  /// Prefers the plan with the fewest stacks among plans whose costs differ by
  /// less than 1 % of an iteration.
  bool fewStacks = false;
};

/// Returns the plan that runs \p steps, with its bytes and its time.
LoopPlan planOf(const LoopGraph &graph, std::vector<Step> steps,
                std::string planner);

/// Returns \p plan in \p groups, if there are any. Each level runs the forward
/// bodies once more.
LoopPlan grouped(const LoopGraph &graph, LoopPlan plan, Groups groups);

/// Returns the plan of the unchanged program.
LoopPlan keepAll(const LoopGraph &graph);

/// Searches once for the cheapest plan within the budget. If none is found,
/// returns the smallest plan found. The error is the planner's.
Result<LoopPlan> planOnce(const LoopGraph &graph,
                          const LoopPlanOptions &options);

/// Returns \p plan with its steps in the groups that take the fewest bytes, if
/// it has groups.
LoopPlan inSmallestGroups(const LoopGraph &graph, LoopPlan plan);

/// Returns the cheapest plan within the budget. If there is none, returns the
/// smallest plan found with any budget. The error is the planner's.
Result<LoopPlan> planLoop(const LoopGraph &graph,
                          const LoopPlanOptions &options);

// Plans of bodies, among which planOnce searches.

/// The objective of a planner of one body.
enum class Objective : uint8_t { Cost, CostPlusTime, Time, FewStacks };

/// Returns the cheapest plan whose bodies take at most \p body bytes, at most
/// \p crossing of which cross. With Objective::FewStacks it has about \p stacks
/// stacks.
Result<LoopPlan> planWithin(const LoopGraph &loop, int64_t body,
                            int64_t crossing, Objective objective,
                            const LoopPlanOptions &options,
                            unsigned stacks = 0);

/// The planner of remat-plan-loops that chooses among these plans alone.
inline constexpr llvm::StringLiteral kWholeBodies = "whole-bodies";

/// Returns the plans that compute the forward body of \p loop, a pair, again as
/// a whole. They keep no value of it, the products with values that both loops
/// have, such as weights, or all products. \p loop has no copies.
std::vector<LoopPlan> wholeBodies(const LoopGraph &loop);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPPLAN_H
