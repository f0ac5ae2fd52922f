//===- InlineCalls.h - Inlines every call below a function ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MLIR's inliner refuses bodies with unregistered ops, and StableHLO in generic
// form consists of these. A training step needs only a part of it: direct calls
// of functions with one block.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PREPARE_INLINECALLS_H
#define REMAT_LIB_TRANSFORMS_PREPARE_INLINECALLS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Replaces each func.call in \p function, nested regions included, by its
/// callee's body. Emits an error at a call that is recursive, or whose callee
/// has no body or several blocks.
llvm::LogicalResult inlineCalls(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PREPARE_INLINECALLS_H
