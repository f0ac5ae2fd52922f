//===- remat-compile.cpp - Compiles a step to a program for a GPU ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The exit code is 0 if the executable was written, and 2 if the input cannot
// be compiled.
//===----------------------------------------------------------------------===//
#include "Analysis/Tools/TextArgument.h"
#include "Analysis/Tools/ToolFiles.h"
#include "Exchange/Progress.h"
#include "Gpu/Chips.h"
#include "Gpu/Host/Executable.h"
#include "Pipelines/RematToGpu.h"
#include "remat/Dialect/Remat.h"
#include "remat/Pipelines/Register.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"

#include <deque>

using namespace mlir;
namespace cl = llvm::cl;

int remat_compile_main(int argc, char **argv);

namespace {

/// Passes the value of an option from the command line to the option \p inner
/// of a pipeline. A pipeline reads its options from one text. The tool has a
/// separate option for each option of the pipelines, but each of them is
/// declared only once, in the pipeline.
class ForwardedOption : public cl::Option {
public:
  ForwardedOption(cl::Option &inner, cl::OptionCategory &category)
      : Option(cl::Optional, cl::NotHidden), inner(inner) {
    setArgStr(inner.ArgStr);
    setDescription(inner.HelpStr);
    addCategory(category);
    addArgument();
  }

private:
  /// Writes some characters of the value as `\xHH`, because these characters
  /// would end the text of a pipeline.
  bool handleOccurrence(unsigned position, llvm::StringRef name,
                        llvm::StringRef value) override {
    std::string &escaped = values.emplace_back();
    for (char c : value)
      if (llvm::isAlnum(c) || llvm::StringRef("+,-./:=%_").contains(c))
        escaped += c;
      else
        escaped += "\\x" + llvm::utohexstr(uint8_t(c), /*LowerCase=*/true, 2);
    return inner.addOccurrence(position, name, escaped);
  }
  cl::ValueExpected getValueExpectedFlagDefault() const override {
    return inner.getValueExpectedFlag();
  }
  size_t getOptionWidth() const override { return inner.getOptionWidth(); }
  void printOptionInfo(size_t width) const override {
    inner.printOptionInfo(width);
  }
  void printOptionValue(size_t width, bool force) const override {
    inner.printOptionValue(width, force);
  }
  void setDefault() override { inner.setDefault(); }

  cl::Option &inner;
  /// The values of the option so far, to which the inner option may refer.
  std::deque<std::string> values;
};

/// The options of the pipelines that fit and compile a step, as options of this
/// program.
struct StepOptions : remat::FitOptions, remat::GpuOptions {
  explicit StepOptions(cl::OptionCategory &category)
      : FitOptions(remat::Enforce::Arena), forwarded(forwardAll(category)),
        entry("entry", cl::desc("The same as --function"),
              cl::aliasopt(find("function")), cl::cat(category)) {}

private:
  using Options = std::vector<std::unique_ptr<ForwardedOption>>;

  Options forwardAll(cl::OptionCategory &category) {
    Options all;
    for (auto &[name, option] : OptionsMap)
      all.push_back(std::make_unique<ForwardedOption>(*option, category));
    return all;
  }
  ForwardedOption &find(StringRef name) {
    return **llvm::find_if(forwarded,
                           [&](auto &each) { return each->ArgStr == name; });
  }

  Options forwarded;
  cl::alias entry;
};

/// The options exist only while the tool runs and not before main, because one
/// program may contain several tools.
struct Arguments {
  cl::OptionCategory category{"1. Files, tools and the entry function"};
  cl::OptionCategory fitting{"2. Fitting into a budget"};
  cl::OptionCategory kernels{"3. Kernels and libraries"};
  remat::TextArgument input{cl::Positional, cl::Required, cl::desc("STEP.mlir"),
                            cl::cat(category)};
  remat::TextArgument output{"o", cl::Required, cl::desc("the executable"),
                             cl::value_desc("FILE"), cl::cat(category)};
  cl::list<std::string> chips{
      "chip", cl::CommaSeparated, cl::cat(category),
      cl::desc("chips to make code for (default: sm_90)"),
      cl::value_desc("sm_80,sm_90")};
  remat::TextArgument toolkit{"cuda", cl::cat(category),
                              cl::desc("folder of CUDA's tools (default: "
                                       "CUDA_HOME, or /usr/local/cuda)")};
  cl::opt<bool> hostKernels{"host-kernels", cl::cat(category),
                            cl::desc("also add the kernels as code for this "
                                     "machine's CPU (--runtime=host)")};
  remat::TextArgument linker{"linker", cl::init("clang++-22"),
                             cl::cat(category),
                             cl::desc("compiler that links the executable")};
  remat::TextArgument runtimeFolder{"runtime-folder", cl::cat(category),
                                    cl::desc("folder of libRematGpuRuntime.a "
                                             "(default: ../lib of this tool)")};
  StepOptions step{category};

  remat::GpuCompileOptions compileOptions(const char *program) const;
  /// Groups the options in the help by subject.
  void groupOptions();
};

constexpr int kBadInput = 2;

remat::GpuCompileOptions Arguments::compileOptions(const char *program) const {
  remat::GpuCompileOptions options;
  options.function = step.function;
  options.checkBudget = step.enforce == remat::Enforce::Arena;
  if (!chips.empty())
    options.chips.assign(chips.begin(), chips.end());
  options.toolkit = toolkit;
  options.hostKernels = hostKernels;
  options.linker = linker;
  options.runtimeFolder = runtimeFolder;
  if (options.runtimeFolder.empty()) {
    void *address = reinterpret_cast<void *>(&remat_compile_main);
    llvm::SmallString<128> path(
        llvm::sys::fs::getMainExecutable(program, address));
    llvm::sys::path::remove_filename(path);
    llvm::sys::path::append(path, "..", "lib");
    options.runtimeFolder = std::string(path);
  }
  return options;
}

/// Plans and rewrites the step if an option asks for it.
LogicalResult fit(ModuleOp module, const StepOptions &step) {
  PassManager passes(module.getContext());
  remat::buildFitForGpu(passes, step, step);
  return passes.run(module);
}

/// Returns the peak of the step, if a plan is known from this run or from an
/// earlier one.
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

void Arguments::groupOptions() {
  move(fitting,
       {"budget",       "activation-budget", "enforce",        "planner",
        "effort",       "offload",           "cost-model",     "d2h",
        "h2d",          "host-limit",        "schedule-swaps", "report",
        "frontier",     "unroll-loops",      "loss-result",    "caller-results",
        "export-graph", "import-plan",       "packing-effort", "machine",
        "profile",      "objective",         "slice",          "slice-loops",
        "slice-reorder"});
  move(kernels, {"chip", "fuse", "block-size", "contractions", "math", "sums",
                 "libraries", "workspace", "gather", "host-kernels"});
}

} // namespace

int remat_compile_main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  remat::initToolOutput();
  remat::Progress::showOnTerminal();
  Arguments asked;
  asked.groupOptions();
  cl::HideUnrelatedOptions({&asked.category, &asked.fitting, &asked.kernels});
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

  for (const std::string &chip : asked.chips)
    if (!remat::findChip(chip))
      return fail({remat::describeUnknownChip(chip)});
  auto buffer = remat::openInput(asked.input);
  if (!buffer)
    return fail(buffer.error());
  // Checks the output first, because a long run must not end with an output
  // that cannot be written.
  if (auto error = remat::checkOutput(asked.output))
    return fail(*error);
  llvm::SourceMgr sources;
  SourceMgrDiagnosticHandler handler(sources, &context, llvm::errs());
  sources.AddNewSourceBuffer(std::move(*buffer), llvm::SMLoc());
  auto module = parseSourceFile<ModuleOp>(sources, &context);
  if (!module)
    return kBadInput;
  if (failed(fit(*module, asked.step)))
    return kBadInput;
  std::optional<int64_t> peak = plannedPeak(*module);
  auto done = remat::compileForGpu(*module, asked.output, asked.step,
                                   asked.compileOptions(argv[0]));
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
