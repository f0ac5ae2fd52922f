//===- OpOrder.h - The order of the ops of a block --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MLIR verifies that a value is made before it is read only in regions of ops
// that it knows. A step may be in the region of another one: in
// `sdy.manual_computation` of Shardy, or in `stablehlo.while`.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_OPORDER_H
#define REMAT_LIB_ANALYSIS_OPS_OPORDER_H

#include "mlir/IR/Operation.h"

namespace remat {

/// Returns \p ops, which are in one block, in the order of the program.
llvm::SmallVector<mlir::Operation *>
inProgramOrder(llvm::ArrayRef<mlir::Operation *> ops);

/// The first op in \p block, nested ones included, that reads a value before
/// the block makes it; null if there is none.
mlir::Operation *findReaderAhead(mlir::Block &block);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_OPORDER_H
