//===- LoopPlan.h - Plans a pair of loops -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Plans the memory of a pair of loops: the stacks, each as large as its slice
// times the trip count, and the bytes that one iteration holds. A planner takes
// one limit for the whole graph. A dummy workspace of W bytes at the turn gives
// the crossing values a smaller limit than the bodies. Within P bytes, a body
// may have P bytes, and the values that cross may have P - W.
//
// A loop without a partner takes only the bytes that one iteration holds. The
// iteration is planned like any step.
//
// If no stack of all iterations fits, iterations are grouped (LoopGroups.h). A
// stack then has the slots of one group, and the forward body runs twice.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPPLAN_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPPLAN_H

#include "Transforms/Loops/LoopGraph.h"
#include "remat/Core/Planning/Planner.h"

namespace remat {

/// A stack of a pair of loops. For a loop without a partner: a tensor that is
/// on the host during a part of each iteration.
struct PlannedStack {
  TensorId tensor; ///< A tensor of the joint body.
  std::string name;
  int64_t bytes; ///< The bytes of a slot.
  /// Whether a slot is fetched one iteration before it is read.
  bool ahead = false;
};

struct LoopPlan {
  std::vector<Step> steps;
  /// Stacks that the plan, but not the program, puts on the host.
  std::vector<PlannedStack> onHost;
  /// The stacks on the device, which reports show (nameStacks).
  std::vector<PlannedStack> here;
  LoopBytes bytes;
  double cost = 0, baseCost = 0; ///< The cost of one iteration.
  /// The seconds of one iteration, or 0 if unknown. They are the roofline time
  /// of its kernels and of the writes into stacks, and the waits for copies.
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
  /// For loops without a partner: accepts a plan that is made only from the
  /// program's order, if it is within the budget. It takes a fraction of the
  /// time.
  bool fromProgram = false;
  /// Prefers the plan with the fewest stacks among plans whose costs differ by
  /// less than 1 % of an iteration.
  bool fewStacks = false;
};

/// Returns the plan that runs \p steps, with its bytes and its time.
LoopPlan planOf(const LoopGraph &graph, std::vector<Step> steps,
                std::string planner);

/// Returns \p plan in \p groups, if there are any groups. Each level runs the
/// forward bodies once more.
LoopPlan grouped(const LoopGraph &graph, LoopPlan plan, Groups groups);

/// Returns the plan of the unchanged program.
LoopPlan keepAll(const LoopGraph &graph);

/// Searches once for the cheapest plan within the budget. If none is found,
/// returns the smallest plan. Errors are the planner's.
Result<LoopPlan> planOnce(const LoopGraph &graph,
                          const LoopPlanOptions &options);

/// Returns \p plan with its steps in the groups that take the fewest bytes, if
/// it has groups.
LoopPlan inSmallestGroups(const LoopGraph &graph, LoopPlan plan);

/// Returns the cheapest plan within the budget. If there is none, returns the
/// smallest plan that was found for any budget. Errors are the planner's.
Result<LoopPlan> planLoop(const LoopGraph &graph,
                          const LoopPlanOptions &options);

// planOnce chooses among these plans of bodies.

/// The objective of a planner of one body.
enum class Objective : uint8_t { Cost, CostPlusTime, Time, FewStacks };

/// Returns the cheapest plan whose bodies take at most \p body bytes and whose
/// crossing values take at most \p crossing bytes. With Objective::FewStacks it
/// has about \p stacks stacks.
Result<LoopPlan> planWithin(const LoopGraph &loop, int64_t body,
                            int64_t crossing, Objective objective,
                            const LoopPlanOptions &options,
                            unsigned stacks = 0);

/// The name of the planner of remat-plan-loops that chooses only among plans of
/// whole bodies.
inline constexpr llvm::StringLiteral kWholeBodies = "whole-bodies";

/// Returns plans that recompute the whole forward body of \p loop, a pair. They
/// keep no value of it, or its products with values that both loops have (such
/// as weights), or all its products. \p loop must have no copies.
std::vector<LoopPlan> wholeBodies(const LoopGraph &loop);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPPLAN_H
