//===- PlanLink.cpp - The link that a plan may use ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Planning/PlanLink.h"

#include "Analysis/Costs/CostModel.h"
#include "Analysis/Ops/Names.h"
#include "remat/Core/Graph/Budget.h"

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
  if (*model != CostModel::Roofline && !options.any() && !onlyCopies(planner))
    return PlanLink();
  if (*model != CostModel::Roofline)
    return emitError(lineOf(function))
           << "copies to the host take seconds, but cost-model "
           << costModelName(*model)
           << " does not count in seconds: give cost-model=roofline";
  FailureOr<PlanLink> result = readLink(function, options);
  if (succeeded(result) && !result->link.deviceToHost && onlyCopies(planner))
    return emitError(lineOf(function))
           << "planner '" << planner << "' copies tensors, and machine "
           << machineOf(function).getName()
           << " has no link to a host: give d2h and h2d, or another machine";
  return result;
}
