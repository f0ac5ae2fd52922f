//===- Planning.cpp - Plans a graph ---------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Modes.h"
#include "Summary.h"

#include "Core/Bounds/MakespanBound.h"
#include "Core/Offload/OffloadBound.h"
#include "Core/Planning/Ranking.h"
#include "Exchange/File.h"
#include "Exchange/Progress.h"
#include "remat/Core/Bounds/CostBound.h"
#include "remat/Exchange/PlanJson.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

using namespace remat;
using namespace remat::solve;

int solve::reportError(const Error &error) {
  std::fprintf(stderr, "remat-solve: error: %s\n", error.message.c_str());
  return kBadInput;
}

int64_t solve::keepAllPeak(const Options &options, const Graph &graph) {
  return simulateProgram(graph, options.model).peakBytes;
}

/// Computes lower bounds for all plans. If the machine has a link to the host,
/// plans may copy, and other bounds are computed. The bounds on cost and time
/// assume that tensors are freed after their last use.
static void findBounds(const Problem &problem, PlanningReport &report) {
  bool mayCopy = problem.link.deviceToHost && problem.link.hostToDevice;
  report.lowerBound = peakLowerBound(problem.graph, mayCopy);
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

/// Returns the largest resident memory of this process since it began, or none
/// if the system does not report it. This code only works on Linux. The
/// function getrusage does not suffice, because its ru_maxrss begins with the
/// value of the process that started this one.
static std::optional<int64_t> peakMemoryBytes() {
  std::ifstream status("/proc/self/status");
  for (std::string field; status >> field;)
    if (int64_t kibibytes; field == "VmHWM:" && status >> kibibytes)
      return kibibytes * 1024;
  return std::nullopt;
}

static Problem problemOf(const Options &options, const Graph &graph) {
  const SimulatorOptions &model = options.model;
  return {graph, std::nullopt, model.link, model.liveness,
          model.hostLimitBytes};
}

static PlannerOptions watched(const Options &options, Progress &progress) {
  PlannerOptions planning = options.planning;
  planning.watch = progress.watch();
  return planning;
}

/// Writes the requested files, apart from the plan itself.
static std::optional<Error> writeTrace(const Options &options,
                                       const Progress &progress) {
  if (options.traceOut.empty())
    return std::nullopt;
  return writeTextFile(options.traceOut, progress.trace());
}

static bool isBetter(const Planned &a, const Planned &b,
                     const Problem &problem) {
  auto verdict = [](const Planned &planned) {
    return Verdict{planned.simulation.peakBytes, planned.simulation.makespan};
  };
  return Ranking(problem.budgetBytes).isBetter(verdict(a), verdict(b));
}

/// Rounds the effort to the printed digits, so that a user can request exactly
/// this effort.
static double rounded(double effort) {
  char text[32];
  std::snprintf(text, sizeof(text), "%.3g", effort);
  return std::strtod(text, nullptr);
}

/// Plans once. If there is a time limit and no requested effort, plans again
/// with as much more effort as the remaining time allows. Stops planning if
/// more effort takes no longer. Sets \p effort to the effort of the returned
/// plan.
static Result<Planned> planInTime(const Options &options,
                                  const Problem &problem, Progress &progress,
                                  double &effort) {
  PlannerOptions planning = watched(options, progress);
  effort = planning.effort;
  Result<Planned> best = planWith(options.planner, problem, planning);
  if (!best || !options.effortFollowsTime)
    return best;
  constexpr double kShortest = 1e-3, kMostAtOnce = 100, kWorthwhile = 1.5,
                   kShare = 0.9, kLonger = 1.2;
  double took = std::max(progress.seconds(), kShortest);
  while (!progress.isStopped()) {
    double begin = progress.seconds();
    double left = *options.timeLimitSeconds - begin;
    double more = std::min(
        {kShare * left / took, kMostAtOnce, kMaxEffort / planning.effort});
    if (more < kWorthwhile)
      break;
    planning.effort = rounded(planning.effort * more);
    Result<Planned> again = planWith(options.planner, problem, planning);
    if (!again)
      return again;
    if (isBetter(*again, *best, problem)) {
      best = std::move(again);
      effort = planning.effort;
    }
    double longer = progress.seconds() - begin;
    if (longer < kLonger * took)
      break;
    took = longer;
  }
  return best;
}

int solve::runPlan(const Options &options, const Graph &graph) {
  PlanningReport report{graph};
  report.baselinePeakBytes = keepAllPeak(options, graph);
  Problem problem = problemOf(options, graph);
  if (options.budget)
    problem.budgetBytes = options.budget->resolve(report.baselinePeakBytes);
  report.hostLimitBytes = options.model.hostLimitBytes;
  {
    Progress progress("planning", graph.baseCost(), options.timeLimitSeconds);
    double effort = 1;
    Result<Planned> planned = planInTime(options, problem, progress, effort);
    if (!planned)
      return reportError(planned.error());
    report.seconds = progress.seconds();
    report.moves = progress.moves();
    report.stopped = progress.isStopped();
    if (options.effortFollowsTime)
      report.effort = effort;
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
