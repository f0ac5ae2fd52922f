//===- OpOrder.h - The order of the ops of a block --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MLIR verifies only in regions of known ops that a value is made before it is
// read. A step may be in a region of an unknown op: in `sdy.manual_computation`
// of Shardy, or in `stablehlo.while`.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_OPORDER_H
#define REMAT_LIB_ANALYSIS_OPS_OPORDER_H

#include "mlir/IR/Operation.h"

namespace remat {

/// Returns \p ops, which are in one block, in program order.
llvm::SmallVector<mlir::Operation *>
inProgramOrder(llvm::ArrayRef<mlir::Operation *> ops);

/// Returns the first op in \p block, nested ops included, that reads a value
/// before the block makes it, or null.
mlir::Operation *findReaderAhead(mlir::Block &block);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_OPORDER_H
