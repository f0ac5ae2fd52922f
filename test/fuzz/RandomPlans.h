//===- RandomPlans.h - Plans that no planner would make ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_FUZZ_RANDOMPLANS_H
#define REMAT_TEST_FUZZ_RANDOMPLANS_H

#include "Case.h"

namespace remat::fuzz {

/// What to keep, with segments or a holdFor now and then.
ChoiceById randomChoice(const Graph &graph, Random &random);

/// Some topological order with recomputations strewn in, as nodes. Unless
/// \p useless, each of them is read by something.
std::vector<NodeId> randomSteps(const Graph &graph, bool useless,
                                Random &random);

} // namespace remat::fuzz

#endif // REMAT_TEST_FUZZ_RANDOMPLANS_H
