//===- RematPlan.cpp - Choose what to keep and what to recompute ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../Reports/PlanReport.h"
#include "PlanProblem.h"

#include "remat/Analysis/Names.h"
#include "remat/Core/Graph/Budget.h"
#include "remat/Core/Graph/Policy.h"
#include "remat/Core/Planning/FitArena.h"
#include "remat/Dialect/Remat.h"
#include "remat/Exchange/OutputFile.h"
#include "remat/Exchange/Progress.h"
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
    if (!report.empty()) // Planning takes long, and should not be lost.
      if (auto error = checkOutput(report))
        return emitError(lineOf(function), "the report: ") << error->message;
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
    figures.floor = floorOf(
        graph.graph, read->hasLink() ? peakLowerBoundWithCopies(graph.graph)
                                     : peakLowerBound(graph.graph));
    if (failed(readBudget(function, figures)))
      return failure();
    if (figures.budget && *figures.budget < 0)
      return emitBelowArguments(function, *read, figures);
    if (arenaAlignment < 0 ||
        (arenaAlignment > 0 && !llvm::isPowerOf2_64(arenaAlignment)))
      return emitError(lineOf(function), "arena-alignment=")
             << int64_t(arenaAlignment) << " is no power of two";
    if (smallestArena >= 0 && figures.budget) {
      figures.failure = arenaFailure(figures);
      emitError(lineOf(function), figures.failure->message);
      if (report.empty())
        return failure();
    }
    Result<Planned> planned = search(*read, figures);
    if (!planned)
      return emitError(lineOf(function), planned.error().message);
    if (!planned->feasible)
      return emitInfeasible(function, *read, figures, *planned);
    if (planned->source == kArenaSource)
      planned->plan.planner = planner.getValue(); // No keep-all any more.
    if (frontier && failed(readFrontier(function, *read, figures)))
      return failure();
    return finish(function, graph, figures, *planned);
  }

  /// The plan, which fits an arena where that is asked for.
  Result<Planned> search(const PlanProblem &problem,
                         const PlanReport &figures) {
    std::optional<int64_t> limit = limitOf(figures);
    const Graph &graph = problem.graph.graph;
    std::string name = plannerFor(figures, graph);
    Progress progress(name + ", " + formatBytes(figures.baselinePeak) + " to " +
                          (limit ? formatBytes(*limit) : "min"),
                      graph.baseCost());
    PlannerOptions options;
    options.effort = effort;
    if (Progress::isShown())
      options.watch = progress.watch();
    Result<Planned> planned = planWith(name, problem.within(limit), options);
    if (planned && planned->feasible && arenaAlignment > 0)
      return fitArena(problem.within(limit), std::move(*planned), options,
                      arenaAlignment);
    return planned;
  }

  /// What all budgets cost, for the report.
  LogicalResult readFrontier(func::FuncOp function, const PlanProblem &problem,
                             PlanReport &figures) {
    if (report.empty())
      return emitError(lineOf(function),
                       "frontier=true shows in a report alone: give report=");
    Progress progress("frontier for @" + figures.function,
                      problem.graph.graph.baseCost());
    PlannerOptions options;
    options.effort = effort;
    if (Progress::isShown())
      options.watch = progress.watch();
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
    bool isBest = planner == "auto" || planner == "portfolio";
    return fits && isBest ? "keep-all" : planner.getValue();
  }

  /// Turns the budget options into counted bytes: below zero where not even the
  /// arguments are within the budget.
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
    figures.budget = *bytes - residents;
    return success();
  }

  PlanFailure arenaFailure(const PlanReport &figures) const {
    int64_t residents = countsArguments() ? figures.residentBytes : 0;
    int64_t asked = *figures.budget + residents;
    int64_t least = smallestArena + residents;
    return {llvm::formatv(
                "plans fit into the budget of {0} bytes, but no plan's arena "
                "does: the smallest budget that holds the arena of a plan that "
                "was tried is {1} bytes",
                asked, least),
            asked, least, countsArguments()};
  }

  bool countsArguments() const { return !budget.empty(); }

  /// With a report in which the step is as it is.
  LogicalResult emitBelowArguments(func::FuncOp function,
                                   const PlanProblem &problem,
                                   PlanReport &figures) {
    int64_t asked = *figures.budget + figures.residentBytes;
    figures.budget = std::nullopt;
    std::string message = llvm::formatv(
        "the budget of {0} bytes is below the arguments' {1}, which always "
        "stay "
        "on the device: raise it, donate arguments, or give activation-budget",
        asked, figures.residentBytes);
    figures.failure = {message, asked, std::nullopt, countsArguments()};
    Planned asItIs;
    asItIs.plan = keepAllPlan(problem.graph.graph);
    asItIs.simulation = simulate(problem.graph.graph, asItIs.plan.steps);
    asItIs.source = asItIs.plan.planner;
    return fail(function, problem.graph, figures, asItIs);
  }

  /// With a report on the plan that takes the fewest bytes.
  LogicalResult emitInfeasible(func::FuncOp function,
                               const PlanProblem &problem, PlanReport &figures,
                               const Planned &planned) {
    int64_t residents = countsArguments() ? figures.residentBytes : 0;
    int64_t asked = *limitOf(figures) + residents;
    int64_t least = planned.simulation.peakBytes + residents;
    std::string message =
        llvm::formatv("planner '{0}' finds no plan within {1} bytes",
                      planner.getValue(), asked);
    if (auto hostLimit = problem.link.hostLimitBytes)
      message += llvm::formatv(" with at most {0} on the host", *hostLimit);
    message += llvm::formatv("; the smallest budget that it meets is {0} bytes",
                             least);
    if (figures.residentBytes)
      message += llvm::formatv("; {0} the {1} bytes of arguments",
                               residents ? "both count" : "neither counts",
                               figures.residentBytes);
    figures.failure = {message, asked, least, countsArguments()};
    return fail(function, problem.graph, figures, planned);
  }

  /// Says and reports figures.failure.
  LogicalResult fail(func::FuncOp function, const FunctionGraph &graph,
                     PlanReport &figures, const Planned &planned) {
    {
      InFlightDiagnostic error =
          emitError(lineOf(function), figures.failure->message);
      noteFloor(error, graph, figures.floor,
                countsArguments() ? figures.residentBytes : 0);
    }
    measure(graph, figures, planned);
    (void)writeTo(function, graph, figures, planned);
    return failure();
  }

  /// The figures of \p planned beside its peak.
  static void measure(const FunctionGraph &graph, PlanReport &figures,
                      const Planned &planned) {
    ArrayRef<Step> steps = planned.plan.steps;
    std::vector<Step> inOrder = keepAllPlan(graph.graph).steps;
    auto flops = [&](NodeId n) { return graph.graph.node(n).flops; };
    auto seconds = [&](NodeId n) { return graph.nodeSeconds[n]; };
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
  }

  LogicalResult finish(func::FuncOp function, const FunctionGraph &graph,
                       PlanReport &figures, const Planned &planned) {
    measure(graph, figures, planned);
    if (figures.failure) {
      (void)writeTo(function, graph, figures, planned);
      return failure();
    }
    function->setAttr("remat.plan",
                      PlanAttr::get(&getContext(), planned.plan.planner,
                                    figures.budget, graph.graph.numNodes(),
                                    planned.plan.steps));
    if (remarks)
      emitRemark(lineOf(function),
                 figures.budget && planned.plan.planner == "keep-all"
                     ? nothingToDo(figures)
                     : summary(figures, planned));
    return writeTo(function, graph, figures, planned);
  }

  LogicalResult writeTo(func::FuncOp function, const FunctionGraph &graph,
                        const PlanReport &figures, const Planned &planned) {
    if (report.empty())
      return success();
    if (auto error =
            writeReport(figures, planned, graph.graph, report.getValue()))
      return emitError(lineOf(function), "the report: ") << error->message;
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
        formatBytes(figures.floor.bytes),
        percent(figures.plannedFlops, figures.baselineFlops),
        percent(figures.plannedSeconds, figures.baselineSeconds),
        figures.repeats, swaps, plannerText(planned));
  }
};

} // namespace
