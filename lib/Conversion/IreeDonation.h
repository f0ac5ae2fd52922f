//===- IreeDonation.h - Results in donated arguments ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A donated argument saves memory only if the compiler writes a result into it.
// If IREE is told to do so, it writes the result there, and does not check
// whether the argument is still read later. This file moves ops so that the
// argument is dead before its buffer is overwritten.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CONVERSION_IREEDONATION_H
#define REMAT_LIB_CONVERSION_IREEDONATION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Returns whether any argument of \p function is marked as donated.
bool hasDonation(mlir::func::FuncOp function);

/// Replaces the marks of donated arguments by IREE's mark, `iree.abi.output`,
/// if the step stays correct. IREE writes the result into the argument's buffer
/// without checking for later reads. The result must therefore come from an
/// elementwise op that reads each element of the argument just before it writes
/// this element. This op moves after all other readers of the argument. A
/// fusion barrier on its operands prevents IREE from computing it earlier.
///
/// Other arguments lose their mark, with a remark. Fences must be converted
/// before this function is called. Emits an error if two marks contradict each
/// other.
mlir::LogicalResult donateToIree(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_IREEDONATION_H
