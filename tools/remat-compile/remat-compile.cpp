//===- remat-compile.cpp - A step to a program for a GPU ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exit code 0: the executable is there; 2: the input cannot be compiled.
//
//===----------------------------------------------------------------------===//
#include "remat/Analysis/TextArgument.h"
#include "remat/Analysis/ToolFiles.h"
#include "remat/Dialect/Remat.h"
#include "remat/Exchange/Progress.h"
#include "remat/Gpu/Executable.h"
#include "remat/Pipelines/Register.h"
#include "remat/Pipelines/RematToGpu.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
namespace cl = llvm::cl;

namespace {

cl::OptionCategory category("1. Files, tools and the entry function");
cl::OptionCategory fitting("2. Fitting into a budget");
cl::OptionCategory kernels("3. Kernels and libraries");
remat::TextArgument input(cl::Positional, cl::Required, cl::desc("STEP.mlir"),
                          cl::cat(category));
remat::TextArgument output("o", cl::Required, cl::desc("the executable"),
                           cl::value_desc("FILE"), cl::cat(category));
cl::list<std::string> chips("chip", cl::CommaSeparated, cl::cat(category),
                            cl::desc("chips to make code for (default: sm_90)"),
                            cl::value_desc("sm_80,sm_90"));
remat::TextArgument entry("entry", cl::cat(category),
                          cl::desc("the step's function (default: the planned "
                                   "one, main, or the only public one)"));
cl::opt<int64_t> blockSize("block-size", cl::init(256), cl::cat(category),
                           cl::desc("threads a block, at most"));
remat::TextArgument
    contractions("contractions", cl::init("tiles"), cl::cat(category),
                 cl::desc("how products are computed: tiles or loops"),
                 cl::value_desc("tiles|loops"));
remat::TextArgument
    math("math", cl::init("f32"), cl::cat(category),
         cl::desc("of contractions in tiles: strict (the CPU's bits), f32, or "
                  "tf32 or bf16 on tensor cores"),
         cl::value_desc("strict|f32|tf32|bf16"));
remat::TextArgument
    libraries("libraries", cl::init("none"), cl::cat(category),
              cl::desc("who computes products of matrices and convolutions: "
                       "cublaslt, which is loaded when the executable starts, "
                       "or none"),
              cl::value_desc("none|cublaslt"));
cl::opt<int64_t> workspace("workspace", cl::init(int64_t(32) << 20),
                           cl::cat(category),
                           cl::desc("bytes of the slab for libraries"));
cl::opt<int64_t> gather("gather", cl::init(int64_t(64) << 20),
                        cl::cat(category),
                        cl::desc("bytes of the slab, at most, for the image of "
                                 "a convolution as a matrix, which a library "
                                 "multiplies; 0: convolutions are kernels"));
remat::TextArgument
    budget("budget", cl::cat(category),
           cl::desc("fit the step into a budget first, which holds for the "
                    "arena and the arguments: 8GiB, 40% or min"));
remat::TextArgument activationBudget("activation-budget", cl::cat(category),
                                     cl::desc("the same for the arena alone"));
remat::TextArgument planner("planner", cl::init("auto"), cl::cat(category),
                            cl::desc("of the plan for a budget"));
remat::TextArgument
    machine("machine", cl::cat(category),
            cl::desc("that the plan is for: a100, h100, h200, b200, "
                     "v100, cpu, or a file of --calibrate"));
remat::TextArgument profile("profile", cl::cat(category),
                            cl::desc("seconds of ops, for the plan: a file of "
                                     "--calibrate"));
cl::opt<double> effort("effort", cl::init(1.0), cl::cat(category),
                       cl::desc("of the plan for a budget"));
cl::opt<double> packingEffort("packing-effort", cl::init(1.0),
                              cl::cat(category),
                              cl::desc("scales how long to look for a small "
                                       "arena"));
cl::opt<remat::Enforce> enforce(
    "enforce", cl::cat(category),
    cl::desc(
        "what is within the budget, of this command or of an earlier plan"),
    cl::values(clEnumValN(remat::Enforce::Plan, "plan", "the plan's peak"),
               clEnumValN(remat::Enforce::Arena, "arena",
                          "the arena at the slab's begin")),
    cl::init(remat::Enforce::Arena));
remat::TextArgument toolkit("cuda", cl::cat(category),
                            cl::desc("folder of CUDA's tools (default: "
                                     "CUDA_HOME, or /usr/local/cuda)"));
cl::opt<bool> hostKernels("host-kernels", cl::cat(category),
                          cl::desc("put the kernels in as code of this "
                                   "machine's CPU too (--runtime=host)"));
remat::TextArgument linker("linker", cl::init("clang++-22"), cl::cat(category),
                           cl::desc("compiler that links the executable"));
remat::TextArgument runtimeFolder("runtime-folder", cl::cat(category),
                                  cl::desc("folder of libRematGpuRuntime.a "
                                           "(default: ../lib of this tool)"));

constexpr int kBadInput = 2;

remat::GpuCompileOptions compileOptions(const char *program) {
  remat::GpuCompileOptions options;
  options.function = entry;
  options.blockSize = blockSize;
  options.packingEffort = packingEffort;
  options.contractions = contractions;
  options.math = math;
  options.libraries = libraries;
  options.workspace = workspace;
  options.gather = gather;
  options.checkBudget = enforce == remat::Enforce::Arena;
  if (!chips.empty())
    options.chips.assign(chips.begin(), chips.end());
  options.toolkit = toolkit;
  options.hostKernels = hostKernels;
  options.linker = linker;
  options.runtimeFolder = runtimeFolder;
  if (options.runtimeFolder.empty()) {
    void *address = reinterpret_cast<void *>(&compileOptions);
    llvm::SmallString<128> path(
        llvm::sys::fs::getMainExecutable(program, address));
    llvm::sys::path::remove_filename(path);
    llvm::sys::path::append(path, "..", "lib");
    options.runtimeFolder = std::string(path);
  }
  return options;
}

/// Plans and rewrites the step where there is a budget.
LogicalResult fit(ModuleOp module) {
  remat::RematFitToGpuOptions options;
  options.function = entry;
  options.libraries = libraries;
  options.math = math;
  options.workspace = workspace;
  options.gather = gather;
  options.packingEffort = packingEffort;
  options.fit.budget = budget;
  options.fit.activationBudget = activationBudget;
  options.fit.planner = planner;
  options.fit.machine = machine;
  options.fit.profile = profile;
  options.fit.effort = effort;
  options.fit.enforce = enforce;
  PassManager passes(module.getContext());
  remat::buildFitForGpu(passes, options);
  return passes.run(module);
}

/// Of the step, where it was planned here or before.
std::optional<int64_t> plannedPeak(ModuleOp module) {
  for (auto function : module.getOps<func::FuncOp>())
    if (auto applied = function->getAttrOfType<remat::AppliedAttr>(
            remat::RematDialect::kApplied))
      return applied.getPeak();
  return std::nullopt;
}

int fail(const remat::Error &error) {
  llvm::errs() << "remat-compile: error: " << error.message << "\n";
  return kBadInput;
}

void move(cl::OptionCategory &group, ArrayRef<StringRef> names) {
  for (StringRef name : names)
    if (cl::Option *option = cl::getRegisteredOptions().lookup(name))
      option->Categories.assign({&group});
}

/// The help lists options by what they are about.
void groupOptions() {
  move(fitting, {"budget", "activation-budget", "enforce", "planner", "effort",
                 "packing-effort", "machine", "profile"});
  move(kernels, {"chip", "block-size", "contractions", "math", "libraries",
                 "workspace", "gather", "host-kernels"});
}

} // namespace

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  remat::initToolOutput();
  remat::Progress::showOnTerminal();
  groupOptions();
  cl::HideUnrelatedOptions({&category, &fitting, &kernels});
  cl::ParseCommandLineOptions(
      argc, argv,
      "Compiles a training step to an executable for a GPU.\n\n"
      "  remat-compile step.mlir -o step --budget=40% --chip=sm_90\n"
      "  ./step --steps=10\n\n"
      "Exit codes: 0 done; 2 the input cannot be compiled.\n");
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registerAllToLLVMIRTranslations(registry);
  remat::registerAllRematDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.printOpOnDiagnostic(false);
  context.allowUnregisteredDialects();

  auto buffer = remat::openInput(input);
  if (!buffer)
    return fail(buffer.error());
  // What takes long should not be lost.
  if (auto error = remat::checkOutput(output))
    return fail(*error);
  llvm::SourceMgr sources;
  SourceMgrDiagnosticHandler handler(sources, &context, llvm::errs());
  sources.AddNewSourceBuffer(std::move(*buffer), llvm::SMLoc());
  auto module = parseSourceFile<ModuleOp>(sources, &context);
  if (!module)
    return kBadInput;
  if (failed(fit(*module)))
    return kBadInput;
  std::optional<int64_t> peak = plannedPeak(*module);
  auto done = remat::compileForGpu(*module, output, compileOptions(argv[0]));
  if (failed(done))
    return kBadInput;
  for (const remat::ChipReport &report : done->chips)
    llvm::outs() << report.chip << ": " << report.kernels
                 << " kernels, at most " << report.mostRegisters
                 << " registers a thread and " << report.sharedBytes
                 << " bytes of shared memory a block, " << report.spillBytes
                 << " bytes of registers spilled\n";
  if (peak)
    llvm::outs() << "planned peak " << *peak << " bytes\n";
  llvm::outs() << done->slab << "\n";
  if (auto error = remat::finishStandardOutput())
    return fail(*error);
  return 0;
}
