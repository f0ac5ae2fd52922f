//===- Compiler.cpp - Compiles training steps to machine code -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Cpu/Compiler.h"

#include "Execution/Cpu/CodeGen.h"
#include "Execution/Cpu/Stages.h"
#include "remat/Runtime/Cpu/Contraction.h"
#include "remat/Runtime/Cpu/Runtime.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "llvm/IR/Module.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;

namespace remat {

using namespace execution;

namespace {
using StepFunction = void (*)(void *runtime, void *arena, void **buffers);
} // namespace

struct CompiledSteps::Impl {
  std::vector<StepInfo> infos;
  std::vector<StepFunction> functions;
  size_t kernels = 0;
  std::unique_ptr<ExecutionEngine> engine;
};

CompiledSteps::CompiledSteps(std::unique_ptr<Impl> impl)
    : impl(std::move(impl)) {}
CompiledSteps::~CompiledSteps() = default;
size_t CompiledSteps::size() const { return impl->infos.size(); }
size_t CompiledSteps::kernels() const { return impl->kernels; }
const StepInfo &CompiledSteps::info(size_t step) const {
  return impl->infos[step];
}
void CompiledSteps::call(size_t step, void *runtime, void *arena,
                         void **buffers) const {
  impl->functions[step](runtime, arena, buffers);
}

namespace {

FailureOr<KernelCounts> toLLVM(ModuleOp module, const CompileOptions &options,
                               std::vector<StepInfo> &infos) {
  FailureOr<KernelCounts> counts =
      outlineKernels(module, options.contractions, options.sums);
  if (failed(counts))
    return failure();
  auto steps = llvm::to_vector(module.getOps<func::FuncOp>());
  for (auto [step, info] : llvm::zip(steps, infos))
    if (failed(makeEntryPoint(step, info, options)))
      return failure();
  if (failed(lowerToLLVM(module)))
    return failure();
  return counts;
}

/// Optimising a kernel takes 4 ms of compile time. Each iteration of its
/// innermost loops is then 10 ns faster. Both numbers were measured.
unsigned optLevelFor(const KernelCounts &counts,
                     const CompileOptions &options) {
  bool pays = counts.iterations * 10e-9 > counts.kernels * 4e-3;
  return options.optLevel.value_or(pays ? 2 : 0);
}

} // namespace

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

/// Compiles \p module for this CPU at the optimisation level \p optLevel. Emits
/// an error and returns null if LLVM refuses.
static std::unique_ptr<ExecutionEngine>
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

/// Returns the function of the engine called \p name. The first call generates
/// the machine code.
static StepFunction lookUp(ExecutionEngine &engine, StringRef name,
                           Location location) {
  auto address = engine.lookup(name);
  if (!address) {
    emitError(location) << "LLVM could not link the code: "
                        << llvm::toString(address.takeError());
    return nullptr;
  }
  return reinterpret_cast<StepFunction>(*address);
}

FailureOr<LoweredSteps> lowerSteps(ArrayRef<func::FuncOp> steps,
                                   const CompileOptions &options) {
  if (steps.empty())
    return failure();
  func::FuncOp first = steps.front();
  loadBufferDialects(first.getContext());
  first.getContext()->loadDialect<LLVM::LLVMDialect>();
  LoweredSteps lowered;
  lowered.module = ModuleOp::create(first.getLoc());
  for (auto [i, step] : llvm::enumerate(steps))
    if (failed(importStep(step, *lowered.module, stepName(i))))
      return failure();
  auto split = [&](func::FuncOp step) {
    splitSums(step, {options.sums}, [](linalg::LinalgOp) { return false; });
  };
  if (failed(toBuffers(*lowered.module,
                       options.arena ? std::optional(options.packingEffort)
                                     : std::nullopt,
                       lowered.infos, split)))
    return failure();
  if (options.dumpBuffers)
    lowered.module->print(*options.dumpBuffers);
  auto counts = toLLVM(*lowered.module, options, lowered.infos);
  if (failed(counts))
    return failure();
  lowered.kernels = counts->kernels;
  lowered.optLevel = optLevelFor(*counts, options);
  return lowered;
}

FailureOr<std::unique_ptr<CompiledSteps>>
compileSteps(ArrayRef<func::FuncOp> steps, const CompileOptions &options) {
  FailureOr<LoweredSteps> lowered = lowerSteps(steps, options);
  if (failed(lowered))
    return failure();
  auto impl = std::make_unique<CompiledSteps::Impl>();
  impl->infos = lowered->infos;
  impl->kernels = lowered->kernels;
  ModuleOp module = *lowered->module;
  impl->engine = makeEngine(module, options, lowered->optLevel);
  if (!impl->engine)
    return failure();
  for (size_t i = 0; i < steps.size(); ++i) {
    StepFunction function = lookUp(*impl->engine, stepName(i), module.getLoc());
    if (!function)
      return failure();
    impl->functions.push_back(function);
  }
  return std::unique_ptr<CompiledSteps>(new CompiledSteps(std::move(impl)));
}

} // namespace remat
