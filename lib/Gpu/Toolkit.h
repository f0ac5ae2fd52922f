//===- Toolkit.h - CUDA's assembler -----------------------------*- C++ -*-===//
#ifndef REMAT_LIB_GPU_TOOLKIT_H
#define REMAT_LIB_GPU_TOOLKIT_H

#include "remat/Gpu/Executable.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace remat::gpu {

/// A folder for files that are gone with this object.
class TemporaryFolder {
public:
  TemporaryFolder();
  ~TemporaryFolder();
  std::string file(llvm::StringRef name) const;

private:
  llvm::SmallString<128> path;
};

/// Runs a program. An error at \p location, with what it printed, where it does
/// not succeed; its output otherwise.
mlir::FailureOr<std::string> runTool(mlir::Location location,
                                     const TemporaryFolder &folder,
                                     llvm::StringRef program,
                                     llvm::ArrayRef<std::string> arguments);

/// The kernels of \p kernels, in NVVM, for every chip of \p options: a fatbin.
mlir::FailureOr<std::string> assembleKernels(mlir::gpu::GPUModuleOp kernels,
                                             const GpuCompileOptions &options,
                                             std::vector<ChipReport> &reports);

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_TOOLKIT_H
