//===- RematGpuBuffers.cpp - Tensors to parts of a slab -------------------===//

#include "Names.h"

#include "remat/Dialect/RematDialect.h"
#include "remat/Execution/Compiler.h"
#include "remat/Execution/TensorData.h"
#include "remat/Gpu/Passes.h"
#include "remat/Transforms/MemoryPlan.h"
#include "remat/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/Support/MathExtras.h"

namespace remat {
#define GEN_PASS_DEF_REMATGPUBUFFERS
#include "remat/Gpu/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

RankedTensorType tensorOf(MemRefType type) {
  return RankedTensorType::get(type.getShape(), type.getElementType());
}

/// Lays out the slab and rewrites a step to it.
class Slab {
public:
  Slab(func::FuncOp step, const StepInfo &info, int64_t alignment)
      : step(step), info(info), alignment(alignment),
        builder(step.getContext()) {}

  LogicalResult run(ModuleOp module) {
    MemoryPlanOptions options;
    options.alignment = alignment;
    auto arenas = planMemory(step, options);
    if (failed(arenas))
      return failure();
    if (!arenas->empty())
      arenaBytes = arenas->front().bytes;
    bytes = arenaBytes;
    placeInputs();
    placeConstants(module);
    rewrite(arenas->empty() ? memref::AllocOp() : arenas->front().alloc);
    describe();
    return success();
  }

private:
  int64_t take(int64_t size) {
    int64_t offset = llvm::alignTo(bytes, alignment);
    bytes = offset + size;
    return offset;
  }

  DictionaryAttr placeOf(int64_t offset, Attribute what, StringRef name) {
    return builder.getDictionaryAttr(
        {builder.getNamedAttr("offset", builder.getI64IntegerAttr(offset)),
         builder.getNamedAttr(name, what)});
  }

  void placeInputs() {
    for (auto [type, donated] : llvm::zip(info.inputs, info.donated)) {
      inputOffsets.push_back(take(tensorBytes(type)));
      inputs.push_back(builder.getDictionaryAttr(
          {builder.getNamedAttr("offset",
                                builder.getI64IntegerAttr(inputOffsets.back())),
           builder.getNamedAttr("type", TypeAttr::get(type)),
           builder.getNamedAttr("donated", builder.getBoolAttr(donated))}));
    }
  }

  void placeConstants(ModuleOp module) {
    for (auto global : module.getOps<memref::GlobalOp>()) {
      int64_t offset = take(tensorBytes(tensorOf(global.getType())));
      globals[global.getName()] = offset;
      constants.push_back(placeOf(offset, *global.getInitialValue(), "value"));
    }
  }

  Value viewAt(int64_t offset, MemRefType type, Location loc) {
    Value begin = arith::ConstantIndexOp::create(builder, loc, offset);
    return memref::ViewOp::create(builder, loc, type, slab, begin,
                                  ValueRange());
  }

  void rewrite(memref::AllocOp arena) {
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
        unneeded.push_back(op); // The slab stays.
      }
    });
    for (Operation *op : unneeded)
      op->erase();
    if (arena) {
      arena.replaceAllUsesWith(slab);
      arena.erase();
    }
    step.setArgAttrsAttr(ArrayAttr());
    step.setType(
        builder.getFunctionType(type, body.getTerminator()->getOperandTypes()));
  }

  void describe() {
    SmallVector<Attribute> outputs;
    for (RankedTensorType type : info.outputs)
      outputs.push_back(TypeAttr::get(type));
    step->setAttr(remat::gpu::kArena, builder.getI64IntegerAttr(arenaBytes));
    step->setAttr(remat::gpu::kInputs, builder.getArrayAttr(inputs));
    step->setAttr(remat::gpu::kOutputs, builder.getArrayAttr(outputs));
    step->setAttr(remat::gpu::kConstants, builder.getArrayAttr(constants));
  }

  func::FuncOp step;
  const StepInfo &info;
  int64_t alignment;
  OpBuilder builder;
  Value slab;
  int64_t arenaBytes = 0, bytes = 0;
  SmallVector<int64_t> inputOffsets;
  llvm::StringMap<int64_t> globals;
  SmallVector<Attribute> inputs, constants;
};

class RematGpuBuffersPass
    : public remat::impl::RematGpuBuffersBase<RematGpuBuffersPass> {
public:
  using RematGpuBuffersBase::RematGpuBuffersBase;

  void getDependentDialects(DialectRegistry &registry) const override {
    registerExecution(registry);
  }

  void runOnOperation() override {
    if (failed(run()))
      signalPassFailure();
  }

private:
  FailureOr<func::FuncOp> findStep() {
    if (function.empty())
      if (auto chosen = getOperation()->getAttrOfType<FlatSymbolRefAttr>(
              RematDialect::kStep))
        return findEntry(getOperation(), chosen.getValue());
    return findEntry(getOperation(), function);
  }

  LogicalResult run() {
    ModuleOp module = getOperation();
    if (alignment <= 0 || !llvm::isPowerOf2_64(alignment))
      return module.emitError("alignment=")
             << int64_t(alignment) << " is no power of two";
    FailureOr<func::FuncOp> step = findStep();
    if (failed(step))
      return failure();
    StepInfo info;
    auto buffers = bufferizeStep(*step, info);
    if (failed(buffers))
      return failure();
    auto onBuffers = *(*buffers)->getOps<func::FuncOp>().begin();
    if (failed(Slab(onBuffers, info, alignment).run(**buffers)))
      return failure();
    onBuffers.setName(remat::gpu::kStepName);
    onBuffers->moveBefore(module.getBody(), module.getBody()->begin());
    for (Operation &op :
         llvm::make_early_inc_range(llvm::drop_begin(*module.getBody())))
      op.erase();
    module->removeAttr(RematDialect::kStep); // It has another name now.
    return success();
  }
};

} // namespace
