//===- ResultJson.h - Simulation and planning results as JSON ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What remat-solve prints with `--json`: one object on one line, so that
// scripts can read it as it comes.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_EXCHANGE_RESULTJSON_H
#define REMAT_EXCHANGE_RESULTJSON_H

#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Packing/Packing.h"
#include "remat/Core/Planning/Frontier.h"

namespace remat {

/// Whether a plan is valid, its peak, cost and time, and at most 20 violations
/// as sentences; with \p timeline also the bytes held at every action.
std::string formatSimulation(const Simulation &simulation, const Graph &graph,
                             bool timeline);

/// The result of planning, with the figures that it is compared with.
struct PlanningReport {
  const Graph &graph;
  Planned planned = {};
  std::optional<int64_t> budgetBytes = {}; ///< None: as low as it gets.
  /// The limit of copies on the host.
  std::optional<int64_t> hostLimitBytes = {};
  PeakBound lowerBound = {};
  /// The costLowerBound at the budget, for any order; none without a budget.
  /// JSON leaves it out if it is infinite.
  std::optional<double> lowerBoundCost = {};
  /// makespanLowerBound at the budget; none without one or without a link.
  std::optional<double> lowerBoundMakespan = {};
  /// offloadBound at the budget, where there is a link.
  std::optional<double> lowerBoundCopying = {};
  /// The peak if every node runs once, in program order.
  int64_t baselinePeakBytes = 0;
  double seconds = 0;   ///< Spent in planning.
  uint64_t moves = 0;   ///< Changes that planners tried on plans.
  bool stopped = false; ///< Whether a time limit ended the planning.
  /// The plan's effort, if a time limit decides it.
  std::optional<double> effort = {};
  std::optional<int64_t> slices = {}; ///< In which the graph is computed.
  /// The place of these slices; empty if the graph is whole.
  std::string slicedPlace = {};
  /// The largest memory of the process so far; none where it is not known.
  std::optional<int64_t> memoryBytes = {};
};

std::string formatPlanning(const PlanningReport &report);

/// Peak, cost and planner, with \p file, the plan's, where there is one.
std::string formatFrontierPoint(const FrontierPoint &point,
                                std::string_view file = {});

/// A list of peaks, costs and planners, with the file of each plan where there
/// are files.
std::string formatFrontier(std::span<const FrontierPoint> points,
                           std::span<const std::string> files = {});

/// Arena, bound and offsets, with the time that packing took.
std::string formatPacking(const Packing &packing, double seconds);

} // namespace remat

#endif // REMAT_EXCHANGE_RESULTJSON_H
