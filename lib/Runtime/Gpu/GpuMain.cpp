//===- GpuMain.cpp - The main function of a compiled step -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exit code 0: it ran; 2: the command line is wrong; 3: the device failed.
//
//===----------------------------------------------------------------------===//
#include "Runtime/Gpu/GpuRun.h"
#include "Runtime/Gpu/GpuStep.h"

#include <cstdio>

using namespace remat;

/// What is in this executable.
static GpuProgram program;

static const GpuKernel *findKernel(const char *name) {
  for (const GpuKernel &kernel : program.kernels)
    if (kernel.name == name)
      return &kernel;
  return nullptr;
}

// For a library in the driver's place, which has no device to run kernels on.

extern "C" int64_t rematHostKernelParameters(const char *name) {
  const GpuKernel *kernel = findKernel(name);
  return kernel ? int64_t(kernel->parameters.size()) : 0;
}

/// Does nothing where the step was compiled without --host-kernels.
extern "C" void rematHostKernelRun(const char *name, const int64_t *words) {
  const GpuKernel *kernel = findKernel(name);
  if (kernel && rematHostKernelCount > 0)
    runHostKernel(rematHostKernels[kernel - program.kernels.data()], words,
                  kernel->grid, kernel->block, kernel->isTogether());
}

int main(int argc, char **argv) {
  std::setvbuf(stdout, nullptr, _IOLBF, 0); // Steps show as they end.
  GpuOptions options = readGpuOptions(argc, argv);
  std::string error;
  if (!readGpuProgram(rematProgramText, program, error))
    failGpu("this executable is broken: " + error);
  runGpuStep(program, options);
}
