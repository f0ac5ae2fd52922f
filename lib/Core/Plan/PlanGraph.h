//===- PlanGraph.h - A plan as a graph --------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plan runs the nodes of a graph, and may run some of them several times.
// Written out, a plan is a graph too, with one node for each step. Methods for
// programs, such as the static allocation of Chen et al. 2016, then also work
// on plans.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLAN_PLANGRAPH_H
#define REMAT_LIB_CORE_PLAN_PLANGRAPH_H

#include "remat/Core/Plan/Plan.h"

namespace remat {

/// Returns the graph of \p steps, a valid plan for \p graph. Run k of a node
/// has the node's name, with "#k" from the second run on, and so have its
/// results. A node reads the results of the latest run. Returns an error if the
/// plan copies tensors, because a graph cannot express copies.
Result<Graph> graphOfPlan(const Graph &graph, std::span<const Step> steps);

} // namespace remat

#endif // REMAT_LIB_CORE_PLAN_PLANGRAPH_H
