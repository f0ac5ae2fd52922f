//===- PlanGraph.h - The program that a plan makes --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plan runs nodes of a graph, some of them several times. Written out, it is
// a graph itself, in which each step is a node of its own: what works on
// programs, such as the static allocation of Chen et al. 2016, then works on
// plans.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLAN_PLANGRAPH_H
#define REMAT_LIB_CORE_PLAN_PLANGRAPH_H

#include "remat/Core/Plan/Plan.h"

namespace remat {

/// The graph of \p steps, a valid plan for \p graph. The k-th run of a node is
/// called as the node, from the second on with "#k", and so are its results; a
/// node reads the last run before it. An error where the plan copies tensors:
/// a graph has no word for that.
Result<Graph> graphOfPlan(const Graph &graph, std::span<const Step> steps);

} // namespace remat

#endif // REMAT_LIB_CORE_PLAN_PLANGRAPH_H
