//===- RematGpuSlab.cpp - Turns buffers into parts of a slab --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/Names.h"
#include "Analysis/Tools/OptionNames.h"
#include "Execution/Bufferization/TensorData.h"
#include "Gpu/Names.h"
#include "Gpu/Slab/Slab.h"
#include "Gpu/StepOnBuffers.h"
#include "remat/Dialect/Remat.h"
#include "remat/Gpu/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/Support/MathExtras.h"

namespace remat {
#define GEN_PASS_DEF_REMATGPUSLAB
#include "remat/Gpu/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

/// Lays out the slab of a step, and rewrites the step to use it.
class Slab {
public:
  Slab(func::FuncOp step, const MemoryPlanOptions &memory)
      : step(step), memory(memory), builder(step.getContext()) {}

  /// Returns the bytes of the arena, the constants and the owned arguments
  /// together.
  FailureOr<int64_t> run(ModuleOp module) {
    auto described = step->getAttrOfType<ArrayAttr>(remat::gpu::kInputs);
    SmallVector<bool> donated;
    for (auto input : described.getAsRange<DictionaryAttr>())
      donated.push_back(input.getAs<BoolAttr>("donated").getValue());
    auto packed = remat::gpu::packArena(step, donated, memory);
    if (failed(packed))
      return failure();
    arena = std::move(*packed);
    bytes = arena.bytes;
    placeInputs(described);
    placeConstants(module);
    rewrite();
    describe();
    return arena.bytes + arena.besideBytes;
  }

private:
  int64_t take(int64_t size) {
    int64_t offset = llvm::alignTo(bytes, memory.alignment);
    bytes = offset + size;
    return offset;
  }

  DictionaryAttr placeOf(int64_t offset, Attribute what, StringRef name) {
    return builder.getDictionaryAttr(
        {builder.getNamedAttr("offset", builder.getI64IntegerAttr(offset)),
         builder.getNamedAttr(name, what)});
  }

  void placeInputs(ArrayAttr described) {
    for (auto [input, inArena] : llvm::zip(
             described.getAsRange<DictionaryAttr>(), arena.inputOffsets)) {
      auto type = cast<RankedTensorType>(
          input.template getAs<TypeAttr>("type").getValue());
      int64_t offset = inArena ? *inArena : take(tensorBytes(type));
      inputOffsets.push_back(offset);
      NamedAttrList place(input);
      place.set("offset", builder.getI64IntegerAttr(offset));
      inputs.push_back(place.getDictionary(builder.getContext()));
    }
  }

  void placeConstants(ModuleOp module) {
    for (auto global : module.getOps<memref::GlobalOp>()) {
      int64_t offset = take(tensorBytes(global.getType()));
      globals[global.getName()] = offset;
      constants.push_back(placeOf(offset, *global.getInitialValue(), "value"));
    }
  }

  Value viewAt(int64_t offset, MemRefType type, Location loc) {
    Value begin = arith::ConstantIndexOp::create(builder, loc, offset);
    return memref::ViewOp::create(builder, loc, type, slab, begin,
                                  ValueRange());
  }

  void rewrite() {
    Block &body = step.getBody().front();
    Location loc = step.getLoc();
    auto type = MemRefType::get({bytes}, builder.getI8Type());
    unsigned count = body.getNumArguments();
    slab = body.addArgument(type, loc);
    builder.setInsertionPointToStart(&body);
    for (unsigned i = 0; i < count; ++i) {
      BlockArgument argument = body.getArgument(i);
      if (!argument.use_empty())
        argument.replaceAllUsesWith(
            viewAt(inputOffsets[i], cast<MemRefType>(argument.getType()), loc));
    }
    body.eraseArguments(0, count);
    SmallVector<Operation *> unneeded;
    step.walk([&](Operation *op) {
      if (auto global = dyn_cast<memref::GetGlobalOp>(op)) {
        builder.setInsertionPoint(op);
        global.replaceAllUsesWith(viewAt(globals.lookup(global.getName()),
                                         global.getType(), op->getLoc()));
        unneeded.push_back(op);
      } else if (isa<memref::DeallocOp>(op)) {
        unneeded.push_back(op); // The step does not free parts of the slab.
      }
    });
    for (Operation *op : unneeded)
      op->erase();
    if (arena.alloc) {
      arena.alloc.replaceAllUsesWith(slab);
      arena.alloc.erase();
    }
    step.setArgAttrsAttr(ArrayAttr());
    step.setType(
        builder.getFunctionType(type, body.getTerminator()->getOperandTypes()));
  }

  void describe() {
    step->setAttr(remat::gpu::kArena, builder.getI64IntegerAttr(arena.bytes));
    step->setAttr(remat::gpu::kInputs, builder.getArrayAttr(inputs));
    step->setAttr(remat::gpu::kConstants, builder.getArrayAttr(constants));
  }

  func::FuncOp step;
  const MemoryPlanOptions memory;
  OpBuilder builder;
  Value slab;
  remat::gpu::SlabArena arena;
  int64_t bytes = 0;
  SmallVector<int64_t> inputOffsets;
  llvm::StringMap<int64_t> globals;
  SmallVector<Attribute> inputs, constants;
};

/// Compares the number \p held with the budget of the plan. It is the number of
/// the bytes that a budget counts.
LogicalResult compareWithBudget(func::FuncOp step, int64_t held) {
  auto applied = step->getAttrOfType<AppliedAttr>(RematDialect::kApplied);
  if (!applied || !applied.getBudget() || held <= *applied.getBudget())
    return success();
  return emitError(lineOf(step), "the arena takes ")
         << held << " bytes, but the step was planned for "
         << *applied.getBudget()
         << ": give the budget to remat-to-gpu or remat-compile, which fit the "
            "arena into it, or compile the step with enforce=plan";
}

class RematGpuSlabPass
    : public PassWithOptions<remat::impl::RematGpuSlabBase<RematGpuSlabPass>> {
public:
  using PassWithOptions::PassWithOptions;

  void runOnOperation() override {
    if (failed(run()))
      signalPassFailure();
  }

private:
  LogicalResult run() {
    ModuleOp module = getOperation();
    MemoryPlanOptions memory{alignment, effort};
    if (failed(checkMemoryPlan(module, memory)))
      return failure();
    func::FuncOp step = remat::gpu::findStepOnBuffers(
        module, "remat-gpu-buffers before this pass");
    if (!step)
      return failure();
    if (!module.getOps<mlir::gpu::GPUModuleOp>().empty())
      return module.emitError(
          "has kernels already: run remat-gpu-slab before remat-gpu-kernels");
    if (failed(remat::gpu::checkStepOnBuffers(step)))
      return failure();
    auto held = Slab(step, memory).run(module);
    if (failed(held) || (checkBudget && failed(compareWithBudget(step, *held))))
      return failure();
    for (Operation &op : llvm::make_early_inc_range(*module.getBody()))
      if (&op != step)
        op.erase();
    auto named = module->getAttrOfType<FlatSymbolRefAttr>(RematDialect::kStep);
    if (named && !module.lookupSymbol(named.getValue()))
      module->removeAttr(RematDialect::kStep); // Its function is gone.
    return success();
  }
};

} // namespace
