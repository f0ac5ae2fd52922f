//===- Emit.h - Writes a step's object file and its header ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A step can be compiled for another program to call. This file writes its
// object file and the C header for it.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_TOOLS_REMATRUN_EMIT_H
#define REMAT_TOOLS_REMATRUN_EMIT_H

#include "Execution/Cpu/Object.h"

namespace remat {

/// Writes a file as a whole or not at all, and prints the reason if it fails.
mlir::LogicalResult writeFile(const std::string &path, std::string_view text);

/// The files to write. A file with an empty name is not written.
struct EmitOptions {
  std::string object, header;
  std::string name = "step"; ///< The prefix of the C functions.
};

/// Compiles \p step and writes its files, each as a whole or not at all. Emits
/// an error if \p step cannot be compiled, and prints one if a file cannot be
/// written.
mlir::LogicalResult emitStep(mlir::func::FuncOp step,
                             const EmitOptions &options,
                             const CompileOptions &compile);

} // namespace remat

#endif // REMAT_TOOLS_REMATRUN_EMIT_H
