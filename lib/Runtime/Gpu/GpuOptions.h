//===- GpuOptions.h - The command line of a compiled step -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every compiled step is a program with the same command line. This file reads
// the command line.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_GPUOPTIONS_H
#define REMAT_LIB_RUNTIME_GPU_GPUOPTIONS_H

#include "Runtime/Gpu/GpuRuntime.h"

#include <string>

namespace remat {

struct GpuOptions {
  std::string runtime = "cuda";
  /// File names. An empty name means no file.
  std::string inputs, batches, outputs, log, trace, calibrate;
  bool graph = false;
  /// Whether each step begins with the results of the step before it.
  bool train = false;
  int64_t steps = 0; ///< The value 0 asks for one step for each batch.
  uint64_t seed = 1;
  CudaOptions cuda;
};

/// Reads the command line. Ends the process with exit code 2 if an argument is
/// wrong.
GpuOptions readGpuOptions(int argc, char **argv);

/// Prints \p message and the options, and ends the process with exit code 2.
[[noreturn]] void failUsage(const std::string &message);

} // namespace remat

#endif // REMAT_LIB_RUNTIME_GPU_GPUOPTIONS_H
