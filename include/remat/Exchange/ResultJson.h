//===- ResultJson.h - Simulation and planning results as JSON ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `remat-solve --json` prints these results as one object on one line, so that
// scripts can read line by line.
//===----------------------------------------------------------------------===//
#ifndef REMAT_EXCHANGE_RESULTJSON_H
#define REMAT_EXCHANGE_RESULTJSON_H

#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Packing/Packing.h"
#include "remat/Core/Planning/Frontier.h"

namespace remat {

/// Returns one object: whether the plan is valid, the plan's peak, cost and
/// time, and at most 20 violations as sentences. With \p timeline the text also
/// has the bytes held at every action.
std::string formatSimulation(const Simulation &simulation, const Graph &graph,
                             bool timeline);

/// The result of planning, and the values to compare it with.
struct PlanningReport {
  const Graph &graph;
  Planned planned = {};
  /// An unset budget asks for the lowest possible peak.
  std::optional<int64_t> budgetBytes = {};
  /// The limit of bytes on the host.
  std::optional<int64_t> hostLimitBytes = {};
  PeakBound lowerBound = {};
  /// The result of costLowerBound at the budget, for plans in any order. This
  /// bound is not set if there is no budget. The JSON text leaves out an
  /// infinite bound.
  std::optional<double> lowerBoundCost = {};
  /// The result of makespanLowerBound at the budget. This bound is not set if
  /// there is no budget or no link.
  std::optional<double> lowerBoundMakespan = {};
  /// The result of offloadBound at the budget, if there is a link.
  std::optional<double> lowerBoundCopying = {};
  /// The peak if every node runs once, in program order.
  int64_t baselinePeakBytes = 0;
  double seconds = 0;   ///< The time spent in planning.
  uint64_t moves = 0;   ///< The number of changes that planners tried.
  bool stopped = false; ///< Whether the planning ended at a time limit.
  /// The effort with which the plan was found, if a time limit chose the
  /// effort.
  std::optional<double> effort = {};
  /// The largest memory of the process so far, or none if it is not known.
  std::optional<int64_t> memoryBytes = {};
};

std::string formatPlanning(const PlanningReport &report);

/// Returns the peak, the cost and the planner of \p point, and the name of its
/// plan's \p file if there is one.
std::string formatFrontierPoint(const FrontierPoint &point,
                                std::string_view file = {});

/// Returns a list with the peak, the cost and the planner of each of \p points,
/// and the file of each plan if there are files.
std::string formatFrontier(std::span<const FrontierPoint> points,
                           std::span<const std::string> files = {});

/// Returns the arena, the bound and the offsets of \p packing, and the time
/// that packing took.
std::string formatPacking(const Packing &packing, double seconds);

} // namespace remat

#endif // REMAT_EXCHANGE_RESULTJSON_H
