//===- HostCode.h - The host's code of a step -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiled step is a program for a CPU that launches kernels. This file makes
// the machine code of this program. If asked to, it also compiles the kernels
// for the CPU, so that a step can be checked without a GPU.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_GPU_HOST_HOSTCODE_H
#define REMAT_LIB_GPU_HOST_HOSTCODE_H

#include "Gpu/Host/Executable.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "llvm/IR/Module.h"

namespace remat::gpu {

/// For each kernel of \p kernels, adds a function to the end of \p module. Its
/// name is "host_" and the kernel's name. The function still has structured
/// control flow. Its arguments are the kernel's parameters and the thread's
/// number.
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

} // namespace remat::gpu

#endif // REMAT_LIB_GPU_HOST_HOSTCODE_H
