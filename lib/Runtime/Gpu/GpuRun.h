//===- GpuRun.h - Runs the step that is linked in ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// This file is the main part of a compiled step. It makes inputs, runs the step
// several times, and prints memory, times and the checksum of the outputs.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_GPURUN_H
#define REMAT_LIB_RUNTIME_GPU_GPURUN_H

#include "Runtime/Gpu/GpuOptions.h"
#include "Runtime/Gpu/HostBlock.h"

#include <cstdint>

// The parts of a compiled step. The command remat-compile makes them, and links
// them with the runtime.
extern "C" {
extern const char rematProgramText[];
extern const char rematDeviceCode[];
extern const char rematConstantData[];
/// One entry for each kernel, if the step was compiled with --host-kernels.
extern const remat::HostKernel rematHostKernels[];
extern const int64_t rematHostKernelCount;
void rematStep(int64_t context, char *slab);
}

namespace remat {

/// Runs the step that is linked in with \p options. The step is described by \p
/// program. Prints and writes the results. Any failure ends the process.
void runGpuStep(const GpuProgram &program, const GpuOptions &options);

} // namespace remat

#endif // REMAT_LIB_RUNTIME_GPU_GPURUN_H
