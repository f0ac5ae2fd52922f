//===- fuzz-plan.cpp - Fuzzes plans of small graphs -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "PlainJudge.h"
#include "Target.h"

#include "Core/Offload/SwapSchedule.h"
#include "Core/Plan/StepTimes.h"
#include "Core/Search/Sequence.h"
#include "remat/Core/Planning/FitArena.h"
#include "remat/Exchange/GraphJson.h"
#include "remat/Exchange/PlanJson.h"
#include "remat/Exchange/ResultJson.h"
#include "remat/Exchange/TraceJson.h"

#include <algorithm>

using namespace remat;
using namespace remat::fuzz;

namespace {

/// The graphs to which plans belong. The first has no nodes, and the second is
/// a step with gradients. The third has in-place pairs, nodes that run once,
/// and tensors without bytes.
constexpr const char *kGraphs[] = {
    R"({"version": 1, "tensors": [{"bytes": 4, "owned": true}], "nodes": [],
        "outputs": [0]})",
    R"({"version": 1, "loss": 3,
        "tensors": [{"bytes": 8}, {"bytes": 8}, {"bytes": 8}, {"bytes": 4},
                    {"bytes": 8}, {"bytes": 8}],
        "nodes": [{"cost": 1, "inputs": [0], "outputs": [1]},
                  {"cost": 2, "inputs": [1], "outputs": [2], "workspace": 5},
                  {"cost": 1, "inputs": [2], "outputs": [3]},
                  {"cost": 1, "inputs": [3, 2], "outputs": [4]},
                  {"cost": 1, "inputs": [4, 1], "outputs": [5]}],
        "outputs": [3, 5]})",
    R"({"version": 1,
        "tensors": [{"bytes": 8, "owned": true}, {"bytes": 8}, {"bytes": 8},
                    {"bytes": 8}, {"bytes": 3, "policy": "keep"},
                    {"bytes": 0}],
        "nodes": [{"inputs": [0], "outputs": [1, 2, 5],
                   "in_place": [[0, 1], [0, 2]]},
                  {"inputs": [1, 2, 5], "outputs": [3], "recompute": "never",
                   "in_place": [[1, 3]]},
                  {"inputs": [1, 3], "outputs": [4],
                   "in_place": [[1, 4], [3, 4]]}],
        "outputs": [4, 2, 4]})"};

const Graph &graphOf(size_t i) {
  static const std::vector<Graph> graphs = [] {
    std::vector<Graph> parsed;
    for (const char *text : kGraphs) {
      Result<Graph> graph = parseGraph(text);
      require(bool(graph), graph ? "" : graph.error().message);
      parsed.push_back(std::move(*graph));
    }
    return parsed;
  }();
  return graphs[i];
}

constexpr size_t kMostSteps = 200, kMostPlainSteps = 50;

/// Returns a link to the host. Its bandwidths are in bytes per unit of cost.
Link someLink() {
  Link link;
  link.deviceToHost = 4;
  link.hostToDevice = 2;
  link.latency = 0.5;
  return link;
}

void checkValid(const Graph &graph, const Plan &plan,
                const Simulation &simulation) {
  if (!hasCopies(plan.steps))
    require(Sequence(graph, orderOf(plan.steps)).timeline() ==
                simulation.timeline,
            "Sequence has another timeline than the simulator");
  SimulatorOptions timed;
  timed.link = someLink();
  double makespan = simulate(graph, plan.steps, timed).makespan, end = 0;
  for (StepTime time : stepTimes(graph, plan.steps, timed.link))
    end = std::max(end, time.end);
  require(end >= makespan * (1 - 1e-9), "steps end before the makespan");
  SwapScheduleOptions limits{timed.link, simulation.peakBytes, {}, {}};
  Simulation after =
      simulate(graph, scheduleSwaps(graph, plan.steps, limits), timed);
  require(after.valid() && after.peakBytes <= simulation.peakBytes &&
              after.makespan <= makespan * (1 + 1e-9),
          "moving the copies makes the plan worse");
  require(!formatTrace(graph, plan.steps, timed.link).empty(), "no trace");
  std::vector<LiveBuffer> buffers = planBuffers(graph, plan.steps, 1);
  require(mostLiveBytes(buffers) >= simulation.peakBytes,
          "the buffers of a plan hold less than its peak");
}

void compareWithPlain(const Graph &graph, const Plan &plan) {
  Simulation simulation = simulate(graph, plan.steps);
  std::optional<PlainFigures> plain = judgePlainly(graph, plan.steps);
  if (plain && !simulation.valid())
    require(false, "a valid plan is refused: " +
                       describe(simulation.violations[0], graph));
  require(simulation.valid() == plain.has_value(),
          "an invalid plan is accepted");
  require(!plain || simulation.peakBytes == plain->peakBytes,
          "the peak is another than by the rules");
  require(!plain || simulation.hostPeakBytes == plain->hostPeakBytes,
          "the host's peak is another than by the rules");
  require(!plain || simulation.computeCost == plain->computeCost,
          "the cost is another than that of the steps");
}

void checkPlan(const Graph &graph, const Plan &plan) {
  SimulatorOptions options;
  options.timeline = options.computeEnds = true;
  options.budgetBytes = plan.budgetBytes;
  Simulation simulation = simulate(graph, plan.steps, options);
  require(simulation.timeline.size() == plan.steps.size(),
          "the timeline has another number of steps");
  int64_t most = 0;
  for (int64_t bytes : simulation.timeline)
    most = std::max(most, bytes);
  require(simulation.peakBytes == most || plan.steps.empty(),
          "the peak is not the largest of the timeline");
  for (const Violation &violation : simulation.violations)
    require(!describe(violation, graph).empty(), "a violation without a name");
  require(!formatSimulation(simulation, graph, true).empty(), "no result");
  if (plan.steps.size() <= kMostPlainSteps)
    compareWithPlain(graph, plan);
  SimulatorOptions noLiveness;
  noLiveness.liveness = false;
  noLiveness.freeAfter = plan.freeAfter;
  (void)simulate(graph, plan.steps, noLiveness);
  if (simulation.valid())
    checkValid(graph, plan, simulation);
}

/// Adds a copy of a tensor to the host, and most often a copy back, because
/// either alone makes no valid plan.
void addCopy(std::vector<Step> &steps, Random &random) {
  uint32_t tensor = random.below(6);
  size_t at = random.below(steps.size() + 1);
  for (StepKind kind :
       {StepKind::SwapOut, StepKind::WaitOut, StepKind::SwapIn}) {
    if (kind == StepKind::SwapIn && random.chance(20))
      return;
    steps.insert(steps.begin() + at, {kind, tensor});
    at += 1 + random.below(steps.size() - at);
  }
}

/// Makes one to four changes. A change adds, removes, replaces or moves a step.
void mutateSteps(Plan &plan, Random &random) {
  const Graph &graph = graphOf(random.below(std::size(kGraphs)));
  for (uint32_t i = random.between(1, 4); i > 0; --i) {
    std::vector<Step> &steps = plan.steps;
    size_t at = random.below(steps.size() + 1);
    uint32_t kind = random.below(7);
    if (kind == 6) {
      addCopy(steps, random);
    } else if (kind == 0) {
      plan.steps = keepAllPlan(graph).steps;
    } else if (kind <= 3 || steps.empty()) {
      static constexpr StepKind kKinds[] = {
          StepKind::Compute, StepKind::SwapOut, StepKind::WaitOut,
          StepKind::SwapIn};
      steps.insert(steps.begin() + at, {random.pick(kKinds), random.below(6)});
    } else if (kind == 4) {
      steps.erase(steps.begin() + random.below(steps.size()));
    } else {
      std::swap(random.pick(steps), random.pick(steps));
    }
  }
  if (random.chance(10))
    plan.freeAfter.push_back(random.below(plan.steps.size() + 1));
  if (random.chance(10))
    plan.budgetBytes = random.below(40);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Result<Plan> plan = parsePlan(textOf(data, size));
  if (!plan) {
    require(!plan.error().message.empty(), "an error without a message");
    return 0;
  }
  Result<Plan> again = parsePlan(formatPlan(*plan));
  bool isSame = again && again->steps == plan->steps &&
                again->freeAfter == plan->freeAfter &&
                again->budgetBytes == plan->budgetBytes;
  bool isMalformed =
      std::count_if(plan->steps.begin(), plan->steps.end(),
                    [](Step step) { return step.kind == StepKind::Malformed; });
  require(isSame || isMalformed,
          "the plan's text is another plan:\n" + formatPlan(*plan));
  if (plan->steps.size() <= kMostSteps)
    for (size_t i = 0; i < std::size(kGraphs); ++i)
      checkPlan(graphOf(i), *plan);
  return 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t most, unsigned seed) {
  auto mutate = [](std::string_view text,
                   Random &random) -> std::optional<std::string> {
    Result<Plan> plan = parsePlan(text);
    if (!plan)
      return std::nullopt;
    mutateSteps(*plan, random);
    return formatPlan(*plan);
  };
  return mutateText(data, size, most, seed, mutate);
}
