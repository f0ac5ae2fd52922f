//===- remat-run.cpp - Runs a step before and after rewriting -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exit code 0: it ran, and both forms agree; 1: they do not, or what they
// compute shows nothing; 2: the input cannot be compiled.
//
//===----------------------------------------------------------------------===//
#include "Calibrate.h"
#include "Emit.h"
#include "Report.h"

#include "remat/Analysis/TextArgument.h"
#include "remat/Analysis/ToolFiles.h"
#include "remat/Execution/Cpu/Inputs.h"
#include "remat/Runtime/Cpu/Contraction.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
namespace cl = llvm::cl;

namespace {

cl::OptionCategory whatRuns("1. What runs");
cl::OptionCategory whatIsShown("2. What is printed and written");
cl::OptionCategory memory("3. Memory and copies");
cl::OptionCategory code("4. Code");
cl::OptionCategory objects("5. Object files");
cl::list<std::string> files(cl::Positional, cl::OneOrMore,
                            cl::desc("BEFORE.mlir [AFTER.mlir]"),
                            cl::cat(whatRuns));
cl::opt<uint64_t> seed("seed", cl::init(1), cl::cat(whatRuns),
                       cl::desc("seed of the random input"));
cl::opt<bool> nonnegative("nonnegative", cl::cat(whatRuns),
                          cl::desc("drop the signs of random floats, for "
                                   "steps that take roots of inputs"));
remat::TextArgument entry("entry", cl::cat(whatRuns),
                          cl::desc("function to run (default: main, or the "
                                   "only public one)"));
cl::opt<bool> json("json", cl::cat(whatIsShown),
                   cl::desc("print one JSON object"));
cl::opt<bool> batch("batch", cl::cat(whatRuns),
                    cl::desc("the file holds many pairs, before and after "
                             "by turns, separated by // -----"));
cl::opt<int> optLevel("opt-level", cl::init(-1), cl::cat(code),
                      cl::desc("optimisation level of LLVM, 0 to 3 (default: "
                               "2, or 0 where there is little to run)"));
cl::opt<remat::CopyTiming> copies(
    "copies", cl::init(remat::CopyTiming::Eager), cl::cat(memory),
    cl::desc("when copies between device and host run:"),
    cl::values(clEnumValN(remat::CopyTiming::Eager, "eager", "immediately"),
               clEnumValN(remat::CopyTiming::Random, "random",
                          "after random delays"),
               clEnumValN(remat::CopyTiming::Lazy, "lazy",
                          "not before something waits for them")));
cl::opt<uint64_t> copySeed("copy-seed", cl::init(1), cl::cat(memory),
                           cl::desc("seed of the delays"));
cl::opt<unsigned> repeat("repeat", cl::init(1), cl::cat(whatRuns),
                         cl::desc("how often the last step runs, each time "
                                  "with the next seed of the delays"));
cl::opt<int64_t> skipAwait("skip-await", cl::init(-1), cl::cat(memory),
                           cl::desc("for tests: leave out the wait with this "
                                    "number, from 0"));
cl::opt<bool> arena("arena", cl::cat(memory),
                    cl::desc("put all buffers of a step into one allocation"));
cl::opt<bool> contractionLoops(
    "contraction-loops", cl::cat(code),
    cl::desc("compile contractions to loops instead of calling the kernel"));
cl::opt<remat::execution::SumOrder>
    sums("sums", cl::init(remat::execution::SumOrder::Order), cl::cat(code),
         cl::desc("in which order the terms of a sum are added"),
         cl::values(clEnumValN(remat::execution::SumOrder::Order, "order",
                               "that of the op (default)"),
                    clEnumValN(remat::execution::SumOrder::Tree, "tree",
                               "the tree in which a GPU's threads add, as the "
                               "kernels of remat-compile --math=strict")));
cl::opt<bool> noPoison("no-poison", cl::cat(memory),
                       cl::desc("do not fill fresh and freed memory with NaN"));
cl::opt<remat::InstructionSet> vectors(
    "isa", cl::init(remat::InstructionSet::AVX512), cl::cat(code),
    cl::desc("vectors to use at most (default: all that the machine has):"),
    cl::values(clEnumValN(remat::InstructionSet::Baseline, "baseline",
                          "those of every CPU of this kind"),
               clEnumValN(remat::InstructionSet::AVX2, "avx2", "AVX2"),
               clEnumValN(remat::InstructionSet::AVX512, "avx512", "AVX-512")));
cl::opt<int64_t> threads("compute-threads", cl::init(0), cl::cat(code),
                         cl::desc("threads that compute (default: one for each "
                                  "core)"));
remat::TextArgument objectFile("emit-object", cl::value_desc("file"),
                               cl::cat(objects),
                               cl::desc("for one file: write an object file "
                                        "with a C interface; run nothing"));
remat::TextArgument headerFile("emit-header", cl::value_desc("file"),
                               cl::cat(objects),
                               cl::desc("for one file: write the C header of "
                                        "its object file; run nothing"));
remat::TextArgument emitName("emit-name", cl::init("step"), cl::cat(objects),
                             cl::desc("name of the C functions"));
cl::opt<bool> sanitize("sanitize", cl::cat(objects),
                       cl::desc("with --emit-object: AddressSanitizer checks "
                                "every access; no arena"));
remat::TextArgument givenInputs("inputs", cl::value_desc("file"),
                                cl::cat(whatRuns),
                                cl::desc("the bytes of all inputs, one after "
                                         "another (default: random ones)"));
remat::TextArgument inputsFile("write-inputs", cl::value_desc("file"),
                               cl::cat(whatIsShown),
                               cl::desc("write the bytes of all inputs, one "
                                        "after another"));
remat::TextArgument outputsFile("write-outputs", cl::value_desc("file"),
                                cl::cat(whatIsShown),
                                cl::desc("write the bytes of the first step's "
                                         "outputs, one after another"));
remat::TextArgument calibration(
    "calibrate", cl::value_desc("prefix"), cl::cat(whatIsShown),
    cl::desc("for one file: run each op alone, and copies, and write "
             "prefix.machine and prefix.profile.json for planning"));
cl::opt<bool>
    memoryOnly("memory", cl::cat(whatIsShown),
               cl::desc("for one file: print what its buffers take in "
                        "one arena; run nothing"));
cl::opt<bool> showOutputs("print-outputs", cl::cat(whatIsShown),
                          cl::desc("print the elements of the outputs"));
cl::opt<bool> dumpBuffers("dump-buffers", cl::cat(whatIsShown),
                          cl::desc("print the bufferized steps to stderr"));
cl::opt<bool> dumpLLVM("dump-llvm", cl::cat(whatIsShown),
                       cl::desc("print LLVM IR, not optimised, to stderr"));

enum ExitCode { Agree = 0, Differ = 1, BadInput = 2 };

/// A source file, or a part of one, with the diagnostics that show its lines.
class Source {
public:
  Source(MLIRContext &context, std::unique_ptr<llvm::MemoryBuffer> buffer)
      : handler(sources, &context, llvm::errs()) {
    sources.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
    module = parseSourceFile<ModuleOp>(sources, &context);
  }

  /// Null where the file cannot be parsed or has no such function.
  func::FuncOp step() {
    if (!module)
      return {};
    auto function = remat::findEntry(*module, entry);
    return succeeded(function) ? *function : func::FuncOp();
  }

private:
  llvm::SourceMgr sources;
  SourceMgrDiagnosticHandler handler;
  OwningOpRef<ModuleOp> module;
};

remat::TrialOptions trialOptions() {
  remat::TrialOptions options;
  options.seed = seed;
  options.nonnegative = nonnegative;
  if (optLevel >= 0)
    options.compile.optLevel = optLevel;
  options.copies = {copies, copySeed, {}};
  if (skipAwait >= 0)
    options.copies.skippedAwait = skipAwait;
  options.repeat = repeat;
  options.compile.arena = arena;
  if (vectors.getNumOccurrences())
    options.compile.instructionSet = vectors;
  options.compile.contractions = !contractionLoops;
  options.compile.sums = sums;
  options.compile.poison = !noPoison;
  options.copies.poison = !noPoison;
  options.compile.dumpBuffers = dumpBuffers ? &llvm::errs() : nullptr;
  options.compile.dumpLLVM = dumpLLVM ? &llvm::errs() : nullptr;
  return options;
}

using Buffers = SmallVector<std::unique_ptr<llvm::MemoryBuffer>>;

/// Null, with a message, where \p path cannot be read.
std::unique_ptr<llvm::MemoryBuffer> readBytes(const std::string &path) {
  auto buffer = remat::openInput(path);
  if (buffer)
    return std::move(*buffer);
  llvm::errs() << "remat-run: error: " << buffer.error().message << "\n";
  return nullptr;
}

/// One or two steps.
FailureOr<remat::Trial> runBuffers(MLIRContext &context, Buffers buffers) {
  SmallVector<std::unique_ptr<Source>> sources;
  SmallVector<func::FuncOp> steps;
  for (auto &buffer : buffers) {
    sources.push_back(std::make_unique<Source>(context, std::move(buffer)));
    steps.push_back(sources.back()->step());
    if (!steps.back())
      return failure();
  }
  steps.resize(2);
  remat::TrialOptions options = trialOptions();
  std::unique_ptr<llvm::MemoryBuffer> inputs;
  if (!givenInputs.empty()) {
    inputs = readBytes(givenInputs);
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

int runFiles(MLIRContext &context, Buffers buffers) {
  FailureOr<remat::Trial> trial = runBuffers(context, std::move(buffers));
  if (failed(trial))
    return BadInput;
  if (!inputsFile.empty() &&
      failed(writeBytes(inputsFile, remat::randomInputs(trial->infos[0].inputs,
                                                        seed, nonnegative))))
    return BadInput;
  if (!outputsFile.empty() &&
      failed(writeBytes(outputsFile, trial->runs[0].outputs)))
    return BadInput;
  if (json)
    llvm::outs() << llvm::json::Value(toJson(*trial, showOutputs)) << "\n";
  else
    printText(*trial, llvm::outs());
  if (showOutputs && !json)
    printOutputs(*trial, llvm::outs());
  return exitCode(*trial);
}

int planMemory(MLIRContext &context, Buffers buffers) {
  Source source(context, std::move(buffers.front()));
  func::FuncOp step = source.step();
  if (!step)
    return BadInput;
  auto info = remat::planStepMemory(step);
  if (failed(info))
    return BadInput;
  llvm::outs() << llvm::json::Value(remat::memoryToJson(*info)) << "\n";
  return Agree;
}

int measureMachine(MLIRContext &context, Buffers buffers) {
  Source source(context, std::move(buffers.front()));
  func::FuncOp step = source.step();
  if (!step)
    return BadInput;
  return failed(remat::calibrate(step, calibration, trialOptions().compile))
             ? BadInput
             : Agree;
}

int emit(MLIRContext &context, Buffers buffers) {
  Source source(context, std::move(buffers.front()));
  func::FuncOp step = source.step();
  if (!step)
    return BadInput;
  remat::EmitOptions options{objectFile, headerFile, emitName};
  remat::CompileOptions compile = trialOptions().compile;
  compile.poison = false;
  compile.sanitize = sanitize;
  return failed(remat::emitStep(step, options, compile)) ? BadInput : Agree;
}

/// Pairs in one file. Goes on after a pair that fails.
int runBatch(MLIRContext &context, const llvm::MemoryBuffer &file) {
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
    FailureOr<remat::Trial> trial = runBuffers(context, std::move(buffers));
    int code = failed(trial) ? BadInput : exitCode(*trial);
    worst = std::max(worst, code);
    if (json)
      results.push_back(failed(trial) ? llvm::json::Object{{"error", true}}
                                      : toJson(*trial, showOutputs));
    else
      llvm::outs() << "pair " << i / 2 + 1 << ": "
                   << (code == Agree       ? "equal"
                       : code == BadInput  ? "cannot be run"
                       : trial->bitEqual() ? "not meaningful"
                                           : "DIFFERENT")
                   << "\n";
  }
  if (json)
    llvm::outs() << llvm::json::Value(std::move(results)) << "\n";
  return worst;
}

constexpr unsigned kMostRuns = 1000000;
constexpr int64_t kMostThreads = 1024;

/// What is wrong with the command line, if anything is.
const char *wrongArguments(bool emits) {
  if (optLevel.getNumOccurrences() && (optLevel < 0 || optLevel > 3))
    return "--opt-level is 0 to 3";
  if (repeat < 1 || repeat > kMostRuns)
    return "--repeat is 1 to 1000000";
  if (threads.getNumOccurrences() && (threads < 1 || threads > kMostThreads))
    return "--compute-threads is 1 to 1024";
  if (vectors > remat::machineInstructionSet() && vectors.getNumOccurrences() &&
      !emits)
    return "--isa asks for vectors that this machine does not have";
  if (sanitize && objectFile.empty())
    return "--sanitize is for --emit-object";
  if (emits && (batch || memoryOnly))
    return "--emit-object and --emit-header run nothing: leave out --batch and "
           "--memory";
  if (files.size() > 1 && emits)
    return "--emit-object and --emit-header take one file";
  if (!givenInputs.empty() && !inputsFile.empty())
    return "--inputs and --write-inputs exclude each other";
  if (!givenInputs.empty() &&
      (emits || batch || memoryOnly || !calibration.empty()))
    return "--inputs is for a step that runs, or two to compare";
  if (files.size() > 1 && batch)
    return "--batch takes one file";
  if (!calibration.empty() &&
      (emits || batch || memoryOnly || files.size() > 1))
    return "--calibrate takes one file, and runs nothing else";
  if (files.size() > 1 && memoryOnly)
    return "--memory takes one file";
  if (files.size() > 2)
    return "takes one file, or two to compare";
  return nullptr;
}

/// What the command line asks for. What takes long should not be lost: files
/// that cannot be written are errors first.
int run(bool emits, MLIRContext &context, Buffers buffers) {
  for (const std::string &path :
       {objectFile.getValue(), headerFile.getValue(), inputsFile.getValue(),
        outputsFile.getValue()})
    if (!path.empty() && failed(checkWritable(path)))
      return BadInput;
  if (emits)
    return emit(context, std::move(buffers));
  if (!calibration.empty())
    return measureMachine(context, std::move(buffers));
  if (memoryOnly)
    return planMemory(context, std::move(buffers));
  return batch ? runBatch(context, *buffers.front())
               : runFiles(context, std::move(buffers));
}

} // namespace

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  remat::initToolOutput();
  cl::HideUnrelatedOptions({&whatRuns, &whatIsShown, &memory, &code, &objects});
  cl::ParseCommandLineOptions(
      argc, argv,
      "Runs a training step on random or given input, measures the peak of its "
      "live "
      "bytes, and compares it bit for bit with its rewritten form.\n\n"
      "  remat-run step.mlir smaller.mlir\n"
      "  remat-run smaller.mlir --emit-object=step.o --emit-header=step.h\n\n"
      "Exit codes: 0 done, and both forms agree; 1 they differ; 2 the input "
      "cannot be compiled.\n");
  bool emits = !objectFile.empty() || !headerFile.empty();
  if (const char *wrong = wrongArguments(emits)) {
    llvm::errs() << "remat-run: " << wrong << "\n";
    return BadInput;
  }
  remat::limitInstructionSet(vectors);
  if (threads > 0)
    rematSetThreads(threads);
  DialectRegistry registry;
  remat::registerExecution(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.printOpOnDiagnostic(false);
  // So that an op nobody knows is named in an error about execution.
  context.allowUnregisteredDialects();

  Buffers buffers;
  for (const std::string &file : files) {
    buffers.push_back(readBytes(file));
    if (!buffers.back())
      return BadInput;
  }
  int code = run(emits, context, std::move(buffers));
  if (auto error = remat::finishStandardOutput()) {
    llvm::errs() << "remat-run: error: " << error->message << "\n";
    return BadInput;
  }
  return code;
}
