//===- Plan.h - A straight line of compute and copy steps -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a planner returns and what the rewrite applies: a straight line of
// steps, each of which computes a node or copies a tensor.
// docs/reference/Formats.md, "Plan", defines it.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_PLAN_PLAN_H
#define REMAT_CORE_PLAN_PLAN_H

#include "remat/Core/Graph/Graph.h"

namespace remat {

/// `Malformed` is a step that a file spelled wrongly: it does nothing, and the
/// validator reports it.
enum class StepKind : uint8_t { Compute, SwapOut, WaitOut, SwapIn, Malformed };

struct Step {
  StepKind kind = StepKind::Compute;
  uint32_t id = 0; ///< A node for Compute, otherwise a tensor.

  static Step compute(NodeId n) { return {StepKind::Compute, n}; }
  static Step swapOut(TensorId t) { return {StepKind::SwapOut, t}; }
  static Step waitOut(TensorId t) { return {StepKind::WaitOut, t}; }
  static Step swapIn(TensorId t) { return {StepKind::SwapIn, t}; }
  bool operator==(const Step &) const = default;
};

struct Plan {
  std::string graph;   ///< Name of the graph that it is for.
  std::string planner; ///< Name of the planner that made it.
  std::optional<int64_t> budgetBytes;
  std::vector<Step> steps;
  /// Without liveness analysis: steps, rising, after which the plan frees what
  /// no later step touches (SimulatorOptions::liveness).
  std::vector<uint32_t> freeAfter = {};
};

/// In which orders a plan may run the nodes for the first time.
enum class FirstRuns : uint8_t { AnyOrder, ProgramOrder };

/// Every node once, in program order.
Plan keepAllPlan(const Graph &graph);

/// The nodes of \p order, one step each.
std::vector<Step> computeSteps(std::span<const NodeId> order);

/// The nodes of the compute steps of \p steps.
std::vector<NodeId> orderOf(std::span<const Step> steps);

/// How many of \p steps run a node, and how often each node of \p graph runs.
size_t countRuns(std::span<const Step> steps);
std::vector<uint32_t> runsOfNodes(const Graph &graph,
                                  std::span<const Step> steps);

/// Whether any step copies a tensor.
bool hasCopies(std::span<const Step> steps);

/// "compute", "swap_out", "wait_out", "swap_in", "malformed".
const char *stepKindName(StepKind kind);

} // namespace remat

#endif // REMAT_CORE_PLAN_PLAN_H
