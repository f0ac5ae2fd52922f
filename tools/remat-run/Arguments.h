//===- Arguments.h - The options of remat-run -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This struct has the options on the command line of remat-run. The options
// exist only while remat-run runs and not before main, because one program may
// contain several tools.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMAT_RUN_ARGUMENTS_H
#define REMAT_TOOLS_REMAT_RUN_ARGUMENTS_H

#include "Analysis/Tools/TextArgument.h"
#include "Execution/Cpu/Trial.h"
#include "remat/Runtime/Cpu/Contraction.h"

#include "llvm/Support/CommandLine.h"

namespace cl = llvm::cl;

struct Arguments {
  cl::OptionCategory whatRuns{"1. What runs"};
  cl::OptionCategory whatIsShown{"2. What is printed and written"};
  cl::OptionCategory memory{"3. Memory and copies"};
  cl::OptionCategory code{"4. Code"};
  cl::OptionCategory objects{"5. Object files"};
  cl::list<std::string> files{cl::Positional, cl::OneOrMore,
                              cl::desc("BEFORE.mlir [AFTER.mlir]"),
                              cl::cat(whatRuns)};
  cl::opt<uint64_t> seed{"seed", cl::init(1), cl::cat(whatRuns),
                         cl::desc("seed of the random input")};
  cl::opt<bool> nonnegative{"nonnegative", cl::cat(whatRuns),
                            cl::desc("make random floats nonnegative, for "
                                     "steps that take roots of inputs")};
  remat::TextArgument entry{
      "entry", cl::cat(whatRuns),
      cl::desc(
          "the function to run (default: main, or the only public function)")};
  cl::opt<bool> json{"json", cl::cat(whatIsShown),
                     cl::desc("print one JSON object")};
  cl::opt<bool> batch{"batch", cl::cat(whatRuns),
                      cl::desc("the file has many pairs of modules, before and "
                               "after in turn, separated by // -----")};
  cl::opt<int> optLevel{"opt-level", cl::init(-1), cl::cat(code),
                        cl::desc("optimisation level of LLVM, 0 to 3 (default: "
                                 "2, or 0 if there is little to run)")};
  cl::opt<remat::CopyTiming> copies{
      "copies", cl::init(remat::CopyTiming::Eager), cl::cat(memory),
      cl::desc("the time at which copies between device and host run:"),
      cl::values(clEnumValN(remat::CopyTiming::Eager, "eager", "immediately"),
                 clEnumValN(remat::CopyTiming::Random, "random",
                            "after random delays"),
                 clEnumValN(remat::CopyTiming::Lazy, "lazy",
                            "only when an op waits for them"))};
  cl::opt<uint64_t> copySeed{"copy-seed", cl::init(1), cl::cat(memory),
                             cl::desc("seed of the delays")};
  cl::opt<unsigned> repeat{"repeat", cl::init(1), cl::cat(whatRuns),
                           cl::desc("the number of runs of the last step; each "
                                    "run has the next seed of the delays")};
  cl::opt<int64_t> skipAwait{
      "skip-await", cl::init(-1), cl::cat(memory),
      cl::desc("for tests: omit the wait with this number, counted from 0")};
  cl::opt<bool> arena{
      "arena", cl::cat(memory),
      cl::desc("put all buffers of a step into one allocation")};
  cl::opt<bool> contractionLoops{
      "contraction-loops", cl::cat(code),
      cl::desc("compile contractions to loops instead of calling the kernel")};
  cl::opt<remat::execution::SumOrder> sums{
      "sums", cl::init(remat::execution::SumOrder::Order), cl::cat(code),
      cl::desc("the order in which the terms of a sum are added"),
      cl::values(clEnumValN(remat::execution::SumOrder::Order, "order",
                            "the order of the op (default)"),
                 clEnumValN(remat::execution::SumOrder::Tree, "tree",
                            "the tree in which a GPU's threads add, as in the "
                            "kernels of remat-compile --math=strict"))};
  cl::opt<bool> noPoison{
      "no-poison", cl::cat(memory),
      cl::desc("do not fill fresh and freed memory with NaN")};
  cl::opt<remat::InstructionSet> vectors{
      "isa", cl::init(remat::InstructionSet::AVX512), cl::cat(code),
      cl::desc("the widest vectors that are used (default: the widest that the "
               "machine has):"),
      cl::values(
          clEnumValN(remat::InstructionSet::Baseline, "baseline",
                     "the vectors that every CPU of this kind has"),
          clEnumValN(remat::InstructionSet::AVX2, "avx2", "AVX2"),
          clEnumValN(remat::InstructionSet::AVX512, "avx512", "AVX-512"))};
  cl::opt<int64_t> threads{
      "compute-threads", cl::init(0), cl::cat(code),
      cl::desc(
          "the number of threads that compute (default: one for each core)")};
  remat::TextArgument objectFile{"emit-object", cl::value_desc("file"),
                                 cl::cat(objects),
                                 cl::desc("for one file: write an object file "
                                          "with a C interface; run nothing")};
  remat::TextArgument headerFile{"emit-header", cl::value_desc("file"),
                                 cl::cat(objects),
                                 cl::desc("for one file: write the C header of "
                                          "its object file; run nothing")};
  remat::TextArgument emitName{"emit-name", cl::init("step"), cl::cat(objects),
                               cl::desc("name of the C functions")};
  cl::opt<bool> sanitize{"sanitize", cl::cat(objects),
                         cl::desc("with --emit-object: AddressSanitizer checks "
                                  "every access; no arena")};
  remat::TextArgument givenInputs{"inputs", cl::value_desc("file"),
                                  cl::cat(whatRuns),
                                  cl::desc("the bytes of all inputs, one after "
                                           "another (default: random ones)")};
  remat::TextArgument inputsFile{"write-inputs", cl::value_desc("file"),
                                 cl::cat(whatIsShown),
                                 cl::desc("write the bytes of all inputs, one "
                                          "after another")};
  remat::TextArgument outputsFile{
      "write-outputs", cl::value_desc("file"), cl::cat(whatIsShown),
      cl::desc("write the bytes of the first step's "
               "outputs, one after another")};
  remat::TextArgument calibration{
      "calibrate", cl::value_desc("prefix"), cl::cat(whatIsShown),
      cl::desc("for one file: measure each op and copies, and write "
               "prefix.machine and prefix.profile.json for planning")};
  cl::opt<bool> memoryOnly{"memory", cl::cat(whatIsShown),
                           cl::desc("for one file: print the bytes of its "
                                    "buffers in one arena; run nothing")};
  cl::opt<bool> showOutputs{"print-outputs", cl::cat(whatIsShown),
                            cl::desc("print the elements of the outputs")};
  cl::opt<bool> dumpBuffers{"dump-buffers", cl::cat(whatIsShown),
                            cl::desc("print the bufferized steps to stderr")};
  cl::opt<bool> dumpLLVM{"dump-llvm", cl::cat(whatIsShown),
                         cl::desc("print LLVM IR, not optimised, to stderr")};

  bool emits() const { return !objectFile.empty() || !headerFile.empty(); }
  /// Returns a message about a wrong command line, or null.
  const char *findWrong() const;
  remat::TrialOptions trialOptions() const;
};

#endif // REMAT_TOOLS_REMAT_RUN_ARGUMENTS_H
