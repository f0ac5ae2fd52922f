//===- LoopPlan.h - Plans a pair of loops -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This file plans the memory of two loops: their stacks, and the bytes that one
// iteration holds. Each stack takes the bytes of its slice times the trip
// count. A planner has only one limit on bytes for the whole graph. Therefore
// the turn gets a workspace of W bytes, which it does not need. The crossing
// values then have a smaller limit than the bodies of the loops. If the limit
// is P bytes, a body may take P bytes, and the crossing values may take P - W.
//
// A loop without a partner takes only the bytes that one iteration holds. An
// iteration of such a loop is planned like any step.
//
// If the stacks of all iterations do not fit, iterations are grouped
// (LoopGroups.h). With groups, a stack has only the slots of one group, and the
// forward body runs twice.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPPLAN_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPPLAN_H

#include "Transforms/Loops/LoopGraph.h"
#include "remat/Core/Planning/Planner.h"

namespace remat {

/// A stack that a plan of two loops needs. For a loop without a partner, it is
/// a tensor that is on the host during a part of each iteration.
struct PlannedStack {
  TensorId tensor; ///< The tensor of the joint body that the stack stores.
  std::string name;
  int64_t bytes; ///< The bytes of one slot of the stack.
};

struct LoopPlan {
  std::vector<Step> steps;
  /// The stacks that the plan puts on the host. Stacks that the program itself
  /// puts on the host are not included.
  std::vector<PlannedStack> onHost;
  /// The stacks that the plan keeps on the device (nameStacks). Reports show
  /// them.
  std::vector<PlannedStack> here;
  LoopBytes bytes;
  /// The cost of one iteration with this plan, and without recomputation.
  double cost = 0, baseCost = 0;
  /// The seconds of one iteration. The number is 0 if the time of nodes is not
  /// known. These seconds include the roofline time of the iteration's kernels,
  /// the writes into stacks, and the waits for copies.
  double seconds = 0;
  std::string planner;
  /// A lower bound on the cost: every plan within the budget costs at least
  /// this in each iteration (RematBoundLoops.cpp).
  std::optional<double> costBound;
};

/// Returns the bytes that all loops of a step hold together if they have the
/// plans \p plans.
int64_t totalOf(llvm::ArrayRef<LoopPlan> plans);

struct LoopPlanOptions {
  /// The limit on LoopBytes::total. If there is no budget, a plan with as few
  /// bytes as possible is made.
  std::optional<int64_t> budget;
  std::string planner;
  PlannerOptions planning;
  /// This option is for loops without a partner. If it is true, a plan that
  /// was made only from the program's order is accepted if it is within the
  /// budget. Making such a plan takes only a fraction of the usual planning
  /// time.
  bool fromProgram = false;
  /// If the costs of plans differ by less than 1 % of an iteration, the plan
  /// with the fewest stacks is preferred.
  bool fewStacks = false;
};

/// Returns a plan of the steps \p steps, with its bytes and time filled in.
LoopPlan planOf(const LoopGraph &graph, std::vector<Step> steps,
                std::string planner);

/// Returns \p plan with its iterations grouped as \p groups says. If \p groups
/// has no sizes, returns \p plan unchanged. Each level of groups runs the
/// forward bodies once more.
LoopPlan grouped(const LoopGraph &graph, LoopPlan plan, Groups groups);

/// Returns the plan of the unchanged program.
LoopPlan keepAll(const LoopGraph &graph);

/// Searches once for the cheapest plan of the loops within the budget. If no
/// plan within the budget is found, returns the smallest plan that was found.
/// Returns an error if the planner does.
Result<LoopPlan> planOnce(const LoopGraph &graph,
                          const LoopPlanOptions &options);

/// If \p plan has groups, returns the plan with those groups that take the
/// fewest bytes.
LoopPlan inSmallestGroups(const LoopGraph &graph, LoopPlan plan);

/// Returns the cheapest plan of the loops within the budget. If no plan within
/// the budget is found, returns the smallest plan that was found with any
/// budget. Returns an error if the planner does.
Result<LoopPlan> planLoop(const LoopGraph &graph,
                          const LoopPlanOptions &options);

// The functions from here on make the plans among which planOnce chooses.

/// Says what a planner of one body minimises. The values stand for, in this
/// order, the cost, the cost plus a share of the time, the time, and the cost
/// plus a price for each stack.
enum class Objective : uint8_t { Cost, CostPlusTime, Time, FewStacks };

/// Returns the cheapest plan whose bodies take at most \p body bytes and whose
/// crossing values take at most \p crossing bytes. If \p objective is
/// FewStacks, the plan has about \p stacks stacks.
Result<LoopPlan> planWithin(const LoopGraph &loop, int64_t body,
                            int64_t crossing, Objective objective,
                            const LoopPlanOptions &options,
                            unsigned stacks = 0);

/// The name of the planner of remat-plan-loops that chooses only among plans of
/// whole bodies.
inline constexpr llvm::StringLiteral kWholeBodies = "whole-bodies";

/// The name of a planner of remat-plan-loops that makes one plan
/// (productsKept).
inline constexpr llvm::StringLiteral kProductsKept = "products-kept";

/// The name of the planner that is used for a loop without a partner if whole
/// bodies are chosen. The iteration of such a loop is a step, and each stage of
/// the step is computed again.
inline constexpr llvm::StringLiteral kStages = "sublinear";

/// Returns plans that recompute the whole forward body of \p loop. The loop
/// must have a partner. The first plan keeps all products of the body. The
/// second plan keeps the products of the body that have a factor which both
/// loops have, such as a weight. The third plan keeps no value of the body. The
/// graph \p loop must not contain copies.
std::vector<LoopPlan> wholeBodies(const LoopGraph &loop);

/// Returns the plan that recomputes the whole forward body of \p loop from its
/// carry and its products. If the module names a machine, a product is stacked
/// only if it takes longer to compute than to write into a stack.
std::optional<LoopPlan> productsKept(const LoopGraph &loop);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPPLAN_H
