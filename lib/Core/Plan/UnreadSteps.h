//===- UnreadSteps.h - Removes steps with unread results --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A planner that changes a plan step by step leaves unread steps behind: a
// recomputation whose reader is gone, or a host copy that no step copies back.
// They cost time and memory, so this file removes them.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLAN_UNREADSTEPS_H
#define REMAT_LIB_CORE_PLAN_UNREADSTEPS_H

#include "remat/Core/Plan/Plan.h"

namespace remat {

/// Returns \p order without unread runs of nodes that also run elsewhere, and
/// without the steps that only these runs read.
std::vector<NodeId> removeUnread(const Graph &graph, std::vector<NodeId> order);

/// Removes the unread steps of a plan. Copies are removed too if no remaining
/// step reads the tensors that they bring back. A valid plan stays valid.
std::vector<Step> removeUnread(const Graph &graph, std::vector<Step> steps);

} // namespace remat

#endif // REMAT_LIB_CORE_PLAN_UNREADSTEPS_H
