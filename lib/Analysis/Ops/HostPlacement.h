//===- HostPlacement.h - Values in the host's memory ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Some ops put a value into the host's memory, and others bring it back. A copy
// between host and device consists of such ops, and of ops that write the value
// into a stack or read it from the stack. XLA uses custom_calls, and steps on
// linalg use `remat.to_host` and `remat.to_device`. Only this header knows how
// ops for the host's memory are written.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_HOSTPLACEMENT_H
#define REMAT_LIB_ANALYSIS_OPS_HOSTPLACEMENT_H

#include "mlir/IR/Builders.h"

namespace remat {

inline constexpr llvm::StringLiteral kOnHost = "pinned_host";
inline constexpr llvm::StringLiteral kOnDevice = "device";

/// Annotates \p value for XLA: from here on, it is in the memory \p place.
/// Returns the annotated value.
mlir::Value annotatePlacement(mlir::OpBuilder &builder, mlir::Location loc,
                              mlir::Value value, llvm::StringRef place);

/// Returns the memory into which \p op puts its operand. It knows the ops of
/// both XLA and remat. Returns nothing for ops that put their operand nowhere.
std::optional<llvm::StringRef> placementOf(mlir::Operation *op);

/// Returns whether \p value is the result of an op that puts values into the
/// host's memory.
bool isPlacedOnHost(mlir::Value value);

/// Returns whether \p value, a result of an `scf.for`, is a stack whose slots
/// the loop puts into the host's memory.
bool isHostStack(mlir::Value value);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_HOSTPLACEMENT_H
