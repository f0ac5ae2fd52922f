//===- remat-solve.cpp - Plans graph files from the command line ----------===//

#include "Memory.h"
#include "Options.h"
#include "Summary.h"

#include "remat/Core/CostBound.h"
#include "remat/Core/Expand.h"
#include "remat/Exchange/File.h"
#include "remat/Exchange/GraphJson.h"
#include "remat/Exchange/PlanJson.h"

#include <chrono>
#include <cstdio>

using namespace remat;
using namespace remat::solve;

namespace {

constexpr int kDone = 0, kNotMet = 1, kBadInput = 2;

int reportError(const Error &error) {
  std::fprintf(stderr, "remat-solve: error: %s\n", error.message.c_str());
  return kBadInput;
}

void print(const std::string &text) { std::fputs(text.c_str(), stdout); }

/// Reads the graph, and expands it where it is forward-only or where that is
/// asked for: plans and the simulator know training graphs alone.
Result<Graph> loadGraph(const Options &options) {
  Result<Graph> graph = readGraph(options.graphFile);
  if (!graph || (graph->spec().training && options.mode != Mode::Expand))
    return graph;
  Result<Graph> expanded = expandTrainingGraph(*graph);
  if (!expanded)
    return Error{options.graphFile + ": " + expanded.error().message};
  return expanded;
}

int runExpand(const Options &options, const Graph &expanded) {
  if (options.graphOut.empty())
    print(formatGraph(expanded));
  else if (auto error = writeGraph(expanded, options.graphOut))
    return reportError(*error);
  return kDone;
}

int64_t keepAllPeak(const Options &options, const Graph &graph) {
  SimulatorOptions model;
  model.liveness = options.liveness;
  return simulate(graph, keepAllPlan(graph).steps, model).peakBytes;
}

int runSimulate(const Options &options, const Graph &graph) {
  Result<Plan> plan = readPlan(options.planFile);
  if (!plan)
    return reportError(plan.error());
  SimulatorOptions limits;
  limits.link = options.link;
  limits.hostLimitBytes = options.hostLimitBytes;
  limits.timeline = options.timeline;
  limits.liveness = options.liveness;
  limits.freeAfter = plan->freeAfter;
  if (options.budget)
    limits.budgetBytes = options.budget->resolve(keepAllPeak(options, graph));
  Simulation simulation = simulate(graph, plan->steps, limits);
  print(formatSimulation(simulation, graph, options.timeline) + "\n");
  return simulation.valid() ? kDone : kNotMet;
}

/// The bound on the cost holds for peaks with liveness.
std::optional<double> boundCost(const Problem &problem) {
  if (!problem.budgetBytes || !problem.liveness)
    return std::nullopt;
  return costLowerBound(problem.graph, *problem.budgetBytes);
}

int runPlan(const Options &options, const Graph &graph) {
  int64_t baseline = keepAllPeak(options, graph);
  Problem problem{graph, std::nullopt, options.link, options.liveness};
  if (options.budget)
    problem.budgetBytes = options.budget->resolve(baseline);

  auto start = std::chrono::steady_clock::now();
  Result<Planned> planned =
      planWith(options.planner, problem, options.planning);
  std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  if (!planned)
    return reportError(planned.error());

  PlanningReport report{graph,
                        *planned,
                        problem.budgetBytes,
                        peakLowerBound(graph),
                        boundCost(problem),
                        baseline,
                        took.count(),
                        peakMemoryBytes()};
  print(options.json ? formatPlanning(report) + "\n" : formatSummary(report));
  if (!planned->feasible) {
    std::fprintf(stderr, "remat-solve: %s", formatInfeasible(report).c_str());
    return kNotMet;
  }
  if (options.hostLimitBytes &&
      planned->simulation.hostPeakBytes > *options.hostLimitBytes) {
    std::fprintf(stderr, "remat-solve: %s",
                 formatHostLimit(report, *options.hostLimitBytes).c_str());
    return kNotMet;
  }
  if (!options.planOut.empty())
    if (auto error = writePlan(planned->plan, options.planOut))
      return reportError(*error);
  return kDone;
}

} // namespace

static int run(const Options &options) {
  if (options.mode == Mode::ListPlanners) {
    print(formatPlannerList());
    return kDone;
  }
  Result<Graph> graph = loadGraph(options);
  if (!graph)
    return reportError(graph.error());
  if (options.mode == Mode::Expand)
    return runExpand(options, *graph);
  if (options.mode == Mode::Simulate)
    return runSimulate(options, *graph);
  return runPlan(options, *graph);
}

int main(int argc, char **argv) {
  Options options;
  if (std::optional<int> code = parseOptions(argc, argv, options))
    return *code;
  int code = run(options);
  if (std::fflush(stdout) != 0 || std::ferror(stdout))
    return reportError({"cannot write to standard output"});
  return code;
}
