//===- Plan.cpp -----------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Plan/Plan.h"

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
