//===- PlanReportJson.cpp -------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Reports/PlanPictures.h"
#include "remat/Exchange/ResultJson.h"

#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace remat;

static void nameTensor(const Graph &graph, TensorId t,
                       llvm::json::OStream &json) {
  json.attribute("name", graph.tensor(t).name);
  json.attribute("bytes", graph.bytes(t));
}

/// Writes each tensor that is held at the peak of \p steps, and the first and
/// last step at which it is held.
static void peakToJson(const char *name, const Graph &graph,
                       const std::vector<Step> &steps,
                       llvm::json::OStream &json) {
  StepMemory memory(graph, steps);
  json.attributeArray(name, [&] {
    for (const HeldTensor &held : memory.heldAt(memory.peakStep))
      json.object([&] {
        nameTensor(graph, held.tensor, json);
        json.attribute("first_step", int64_t(held.first));
        json.attribute("last_step", int64_t(held.last));
      });
  });
}

static void floorToJson(const PlanFloor &floor, const Graph &graph,
                        llvm::json::OStream &json) {
  json.attributeObject("floor", [&] {
    json.attribute("bytes", floor.bytes);
    json.attribute("of", floor.of);
    json.attribute("beside_bytes", floor.besideBytes);
    json.attributeArray("tensors", [&] {
      for (TensorId t : floor.tensors)
        json.object([&] { nameTensor(graph, t, json); });
    });
  });
}

static void failureToJson(const PlanFailure &failure,
                          llvm::json::OStream &json) {
  json.attributeObject("failed", [&] {
    json.attribute("message", failure.message);
    json.attribute("asked_bytes", failure.askedBytes);
    if (failure.leastBytes)
      json.attribute("least_bytes", *failure.leastBytes);
    json.attribute("counts_arguments", failure.countsArguments);
  });
}

static void slicesToJson(const SliceFindings &slices,
                         const Simulation &simulation,
                         llvm::json::OStream &json) {
  auto extra = [&](StringRef name, std::optional<double> cost) {
    if (cost && slices.unslicedCost > 0)
      json.attribute(name, *cost / slices.unslicedCost - 1);
  };
  json.attributeObject("slices", [&] {
    if (slices.isSliced()) {
      json.attribute("place", slices.place);
      json.attribute("slices", slices.slices);
      json.attribute("slices_of_head", slices.ofHead);
      json.attribute("loop", slices.isLoop);
    }
    json.attribute("unsliced_peak_bytes", slices.unslicedPeak);
    json.attribute("unsliced_cost", slices.unslicedCost);
    extra("overhead", simulation.computeCost + simulation.stall);
    extra("overhead_without", slices.costWithout);
    extra("lower_bound_overhead_without", slices.leastWithout);
    extra("lower_bound_overhead", slices.costBound);
    json.attribute("lower_bound_bytes", slices.peakBound);
  });
}

/// Writes the list of loops of \p report, which remat-report-loops wrote. The
/// text comes from an attribute that a user may have edited. If the text has no
/// such list, nothing is written.
static void loopsToJson(StringRef report, llvm::json::OStream &json) {
  llvm::Expected<llvm::json::Value> read = llvm::json::parse(report);
  if (!read)
    return llvm::consumeError(read.takeError());
  if (llvm::json::Object *fields = read->getAsObject())
    if (llvm::json::Array *loops = fields->getArray("loops"))
      json.attribute("loops", std::move(*loops));
}

void remat::writeJson(const PlanReport &report, const Planned &planned,
                      const Graph &graph, llvm::raw_ostream &os) {
  const Simulation &simulation = planned.simulation;
  llvm::json::OStream json(os, 1);
  json.object([&] {
    json.attribute("function", report.function);
    if (report.failure)
      failureToJson(*report.failure, json);
    json.attribute("planner", planned.plan.planner);
    json.attribute("source", planned.source);
    if (const auto &gap = planned.gap) {
      json.attribute("gap", gap->cost);
      json.attribute("gap_of", gap->of);
    }
    json.attribute("cost_model", report.costModel);
    json.attribute("baseline_peak_bytes", report.baselinePeak);
    json.attribute("resident_bytes", report.residentBytes);
    if (report.budget)
      json.attribute("budget_bytes", *report.budget);
    json.attribute("peak_bytes", simulation.peakBytes);
    json.attribute("peak_step", simulation.peakStep == kNone
                                    ? int64_t(-1)
                                    : int64_t(simulation.peakStep));
    json.attribute("lower_bound_bytes", report.floor.bytes);
    floorToJson(report.floor, graph, json);
    if (report.slices)
      slicesToJson(*report.slices, simulation, json);
    loopsToJson(report.loopsReport, json);
    json.attribute("base_cost", simulation.baseCost);
    json.attribute("compute_cost", simulation.computeCost);
    json.attribute("overhead", simulation.overhead());
    if (report.costBound)
      json.attribute("lower_bound_cost", *report.costBound);
    json.attribute("baseline_flops", report.baselineFlops);
    json.attribute("flops", report.plannedFlops);
    json.attribute("baseline_seconds", report.baselineSeconds);
    json.attribute("seconds", report.plannedSeconds);
    json.attribute("ops_run_again", report.repeats);
    json.attribute("stall", simulation.stall);
    json.attribute("swap_ins", report.swaps);
    json.attribute("swapped_out_bytes", simulation.swappedOutBytes);
    json.attribute("host_peak_bytes", simulation.hostPeakBytes);
    json.attribute("candidates", int64_t(planned.candidates));
    json.attributeArray("reached", [&] {
      for (const Reached &reached : planned.reached)
        json.object([&] {
          json.attribute("peak_bytes", reached.peakBytes);
          json.attribute("cost", reached.cost);
        });
    });
    peakToJson("peak_tensors", graph, planned.plan.steps, json);
    peakToJson("baseline_peak_tensors", graph, keepAllPlan(graph).steps, json);
    if (!report.frontier.empty())
      json.attributeArray("frontier", [&] {
        for (const FrontierPoint &point : report.frontier)
          json.rawValue(formatFrontierPoint(point));
      });
    json.attributeArray("tensors", [&] {
      for (const TensorFate &fate : report.tensors)
        json.object([&] {
          nameTensor(graph, fate.tensor, json);
          json.attribute("fate", fate.fate);
          json.attribute("times_made", int64_t(fate.timesMade));
          json.attribute("why", fate.why);
        });
    });
  });
  os << "\n";
}
