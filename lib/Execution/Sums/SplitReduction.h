//===- SplitReduction.h - Splits one reduction into two ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// MLIR's linalg::splitReduction works on tensors. At this stage the step is on
// buffers. This file therefore does the same for ops on buffers.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_SUMS_SPLITREDUCTION_H
#define REMAT_LIB_EXECUTION_SUMS_SPLITREDUCTION_H

#include "Execution/Sums/Reduction.h"

namespace remat::execution {

/// Splits each sum of \p op, which \p reduction describes, into about \p parts
/// parts. One op computes the parts into a buffer, and another op adds them.
/// Does nothing if no dimension can be split in this way. Both ops add in a
/// fixed order, which differs from the order of \p op.
void splitReduction(mlir::RewriterBase &rewriter, mlir::linalg::LinalgOp op,
                    const Reduction &reduction, int64_t parts);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_SUMS_SPLITREDUCTION_H
