//===- CodeGen.cpp - LLVM's optimiser and code generators -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Cpu/CodeGen.h"

#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Instrumentation/AddressSanitizer.h"

namespace remat::execution {

/// Returns the x86-64 level that has exactly the given instruction set.
static const char *cpuOf(InstructionSet set) {
  switch (set) {
  case InstructionSet::Baseline:
    return "x86-64";
  case InstructionSet::AVX2:
    return "x86-64-v3";
  case InstructionSet::AVX512:
    return "x86-64-v4";
  }
  return "";
}

std::unique_ptr<llvm::TargetMachine>
makeTargetMachine(const CompileOptions &options, unsigned optLevel,
                  bool positionIndependent) {
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
  if (options.instructionSet && builder->getTargetTriple().isX86()) {
    builder->setCPU(cpuOf(*options.instructionSet));
    builder->getFeatures() = llvm::SubtargetFeatures();
  }
  if (positionIndependent)
    builder->setRelocationModel(llvm::Reloc::PIC_);
  builder->setCodeGenOptLevel(static_cast<llvm::CodeGenOptLevel>(optLevel));
  auto machine = builder->createTargetMachine();
  if (!machine) {
    llvm::consumeError(machine.takeError());
    return nullptr;
  }
  return std::move(*machine);
}

static void addSanitizer(llvm::Module &module, llvm::PassBuilder &builder) {
  for (llvm::Function &function : module)
    if (!function.isDeclaration())
      function.addFnAttr(llvm::Attribute::SanitizeAddress);
  builder.registerOptimizerLastEPCallback([](llvm::ModulePassManager &passes,
                                             llvm::OptimizationLevel,
                                             llvm::ThinOrFullLTOPhase) {
    passes.addPass(llvm::AddressSanitizerPass(llvm::AddressSanitizerOptions()));
  });
}

void optimize(llvm::Module &module, llvm::TargetMachine &machine,
              unsigned optLevel, bool sanitize) {
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PipelineTuningOptions tuning;
  // Loop unrolling doubles the compile time, and the code hardly runs faster.
  tuning.LoopUnrolling = false;
  tuning.LoopInterleaving = true;
  tuning.LoopVectorization = tuning.SLPVectorization = optLevel > 1;
  llvm::PassBuilder builder(&machine, tuning);
  if (sanitize)
    addSanitizer(module, builder);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  const llvm::OptimizationLevel levels[] = {
      llvm::OptimizationLevel::O0, llvm::OptimizationLevel::O1,
      llvm::OptimizationLevel::O2, llvm::OptimizationLevel::O3};
  auto pipeline = optLevel == 0
                      ? builder.buildO0DefaultPipeline(levels[0])
                      : builder.buildPerModuleDefaultPipeline(levels[optLevel]);
  pipeline.run(module, modules);
}

} // namespace remat::execution
