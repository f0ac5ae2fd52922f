//===- Judge.cpp - Simulates candidates -----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planning/Judge.h"

#include "Core/Base/Nearest.h"
#include "Core/Plan/UnreadSteps.h"
#include "remat/Core/Graph/Policy.h"

#include <algorithm>
#include <limits>

using namespace remat;

/// Returns the steps, in rising order, that run one of \p nodes.
static std::vector<uint32_t> stepsOf(const std::vector<NodeId> &nodes,
                                     const std::vector<Step> &steps) {
  std::vector<uint32_t> found;
  for (uint32_t s = 0; s < steps.size(); ++s)
    if (steps[s].kind == StepKind::Compute &&
        std::binary_search(nodes.begin(), nodes.end(), steps[s].id))
      found.push_back(s);
  return found;
}

/// Returns the FNV-1a hash of the words of both arguments.
static uint64_t hash(const std::vector<Step> &steps,
                     const std::vector<uint32_t> &freeAfter) {
  uint64_t value = 0xcbf29ce484222325;
  for (uint32_t step : freeAfter)
    value = (value ^ step) * 0x100000001b3;
  for (Step step : steps)
    value = (value ^ (uint64_t(step.kind) << 32 | step.id)) * 0x100000001b3;
  return value;
}

double remat::planCost(const Graph &graph, std::span<const Step> steps,
                       const Simulation &simulation) {
  std::vector<uint32_t> runs = runsOfNodes(graph, steps);
  double sum = simulation.stall;
  for (NodeId n = 0; n < runs.size(); ++n)
    sum += runs[n] * graph.node(n).cost;
  return sum;
}

Judge::Judge(const Problem &problem, const Watch &watch)
    : problem(problem), watch(watch),
      options{.link = problem.link, .liveness = problem.liveness} {}

Verdict Judge::judged(Verdict verdict) const {
  constexpr double kNoCost = std::numeric_limits<double>::infinity();
  if (watch)
    verdict.goOn = watch(0, ranking().fits(verdict) ? verdict.cost : kNoCost);
  return verdict;
}

Verdict Judge::add(std::vector<Step> steps, const Origin &origin) {
  Plan plan;
  plan.steps = removeUnread(problem.graph, std::move(steps));
  if (!problem.liveness)
    plan.freeAfter = stepsOf(origin.partEnds, plan.steps);
  uint64_t key = hash(plan.steps, plan.freeAfter);
  if (auto known = verdicts.find(key); known != verdicts.end())
    return judged(known->second);
  options.freeAfter = plan.freeAfter;
  Simulation simulation = simulate(problem.graph, plan.steps, options);
  if (!simulation.valid() && !firstInvalid)
    firstInvalid = Error{"planner " + std::string(origin.planner) +
                         " proposed an invalid plan: " +
                         describe(simulation.violations[0], problem.graph)};
  Verdict verdict{simulation.peakBytes,
                  planCost(problem.graph, plan.steps, simulation)};
  bool isWithinHost = !problem.hostLimitBytes ||
                      simulation.hostPeakBytes <= *problem.hostLimitBytes;
  if (!isWithinHost)
    verdict = {std::numeric_limits<int64_t>::max(),
               std::numeric_limits<double>::infinity()};
  verdicts.emplace(key, verdict);
  if (simulation.valid() && isWithinHost)
    accept({verdict, std::move(plan), std::move(simulation), origin});
  return judged(verdict);
}

Result<const Planner *> remat::plannerFor(std::string_view name,
                                          const Problem &problem,
                                          const PlannerOptions &options) {
  const Planner *planner = findPlanner(name);
  if (!planner) {
    std::vector<std::string_view> names;
    std::string known;
    for (const auto &each : planners()) {
      names.push_back(each->name());
      known += (known.empty() ? "" : ", ") + std::string(each->name());
    }
    return Error{"no planner is called '" + std::string(name) + "'" +
                 didYouMean(name, names) + ": the planners are " + known};
  }
  if (!(options.effort > 0 && options.effort <= kMaxEffort))
    return Error{"effort " + std::to_string(options.effort) +
                 ": must be above 0 and at most " +
                 std::to_string(int(kMaxEffort))};
  if (auto contradiction = findPolicyContradiction(problem.graph))
    return *contradiction;
  return planner;
}
