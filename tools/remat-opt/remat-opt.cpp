//===- remat-opt.cpp - mlir-opt with the remat dialect and passes ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Help.h"

#include "Analysis/Tools/ToolFiles.h"
#include "Exchange/Progress.h"
#include "remat/Pipelines/Register.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Process.h"

#include <unistd.h>

using namespace mlir;
using namespace remat::opt;

/// Returns the arguments of the program with one more option before them. The
/// new option changes a default of mlir-opt: after a remark about a function,
/// the whole function is not printed.
static llvm::SmallVector<char *> withDefaults(int argc, char **argv) {
  static char option[] = "--mlir-print-op-on-diagnostic=false";
  llvm::SmallVector<char *> args(argv, argv + argc);
  bool given = llvm::any_of(llvm::drop_begin(args), [](llvm::StringRef arg) {
    return arg.ltrim('-').starts_with("mlir-print-op-on-diagnostic");
  });
  if (!given)
    args.insert(args.begin() + 1, option);
  return args;
}

/// remat-opt does not link StableHLO, so it cannot read StableHLO's own syntax.
/// The message has the command lines with which StableHLO in its own syntax can
/// be planned.
static constexpr const char *kStablehloHint =
    "remat-opt: this is StableHLO in its own syntax, which remat-opt cannot "
    "read. Give it the generic form, with --allow-unregistered-dialect:\n"
    "  stablehlo-opt --mlir-print-op-generic step.mlir, or in JAX "
    "lowered.compiler_ir().operation.get_asm(print_generic_op_form=True)\n"
    "remat.transform_stablehlo in Python and remat-iree take the text as it "
    "is.\n";

/// Returns whether an op's name can begin at \p position: at the beginning of a
/// line, or after the results are named.
static bool isOpPosition(llvm::StringRef text, size_t position) {
  llvm::StringRef before = text.take_front(position).rtrim(" \t");
  return before.empty() || before.back() == '\n' || before.back() == '=';
}

/// Returns whether \p text has an op of StableHLO, or of a related dialect, in
/// the syntax that only its own parser can read.
static bool hasStablehloSyntax(llvm::StringRef text) {
  for (llvm::StringRef dialect : {"stablehlo.", "chlo.", "mhlo.", "sdy."})
    for (size_t at = text.find(dialect); at != llvm::StringRef::npos;
         at = text.find(dialect, at + 1))
      if (isOpPosition(text, at) &&
          llvm::isAlpha(text.substr(at + dialect.size(), 1).data()[0]))
        return true;
  return false;
}

static LogicalResult fail(const remat::Error &error) {
  llvm::errs() << "remat-opt: error: " << error.message << "\n";
  return failure();
}

static LogicalResult transform(std::unique_ptr<llvm::MemoryBuffer> input,
                               llvm::raw_ostream &output,
                               DialectRegistry &registry,
                               const MlirOptMainConfig &config) {
  bool isStablehlo = hasStablehloSyntax(input->getBuffer());
  if (succeeded(MlirOptMain(output, std::move(input), registry, config)))
    return success();
  if (isStablehlo)
    llvm::errs() << kStablehloHint;
  return failure();
}

static LogicalResult run(const std::string &inputName,
                         const std::string &outputName,
                         DialectRegistry &registry,
                         const MlirOptMainConfig &config) {
  if (inputName == "-" &&
      llvm::sys::Process::FileDescriptorIsDisplayed(STDIN_FILENO))
    llvm::errs() << "(reading standard input, which ctrl-d ends)\n";
  auto input = remat::openInput(inputName);
  if (!input)
    return fail(input.error());
  if (outputName == "-") {
    LogicalResult done =
        transform(std::move(*input), llvm::outs(), registry, config);
    if (auto error = remat::finishStandardOutput())
      return fail(*error);
    return done;
  }
  auto file = remat::OutputFile::open(outputName);
  if (!file)
    return fail(file.error());
  remat::OutputStream output(std::move(*file));
  if (failed(transform(std::move(*input), output, registry, config)))
    return failure();
  if (auto error = output.commit())
    return fail(*error);
  if (auto error = remat::finishStandardOutput())
    return fail(*error);
  return success();
}

int remat_opt_main(int argc, char **argv) {
  registerAllPasses();
  remat::registerAllRematPasses();

  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  remat::registerAllRematDialects(registry);

  llvm::SmallVector<char *> args = withDefaults(argc, argv);
  if (asksForHelp(args))
    printOwnHelp();
  auto [input, output] = registerAndParseCLIOptions(
      args.size(), args.data(),
      "Recomputation of training steps: an mlir-opt\n", registry);
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  if (config.shouldShowDialects() || config.shouldListPasses())
    return asMainReturnCode(MlirOptMain(argc, argv, input, output, registry));
  if (config.shouldAllowUnregisteredDialects())
    remat::registerForeignDialects(registry);
  llvm::InitLLVM init(argc, argv);
  remat::initToolOutput();
  remat::Progress::showOnTerminal();
  return asMainReturnCode(run(input, output, registry, config));
}
