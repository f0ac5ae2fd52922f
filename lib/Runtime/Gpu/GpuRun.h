//===- GpuRun.h - Runs the step that is linked in ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// This file is the main part of a compiled step. It makes inputs, runs the step
// several times, and prints memory, times and the checksum of the outputs.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_GPURUN_H
#define REMAT_LIB_RUNTIME_GPU_GPURUN_H

#include "Runtime/Gpu/GpuOptions.h"

namespace remat {

/// Runs the step of GpuStep.h with \p options. The step is described by \p
/// program. Prints and writes the results. Any failure ends the process.
void runGpuStep(const GpuProgram &program, const GpuOptions &options);

} // namespace remat

#endif // REMAT_LIB_RUNTIME_GPU_GPURUN_H
