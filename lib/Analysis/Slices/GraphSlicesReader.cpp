//===- GraphSlicesReader.cpp ----------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Slices/GraphSlicesReader.h"

#include "Analysis/Costs/CostModel.h"
#include "Analysis/Costs/Work.h"
#include "Analysis/Ops/TypeSizes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mlir;
using namespace remat;

/// Returns the bytes of those operands and results of \p op that are not
/// sliced. Each slice reads or writes all of these whole values.
static double wholeBytes(Operation *op, const OpSlices &slices) {
  double bytes = 0;
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  for (auto [operand, where] :
       llvm::zip_equal(op->getOpOperands(), slices.operands))
    if (!where && (!linalgOp || readsOperand(linalgOp, operand)))
      bytes += bytesRead(operand.get());
  for (auto [result, where] : llvm::zip_equal(op->getResults(), slices.results))
    if (!where)
      bytes += bytesOrZero(result.getType());
  return bytes;
}

/// If each slice fills \p value by itself, returns the op that fills it.
/// Otherwise returns null.
static Operation *uniformMaker(Value value) {
  if (!isUniform(value))
    return nullptr;
  Operation *op = value.getDefiningOp();
  while (!isa<linalg::FillOp>(op) && op->getNumOperands() != 0 &&
         op->getOperand(0).getDefiningOp() &&
         isa<RankedTensorType>(op->getOperand(0).getType()))
    op = op->getOperand(0).getDefiningOp();
  return op;
}

Result<GraphSlices> remat::readGraphSlices(func::FuncOp function,
                                           const FunctionGraph &graph,
                                           const SlicePlace &place,
                                           const SliceOptions &options) {
  if (graph.hasGroups())
    return Error{"its ops are in groups, and the kernel of a group computes "
                 "whole tensors"};
  SliceRegion region = growSliceRegion(stepBlock(function), place, options);
  GraphSlices slices;
  slices.place = place.name;
  slices.extent = region.extent;
  slices.nodes.resize(graph.nodeOps.size());
  llvm::DenseMap<Operation *, NodeId> numbers;
  for (auto [n, op] : llvm::enumerate(graph.nodeOps))
    numbers[op] = n;
  for (const auto &[op, sliced] : region.sliced) {
    if (sliced.slices.inLoop)
      return Error{
          "a loop is sliced, and a graph cannot describe a part of a loop"};
    for (auto [operand, where] :
         llvm::zip_equal(op->getOperands(), sliced.slices.operands)) {
      Operation *maker = where ? uniformMaker(operand) : nullptr;
      auto it = numbers.find(maker);
      if (it != numbers.end() && !region.sliced.contains(maker))
        slices.nodes[it->second] = {NodeSlices::Each,
                                    graph.graph.node(it->second).deviceBytes};
    }
    auto it = numbers.find(op);
    if (it == numbers.end())
      continue;
    double all = graph.graph.node(it->second).deviceBytes;
    slices.nodes[it->second] = {
        sliced.slices.isSum ? NodeSlices::Sum : NodeSlices::Part,
        std::max(0.0, all - wholeBytes(op, sliced.slices))};
  }
  if (place.last)
    for (auto [n, op] : llvm::enumerate(graph.nodeOps))
      if (slices.end == kNone && op && place.last->isBeforeInBlock(op))
        slices.end = n;
  if (graph.graph.spec().costUnit == costUnit(CostModel::Roofline)) {
    MachineAttr machine = machineOf(function);
    slices.rates = RooflineRates{machine.getFlops(), machine.getBandwidth(),
                                 machine.getLaunch()};
  }
  return slices;
}
