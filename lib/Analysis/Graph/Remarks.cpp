//===- Remarks.cpp - Remarks on how the IR was read -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Graph/GraphReader.h"
#include "Analysis/Ops/ForeignOps.h"
#include "Analysis/Ops/Names.h"
#include "Analysis/Ops/TypeSizes.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;
using namespace remat;

void GraphReader::remarkOnUnknownOps() {
  for (auto &[name, use] : unknownOps) {
    auto [first, count] = use;
    InFlightDiagnostic remark = emitRemark(first->getLoc(), "the effects of '")
                                << name << "' are not known: ";
    if (count > 1)
      remark << "this op and " << count - 1
             << " more like it stay in their order and run once";
    else
      remark << "it stays in its place and runs once";
  }
}

/// If an op in \p body made \p value from a carried value by updating a part of
/// it, returns the carried value. Otherwise returns null.
static BlockArgument stackedOnto(Value value, Region &body) {
  Operation *def = value.getDefiningOp();
  if (!def)
    return {};
  Value stack;
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(def))
    stack = insert.getDest();
  else if (auto foreign = lookUpForeign(def);
           foreign && foreign->form == ForeignForm::Update)
    stack = def->getOperand(0);
  auto argument = dyn_cast_if_present<BlockArgument>(stack);
  return argument && argument.getOwner() == &body.front() ? argument
                                                          : BlockArgument();
}

static bool isLoop(Operation *op) {
  auto foreign = lookUpForeign(op);
  return isa<LoopLikeOpInterface>(op) ||
         (foreign && foreign->form == ForeignForm::While);
}

void GraphReader::remarkOnLoops() {
  llvm::SetVector<Operation *> ops; // An op may be in several groups.
  for (ArrayRef<Operation *> body : result.nodeBodies)
    ops.insert_range(body);
  for (Operation *op : ops) {
    if (!isLoop(op))
      continue;
    double bytes = 0;
    unsigned count = 0;
    for (Region &region : op->getRegions()) {
      if (!region.hasOneBlock() || region.front().empty())
        continue;
      for (Value yielded : region.front().back().getOperands())
        if (BlockArgument stack = stackedOnto(yielded, region)) {
          bytes += bytesOrZero(stack.getType());
          ++count;
        }
    }
    if (count != 0)
      emitRemark(op->getLoc(), "this loop is one op of the graph, and stacks ")
          << count << " residuals of " << int64_t(bytes)
          << " bytes: to plan inside of the loop, use --remat (for pairs of "
             "loops), or unroll it (unroll-loops=true)";
  }
}

/// Sharding attributes of arguments and values say how a partitioner will
/// divide them among devices. Only the types inside a `sdy.manual_computation`
/// have the shapes of one device.
void GraphReader::remarkOnShardings() {
  auto devices =
      function->getParentOfType<ModuleOp>()->getAttrOfType<IntegerAttr>(
          "mhlo.num_partitions");
  uint64_t count = devices ? devices.getValue().getLimitedValue() : 1;
  if (count > 1 && result.block == &function.front())
    emitRemark(lineOf(function))
        << "the step is for " << count
        << " devices, and bytes are those of whole tensors: put it under "
           "jax.shard_map to count the bytes of one device, or plan it by "
           "remat.jit or remat-xla";
}

void GraphReader::remarkOnDynamicWorkspace() {
  for (Operation *op : dynamicWorkspaces)
    emitRemark(op->getLoc(),
               "has inner tensors of dynamic shape, whose bytes are not "
               "counted");
}
