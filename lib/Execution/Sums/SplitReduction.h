//===- SplitReduction.h - One reduction as two ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// linalg::splitReduction of upstream works on tensors, and by then the step is
// on buffers; so this does the same for ops on buffers.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_SUMS_SPLITREDUCTION_H
#define REMAT_LIB_EXECUTION_SUMS_SPLITREDUCTION_H

#include "Execution/Sums/Reduction.h"

namespace remat::execution {

/// Splits each sum of \p op, which \p reduction describes, into about \p parts
/// parts: an op that computes them into a buffer and an op that adds them. Does
/// nothing if no dimension can be cut so. Both ops keep to a fixed order, which
/// is not that of \p op.
void splitReduction(mlir::RewriterBase &rewriter, mlir::linalg::LinalgOp op,
                    const Reduction &reduction, int64_t parts);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_SUMS_SPLITREDUCTION_H
