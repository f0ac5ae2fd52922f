//===- OffloadPlacement.h - Copies on the real graph ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A schedule on a chain says which tensors are copied to the host. This file
// turns the schedule into the steps of a plan, in program order and without
// recomputation. A copy to the host begins right after the tensor is made, as
// in an ordered no-wait schedule. The plan waits for this copy as late as the
// memory limit allows, and starts the copy back as early as the limit allows.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_OFFLOAD_OFFLOADPLACEMENT_H
#define REMAT_LIB_CORE_OFFLOAD_OFFLOADPLACEMENT_H

#include "Core/Offload/OffloadChoice.h"
#include "Core/Offload/OffloadStep.h"

namespace remat {

/// A tensor and two nodes. The plan waits for the copy to the host right before
/// the node `wait`, and starts the copy back right before `fetch`. With `after`
/// and `before` of the tensor's Absence, after < wait <= fetch <= before.
struct OffloadMove {
  TensorId tensor = kNone;
  NodeId wait = kNone, fetch = kNone;
};

/// Returns the plan that runs every node once, in program order, with the
/// copies of \p moves. The moves are in the order in which their tensors are
/// made.
std::vector<Step> offloadSteps(const Graph &graph,
                               const std::vector<OffloadMove> &moves);

/// Offloads as many of \p candidates as are needed to bring the program's peak
/// within \p limit bytes, and places their copies. The candidates must be in
/// the order in which they are made. If the limit cannot be reached, places all
/// copies that lower the bytes at nodes above the limit. \p held are the bytes
/// that the program holds at each node.
std::vector<OffloadMove> placeWithin(const Graph &graph,
                                     std::span<const int64_t> held,
                                     std::span<const Absence> candidates,
                                     int64_t limit);

/// Places the copies of a choice of offloadTflms. The plan waits for a copy to
/// the host at the place where the schedule ends this copy. It starts the copy
/// back as many layers ahead as \p choice says.
std::vector<OffloadMove> placeAhead(const OffloadStep &step,
                                    const OffloadChoice &choice);

} // namespace remat

#endif // REMAT_LIB_CORE_OFFLOAD_OFFLOADPLACEMENT_H
