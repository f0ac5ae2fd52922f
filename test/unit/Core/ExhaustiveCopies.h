//===- ExhaustiveCopies.h - The fastest plan with copies, for tests -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_UNIT_CORE_EXHAUSTIVECOPIES_H
#define REMAT_TEST_UNIT_CORE_EXHAUSTIVECOPIES_H

#include "remat/Core/Plan/Simulator.h"

namespace remat::test {

struct FastestPlan {
  std::vector<Step> steps; ///< Empty: no plan meets the budget.
  double makespan = 0;
  bool isProven = true; ///< False: given up, too many states.
};

/// The fastest of all plans of runs and copies within \p budget, in any order,
/// by going through the states of device, host and link, best first (A*). For
/// graphs with at most 16 tensors and 16 nodes. A tensor is copied out at most
/// once: its host copy stays. Shares nothing with planners.
FastestPlan fastestPlan(const Graph &graph, int64_t budget, const Link &link,
                        uint32_t maxStates);

} // namespace remat::test

#endif // REMAT_TEST_UNIT_CORE_EXHAUSTIVECOPIES_H
