//===- InlineCalls.h - Inlines every call below a function ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MLIR's inliner refuses bodies with unregistered ops. StableHLO in its generic
// form consists of such ops. For a training step, less is enough: direct calls
// of functions that have one block.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PREPARE_INLINECALLS_H
#define REMAT_LIB_TRANSFORMS_PREPARE_INLINECALLS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Replaces each func.call in \p function, also in nested regions, by the body
/// of its callee. Emits an error at a call that is recursive. Also emits an
/// error if the callee has no body or several blocks.
llvm::LogicalResult inlineCalls(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PREPARE_INLINECALLS_H
