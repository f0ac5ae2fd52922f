//===- LoopValues.h - Compares rewritten loops with the original *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks that a step with rewritten loops returns the same values as before.
// The check uses neither the plan nor the rewrite. Values get numbers. Equal
// numbers mean that the same ops compute the values from equal values. Neither
// fences nor the place of a value change its number. For a pair of loops, the
// joint body of one iteration is numbered. In the joint body, a slice that is
// read has the number of the value written into its slot. The number of an
// index is a function of the forward loop's counter, whichever loop computes
// the index. A recomputed value therefore has the number of the first one, and
// a value of another iteration has a different number.
//
// Merging, moving or removing unused ops changes no number. All other passes
// must have run on both steps. Loops in the bodies of other loops are not
// compared.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPVALUES_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPVALUES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Emits an error if \p after, which is in another module, returns other values
/// than \p before or has other loops.
mlir::LogicalResult compareLoopValues(mlir::func::FuncOp before,
                                      mlir::func::FuncOp after);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPVALUES_H
