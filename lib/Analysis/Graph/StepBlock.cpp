//===- StepBlock.cpp - Looks through an op that only wraps the step -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Ops/OpOrder.h"

#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace remat;

/// Returns whether \p wrapper takes all arguments of \p block in order, and
/// \p block returns all results of \p wrapper in order. The region of \p
/// wrapper must use no other values from outside the region.
static bool wrapsAll(Operation *wrapper, Block &block) {
  if (wrapper->getNumRegions() != 1 || !wrapper->getRegion(0).hasOneBlock() ||
      wrapper->getRegion(0).front().empty())
    return false;
  Block &inner = wrapper->getRegion(0).front();
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(wrapper->getRegions(), captured);
  return captured.empty() &&
         llvm::equal(wrapper->getOperands(), block.getArguments()) &&
         llvm::equal(wrapper->getResults(), block.back().getOperands()) &&
         inner.getNumArguments() == block.getNumArguments() &&
         inner.back().getNumOperands() == wrapper->getNumResults();
}

Block &remat::stepBlock(func::FuncOp function) {
  Block &block = function.getBody().front();
  bool two = !block.empty() && &block.front() != &block.back() &&
             block.front().getNextNode() == &block.back();
  if (!two)
    return block;
  Operation *only = &block.front();
  bool wraps = only->getName().getStringRef() == "sdy.manual_computation" &&
               wrapsAll(only, block);
  return wraps ? only->getRegion(0).front() : block;
}

LogicalResult remat::checkOrder(func::FuncOp function) {
  if (!function.getBody().hasOneBlock())
    return success();
  Block &block = stepBlock(function);
  bool isVerified = &block == &function.front();
  if (Operation *reader = isVerified ? nullptr : findReaderAhead(block))
    return reader->emitError("reads a value that a later op computes, so the "
                             "step cannot be ordered: correct the module");
  return success();
}
