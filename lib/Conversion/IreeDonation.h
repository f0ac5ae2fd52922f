//===- IreeDonation.h - Results in donated arguments ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A donated argument saves memory only if the compiler writes a result into it.
// IREE does so where it is told to, and does not check that the argument is
// dead by then; this moves ops until it is.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CONVERSION_IREEDONATION_H
#define REMAT_LIB_CONVERSION_IREEDONATION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace remat {

/// Whether any argument of \p function is marked as donated.
bool hasDonation(mlir::func::FuncOp function);

/// Turns all marks of donation into IREE's, `iree.abi.output`, where the step
/// stays right. IREE writes the result into the argument's buffer and does not
/// look whether the argument is read later, so that
///
/// - the result must come from an elementwise op that reads the argument in no
///   other place than it writes;
/// - that op goes behind all other readers of the argument, and a fusion
///   barrier of what it reads keeps IREE from computing it earlier.
///
/// Other arguments lose their mark, with a remark. Fences are converted before.
/// Fails, with an error, where two marks contradict each other.
mlir::LogicalResult donateToIree(mlir::func::FuncOp function);

} // namespace remat

#endif // REMAT_LIB_CONVERSION_IREEDONATION_H
