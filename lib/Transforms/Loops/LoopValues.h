//===- LoopValues.h - Do rewritten loops compute the same -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks that a step with rewritten loops returns the same values as before,
// without the plan or the rewrite. Values get numbers, so that equal numbers
// are made by the same ops from equal values. Fences and the place of a value
// do not change its number. For a pair of loops, the joint body of one
// iteration is numbered. In it a slice that is read has the number of the value
// written into its slot. An index is numbered as a function of the forward
// loop's counter, whichever loop computes it. So a recomputed value has the
// number of the first one, and a value of another iteration has a different
// one.
//
// Ops that were merged, moved or removed as unused change no number. All other
// passes must have run on both steps. Loops in the bodies of other loops are
// not compared.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPVALUES_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPVALUES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Fails with an error if \p after, which is in a module of its own, returns
/// other values than \p before, or has other loops.
mlir::LogicalResult compareLoopValues(mlir::func::FuncOp before,
                                      mlir::func::FuncOp after);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPVALUES_H
