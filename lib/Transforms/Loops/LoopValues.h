//===- LoopValues.h - Compares rewritten loops with the original *- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This file checks that a step with rewritten loops returns the same values as
// before. The check uses neither the plan nor the code of the rewrite. The
// check gives a number to each value of both steps. If two values have the same
// number, the same ops compute them from equal values. Fences do not change the
// number of a value, and neither does a copy to the host. For two loops, the
// values of their joint body have numbers. In the joint body, a slice that is
// read from a slot has the number of the value that was written into the slot.
// The number of an index in a loop stands for a function of the forward loop's
// counter. It does not matter which of the two loops computes the index. A
// recomputed value therefore has the number of the original value. A value of
// another iteration has a different number.
//
// If unused ops are erased or ops are merged or moved, no number changes. All
// passes except the rewrite of the loops must have run on both steps in the
// same way. Loops in the bodies of other loops are not compared.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_LOOPVALUES_H
#define REMAT_LIB_TRANSFORMS_LOOPS_LOOPVALUES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Emits an error if the step \p after returns other values than the step
/// \p before, or has other loops. The steps must be in different modules.
mlir::LogicalResult compareLoopValues(mlir::func::FuncOp before,
                                      mlir::func::FuncOp after);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_LOOPVALUES_H
