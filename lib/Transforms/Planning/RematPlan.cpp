//===- RematPlan.cpp - Chooses what to keep and to recompute --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/Names.h"
#include "Exchange/Progress.h"
#include "Transforms/Planning/PlanProblem.h"
#include "Transforms/Reports/PlanReport.h"
#include "Transforms/StepPass.h"
#include "remat/Core/Graph/Budget.h"
#include "remat/Core/Graph/Policy.h"
#include "remat/Core/Planning/FitArena.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

namespace remat {
#define GEN_PASS_DEF_REMATPLAN
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematPlanPass
    : public StepPass<remat::impl::RematPlanBase<RematPlanPass>> {
public:
  using StepPass::StepPass;

  LogicalResult runOnStep(func::FuncOp function) override {
    FailureOr<PlanProblem> read = readPlanProblem(
        function, {.lossResult = lossResult, .remarks = remarks},
        {deviceToHost, hostToDevice, hostLimit}, planner, offload);
    if (failed(read))
      return failure();
    PlanReport figures = readReport(function, read->graph, read->link.link);
    FailureOr<StepBudget> budget = readBudget(function, figures);
    if (failed(budget))
      return failure();
    if (budget->countedBytes && *budget->countedBytes < 0)
      return refuseBelowArguments(function, *read, figures, *budget);
    figures.budget = budget->countedBytes;
    if (arenaAlignment < 0 ||
        (arenaAlignment > 0 && !llvm::isPowerOf2_64(arenaAlignment)))
      return emitError(lineOf(function), "arena-alignment=")
             << int64_t(arenaAlignment) << " is not a power of two";
    Result<Planned> planned = search(function, *read, figures);
    if (!planned)
      return emitError(lineOf(function), planned.error().message);
    if (!planned->feasible)
      return refuse(function, *read, figures, *budget, *planned);
    if (planned->source == kArenaSource)
      // The search for an arena replaced the plan that was found first. The new
      // plan therefore names the planner of the options, and not keep-all.
      planned->plan.planner = planner.getValue();
    if (frontier && failed(readFrontier(function, *read, figures)))
      return failure();
    figures.measure(read->graph, *planned);
    leave(function, *read, figures, *budget, *planned);
    if (remarks)
      emitRemark(lineOf(function),
                 figures.budget && planned->plan.planner == "keep-all"
                     ? nothingToDo(read->graph, figures, *budget)
                     : summary(read->graph, figures, *budget, *planned));
    return success();
  }

private:
  /// Searches for the plan. If the options ask for an arena, looks for a plan
  /// whose buffers fit into it.
  Result<Planned> search(func::FuncOp function, const PlanProblem &problem,
                         const PlanReport &figures) {
    std::optional<int64_t> limit = limitOf(figures);
    const Graph &graph = problem.graph.graph;
    std::string name = plannerFor(figures, graph);
    Progress progress(name + ", " + formatBytes(figures.baselinePeak) + " to " +
                          (limit ? formatBytes(*limit) : "min"),
                      graph.baseCost());
    PlannerOptions options;
    options.effort = effort;
    auto wanted = parseObjective(objective.getValue());
    if (!wanted)
      return wanted.error();
    options.objective = *wanted;
    if (Progress::isShown())
      options.watch = progress.watch();
    // The search can use less effort, because the choice of slices has already
    // made a plan.
    constexpr double kLeft = 0.5;
    if (improve && !problem.hasLink())
      options.effort *= kLeft;
    std::optional<PlannerOptions> begun;
    if (improve && limit)
      begun = beginningWithPlan(function, problem, name, options);
    Result<Planned> planned =
        planWith(name, problem.within(limit), begun.value_or(options));
    if (begun && planned && !planned->feasible)
      planned = planWith(name, problem.within(limit), options);
    if (planned && !planned->feasible && improve)
      keepPlanOfSlices(function, problem, *limit, *planned);
    if (planned && planned->feasible && arenaAlignment > 0)
      return fitArena(problem.within(limit), std::move(*planned), options,
                      arenaAlignment);
    return planned;
  }

  /// Returns the steps of the plan that \p function has. Returns nothing if
  /// these steps do not belong to \p problem.
  static std::optional<std::vector<Step>>
  planOfSlices(func::FuncOp function, const PlanProblem &problem) {
    auto plan = function->getAttrOfType<PlanAttr>(RematDialect::kPlan);
    // A plan for a different graph may have steps that this graph does not
    // know.
    if (!plan || plan.getNodes() != problem.graph.graph.numNodes())
      return std::nullopt;
    std::vector<Step> steps = plan.getSteps();
    if (!walkPlan(problem.graph.graph, steps).valid())
      return std::nullopt;
    return steps;
  }

  /// The slices of \p function were chosen together with a plan, which \p
  /// function still has. Keeps the plan that was chosen with the slices if it
  /// is within \p limit. This function is called if the search with less effort
  /// has found no plan within \p limit.
  static void keepPlanOfSlices(func::FuncOp function,
                               const PlanProblem &problem, int64_t limit,
                               Planned &planned) {
    auto steps = planOfSlices(function, problem);
    if (!steps)
      return;
    Simulation simulation =
        simulate(problem.graph.graph, *steps,
                 {.link = problem.link.link,
                  .budgetBytes = limit,
                  .hostLimitBytes = problem.link.hostLimitBytes});
    if (!simulation.valid())
      return;
    planned.plan.steps = std::move(*steps);
    planned.simulation = std::move(simulation);
    planned.feasible = true;
    planned.source = planned.plan.planner;
    planned.gap.reset();
  }

  /// If the planner searches, returns options with which its search begins with
  /// the plan of \p function. If the step is in slices, the other planners get
  /// less effort, because they find nothing better.
  static std::optional<PlannerOptions>
  beginningWithPlan(func::FuncOp function, const PlanProblem &problem,
                    std::string_view planner, PlannerOptions options) {
    constexpr double kOfOthers = 0.2;
    bool searches = planner == "auto" || planner == "search";
    if (!searches || problem.hasLink())
      return std::nullopt;
    auto steps = planOfSlices(function, problem);
    if (!steps || hasCopies(*steps))
      return std::nullopt;
    if (!function->hasAttr(RematDialect::kUnslicedPeak))
      options.shareOfOthers = kOfOthers;
    return beginningWith(problem.graph.graph, *steps, planner, options);
  }

  /// Reads the cost of every budget for the report.
  LogicalResult readFrontier(func::FuncOp function, const PlanProblem &problem,
                             PlanReport &figures) {
    if (!forReport)
      return emitError(lineOf(function),
                       "frontier=true only changes a report: give report= too "
                       "(or for-report=true, if remat-report follows)");
    FailureOr<std::vector<FrontierPoint>> points =
        readPlanFrontier(function, problem, planner, effort);
    if (succeeded(points))
      figures.frontier = std::move(*points);
    return points;
  }

  /// Returns the limit on the peak of the plan. Returns none if the peak of the
  /// plan should be as low as possible.
  std::optional<int64_t> limitOf(const PlanReport &figures) const {
    if (!figures.budget || peakLimit < 0)
      return figures.budget;
    if (peakLimit == 0)
      return std::nullopt;
    return std::min(*figures.budget, int64_t(peakLimit));
  }

  /// Returns the planner keep-all if the original step is within the limit and
  /// no mark requires recomputation.
  std::string plannerFor(const PlanReport &figures, const Graph &graph) const {
    std::optional<int64_t> limit = limitOf(figures);
    bool fits =
        limit && figures.baselinePeak <= *limit && !hasRecomputeMark(graph);
    bool isBest = planner == "auto" || planner == "portfolio";
    return fits && isBest ? "keep-all" : planner.getValue();
  }

  FailureOr<StepBudget> readBudget(func::FuncOp function,
                                   const PlanReport &figures) {
    if (!budget.empty() && !activationBudget.empty())
      return emitError(lineOf(function),
                       "give either budget or activation-budget, not both");
    if (budget.empty() && activationBudget.empty())
      return emitError(lineOf(function),
                       "no budget: give budget=8GiB, budget=40%, "
                       "budget=min or activation-budget=...");
    bool countsArguments = !budget.empty();
    Result<Budget> parsed = parseBudget(
        countsArguments ? budget.getValue() : activationBudget.getValue());
    if (!parsed)
      return emitError(lineOf(function), parsed.error().message);
    // A budget in percent refers to the step that the user wrote.
    int64_t asItWas = figures.baselinePeak;
    if (auto peak =
            function->getAttrOfType<IntegerAttr>(RematDialect::kUnslicedPeak))
      asItWas = peak.getInt();
    return StepBudget::of(*parsed, countsArguments, asItWas,
                          figures.residentBytes);
  }

  /// Reports that the budget is below the bytes of the arguments. The nearest
  /// plan is the plan of the original step.
  LogicalResult refuseBelowArguments(func::FuncOp function,
                                     const PlanProblem &problem,
                                     PlanReport &figures,
                                     const StepBudget &budget) {
    int64_t asked = budget.asked(*budget.countedBytes);
    std::string message = llvm::formatv(
        "the budget of {0} bytes{1} is below the {2}' {3}, which always stay "
        "on the device: raise it, donate arguments, or give activation-budget",
        asked, asWritten(this->budget, activationBudget),
        residentsName(problem.graph), figures.residentBytes);
    figures.failure = {message, asked, std::nullopt, budget.countsArguments};
    Planned asItIs;
    asItIs.plan = keepAllPlan(problem.graph.graph);
    asItIs.source = asItIs.plan.planner;
    return fail(function, problem, figures, budget, asItIs);
  }

  /// Reports that no plan that was found is within the budget. The plan \p
  /// planned must take the fewest bytes of all plans that were found.
  LogicalResult refuse(func::FuncOp function, const PlanProblem &problem,
                       PlanReport &figures, const StepBudget &budget,
                       const Planned &planned) {
    int64_t asked = budget.asked(*limitOf(figures));
    int64_t least = budget.asked(planned.simulation.peakBytes);
    std::string message = llvm::formatv(
        "planner '{0}' finds no plan within {1} bytes{2}", planner.getValue(),
        asked, asWritten(this->budget, activationBudget));
    if (auto hostLimit = problem.link.hostLimitBytes)
      message += llvm::formatv(" with at most {0} on the host", *hostLimit);
    message += llvm::formatv("; the smallest budget that it meets is {0} bytes",
                             least);
    if (figures.residentBytes)
      message +=
          llvm::formatv("; {0} the {1} bytes of {2}",
                        budget.asked(0) ? "both count" : "neither counts",
                        figures.residentBytes, residentsName(problem.graph));
    figures.failure = {message, asked, least, budget.countsArguments};
    return fail(function, problem, figures, budget, planned);
  }

  /// If a report follows, the error is emitted by the pass that writes the
  /// report.
  LogicalResult fail(func::FuncOp function, const PlanProblem &problem,
                     const PlanReport &figures, const StepBudget &budget,
                     const Planned &planned) {
    if (!forReport)
      return emitFailure(function, problem.graph, figures);
    leave(function, problem, figures, budget, planned);
    return success();
  }

  /// Stores the plan and the other results of planning on \p function.
  void leave(func::FuncOp function, const PlanProblem &problem,
             const PlanReport &figures, const StepBudget &budget,
             const Planned &planned) {
    function->setAttr(
        RematDialect::kPlan,
        PlanAttr::get(&getContext(), planned.plan.planner, figures.budget,
                      problem.graph.graph.numNodes(), planned.plan.steps));
    function->removeAttr(RematDialect::kPlanned);
    if (!forReport)
      return;
    setFindings(function, {.source = planned.source,
                           .candidates = planned.candidates,
                           .gap = planned.gap,
                           .reached = planned.reached,
                           .frontier = figures.frontier,
                           .link = problem.link.link,
                           .lossResult = lossResult,
                           .budget = budget,
                           .failure = figures.failure});
  }

  std::string nothingToDo(const FunctionGraph &graph, const PlanReport &figures,
                          const StepBudget &budget) {
    std::string bytes = formatBytes(budget.asked(*figures.budget));
    if (!budget.countsArguments)
      return llvm::formatv("nothing to do: the peak of {0} is within the "
                           "activation budget of {1}",
                           formatBytes(figures.baselinePeak), bytes);
    return llvm::formatv("nothing to do: the peak of {0} plus {1} of {2} is "
                         "within the budget of {3}",
                         formatBytes(figures.baselinePeak),
                         formatBytes(figures.residentBytes),
                         residentsName(graph), bytes);
  }

  std::string summary(const FunctionGraph &graph, const PlanReport &figures,
                      const StepBudget &budget, const Planned &planned) {
    std::string swaps;
    if (figures.swaps != 0)
      swaps = llvm::formatv(
          "; copies back from the host: {0}, {1} out, {2} there at the peak, "
          "stall {3:f3} ms",
          figures.swaps, formatBytes(planned.simulation.swappedOutBytes),
          formatBytes(planned.simulation.hostPeakBytes),
          1e3 * planned.simulation.stall);
    return llvm::formatv(
        "peak {0} -> {1} plus {2} of {3} (budget {4}, no plan below {5}); {6} "
        "extra FLOP, {7} extra time; ops run again: {8}{9}; planner {10}",
        formatBytes(figures.baselinePeak),
        formatBytes(planned.simulation.peakBytes),
        formatBytes(figures.residentBytes), residentsName(graph),
        figures.budget ? budget.countedText(*figures.budget) : "min",
        formatBytes(figures.floor.bytes),
        percentOver(figures.plannedFlops, figures.baselineFlops),
        percentOver(figures.plannedSeconds, figures.baselineSeconds),
        figures.repeats, swaps, plannerText(graph.graph, planned));
  }
};

} // namespace
