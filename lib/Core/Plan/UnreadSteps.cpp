//===- UnreadSteps.cpp - Removes steps with unread results ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Plan/UnreadSteps.h"

using namespace remat;

namespace {

Step stepOf(NodeId n) { return Step::compute(n); }
Step stepOf(Step step) { return step; }

/// Goes through a plan from its end, and decides for each step whether it
/// stays.
class ReadSteps {
public:
  template <typename T>
  ReadSteps(const Graph &graph, const std::vector<T> &steps)
      : graph(graph), runs(graph.numNodes()), isRead(graph.numTensors()),
        isFetched(graph.numTensors()) {
    for (const T &step : steps)
      if (stepOf(step).kind == StepKind::Compute)
        ++runs[stepOf(step).id];
    for (TensorId t : graph.outputs())
      isRead[t] = true;
  }

  bool stays(Step step) {
    switch (step.kind) {
    case StepKind::Compute:
      return staysRun(step.id);
    case StepKind::SwapIn:
      if (!isRead[step.id])
        return false;
      isRead[step.id] = false;
      isFetched[step.id] = true;
      return true;
    case StepKind::WaitOut: // The walk is backwards, so it visits the wait_out
                            // before the swap_out.
      return isFetched[step.id];
    case StepKind::SwapOut:
      if (!isFetched[step.id])
        return false;
      isFetched[step.id] = false;
      isRead[step.id] = true;
      return true;
    case StepKind::Malformed:
      break;
    }
    return true;
  }

private:
  bool staysRun(NodeId n) {
    bool stays = runs[n] == 1;
    for (TensorId t : graph.outputs(n))
      stays |= isRead[t];
    if (!stays) {
      --runs[n];
      return false;
    }
    for (TensorId t : graph.outputs(n))
      isRead[t] = false;
    for (TensorId t : graph.inputs(n))
      isRead[t] = true;
    return true;
  }

  const Graph &graph;
  std::vector<uint32_t> runs; ///< For each node, how many of its runs stay in
                              ///< the plan.
  /// For each tensor, whether a remaining step reads its current instance, and
  /// whether a remaining step copies it back.
  std::vector<bool> isRead, isFetched;
};

template <typename T>
std::vector<T> removeUnreadOf(const Graph &graph, std::vector<T> steps) {
  ReadSteps read(graph, steps);
  size_t kept =
      steps.size(); // The step at this index and all later steps are kept.
  for (size_t s = steps.size(); s-- > 0;)
    if (read.stays(stepOf(steps[s])))
      steps[--kept] = steps[s];
  steps.erase(steps.begin(), steps.begin() + kept);
  return steps;
}

} // namespace

std::vector<NodeId> remat::removeUnread(const Graph &graph,
                                        std::vector<NodeId> order) {
  return removeUnreadOf(graph, std::move(order));
}

std::vector<Step> remat::removeUnread(const Graph &graph,
                                      std::vector<Step> steps) {
  return removeUnreadOf(graph, std::move(steps));
}
