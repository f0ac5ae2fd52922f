//===- Plan.h - A sequence of compute and copy steps ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A planner returns a plan, and a pass rewrites the program to follow it. A
// plan is a sequence of steps, each of which computes a node or copies a tensor
// (docs/reference/Formats.md, section Plan).
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_PLAN_PLAN_H
#define REMAT_CORE_PLAN_PLAN_H

#include "remat/Core/Graph/Graph.h"

namespace remat {

/// The kind of a step. Compute runs a node. SwapOut begins a copy to the host.
/// WaitOut waits for the end of this copy and frees the tensor on the device.
/// SwapIn copies the tensor back. Malformed stands for a step that a file
/// spells wrongly. A malformed step does nothing, and the validator reports it.
enum class StepKind : uint8_t { Compute, SwapOut, WaitOut, SwapIn, Malformed };

struct Step {
  StepKind kind = StepKind::Compute;
  uint32_t id = 0; ///< The number of the node of a Compute step, or of the
                   ///< tensor of another step.

  static Step compute(NodeId n) { return {StepKind::Compute, n}; }
  static Step swapOut(TensorId t) { return {StepKind::SwapOut, t}; }
  static Step waitOut(TensorId t) { return {StepKind::WaitOut, t}; }
  static Step swapIn(TensorId t) { return {StepKind::SwapIn, t}; }
  bool operator==(const Step &) const = default;
};

struct Plan {
  std::string graph;   ///< The name of the plan's graph.
  std::string planner; ///< The name of the planner that made the plan.
  std::optional<int64_t> budgetBytes;
  std::vector<Step> steps;
  /// The numbers of steps in ascending order, for plans without liveness
  /// analysis (SimulatorOptions::liveness). After each of these steps, the plan
  /// frees all tensors that no later step touches.
  std::vector<uint32_t> freeAfter = {};
};

/// The orders in which a plan may run the nodes for the first time.
enum class FirstRuns : uint8_t { AnyOrder, ProgramOrder };

/// Returns the plan that runs every node once, in program order.
Plan keepAllPlan(const Graph &graph);

/// Returns one compute step for each node of \p order.
std::vector<Step> computeSteps(std::span<const NodeId> order);

/// Returns the nodes of the compute steps in \p steps.
std::vector<NodeId> orderOf(std::span<const Step> steps);

/// countRuns returns how many of \p steps compute a node, and runsOfNodes
/// returns how often each node of \p graph runs.
size_t countRuns(std::span<const Step> steps);
std::vector<uint32_t> runsOfNodes(const Graph &graph,
                                  std::span<const Step> steps);

/// Returns whether any step copies a tensor.
bool hasCopies(std::span<const Step> steps);

/// Returns `compute`, `swap_out`, `wait_out`, `swap_in` or `malformed`.
const char *stepKindName(StepKind kind);

} // namespace remat

#endif // REMAT_CORE_PLAN_PLAN_H
