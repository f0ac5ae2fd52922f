//===- OffloadPlacement.h - Copies on the real graph ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A schedule on a chain says which tensors are copied to the host. This file
// turns the schedule into the steps of a plan, in program order and without
// recomputation. A copy to the host begins right after the tensor is made, as
// in an ordered no-wait schedule. For each tensor the plan waits for this copy
// as late, and starts the copy back as early, as the memory limit allows.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_OFFLOAD_OFFLOADPLACEMENT_H
#define REMAT_LIB_CORE_OFFLOAD_OFFLOADPLACEMENT_H

#include "Core/Offload/OffloadChoice.h"
#include "Core/Offload/OffloadStep.h"

namespace remat {

/// A tensor and two nodes. The plan waits for the copy to the host right before
/// the node `wait`, and starts the copy back right before `fetch`. In its
/// Absence, after < wait <= fetch <= before.
struct OffloadMove {
  TensorId tensor = kNone;
  NodeId wait = kNone, fetch = kNone;
};

/// Returns every node once, in program order, with \p moves. The moves are in
/// the order in which their tensors are made.
std::vector<Step> offloadSteps(const Graph &graph,
                               const std::vector<OffloadMove> &moves);

/// Places the copies of those \p candidates (in the order in which they are
/// made) that must be offloaded to bring the program's peak within \p limit
/// bytes. If the limit cannot be reached, places the copies that help. \p held
/// are the bytes that the program holds at each node.
std::vector<OffloadMove> placeWithin(const Graph &graph,
                                     std::span<const int64_t> held,
                                     std::span<const Absence> candidates,
                                     int64_t limit);

/// Places the choice of offloadTflms. The plan waits where the schedule has
/// copied a tensor, and starts the copy back the given number of layers ahead.
std::vector<OffloadMove> placeAhead(const OffloadStep &step,
                                    const OffloadChoice &choice);

} // namespace remat

#endif // REMAT_LIB_CORE_OFFLOAD_OFFLOADPLACEMENT_H
