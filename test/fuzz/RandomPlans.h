//===- RandomPlans.h - Plans that no planner would make ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_FUZZ_RANDOMPLANS_H
#define REMAT_TEST_FUZZ_RANDOMPLANS_H

#include "Case.h"

namespace remat::fuzz {

/// Chooses the values to keep, sometimes with segments or a holdFor.
ChoiceById randomChoice(const Graph &graph, Random &random);

/// Returns a topological order of nodes, with recomputations at random places.
/// If \p useless is false, something reads each recomputation.
std::vector<NodeId> randomSteps(const Graph &graph, bool useless,
                                Random &random);

} // namespace remat::fuzz

#endif // REMAT_TEST_FUZZ_RANDOMPLANS_H
