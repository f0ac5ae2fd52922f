//===- Jit.cpp - LLVM dialect to machine code in this process -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Cpu/Jit.h"

#include "Execution/Cpu/CodeGen.h"
#include "remat/Runtime/Cpu/Contraction.h"
#include "remat/Runtime/Cpu/Runtime.h"

#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "llvm/IR/Module.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;

namespace remat::execution {

namespace {

/// The engine adds a wrapper to each function, for callers that pack their
/// arguments. The wrappers are never called.
void eraseWrappers(llvm::Module &module) {
  for (llvm::Function &function : llvm::make_early_inc_range(module))
    if (function.getName().starts_with("_mlir_") && function.use_empty())
      function.eraseFromParent();
}

llvm::orc::SymbolMap runtimeSymbols(llvm::orc::MangleAndInterner interner) {
  llvm::orc::SymbolMap symbols;
  auto add = [&](StringRef name, auto *function) {
    symbols[interner(name)] = {llvm::orc::ExecutorAddr::fromPtr(function),
                               llvm::JITSymbolFlags::Exported};
  };
  add("rematAllocate", &rematAllocate);
  add("rematFree", &rematFree);
  add("rematAllocateHost", &rematAllocateHost);
  add("rematReleaseHost", &rematReleaseHost);
  add("rematCopyToHost", &rematCopyToHost);
  add("rematCopyToDevice", &rematCopyToDevice);
  add("rematAwait", &rematAwait);
  add("rematPoison", &rematPoison);
  add("rematContract", &rematContract);
  add("rematContractMixed", &rematContractMixed);
  return symbols;
}

} // namespace

std::unique_ptr<ExecutionEngine>
makeEngine(ModuleOp module, const CompileOptions &options, unsigned optLevel) {
  registerBuiltinDialectTranslation(*module.getContext());
  registerLLVMDialectTranslation(*module.getContext());
  std::unique_ptr<llvm::TargetMachine> machine =
      makeTargetMachine(options, optLevel, /*positionIndependent=*/false);
  if (!machine) {
    module.emitError("LLVM has no code generator for this CPU");
    return nullptr;
  }
  llvm::TargetMachine &target = *machine;
  auto transform = [&](llvm::Module *llvmModule) {
    eraseWrappers(*llvmModule);
    if (options.dumpLLVM)
      llvmModule->print(*options.dumpLLVM, nullptr);
    optimize(*llvmModule, target, optLevel);
    return llvm::Error::success();
  };
  ExecutionEngineOptions engineOptions;
  engineOptions.transformer = transform;
  engineOptions.jitCodeGenOptLevel =
      static_cast<llvm::CodeGenOptLevel>(optLevel);
  engineOptions.enableGDBNotificationListener = false;
  engineOptions.enablePerfNotificationListener = false;
  auto engine =
      ExecutionEngine::create(module, engineOptions, std::move(machine));
  if (!engine) {
    module.emitError("LLVM refused the code: ")
        << llvm::toString(engine.takeError());
    return nullptr;
  }
  (*engine)->registerSymbols(runtimeSymbols);
  return std::move(*engine);
}

StepFunction lookUp(ExecutionEngine &engine, StringRef name,
                    Location location) {
  auto address = engine.lookup(name);
  if (!address) {
    emitError(location) << "LLVM could not link the code: "
                        << llvm::toString(address.takeError());
    return nullptr;
  }
  return reinterpret_cast<StepFunction>(*address);
}

} // namespace remat::execution
