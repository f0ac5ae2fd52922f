//===- OpOrder.h - The order of the ops of a block --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MLIR verifies that values are made before they are read, but only in regions
// of known ops. A step may be in a region of an unknown op, such as
// `sdy.manual_computation` of Shardy or `stablehlo.while`.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_OPORDER_H
#define REMAT_LIB_ANALYSIS_OPS_OPORDER_H

#include "mlir/IR/Operation.h"

namespace remat {

/// Returns \p ops in program order. All ops in \p ops must be in one block.
llvm::SmallVector<mlir::Operation *>
inProgramOrder(llvm::ArrayRef<mlir::Operation *> ops);

/// Returns the first op that reads a value before \p block makes it, or null.
/// The op that reads the value may be nested in an op of the block.
mlir::Operation *findReaderAhead(mlir::Block &block);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_OPORDER_H
