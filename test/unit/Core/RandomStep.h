//===- RandomStep.h - Small steps for tests of annealing --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_UNIT_CORE_RANDOMSTEP_H
#define REMAT_TEST_UNIT_CORE_RANDOMSTEP_H

#include "RandomGraph.h"

#include "remat/Core/Planning/Planner.h"

namespace remat::test {

/// Returns the training step of 2 to 13 forward nodes. \p marks is the share of
/// tensors with a policy.
inline Graph randomStep(uint64_t seed, double marks = 0) {
  RandomGraphOptions options;
  options.forwardNodes = 2 + seed % 12;
  options.marks = marks;
  return *Graph::create(randomTrainingStep(seed, options));
}

inline PlannerOptions littleEffort() {
  PlannerOptions options;
  options.effort = 0.05;
  return options;
}

inline int64_t programPeak(const Graph &graph) {
  return simulate(graph, keepAllPlan(graph).steps).peakBytes;
}

} // namespace remat::test

#endif // REMAT_TEST_UNIT_CORE_RANDOMSTEP_H
