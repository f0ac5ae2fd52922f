//===- Trial.cpp - Runs a step and its rewritten form ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Cpu/Trial.h"

#include "Execution/Cpu/Inputs.h"

#include <chrono>

using namespace mlir;

namespace remat {

namespace {

/// Emits an error at the first difference between the signatures.
LogicalResult checkSignatures(func::FuncOp before, func::FuncOp after) {
  auto check = [&](TypeRange a, TypeRange b, StringRef what) -> LogicalResult {
    if (a.size() != b.size())
      return after.emitError("@")
             << after.getName() << " has " << b.size() << " " << what
             << "s, and the step before rewriting has " << a.size();
    for (auto [i, types] : llvm::enumerate(llvm::zip(a, b)))
      if (auto [x, y] = types; x != y)
        return after.emitError("@")
               << after.getName() << ": " << what << " #" << i << " is " << y
               << ", and before rewriting it is " << x;
    return success();
  };
  return failure(
      failed(check(before.getArgumentTypes(), after.getArgumentTypes(),
                   "argument")) ||
      failed(check(before.getResultTypes(), after.getResultTypes(), "result")));
}

void repeatLast(const CompiledSteps &steps, ArrayRef<TensorData> inputs,
                const TrialOptions &options, Trial &trial) {
  trial.repeats = options.repeat;
  EmulationOptions copies = options.copies;
  for (unsigned i = 1; i < options.repeat; ++i) {
    ++copies.seed;
    RunResult run = runStep(steps, steps.size() - 1, inputs, copies);
    const RunResult &first = trial.runs.back();
    bool same = compareOutputs(trial.runs[0].outputs, run.outputs).empty() &&
                run.peakBytes == first.peakBytes &&
                run.hostPeakBytes == first.hostPeakBytes &&
                run.leakedBytes == 0 && run.badFrees == 0;
    trial.unequalRepeats += !same;
  }
}

} // namespace

bool Trial::memorySound() const {
  return llvm::all_of(runs, [](const RunResult &run) {
    return run.leakedBytes == 0 && run.badFrees == 0;
  });
}

static FailureOr<std::vector<TensorData>>
makeInputs(func::FuncOp step, const CompiledSteps &compiled,
           const TrialOptions &options) {
  ArrayRef<RankedTensorType> types = compiled.info(0).inputs;
  if (options.inputs)
    return inputsOf(types, *options.inputs, step.getLoc());
  return randomInputs(types, options.seed, options.nonnegative);
}

FailureOr<Trial> runTrial(func::FuncOp before, func::FuncOp after,
                          const TrialOptions &options) {
  if (after && failed(checkSignatures(before, after)))
    return failure();
  SmallVector<func::FuncOp> steps{before};
  if (after)
    steps.push_back(after);
  auto start = std::chrono::steady_clock::now();
  auto compiled = compileSteps(steps, options.compile);
  if (failed(compiled))
    return failure();
  std::chrono::duration<double> elapsed =
      std::chrono::steady_clock::now() - start;

  Trial trial;
  trial.compileSeconds = elapsed.count();
  trial.kernels = (*compiled)->kernels();
  auto given = makeInputs(before, **compiled, options);
  if (failed(given))
    return failure();
  const std::vector<TensorData> &inputs = *given;
  for (const TensorData &input : inputs)
    trial.argumentBytes += input.bytes.size();
  for (size_t i = 0; i < steps.size(); ++i) {
    trial.infos.push_back((*compiled)->info(i));
    trial.runs.push_back(runStep(**compiled, i, inputs, options.copies));
  }
  if (after)
    trial.differences =
        compareOutputs(trial.runs[0].outputs, trial.runs[1].outputs);
  repeatLast(**compiled, inputs, options, trial);
  trial.quality = inspectOutputs(trial.runs[0].outputs);
  return trial;
}

} // namespace remat
