//===- RematReport.cpp - Writes a report on a plan ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Costs/CostModel.h"
#include "Analysis/Loops/Loops.h"
#include "Analysis/Ops/Names.h"
#include "Exchange/OutputFile.h"
#include "Transforms/Reports/PlanReport.h"
#include "Transforms/StepPass.h"

namespace remat {
#define GEN_PASS_DEF_REMATREPORT
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

/// The loops of a step that can be read, with their nodes.
using StepLoops = SmallVector<std::pair<NodeId, CountedLoop>>;

static StepLoops readLoops(const FunctionGraph &read) {
  StepLoops loops;
  for (auto [id, op] : llvm::enumerate(read.nodeOps))
    if (Result<CountedLoop> loop = readCountedLoop(op))
      loops.emplace_back(NodeId(id), std::move(*loop));
  return loops;
}

/// Returns the graph of \p read. In this graph, a stack that a loop writes has
/// the name of the value in its slots, because all results of the loop have one
/// name in the program.
static Graph nameStacks(const FunctionGraph &read, const StepLoops &loops) {
  GraphSpec spec = read.graph.spec();
  for (const auto &[id, loop] : loops)
    for (const LoopStack &stack : loop.stacks) {
      auto found = read.tensorOf.find(loop.op->getResult(stack.carried));
      std::string name = nameInBody(stack.slice);
      if (found != read.tensorOf.end() && !name.empty())
        spec.tensors[found->second].name = name;
    }
  Result<Graph> named = Graph::create(std::move(spec));
  assert(named && "a graph with other names is one");
  return std::move(*named);
}

/// Removes the results that a loop passes on unchanged from \p report, if the
/// loop writes them over their operands: they are no tensors of their own.
static void removePassedOn(const FunctionGraph &read, const StepLoops &loops,
                           PlanReport &report) {
  DenseSet<TensorId> passedOn;
  for (const auto &[id, loop] : loops)
    for (auto [operand, result] : read.graph.node(id).inPlace)
      for (auto [value, role] : llvm::zip(loop.op->getResults(), loop.roles))
        if (role == CarriedRole::Invariant &&
            read.tensorOf.lookup_or(value, operand) == result)
          passedOn.insert(result);
  llvm::erase_if(report.tensors, [&](const TensorFate &fate) {
    return passedOn.contains(fate.tensor);
  });
}

namespace {

class RematReportPass
    : public StepPass<remat::impl::RematReportBase<RematReportPass>> {
public:
  using StepPass::StepPass;

  /// The function initialize() runs before planning, which takes long. A wrong
  /// file name is therefore found before the time for planning is spent.
  LogicalResult initialize(MLIRContext *context) override {
    Location nowhere = UnknownLoc::get(context);
    if (files.empty())
      return emitError(nowhere, "remat-report needs file=");
    for (const std::string &file : files)
      if (auto error = checkOutput(file))
        return emitError(nowhere, "the report: ") << error->message;
    return success();
  }

  LogicalResult runOnStep(func::FuncOp function) override {
    markAllAnalysesPreserved();
    auto plan = function->getAttrOfType<PlanAttr>(RematDialect::kPlan);
    if (!plan)
      return emitError(lineOf(function),
                       "has no remat.plan to report on: run remat-plan or "
                       "remat-import-plan before this report, and remat-apply "
                       "after it");
    PlanFindings findings =
        findingsOf(function).value_or(PlanFindings{plan.getPlanner().str()});
    FailureOr<FunctionGraph> graph =
        readFunctionGraph(function, {findings.lossResult});
    if (failed(graph))
      return failure();
    if (!function->hasAttr(RematDialect::kPlanned) &&
        failed(takeLinkOfMachine(function, findings.link)))
      return failure();
    Planned planned;
    if (failed(readPlanned(function, *graph, plan, findings, planned)))
      return failure();

    PlanReport report = readReport(function, *graph, findings.link);
    report.budget = plan.getBudget();
    report.frontier = std::move(findings.frontier);
    for (FrontierPoint &point : report.frontier)
      point.simulation.baseCost = planned.simulation.baseCost;
    report.failure = std::move(findings.failure);
    report.measure(*graph, planned);
    const StepLoops loops = readLoops(*graph);
    removePassedOn(*graph, loops, report);
    if (findings.inside)
      report.compareWith(*findings.inside, planned);
    else
      report.findCostBound(*graph, planned);
    if (report.failure)
      (void)emitFailure(function, *graph, report);
    std::optional<Graph> named;
    if (!loops.empty())
      named = nameStacks(*graph, loops);
    for (const std::string &file : files)
      if (auto error =
              writeReport(report, planned, named ? *named : graph->graph, file))
        return emitError(lineOf(function), "the report: ") << error->message;
    return failure(report.failure.has_value());
  }

private:
  /// If costs are in seconds, sets \p link to the machine's link to the host. A
  /// plan that another program made comes without a link.
  static LogicalResult takeLinkOfMachine(func::FuncOp function, Link &link) {
    FailureOr<CostModel> model = costModelOf(function);
    if (succeeded(model) && *model == CostModel::Roofline)
      link = machineOf(function).getLink();
    return model;
  }

  /// Reads the plan of \p function and simulates it again.
  static LogicalResult readPlanned(func::FuncOp function,
                                   const FunctionGraph &graph, PlanAttr plan,
                                   const PlanFindings &findings,
                                   Planned &planned) {
    if (plan.getNodes() != graph.graph.numNodes())
      return emitError(lineOf(function), "the plan is for a graph of ")
             << plan.getNodes() << " nodes, and this function has "
             << graph.graph.numNodes()
             << ": it was changed after planning, plan again";
    planned.plan.planner = plan.getPlanner().str();
    planned.plan.steps = plan.getSteps();
    planned.simulation =
        simulate(graph.graph, planned.plan.steps, {.link = findings.link});
    if (!planned.simulation.valid())
      return emitError(lineOf(function), "the plan is not valid: ")
             << describe(planned.simulation.violations.front(), graph.graph);
    planned.source =
        findings.source.empty() ? planned.plan.planner : findings.source;
    planned.gap = findings.gap;
    planned.candidates = findings.candidates;
    planned.reached = findings.reached;
    return success();
  }
};

} // namespace
