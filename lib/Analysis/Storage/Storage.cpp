//===- Storage.cpp --------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Storage/Storage.h"

#include "Analysis/Ops/Constants.h"
#include "Analysis/Ops/ForeignOps.h"
#include "Analysis/Ops/TypeSizes.h"
#include "Analysis/Storage/CarriedMoves.h"
#include "Analysis/Storage/ReturnedValues.h"
#include "remat/Dialect/Remat.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace remat;

static bool hasStorage(Operation *op, ForeignStorage storage) {
  auto foreign = lookUpForeign(op);
  return foreign && foreign->storage == storage;
}

/// An op that only adds dimensions of size 1 to a tensor moves no elements, so
/// it is a view.
static bool isReshapingBroadcast(Operation *op) {
  auto dims = op->getAttrOfType<DenseI64ArrayAttr>(kBroadcastDimensions);
  return hasForm(op, ForeignForm::Broadcast) && op->getNumOperands() == 1 &&
         op->getNumResults() == 1 && dims &&
         llvm::is_sorted(dims.asArrayRef()) &&
         elementCount(op->getOperand(0).getType()) ==
             elementCount(op->getResult(0).getType());
}

Value remat::viewSource(Operation *op) {
  if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, tensor::CastOp,
          tensor::ExtractSliceOp, tensor::ReshapeOp, tensor::BitcastOp>(op))
    return op->getOperand(0);
  bool cast = isa<UnrealizedConversionCastOp>(op) && op->getNumOperands() == 1;
  if (op->getNumResults() != 1 || op->getNumOperands() < 1 ||
      !(cast || hasStorage(op, ForeignStorage::View) ||
        isReshapingBroadcast(op)))
    return {};
  return op->getOperand(0);
}

bool remat::isForeignBarrier(Operation *op) {
  return hasStorage(op, ForeignStorage::Same) &&
         op->getNumOperands() == op->getNumResults();
}

bool remat::isFence(Operation *op) {
  return isa<FenceOp>(op) || isForeignBarrier(op);
}

static OpOperand *loopInit(LoopLikeOpInterface loop, OpResult result) {
  auto inits = loop.getInitsMutable();
  unsigned index = result.getResultNumber();
  if (inits.size() != loop->getNumResults() ||
      inits[index].get().getType() != result.getType())
    return nullptr;
  return &inits[index];
}

OpOperand *remat::destinationOf(OpResult result) {
  Operation *op = result.getOwner();
  if (!isa<TensorType>(result.getType()))
    return nullptr;
  OpOperand *written = nullptr;
  if (auto dps = dyn_cast<DestinationStyleOpInterface>(op))
    written = dps.getTiedOpOperand(result);
  else if (auto swapIn = dyn_cast<SwapInOp>(op))
    written = &swapIn.getDestMutable();
  if (written)
    return isPartWrittenOver(*written) ? nullptr : written;
  if (auto loop = dyn_cast<LoopLikeOpInterface>(op))
    return loopInit(loop, result);
  unsigned index = result.getResultNumber();
  bool isOver =
      index < op->getNumOperands() && hasStorage(op, ForeignStorage::Over);
  return isOver ? &op->getOpOperand(index) : nullptr;
}

bool remat::isDestination(OpOperand &operand) {
  Operation *op = operand.getOwner();
  if (auto dps = dyn_cast<DestinationStyleOpInterface>(op))
    return dps.isDpsInit(&operand) && isa<TensorType>(operand.get().getType());
  return llvm::any_of(op->getResults(), [&](OpResult result) {
    return destinationOf(result) == &operand;
  });
}

bool remat::isOnlyWritten(OpOperand &destination) {
  Operation *op = destination.getOwner();
  if (auto swapIn = dyn_cast<SwapInOp>(op))
    return &destination == &swapIn.getDestMutable();
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  return linalgOp && linalgOp.isDpsInit(&destination) &&
         !linalgOp.payloadUsesValueFromOperand(&destination);
}

bool remat::isOnlyWrittenInside(Operation *op, Value captured) {
  SmallVector<Value> values{captured};
  for (size_t i = 0; i < values.size(); ++i)
    for (OpOperand &use : values[i].getUses()) {
      Operation *user = use.getOwner();
      if (!op->isProperAncestor(user) || isOnlyWritten(use))
        continue;
      unsigned operand = use.getOperandNumber();
      if (!isFence(user) && (operand != 0 || viewSource(user) != values[i]))
        return false;
      values.push_back(user->getResult(operand));
    }
  return true;
}

bool remat::isEmptyTensor(Operation *op) {
  auto alloc = dyn_cast<bufferization::AllocTensorOp>(op);
  return isa<tensor::EmptyOp>(op) || (alloc && !alloc.getCopy());
}

bool remat::isBranch(Operation *op) {
  return isa<scf::IfOp, scf::IndexSwitchOp>(op) ||
         hasForm(op, ForeignForm::Branch);
}

bool remat::isReadInStep(OpOperand &other, OpOperand &destination) {
  auto op = dyn_cast<linalg::LinalgOp>(destination.getOwner());
  return op && other.getOwner() == op && other.get() == destination.get() &&
         op.getNumParallelLoops() == op.getNumLoops() &&
         op.getMatchingIndexingMap(&other) ==
             op.getMatchingIndexingMap(&destination);
}

bool remat::isCopiedBefore(OpOperand &other, OpOperand &destination) {
  return other.getOwner() == destination.getOwner() &&
         other.getOperandNumber() < destination.getOperandNumber() &&
         isDestination(other);
}

/// If one op makes \p value as a view or as another name of an operand, returns
/// this operand. Returns null otherwise.
static Value viewedBy(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return {};
  return isFence(op) ? op->getOperand(cast<OpResult>(value).getResultNumber())
                     : viewSource(op);
}

/// A chain of views counts only up to this length, so that walks over the IR
/// take linear time. The chains of views in programs are not longer than this.
static constexpr unsigned kLongestChain = 64;

bool remat::isMadeOnTheFly(Value value) {
  for (unsigned i = 0; value && i < kLongestChain; ++i) {
    Operation *def = value.getDefiningOp();
    if (!def)
      return false;
    if (isEmptyTensor(def) || isSplatConstant(def))
      return true;
    bool isBroadcast =
        hasForm(def, ForeignForm::Broadcast) && def->getNumOperands() != 0;
    value = isBroadcast ? def->getOperand(0) : viewedBy(value);
  }
  return false;
}

//===----------------------------------------------------------------------===//
// ViewLayouts
//===----------------------------------------------------------------------===//

/// Follows \p value back through all fences that it has passed, and returns the
/// value before them. A fence passes its operand on in the same buffer.
static Value beforeFences(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isFence(op))
      break;
    value = op->getOperand(cast<OpResult>(value).getResultNumber());
  }
  return value;
}

/// Returns the type of the buffer of \p value. If the map `strided` has no
/// entry for \p value, the buffer is contiguous.
MemRefType ViewLayouts::layoutOf(Value value) const {
  auto it = strided.find(value);
  if (it != strided.end())
    return it->second;
  auto type = cast<RankedTensorType>(value.getType());
  return MemRefType::get(type.getShape(), type.getElementType());
}

/// The op \p op must be a view of a tensor with the layout \p from. Returns the
/// layout of the result of \p op, or null if the result must be a copy.
static MemRefType layoutOfView(Operation *op, MemRefType from) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    return memref::SubViewOp::inferRankReducedResultType(
        type.getShape(), from, slice.getMixedOffsets(), slice.getMixedSizes(),
        slice.getMixedStrides());
  if (isa<tensor::CastOp>(op))
    return from;
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op)) {
    auto expanded = memref::ExpandShapeOp::computeExpandedType(
        from, type.getShape(), expand.getReassociationIndices());
    return succeeded(expanded) ? *expanded : MemRefType();
  }
  auto collapse = dyn_cast<tensor::CollapseShapeOp>(op);
  if (!collapse || !memref::CollapseShapeOp::isGuaranteedCollapsible(
                       from, collapse.getReassociationIndices()))
    return {};
  return memref::CollapseShapeOp::computeCollapsedType(
      from, collapse.getReassociationIndices());
}

bool ViewLayouts::visit(Operation *op) {
  Value source = beforeFences(op->getOperand(0)), result = op->getResult(0);
  if (!isa<RankedTensorType>(source.getType()) ||
      !isa<RankedTensorType>(result.getType()) ||
      (!isa<tensor::ExtractSliceOp>(op) && !strided.contains(source)))
    return true;
  MemRefType layout = layoutOfView(op, layoutOf(source));
  if (layout)
    strided[result] = layout;
  return layout || isOnlyWrittenInside(op->getParentOp(), result);
}

/// Returns whether \p op is a slice that a loop copies where it is made. The
/// copy is contiguous.
static bool isCopiedInLoop(Operation *op) {
  auto slice = dyn_cast<tensor::ExtractSliceOp>(op);
  return slice && !carriedArguments(*op->getBlock()).empty() &&
         isWrittenOver(slice);
}

/// Returns whether \p op is a slice that the step copies because it returns the
/// slice. The copy that the step returns is contiguous, too.
static bool isCopiedToReturn(Operation *op) {
  return isa<tensor::ExtractSliceOp>(op) &&
         isa<func::FuncOp>(op->getParentOp()) &&
         returnedValues(*op->getBlock()).contains(op->getResult(0));
}

/// Returns the views through which \p value is made, in the order in which they
/// are made.
static SmallVector<Operation *> viewsOf(Value value) {
  SmallVector<Operation *> views;
  while (Operation *op = beforeFences(value).getDefiningOp()) {
    if (!viewSource(op) || views.size() == kLongestChain)
      break;
    views.push_back(op);
    value = viewSource(op);
  }
  std::reverse(views.begin(), views.end());
  return views;
}

void ViewLayouts::visitViewsOf(Value value) {
  for (Operation *op : viewsOf(value))
    if (!isCopiedInLoop(op) && !isCopiedToReturn(op))
      visit(op);
}

bool remat::isPartWrittenOver(OpOperand &operand) {
  if (!isOnlyWritten(operand))
    return false;
  SmallVector<Operation *> views = viewsOf(operand.get());
  Value memory = views.empty() ? operand.get() : viewSource(views.front());
  ViewLayouts layouts;
  for (Operation *op : views)
    if (isCopiedInLoop(op) || isCopiedToReturn(op) || !layouts.visit(op))
      memory = op->getResult(0);
  return bytesOrZero(memory.getType()) != bytesOrZero(operand.get().getType());
}

namespace {
/// A mark on an argument that names the result which gets the argument's
/// buffer.
struct Alias {
  StringRef name;
  /// The attribute is null if the argument has no such mark.
  IntegerAttr result;
};
} // namespace

static Alias aliasOf(func::FuncOp function, unsigned argument) {
  for (StringRef name : {kAliasingOutput, kIreeOutput})
    if (auto output = function.getArgAttrOfType<IntegerAttr>(argument, name))
      return {name, output};
  return {};
}

bool remat::isDonated(func::FuncOp function, unsigned argument) {
  auto writable = function.getArgAttrOfType<BoolAttr>(
      argument, bufferization::BufferizationDialect::kWritableAttrName);
  auto donor = function.getArgAttr(argument, kBufferDonor);
  auto donorFlag = dyn_cast_or_null<BoolAttr>(donor);
  return function.getArgAttr(argument, RematDialect::kDonate) ||
         (donor && !(donorFlag && !donorFlag.getValue())) ||
         aliasOf(function, argument).result ||
         (writable && writable.getValue());
}

LogicalResult remat::checkDonation(func::FuncOp function) {
  llvm::DenseMap<int64_t, unsigned> takers;
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    Alias alias = aliasOf(function, i);
    if (!alias.result)
      continue;
    int64_t result = alias.result.getInt();
    auto error = [&]() {
      return emitError(function.getArgument(i).getLoc(), "argument #")
             << i << " of @" << function.getName() << " has " << alias.name
             << " = " << result << ", and ";
    };
    if (result < 0 || result >= function.getNumResults())
      return error() << "there are " << function.getNumResults() << " results";
    if (auto [taker, isFirst] = takers.try_emplace(result, i); !isFirst)
      return error() << "so has argument #" << taker->second
                     << ": two arguments cannot share the buffer of one result";
  }
  return success();
}

SmallVector<std::optional<unsigned>>
remat::donatedResults(func::FuncOp function) {
  SmallVector<std::optional<unsigned>> results(function.getNumArguments());
  llvm::BitVector taken(function.getNumResults());
  auto give = [&](unsigned argument, unsigned result) {
    if (taken[result] || function.getArgumentTypes()[argument] !=
                             function.getResultTypes()[result])
      return false;
    results[argument] = result;
    taken.set(result);
    return true;
  };
  for (unsigned i = 0; i < results.size(); ++i)
    if (IntegerAttr result = aliasOf(function, i).result)
      give(i, result.getInt());
  // For each type, the first result of this type that may still be without an
  // argument.
  llvm::DenseMap<Type, unsigned> next;
  for (unsigned i = 0; i < results.size(); ++i)
    if (isDonated(function, i) && !aliasOf(function, i).result) {
      unsigned &j = next[function.getArgumentTypes()[i]];
      while (j < function.getNumResults() && !give(i, j))
        ++j;
    }
  return results;
}
