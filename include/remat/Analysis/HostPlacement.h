//===- HostPlacement.h - Values in the host's memory, for XLA ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// XLA keeps a value in the host's memory where a custom_call says so, and
// brings it back where another one does. It makes copies of these, and of what
// writes such a value into a stack and reads it back. This header is the one
// place that knows how they are spelled.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_ANALYSIS_HOSTPLACEMENT_H
#define REMAT_ANALYSIS_HOSTPLACEMENT_H

#include "mlir/IR/Builders.h"

namespace remat {

inline constexpr llvm::StringLiteral kOnHost = "pinned_host";
inline constexpr llvm::StringLiteral kOnDevice = "device";

/// \p value, in \p place from here on.
mlir::Value annotatePlacement(mlir::OpBuilder &builder, mlir::Location loc,
                              mlir::Value value, llvm::StringRef place);

/// Where \p op, such a custom_call, puts its operand; else nothing.
std::optional<llvm::StringRef> placementOf(mlir::Operation *op);

/// Whether \p value is made by an op that puts it in the host's memory.
bool isPlacedOnHost(mlir::Value value);

} // namespace remat

#endif // REMAT_ANALYSIS_HOSTPLACEMENT_H
