//===- Plan.cpp -----------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Plan/Plan.h"

#include <algorithm>

using namespace remat;

Plan remat::keepAllPlan(const Graph &graph) {
  Plan plan{graph.name(), "keep-all", std::nullopt, {}};
  plan.steps.reserve(graph.numNodes());
  for (NodeId n = 0; n < graph.numNodes(); ++n)
    plan.steps.push_back(Step::compute(n));
  return plan;
}

std::vector<Step> remat::computeSteps(std::span<const NodeId> order) {
  std::vector<Step> steps;
  steps.reserve(order.size());
  for (NodeId n : order)
    steps.push_back(Step::compute(n));
  return steps;
}

std::vector<NodeId> remat::orderOf(std::span<const Step> steps) {
  std::vector<NodeId> order;
  order.reserve(steps.size());
  for (Step step : steps)
    if (step.kind == StepKind::Compute)
      order.push_back(step.id);
  return order;
}

size_t remat::countRuns(std::span<const Step> steps) {
  return std::count_if(steps.begin(), steps.end(), [](Step step) {
    return step.kind == StepKind::Compute;
  });
}

std::vector<uint32_t> remat::runsOfNodes(const Graph &graph,
                                         std::span<const Step> steps) {
  std::vector<uint32_t> runs(graph.numNodes());
  for (Step step : steps)
    if (step.kind == StepKind::Compute)
      ++runs[step.id];
  return runs;
}

bool remat::hasCopies(std::span<const Step> steps) {
  return countRuns(steps) < steps.size();
}

const char *remat::stepKindName(StepKind kind) {
  switch (kind) {
  case StepKind::Compute:
    return "compute";
  case StepKind::SwapOut:
    return "swap_out";
  case StepKind::WaitOut:
    return "wait_out";
  case StepKind::SwapIn:
    return "swap_in";
  case StepKind::Malformed:
    return "malformed";
  }
  return "malformed";
}
