//===- Fit.cpp - The cheapest candidate within the budget -----------------===//

#include "remat/Core/Planner.h"
#include "remat/Core/Policy.h"

#include <algorithm>
#include <unordered_map>

using namespace remat;

namespace {

/// Simulates candidates and remembers the best.
class Fit {
public:
  explicit Fit(const Problem &problem) : problem(problem) {
    options.link = problem.link;
    options.liveness = problem.liveness;
  }

  Verdict add(std::vector<Step> steps, const Origin &origin) {
    std::vector<uint32_t> freeAfter;
    if (!problem.liveness)
      freeAfter = stepsOf(origin.partEnds, steps);
    uint64_t key = hash(steps, freeAfter);
    if (auto known = verdicts.find(key); known != verdicts.end())
      return known->second;
    ++best.candidates;
    options.freeAfter = freeAfter;
    Simulation simulation = simulate(problem.graph, steps, options);
    if (!simulation.valid() && !invalid)
      invalid = Error{"planner " + std::string(origin.planner) +
                      " proposed an invalid plan: " +
                      describe(simulation.violations[0], problem.graph)};
    Verdict verdict{simulation.peakBytes,
                    planCost(problem.graph, steps, simulation)};
    verdicts.emplace(key, verdict);
    if (simulation.valid() && isBetter(verdict)) {
      current = verdict;
      best.feasible = fits(verdict) || !problem.budgetBytes;
      best.plan.steps = std::move(steps);
      best.plan.freeAfter = std::move(freeAfter);
      best.simulation = std::move(simulation);
      best.source = origin.planner;
      best.gap = origin.gap;
    }
    return verdict;
  }

  Result<Planned> take(std::string_view planner) {
    if (invalid)
      return *invalid;
    if (!current)
      return Error{"planner " + std::string(planner) + " proposed no plan"};
    best.plan.graph = problem.graph.name();
    best.plan.planner = planner;
    best.plan.budgetBytes = problem.budgetBytes;
    return std::move(best);
  }

private:
  bool fits(const Verdict &verdict) const {
    return problem.budgetBytes && verdict.peakBytes <= *problem.budgetBytes;
  }

  bool isBetter(const Verdict &verdict) const {
    if (!current || fits(verdict) != fits(*current))
      return !current || fits(verdict);
    bool cheaper = verdict.cost < current->cost;
    bool lower = verdict.peakBytes < current->peakBytes;
    if (fits(verdict))
      return cheaper || (verdict.cost == current->cost && lower);
    return lower || (verdict.peakBytes == current->peakBytes && cheaper);
  }

  /// The steps, rising, that run one of \p nodes.
  static std::vector<uint32_t> stepsOf(const std::vector<NodeId> &nodes,
                                       const std::vector<Step> &steps) {
    std::vector<uint32_t> found;
    for (uint32_t s = 0; s < steps.size(); ++s)
      if (steps[s].kind == StepKind::Compute &&
          std::binary_search(nodes.begin(), nodes.end(), steps[s].id))
        found.push_back(s);
    return found;
  }

  /// FNV-1a over the words of both.
  static uint64_t hash(const std::vector<Step> &steps,
                       const std::vector<uint32_t> &freeAfter) {
    uint64_t value = 0xcbf29ce484222325;
    for (uint32_t step : freeAfter)
      value = (value ^ step) * 0x100000001b3;
    for (Step step : steps)
      value = (value ^ (uint64_t(step.kind) << 32 | step.id)) * 0x100000001b3;
    return value;
  }

  const Problem &problem;
  SimulatorOptions options;
  std::unordered_map<uint64_t, Verdict> verdicts;
  std::optional<Verdict> current;
  std::optional<Error> invalid;
  Planned best;
};

} // namespace

double remat::planCost(const Graph &graph, std::span<const Step> steps,
                       const Simulation &simulation) {
  std::vector<uint32_t> runs(graph.numNodes());
  for (Step step : steps)
    if (step.kind == StepKind::Compute)
      ++runs[step.id];
  double sum = simulation.stall;
  for (NodeId n = 0; n < runs.size(); ++n)
    sum += runs[n] * graph.node(n).cost;
  return sum;
}

Result<Planned> remat::planWith(std::string_view name, const Problem &problem,
                                const PlannerOptions &options) {
  const Planner *planner = findPlanner(name);
  if (!planner) {
    std::string known;
    for (const auto &each : planners())
      known += (known.empty() ? "" : ", ") + std::string(each->name());
    return Error{"no planner is called '" + std::string(name) +
                 "': the planners are " + known};
  }
  if (!(options.effort > 0 && options.effort <= kMaxEffort))
    return Error{"effort " + std::to_string(options.effort) +
                 ": must be above 0 and at most " +
                 std::to_string(int(kMaxEffort))};
  if (auto contradiction = findPolicyContradiction(problem.graph))
    return *contradiction;
  Fit fit(problem);
  auto sink = [&](std::vector<Step> steps, const Origin &origin) {
    return fit.add(std::move(steps), origin);
  };
  if (auto error = planner->propose(problem, options, sink))
    return *error;
  return fit.take(name);
}
