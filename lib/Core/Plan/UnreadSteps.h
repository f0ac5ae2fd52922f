//===- UnreadSteps.h - Removes steps with unread results --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A planner that changes a plan step by step may leave steps whose results
// nothing reads. Examples are a recomputation whose reader is gone, and a host
// copy that no step copies back. Such steps cost time and memory, so this file
// removes them.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLAN_UNREADSTEPS_H
#define REMAT_LIB_CORE_PLAN_UNREADSTEPS_H

#include "remat/Core/Plan/Plan.h"

namespace remat {

/// Returns \p order without unneeded runs. A run is removed if its results are
/// not read and its node also runs at another place. A run is also removed if
/// only removed runs read its results.
std::vector<NodeId> removeUnread(const Graph &graph, std::vector<NodeId> order);

/// Removes the unread steps of a plan. Copies are removed too if no remaining
/// step reads the tensors that they bring back. A valid plan stays valid.
std::vector<Step> removeUnread(const Graph &graph, std::vector<Step> steps);

} // namespace remat

#endif // REMAT_LIB_CORE_PLAN_UNREADSTEPS_H
