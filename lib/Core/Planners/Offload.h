//===- Offload.h - Shared parts of Beaumont's planners ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The planners of Beaumont et al. differ only in how they choose the tensors to
// copy to the host. All of them read the step as a chain, place the copies and
// report errors with this code.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNERS_OFFLOAD_H
#define REMAT_LIB_CORE_PLANNERS_OFFLOAD_H

#include "Core/Offload/OffloadChoice.h"
#include "Core/Offload/OffloadPlacement.h"
#include "Core/Planners/Planners.h"

namespace remat {

/// A training step that can be offloaded, as a chain in two ways.
struct OffloadProblem {
  const Graph &graph;
  ForwardBackward split;
  std::vector<Absence> candidates; ///< All tensors that may be offloaded.
  std::vector<int64_t> held; ///< The bytes that the program holds at each node.
  /// The chains of virtual layers and of even layers.
  std::vector<OffloadStep> steps;
};

/// Reports why \p planner cannot copy: a bandwidth is missing, or plans are
/// judged without liveness.
std::optional<Error> findCopyObstacle(const Problem &problem,
                                      std::string_view planner);

/// Reports why \p planner, which never recomputes, cannot follow the user's
/// marks.
std::optional<Error> findMarkObstacle(const Graph &graph,
                                      std::string_view planner);

/// Returns an error that names \p planner if the graph has no loss or backward
/// part, a bandwidth is missing, a tensor is marked recompute, or plans are
/// judged without liveness.
Result<OffloadProblem> offloadProblem(const Problem &problem,
                                      std::string_view planner);

/// Returns the program with copies of the tensors of \p choice, as far as \p
/// limit bytes allow.
std::vector<Step> placedSteps(const OffloadProblem &offload,
                              const OffloadStep &step,
                              const OffloadChoice &choice, int64_t limit);

/// Returns a planner that offers plans for limits between the program's peak
/// and the lowest reachable peak. At each limit, \p choose selects tensors in
/// the chain model, and their copies are placed on the real graph with the same
/// limit. Several threads call \p choose.
std::unique_ptr<Planner> makeOffloadPlanner(
    std::string_view name, std::string_view summary,
    OffloadResult (*choose)(const OffloadChain &chain, int64_t limit));

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_OFFLOAD_H
