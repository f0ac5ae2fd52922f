//===- RematDestinationInputs.cpp - Reads destinations as inputs ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Transforms/Passes.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/SetVector.h"

namespace remat {
#define GEN_PASS_DEF_REMATDESTINATIONINPUTS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

bool isElementwise(linalg::GenericOp op) {
  return op.hasPureTensorSemantics() && op.getNumReductionLoops() == 0;
}

/// Returns the numbers of those destinations whose old values \p op reads.
SmallVector<unsigned> readDestinations(linalg::GenericOp op) {
  SmallVector<unsigned> found;
  for (auto [number, init] : llvm::enumerate(op.getDpsInitsMutable()))
    if (op.payloadUsesValueFromOperand(&init))
      found.push_back(number);
  return found;
}

/// Returns whether fusion may make \p op a part of an op with more loops, also
/// after \p op was fused into other elementwise ops. An op with more loops
/// would run the body of \p op several times for each element.
bool mayGetMoreLoops(linalg::GenericOp op) {
  SetVector<Operation *> takenIn;
  takenIn.insert(op);
  for (unsigned i = 0; i < takenIn.size(); ++i)
    for (Operation *user : takenIn[i]->getUsers()) {
      // Fusion moves reshapes, and a reshape that is moved adds loops.
      if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(user))
        return true;
      auto reader = dyn_cast<linalg::GenericOp>(user);
      if (reader && reader.getNumLoops() > op.getNumLoops())
        return true;
      if (reader && isElementwise(reader))
        takenIn.insert(reader);
    }
  return false;
}

/// If \p op reads a destination, adds the destination to its inputs. The op
/// then gets an empty tensor as its destination instead.
void readAsInputs(RewriterBase &rewriter, linalg::GenericOp op) {
  rewriter.setInsertionPoint(op);
  SmallVector<Value> inputs = op.getDpsInputs(), inits = op.getDpsInits();
  SmallVector<AffineMap> maps = op.getIndexingMapsArray(), outMaps;
  outMaps.assign(maps.begin() + inputs.size(), maps.end());
  maps.truncate(inputs.size());
  Block *body = op.getBody();
  for (unsigned number : readDestinations(op)) {
    Value destination = inits[number];
    Type element = getElementTypeOrSelf(destination);
    BlockArgument read =
        body->insertArgument(inputs.size(), element, destination.getLoc());
    BlockArgument written = body->getArgument(inputs.size() + 1 + number);
    rewriter.replaceAllUsesWith(written, read);
    inputs.push_back(destination);
    maps.push_back(outMaps[number]);
    inits[number] = tensor::EmptyOp::create(
        rewriter, op.getLoc(),
        tensor::getMixedSizes(rewriter, op.getLoc(), destination), element);
  }
  llvm::append_range(maps, outMaps);
  auto replacement = linalg::GenericOp::create(
      rewriter, op.getLoc(), op.getResultTypes(), inputs, inits, maps,
      op.getIteratorTypesArray());
  rewriter.inlineRegionBefore(op.getRegion(), replacement.getRegion(),
                              replacement.getRegion().end());
  replacement->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  rewriter.replaceOp(op, replacement);
}

class RematDestinationInputsPass
    : public remat::impl::RematDestinationInputsBase<
          RematDestinationInputsPass> {
public:
  using RematDestinationInputsBase::RematDestinationInputsBase;

  void runOnOperation() override {
    SmallVector<linalg::GenericOp> found;
    getOperation().walk([&](linalg::GenericOp op) {
      if (isElementwise(op) && !readDestinations(op).empty() &&
          mayGetMoreLoops(op))
        found.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (linalg::GenericOp op : found)
      readAsInputs(rewriter, op);
  }
};

} // namespace
