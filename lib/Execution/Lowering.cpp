//===- Lowering.cpp - Loops on buffers to the LLVM dialect ----------------===//
#include "Stages.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

void remat::addBF16Emulation(OpPassManager &manager) {
  manager.addPass(math::createMathExtendToSupportedTypes());
  arith::ArithEmulateUnsupportedFloatsOptions emulate;
  emulate.sourceTypeStrs = {"bf16"};
  emulate.targetTypeStr = "f32";
  manager.addPass(arith::createArithEmulateUnsupportedFloats(emulate));
  arith::ArithExpandOpsPassOptions expand;
  expand.includeBf16 = true;
  manager.addPass(arith::createArithExpandOpsPass(expand));
}

void remat::addLoopsToLLVM(OpPassManager &manager) {
  manager.addPass(createSCFToControlFlowPass());
  manager.addPass(createConvertMathToLLVMPass());
  manager.addPass(createConvertMathToLibmPass());
  manager.addPass(createConvertIndexToLLVMPass());
  manager.addPass(createFinalizeMemRefToLLVMConversionPass());
  manager.addPass(createArithToLLVMConversionPass());
}

LogicalResult remat::checkLowered(ModuleOp module, StringRef target) {
  auto result = module.walk([&](Operation *op) {
    if (op == module || isa<LLVM::LLVMDialect>(op->getDialect()))
      return WalkResult::advance();
    op->emitOpError("cannot be compiled for ")
        << target << ": it has no lowering";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

namespace remat::execution {

static bool usesBF16(ModuleOp module) {
  auto result = module.walk([](Operation *op) {
    for (Type type : op->getResultTypes())
      if (type.isBF16())
        return WalkResult::interrupt();
    return WalkResult::advance();
  });
  return result.wasInterrupted();
}

LogicalResult lowerToLLVM(ModuleOp module) {
  PassManager manager(module.getContext());
  manager.enableVerifier(false);
  if (usesBF16(module))
    addBF16Emulation(manager);
  manager.addPass(createLowerAffinePass());
  manager.addPass(memref::createExpandStridedMetadataPass());
  manager.addPass(createLowerAffinePass());
  addLoopsToLLVM(manager);
  manager.addPass(createConvertControlFlowToLLVMPass());
  manager.addPass(createReconcileUnrealizedCastsPass());
  if (failed(manager.run(module)))
    return failure();
  return checkLowered(module, "the CPU");
}

} // namespace remat::execution
