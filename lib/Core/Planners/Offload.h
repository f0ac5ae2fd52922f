//===- Offload.h - What the planners of Beaumont et al. share ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The planners of Beaumont et al. differ only in how they choose the tensors
// that travel to the host. Reading the step as a chain, placing the copies and
// reporting errors is the same for all of them.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_PLANNERS_OFFLOAD_H
#define REMAT_LIB_CORE_PLANNERS_OFFLOAD_H

#include "Core/Offload/OffloadChoice.h"
#include "Core/Offload/OffloadPlacement.h"
#include "Core/Planners/Planners.h"

namespace remat {

/// A training step that can be offloaded, in two ways as a chain.
struct OffloadProblem {
  const Graph &graph;
  ForwardBackward split;
  std::vector<Absence> candidates; ///< All that may be offloaded.
  std::vector<int64_t> held; ///< The bytes that the program holds at each node.
  std::vector<OffloadStep> steps; ///< Virtual layers, and even ones.
};

/// Why \p planner cannot copy: no bandwidth in a direction, or plans judged
/// without liveness.
std::optional<Error> findCopyObstacle(const Problem &problem,
                                      std::string_view planner);

/// Why \p planner, which recomputes nothing, cannot follow the user's marks.
std::optional<Error> findMarkObstacle(const Graph &graph,
                                      std::string_view planner);

/// Errors, which name \p planner: no loss or backward part, no bandwidth in a
/// direction, a mark recompute, plans judged without liveness.
Result<OffloadProblem> offloadProblem(const Problem &problem,
                                      std::string_view planner);

/// The program with the tensors of \p choice copied, where \p limit bytes
/// allow.
std::vector<Step> placedSteps(const OffloadProblem &offload,
                              const OffloadStep &step,
                              const OffloadChoice &choice, int64_t limit);

/// A planner that offers plans for limits between what the program holds and
/// the least that can be reached: at each the tensors that \p choose takes for
/// this limit of the chain model, placed on the real graph with the same limit.
/// \p choose is called from several threads.
std::unique_ptr<Planner> makeOffloadPlanner(
    std::string_view name, std::string_view summary,
    OffloadResult (*choose)(const OffloadChain &chain, int64_t limit));

} // namespace remat

#endif // REMAT_LIB_CORE_PLANNERS_OFFLOAD_H
