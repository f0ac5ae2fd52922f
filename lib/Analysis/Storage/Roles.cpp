//===- Roles.cpp ----------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Storage/Roles.h"

#include "Analysis/Ops/Constants.h"
#include "Analysis/Ops/Effects.h"
#include "Analysis/Ops/ForeignOps.h"
#include "Analysis/Storage/ReturnedValues.h"
#include "Analysis/Storage/Storage.h"
#include "remat/Dialect/Remat.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace remat;

/// Returns whether each body of \p op is a single block that uses no values
/// from outside, as for most ops. This check is fast.
static bool hasClosedBodies(Operation *op) {
  return llvm::all_of(op->getRegions(), [](Region &region) {
    if (!region.hasOneBlock())
      return region.empty();
    return llvm::all_of(region.front(), [](Operation &inner) {
      return inner.getNumRegions() == 0 &&
             llvm::all_of(inner.getOperands(), [&](Value operand) {
               return operand.getParentBlock() == inner.getBlock();
             });
    });
  });
}

static void addCaptured(Operation *op, llvm::SetVector<Value> &values) {
  if (!hasClosedBodies(op))
    getUsedValuesDefinedAbove(op->getRegions(), values);
}

SmallVector<Value> remat::valuesUsedBy(Operation *op) {
  llvm::SetVector<Value> values(op->operand_begin(), op->operand_end());
  addCaptured(op, values);
  return values.takeVector();
}

SmallVector<Value> remat::valuesCapturedBy(Operation *op) {
  llvm::SetVector<Value> values;
  addCaptured(op, values);
  return values.takeVector();
}

SmallVector<Value> remat::valuesReadBy(Operation *op) {
  llvm::SetVector<Value> values;
  for (OpOperand &operand : op->getOpOperands())
    if (!isPartWrittenOver(operand))
      values.insert(operand.get());
  for (Value value : valuesCapturedBy(op))
    if (!isOnlyWrittenInside(op, value))
      values.insert(value);
  return values.takeVector();
}

SmallVector<Value> BlockRoles::usedBy(Operation *op) const {
  return withViews(valuesUsedBy(op));
}

SmallVector<Value> BlockRoles::readBy(Operation *op) const {
  return withViews(valuesReadBy(op));
}

SmallVector<Value> BlockRoles::withViews(SmallVector<Value> used) const {
  if (madeWith.empty())
    return used;
  llvm::SetVector<Value> values(used.begin(), used.end());
  for (Value value : used)
    if (auto it = madeWith.find(value); it != madeWith.end())
      values.insert_range(it->second);
  return values.takeVector();
}

bool remat::isStorageType(Type type) {
  return isa<TensorType, TupleType>(type);
}

namespace {

/// Finds the values whose elements some op needs. The search goes through the
/// block backwards. If ops use a value only as a destination, nothing needs the
/// elements that the value had before.
struct Demand {
  llvm::DenseSet<Value> read;

  explicit Demand(Block &block) {
    for (Operation &op : llvm::reverse(block))
      visit(&op, /*isLast=*/&op == &block.back());
  }

private:
  void visit(Operation *op, bool isLast) {
    if (isLast) {
      read.insert(op->operand_begin(), op->operand_end());
      return;
    }
    forEachPassedOn(op, [&](Value result, Value source) {
      if (read.contains(result))
        read.insert(source);
    });
    if (isFence(op))
      return;
    // The new shape of a reshape may be an operand that is a tensor.
    if (viewSource(op)) {
      read.insert_range(op->getOperands().drop_front());
      return;
    }
    for (OpOperand &operand : op->getOpOperands())
      if (!isDestination(operand))
        read.insert(operand.get());
    for (Value captured : valuesCapturedBy(op))
      if (!isFilled(captured) || isReadInside(op, captured))
        read.insert(captured);
  }

  static bool isFilled(Value value) {
    return isa_and_nonnull<linalg::FillOp, tensor::SplatOp>(
        value.getDefiningOp());
  }

  /// Returns whether the regions of \p op read the elements of \p captured. If
  /// \p captured is only a destination in these regions, each op that writes to
  /// it fills its own memory.
  static bool isReadInside(Operation *op, Value captured) {
    return llvm::any_of(captured.getUses(), [&](OpOperand &use) {
      return op->isProperAncestor(use.getOwner()) && !isDestination(use);
    });
  }
};

class RoleReader {
public:
  explicit RoleReader(Block &block)
      : demand(block), returned(returnedValues(block)) {
    for (BlockArgument argument : block.getArguments())
      if (isStorageType(argument.getType()))
        result.stored.insert(argument);
    for (Operation &op : block)
      if (&op != &block.back())
        visit(&op);
  }

  BlockRoles take() { return std::move(result); }

private:
  bool anyStored(ValueRange values) const {
    return llvm::any_of(
        values, [&](Value value) { return result.stored.contains(value); });
  }

  bool anyReturned(Operation *op) const {
    return llvm::any_of(op->getResults(), [&](Value value) {
      return isStorageType(value.getType()) && returned.contains(value);
    });
  }

  void visit(Operation *op) {
    OpRole role = roleOf(op);
    result.roles[op] = role;
    if (role == OpRole::Fence) {
      for (OpResult value : op->getResults()) {
        Value operand = op->getOperand(value.getResultNumber());
        if (anyStored(operand))
          result.stored.insert(value);
        noteMadeWith(value, {}, operand);
      }
      return;
    }
    if (role == OpRole::View)
      noteMadeWith(op->getResult(0), op->getOperands().drop_front(),
                   op->getOperands());
    if (role == OpRole::Free)
      for (Value value : op->getResults())
        noteMadeWith(value, op->getOperands(), op->getOperands());
    if (role != OpRole::Free || isDenseConstant(op))
      result.stored.insert(op->result_begin(), op->result_end());
  }

  /// Records the stored values that \p value needs: the values \p own, and the
  /// values that each of \p sources needs.
  void noteMadeWith(Value value, ValueRange own, ValueRange sources) {
    llvm::SetVector<Value> with;
    for (Value source : sources)
      if (auto it = result.madeWith.find(source); it != result.madeWith.end())
        with.insert_range(it->second);
    with.insert_range(
        llvm::make_filter_range(own, [&](Value v) { return anyStored(v); }));
    if (!with.empty())
      result.madeWith[value].assign(with.begin(), with.end());
  }

  OpRole roleOf(Operation *op) {
    if (isFence(op))
      return OpRole::Fence;
    if (isSwap(op))
      return OpRole::Swap;
    if (Value source = viewSource(op)) {
      if (!anyStored(source))
        return anyReturned(op) ? OpRole::Node : OpRole::Free;
      return canShare(op) ? OpRole::View : OpRole::Node;
    }
    return isFree(op) ? OpRole::Free : OpRole::Node;
  }

  /// If the step returns a part of a tensor, the part must be copied. This copy
  /// is contiguous, so reshapes of it are views.
  bool canShare(Operation *op) {
    if (!isa<tensor::ExtractSliceOp>(op) || !anyReturned(op))
      return layouts.visit(op);
    result.copiedToReturn.insert(op);
    return false;
  }

  bool isFree(Operation *op) const {
    if (isDenseConstant(op))
      return true;
    if (anyReturned(op))
      return false;
    if (isSplatConstant(op) || isEmptyTensor(op))
      return true;
    if (anyStored(op->getOperands()))
      return false;
    if (isa<linalg::FillOp, tensor::SplatOp>(op))
      return !demand.read.contains(op->getResult(0)) &&
             isFreeScalar(op->getOperand(0));
    if (auto foreign = lookUpForeign(op))
      if (foreign->form == ForeignForm::Broadcast)
        return true;
    return isScalarArithmetic(op);
  }

  static bool isScalarArithmetic(Operation *op) {
    return op->getNumRegions() == 0 && op->getNumResults() != 0 &&
           llvm::all_of(op->getResultTypes(),
                        [](Type type) {
                          return type.isIntOrIndexOrFloat() ||
                                 isa<ComplexType, VectorType>(type);
                        }) &&
           effectOf(op) == OpEffect::Pure;
  }

  Demand demand;
  llvm::DenseSet<Value> returned;
  ViewLayouts layouts;
  BlockRoles result;
};

} // namespace

BlockRoles remat::readRoles(Block &block) { return RoleReader(block).take(); }
