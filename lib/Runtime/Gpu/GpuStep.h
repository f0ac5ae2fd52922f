//===- GpuStep.h - The parts of a compiled step -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The command remat-compile makes these parts, and links them with the runtime.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_GPUSTEP_H
#define REMAT_LIB_RUNTIME_GPU_GPUSTEP_H

#include "Runtime/Gpu/HostBlock.h"

#include <cstdint>

extern "C" {
extern const char rematProgramText[];
extern const char rematDeviceCode[];
extern const char rematConstantData[];
/// One entry for each kernel, if the step was compiled with --host-kernels.
extern const remat::HostKernel rematHostKernels[];
extern const int64_t rematHostKernelCount;
void rematStep(int64_t context, char *slab);
}

#endif // REMAT_LIB_RUNTIME_GPU_GPUSTEP_H
