//===- PlanProblem.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Planning/PlanProblem.h"

#include "Analysis/Ops/Names.h"
#include "Exchange/Progress.h"
#include "remat/Core/Graph/Policy.h"

using namespace mlir;
using namespace remat;

int64_t PlanProblem::baselinePeak() const {
  return simulateProgram(graph.graph).peakBytes;
}

/// Only tensors of static shape can be copied. All other values are marked
/// keep. If the user marks a tensor recompute, they are not, because no planner
/// copies then.
static Graph withScalarsKept(const FunctionGraph &graph) {
  GraphSpec spec = graph.graph.spec();
  if (!hasRecomputeMark(graph.graph))
    for (TensorId t = 0; t < graph.graph.numTensors(); ++t) {
      Value value = graph.valueOf[t];
      auto tensor =
          value ? dyn_cast<RankedTensorType>(value.getType()) : nullptr;
      if (value && !(tensor && tensor.hasStaticShape()))
        spec.tensors[t].policy = TensorPolicy::Keep;
    }
  Result<Graph> kept = Graph::create(std::move(spec));
  return kept ? std::move(*kept) : graph.graph;
}

FailureOr<PlanProblem> remat::readPlanProblem(
    func::FuncOp function, const FunctionGraphOptions &options,
    const LinkOptions &link, StringRef planner, bool offload) {
  if (function->hasAttr(RematDialect::kApplied))
    return emitError(lineOf(function), "was rewritten by a plan before: start "
                                       "again from the original step");
  FailureOr<FunctionGraph> graph = readFunctionGraph(function, options);
  if (failed(graph))
    return failure();
  if (graph->hasSwaps())
    return graph->firstSwap()->emitOpError(
        "is in a step that is to be planned: start again from the step without "
        "copies");
  constexpr StringRef kCopyIfAsked[] = {"auto", "portfolio", "search"};
  bool copies = offload || !llvm::is_contained(kCopyIfAsked, planner);
  FailureOr<PlanLink> read = readPlannerLink(function, link, planner, copies);
  if (failed(read))
    return failure();
  bool hasLink = read->link.deviceToHost && read->link.hostToDevice;
  Graph marked = hasLink ? withScalarsKept(*graph) : graph->graph;
  return PlanProblem{std::move(*graph), std::move(marked), *read};
}

FailureOr<std::vector<FrontierPoint>>
remat::readPlanFrontier(func::FuncOp function, const PlanProblem &problem,
                        StringRef planner, double effort) {
  Progress progress("frontier for @" + function.getName().str(),
                    problem.graph.graph.baseCost());
  PlannerOptions options;
  options.effort = effort;
  if (Progress::isShown())
    options.watch = progress.watch();
  Result<std::vector<FrontierPoint>> points =
      frontierWith(planner, problem.within(std::nullopt), options);
  if (!points)
    return emitError(lineOf(function), points.error().message);
  return std::move(*points);
}
