//===- PlanReport.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Reports/PlanReport.h"

#include "Analysis/Ops/Names.h"
#include "Exchange/File.h"
#include "Transforms/Reports/PlanPictures.h"
#include "remat/Core/Bounds/CostBound.h"
#include "remat/Core/Graph/Budget.h"
#include "remat/Dialect/Remat.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

using namespace mlir;
using namespace remat;

namespace {

double plannedSum(ArrayRef<Step> steps,
                  llvm::function_ref<double(NodeId)> value) {
  double sum = 0;
  for (Step step : steps)
    if (step.kind == StepKind::Compute)
      sum += value(step.id);
  return sum;
}

/// Says at which steps of the plan a tensor is made and used.
struct History {
  unsigned made = 0, swapped = 0;
  uint32_t first = kNone; ///< The first step that makes the tensor.
  /// The longest range of steps in which the tensor does not exist.
  uint32_t gapBegin = 0, gapEnd = 0;
  uint32_t last = 0;
};

std::vector<History> histories(const Graph &graph, const Plan &plan) {
  std::vector<History> all(graph.numTensors());
  for (const Instance &instance : walkPlan(graph, plan.steps).instances) {
    History &history = all[instance.tensor];
    if (history.made++ == 0)
      history.first = instance.first;
    else if (instance.first - history.last > history.gapEnd - history.gapBegin)
      std::tie(history.gapBegin, history.gapEnd) =
          std::pair(history.last, instance.first);
    history.last = instance.last;
  }
  for (Step step : plan.steps)
    if (step.kind == StepKind::SwapOut)
      ++all[step.id].swapped;
  return all;
}

TensorFate fateOf(const Graph &graph, TensorId t, const History &history,
                  uint32_t lossStep) {
  TensorFate fate{t, "kept", "", history.made};
  const Tensor &tensor = graph.tensor(t);
  NodeId producer = graph.producer(t);
  if (history.swapped) {
    fate.fate = "swapped";
    fate.why = llvm::formatv("away from action {0} to {1}", history.gapBegin,
                             history.gapEnd);
  } else if (history.made > 1) {
    fate.fate = "recomputed";
    fate.why = llvm::formatv(
        "absent from action {0} to {1}; running '{2}' again costs {3}",
        history.gapBegin, history.gapEnd, graph.node(producer).name,
        describeCost(graph.spec(), graph.node(producer).cost));
  } else if (graph.isOutput(t)) {
    fate.why = "an output of the step";
  } else if (tensor.policy == TensorPolicy::Keep) {
    fate.why = "policy keep";
  } else if (producer != kNone && !graph.node(producer).recomputable) {
    fate.why = "its op must not run twice";
  } else if (lossStep == kNone || history.first > lossStep ||
             history.last <= lossStep) {
    fate.fate = "short-lived";
    fate.why = llvm::formatv("held from action {0} to {1} only", history.first,
                             history.last);
  } else {
    fate.why = llvm::formatv(
        "read by the backward part; to run '{0}' again "
        "would cost {1}",
        producer == kNone ? "" : graph.node(producer).name,
        describeCost(graph.spec(),
                     producer == kNone ? 0 : graph.node(producer).cost));
  }
  return fate;
}

} // namespace

PlanReport remat::readReport(func::FuncOp function, const FunctionGraph &graph,
                             const Link &link) {
  PlanReport report;
  report.function = function.getName().str();
  if (auto model =
          function->getAttrOfType<StringAttr>(RematDialect::kCostModel))
    report.costModel = model.str();
  report.baselinePeak = simulateProgram(graph.graph).peakBytes;
  report.residentBytes = graph.graph.residentBytes();
  report.slices = sliceFindingsOf(function);
  bool hasLink = link.deviceToHost && link.hostToDevice;
  report.floor = floorOf(graph.graph, peakLowerBound(graph.graph, hasLink));
  return report;
}

void PlanReport::measure(const FunctionGraph &graph, const Planned &planned) {
  ArrayRef<Step> steps = planned.plan.steps;
  std::vector<Step> inOrder = keepAllPlan(graph.graph).steps;
  auto flops = [&](NodeId n) { return graph.graph.node(n).flops; };
  auto seconds = [&](NodeId n) { return graph.nodeSeconds[n]; };
  baselineFlops = plannedSum(inOrder, flops);
  plannedFlops = plannedSum(steps, flops);
  baselineSeconds = plannedSum(inOrder, seconds);
  plannedSeconds = plannedSum(steps, seconds) + planned.simulation.stall;
  repeats =
      llvm::count_if(steps,
                     [](Step step) { return step.kind == StepKind::Compute; }) -
      int64_t(inOrder.size());
  swaps = llvm::count_if(
      steps, [](Step step) { return step.kind == StepKind::SwapIn; });
  tensors = tensorFates(graph.graph, planned.plan);
}

void PlanReport::compareWith(const LoopsInside &inside, Planned &planned) {
  baselinePeak = inside.peak;
  baselineFlops = inside.flops;
  baselineSeconds = inside.seconds;
  planned.simulation.baseCost = inside.cost;
  loops = inside.loops;
  loopsReport = inside.report;
}

void PlanReport::findCostBound(const FunctionGraph &graph,
                               const Planned &planned) {
  if (!budget || failure || swaps != 0)
    return;
  double bound = costLowerBound(graph.graph, *budget);
  if (std::isfinite(bound))
    costBound = std::max(bound, planned.simulation.baseCost);
}

LogicalResult remat::emitFailure(func::FuncOp function,
                                 const FunctionGraph &graph,
                                 const PlanReport &report) {
  const PlanFailure &failed = *report.failure;
  InFlightDiagnostic error = emitError(lineOf(function), failed.message);
  noteFloor(error, graph, report.floor,
            failed.countsArguments ? report.residentBytes : 0);
  if (!failed.note.empty())
    error.attachNote(lineOf(function)) << failed.note;
  return error;
}

LogicalResult remat::checkBudgetMet(func::FuncOp function) {
  std::optional<PlanFindings> findings = findingsOf(function);
  if (!findings || !findings->failure)
    return success();
  FailureOr<FunctionGraph> graph =
      readFunctionGraph(function, {findings->lossResult});
  if (failed(graph))
    return failure();
  PlanReport report = readReport(function, *graph, findings->link);
  report.failure = findings->failure;
  return emitFailure(function, *graph, report);
}

std::string remat::plannerText(const Graph &graph, const Planned &planned) {
  std::string text = planned.plan.planner;
  if (planned.source != planned.plan.planner)
    text += " (" + planned.source + ")";
  if (const auto &gap = planned.gap)
    text += llvm::formatv(", at most {0} above the {1}",
                          describeCost(graph.spec(), gap->cost), gap->of);
  return text;
}

std::vector<TensorFate> remat::tensorFates(const Graph &graph,
                                           const Plan &plan) {
  uint32_t lossStep = kNone;
  if (graph.loss())
    for (auto [s, step] : llvm::enumerate(plan.steps))
      if (step == Step::compute(graph.producer(*graph.loss()))) {
        lossStep = s;
        break;
      }
  std::vector<History> all = histories(graph, plan);
  std::vector<TensorFate> fates;
  for (TensorId t = 0; t < graph.numTensors(); ++t)
    if (!graph.isResident(t) && all[t].made)
      fates.push_back(fateOf(graph, t, all[t], lossStep));
  return fates;
}

std::string remat::budgetText(const PlanFailure &failure) {
  return formatBytes(failure.askedBytes) + (failure.countsArguments
                                                ? " with the arguments"
                                                : " above the arguments");
}

std::vector<std::string> remat::floorLines(const PlanFloor &floor,
                                           const Graph &graph) {
  std::vector<std::string> lines = {"all " + floor.of + " together"};
  for (TensorId t : floor.tensors)
    lines.push_back(formatBytes(graph.bytes(t)) + "  " + graph.tensor(t).name);
  if (floor.besideBytes)
    lines.push_back(formatBytes(floor.besideBytes) +
                    "  other tensors that must be held");
  return lines;
}

std::vector<Reached> PlanReport::curve(const Planned &planned) const {
  if (frontier.empty())
    return planned.reached;
  std::vector<Reached> points;
  for (const FrontierPoint &point : llvm::reverse(frontier))
    points.push_back({point.simulation.peakBytes,
                      point.simulation.computeCost + point.simulation.stall});
  return points;
}

/// Describes what was sliced. Each line of the result is a label and a value.
std::vector<std::pair<std::string, std::string>>
remat::sliceLines(const SliceFindings &slices, const Simulation &simulation) {
  std::vector<std::pair<std::string, std::string>> lines;
  lines.emplace_back("in slices", slices.describe());
  if (slices.isSliced()) {
    lines.emplace_back("unsliced peak", formatBytes(slices.unslicedPeak));
    lines.emplace_back("over unsliced",
                       slices.extra(simulation.computeCost + simulation.stall));
    std::string without = slices.costWithout ? slices.extra(*slices.costWithout)
                          : slices.leastWithout ? "no plan found"
                                                : "no plan within the budget";
    if (slices.leastWithout)
      without += ", no plan below " + slices.extra(*slices.leastWithout);
    lines.emplace_back("without slices", without);
  }
  std::string bound = "peak " + formatBytes(slices.peakBound);
  if (slices.costBound)
    bound += ", " + slices.extra(*slices.costBound);
  lines.emplace_back("bound of slices", bound);
  return lines;
}

static void writeText(const PlanReport &report, const Planned &planned,
                      const Graph &graph, llvm::raw_ostream &os) {
  auto line = [&](llvm::StringRef label, const llvm::Twine &value) {
    os << llvm::left_justify(label, 16) << value << "\n";
  };
  auto percent = [](double planned, double baseline) {
    return percentOver(planned, baseline) + " extra";
  };
  line("function", report.function);
  if (report.failure)
    line("failed", report.failure->message);
  line("planner", plannerText(graph, planned));
  line("arguments", formatBytes(report.residentBytes));
  line("baseline peak", formatBytes(report.baselinePeak));
  if (report.failure)
    line("budget, not met", budgetText(*report.failure));
  else
    line("budget", report.budget ? formatBytes(*report.budget) : "none");
  line("planned peak", formatBytes(planned.simulation.peakBytes));
  line("lower bound", formatBytes(report.floor.bytes));
  if (report.slices)
    for (const auto &[label, value] :
         sliceLines(*report.slices, planned.simulation))
      line(label, value);
  for (const std::string &loop : report.loops)
    line("inside", loop);
  if (report.failure)
    for (const std::string &text : floorLines(report.floor, graph))
      line("", text);
  line("ops run again", llvm::Twine(report.repeats));
  if (report.swaps != 0) {
    line("copies back", llvm::Twine(report.swaps));
    line("copied out", formatBytes(planned.simulation.swappedOutBytes));
    line("host peak", formatBytes(planned.simulation.hostPeakBytes));
    line("stall",
         llvm::formatv("{0:f3} ms", 1e3 * planned.simulation.stall).str());
  }
  line("FLOP", percent(report.plannedFlops, report.baselineFlops));
  line("time", percent(report.plannedSeconds, report.baselineSeconds));
  if (report.costBound)
    line("no plan below",
         percent(*report.costBound, planned.simulation.baseCost) + " cost");
  os << "\n";
  for (const TensorFate &fate : report.tensors)
    os << llvm::right_justify(formatBytes(graph.bytes(fate.tensor)), 9) << "  "
       << llvm::left_justify(fate.fate, 12) << graph.tensor(fate.tensor).name
       << ": " << fate.why << "\n";
}

std::optional<Error> remat::writeReport(const PlanReport &report,
                                        const Planned &planned,
                                        const Graph &graph,
                                        const std::string &path) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (path.ends_with(".json"))
    writeJson(report, planned, graph, os);
  else if (path.ends_with(".html"))
    writeHtml(report, planned, graph, os);
  else if (path.ends_with(".svg"))
    writeSvg(report, planned, graph, os);
  else
    writeText(report, planned, graph, os);
  // The path of the report may be the path of standard output.
  llvm::outs().flush();
  return writeTextFile(path, text);
}
