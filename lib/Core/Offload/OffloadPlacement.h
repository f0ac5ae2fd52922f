//===- OffloadPlacement.h - Copies on the real graph ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A schedule on a chain says which tensors go to the host. This turns it into
// the steps of a plan, in program order and without recomputation. A copy to
// the host begins right after the tensor is made, as in an ordered no-wait
// schedule. The plan waits for it as late, and fetches it as early, as the
// memory limit allows, tensor by tensor.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_OFFLOAD_OFFLOADPLACEMENT_H
#define REMAT_LIB_CORE_OFFLOAD_OFFLOADPLACEMENT_H

#include "Core/Offload/OffloadChoice.h"
#include "Core/Offload/OffloadStep.h"

namespace remat {

/// A tensor and the nodes right before which the plan waits for its copy to the
/// host, and begins its copy back: after < wait <= fetch <= before of its
/// Absence.
struct OffloadMove {
  TensorId tensor = kNone;
  NodeId wait = kNone, fetch = kNone;
};

/// Every node once, in program order, with \p moves, which are in the order in
/// which their tensors are made.
std::vector<Step> offloadSteps(const Graph &graph,
                               const std::vector<OffloadMove> &moves);

/// Places copies of the \p candidates (in the order in which they are made)
/// that must leave so that the program peaks at no more than \p limit bytes, or
/// of as many as help. \p held are the bytes that the program holds at each
/// node.
std::vector<OffloadMove> placeWithin(const Graph &graph,
                                     std::span<const int64_t> held,
                                     std::span<const Absence> candidates,
                                     int64_t limit);

/// Places the choice of offloadTflms: the plan waits where the schedule has
/// copied a tensor, and fetches it the given number of layers ahead.
std::vector<OffloadMove> placeAhead(const OffloadStep &step,
                                    const OffloadChoice &choice);

} // namespace remat

#endif // REMAT_LIB_CORE_OFFLOAD_OFFLOADPLACEMENT_H
