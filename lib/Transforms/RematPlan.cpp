//===- RematPlan.cpp - Choose what to keep and what to recompute ----------===//

#include "PlanProblem.h"
#include "PlanReport.h"

#include "remat/Analysis/Names.h"
#include "remat/Core/Budget.h"
#include "remat/Core/FitArena.h"
#include "remat/Core/Policy.h"
#include "remat/Dialect/Remat.h"
#include "remat/Transforms/Passes.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

namespace remat {
#define GEN_PASS_DEF_REMATPLAN
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

double plannedSum(const FunctionGraph &graph, ArrayRef<Step> steps,
                  llvm::function_ref<double(NodeId)> value) {
  double sum = 0;
  for (Step step : steps)
    if (step.kind == StepKind::Compute)
      sum += value(step.id);
  return sum;
}

/// Names the op and the tensors that no plan can do without.
/// The largest tensors first, and the rest as one.
void listTensors(Diagnostic &note, const Graph &graph,
                 std::vector<TensorId> tensors) {
  llvm::erase_if(tensors, [&](TensorId t) {
    return graph.isResident(t) || graph.bytes(t) == 0;
  });
  llvm::sort(tensors, [&](TensorId a, TensorId b) {
    return std::pair(-graph.bytes(a), a) < std::pair(-graph.bytes(b), b);
  });
  tensors.erase(llvm::unique(tensors), tensors.end());
  constexpr size_t kMaxListed = 8;
  int64_t others = 0;
  for (auto [i, t] : llvm::enumerate(tensors))
    if (i < kMaxListed)
      note << "; " << graph.tensor(t).name << " " << graph.bytes(t);
    else
      others += graph.bytes(t);
  if (others > 0)
    note << "; others " << others;
}

void noteFloor(InFlightDiagnostic &error, const FunctionGraph &graph,
               const PeakBound &bound) {
  std::vector<TensorId> tensors;
  if (bound.node == kNone) {
    bool isOutputs = bound.source == PeakBound::Source::Outputs;
    for (TensorId t = 0; t < graph.graph.numTensors(); ++t)
      if (isOutputs ? graph.graph.isOutput(t)
                    : graph.graph.producer(t) == kNone)
        tensors.push_back(t);
    Diagnostic &note = error.attachNote();
    note << "no plan can need less than " << bound.bytes << " bytes: all "
         << (isOutputs ? "results" : "donated arguments") << " together";
    listTensors(note, graph.graph, std::move(tensors));
    return;
  }
  Diagnostic &note = error.attachNote(graph.nodeOps[bound.node]->getLoc());
  note << "no plan can need less than " << bound.bytes
       << " bytes: this op's operands and results together";
  if (bound.besideBytes)
    note << ", and " << bound.besideBytes << " that must be held besides";
  const Node &node = graph.graph.node(bound.node);
  llvm::append_range(tensors, node.inputs);
  llvm::append_range(tensors, node.outputs);
  listTensors(note, graph.graph, std::move(tensors));
}

class RematPlanPass : public remat::impl::RematPlanBase<RematPlanPass> {
public:
  using RematPlanBase::RematPlanBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (!isPlannedFunction(function))
      return;
    if (failed(plan(function)))
      signalPassFailure();
  }

private:
  LogicalResult plan(func::FuncOp function) {
    FunctionGraphOptions options;
    options.remarks = remarks;
    if (lossResult >= 0)
      options.lossResult = lossResult;
    FailureOr<PlanProblem> read = readPlanProblem(
        function, options, {deviceToHost, hostToDevice, hostLimit}, planner,
        offload);
    if (failed(read))
      return failure();
    const FunctionGraph &graph = read->graph;

    PlanReport figures;
    figures.function = function.getName().str();
    if (auto model = function->getAttrOfType<StringAttr>("remat.cost_model"))
      figures.costModel = model.str();
    figures.baselinePeak = read->baselinePeak();
    figures.residentBytes = graph.graph.residentBytes();
    if (failed(readBudget(function, figures)))
      return failure();

    figures.bound = read->hasLink() ? peakLowerBoundWithCopies(graph.graph)
                                    : peakLowerBound(graph.graph);
    if (arenaAlignment < 0 ||
        (arenaAlignment > 0 && !llvm::isPowerOf2_64(arenaAlignment)))
      return emitError(lineOf(function), "arena-alignment=")
             << int64_t(arenaAlignment) << " is no power of two";
    PlannerOptions plannerOptions;
    plannerOptions.effort = effort;
    Result<Planned> planned =
        planWith(plannerFor(figures, graph.graph),
                 read->within(limitOf(figures)), plannerOptions);
    if (!planned)
      return emitError(lineOf(function), planned.error().message);
    if (!planned->feasible)
      return emitInfeasible(function, graph, figures, *planned,
                            read->link.hostLimitBytes);
    if (arenaAlignment > 0)
      planned = fitArena(read->within(limitOf(figures)), std::move(*planned),
                         plannerOptions, arenaAlignment);
    if (planned->source == kArenaSource)
      planned->plan.planner = planner.getValue(); // No keep-all any more.
    if (frontier && failed(readFrontier(function, *read, figures)))
      return failure();
    return finish(function, graph, figures, *planned);
  }

  /// What all budgets cost, for the report.
  LogicalResult readFrontier(func::FuncOp function, const PlanProblem &problem,
                             PlanReport &figures) {
    if (report.empty())
      return emitError(lineOf(function),
                       "frontier=true shows in a report alone: give report=");
    PlannerOptions options;
    options.effort = effort;
    Result<std::vector<FrontierPoint>> points =
        frontierWith(planner.getValue(), problem.within(std::nullopt), options);
    if (!points)
      return emitError(lineOf(function), points.error().message);
    figures.frontier = std::move(*points);
    return success();
  }

  /// What the peak may be; none: as low as it gets.
  std::optional<int64_t> limitOf(const PlanReport &figures) const {
    if (!figures.budget || peakLimit < 0)
      return figures.budget;
    if (peakLimit == 0)
      return std::nullopt;
    return std::min(*figures.budget, int64_t(peakLimit));
  }

  /// A budget that the unrewritten step meets needs no plan, where no mark asks
  /// for one.
  std::string plannerFor(const PlanReport &figures, const Graph &graph) const {
    std::optional<int64_t> limit = limitOf(figures);
    bool fits =
        limit && figures.baselinePeak <= *limit && !hasRecomputeMark(graph);
    return fits && planner == "auto" ? "keep-all" : planner.getValue();
  }

  /// Turns the budget options into counted bytes.
  LogicalResult readBudget(func::FuncOp function, PlanReport &figures) {
    if (!budget.empty() && !activationBudget.empty())
      return emitError(lineOf(function),
                       "give either budget or activation-budget, not both");
    if (budget.empty() && activationBudget.empty())
      return emitError(lineOf(function),
                       "no budget: give budget=8GiB, budget=40%, "
                       "budget=min or activation-budget=...");
    bool all = !budget.empty();
    int64_t residents = all ? figures.residentBytes : 0;
    Result<Budget> parsed =
        parseBudget(all ? budget.getValue() : activationBudget.getValue());
    if (!parsed)
      return emitError(lineOf(function), parsed.error().message);
    std::optional<int64_t> bytes =
        parsed->resolve(figures.baselinePeak + residents);
    if (!bytes)
      return success();
    if (*bytes < residents)
      return emitError(lineOf(function), "the budget of ")
             << *bytes << " bytes is below the arguments' " << residents
             << ", which always stay on the device: raise it, donate "
                "arguments, or give activation-budget";
    figures.budget = *bytes - residents;
    return success();
  }

  LogicalResult emitInfeasible(func::FuncOp function,
                               const FunctionGraph &graph,
                               const PlanReport &figures,
                               const Planned &planned,
                               std::optional<int64_t> hostLimit) {
    int64_t residents = budget.empty() ? 0 : figures.residentBytes;
    InFlightDiagnostic error = emitError(lineOf(function), "planner '")
                               << planner << "' finds no plan within "
                               << *limitOf(figures) + residents << " bytes";
    if (hostLimit)
      error << " with at most " << *hostLimit << " on the host";
    error << "; the smallest budget that it meets is "
          << planned.simulation.peakBytes + residents << " bytes";
    noteFloor(error, graph, figures.bound);
    return error;
  }

  LogicalResult finish(func::FuncOp function, const FunctionGraph &graph,
                       PlanReport &figures, const Planned &planned) {
    ArrayRef<Step> steps = planned.plan.steps;
    std::vector<Step> inOrder = keepAllPlan(graph.graph).steps;
    auto flops = [&](NodeId n) { return graph.graph.node(n).flops; };
    auto seconds = [&](NodeId n) {
      auto cost = graph.nodeOps[n]->getAttrOfType<CostAttr>("remat.cost");
      return cost ? cost.getSeconds() : 0.0;
    };
    figures.baselineFlops = plannedSum(graph, inOrder, flops);
    figures.plannedFlops = plannedSum(graph, steps, flops);
    figures.baselineSeconds = plannedSum(graph, inOrder, seconds);
    figures.plannedSeconds =
        plannedSum(graph, steps, seconds) + planned.simulation.stall;
    figures.repeats =
        llvm::count_if(
            steps, [](Step step) { return step.kind == StepKind::Compute; }) -
        int64_t(inOrder.size());
    figures.swaps = llvm::count_if(
        steps, [](Step step) { return step.kind == StepKind::SwapIn; });
    figures.tensors = tensorFates(graph.graph, planned.plan);
    function->setAttr("remat.plan",
                      PlanAttr::get(&getContext(), planned.plan.planner,
                                    figures.budget, graph.graph.numNodes(),
                                    steps));
    if (remarks)
      emitRemark(lineOf(function),
                 figures.budget && planned.plan.planner == "keep-all"
                     ? nothingToDo(figures)
                     : summary(figures, planned));
    if (report.empty())
      return success();
    if (llvm::Error error =
            writeReport(figures, planned, graph.graph, report.getValue()))
      return emitError(lineOf(function), "the report cannot be written: ")
             << llvm::toString(std::move(error));
    return success();
  }

  std::string nothingToDo(const PlanReport &figures) {
    return llvm::formatv(
        "nothing to do: the peak of {0} besides {1} of arguments is within the "
        "budget of {2}",
        formatBytes(figures.baselinePeak), formatBytes(figures.residentBytes),
        formatBytes(*figures.budget));
  }

  std::string summary(const PlanReport &figures, const Planned &planned) {
    auto percent = [](double planned, double baseline) {
      return baseline > 0 ? 100 * (planned / baseline - 1) : 0;
    };
    std::string swaps;
    if (figures.swaps != 0)
      swaps = llvm::formatv(
          "; copies back from the host: {0}, {1} out, {2} there at the peak, "
          "stall {3:f3} ms",
          figures.swaps, formatBytes(planned.simulation.swappedOutBytes),
          formatBytes(planned.simulation.hostPeakBytes),
          1e3 * planned.simulation.stall);
    return llvm::formatv(
        "peak {0} -> {1} besides {2} of arguments (budget {3}, no plan below "
        "{4}); {5:f2} % extra FLOP, {6:f2} % extra time; ops run again: "
        "{7}{8}; "
        "planner {9}",
        formatBytes(figures.baselinePeak),
        formatBytes(planned.simulation.peakBytes),
        formatBytes(figures.residentBytes),
        figures.budget ? formatBytes(*figures.budget) : "min",
        formatBytes(figures.bound.bytes),
        percent(figures.plannedFlops, figures.baselineFlops),
        percent(figures.plannedSeconds, figures.baselineSeconds),
        figures.repeats, swaps, plannerText(planned));
  }
};

} // namespace
