//===- PlannerChecks.h - What must hold of every plan -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_LIBFUZZER_PLANNERCHECKS_H
#define REMAT_TEST_LIBFUZZER_PLANNERCHECKS_H

#include "PlannerSettings.h"

namespace remat::fuzz {

/// Plans \p graph with little effort, with the options \p settings. Ends the
/// process if a result breaks a promise. A plan must be valid, and have the
/// peak and the time that it claims. If the result says that it meets the
/// budget, it must meet the budget. If the program itself meets the budget, the
/// result must say that it meets the budget. No bound may be above the result.
/// A plan that is written and read again must stay the same. An error breaks no
/// promise, because it says why there is no plan.
void checkPlanners(const Graph &graph, const PlannerSettings &settings);

} // namespace remat::fuzz

#endif // REMAT_TEST_LIBFUZZER_PLANNERCHECKS_H
