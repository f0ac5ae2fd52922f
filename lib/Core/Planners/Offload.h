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
#include "Core/Offload/OffloadStep.h"
#include "Core/Planners/Planners.h"

namespace remat {

/// A training step with tensors that can be offloaded. The step is read as a
/// chain in two ways.
struct OffloadProblem {
  const Graph &graph;
  ForwardBackward split;
  std::vector<Absence> candidates; ///< All tensors that may be offloaded.
  std::vector<int64_t> held; ///< The bytes that the program holds at each node.
  /// The chains of virtual layers and of even layers.
  std::vector<OffloadStep> steps;
};

/// Returns an error if \p planner cannot copy, because a bandwidth is missing
/// or because plans are judged without liveness analysis.
std::optional<Error> findCopyObstacle(const Problem &problem,
                                      std::string_view planner);

/// Returns an error if \p planner, which never recomputes, cannot follow the
/// user's marks.
std::optional<Error> findMarkObstacle(const Graph &graph,
                                      std::string_view planner);

/// Returns an error that names \p planner in these cases: the graph has no loss
/// or backward part, a bandwidth is missing, a tensor is marked recompute, or
/// plans are judged without liveness.
Result<OffloadProblem> offloadProblem(const Problem &problem,
                                      std::string_view planner);

/// Returns the program with the copies that keep it within \p limit bytes. Only
/// tensors of \p choice are copied.
std::vector<Step> placedSteps(const OffloadProblem &offload,
                              const OffloadStep &step,
                              const OffloadChoice &choice, int64_t limit);

/// Returns a planner that offers plans for limits between the program's peak
/// and the lowest reachable peak. For each limit, \p choose selects tensors in
/// the chain model. Their copies are then placed in the real graph, with the
/// same limit. Several threads may call \p choose at the same time.
std::unique_ptr<Planner> makeOffloadPlanner(
    std::string_view name, std::string_view summary,
    OffloadResult (*choose)(const OffloadChain &chain, int64_t limit));

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_OFFLOAD_H
