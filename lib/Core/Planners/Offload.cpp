//===- Offload.cpp - Chains and limits of the offload planners ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planners/Offload.h"

#include "Core/Base/Parallel.h"
#include "remat/Core/Graph/Policy.h"

#include <algorithm>
#include <cmath>

using namespace remat;

std::optional<Error> remat::findCopyObstacle(const Problem &problem,
                                             std::string_view planner) {
  std::string who = "planner " + std::string(planner);
  for (auto rate : {problem.link.deviceToHost, problem.link.hostToDevice})
    if (!rate || !(*rate > 0 && std::isfinite(*rate)))
      return Error{
          who + " needs the link's bandwidth in both directions, above "
                "0 and finite, in bytes per unit of cost: give remat-solve's "
                "--d2h and --h2d, or use a planner that recomputes"};
  if (!problem.liveness)
    return Error{who + " copies tensors, but plans without liveness analysis "
                       "have no copies: leave out --no-liveness"};
  return std::nullopt;
}

std::optional<Error> remat::findMarkObstacle(const Graph &graph,
                                             std::string_view planner) {
  if (!hasRecomputeMark(graph))
    return std::nullopt;
  return Error{"planner " + std::string(planner) +
               " recomputes nothing, but a tensor is marked recompute: remove "
               "the mark, or use a planner that follows marks, such as policy"};
}

Result<OffloadProblem> remat::offloadProblem(const Problem &problem,
                                             std::string_view planner) {
  const Graph &graph = problem.graph;
  Result<ForwardBackward> split = splitAtLoss(graph, planner);
  if (!split)
    return split.error();
  if (auto obstacle = findCopyObstacle(problem, planner))
    return *obstacle;
  if (auto obstacle = findMarkObstacle(graph, planner))
    return *obstacle;
  OffloadProblem result{graph, *split, absences(graph, *split), {}, {}};
  result.held = simulateProgram(graph, {.timeline = true}).timeline;
  constexpr uint32_t kMostLayers = 128;
  std::vector<NodeId> layers = virtualLayers(graph, *split);
  if (layers.size() <= kMostLayers)
    result.steps.push_back(offloadStep(graph, *split, problem.link, layers));
  std::vector<NodeId> even = evenLayers(graph, *split, kMostLayers);
  if (even != layers || result.steps.empty())
    result.steps.push_back(offloadStep(graph, *split, problem.link, even));
  return result;
}

namespace {

int64_t most(const std::vector<int64_t> &held) {
  int64_t result = 0;
  for (int64_t bytes : held)
    result = std::max(result, bytes);
  return result;
}

/// Returns the peak if every candidate is on the host as long as possible.
int64_t leastPeak(const OffloadProblem &problem) {
  std::vector<int64_t> held = problem.held;
  for (const Absence &absence : problem.candidates)
    for (NodeId n = absence.after + 1; n < absence.before; ++n)
      held[n] -= problem.graph.bytes(absence.tensor);
  return most(held);
}

/// Returns the tensors of \p step that \p choice offloads, in the order in
/// which they are made.
std::vector<Absence> chosen(const Graph &graph, const OffloadStep &step,
                            const OffloadChoice &choice) {
  std::vector<Absence> tensors;
  for (uint32_t i = 0; i < step.chain.size(); ++i)
    if (choice.offloaded[i])
      tensors.insert(tensors.end(), step.activations[i].begin(),
                     step.activations[i].end());
  std::sort(tensors.begin(), tensors.end(),
            [&](const Absence &a, const Absence &b) {
              return std::pair(graph.producer(a.tensor), a.tensor) <
                     std::pair(graph.producer(b.tensor), b.tensor);
            });
  return tensors;
}

std::vector<Step> place(const OffloadProblem &offload,
                        std::span<const Absence> tensors, int64_t limit) {
  return offloadSteps(offload.graph,
                      placeWithin(offload.graph, offload.held, tensors, limit));
}

} // namespace

std::vector<Step> remat::placedSteps(const OffloadProblem &offload,
                                     const OffloadStep &step,
                                     const OffloadChoice &choice,
                                     int64_t limit) {
  return place(offload, chosen(offload.graph, step, choice), limit);
}

namespace {

class OffloadPlanner : public Planner {
public:
  using Choose = OffloadResult (*)(const OffloadChain &, int64_t);
  OffloadPlanner(std::string_view name, std::string_view summary, Choose choose)
      : ownName(name), ownSummary(summary), choose(choose) {}

private:
  std::string_view name() const override { return ownName; }
  std::string_view summary() const override { return ownSummary; }
  std::optional<Error> propose(const Problem &problem,
                               const PlannerOptions &options,
                               const CandidateSink &sink) const override {
    Result<OffloadProblem> offload = offloadProblem(problem, name());
    if (!offload)
      return offload.error();
    if (!sink(offloadSteps(problem.graph, {}), name()).goOn)
      return std::nullopt;
    int64_t peak = most(offload->held), least = leastPeak(*offload);
    const int rungs = std::max(2, int(50 * std::min(options.effort, 10.0)));
    constexpr int kAtOnce = 10; // Few plans are made together, so that a watch
                                // can end the planner soon.
    for (int first = rungs; first > 0; first -= kAtOnce) {
      std::vector<std::vector<std::vector<Step>>> plans(
          std::min(first, kAtOnce));
      inParallel(plans.size(), options.threads, [&](uint32_t i) {
        double share = double(first - 1 - int(i)) / rungs;
        plans[i] =
            plansFor(*offload, least + int64_t(double(peak - least) * share));
      });
      for (auto &ofRung : plans)
        for (std::vector<Step> &steps : ofRung)
          if (!sink(std::move(steps), name()).goOn)
            return std::nullopt;
    }
    return std::nullopt;
  }

  std::vector<std::vector<Step>> plansFor(const OffloadProblem &offload,
                                          int64_t limit) const {
    std::vector<std::vector<Step>> plans;
    for (const OffloadStep &step : offload.steps)
      if (OffloadResult choice = choose(step.chain, limit))
        plans.push_back(placedSteps(offload, step, *choice, limit));
    // No chain has a schedule within this limit, because chains are coarser
    // models than the graph. The plan then copies all tensors that lower the
    // bytes above the limit.
    if (plans.empty())
      plans.push_back(place(offload, offload.candidates, limit));
    return plans;
  }

  std::string_view ownName, ownSummary;
  Choose choose;
};

} // namespace

std::unique_ptr<Planner> remat::makeOffloadPlanner(
    std::string_view name, std::string_view summary,
    OffloadResult (*choose)(const OffloadChain &chain, int64_t limit)) {
  return std::make_unique<OffloadPlanner>(name, summary, choose);
}
