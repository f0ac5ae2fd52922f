//===- ConvertRematToStablehlo.cpp - Fences and copies in StableHLO -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// XLA copies a value if an annotation places it on the host or on the device.
// XLA itself chooses when a copy starts and ends. Without barriers, XLA would
// start the copy to the host just before the copy back. Barriers therefore keep
// the planned order of the copies and awaits:
//
//     %h, %out = remat.swap_out %t     %h = custom_call @annotate_...(%t) host
//     %b = add %a, %t                  %b = add %a, %t
//     remat.await %out, %t             %h2, %b2 = optimization_barrier %h, %b
//     %c = exp %b                      %c = exp %b2    // behind the copy out
//     %in, %t2 = remat.swap_in %h      %h3, %c2 = optimization_barrier %h2, %c
//     %t3 = remat.await %in, %t2       %t3 = custom_call @annotate_...(%h3)
//===----------------------------------------------------------------------===//

#include "Analysis/Graph/Groups.h"
#include "Analysis/Ops/HostPlacement.h"
#include "Analysis/Ops/Names.h"
#include "Conversion/DropPlanning.h"
#include "Conversion/StoredShapes.h"
#include "remat/Conversion/Passes.h"
#include "remat/Dialect/Remat.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

namespace remat {
#define GEN_PASS_DEF_CONVERTREMATTOSTABLEHLO
#include "remat/Conversion/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

static constexpr StringLiteral kBarrier = "stablehlo.optimization_barrier";

namespace {

bool isCopy(Operation *op) { return isa<SwapOutOp, SwapInOp, AwaitOp>(op); }

bool isNamed(Operation *op, StringRef name) {
  return op->getName().getStringRef() == name;
}

/// Returns whether \p value is in memory when \p user reads it. A value from
/// another group of ops is in memory. If neither \p user nor the op that makes
/// \p value is in a group, the value is in memory if an op computes it.
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
          "copies into a stack of remat.host_stack, which cannot be written in "
          "StableHLO: convert before bufferization");
    rewriter.setInsertionPoint(out);
    onHost[out] =
        annotatePlacement(rewriter, out.getLoc(), out.getSource(), kOnHost);
    gone.push_back(out);
    return success();
  }

  /// Converts a wait: values that are computed after it come after the copy to
  /// the host.
  void convert(AwaitOp wait) {
    if (auto out = wait.getToken().getDefiningOp<SwapOutOp>())
      tie(wait, out);
    else
      rewriter.replaceAllUsesWith(
          wait.getResult(),
          arrived.at(wait.getToken().getDefiningOp<SwapInOp>()));
    gone.push_back(wait);
  }

  /// Converts a copy from the host, which comes after all values that are
  /// computed before it.
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

  /// Adds a barrier at \p place that takes the value that the swap_out \p out
  /// has copied to the host. The barrier also takes the values that were made
  /// since the last barrier and are read after \p place.
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
  /// The value on the host for each swap_out.
  llvm::DenseMap<Operation *, Value> onHost;
  /// The value on the device for each swap_in.
  llvm::DenseMap<Operation *, Value> arrived;
  SmallVector<Operation *> gone;
  llvm::SetVector<Operation *> destinations;
  Operation *lastBarrier = nullptr;
};

} // namespace

/// Rewrites remat.swap_out, remat.swap_in and remat.await in \p module. Groups
/// of ops (`remat.group`) must not have been removed yet, because they say
/// which values are in memory.
static LogicalResult convertCopiesToStablehlo(ModuleOp module) {
  llvm::SetVector<Block *> blocks;
  module.walk([&](SwapOutOp out) { blocks.insert(out->getBlock()); });
  for (Block *block : blocks)
    if (failed(CopyConverter(module.getContext()).convert(*block)))
      return failure();
  return success();
}

namespace {

class ConvertRematToStablehloPass
    : public remat::impl::ConvertRematToStablehloBase<
          ConvertRematToStablehloPass> {
public:
  using ConvertRematToStablehloBase::ConvertRematToStablehloBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(checkRegistered(module)) ||
        failed(convertCopiesToStablehlo(module)))
      return signalPassFailure();
    SmallVector<FenceOp> fences;
    module.walk([&](FenceOp fence) { fences.push_back(fence); });
    for (FenceOp fence : fences)
      if (failed(convert(fence)))
        return signalPassFailure();
    nameClones(module);
    dropPlanning(module);
  }

private:
  LogicalResult checkRegistered(ModuleOp module) {
    WalkResult result = module.walk([&](Operation *op) {
      if (!isa<FenceOp, SwapOutOp>(op) ||
          getContext().allowsUnregisteredDialects())
        return WalkResult::advance();
      op->emitOpError("becomes an op of StableHLO, which is not registered "
                      "here: run with --allow-unregistered-dialect");
      return WalkResult::interrupt();
    });
    return failure(result.wasInterrupted());
  }

  /// If a location has a name inside another name, compilers read only the
  /// outer name, which is "remat" for a clone. Compilers would then call all
  /// recomputed ops "remat".
  void nameClones(ModuleOp module) {
    module.walk([&](Operation *op) {
      auto location = dyn_cast<NameLoc>(op->getLoc());
      if (!location || location.getName() != "remat")
        return;
      std::string name = nameInLocation(location);
      if (!name.empty())
        op->setLoc(NameLoc::get(StringAttr::get(&getContext(), name + "/again"),
                                location.getChildLoc()));
    });
  }

  LogicalResult convert(FenceOp fence) {
    if (fence.isBufferized())
      return fence.emitOpError("on memrefs cannot be written in StableHLO: "
                               "convert before bufferization");
    IRRewriter rewriter(fence);
    OperationState state(fence.getLoc(), kBarrier);
    SmallVector<std::optional<StoredForm>> forms;
    for (Value value : fence->getOperands()) {
      forms.push_back(storedFormOf(value));
      state.addOperands(forms.back() ? toStored(rewriter, value, *forms.back())
                                     : value);
    }
    state.addTypes(TypeRange(state.operands));
    SmallVector<Value> behind(rewriter.create(state)->getResults());
    for (auto [form, value, type] :
         llvm::zip_equal(forms, behind, fence->getResultTypes()))
      if (form)
        value =
            fromStored(rewriter, value, cast<RankedTensorType>(type), *form);
    rewriter.replaceOp(fence, behind);
    return success();
  }
};

} // namespace
