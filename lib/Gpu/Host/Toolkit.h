//===- Toolkit.h - Makes machine code from IR -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiled step is a program for a CPU that launches kernels. The functions
// of Toolkit.h make the machine code of this program. The toolkit also finds
// CUDA's assembler ptxas, which turns kernels into machine code, and runs it in
// a temporary folder. On request, the toolkit also compiles the kernels for the
// CPU, so that a step can be checked without a GPU.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_HOST_TOOLKIT_H
#define REMAT_LIB_GPU_HOST_TOOLKIT_H

#include "Exchange/RemovedOnSignal.h"
#include "Gpu/Host/Executable.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/Module.h"

namespace remat::gpu {

/// For each kernel of \p kernels, adds a function to the end of \p module. The
/// name of the function is "host_" followed by the kernel's name. The added
/// function still has structured control flow. The arguments of the function
/// are the kernel's parameters and the thread's number.
void addHostKernels(mlir::ModuleOp module, mlir::gpu::GPUModuleOp kernels);

/// Lowers the functions of \p module to the LLVM dialect. Buffers become bare
/// pointers.
mlir::LogicalResult lowerHostCode(mlir::ModuleOp module);

/// Adds the table of the kernels' functions to \p module. The table is empty if
/// \p hasKernels is false.
void addHostKernelTable(llvm::Module &module,
                        llvm::ArrayRef<std::string> kernels, bool hasKernels);

/// Optimises \p module at \p optLevel, like clang -O, and writes it as an
/// object file for this machine.
mlir::LogicalResult writeObject(llvm::Module &module, llvm::StringRef file,
                                unsigned optLevel, mlir::Location location);

/// A folder for temporary files. The folder is removed with this object, or
/// when a signal ends the process.
class TemporaryFolder {
public:
  TemporaryFolder() = default;
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder &) = delete;
  TemporaryFolder &operator=(const TemporaryFolder &) = delete;

  /// Makes the folder. This function must be called before the other functions
  /// of the class.
  mlir::LogicalResult make(mlir::Location location);
  /// Returns the path of a file in the folder. The file need not exist yet.
  std::string file(llvm::StringRef name);

private:
  llvm::SmallString<128> path;
  /// The first element of the list removes the folder. The other elements of
  /// the list remove the folder's files.
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
