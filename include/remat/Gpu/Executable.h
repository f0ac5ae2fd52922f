//===- Executable.h - A step as a program of its own ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The last stage for a GPU: kernels become machine code for each chip, the
// host's calls become an object, and both are linked with the runtime into one
// program.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_GPU_EXECUTABLE_H
#define REMAT_GPU_EXECUTABLE_H

#include "remat/Gpu/Pipeline.h"

#include "mlir/IR/BuiltinOps.h"

namespace remat {

/// What an executable is made of, besides GpuOptions.
struct GpuCompileOptions {
  std::string function; ///< The step's; empty: as remat-gpu-buffers finds it.
  /// An arena above the budget that the step was planned for is an error.
  bool checkBudget = false;
  std::vector<std::string> chips{"sm_90"};
  /// Where CUDA's ptxas, fatbinary and libdevice are: bin/ and nvvm/libdevice/
  /// of this folder. Empty: the environment's CUDA_HOME, CUDA_ROOT or
  /// CUDA_PATH, or /usr/local/cuda.
  std::string toolkit;
  /// Put the kernels in as code of this machine too.
  bool hostKernels = false;
  /// What links, and the folder of the runtime's libraries.
  std::string linker = "clang++-22", runtimeFolder;
};

/// What the assembler said about the kernels for one chip.
struct ChipReport {
  std::string chip;
  int64_t kernels = 0;
  int64_t mostRegisters = 0; ///< Of a thread.
  int64_t spillBytes = 0;    ///< Of registers to memory, over all kernels.
  int64_t sharedBytes = 0;   ///< Most that a block takes.
};

struct CompileReport {
  std::vector<ChipReport> chips;
  std::string slab; ///< As describeSlab (GpuProgram.h).
};

/// Compiles the step of \p module, which is used up, to the executable
/// \p output. Emits an error where that fails; then there is no file.
mlir::FailureOr<CompileReport> compileForGpu(mlir::ModuleOp module,
                                             llvm::StringRef output,
                                             const GpuOptions &gpu,
                                             const GpuCompileOptions &options);

} // namespace remat

#endif // REMAT_GPU_EXECUTABLE_H
