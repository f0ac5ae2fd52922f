//===- Executable.h - A step as a program of its own ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// This is the last stage for a GPU. Kernels become machine code for each chip,
// the host's calls become an object, and both are linked with the runtime into
// one program.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_HOST_EXECUTABLE_H
#define REMAT_LIB_GPU_HOST_EXECUTABLE_H

#include "Gpu/Host/Pipeline.h"

#include "mlir/IR/BuiltinOps.h"

namespace remat {

/// The options of an executable besides GpuOptions.
struct GpuCompileOptions {
  /// The step's name; if empty, remat-gpu-buffers finds it.
  std::string function;
  /// Whether an arena above the planned budget is an error.
  bool checkBudget = false;
  std::vector<std::string> chips{"sm_90"};
  /// The folder of CUDA's ptxas, fatbinary and libdevice, which are in its
  /// folders bin/ and nvvm/libdevice/. If empty, CUDA_HOME, CUDA_ROOT or
  /// CUDA_PATH of the environment is used, or /usr/local/cuda.
  std::string toolkit;
  /// Whether the program also includes the kernels as code for this machine.
  bool hostKernels = false;
  /// The linker, and the folder of the runtime's libraries.
  std::string linker = "clang++-22", runtimeFolder;
};

/// The assembler's statistics of the kernels for one chip.
struct ChipReport {
  std::string chip;
  int64_t kernels = 0;
  int64_t mostRegisters = 0; ///< The most registers that a thread uses.
  /// Bytes that registers spill to memory, over all kernels.
  int64_t spillBytes = 0;
  int64_t sharedBytes = 0; ///< The most shared memory that a block uses.
};

struct CompileReport {
  std::vector<ChipReport> chips;
  std::string slab; ///< The text of describeSlab (GpuProgram.h).
};

/// Compiles the step of \p module to the executable \p output. \p module cannot
/// be used afterwards. If that fails, emits an error and writes no file.
mlir::FailureOr<CompileReport> compileForGpu(mlir::ModuleOp module,
                                             llvm::StringRef output,
                                             const GpuOptions &gpu,
                                             const GpuCompileOptions &options);

} // namespace remat

#endif // REMAT_LIB_GPU_HOST_EXECUTABLE_H
