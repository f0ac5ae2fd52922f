//===- HostPlacement.h - Values in the host's memory ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A value lies in the host's memory where an op says so, and comes back where
// another one does. Copies are made of these, and of what writes such a value
// into a stack and reads it back. XLA has custom_calls for it, steps on linalg
// `remat.to_host` and `remat.to_device`. This header is the one place that
// knows how they are spelled.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_HOSTPLACEMENT_H
#define REMAT_LIB_ANALYSIS_OPS_HOSTPLACEMENT_H

#include "mlir/IR/Builders.h"

namespace remat {

inline constexpr llvm::StringLiteral kOnHost = "pinned_host";
inline constexpr llvm::StringLiteral kOnDevice = "device";

/// \p value, in \p place from here on, for XLA.
mlir::Value annotatePlacement(mlir::OpBuilder &builder, mlir::Location loc,
                              mlir::Value value, llvm::StringRef place);

/// Returns where \p op, in either form, puts its operand; else nothing.
std::optional<llvm::StringRef> placementOf(mlir::Operation *op);

/// Whether \p value is made by an op that puts it in the host's memory.
bool isPlacedOnHost(mlir::Value value);

/// Whether \p value, a result of an `scf.for`, is a stack of slots that the
/// loop puts in the host's memory.
bool isHostStack(mlir::Value value);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_HOSTPLACEMENT_H
