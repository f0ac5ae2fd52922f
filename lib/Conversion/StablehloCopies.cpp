//===- StablehloCopies.cpp ------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Conversion/StablehloCopies.h"

#include "Analysis/Ops/HostPlacement.h"
#include "remat/Dialect/Remat.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace remat;

static constexpr StringLiteral kBarrier = "stablehlo.optimization_barrier";

namespace {

bool isCopy(Operation *op) { return isa<SwapOutOp, SwapInOp, AwaitOp>(op); }

bool isNamed(Operation *op, StringRef name) {
  return op->getName().getStringRef() == name;
}

ArrayRef<int64_t> groupsOf(Operation *op) {
  auto groups = op->getAttrOfType<DenseI64ArrayAttr>(RematDialect::kGroup);
  return groups ? groups.asArrayRef() : ArrayRef<int64_t>();
}

/// Returns whether \p value is in memory when \p user reads it. This is so if
/// the value comes from another group. If the groups are not known, every
/// computed value is in memory.
bool liesInMemory(Value value, Operation *user) {
  Operation *def = value.getDefiningOp();
  if (!isa<RankedTensorType>(value.getType()))
    return false;
  if (isa<FenceOp>(def) || isNamed(def, kBarrier) ||
      user->hasTrait<OpTrait::IsTerminator>())
    return def->getNumOperands() > 0;
  ArrayRef<int64_t> made = groupsOf(def), read = groupsOf(user);
  if (made.empty() || read.empty())
    return made.empty() && read.empty() && def->getNumOperands() > 0;
  return !llvm::is_contained(read, made.front());
}

class CopyConverter {
public:
  explicit CopyConverter(MLIRContext *context) : rewriter(context) {}

  LogicalResult convert(Block &block) {
    for (Operation &op : llvm::make_early_inc_range(block)) {
      LogicalResult done = success();
      if (auto out = dyn_cast<SwapOutOp>(op))
        done = convert(out);
      else if (auto in = dyn_cast<SwapInOp>(op))
        done = convert(in);
      else if (auto wait = dyn_cast<AwaitOp>(op))
        convert(wait);
      if (failed(done))
        return failure();
    }
    for (Operation *op : llvm::reverse(gone))
      rewriter.eraseOp(op);
    for (Operation *op : destinations)
      if (op->use_empty())
        rewriter.eraseOp(op);
    return success();
  }

private:
  LogicalResult convert(SwapOutOp out) {
    if (!isa<RankedTensorType>(out.getSource().getType()))
      return out.emitOpError("on memrefs cannot be written in StableHLO: "
                             "convert before bufferization");
    if (out.getInto())
      return out.emitOpError(
          "into a stack of remat.host_stack cannot be written in StableHLO: "
          "convert before bufferization");
    rewriter.setInsertionPoint(out);
    onHost[out] =
        annotatePlacement(rewriter, out.getLoc(), out.getSource(), kOnHost);
    gone.push_back(out);
    return success();
  }

  /// Values computed from here on come after the copy to the host.
  void convert(AwaitOp wait) {
    if (auto out = wait.getToken().getDefiningOp<SwapOutOp>())
      tie(wait, out);
    else
      rewriter.replaceAllUsesWith(
          wait.getResult(),
          arrived.at(wait.getToken().getDefiningOp<SwapInOp>()));
    gone.push_back(wait);
  }

  /// The copy back comes after values that were computed before it.
  LogicalResult convert(SwapInOp in) {
    auto out = in.getHost().getDefiningOp<SwapOutOp>();
    if (!out || !onHost.contains(out))
      return in.emitOpError(
          "cannot be written in StableHLO: the remat.swap_out of its operand "
          "must come before it in the same block");
    tie(in, out);
    rewriter.setInsertionPoint(in);
    arrived[in] =
        annotatePlacement(rewriter, in.getLoc(), onHost.at(out), kOnDevice);
    if (auto empty = in.getDest().getDefiningOp<tensor::EmptyOp>())
      destinations.insert(empty);
    gone.push_back(in);
    return success();
  }

  /// Adds a barrier at \p place for the value on the host. The barrier also
  /// takes the values that were made since the last barrier and are read after
  /// \p place.
  void tie(Operation *place, SwapOutOp out) {
    Value &host = onHost.at(out);
    SmallVector<Value> tied = madeBefore(place);
    tied.insert(tied.begin(), host);
    rewriter.setInsertionPoint(place);
    OperationState state(place->getLoc(), kBarrier);
    state.addOperands(tied);
    state.addTypes(TypeRange(tied));
    lastBarrier = rewriter.create(state);
    for (auto [value, behind] :
         llvm::drop_begin(llvm::zip_equal(tied, lastBarrier->getResults())))
      rewriter.replaceUsesWithIf(value, behind, [&](OpOperand &use) {
        return isBehind(use.getOwner(), lastBarrier);
      });
    host = lastBarrier->getResult(0);
  }

  /// Returns the values that were made between the last barrier and \p place,
  /// and that later ops read from memory.
  SmallVector<Value> madeBefore(Operation *place) const {
    SmallVector<Value> made;
    Operation *first = lastBarrier ? lastBarrier : &place->getBlock()->front();
    for (Operation *op = first; op != place; op = op->getNextNode())
      if (!isCopy(op) && !placementOf(op))
        for (Value value : op->getResults())
          if (llvm::any_of(value.getUsers(), [&](Operation *user) {
                return isBehind(user, place) && liesInMemory(value, user);
              }))
            made.push_back(value);
    return made;
  }

  static bool isBehind(Operation *user, Operation *place) {
    Operation *there = place->getBlock()->findAncestorOpInBlock(*user);
    return there && place->isBeforeInBlock(there) && !isCopy(there);
  }

  IRRewriter rewriter;
  llvm::DenseMap<Operation *, Value> onHost;  ///< The key is a swap_out.
  llvm::DenseMap<Operation *, Value> arrived; ///< The key is a swap_in.
  SmallVector<Operation *> gone;
  llvm::SetVector<Operation *> destinations;
  Operation *lastBarrier = nullptr;
};

} // namespace

LogicalResult remat::convertCopiesToStablehlo(ModuleOp module) {
  llvm::SetVector<Block *> blocks;
  module.walk([&](SwapOutOp out) { blocks.insert(out->getBlock()); });
  for (Block *block : blocks)
    if (failed(CopyConverter(module.getContext()).convert(*block)))
      return failure();
  return success();
}
