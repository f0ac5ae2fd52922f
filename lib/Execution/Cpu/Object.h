//===- Object.h - A step as an object file with a C interface ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes a compiled step as an object file and a C header. A program that uses
// them needs only the runtime's library. The section "Object files" of
// docs/reference/Execution.md documents the interface.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_CPU_OBJECT_H
#define REMAT_LIB_EXECUTION_CPU_OBJECT_H

#include "Execution/Cpu/Compiler.h"

#include "mlir/IR/BuiltinOps.h"

namespace remat {

/// A step in the LLVM dialect, with the functions NAME_run and
/// NAME_arena_bytes.
struct LoweredStep {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  StepInfo info;
  std::string name;
  unsigned optLevel = 2; ///< The value for CompileOptions::optLevel.
};

/// Lowers a copy of \p step to the LLVM dialect. The buffers of the step are in
/// an arena, or are separate buffers of the runtime if \p options ask for
/// AddressSanitizer. Emits an error if \p name is not a C identifier, or if an
/// op cannot be compiled.
mlir::FailureOr<LoweredStep> lowerStep(mlir::func::FuncOp step,
                                       llvm::StringRef name,
                                       CompileOptions options = {});

/// Returns position-independent object code. Emits an error if LLVM refuses.
mlir::FailureOr<std::string> makeObject(const LoweredStep &step,
                                        const CompileOptions &options = {});

/// Returns the text of the C header for the object.
std::string makeHeader(const LoweredStep &step);

} // namespace remat

#endif // REMAT_LIB_EXECUTION_CPU_OBJECT_H
