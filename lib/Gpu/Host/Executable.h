//===- Executable.h - A step as a separate program --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Making an executable is the last stage for a GPU. Kernels become machine code
// for each chip, and the host's calls become an object file. The machine code,
// the object file and the runtime are linked into one program.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_HOST_EXECUTABLE_H
#define REMAT_LIB_GPU_HOST_EXECUTABLE_H

#include "Gpu/Host/Pipeline.h"

#include "mlir/IR/BuiltinOps.h"

namespace remat {

/// Options of an executable that GpuOptions does not have.
struct GpuCompileOptions {
  /// The step's name. If the name is empty, remat-gpu-buffers finds the step.
  std::string function;
  /// Whether it is an error if the arena exceeds the planned budget.
  bool checkBudget = false;
  std::vector<std::string> chips{"sm_90"};
  /// The folder of CUDA's tools. The toolkit's folder bin/ has ptxas and
  /// fatbinary, and nvvm/libdevice/ has libdevice. If no folder is given, the
  /// environment's CUDA_HOME, CUDA_ROOT or CUDA_PATH is used, or else
  /// /usr/local/cuda.
  std::string toolkit;
  /// Whether the program also contains the kernels as code for this machine's
  /// CPU.
  bool hostKernels = false;
  /// The linker, and the folder of the runtime's libraries.
  std::string linker = "clang++-22", runtimeFolder;
};

/// The assembler's statistics about the kernels of one chip.
struct ChipReport {
  std::string chip;
  int64_t kernels = 0;
  int64_t mostRegisters = 0; ///< The most registers that a thread uses.
  /// The bytes of registers that the compiler spills to memory, over all
  /// kernels.
  int64_t spillBytes = 0;
  int64_t sharedBytes = 0; ///< The most shared memory that a block uses.
};

struct CompileReport {
  std::vector<ChipReport> chips;
  std::string slab; ///< The text that describeSlab returns (GpuProgram.h).
};

/// Compiles the step of \p module to the executable \p output. The module
/// cannot be used afterwards. If the compilation fails, emits an error and
/// writes no file.
mlir::FailureOr<CompileReport> compileForGpu(mlir::ModuleOp module,
                                             llvm::StringRef output,
                                             const GpuOptions &gpu,
                                             const GpuCompileOptions &options);

} // namespace remat

#endif // REMAT_LIB_GPU_HOST_EXECUTABLE_H
