//===- Toolkit.h - CUDA's assembler -----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// CUDA's assembler ptxas is a program that turns kernels into machine code.
// This file finds ptxas, runs it in a temporary folder, and turns its output
// into diagnostics.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_HOST_TOOLKIT_H
#define REMAT_LIB_GPU_HOST_TOOLKIT_H

#include "Exchange/RemovedOnSignal.h"
#include "Gpu/Host/Executable.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "llvm/ADT/StringSet.h"

namespace remat::gpu {

/// A folder for temporary files. The folder is removed with this object, or
/// when a signal ends the process.
class TemporaryFolder {
public:
  TemporaryFolder() = default;
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder &) = delete;
  TemporaryFolder &operator=(const TemporaryFolder &) = delete;

  /// Makes the folder. This function must be called before the others.
  mlir::LogicalResult make(mlir::Location location);
  /// Returns the path of a file in the folder. The file need not exist.
  std::string file(llvm::StringRef name);

private:
  llvm::SmallString<128> path;
  /// The first element removes the folder. The other elements remove its files.
  std::vector<std::unique_ptr<RemovedOnSignal>> removals;
  llvm::StringSet<> names;
};

/// Runs a program and returns its output. If the program fails, emits an error
/// at \p location with the program's output.
mlir::FailureOr<std::string> runTool(mlir::Location location,
                                     TemporaryFolder &folder,
                                     llvm::StringRef program,
                                     llvm::ArrayRef<std::string> arguments);

/// Compiles \p kernels, which are in NVVM, for every chip of \p options.
/// Returns a fatbin.
mlir::FailureOr<std::string> assembleKernels(mlir::gpu::GPUModuleOp kernels,
                                             const GpuCompileOptions &options,
                                             std::vector<ChipReport> &reports);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_HOST_TOOLKIT_H
