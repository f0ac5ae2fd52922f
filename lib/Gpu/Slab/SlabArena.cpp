//===- SlabArena.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Gpu/Slab/Slab.h"

#include "Gpu/StepOnBuffers.h"

#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;

namespace remat::gpu {

namespace {

class Packer {
public:
  Packer(func::FuncOp step, const MemoryPlanOptions &memory)
      : step(step), memory(memory), builder(step.getContext()) {}

  FailureOr<SlabArena> run(ArrayRef<bool> donated) {
    if (failed(addWorkspaces()))
      return failure();
    addInputs(donated);
    for (auto constant :
         step->getParentOfType<ModuleOp>().getOps<memref::GlobalOp>())
      arena.besideBytes += tensorBytes(constant.getType());
    memory.keepEnds = true; // RematFitArena checks the budget with the same
                            // option.
    memory.enoughBytes =
        std::max<int64_t>(0, memory.enoughBytes - arena.besideBytes);
    auto arenas = planMemory(step, memory);
    if (failed(arenas))
      return failure();
    if (!arenas->empty()) {
      arena.alloc = arenas->front().alloc;
      arena.bytes = arenas->front().bytes;
    }
    for (Operation *touch : inputTouches)
      arena.inputOffsets.push_back(touch ? std::optional(offsetOf(touch))
                                         : std::nullopt);
    for (auto [product, touch] : productTouches)
      product->setAttr(kWorkspace, builder.getI64IntegerAttr(offsetOf(touch)));
    for (Operation *touch : touches)
      touch->erase();
    return arena;
  }

private:
  /// Makes an op at the builder's insertion point that uses \p buffer and does
  /// nothing.
  Operation *touch(Value buffer) {
    Operation *op = UnrealizedConversionCastOp::create(
        builder, buffer.getLoc(), builder.getIndexType(), buffer);
    touches.push_back(op);
    return op;
  }

  static int64_t offsetOf(Operation *touch) {
    auto view = touch->getOperand(0).getDefiningOp<memref::ViewOp>();
    return *getConstantIntValue(view.getByteShift());
  }

  LogicalResult addWorkspaces() {
    SmallVector<Operation *> products;
    step.walk([&](Operation *op) {
      if (op->hasAttr(kLibrary) || op->hasAttr(kConvolution))
        products.push_back(op);
    });
    if (!products.empty() && memory.alignment < kLibraryAlignment)
      return step.emitError("alignment=")
             << memory.alignment << ": libraries need a multiple of "
             << kLibraryAlignment << " bytes";
    auto bytes = step->getAttrOfType<IntegerAttr>(kWorkspace);
    if (!bytes)
      return success();
    auto type = MemRefType::get({bytes.getInt()}, builder.getI8Type());
    for (Operation *op : products) {
      // If an op has an epilogue, both ops are in one scope.
      auto scope = dyn_cast<memref::AllocaScopeOp>(op->getParentOp());
      Operation *whole = scope ? scope.getOperation() : op;
      builder.setInsertionPoint(whole);
      Value workspace = memref::AllocOp::create(builder, op->getLoc(), type);
      productTouches.emplace_back(op, touch(workspace));
      builder.setInsertionPointAfter(whole);
      touch(workspace);
    }
    return success();
  }

  static bool isReadByHost(Value buffer) {
    return llvm::any_of(buffer.getUsers(), [](Operation *user) {
      auto view = dyn_cast<ViewLikeOpInterface>(user);
      return isa<memref::LoadOp>(user) ||
             (view && isReadByHost(view->getResult(0)));
    });
  }

  void addInputs(ArrayRef<bool> donated) {
    builder.setInsertionPointToStart(&step.getBody().front());
    for (auto [argument, isOwned] : llvm::zip(step.getArguments(), donated)) {
      auto type = cast<MemRefType>(argument.getType());
      if (!isOwned || isReadByHost(argument)) {
        inputTouches.push_back(nullptr);
        if (isOwned)
          arena.besideBytes += tensorBytes(type);
        continue;
      }
      Value buffer = memref::AllocOp::create(builder, step.getLoc(), type);
      argument.replaceAllUsesWith(buffer);
      inputTouches.push_back(touch(buffer));
    }
  }

  func::FuncOp step;
  MemoryPlanOptions memory;
  OpBuilder builder;
  SlabArena arena;
  SmallVector<Operation *> touches;
  /// The entry of an argument outside the arena is null.
  SmallVector<Operation *> inputTouches;
  SmallVector<std::pair<Operation *, Operation *>> productTouches;
};

} // namespace

FailureOr<SlabArena> packArena(func::FuncOp step, ArrayRef<bool> donated,
                               MemoryPlanOptions memory) {
  return Packer(step, memory).run(donated);
}

} // namespace remat::gpu
