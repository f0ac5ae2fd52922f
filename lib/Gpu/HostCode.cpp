//===- HostCode.cpp - Calls of the runtime to machine code ----------------===//
#include "HostCode.h"

#include "remat/Execution/Compiler.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"

using namespace mlir;

namespace remat::gpu {

LogicalResult lowerHostCode(ModuleOp module) {
  PassManager manager(module.getContext());
  addBF16Emulation(manager);
  manager.addPass(createLowerAffinePass());
  manager.addPass(memref::createExpandStridedMetadataPass());
  manager.addPass(createLowerAffinePass());
  manager.addPass(createCanonicalizerPass());
  manager.addPass(createCSEPass());
  addLoopsToLLVM(manager);
  ConvertFuncToLLVMPassOptions functions;
  functions.useBarePtrCallConv = true;
  manager.addPass(createConvertFuncToLLVMPass(functions));
  manager.addPass(createConvertControlFlowToLLVMPass());
  manager.addPass(createReconcileUnrealizedCastsPass());
  if (failed(manager.run(module)))
    return failure();
  return checkLowered(module, "the host of a GPU");
}

static void optimize(llvm::Module &module, llvm::TargetMachine &machine) {
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&machine);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O1)
      .run(module, modules);
}

LogicalResult writeObject(llvm::Module &module, StringRef file,
                          Location location) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::Triple triple(llvm::sys::getDefaultTargetTriple());
  std::string message;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, message);
  if (!target)
    return emitError(location, "LLVM has no code generator for this CPU: ")
           << message;
  std::unique_ptr<llvm::TargetMachine> machine(target->createTargetMachine(
      triple, "", "", llvm::TargetOptions(), llvm::Reloc::PIC_));
  module.setTargetTriple(triple);
  module.setDataLayout(machine->createDataLayout());
  optimize(module, *machine);
  std::error_code error;
  llvm::raw_fd_ostream out(file, error);
  if (error)
    return emitError(location, "cannot write ")
           << file << ": " << error.message();
  llvm::legacy::PassManager passes;
  if (machine->addPassesToEmitFile(passes, out, nullptr,
                                   llvm::CodeGenFileType::ObjectFile))
    return emitError(location, "LLVM writes no object files for this CPU");
  passes.run(module);
  return success();
}

} // namespace remat::gpu
