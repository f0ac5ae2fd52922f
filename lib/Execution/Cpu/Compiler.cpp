//===- Compiler.cpp - Compiles training steps to machine code -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Cpu/Compiler.h"

#include "Execution/Cpu/Jit.h"
#include "Execution/Cpu/Stages.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace remat {

using namespace execution;

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

/// Optimising a kernel was measured to take 4 ms, and to save 10 ns for each
/// iteration.
unsigned optLevelFor(const KernelCounts &counts,
                     const CompileOptions &options) {
  bool pays = counts.iterations * 10e-9 > counts.kernels * 4e-3;
  return options.optLevel.value_or(pays ? 2 : 0);
}

} // namespace

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
