//===- PlannerChecks.cpp --------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "PlannerChecks.h"

#include "Target.h"

#include "Core/Bounds/MakespanBound.h"
#include "Core/Graph/PartialOffload.h"
#include "Core/Offload/OffloadBound.h"
#include "Core/Offload/SwapSchedule.h"
#include "Core/Search/Sequence.h"
#include "remat/Core/Bounds/CostBound.h"
#include "remat/Core/Graph/Policy.h"
#include "remat/Core/Planning/FitArena.h"
#include "remat/Core/Planning/Frontier.h"
#include "remat/Exchange/PlanJson.h"
#include "remat/Exchange/ResultJson.h"
#include "remat/Exchange/TraceJson.h"

#include <algorithm>

using namespace remat;
using namespace remat::fuzz;

namespace {

/// Sums of the same costs in another order differ by at most this share.
constexpr double kRounding = 1e-9;

bool isAtLeast(double value, double bound) {
  return value >= bound - kRounding * std::abs(bound);
}

class PlanChecker {
public:
  PlanChecker(const Problem &problem, const Planner &planner)
      : problem(problem), graph(problem.graph), planner(planner.name()) {
    options.effort = 0.01;
    options.threads = 1;
  }

  void plan(bool arena) {
    Result<Planned> planned = planWith(planner, problem, options);
    if (!planned) {
      // A planner may decline, but must not report an internal error.
      expect(planned.error().message.find("invalid") == std::string::npos,
             planned.error().message);
      return;
    }
    check(*planned);
    if (!arena)
      return;
    Planned fitted = fitArena(problem, *planned, options, /*alignment=*/64);
    expect(fitted.feasible == planned->feasible,
           "fitArena changes whether the budget is met");
    check(fitted);
  }

  void frontier() {
    auto points = frontierWith(planner, problem, options);
    if (!points)
      return;
    for (size_t i = 0; i < points->size(); ++i) {
      checkSteps((*points)[i].plan, (*points)[i].simulation);
      expect(i == 0 || (*points)[i].simulation.peakBytes <
                           (*points)[i - 1].simulation.peakBytes,
             "the peaks of a frontier do not fall");
    }
  }

private:
  void expect(bool holds, const std::string &what) {
    require(holds, "planner " + planner + ": " + what);
  }

  void check(const Planned &planned) {
    checkSteps(planned.plan, planned.simulation);
    checkBudget(planned);
    checkBounds(planned);
    PlanningReport report{graph, planned, problem.budgetBytes,
                          problem.hostLimitBytes};
    expect(!formatPlanning(report).empty(), "no report");
  }

  void checkSteps(const Plan &plan, const Simulation &claimed) {
    SimulatorOptions judge;
    judge.link = problem.link;
    judge.hostLimitBytes = problem.hostLimitBytes;
    judge.liveness = problem.liveness;
    judge.freeAfter = plan.freeAfter;
    judge.timeline = true;
    Simulation simulation = simulate(graph, plan.steps, judge);
    if (!simulation.valid())
      expect(false, describe(simulation.violations[0], graph));
    expect(simulation.peakBytes == claimed.peakBytes,
           "the plan has another peak than it claims");
    expect(simulation.makespan == claimed.makespan,
           "the plan takes another time than it claims");
    expect(isAtLeast(simulation.computeCost, graph.baseCost()),
           "the plan costs less than the graph");
    checkText(plan);
    if (!problem.liveness)
      return;
    if (hasCopies(plan.steps))
      checkSchedule(plan.steps, simulation);
    else
      checkSequence(plan.steps, simulation);
    checkBuffers(plan.steps, simulation);
  }

  void checkText(const Plan &plan) {
    Result<Plan> again = parsePlan(formatPlan(plan));
    expect(again && again->steps == plan.steps &&
               again->freeAfter == plan.freeAfter,
           "the plan's text is another plan");
  }

  /// Checks that the index of a search agrees with the simulator.
  void checkSequence(const std::vector<Step> &steps,
                     const Simulation &simulation) {
    std::vector<NodeId> order;
    for (Step step : steps)
      order.push_back(step.id);
    expect(Sequence(graph, order).timeline() == simulation.timeline,
           "Sequence has another timeline than the simulator");
  }

  void checkSchedule(const std::vector<Step> &steps, const Simulation &before) {
    SwapScheduleOptions limits{
        problem.link, before.peakBytes, problem.hostLimitBytes, {}};
    SimulatorOptions judge;
    judge.link = problem.link;
    Simulation after =
        simulate(graph, scheduleSwaps(graph, steps, limits), judge);
    expect(after.valid() && after.peakBytes <= before.peakBytes &&
               isAtLeast(before.makespan, after.makespan),
           "moving the copies makes the plan worse");
    expect(!formatTrace(graph, steps, problem.link).empty(), "no trace");
  }

  void checkBuffers(const std::vector<Step> &steps,
                    const Simulation &simulation) {
    std::vector<LiveBuffer> buffers = planBuffers(graph, steps, 1);
    expect(mostLiveBytes(buffers) >= simulation.peakBytes,
           "the buffers of a plan hold less than its peak");
    Packing packing = packBuffers(buffers, {0.0005});
    if (auto wrong = checkPacking(buffers, packing))
      expect(false, wrong->message);
  }

  void checkBudget(const Planned &planned) {
    if (!problem.budgetBytes) {
      expect(planned.feasible, "no budget, and it is not met");
      return;
    }
    int64_t budget = *problem.budgetBytes;
    expect(planned.feasible == (planned.simulation.peakBytes <= budget),
           "it says wrongly whether the budget is met");
    if (planned.feasible || hasRecomputeMark(graph))
      return;
    SimulatorOptions judge;
    judge.liveness = problem.liveness;
    expect(simulate(graph, keepAllPlan(graph).steps, judge).peakBytes > budget,
           "the program is within the budget, and no plan is");
  }

  void checkBounds(const Planned &planned) {
    const Simulation &found = planned.simulation;
    PeakBound bound = hasCopies(planned.plan.steps)
                          ? peakLowerBoundWithCopies(graph)
                          : peakLowerBound(graph);
    expect(found.peakBytes >= bound.bytes, "the peak is below the bound");
    expect(bound.bytes == 0 || !describe(bound, graph).empty(), "no bound");
    if (!problem.liveness)
      return;
    int64_t budget = found.peakBytes;
    if (!hasCopies(planned.plan.steps))
      expect(isAtLeast(found.computeCost, costLowerBound(graph, budget)),
             "the cost is below the bound");
    if (!problem.link.deviceToHost || !problem.link.hostToDevice)
      return;
    expect(isAtLeast(found.makespan,
                     makespanLowerBound(graph, budget, problem.link,
                                        problem.hostLimitBytes)),
           "the makespan is below the bound");
    (void)offloadBound(graph, budget, problem.link);
  }

  const Problem &problem;
  const Graph &graph;
  std::string planner;
  PlannerOptions options;
};

} // namespace

void remat::fuzz::checkPlanners(const Graph &whole,
                                const PlannerSettings &settings) {
  Graph graph =
      settings.parts > 1 ? splitForOffload(whole, settings.parts) : whole;
  Problem problem{graph, std::nullopt, settings.link, settings.liveness,
                  settings.hostLimitBytes};
  if (settings.budgetPercent) {
    SimulatorOptions judge;
    judge.liveness = settings.liveness;
    double peak = simulate(graph, keepAllPlan(graph).steps, judge).peakBytes;
    problem.budgetBytes = int64_t(peak * *settings.budgetPercent / 100);
  }
  for (const auto &planner : planners()) {
    if (settings.planner && settings.planner != planner.get())
      continue;
    PlanChecker checker(problem, *planner);
    checker.plan(settings.arena);
    if (settings.frontier)
      checker.frontier();
  }
}
