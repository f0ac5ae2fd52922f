//===- ResultJson.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Exchange/ResultJson.h"

#include "Exchange/JsonWriter.h"

#include <cmath>

using namespace remat;
using namespace remat::json;

/// Writes the fields that the results of simulation and of planning share.
static void formatFigures(ObjectWriter &fields, const Simulation &simulation) {
  bool empty = simulation.peakStep == kNone;
  fields.integer("peak_bytes", simulation.peakBytes)
      .integer("peak_step", empty ? -1 : int64_t(simulation.peakStep))
      .integer("resident_bytes", simulation.residentBytes)
      .real("compute_cost", simulation.computeCost)
      .real("base_cost", simulation.baseCost)
      .real("overhead", simulation.overhead())
      .real("makespan", simulation.makespan)
      .real("stall", simulation.stall)
      .integer("swapped_out_bytes", simulation.swappedOutBytes)
      .integer("host_peak_bytes", simulation.hostPeakBytes);
}

std::string remat::formatSimulation(const Simulation &simulation,
                                    const Graph &graph, bool timeline) {
  ObjectWriter fields;
  fields.flag("valid", simulation.valid());
  formatFigures(fields, simulation);
  if (timeline)
    fields.raw("timeline", numbers(simulation.timeline));
  constexpr size_t kMostErrors = 20;
  std::vector<std::string> errors;
  for (const Violation &violation : simulation.violations)
    if (errors.size() < kMostErrors)
      errors.push_back(quote(describe(violation, graph)));
  return fields.raw("errors", list(errors)).line();
}

std::string remat::formatPlanning(const PlanningReport &report) {
  ObjectWriter fields;
  fields.text("graph", report.graph.name())
      .text("planner", report.planned.plan.planner)
      .text("source", report.planned.source)
      .flag("feasible", report.planned.feasible);
  if (report.budgetBytes)
    fields.integer("budget_bytes", *report.budgetBytes);
  else
    fields.raw("budget_bytes", "null");
  formatFigures(fields, report.planned.simulation);
  fields.integer("lower_bound_bytes", report.lowerBound.bytes)
      .integer("baseline_peak_bytes", report.baselinePeakBytes)
      .integer("candidates", report.planned.candidates)
      .real("seconds", report.seconds);
  if (report.moves)
    fields.integer("moves", int64_t(report.moves));
  if (report.effort)
    fields.real("effort", *report.effort);
  if (report.stopped)
    fields.flag("stopped", true);
  if (report.memoryBytes)
    fields.integer("memory_bytes", *report.memoryBytes);
  if (report.lowerBoundCost && std::isfinite(*report.lowerBoundCost))
    fields.real("lower_bound_cost", *report.lowerBoundCost);
  if (report.lowerBoundMakespan && std::isfinite(*report.lowerBoundMakespan))
    fields.real("lower_bound_makespan", *report.lowerBoundMakespan);
  if (report.lowerBoundCopying && std::isfinite(*report.lowerBoundCopying))
    fields.real("lower_bound_copying", *report.lowerBoundCopying);
  if (const auto &gap = report.planned.gap)
    fields.real("gap", gap->cost).text("gap_of", gap->of);
  return fields.line();
}

std::string remat::formatFrontierPoint(const FrontierPoint &point,
                                       std::string_view file) {
  ObjectWriter fields;
  fields.integer("peak_bytes", point.simulation.peakBytes)
      .real("compute_cost", point.simulation.computeCost)
      .real("overhead", point.simulation.overhead())
      .real("makespan", point.simulation.makespan)
      .text("source", point.source);
  if (!file.empty())
    fields.text("plan", file);
  return fields.line();
}

std::string remat::formatFrontier(std::span<const FrontierPoint> points,
                                  std::span<const std::string> files) {
  std::vector<std::string> items;
  for (size_t i = 0; i < points.size(); ++i)
    items.push_back(formatFrontierPoint(
        points[i], files.empty() ? std::string_view() : files[i]));
  return list(items);
}

std::string remat::formatPacking(const Packing &packing, double seconds) {
  return ObjectWriter()
      .integer("arena_bytes", packing.arenaBytes)
      .integer("lower_bound_bytes", packing.lowerBoundBytes)
      .real("seconds", seconds)
      .raw("offsets", numbers(packing.offsets))
      .line();
}
