//===- HostCode.cpp - Makes machine code from the runtime's calls ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Gpu/Host/Toolkit.h"

#include "Exchange/File.h"
#include "Execution/Cpu/CodeGen.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVMPass.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;

namespace remat::gpu {

LogicalResult lowerHostCode(ModuleOp module) {
  PassManager manager(module.getContext());
  manager.enableVerifier(false); // LLVM verifies the result of these passes.
  addBF16Emulation(manager);
  manager.addPass(createLowerAffinePass());
  manager.addPass(memref::createExpandStridedMetadataPass());
  manager.addPass(createLowerAffinePass());
  manager.addPass(createCanonicalizerPass());
  manager.addPass(createCSEPass());
  manager.addPass(createSCFToControlFlowPass());
  manager.addPass(createConvertVectorToLLVMPass());
  addLoopsToLLVM(manager);
  ConvertFuncToLLVMPassOptions functions;
  functions.useBarePtrCallConv = true;
  manager.addPass(createConvertFuncToLLVMPass(functions));
  manager.addPass(createConvertControlFlowToLLVMPass());
  manager.addPass(createReconcileUnrealizedCastsPass());
  addBF16AsBits(manager);
  if (failed(manager.run(module)))
    return failure();
  return checkLowered(module, "the host of a GPU");
}

LogicalResult writeObject(llvm::Module &module, StringRef file,
                          unsigned optLevel, Location location) {
  // The executable may run on another machine, so it uses the baseline
  // instruction set.
  CompileOptions options;
  options.instructionSet = InstructionSet::Baseline;
  auto machine = execution::makeTargetMachine(options, optLevel,
                                              /*positionIndependent=*/true);
  if (!machine)
    return emitError(location, "LLVM has no code generator for this CPU");
  module.setTargetTriple(machine->getTargetTriple());
  module.setDataLayout(machine->createDataLayout());
  execution::optimize(module, *machine, optLevel);
  llvm::SmallVector<char, 0> object;
  llvm::raw_svector_ostream out(object);
  llvm::legacy::PassManager passes;
  if (machine->addPassesToEmitFile(passes, out, nullptr,
                                   llvm::CodeGenFileType::ObjectFile))
    return emitError(location, "LLVM writes no object files for this CPU");
  passes.run(module);
  if (auto error = writeTextFile(file.str(), out.str()))
    return emitError(location, error->message);
  return success();
}

} // namespace remat::gpu
