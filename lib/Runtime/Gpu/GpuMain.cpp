//===- GpuMain.cpp - The main function of a compiled step -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The exit code is 0 if the step ran, 2 if the command line is wrong, and 3 if
// the device failed.
//===----------------------------------------------------------------------===//
#include "Runtime/Gpu/GpuRun.h"
#include "Runtime/Gpu/GpuStep.h"

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

// A library in the place of the driver uses the functions below. It has no
// device on which kernels could run.

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
  // The output of a step appears when the step ends.
  std::setvbuf(stdout, nullptr, _IOLBF, 0);
  GpuOptions options = readGpuOptions(argc, argv);
  std::string error;
  if (!readGpuProgram(rematProgramText, program, error))
    failGpu("this executable is broken: " + error);
  runGpuStep(program, options);
}
