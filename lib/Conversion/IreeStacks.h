//===- IreeStacks.h - Stacks of loops in one place --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A loop that writes one slot of a stack in each iteration needs the stack
// once. IREE copies all of what a loop hands on in each iteration, so that it
// holds every stack twice. This spells such loops so that it writes in place.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CONVERSION_IREESTACKS_H
#define REMAT_LIB_CONVERSION_IREESTACKS_H

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace remat {

/// A value that an `scf.for` hands on, each slot of which is written once, and
/// which the loop does not read.
struct IreeStack {
  unsigned number; ///< Among what the loop hands on.
  mlir::tensor::InsertSliceOp update;
};

/// The stacks of \p loop.
llvm::SmallVector<IreeStack> stacksOf(mlir::scf::ForOp loop);

/// Gives each stack memory of its own before \p loop, and hides from IREE that
/// it is handed on: what hides is no argument of a block, of which IREE makes a
/// copy before it writes. No two stacks may begin as the same value then, for
/// they would be the same memory; so each begins as an allocation, whose
/// content nobody reads.
void writeInPlace(mlir::scf::ForOp loop, llvm::ArrayRef<IreeStack> stacks);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_IREESTACKS_H
