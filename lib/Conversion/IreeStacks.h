//===- IreeStacks.h - Makes loops of IREE write stacks in place -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A loop that writes one slot of a stack in each iteration needs only one copy
// of the stack. IREE copies all carried values in each iteration, so it holds
// every stack twice. This file rewrites such loops so that they write the stack
// in place.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CONVERSION_IREESTACKS_H
#define REMAT_LIB_CONVERSION_IREESTACKS_H

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace remat {

/// A carried value of an `scf.for` that the loop does not read, and of which it
/// writes each slot once.
struct IreeStack {
  unsigned number; ///< The number among the carried values.
  mlir::tensor::InsertSliceOp update;
};

/// Returns the stacks of \p loop.
llvm::SmallVector<IreeStack> stacksOf(mlir::scf::ForOp loop);

/// Allocates each stack before \p loop, and hides from IREE that the loop
/// carries it. Hidden stacks are no block arguments, because IREE copies these
/// before it writes to them. Two stacks may not begin as the same value,
/// because they would share memory. Therefore each begins as an allocation, and
/// nobody reads the initial content.
void writeInPlace(mlir::scf::ForOp loop, llvm::ArrayRef<IreeStack> stacks);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_IREESTACKS_H
