//===- remat-run.cpp - Runs a step before and after rewriting -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The exit code is 0 if the step ran and both forms agree, 1 if they differ or
// their results prove nothing, and 2 if the input cannot be compiled.
//===----------------------------------------------------------------------===//
#include "Arguments.h"
#include "RematRun.h"

#include "Analysis/Tools/StepChoice.h"
#include "Analysis/Tools/ToolFiles.h"
#include "Execution/Cpu/Inputs.h"
#include "remat/Runtime/Cpu/Contraction.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

namespace {

enum ExitCode { Agree = 0, Differ = 1, BadInput = 2 };

/// A source file, or a part of a source file, and the printer of diagnostics
/// about its lines.
class Source {
public:
  Source(const Arguments &asked, MLIRContext &context,
         std::unique_ptr<llvm::MemoryBuffer> buffer)
      : asked(asked), handler(sources, &context, llvm::errs()) {
    sources.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
    module = parseSourceFile<ModuleOp>(sources, &context);
  }

  /// Returns null if the text cannot be parsed or has no such function.
  func::FuncOp step() {
    if (!module)
      return {};
    auto function = remat::chooseStep(*module, asked.entry);
    return succeeded(function) ? *function : func::FuncOp();
  }

private:
  const Arguments &asked;
  llvm::SourceMgr sources;
  SourceMgrDiagnosticHandler handler;
  OwningOpRef<ModuleOp> module;
};

using Buffers = SmallVector<std::unique_ptr<llvm::MemoryBuffer>>;

/// Returns null and prints a message if the file \p path cannot be read.
std::unique_ptr<llvm::MemoryBuffer> readBytes(const std::string &path) {
  auto buffer = remat::openInput(path);
  if (buffer)
    return std::move(*buffer);
  llvm::errs() << "remat-run: error: " << buffer.error().message << "\n";
  return nullptr;
}

/// Runs one or two steps.
FailureOr<remat::Trial> runBuffers(const Arguments &asked, MLIRContext &context,
                                   Buffers buffers) {
  SmallVector<std::unique_ptr<Source>> sources;
  SmallVector<func::FuncOp> steps;
  for (auto &buffer : buffers) {
    sources.push_back(
        std::make_unique<Source>(asked, context, std::move(buffer)));
    steps.push_back(sources.back()->step());
    if (!steps.back())
      return failure();
  }
  steps.resize(2);
  remat::TrialOptions options = asked.trialOptions();
  std::unique_ptr<llvm::MemoryBuffer> inputs;
  if (!asked.givenInputs.empty()) {
    inputs = readBytes(asked.givenInputs);
    if (!inputs)
      return failure();
    options.inputs = inputs.get();
  }
  return remat::runTrial(steps[0], steps[1], options);
}

int exitCode(const remat::Trial &trial) {
  return trial.bitEqual() && trial.meaningful() && trial.memorySound() ? Agree
                                                                       : Differ;
}

LogicalResult checkWritable(const std::string &path) {
  auto error = remat::checkOutput(path);
  if (error)
    llvm::errs() << "remat-run: error: " << error->message << "\n";
  return failure(error.has_value());
}

LogicalResult writeBytes(const std::string &path,
                         ArrayRef<remat::TensorData> tensors) {
  std::string bytes;
  for (const remat::TensorData &tensor : tensors)
    bytes.append(tensor.bytes.begin(), tensor.bytes.end());
  return remat::writeFile(path, bytes);
}

int runFiles(const Arguments &asked, MLIRContext &context, Buffers buffers) {
  FailureOr<remat::Trial> trial =
      runBuffers(asked, context, std::move(buffers));
  if (failed(trial))
    return BadInput;
  if (!asked.inputsFile.empty() &&
      failed(writeBytes(asked.inputsFile,
                        remat::randomInputs(trial->infos[0].inputs, asked.seed,
                                            asked.nonnegative))))
    return BadInput;
  if (!asked.outputsFile.empty() &&
      failed(writeBytes(asked.outputsFile, trial->runs[0].outputs)))
    return BadInput;
  if (asked.json)
    llvm::outs() << llvm::json::Value(toJson(*trial, asked.showOutputs))
                 << "\n";
  else
    printText(*trial, llvm::outs());
  if (asked.showOutputs && !asked.json)
    printOutputs(*trial, llvm::outs());
  return exitCode(*trial);
}

int planMemory(const Arguments &asked, MLIRContext &context, Buffers buffers) {
  Source source(asked, context, std::move(buffers.front()));
  func::FuncOp step = source.step();
  if (!step)
    return BadInput;
  auto info = remat::planStepMemory(step);
  if (failed(info))
    return BadInput;
  llvm::outs() << llvm::json::Value(remat::memoryToJson(*info)) << "\n";
  return Agree;
}

int measureMachine(const Arguments &asked, MLIRContext &context,
                   Buffers buffers) {
  Source source(asked, context, std::move(buffers.front()));
  func::FuncOp step = source.step();
  if (!step)
    return BadInput;
  return failed(remat::calibrate(step, asked.calibration,
                                 asked.trialOptions().compile))
             ? BadInput
             : Agree;
}

int emit(const Arguments &asked, MLIRContext &context, Buffers buffers) {
  Source source(asked, context, std::move(buffers.front()));
  func::FuncOp step = source.step();
  if (!step)
    return BadInput;
  remat::EmitOptions options{asked.objectFile, asked.headerFile,
                             asked.emitName};
  remat::CompileOptions compile = asked.trialOptions().compile;
  compile.poison = false;
  compile.sanitize = asked.sanitize;
  return failed(remat::emitStep(step, options, compile)) ? BadInput : Agree;
}

/// Runs the pairs of steps in one file. Continues with the next pair after a
/// pair that fails.
int runBatch(const Arguments &asked, MLIRContext &context,
             const llvm::MemoryBuffer &file) {
  SmallVector<StringRef> parts;
  file.getBuffer().rtrim().split(parts, "// -----");
  if (parts.size() % 2 != 0) {
    llvm::errs() << "remat-run: " << file.getBufferIdentifier() << " has "
                 << parts.size() << " parts, and pairs need an even number\n";
    return BadInput;
  }
  int worst = Agree;
  llvm::json::Array results;
  for (size_t i = 0; i < parts.size(); i += 2) {
    Buffers buffers;
    for (size_t part : {i, i + 1})
      buffers.push_back(llvm::MemoryBuffer::getMemBufferCopy(
          parts[part],
          file.getBufferIdentifier() + " part " + std::to_string(part + 1)));
    FailureOr<remat::Trial> trial =
        runBuffers(asked, context, std::move(buffers));
    int code = failed(trial) ? BadInput : exitCode(*trial);
    worst = std::max(worst, code);
    if (asked.json)
      results.push_back(failed(trial) ? llvm::json::Object{{"error", true}}
                                      : toJson(*trial, asked.showOutputs));
    else
      llvm::outs() << "pair " << i / 2 + 1 << ": "
                   << (code == Agree       ? "equal"
                       : code == BadInput  ? "cannot be run"
                       : trial->bitEqual() ? "not meaningful"
                                           : "DIFFERENT")
                   << "\n";
  }
  if (asked.json)
    llvm::outs() << llvm::json::Value(std::move(results)) << "\n";
  return worst;
}

/// Does what the command line requests. A long run should not be lost, so files
/// that cannot be written are reported before the run.
int run(const Arguments &asked, MLIRContext &context, Buffers buffers) {
  for (const std::string &path :
       {asked.objectFile.getValue(), asked.headerFile.getValue(),
        asked.inputsFile.getValue(), asked.outputsFile.getValue()})
    if (!path.empty() && failed(checkWritable(path)))
      return BadInput;
  if (asked.emits())
    return emit(asked, context, std::move(buffers));
  if (!asked.calibration.empty())
    return measureMachine(asked, context, std::move(buffers));
  if (asked.memoryOnly)
    return planMemory(asked, context, std::move(buffers));
  return asked.batch ? runBatch(asked, context, *buffers.front())
                     : runFiles(asked, context, std::move(buffers));
}

} // namespace

int remat_run_main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  remat::initToolOutput();
  Arguments asked;
  cl::HideUnrelatedOptions({&asked.whatRuns, &asked.whatIsShown, &asked.memory,
                            &asked.code, &asked.objects});
  cl::ParseCommandLineOptions(
      argc, argv,
      "Runs a training step on random or given input, measures the peak of its "
      "live "
      "bytes, and compares it bit for bit with its rewritten form.\n\n"
      "  remat-run step.mlir smaller.mlir\n"
      "  remat-run smaller.mlir --emit-object=step.o --emit-header=step.h\n\n"
      "Exit codes: 0 done, and both forms agree; 1 they differ; 2 the input "
      "cannot be compiled.\n");
  if (const char *wrong = asked.findWrong()) {
    llvm::errs() << "remat-run: " << wrong << "\n";
    return BadInput;
  }
  remat::limitInstructionSet(asked.vectors);
  if (asked.threads > 0)
    rematSetThreads(asked.threads);
  DialectRegistry registry;
  // A step with an op of any dialect of MLIR can then be parsed, and the error
  // about its execution can name the op. A module may also have ops of other
  // dialects around the step: torch-mlir declares a global of ml_program in
  // each module.
  registerAllDialects(registry);
  remat::registerExecution(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.printOpOnDiagnostic(false);
  context.allowUnregisteredDialects();

  Buffers buffers;
  for (const std::string &file : asked.files) {
    buffers.push_back(readBytes(file));
    if (!buffers.back())
      return BadInput;
  }
  int code = run(asked, context, std::move(buffers));
  if (auto error = remat::finishStandardOutput()) {
    llvm::errs() << "remat-run: error: " << error->message << "\n";
    return BadInput;
  }
  return code;
}
