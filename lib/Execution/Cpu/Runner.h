//===- Runner.h - Runs compiled steps, compares outputs ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs compiled steps with an allocator that counts bytes, and compares outputs
// bit for bit. The comparison and the measurement show that a rewritten step is
// correct and really takes less memory.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_CPU_RUNNER_H
#define REMAT_LIB_EXECUTION_CPU_RUNNER_H

#include "Execution/Bufferization/TensorData.h"
#include "Execution/Cpu/Compiler.h"
#include "Runtime/Cpu/HostEmulation.h"

#include <optional>

namespace remat {

/// The bytes of the process in physical memory, as the system counts them.
struct ResidentMemory {
  int64_t before = 0; ///< The resident bytes before the step ran.
  int64_t peak = 0;   ///< The peak of resident bytes while the step ran.
  int64_t ofStep() const { return peak - before; }
};

struct RunResult {
  std::vector<TensorData> outputs;
  /// The most bytes that were live at one time, without the arguments. Outputs
  /// are included. Donated arguments are included, too, because the step owns
  /// them.
  int64_t peakBytes = 0;
  int64_t allocations = 0;
  /// The number of outputs that are in the buffer of an input.
  int64_t outputsInPlace = 0;
  /// The most bytes that copies on the host took at one time.
  int64_t hostPeakBytes = 0;
  /// The number of copies to the host and back, the bytes that they copied, and
  /// the number of waits.
  int64_t copies = 0, copiedBytes = 0, awaits = 0;
  /// The bytes that are live at the end although no output needs them, and how
  /// many times the step freed memory that was not live. Both figures are 0
  /// unless the compiler is wrong.
  int64_t leakedBytes = 0, badFrees = 0;
  /// The duration of the call in seconds. The arguments and the arena are
  /// already in memory when the call starts.
  double seconds = 0;
  double cpuSeconds = 0; ///< The CPU time of all threads during the call.
  /// The resident memory of the process, if known.
  std::optional<ResidentMemory> resident;
  /// The bytes that the contraction kernel takes for packed blocks and tables
  /// (Contraction.h).
  int64_t scratchBytes = 0;
};

/// Runs one step on a copy of \p inputs. The \p options say when the copies
/// between device and host run.
RunResult runStep(const CompiledSteps &steps, size_t step,
                  llvm::ArrayRef<TensorData> inputs,
                  const EmulationOptions &options = {});

/// Two outputs with the same index, compared bit for bit.
struct OutputDifference {
  size_t output = 0;
  int64_t differingElements = 0;
  int64_t firstElement = 0;
  /// The largest |a - b| over all elements of the two outputs for which neither
  /// a nor b is NaN.
  double largest = 0;
};

/// Statistics of one set of outputs, over all its floating-point elements.
struct OutputQuality {
  int64_t nan = 0, inf = 0;
  /// The first output that has no finite element. A comparison of an output
  /// without finite elements proves nothing.
  std::optional<size_t> meaningless;
};

/// Returns the outputs that differ, sorted by their index. Both sets of outputs
/// must have the same types.
std::vector<OutputDifference> compareOutputs(llvm::ArrayRef<TensorData> a,
                                             llvm::ArrayRef<TensorData> b);

OutputQuality inspectOutputs(llvm::ArrayRef<TensorData> outputs);

/// Returns a 64-bit hash (FNV-1a) of the types and bytes of all outputs.
uint64_t checksum(llvm::ArrayRef<TensorData> outputs);

} // namespace remat

#endif // REMAT_LIB_EXECUTION_CPU_RUNNER_H
