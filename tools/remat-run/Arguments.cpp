//===- Arguments.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Arguments.h"

static constexpr unsigned kMostRuns = 1000000;
static constexpr int64_t kMostThreads = 1024;

const char *Arguments::findWrong() const {
  if (optLevel.getNumOccurrences() && (optLevel < 0 || optLevel > 3))
    return "--opt-level is 0 to 3";
  if (repeat < 1 || repeat > kMostRuns)
    return "--repeat is 1 to 1000000";
  if (threads.getNumOccurrences() && (threads < 1 || threads > kMostThreads))
    return "--compute-threads is 1 to 1024";
  if (vectors > remat::machineInstructionSet() && vectors.getNumOccurrences() &&
      !emits())
    return "--isa asks for vectors that this machine does not have";
  if (sanitize && objectFile.empty())
    return "--sanitize is for --emit-object";
  if (emits() && (batch || memoryOnly))
    return "--emit-object and --emit-header run nothing: leave out --batch and "
           "--memory";
  if (files.size() > 1 && emits())
    return "--emit-object and --emit-header take one file";
  if (!givenInputs.empty() && !inputsFile.empty())
    return "--inputs and --write-inputs exclude each other";
  if (!givenInputs.empty() &&
      (emits() || batch || memoryOnly || !calibration.empty()))
    return "--inputs is for a step that runs, or two to compare";
  if (files.size() > 1 && batch)
    return "--batch takes one file";
  if (!calibration.empty() &&
      (emits() || batch || memoryOnly || files.size() > 1))
    return "--calibrate takes one file, and runs nothing else";
  if (files.size() > 1 && memoryOnly)
    return "--memory takes one file";
  if (files.size() > 2)
    return "takes one file, or two to compare";
  return nullptr;
}

remat::TrialOptions Arguments::trialOptions() const {
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
