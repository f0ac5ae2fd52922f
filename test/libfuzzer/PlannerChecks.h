//===- PlannerChecks.h - What must hold of every plan -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_LIBFUZZER_PLANNERCHECKS_H
#define REMAT_TEST_LIBFUZZER_PLANNERCHECKS_H

#include "PlannerSettings.h"

namespace remat::fuzz {

/// Plans \p graph as \p settings say, with little effort, and ends the process
/// where a result breaks a promise: a plan is valid, it has the peak and the
/// time that it claims, it meets the budget where it says so, and says so where
/// the program itself meets it; no bound is above it; written and read again it
/// is the same. An error is no broken promise: it says why there is no plan.
void checkPlanners(const Graph &graph, const PlannerSettings &settings);

} // namespace remat::fuzz

#endif // REMAT_TEST_LIBFUZZER_PLANNERCHECKS_H
