//===- Trial.h - A step and its rewritten form, run alike -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The one experiment of remat-run and of the tests: compile a step and its
// rewritten form, run both on the same input, compare every output and measure
// the memory.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_CPU_TRIAL_H
#define REMAT_LIB_EXECUTION_CPU_TRIAL_H

#include "Execution/Cpu/Runner.h"

#include "llvm/Support/MemoryBuffer.h"

namespace remat {

struct TrialOptions {
  uint64_t seed = 1;
  /// Whether random inputs are nonnegative; see randomInputs.
  bool nonnegative = false;
  /// The inputs, in place of random ones; see inputsOf.
  const llvm::MemoryBuffer *inputs = nullptr;
  CompileOptions compile;
  EmulationOptions copies;
  /// How often the last step runs, each time with the next seed of `copies`.
  unsigned repeat = 1;
};

/// Outcome of running one step, or two that should compute the same.
struct Trial {
  std::vector<StepInfo> infos;
  std::vector<RunResult> runs;
  /// Empty for one step.
  std::vector<OutputDifference> differences;
  /// How many repetitions had other outputs than the first step, or other peaks
  /// than the first run.
  unsigned unequalRepeats = 0;
  unsigned repeats = 1;
  OutputQuality quality; ///< The quality of the first step's outputs.
  size_t kernels = 0;
  double compileSeconds = 0;
  int64_t argumentBytes = 0;

  bool bitEqual() const { return differences.empty() && unequalRepeats == 0; }
  /// Whether every buffer was freed once: always, unless the compiler is wrong.
  bool memorySound() const;
  /// Whether equal outputs prove anything: they do not if one of them is all
  /// NaN.
  bool meaningful() const { return !quality.meaningless; }
};

/// Compiles \p before, and \p after unless it is null, and runs them on the
/// same input. Emits an error where they take or return different types, where
/// one of them cannot be compiled, or where the inputs do not fit.
mlir::FailureOr<Trial> runTrial(mlir::func::FuncOp before,
                                mlir::func::FuncOp after,
                                const TrialOptions &options = {});

} // namespace remat

#endif // REMAT_LIB_EXECUTION_CPU_TRIAL_H
