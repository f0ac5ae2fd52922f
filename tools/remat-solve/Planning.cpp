//===- Planning.cpp - Plans a graph ---------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Planning.h"

#include "Memory.h"
#include "Summary.h"

#include "remat/Core/Bounds/CostBound.h"
#include "remat/Core/Bounds/MakespanBound.h"
#include "remat/Core/Offload/OffloadBound.h"
#include "remat/Exchange/File.h"
#include "remat/Exchange/PlanJson.h"
#include "remat/Exchange/Progress.h"

#include <cstdio>
#include <filesystem>

using namespace remat;
using namespace remat::solve;

int solve::reportError(const Error &error) {
  std::fprintf(stderr, "remat-solve: error: %s\n", error.message.c_str());
  return kBadInput;
}

int64_t solve::keepAllPeak(const Options &options, const Graph &graph) {
  SimulatorOptions model;
  model.liveness = options.liveness;
  return simulate(graph, keepAllPlan(graph).steps, model).peakBytes;
}

/// What no plan can go below. With a link plans may copy, for which other
/// bounds hold; those on cost and time hold for peaks with liveness.
static void findBounds(const Problem &problem, PlanningReport &report) {
  bool mayCopy = problem.link.deviceToHost && problem.link.hostToDevice;
  report.lowerBound = mayCopy ? peakLowerBoundWithCopies(problem.graph)
                              : peakLowerBound(problem.graph);
  if (!problem.budgetBytes || !problem.liveness)
    return;
  if (report.planned.simulation.swappedOutBytes == 0)
    report.lowerBoundCost = costLowerBound(problem.graph, *problem.budgetBytes);
  if (!mayCopy)
    return;
  report.lowerBoundMakespan =
      makespanLowerBound(problem.graph, *problem.budgetBytes, problem.link,
                         problem.hostLimitBytes);
  report.lowerBoundCopying =
      offloadBound(problem.graph, *problem.budgetBytes, problem.link);
}

static Problem problemOf(const Options &options, const Graph &graph) {
  return {graph, std::nullopt, options.link, options.liveness,
          options.hostLimitBytes};
}

static PlannerOptions watched(const Options &options, Progress &progress) {
  PlannerOptions planning = options.planning;
  planning.watch = progress.watch();
  return planning;
}

/// Writes what is asked for beside the plan itself.
static std::optional<Error> writeTrace(const Options &options,
                                       const Progress &progress) {
  if (options.traceOut.empty())
    return std::nullopt;
  return writeTextFile(options.traceOut, progress.trace());
}

int solve::runPlan(const Options &options, const Graph &graph) {
  PlanningReport report{graph};
  report.baselinePeakBytes = keepAllPeak(options, graph);
  Problem problem = problemOf(options, graph);
  if (options.budget)
    problem.budgetBytes = options.budget->resolve(report.baselinePeakBytes);
  report.hostLimitBytes = options.hostLimitBytes;
  {
    Progress progress("planning", graph.baseCost(), options.timeLimitSeconds);
    Result<Planned> planned =
        planWith(options.planner, problem, watched(options, progress));
    if (!planned)
      return reportError(planned.error());
    report.seconds = progress.seconds();
    report.moves = progress.moves();
    report.stopped = progress.isStopped();
    report.planned = std::move(*planned);
    if (auto error = writeTrace(options, progress))
      return reportError(*error);
  }
  report.budgetBytes = problem.budgetBytes;
  findBounds(problem, report);
  report.memoryBytes = peakMemoryBytes();
  print(options.json ? formatPlanning(report) + "\n" : formatSummary(report));
  const Planned &planned = report.planned;
  if (!planned.feasible) {
    std::fprintf(stderr, "remat-solve: %s", formatInfeasible(report).c_str());
    return kNotMet;
  }
  if (!options.planOut.empty())
    if (auto error = writePlan(planned.plan, options.planOut))
      return reportError(*error);
  return kDone;
}

int solve::runFrontier(const Options &options, const Graph &graph) {
  Progress progress("planning", graph.baseCost(), options.timeLimitSeconds);
  Result<std::vector<FrontierPoint>> points = frontierWith(
      options.planner, problemOf(options, graph), watched(options, progress));
  if (!points)
    return reportError(points.error());
  std::filesystem::path folder = options.frontierFolder;
  std::error_code code;
  std::filesystem::create_directories(folder, code);
  if (code)
    return reportError({folder.string() + ": " + code.message()});
  std::vector<std::string> files;
  for (const FrontierPoint &point : *points) {
    files.push_back(
        folder / (std::to_string(point.simulation.peakBytes) + ".plan.json"));
    if (auto error = writePlan(point.plan, files.back()))
      return reportError(*error);
  }
  if (auto error = writeTrace(options, progress))
    return reportError(*error);
  int64_t baseline = keepAllPeak(options, graph);
  print(options.json ? formatFrontier(*points, files) + "\n"
                     : formatFrontierTable(*points, baseline));
  return kDone;
}
