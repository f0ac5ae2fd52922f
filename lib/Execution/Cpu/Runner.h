//===- Runner.h - Runs compiled steps, compares outputs ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs compiled steps with an allocator that counts, and compares outputs bit
// for bit. This is how the project knows that a rewritten step is right and
// really takes less memory.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_CPU_RUNNER_H
#define REMAT_LIB_EXECUTION_CPU_RUNNER_H

#include "Execution/Bufferization/TensorData.h"
#include "Execution/Cpu/Compiler.h"
#include "Runtime/Cpu/HostEmulation.h"

#include <optional>

namespace remat {

/// Bytes of the process that are in memory, as the system counts them.
struct ResidentMemory {
  int64_t before = 0; ///< Without arguments, arena or buffers of the step.
  int64_t peak = 0;   ///< While it ran.
  int64_t ofStep() const { return peak - before; }
};

struct RunResult {
  std::vector<TensorData> outputs;
  /// The most bytes that were live at one time, without the arguments. Outputs
  /// count, and so do donated arguments, which the step owns.
  int64_t peakBytes = 0;
  int64_t allocations = 0;
  /// Outputs that are in the buffer of an input.
  int64_t outputsInPlace = 0;
  /// The most bytes that copies took on the host at one time.
  int64_t hostPeakBytes = 0;
  /// Copies to the host and back, their bytes, and waits for them.
  int64_t copies = 0, copiedBytes = 0, awaits = 0;
  /// Bytes live at the end that no output needs, and frees of what was not
  /// live. Both are 0 unless the compiler is wrong.
  int64_t leakedBytes = 0, badFrees = 0;
  /// Seconds of the call alone: arguments and arena are in memory before it.
  double seconds = 0;
  double cpuSeconds = 0; ///< The CPU time of all threads during the call.
  /// The resident memory, if the system tells it.
  std::optional<ResidentMemory> resident;
  /// Packed blocks and tables of the contraction kernel (Contraction.h).
  int64_t scratchBytes = 0;
};

/// Runs one step on \p inputs, which stay as they are. \p options say when its
/// copies between device and host run.
RunResult runStep(const CompiledSteps &steps, size_t step,
                  llvm::ArrayRef<TensorData> inputs,
                  const EmulationOptions &options = {});

/// Two outputs with the same index, compared bit for bit.
struct OutputDifference {
  size_t output = 0;
  int64_t differingElements = 0;
  int64_t firstElement = 0;
  /// Largest |a - b| over the elements where both are numbers.
  double largest = 0;
};

/// Statistics of one set of outputs, over all its floating-point elements.
struct OutputQuality {
  int64_t nan = 0, inf = 0;
  /// First output without a single finite element: a comparison of it would
  /// show nothing.
  std::optional<size_t> meaningless;
};

/// The outputs that differ, in order. Both sets have the same types.
std::vector<OutputDifference> compareOutputs(llvm::ArrayRef<TensorData> a,
                                             llvm::ArrayRef<TensorData> b);

OutputQuality inspectOutputs(llvm::ArrayRef<TensorData> outputs);

/// 64-bit hash (FNV-1a) of the types and bytes of all outputs.
uint64_t checksum(llvm::ArrayRef<TensorData> outputs);

} // namespace remat

#endif // REMAT_LIB_EXECUTION_CPU_RUNNER_H
