//===- InlineCalls.h - Inlines every call below a function ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Upstream's inliner refuses bodies with unregistered ops, which StableHLO in
// generic form is made of. A training step needs less than it offers: direct
// calls of single-block functions.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PREPARE_INLINECALLS_H
#define REMAT_LIB_TRANSFORMS_PREPARE_INLINECALLS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Replaces each func.call in \p function, nested regions included, by its
/// callee's body. Emits an error at the call where it is recursive or its
/// callee has no body, or a body of several blocks.
llvm::LogicalResult inlineCalls(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PREPARE_INLINECALLS_H
