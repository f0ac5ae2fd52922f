//===- RematInPlace.cpp - Elementwise ops overwrite dying tensors ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Storage/Storage.h"
#include "Transforms/StepPass.h"
#include "remat/Dialect/RematOps.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/ADT/SetVector.h"

namespace remat {
#define GEN_PASS_DEF_REMATINPLACE
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class DestinationFinder {
public:
  explicit DestinationFinder(Block &block) : block(block) {}

  /// Chooses tensors that \p op overwrites. Returns how many tensors it chose.
  unsigned run(linalg::LinalgOp op) {
    unsigned chosen = 0;
    // In an op whose loops are all parallel, each element is read and written
    // in the same iteration.
    if (!op.hasPureTensorSemantics() || isa<linalg::FillOp>(op) ||
        op.getNumParallelLoops() != op.getNumLoops())
      return 0;
    for (OpOperand &init : op.getDpsInitsMutable()) {
      if (op.payloadUsesValueFromOperand(&init) || !isFresh(init.get()))
        continue;
      for (OpOperand *input : op.getDpsInputOperands())
        if (canTakeOver(op, *input, init)) {
          init.set(input->get());
          ++chosen;
          break;
        }
    }
    return chosen;
  }

private:
  /// Returns whether \p destination has no content that an op could need.
  static bool isFresh(Value destination) {
    return isMadeOnTheFly(destination) ||
           isa_and_nonnull<linalg::FillOp>(destination.getDefiningOp());
  }

  bool canTakeOver(linalg::LinalgOp op, OpOperand &input,
                   OpOperand &init) const {
    if (input.get().getType() != init.get().getType() ||
        op.getMatchingIndexingMap(&input) != op.getMatchingIndexingMap(&init))
      return false;
    Value root = rootOf(input.get());
    return root && isWritable(root) && diesAt(root, op, input, init);
  }

  /// Returns the value whose storage \p value uses. Returns null if \p value is
  /// a part of a tensor.
  static Value rootOf(Value value) {
    while (Operation *op = value.getDefiningOp()) {
      auto result = cast<OpResult>(value);
      OpOperand *destination = destinationOf(result);
      if (isa<tensor::ExtractSliceOp>(op))
        return {};
      if (Value source = viewSource(op))
        value = source;
      else if (isFence(op))
        value = op->getOperand(result.getResultNumber());
      else if (destination && !isFresh(destination->get()))
        value = destination->get();
      else
        break;
    }
    return value;
  }

  bool isWritable(Value root) const {
    if (auto argument = dyn_cast<BlockArgument>(root)) {
      auto function = dyn_cast<func::FuncOp>(block.getParentOp());
      return function && argument.getOwner() == &block &&
             isDonated(function, argument.getArgNumber());
    }
    Operation *op = root.getDefiningOp();
    return op->isRegistered() && !op->hasTrait<OpTrait::ConstantLike>() &&
           !isFresh(root) && !isa<AwaitOp, SwapInOp>(op);
  }

  /// Returns whether \p op is the last op that touches the storage of \p root.
  /// The op may touch this storage only through \p input, and through operands
  /// that it reads in the same order.
  bool diesAt(Value root, linalg::LinalgOp op, OpOperand &input,
              OpOperand &init) const {
    llvm::SetVector<Value> inside;
    inside.insert(root);
    for (size_t i = 0; i < inside.size(); ++i)
      for (OpOperand &use : inside[i].getUses()) {
        Operation *user = use.getOwner();
        addAliases(use, inside);
        Operation *place = block.findAncestorOpInBlock(*user);
        bool isReadInStep =
            user == op && &use != &init && !op.isDpsInit(&use) &&
            use.get() == input.get() &&
            op.getMatchingIndexingMap(&use) == op.getMatchingIndexingMap(&init);
        if (isReadInStep || viewSource(user) || isFence(user))
          continue;
        if (place == op || !place || op->isBeforeInBlock(place))
          return false;
      }
    return true;
  }

  static void addAliases(OpOperand &use, llvm::SetVector<Value> &aliases) {
    Operation *user = use.getOwner();
    if (viewSource(user) == use.get())
      aliases.insert(user->getResult(0));
    if (isFence(user))
      aliases.insert(user->getResult(use.getOperandNumber()));
    for (OpResult result : user->getOpResults())
      if (destinationOf(result) == &use)
        aliases.insert(result);
  }

  Block &block;
};

class RematInPlacePass
    : public StepPass<remat::impl::RematInPlaceBase<RematInPlacePass>> {
public:
  using StepPass::StepPass;

  LogicalResult runOnStep(func::FuncOp function) override {
    if (!function.getBody().hasOneBlock())
      return function.emitOpError("has several blocks: run remat-in-place "
                                  "while its control flow is still in scf ops");
    Block &block = function.getBody().front();
    DestinationFinder finder(block);
    int64_t chosen = 0;
    for (auto op : block.getOps<linalg::LinalgOp>())
      chosen += finder.run(op);
    if (remarks)
      function.emitRemark()
          << chosen
          << (chosen == 1 ? " result is written over an operand"
                          : " results are written over operands");
    return success();
  }
};

} // namespace
