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

/// A carried value of an `scf.for` that the loop does not read. The loop writes
/// each slot of it once.
struct IreeStack {
  unsigned number; ///< The index of this value among the carried values.
  mlir::tensor::InsertSliceOp update;
};

/// Returns the stacks of \p loop.
llvm::SmallVector<IreeStack> stacksOf(mlir::scf::ForOp loop);

/// Allocates each stack before \p loop, and hides from IREE that the loop
/// carries it. Hidden stacks are not block arguments, because IREE copies block
/// arguments before it writes to them. Two stacks may not begin as the same
/// value, because they would share memory. Therefore each stack begins as an
/// allocation of its own. The initial content is not read.
void writeInPlace(mlir::scf::ForOp loop, llvm::ArrayRef<IreeStack> stacks);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_IREESTACKS_H
