//===- Trial.h - Runs a step and its rewritten form -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// remat-run and the tests use this experiment. The trial compiles a step and
// its rewritten form, runs both on the same input, compares every output and
// measures the memory.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_CPU_TRIAL_H
#define REMAT_LIB_EXECUTION_CPU_TRIAL_H

#include "Execution/Cpu/Runner.h"

#include "llvm/Support/MemoryBuffer.h"

namespace remat {

struct TrialOptions {
  uint64_t seed = 1;
  /// Whether random inputs are nonnegative (see randomInputs).
  bool nonnegative = false;
  /// The inputs to use. If this is null, the inputs are random.
  const llvm::MemoryBuffer *inputs = nullptr;
  CompileOptions compile;
  EmulationOptions copies;
  /// How often the last step runs. Each run uses the seed of `copies` that
  /// follows the seed of the run before.
  unsigned repeat = 1;
};

/// The results of running one step, or of running two steps that should give
/// the same outputs.
struct Trial {
  std::vector<StepInfo> infos;
  std::vector<RunResult> runs;
  /// The list of differences is empty if only one step ran.
  std::vector<OutputDifference> differences;
  /// The number of repetitions that differ: their outputs differ from those of
  /// the first step, or their peaks differ from those of the first run.
  unsigned unequalRepeats = 0;
  unsigned repeats = 1;
  OutputQuality quality; ///< The quality of the first step's outputs.
  size_t kernels = 0;
  double compileSeconds = 0;
  int64_t argumentBytes = 0;

  bool bitEqual() const { return differences.empty() && unequalRepeats == 0; }
  /// Returns whether every buffer was freed exactly once. Every buffer is freed
  /// exactly once if the compiler is right.
  bool memorySound() const;
  /// Returns whether equal outputs prove that the steps are equal. Equal
  /// outputs prove nothing if an output is all NaN.
  bool meaningful() const { return !quality.meaningless; }
};

/// Compiles the step \p before, and the step \p after if it is not null. Runs
/// both steps on the same input. Emits an error if the two steps have different
/// types, if one cannot be compiled, or if the inputs do not fit.
mlir::FailureOr<Trial> runTrial(mlir::func::FuncOp before,
                                mlir::func::FuncOp after,
                                const TrialOptions &options = {});

} // namespace remat

#endif // REMAT_LIB_EXECUTION_CPU_TRIAL_H
