//===- PlanProblem.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Planning/PlanProblem.h"

#include "Analysis/Costs/CostModel.h"
#include "Analysis/Ops/Names.h"
#include "Exchange/Progress.h"
#include "remat/Core/Graph/Budget.h"
#include "remat/Core/Graph/Policy.h"

#include <cmath>

using namespace mlir;
using namespace remat;

static LogicalResult readBandwidth(func::FuncOp function, StringRef option,
                                   StringRef text,
                                   std::optional<double> &bandwidth) {
  if (text.empty())
    return success();
  double value = 0;
  if (text.getAsDouble(value) || !std::isfinite(value) || value <= 0)
    return emitError(lineOf(function))
           << option << "=" << text
           << ": expected bytes/s, finite and above 0, such as " << option
           << "=5e10";
  bandwidth = value;
  return success();
}

static LogicalResult readHostLimit(func::FuncOp function, StringRef text,
                                   std::optional<int64_t> &limit) {
  if (text.empty())
    return success();
  Result<Budget> parsed = parseBudget(text);
  if (!parsed || parsed->kind != Budget::Kind::Bytes)
    return emitError(lineOf(function))
           << "host-limit=" << text << ": expected bytes above 0, such as "
           << "64GiB";
  limit = parsed->resolve(0);
  return success();
}

FailureOr<PlanLink> remat::readLink(func::FuncOp function,
                                    const LinkOptions &options) {
  MachineAttr machine = machineOf(function);
  PlanLink result{machine.getLink(), machine.getHostBytes()};
  if (failed(readBandwidth(function, "d2h", options.deviceToHost,
                           result.link.deviceToHost)) ||
      failed(readBandwidth(function, "h2d", options.hostToDevice,
                           result.link.hostToDevice)) ||
      failed(readHostLimit(function, options.hostLimit, result.hostLimitBytes)))
    return failure();
  const Link &link = result.link;
  if (link.deviceToHost.has_value() != link.hostToDevice.has_value())
    return emitError(lineOf(function))
           << "give both d2h and h2d: a tensor that is copied to the host must "
              "come back";
  return result;
}

bool remat::onlyCopies(StringRef planner) {
  return planner.starts_with("offload-");
}

/// Returns whether \p planner makes no plan if there is no link to a host.
static bool needsLink(StringRef planner) {
  return planner == "hybrid" || remat::onlyCopies(planner);
}

FailureOr<PlanLink> remat::readPlannerLink(func::FuncOp function,
                                           const LinkOptions &options,
                                           StringRef planner, bool copies) {
  if (!copies && options.any())
    return emitError(lineOf(function))
           << "d2h, h2d and host-limit need offload=true: without it planner '"
           << planner << "' makes no copies to the host";
  if (!copies)
    return PlanLink();
  FailureOr<CostModel> model = costModelOf(function);
  if (failed(model))
    return failure();
  if (*model != CostModel::Roofline && !options.any() && !needsLink(planner))
    return PlanLink();
  if (*model != CostModel::Roofline)
    return emitError(lineOf(function))
           << "times of copies to the host are in seconds, but costs of "
              "cost-model "
           << costModelName(*model) << " are not: give cost-model=roofline";
  FailureOr<PlanLink> result = readLink(function, options);
  if (succeeded(result) && !result->link.deviceToHost && needsLink(planner))
    return emitError(lineOf(function))
           << "planner '" << planner << "' copies tensors, and machine "
           << machineOf(function).getName()
           << " has no link to a host: give d2h and h2d, or another machine";
  return result;
}

int64_t PlanProblem::baselinePeak() const {
  return simulateProgram(graph.graph).peakBytes;
}

/// Only tensors of static shape can be copied. All values except tensors of
/// static shape are marked keep. If the user marks a tensor recompute, no value
/// is marked keep, because no planner copies in this case.
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
        "is a copy, and a step with copies cannot be planned: start again from "
        "the step without copies");
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
