//===- ExhaustiveCopies.h - The fastest plan with copies, for tests -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_UNIT_CORE_EXHAUSTIVECOPIES_H
#define REMAT_TEST_UNIT_CORE_EXHAUSTIVECOPIES_H

#include "remat/Core/Plan/Simulator.h"

namespace remat::test {

struct FastestPlan {
  std::vector<Step> steps; ///< The plan, or empty if no plan meets the budget.
  double makespan = 0;
  /// Whether the plan is proven to be the fastest. If not, the search gave up
  /// because there were too many states.
  bool isProven = true;
};

/// Returns the fastest of all plans of runs and copies within \p budget, in any
/// order. Searches the states of device, host and link, best first (A*). The
/// graph may have at most 16 tensors and 16 nodes. A tensor is copied out at
/// most once, because its host copy stays. Shares no code with planners.
FastestPlan fastestPlan(const Graph &graph, int64_t budget, const Link &link,
                        uint32_t maxStates);

} // namespace remat::test

#endif // REMAT_TEST_UNIT_CORE_EXHAUSTIVECOPIES_H
