//===- CostModel.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Costs/CostModel.h"

#include "Analysis/Ops/KnownLoops.h"
#include "Analysis/Storage/Roles.h"
#include "Dialect/MachineTargets.h"
#include "remat/Core/Graph/Graph.h"

#include <cmath>

using namespace mlir;
using namespace remat;

std::optional<CostModel> remat::parseCostModel(StringRef name) {
  for (CostModel model :
       {CostModel::Analytic, CostModel::Flops, CostModel::Roofline})
    if (name == costModelName(model))
      return model;
  return std::nullopt;
}

StringRef remat::costModelName(CostModel model) {
  switch (model) {
  case CostModel::Analytic:
    return "analytic";
  case CostModel::Flops:
    return "flops";
  case CostModel::Roofline:
    return "roofline";
  }
  return "";
}

StringRef remat::costUnit(CostModel model) {
  switch (model) {
  case CostModel::Analytic:
    return "";
  case CostModel::Flops:
    return "flop";
  case CostModel::Roofline:
    return "s";
  }
  return "";
}

FailureOr<CostModel> remat::costModelOf(func::FuncOp function) {
  auto name = function->getAttrOfType<StringAttr>(RematDialect::kCostModel);
  if (!name)
    return CostModel::Flops;
  if (auto model = parseCostModel(name.getValue()))
    return *model;
  return emitError(function.getLoc(), "'")
         << RematDialect::kCostModel << "' is '" << name.getValue()
         << "': expected 'analytic', 'flops' or 'roofline'";
}

MachineAttr remat::machineOf(Operation *op) {
  for (Operation *parent = op; parent; parent = parent->getParentOp())
    if (auto machine =
            parent->getAttrOfType<MachineAttr>(RematDialect::kMachine))
      return machine;
  return getNamedMachine(op->getContext(), "h100");
}

double remat::rooflineSeconds(const OpWork &work, MachineAttr machine) {
  return std::max(work.flops / machine.getFlops(),
                  work.bytes / machine.getBandwidth()) +
         machine.getLaunch();
}

double remat::rooflineSeconds(Operation *op, const OpWork &work,
                              MachineAttr machine) {
  Block *body = bodyOfLoop(op);
  if (!body)
    return rooflineSeconds(work, machine);
  BlockRoles roles = readRoles(*body);
  double seconds = 0;
  for (Operation &inner : body->without_terminator())
    if (roles.roles.lookup(&inner) == OpRole::Node)
      seconds += rooflineSeconds(&inner, workOf(&inner), machine);
  return seconds * tripCount(op).value_or(1);
}

int64_t remat::toWhole(double value) {
  return std::llround(std::min(value, double(kMaxBytes)));
}

CostAttr remat::costOf(Operation *op, MachineAttr machine) {
  OpWork work = workOf(op);
  return CostAttr::get(op->getContext(), toWhole(work.flops),
                       toWhole(work.bytes), rooflineSeconds(op, work, machine));
}

double remat::costIn(CostModel model, OpKind kind, const OpWork &work,
                     double seconds) {
  switch (model) {
  case CostModel::Analytic:
    return kind == OpKind::Convolution || kind == OpKind::MatMul ? 10 : 1;
  case CostModel::Flops:
    return work.flops;
  case CostModel::Roofline:
    return seconds;
  }
  return 0;
}

void remat::dropCosts(func::FuncOp function) {
  function->removeAttr(RematDialect::kCostModel);
  function.walk([](Operation *op) { op->removeAttr(RematDialect::kCost); });
  auto list = function->getAttrOfType<ArrayAttr>(RematDialect::kGroups);
  if (!list)
    return;
  SmallVector<Attribute> records;
  for (auto record : list.getAsRange<GroupAttr>())
    records.push_back(GroupAttr::get(function.getContext(), record.getName(),
                                     record.getWorkspace(), std::nullopt,
                                     std::nullopt, std::nullopt));
  function->setAttr(RematDialect::kGroups,
                    ArrayAttr::get(function.getContext(), records));
}
