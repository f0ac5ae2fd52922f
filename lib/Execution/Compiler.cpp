//===- Compiler.cpp - Training steps on tensors to machine code -----------===//
#include "remat/Execution/Compiler.h"

#include "Jit.h"
#include "Stages.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

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

bool hasCalls(func::FuncOp step) {
  return step.walk([](CallOpInterface) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

/// Puts the functions that \p function calls into \p callees, those that they
/// call too. An error where one calls itself: upstream's inliner can crash
/// there.
LogicalResult collectCallees(func::FuncOp function,
                             SmallVectorImpl<func::FuncOp> &callers,
                             DenseSet<Operation *> &callees) {
  if (!callees.insert(function).second)
    return success();
  callers.push_back(function);
  auto module = function->getParentOfType<ModuleOp>();
  auto result = function.walk([&](func::CallOp call) {
    auto callee = module.lookupSymbol<func::FuncOp>(call.getCallee());
    if (!callee)
      return WalkResult::advance();
    if (llvm::is_contained(callers, callee)) {
      call.emitOpError("cannot be inlined: @")
          << call.getCallee() << " is recursive; unroll the recursion";
      return WalkResult::interrupt();
    }
    return failed(collectCallees(callee, callers, callees))
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  callers.pop_back();
  return failure(result.wasInterrupted());
}

/// Inlines the calls of \p step in its module, which keeps only what it calls.
/// The inliner's own clean-up pipeline stays empty: it would merge what
/// rewriting has split.
LogicalResult inlineInto(func::FuncOp step) {
  auto module = step->getParentOfType<ModuleOp>();
  SmallVector<func::FuncOp> callers;
  DenseSet<Operation *> callees;
  if (failed(collectCallees(step, callers, callees)))
    return failure();
  step.setPublic(); // The inliner removes private functions without callers.
  for (auto function :
       llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
    if (!callees.contains(function))
      function.erase();
  PassManager manager(module.getContext());
  manager.addPass(createInlinerPass({}, [](OpPassManager &) {}));
  return manager.run(module);
}

/// Copies \p step into \p target, with its calls inlined, and checks it.
LogicalResult importStep(func::FuncOp step, ModuleOp target, StringRef name) {
  OwningOpRef<ModuleOp> whole;
  if (hasCalls(step)) {
    whole = step->getParentOfType<ModuleOp>().clone();
    step = whole->lookupSymbol<func::FuncOp>(step.getName());
    if (failed(inlineInto(step)))
      return failure();
  }
  if (failed(checkStep(step)))
    return failure();
  func::FuncOp copy = step.clone();
  copy.setName(name);
  copy.setPublic();
  target.push_back(copy);
  return success();
}

LogicalResult toBuffers(ModuleOp module, const CompileOptions &options,
                        std::vector<StepInfo> &infos) {
  for (auto step : module.getOps<func::FuncOp>())
    prepareStep(step);
  if (failed(bufferizeSteps(module, infos)))
    return failure();
  for (auto [step, info] : llvm::zip(module.getOps<func::FuncOp>(), infos))
    if (failed(insertDeallocations(step, info)) ||
        (options.arena && failed(planArena(step, info, options.packingEffort))))
      return failure();
  return success();
}

FailureOr<KernelCounts> toLLVM(ModuleOp module, const CompileOptions &options,
                               std::vector<StepInfo> &infos) {
  FailureOr<KernelCounts> counts = outlineKernels(module, options.contractions);
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

/// Measured: optimising a kernel takes 4 ms, and saves 10 ns an iteration.
unsigned optLevelFor(const KernelCounts &counts,
                     const CompileOptions &options) {
  bool pays = counts.iterations * 10e-9 > counts.kernels * 4e-3;
  return options.optLevel.value_or(pays ? 2 : 0);
}

/// A context loads no dialect while passes run, which made sure of them.
void loadDialects(MLIRContext *context) {
  context->loadDialect<affine::AffineDialect,
                       bufferization::BufferizationDialect, LLVM::LLVMDialect,
                       linalg::LinalgDialect, memref::MemRefDialect,
                       scf::SCFDialect, tensor::TensorDialect>();
}

} // namespace

FailureOr<OwningOpRef<ModuleOp>> bufferizeStep(func::FuncOp step,
                                               StepInfo &info) {
  OwningOpRef<ModuleOp> module(ModuleOp::create(step.getLoc()));
  std::vector<StepInfo> infos;
  if (failed(importStep(step, *module, stepName(0))) ||
      failed(toBuffers(*module, {}, infos)))
    return failure();
  info = std::move(infos.front());
  return std::move(module);
}

FailureOr<StepInfo> planStepMemory(func::FuncOp step) {
  loadDialects(step.getContext());
  OwningOpRef<ModuleOp> module(ModuleOp::create(step.getLoc()));
  CompileOptions options;
  options.arena = true;
  std::vector<StepInfo> infos;
  if (failed(importStep(step, *module, stepName(0))) ||
      failed(toBuffers(*module, options, infos)))
    return failure();
  return infos.front();
}

FailureOr<LoweredSteps> lowerSteps(ArrayRef<func::FuncOp> steps,
                                   const CompileOptions &options) {
  if (steps.empty())
    return failure();
  func::FuncOp first = steps.front();
  loadDialects(first.getContext());
  LoweredSteps lowered;
  lowered.module = ModuleOp::create(first.getLoc());
  for (auto [i, step] : llvm::enumerate(steps))
    if (failed(importStep(step, *lowered.module, stepName(i))))
      return failure();
  if (failed(toBuffers(*lowered.module, options, lowered.infos)))
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

FailureOr<func::FuncOp> findEntry(ModuleOp module, StringRef name) {
  SmallVector<func::FuncOp> candidates;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isDeclaration())
      continue;
    if (function.getName() == (name.empty() ? "main" : name))
      return function;
    if (function.isPublic())
      candidates.push_back(function);
  }
  if (!name.empty())
    return module.emitError("no function @") << name << " with a body";
  if (candidates.size() == 1)
    return candidates.front();
  if (candidates.empty())
    return module.emitError("no function to run");
  return module.emitError("several functions and none is @main: choose one");
}

} // namespace remat
