//===- UnreadSteps.h - Steps whose results nobody reads ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A planner that changes a plan step by step leaves steps behind that nothing
// reads any more: a recomputation whose reader is gone, or a copy to the host
// that is never fetched. They cost time and memory, and this removes them.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLAN_UNREADSTEPS_H
#define REMAT_LIB_CORE_PLAN_UNREADSTEPS_H

#include "remat/Core/Plan/Plan.h"

namespace remat {

/// \p order without the steps of which nothing is read and whose node runs
/// elsewhere too, and without those that only they read.
std::vector<NodeId> removeUnread(const Graph &graph, std::vector<NodeId> order);

/// The same for the steps of a plan. Copies are removed, too, if no remaining
/// step reads the tensors that they bring back. A valid plan stays valid.
std::vector<Step> removeUnread(const Graph &graph, std::vector<Step> steps);

} // namespace remat

#endif // REMAT_LIB_CORE_PLAN_UNREADSTEPS_H
