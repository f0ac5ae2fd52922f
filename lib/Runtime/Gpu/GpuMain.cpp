//===- GpuMain.cpp - The main function of a compiled step -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The exit code is 0 if the step ran, 2 if the command line is wrong, and 3 if
// the device failed.
//===----------------------------------------------------------------------===//
#include "Runtime/Gpu/GpuRun.h"

#include <cstdio>

using namespace remat;

/// The contents of this executable.
static GpuProgram program;

static const GpuKernel *findKernel(const char *name) {
  for (const GpuKernel &kernel : program.kernels)
    if (kernel.name == name)
      return &kernel;
  return nullptr;
}

// A library that replaces the driver calls the functions below. Such a library
// has no device that could run kernels.

extern "C" int64_t rematHostKernelParameters(const char *name) {
  const GpuKernel *kernel = findKernel(name);
  return kernel ? int64_t(kernel->parameters.size()) : 0;
}

/// Does nothing if the step was compiled without --host-kernels.
extern "C" void rematHostKernelRun(const char *name, const int64_t *words) {
  const GpuKernel *kernel = findKernel(name);
  if (kernel && rematHostKernelCount > 0)
    runHostKernel(rematHostKernels[kernel - program.kernels.data()], words,
                  kernel->grid, kernel->block, kernel->isTogether());
}

int main(int argc, char **argv) {
  // Lines appear when they are printed, not only at the end.
  std::setvbuf(stdout, nullptr, _IOLBF, 0);
  GpuOptions options = readGpuOptions(argc, argv);
  std::string error;
  if (!readGpuProgram(rematProgramText, program, error))
    failGpu("this executable is broken: " + error);
  runGpuStep(program, options);
}
