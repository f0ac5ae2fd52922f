//===- Jit.cpp - LLVM dialect to machine code in this process -------------===//
#include "Jit.h"

#include "remat/Runtime/Contraction.h"
#include "remat/Runtime/Runtime.h"

#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;

namespace remat::execution {

namespace {

std::unique_ptr<llvm::TargetMachine> makeTargetMachine(unsigned optLevel) {
  static const bool initialized = [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    return true;
  }();
  (void)initialized;
  auto builder = llvm::orc::JITTargetMachineBuilder::detectHost();
  if (!builder) {
    llvm::consumeError(builder.takeError());
    return nullptr;
  }
  builder->setCodeGenOptLevel(static_cast<llvm::CodeGenOptLevel>(optLevel));
  auto machine = builder->createTargetMachine();
  if (!machine) {
    llvm::consumeError(machine.takeError());
    return nullptr;
  }
  return std::move(*machine);
}

/// The engine makes a wrapper of each function for callers that pack their
/// arguments; nobody calls these.
void eraseWrappers(llvm::Module &module) {
  for (llvm::Function &function : llvm::make_early_inc_range(module))
    if (function.getName().starts_with("_mlir_") && function.use_empty())
      function.eraseFromParent();
}

void optimize(llvm::Module &module, llvm::TargetMachine &machine,
              unsigned level) {
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PipelineTuningOptions tuning;
  tuning.LoopUnrolling = false; // It doubles compile time for little speed.
  tuning.LoopInterleaving = true;
  tuning.LoopVectorization = tuning.SLPVectorization = true;
  llvm::PassBuilder builder(&machine, tuning);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  const llvm::OptimizationLevel levels[] = {
      llvm::OptimizationLevel::O0, llvm::OptimizationLevel::O1,
      llvm::OptimizationLevel::O2, llvm::OptimizationLevel::O3};
  auto pipeline = level == 0
                      ? builder.buildO0DefaultPipeline(levels[0])
                      : builder.buildPerModuleDefaultPipeline(levels[level]);
  pipeline.run(module, modules);
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
  return symbols;
}

} // namespace

std::unique_ptr<ExecutionEngine>
makeEngine(ModuleOp module, const CompileOptions &options, unsigned optLevel) {
  registerBuiltinDialectTranslation(*module.getContext());
  registerLLVMDialectTranslation(*module.getContext());
  std::unique_ptr<llvm::TargetMachine> machine = makeTargetMachine(optLevel);
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
