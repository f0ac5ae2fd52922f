//===- LoopValues.h - Do rewritten loops compute the same -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Says whether a step whose loops were rewritten returns the values that it
// returned before, without a look at the plan or at the rewrite. Values get
// numbers, so that equal numbers are made by the same ops of equal values:
// fences, and where a value is kept, make none. Of a pair of loops the joint
// body of one iteration is numbered. There a slice that is read is the value
// that was written into its slot, and an index is what it is of the forward
// loop's counter, whichever loop computes it. So a value that is computed again
// has the number of the first, and one of another iteration has not.
//
// Ops that merge, move, or are gone because nobody reads them change no number.
// Any other pass must have run on both steps. What loops in the bodies of other
// loops do is not compared.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPVALUES_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPVALUES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Fails where \p after, which is of a module of its own, returns something
/// else than \p before, or has other loops, and says what.
mlir::LogicalResult compareLoopValues(mlir::func::FuncOp before,
                                      mlir::func::FuncOp after);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPVALUES_H
