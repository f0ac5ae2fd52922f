//===- PlanGraph.h - A plan as a graph --------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plan runs the nodes of a graph, and may run some of them several times.
// A plan can be written as a graph with one node for each step. Methods that
// work on programs, such as the static allocation of Chen et al. 2016, then
// also work on plans.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLAN_PLANGRAPH_H
#define REMAT_LIB_CORE_PLAN_PLANGRAPH_H

#include "remat/Core/Plan/Plan.h"

namespace remat {

/// Returns the graph of \p steps, a valid plan for \p graph. Run k of a node
/// has the node's name. From the second run on, `#k` is added to the name.
/// Results are named in the same way. A node reads the results of the latest
/// run. Returns an error if the plan copies tensors, because a graph cannot
/// express copies.
Result<Graph> graphOfPlan(const Graph &graph, std::span<const Step> steps);

} // namespace remat

#endif // REMAT_LIB_CORE_PLAN_PLANGRAPH_H
