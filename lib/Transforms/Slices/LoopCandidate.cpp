//===- LoopCandidate.cpp - Slices as one loop, planned inside -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If one loop computes all slices, the planner of the step sees this loop as
// one op. The plan of the loop's body says which values a slice keeps. The
// bounds and plans of a candidate with a loop therefore belong to two graphs:
// the step around the loop, and one slice.
//
//===----------------------------------------------------------------------===//

#include "Analysis/Ops/KnownLoops.h"
#include "Transforms/Loops/LoopGraph.h"
#include "Transforms/Slices/SliceCandidate.h"
#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Bounds/CostBound.h"
#include "remat/Core/Plan/Simulator.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace remat;

/// Returns the node of the largest loop of the step. The largest loop is the
/// one that runs the slices.
static NodeId loopNode(const FunctionGraph &graph) {
  NodeId found = kNone;
  for (NodeId n = 0; n < graph.graph.numNodes(); ++n)
    if (isKnownLoop(graph.nodeOps[n]) &&
        (found == kNone ||
         graph.graph.node(n).workspace > graph.graph.node(found).workspace))
      found = n;
  return found;
}

static int64_t bytesMade(const Graph &graph, NodeId node) {
  int64_t bytes = 0;
  for (TensorId t : graph.outputs(node))
    bytes += graph.bytes(t);
  return bytes;
}

/// Lower bounds for all plans of one slice.
namespace {
struct BodyBounds {
  int64_t peak = 0;
  /// A lower bound on the cost of recomputation in all iterations of the loop
  /// together. The bound is infinite if no plan of the body is within the
  /// budget.
  double extraCost = 0;
};
} // namespace

/// Returns nothing if no plan can be made inside \p loop.
static FailureOr<std::optional<BodyBounds>>
boundsOfBody(func::FuncOp step, Operation *loop,
             std::optional<int64_t> budget) {
  for (const LoopPair &pair : findAllLoopPairs(stepBlock(step))) {
    if (!pair.isAlone() || pair.first().op != loop)
      continue;
    FailureOr<CostModel> model = costModelOf(step);
    if (failed(model))
      return failure();
    PairGraph read(pair);
    if (failed(read.read(*model)))
      return failure();
    const Graph &slice = read.graph.graph.graph;
    BodyBounds bounds;
    bounds.peak = peakLowerBound(slice).bytes;
    if (budget)
      bounds.extraCost =
          bounds.peak > *budget
              ? std::numeric_limits<double>::infinity()
              : costLowerBound(slice, *budget) - slice.baseCost();
    bounds.extraCost =
        double(read.graph.trips) * std::max(0.0, bounds.extraCost);
    return std::optional(bounds);
  }
  return std::optional<BodyBounds>();
}

LogicalResult remat::findBoundsOfLoop(SliceCandidate &candidate,
                                      std::optional<int64_t> budget) {
  const FunctionGraph &step = candidate.problem->graph;
  NodeId loop = loopNode(step);
  candidate.findBounds(budget);
  if (loop == kNone)
    return success();
  FailureOr<std::optional<BodyBounds>> body =
      boundsOfBody(candidate.function, step.nodeOps[loop], budget);
  if (failed(body))
    return failure();
  if (!*body)
    return success();
  GraphSpec spec = step.graph.spec();
  spec.nodes[loop].workspace =
      std::max<int64_t>(0, (*body)->peak - bytesMade(step.graph, loop));
  Result<Graph> around = Graph::create(std::move(spec));
  assert(around && "a graph with another workspace is one");
  candidate.peakBound = peakLowerBound(*around).bytes;
  candidate.costBound = around->baseCost();
  if (budget)
    candidate.costBound = candidate.peakBound > *budget
                              ? std::numeric_limits<double>::infinity()
                              : costLowerBound(*around, *budget);
  candidate.costBound += (*body)->extraCost;
  return success();
}

/// Returns a copy of the candidate's step in which the body of the slice loop
/// is planned within \p budget. The text \p budget has the syntax of the budget
/// of remat-plan-loops. Returns nothing if no plan within \p budget is found.
static FailureOr<std::optional<SliceStep>>
planWithin(const SliceCandidate &candidate, const std::string &budget,
           StringRef planner, double effort, const CandidateOptions &options) {
  RematPlanLoopsOptions loops;
  loops.budget = budget;
  loops.planner = planner.str();
  loops.effort = effort;
  loops.fromProgram = true;
  loops.costModel = options.costs.costModel;
  IRMapping copies;
  SliceStep made;
  made.module = cast<ModuleOp>(ModuleOp(candidate.module.get())->clone(copies));
  {
    ScopedDiagnosticHandler silence(
        func::FuncOp(candidate.function).getContext(),
        [](Diagnostic &) { return success(); });
    PassManager manager(func::FuncOp(candidate.function).getContext());
    manager.addPass(createRematPlanLoops(loops));
    manager.addPass(createRematApplyLoops());
    if (failed(manager.run(*made.module)))
      return std::optional<SliceStep>();
  }
  made.function = cast<func::FuncOp>(
      copies.lookup(func::FuncOp(candidate.function).getOperation()));
  if (failed(readProblem(made, options)))
    return failure();
  return std::optional(std::move(made));
}

FailureOr<std::optional<SliceStep>>
remat::planInside(SliceCandidate &candidate, std::optional<int64_t> budget,
                  StringRef planner, double effort,
                  const CandidateOptions &options) {
  const Graph &graph = candidate.graph();
  NodeId loop = loopNode(candidate.problem->graph);
  if (loop == kNone)
    return std::optional<SliceStep>();
  // A slice may use the part of the budget that is not held around the loop.
  // The graph of the step and the graph of a slice may count the bytes of a
  // slice slightly differently.
  Simulation kept = simulateProgram(graph);
  int64_t around =
      kept.peakBytes - graph.node(loop).workspace - bytesMade(graph, loop);
  int64_t left = candidate.leftInside.value_or(budget.value_or(0) -
                                               std::max<int64_t>(0, around));
  constexpr int kAttempts = 4;
  for (int i = 0; i < kAttempts && left > 0; ++i) {
    FailureOr<std::optional<SliceStep>> made =
        planWithin(candidate, std::to_string(left), planner, effort, options);
    if (failed(made))
      return failure();
    if (!*made)
      break;
    int64_t over = (*made)->problem->baselinePeak() - *budget;
    candidate.leftInside = left;
    if (over <= 0)
      return made;
    left -= over;
  }
  return planWithin(candidate, "min", planner, effort, options);
}
