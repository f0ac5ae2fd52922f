//===- EntryPoint.cpp - The C signature of a compiled step ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The signature is void step(void *runtime, void *arena, void **buffers). The
// array `buffers` has the address of each input, and then a place for the
// address of each output. With a descriptor for each argument, the entry point
// would have thousands of parameters.
//
//===----------------------------------------------------------------------===//
#include "Execution/Bufferization/TensorData.h"
#include "Execution/Cpu/BarePointers.h"
#include "Execution/Cpu/Stages.h"
#include "Transforms/Memory/MemoryPlan.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace remat::execution {

Value callRuntime(OpBuilder &builder, Location loc, func::FuncOp step,
                  StringRef name, Type result, ValueRange operands) {
  auto module = step->getParentOfType<ModuleOp>();
  auto function = module.lookupSymbol<LLVM::LLVMFuncOp>(name);
  if (!function) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(module.getBody());
    Type type = result ? result : LLVM::LLVMVoidType::get(step.getContext());
    function = LLVM::LLVMFuncOp::create(
        builder, step.getLoc(), name,
        LLVM::LLVMFunctionType::get(type,
                                    llvm::to_vector(operands.getTypes())));
  }
  auto call = LLVM::CallOp::create(builder, loc, function, operands);
  return result ? call.getResult() : Value();
}

namespace {

class EntryPoint {
public:
  EntryPoint(func::FuncOp step, StepInfo &info, const CompileOptions &options)
      : step(step), info(info), options(options), builder(step.getContext()),
        pointers(step.getContext()), pointer(pointers.type) {}

  LogicalResult make() {
    Block &body = step.getBody().front();
    bindArguments(body);
    bindResults(cast<func::ReturnOp>(body.getTerminator()));
    if (failed(lowerSwaps(step, runtime)))
      return failure();
    auto result = step.walk([&](Operation *op) {
      if (auto dealloc = dyn_cast<memref::DeallocOp>(op)) {
        lower(dealloc);
      } else if (auto view = dyn_cast<memref::ViewOp>(op)) {
        builder.setInsertionPointAfter(view); // Only planArena makes
                                              // memref.view ops.
        poison(view);
      } else if (op->hasAttr(stepArenaAttr)) {
        bindArena(cast<memref::AllocOp>(op));
      } else if (auto alloc = dyn_cast<memref::AllocOp>(op);
                 alloc && failed(lower(alloc))) {
        return WalkResult::interrupt();
      }
      return WalkResult::advance();
    });
    if (result.wasInterrupted())
      return failure();
    builder.setInsertionPoint(step);
    auto none = LLVM::LLVMVoidType::get(step.getContext());
    std::string name = step.getName().str();
    auto function = LLVM::LLVMFuncOp::create(
        builder, step.getLoc(), name,
        LLVM::LLVMFunctionType::get(none, {pointer, pointer, pointer}));
    function.getBody().takeBody(step.getBody());
    step.erase();
    return success();
  }

private:
  Value slot(Location loc, size_t index) {
    return LLVM::GEPOp::create(
        builder, loc, pointer, pointer, buffers,
        ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(index)});
  }

  void bindArguments(Block &body) {
    Location loc = step.getLoc();
    unsigned count = body.getNumArguments();
    runtime = body.addArgument(pointer, loc);
    arena = body.addArgument(pointer, loc);
    buffers = body.addArgument(pointer, loc);
    builder.setInsertionPointToStart(&body);
    for (unsigned i = 0; i < count; ++i) {
      BlockArgument argument = body.getArgument(i);
      if (argument.use_empty())
        continue;
      Value address = LLVM::LoadOp::create(builder, loc, pointer, slot(loc, i));
      argument.replaceAllUsesWith(pointers.memrefAt(
          builder, loc, address, cast<MemRefType>(argument.getType())));
    }
    body.eraseArguments(0, count);
  }

  void bindResults(func::ReturnOp end) {
    builder.setInsertionPoint(end);
    Location loc = end.getLoc();
    for (auto [i, output] : llvm::enumerate(end.getOperands())) {
      Value address = pointers.addressOf(builder, output);
      LLVM::StoreOp::create(builder, loc, address,
                            slot(loc, info.inputs.size() + i));
    }
    LLVM::ReturnOp::create(builder, loc, ValueRange());
    end.erase();
  }

  /// The caller of the step owns and frees the arena.
  void bindArena(memref::AllocOp op) {
    builder.setInsertionPoint(op);
    for (Operation *user : llvm::make_early_inc_range(op->getUsers()))
      if (isa<memref::DeallocOp>(user))
        user->erase();
    op.replaceAllUsesWith(
        pointers.memrefAt(builder, op.getLoc(), arena, op.getType()));
    op.erase();
  }

  LogicalResult lower(memref::AllocOp op) {
    builder.setInsertionPoint(op);
    Location loc = op.getLoc();
    MemRefType type = op.getType();
    if (!type.hasStaticShape() || !type.getLayout().isIdentity())
      return op.emitOpError(
                 "cannot be compiled for the CPU: it uses a buffer of type ")
             << type << ", and only static shapes can be run";
    Type i64 = builder.getI64Type();
    int64_t bytes = tensorBytes(type);
    Value size = LLVM::ConstantOp::create(builder, loc, i64, bytes);
    Value address = callRuntime(builder, loc, step, "rematAllocate", pointer,
                                {runtime, size});
    op.replaceAllUsesWith(pointers.memrefAt(builder, loc, address, type));
    op.erase();
    return success();
  }

  void lower(memref::DeallocOp op) {
    builder.setInsertionPoint(op);
    Location loc = op.getLoc();
    if (op->hasAttr(kEndsInArena)) {
      poison(op.getMemref());
      op.erase();
      return;
    }
    Value address = pointers.allocationOf(builder, op.getMemref());
    callRuntime(builder, loc, step, "rematFree", Type(), {runtime, address});
    op.erase();
  }

  /// A new buffer in an arena still has the bytes of an earlier buffer. The
  /// bytes of a buffer are poisoned when its life begins and when it ends, so
  /// that wrong reads are noticed.
  void poison(Value buffer) {
    if (!options.poison)
      return;
    auto type = cast<MemRefType>(buffer.getType());
    int64_t bytes = tensorBytes(type);
    Location loc = buffer.getLoc();
    Value size =
        LLVM::ConstantOp::create(builder, loc, builder.getI64Type(), bytes);
    callRuntime(builder, loc, step, "rematPoison", Type(),
                {pointers.addressOf(builder, buffer), size});
  }

  func::FuncOp step;
  StepInfo &info;
  const CompileOptions &options;
  OpBuilder builder;
  BarePointers pointers;
  Type pointer;
  Value runtime, arena, buffers;
};

} // namespace

LogicalResult makeEntryPoint(func::FuncOp step, StepInfo &info,
                             const CompileOptions &options) {
  return EntryPoint(step, info, options).make();
}

} // namespace remat::execution
