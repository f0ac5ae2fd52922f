//===- Jit.h - LLVM dialect to machine code in this process -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// This is the last stage of remat-run. It turns a module in the LLVM dialect
// into machine code in this process, and each step into a function that can be
// called.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_CPU_JIT_H
#define REMAT_LIB_EXECUTION_CPU_JIT_H

#include "Execution/Cpu/Compiler.h"

#include "mlir/ExecutionEngine/ExecutionEngine.h"

namespace remat::execution {

using StepFunction = void (*)(void *runtime, void *arena, void **buffers);

/// Compiles \p module for this CPU, optimised to \p optLevel. Emits an error
/// and returns null if LLVM refuses.
std::unique_ptr<mlir::ExecutionEngine> makeEngine(mlir::ModuleOp module,
                                                  const CompileOptions &options,
                                                  unsigned optLevel);

/// Returns the function called \p name. The first call generates the machine
/// code.
StepFunction lookUp(mlir::ExecutionEngine &engine, llvm::StringRef name,
                    mlir::Location location);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_CPU_JIT_H
